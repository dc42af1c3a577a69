package server

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"mentsu/internal/api"
)

// TestLongTurns holds that requests that may take long wait for one another, and that no
// other request waits for them.
func TestLongTurns(t *testing.T) {
	s, at := start(t, Options{Long: 1, Concurrency: 1, Queue: 1, Timeout: 500 * time.Millisecond})
	enough := make(chan struct{})
	s.do = func(r *api.Request) (api.Response, *api.Error) {
		if r.Long() {
			<-enough
		}
		return api.Do(r)
	}
	answers := make(chan answered, 2)
	for range 2 {
		go func() { answers <- ask(t, "POST", at+"/v1/odds", `{"tiles":1}`) }()
	}
	wait(t, "one is worked out and one waits", func() bool { return s.long.inside() == 1 && s.long.waiting.Load() == 1 })
	if got := ask(t, "POST", at+"/v1/improve", `{"hand":"1mj"}`); got.status != 503 || !strings.Contains(got.body, `"overloaded"`) || got.header.Get("Retry-After") != "1" {
		t.Errorf("%+v", got)
	}
	for path, body := range map[string]string{"explain": `{"hand":"1m"}`, "improve": `{"hand":"1m"}`, "win": `{"hand":"1mj"}`, "shanten": `{"hand":"1m"}`} {
		if got := ask(t, "POST", at+"/v1/"+path, body); got.status != 200 {
			t.Errorf("%s: %+v", path, got)
		}
	}
	for range 2 { // one for the wait and one for the work
		if got := <-answers; got.status != 503 || !strings.Contains(got.body, `"timeout"`) {
			t.Errorf("%+v", got)
		}
	}
	if s.long.inside() != 1 {
		t.Error("what is worked out has no place any more")
	}
	close(enough)
	wait(t, "it is done", func() bool { return s.long.inside() == 0 })
	if got := ask(t, "POST", at+"/v1/odds", `{"tiles":1}`); got.status != 200 {
		t.Errorf("%+v", got)
	}
}

// endless takes a minute at least, if nothing stops it.
var endless = fmt.Sprintf(`{"only":"pinfu","samples":%d}`, mostSamples)

// TestLongStops holds that nobody plays on when the time is over or the client has left.
func TestLongStops(t *testing.T) {
	s, at := start(t, Options{Long: 1, Timeout: 300 * time.Millisecond})
	if got := ask(t, "POST", at+"/v1/odds", endless); got.status != 503 || !strings.Contains(got.body, `"timeout"`) {
		t.Errorf("%+v", got)
	}
	wait(t, "it has stopped", func() bool { return s.long.inside() == 0 })

	s, at = start(t, Options{Long: 1, Timeout: time.Hour})
	ctx, leave := context.WithCancel(t.Context())
	r, err := http.NewRequestWithContext(ctx, "POST", at+"/v1/odds", strings.NewReader(endless))
	if err != nil {
		t.Fatal(err)
	}
	left := make(chan error, 1)
	go func() {
		response, err := transport.RoundTrip(r)
		if err == nil {
			_ = response.Body.Close()
		}
		left <- err
	}()
	wait(t, "it is worked out", func() bool { return s.long.inside() == 1 })
	leave()
	if err := <-left; err == nil {
		t.Error("an answer in no time")
	}
	wait(t, "it has stopped", func() bool { return s.long.inside() == 0 && s.metrics.inFlight.Load() == 0 })
	if got := value(t, s.metrics.requests.WithLabelValues("/v1/odds", "499")); got != 1 {
		t.Errorf("%v requests are counted whose client left", got)
	}
}

// TestBatchStops holds the same for the rows of a batch.
func TestBatchStops(t *testing.T) {
	s, at := start(t, Options{})
	conn := openBatch(t, at, "")
	if err := chunk(conn, strings.Repeat(`{"op":"odds",`+endless[1:]+"\n", 10)); err != nil {
		t.Fatal(err)
	}
	wait(t, "the batch is open", func() bool { return s.batches.inside() == 1 })
	if err := conn.Close(); err != nil {
		t.Fatal(err)
	}
	wait(t, "it is not", func() bool { return s.batches.inside() == 0 && s.metrics.inFlight.Load() == 0 })
}

// TestSamples refuses to play more than strangers may ask for.
func TestSamples(t *testing.T) {
	_, at := start(t, Options{})
	fields := fmt.Sprintf(`"samples":%d`, mostSamples+1)
	got := ask(t, "POST", at+"/v1/odds", "{"+fields+"}")
	want := `"error":{"code":"too_large","message":"at most 1000000 are played here, not 1000001","field":"samples"}`
	if got.status != 413 || !strings.Contains(got.body, want) {
		t.Errorf("%+v", got)
	}
	for query, lines := range map[string]string{"": `{"op":"odds",` + fields + "}\n", "?op=odds&samples=1000001": "1m\n"} {
		if got := ask(t, "POST", at+"/v1/batch"+query, lines); got.status != 200 || !strings.Contains(got.body, want+`,"line":1}`) {
			t.Errorf("%q: %+v", query, got)
		}
	}
}

// TestQuickBesideLong measures nothing, but would take a minute if plain requests had to wait
// for long ones.
func TestQuickBesideLong(t *testing.T) {
	s, at := start(t, Options{})
	ctx, leave := context.WithCancel(t.Context())
	for range 4 * s.o.Long {
		r, err := http.NewRequestWithContext(ctx, "POST", at+"/v1/odds", strings.NewReader(endless))
		if err != nil {
			t.Fatal(err)
		}
		go func() {
			if response, err := transport.RoundTrip(r); err == nil {
				_, _ = io.Copy(io.Discard, response.Body)
				_ = response.Body.Close()
			}
		}()
	}
	wait(t, "all places are taken", func() bool { return s.long.inside() == s.o.Long && s.long.waiting.Load() > 0 })
	for range 50 {
		if got := ask(t, "POST", at+"/v1/analyze", `{"hand":"123m0567p789s1145z"}`); got.status != 200 {
			t.Fatalf("%+v", got)
		}
	}
	leave()
	wait(t, "all have stopped", func() bool { return s.metrics.inFlight.Load() == 0 && s.long.inside() == 0 })
}
