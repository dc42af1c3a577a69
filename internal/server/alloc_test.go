package server

import (
	"bytes"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// sink is where answers go without a connection.
type sink struct {
	header http.Header
	status int
	size   int
}

func (s *sink) Header() http.Header { return s.header }

func (s *sink) WriteHeader(status int) { s.status = status }

func (s *sink) Write(b []byte) (int, error) {
	s.size += len(b)
	return len(b), nil
}

// asking returns what asks s the same again and again, with none of the work of net/http.
func asking(t testing.TB, path, text string) func() {
	s, err := New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	body := bytes.NewReader([]byte(text))
	r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, path, body)
	r.ContentLength = int64(len(text))
	r.Body = io.NopCloser(body)
	w := &sink{header: http.Header{}}
	return func() {
		_, _ = body.Seek(0, io.SeekStart) // cannot fail
		clear(w.header)
		s.ServeHTTP(w, r)
		if w.status != http.StatusOK {
			t.Fatal(w.status)
		}
	}
}

func BenchmarkShanten(b *testing.B) {
	ask := asking(b, "/v1/shanten", `{"hand":"123m0567p789s1145z"}`)
	b.ReportAllocs()
	for b.Loop() {
		ask()
	}
}

// TestAllocations holds how often a plain request takes memory, and that no answer changes
// the headers that all of them share.
func TestAllocations(t *testing.T) {
	ask := asking(t, "/v1/shanten", `{"hand":"123m0567p789s1145z"}`)
	if n := testing.AllocsPerRun(1000, ask); n > 7 && !raceDetector {
		t.Errorf("%v allocations", n)
	}
	if noSniffing[0] != "nosniff" || !strings.HasPrefix(noContent[0], "default-src 'none'") || noReferrer[0] != "no-referrer" || kinds[jsonKind][0] != jsonKind {
		t.Error("shared headers have changed")
	}
}
