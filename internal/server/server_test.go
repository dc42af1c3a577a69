package server

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/gzip"

	"mentsu/internal/api"
	"mentsu/internal/batch"
)

// start serves over the loopback for the time of the test.
func start(t *testing.T, o Options) (s *Server, at string) {
	t.Helper()
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	web := httptest.NewServer(s)
	t.Cleanup(web.Close)
	return s, web.URL + o.BasePath
}

// answer is what came back of a request.
type answered struct {
	status int
	header http.Header
	body   string
}

var transport = &http.Transport{DisableCompression: true}

// ask sends a request as it is: nothing is unpacked, no redirection followed. Headers are
// given as name and value in turn.
func ask(t *testing.T, method, url, body string, headers ...string) answered {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, url, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Add(headers[i], headers[i+1])
	}
	response, err := transport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close() //nolint:errcheck // read to its end
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answered{response.StatusCode, response.Header, string(text)}
}

// row returns the row that a batch has for a line.
func row(t *testing.T, line string) string {
	t.Helper()
	var out bytes.Buffer
	if _, err := batch.Run(t.Context(), batch.One(strings.NewReader(line+"\n")), &out, batch.Options{}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestOperations asks every operation its example in both ways, and expects the bytes of a
// batch.
func TestOperations(t *testing.T) {
	_, at := start(t, Options{})
	for _, o := range api.Ops() {
		want := row(t, `{"op":"`+o.Name+`",`+o.Example()[1:])
		if got := ask(t, "POST", at+"/v1/"+o.Name, o.Example()); got.status != 200 || got.body != want || got.header.Get("Content-Type") != "application/json" {
			t.Errorf("POST %s: %d %s, want %s", o.Name, got.status, got.body, want)
		}
	}
	got := ask(t, "GET", at+"/v1/restrict?id=7&hand=123m0567p789s1145z&only=honitsu+%7C+toitoi", "")
	if want := row(t, `{"id":7,"op":"restrict","hand":"123m0567p789s1145z","only":"honitsu | toitoi"}`); got.status != 200 || got.body != want {
		t.Errorf("%d %s, want %s", got.status, got.body, want)
	}
}

// errorIn returns the member error of a body, and its id and operation.
func errorIn(t *testing.T, body string) (id, op, fault string) {
	t.Helper()
	var members struct {
		ID    json.RawMessage
		Op    string
		Error json.RawMessage
	}
	if err := json.Unmarshal([]byte(body), &members); err != nil {
		t.Fatalf("%s: %v", body, err)
	}
	return string(members.ID), members.Op, string(members.Error)
}

// TestRefusals expects of requests that are wrong the error of the batch, in a problem
// document with the status that fits.
func TestRefusals(t *testing.T) {
	_, at := start(t, Options{})
	for _, c := range []struct {
		fields string
		status int
	}{
		{`"hand":"123m0567p789s1145"`, 422},
		{`"hand":"123m0567p789s1145","lang":"ja","id":{"a":[1]}`, 422},
		{`"hand":"11111m"`, 422},
		{`"hand":"1m","players":5`, 422},
		{`"hand":"1m","tanyao":true`, 422},
		{`"hand":"1m","hand":"1m"`, 400},
		{`"hand":"1m"`, 422}, // of useful one tile is fine, of discards not
		{``, 422},
	} {
		op := "discards"
		body := "{" + c.fields + "}"
		line := `{"op":"` + op + `"}`
		if c.fields != "" {
			line = `{"op":"` + op + `",` + c.fields + "}"
		}
		got := ask(t, "POST", at+"/v1/"+op, body)
		wantID, _, wantError := errorIn(t, row(t, line))
		gotID, gotOp, gotError := errorIn(t, got.body)
		if got.status != c.status || gotID != wantID || gotOp != op || gotError != wantError {
			t.Errorf("%s: %d %s, want %d %s", body, got.status, got.body, c.status, wantError)
		}
		var p problem
		if err := json.Unmarshal([]byte(got.body), &p); err != nil || p.Status != c.status || p.Title != http.StatusText(c.status) || p.Detail != p.Error.Error() ||
			p.Type != "/docs#"+string(p.Error.Code) || p.RequestID != got.header.Get("X-Request-Id") || got.header.Get("Content-Type") != "application/problem+json" {
			t.Errorf("%s: %+v, %v", body, p, got.header)
		}
	}
}

// TestStatuses holds what is answered around the operations.
func TestStatuses(t *testing.T) {
	_, at := start(t, Options{BasePath: "/mahjong", Version: []byte(`{"version":"v1"}`)})
	for _, c := range []struct {
		method, path, body string
		status             int
		says               string
	}{
		{"POST", "/v1/shante", "{}", 404, `"unknown_op"`},
		{"POST", "/v1/", "{}", 404, `"unknown_op"`},
		{"POST", "/v1/batch/", "{}", 404, `"unknown_op"`},
		{"GET", "/none", "", 404, `"not_found"`},
		{"GET", "/../../etc/passwd", "", 307, ""},
		{"GET", "/%2e%2e/%2e%2e/etc/passwd", "", 404, `"not_found"`},
		{"POST", "/", "", 404, `"not_found"`},
		{"GET", "/", "", 200, "<!doctype html>"},
		{"GET", "/index.html", "", 200, "<!doctype html>"},
		{"GET", "/dist/index.html", "", 404, `"not_found"`},
		{"POST", "/app.js", "", 404, `"not_found"`},
		{"DELETE", "/v1/shanten", "", 405, `"method_not_allowed"`},
		{"GET", "/v1/batch", "", 405, `"method_not_allowed"`},
		{"POST", "/docs", "", 405, `"method_not_allowed"`},
		{"GET", "/v1/shanten", "", 422, `"no hand"`},
		{"GET", "/v1/shanten?hand=%zz", "", 400, `"broken_request"`},
		{"GET", "/v1/shanten?hand=%ff", "", 400, `"broken_request"`},
		{"GET", "/v1/shanten?hand=1m&hand=2m", "", 422, `stands twice`},
		{"GET", "/v1/shanten?hand=1m&x=2m", "", 422, `"unknown_field"`},
		{"POST", "/v1/shanten", `{"hand":"1m","op":"useful"}`, 422, `"field":"op"`},
		{"POST", "/v1/shanten", `[]`, 400, `"bad_json"`},
		{"POST", "/v1/shanten", ``, 400, `"bad_json"`},
		{"GET", "/healthz", "", 200, "ok\n"},
		{"GET", "/version", "", 200, "{\"version\":\"v1\"}\n"},
		{"OPTIONS", "/v1/shanten", "", 204, ""},
	} {
		got := ask(t, c.method, at+c.path, c.body)
		if got.status != c.status || !strings.Contains(got.body, c.says) {
			t.Errorf("%s %s: %d %s, want %d with %s", c.method, c.path, got.status, got.body, c.status, c.says)
		}
	}
	if got := ask(t, "DELETE", at+"/v1/shanten", ""); got.header.Get("Allow") != "POST, GET, HEAD, OPTIONS" {
		t.Errorf("allows %q", got.header.Get("Allow"))
	}
	if got := ask(t, "GET", at, ""); got.header.Get("Location") != "/mahjong/" {
		t.Errorf("leads to %q", got.header.Get("Location"))
	}
	if got := ask(t, "GET", strings.TrimSuffix(at, "/mahjong")+"/v1/shanten?hand=1m", ""); got.status != 404 {
		t.Errorf("without the base path: %d", got.status)
	}
	if got := ask(t, "GET", at+"/none", "", "Accept-Language", "fr, ja;q=0.5"); !strings.Contains(got.body, "何もない") {
		t.Errorf("not in Japanese: %s", got.body)
	}
}

func TestBasePath(t *testing.T) {
	for path, ok := range map[string]bool{"": true, "/a": true, "/a/b-c.d": true, "a": false, "/": false, "/a/": false, "/{a}": false, "/a b": false} {
		if _, err := New(Options{BasePath: path}); (err == nil) != ok {
			t.Errorf("%q: %v", path, err)
		}
	}
}

// TestCaching holds tags, HEAD, and that a cache need not ask for what it has.
func TestCaching(t *testing.T) {
	_, at := start(t, Options{})
	url := at + "/v1/analyze?hand=123m0567p789s1145z"
	got := ask(t, "GET", url, "")
	tag := got.header.Get("ETag")
	if !strings.HasPrefix(tag, `W/"`) || !strings.Contains(got.header.Get("Cache-Control"), "public") {
		t.Fatalf("%v", got.header)
	}
	if other := ask(t, "GET", url+"&id=1", ""); other.header.Get("ETag") == tag {
		t.Error("another answer with the same tag")
	}
	_, again := start(t, Options{})
	if same := ask(t, "GET", strings.Replace(url, at, again, 1), ""); same.header.Get("ETag") != tag {
		t.Error("another server has another tag")
	}
	for _, known := range []string{tag, `"x", ` + tag, "*", strings.TrimPrefix(tag, "W/")} {
		if kept := ask(t, "GET", url, "", "If-None-Match", known); kept.status != 304 || kept.body != "" || kept.header.Get("ETag") != tag || kept.header.Get("Vary") != got.header.Get("Vary") || kept.header.Get("Cache-Control") != got.header.Get("Cache-Control") {
			t.Errorf("%s: %+v", known, kept)
		}
	}
	if fresh := ask(t, "GET", url, "", "If-None-Match", `W/"0"`); fresh.status != 200 || fresh.body != got.body {
		t.Errorf("%+v", fresh)
	}
	head := ask(t, "HEAD", url, "")
	if head.status != 200 || head.body != "" || head.header.Get("ETag") != tag || head.header.Get("Content-Length") != got.header.Get("Content-Length") {
		t.Errorf("%+v", head)
	}
	if wrong := ask(t, "GET", at+"/v1/shanten?hand=1", ""); wrong.header.Get("ETag") != "" || wrong.header.Get("Cache-Control") != "no-store" {
		t.Errorf("%v", wrong.header)
	}
}

// TestGzip holds that long answers are packed for those who ask for it, and no others.
func TestGzip(t *testing.T) {
	_, at := start(t, Options{})
	long, short := `{"hand":"123m0567p789s1145z"}`, `{"hand":"1m"}`
	plain := ask(t, "POST", at+"/v1/analyze", long)
	for accept, packs := range map[string]bool{"gzip": true, "br, GZIP;q=0.5": true, "*": true, "": false, "gzip;q=0": false, "identity": false, "gzip;q=x": false} {
		got := ask(t, "POST", at+"/v1/analyze", long, "Accept-Encoding", accept)
		if packed := got.header.Get("Content-Encoding") == "gzip"; packed != packs || !slices.Contains(got.header.Values("Vary"), "Accept-Encoding") {
			t.Errorf("%q: packed %v, %v", accept, packed, got.header)
			continue
		}
		if packs {
			r, err := gzip.NewReader(strings.NewReader(got.body))
			if err != nil {
				t.Fatal(err)
			}
			text, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			got.body = string(text)
		}
		if got.body != plain.body {
			t.Errorf("%q: another answer", accept)
		}
	}
	if got := ask(t, "POST", at+"/v1/shanten", short, "Accept-Encoding", "gzip"); got.header.Get("Content-Encoding") != "" {
		t.Error("a short answer is packed")
	}
}

// TestHeaders holds the headers of all answers, and names of requests that go through.
func TestHeaders(t *testing.T) {
	_, at := start(t, Options{})
	for _, path := range []string{"/v1/shanten?hand=1m", "/none", "/docs", "/healthz"} {
		h := ask(t, "GET", at+path, "", "Origin", "https://a.example").header
		if h.Get("X-Content-Type-Options") != "nosniff" || !strings.HasPrefix(h.Get("Content-Security-Policy"), "default-src 'none'") || h.Get("X-Request-Id") == "" || h.Get("Access-Control-Allow-Origin") != "" {
			t.Errorf("%s: %v", path, h)
		}
	}
	for id, kept := range map[string]bool{"a-B_3.x": true, "": false, "a b": false, "a\"b": false, strings.Repeat("a", 65): false} {
		if got := ask(t, "GET", at+"/healthz", "", "X-Request-Id", id).header.Get("X-Request-Id"); (got == id) != kept {
			t.Errorf("%q becomes %q", id, got)
		}
	}
}

func TestCORS(t *testing.T) {
	_, one := start(t, Options{Origins: []string{"https://a.example"}})
	_, all := start(t, Options{Origins: []string{"*"}})
	for _, c := range []struct{ at, origin, allowed string }{
		{one, "https://a.example", "https://a.example"}, {one, "https://b.example", ""}, {one, "", ""}, {all, "https://b.example", "*"},
	} {
		for _, method := range []string{"OPTIONS", "GET"} {
			h := ask(t, method, c.at+"/v1/shanten?hand=1m", "", "Origin", c.origin, "Access-Control-Request-Method", "POST").header
			if h.Get("Access-Control-Allow-Origin") != c.allowed || !slices.Contains(h.Values("Vary"), "Origin") ||
				(h.Get("Access-Control-Allow-Methods") != "") != (c.allowed != "" && method == "OPTIONS") {
				t.Errorf("%s from %q: %v", method, c.origin, h)
			}
		}
	}
}
