package server

import (
	"net/http/httptest"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// serveOnce answers a request without a network.
func serveOnce(t *testing.T, s *Server, method, target, body string) *httptest.ResponseRecorder {
	t.Helper()
	w := httptest.NewRecorder()
	r := httptest.NewRequestWithContext(t.Context(), method, "/", strings.NewReader(body))
	r.URL.Path, r.URL.RawQuery, _ = strings.Cut(target, "?")
	s.ServeHTTP(w, r)
	return w
}

// expected returns what an operation answers, with the status of it.
func expected(r api.Request, err *api.Error) (status int, body string) {
	if err == nil {
		var response api.Response
		if response, err = api.Do(&r); err == nil {
			return 200, string(api.Marshal(response)) + "\n"
		}
	}
	return statusOf(err.Code), `"error":` + string(api.Marshal(err.In(r.Lang)))
}

// FuzzPost sends any body to any operation, and expects the answer or error of package api.
func FuzzPost(f *testing.F) {
	for i, o := range api.Ops() {
		f.Add(uint8(i), o.Example())
	}
	f.Add(uint8(1), `{"hand":"1m","lang":"ja","id":[1],"op":"x"}`)
	f.Add(uint8(2), " {\"hand\" : \"4567m\" , \"pool\":\"hand\"}\r\n")
	f.Add(uint8(3), "{\"hand\":\"\xff\"}")
	s, err := New(Options{})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, n uint8, body string) {
		ops := api.Ops()
		op := ops[int(n)%len(ops)].Name
		if len(body) > 10_000 {
			return
		}
		w := serveOnce(t, s, "POST", "/v1/"+op, body)
		status, want := expected(api.Read(op, []byte(body)))
		if w.Code != status || status == 200 && w.Body.String() != want || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%s %q: %d %s, want %d %s", op, body, w.Code, w.Body, status, want)
		}
	})
}

// FuzzGet sends any query to shanten, and expects the answer or error of package api.
func FuzzGet(f *testing.F) {
	for _, query := range []string{"hand=1m", "hand=1m&id=%7B%7D&pool=seen&seen=2m", "hand=%zz", "hand=1m&hand=1m", "a=b", "four_as_two_pairs&hand=1m", "=&=", "hand=1+1m&lang=zh", "%68and=1"} {
		f.Add(query)
	}
	s, err := New(Options{})
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, query string) {
		w := serveOnce(t, s, "GET", "/v1/shanten?"+query, "")
		fields, broken := queryFields(query)
		if broken != nil {
			if w.Code != 400 {
				t.Errorf("%q: %d %s", query, w.Code, w.Body)
			}
			return
		}
		status, want := expected(api.ReadTexts("shanten", fields))
		if w.Code != status || !strings.Contains(w.Body.String(), want) {
			t.Errorf("%q: %d %s, want %d %s", query, w.Code, w.Body, status, want)
		}
	})
}
