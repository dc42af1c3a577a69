package server

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"net/http/httptest"
	"net/netip"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	dto "github.com/prometheus/client_model/go"
	"github.com/prometheus/common/expfmt"
	"github.com/prometheus/common/model"
)

// gathered returns all metrics of s.
func gathered(t *testing.T, s *Server) []*dto.MetricFamily {
	t.Helper()
	families, err := s.metrics.registry.Gather()
	if err != nil {
		t.Fatal(err)
	}
	return families
}

// value returns what c has counted.
func value(t *testing.T, c prometheus.Counter) float64 {
	t.Helper()
	var m dto.Metric
	if err := c.Write(&m); err != nil {
		t.Fatal(err)
	}
	return m.GetCounter().GetValue()
}

// TestMetrics holds what is counted, under which names, and that the text can be read.
func TestMetrics(t *testing.T) {
	s, at := start(t, Options{})
	ask(t, "POST", at+"/v1/shanten", `{"hand":"1m"}`)
	ask(t, "POST", at+"/v1/shanten", `{"hand":"1m"}`)
	ask(t, "POST", at+"/v1/shanten", `{"hand":"1"}`)
	ask(t, "POST", at+"/v1/batch", "x\ny\n{\"op\":\"shanten\",\"hand\":\"1m\"}\n")
	admin := httptest.NewServer(s.adminHandler())
	defer admin.Close()
	text := ask(t, "GET", admin.URL+"/metrics", "").body
	parser := expfmt.NewTextParser(model.LegacyValidation)
	if _, err := parser.TextToMetricFamilies(strings.NewReader(text)); err != nil {
		t.Error(err)
	}
	for _, want := range []string{
		`mentsu_http_requests_total{code="200",route="/v1/shanten"} 2`,
		`mentsu_http_requests_total{code="422",route="/v1/shanten"} 1`,
		`mentsu_http_requests_total{code="200",route="/v1/odds"} 0`,
		`mentsu_http_request_duration_seconds_bucket{route="/v1/shanten",le="+Inf"} 3`,
		`mentsu_http_request_duration_seconds_count{route="/v1/shanten"} 3`,
		`mentsu_batch_rows_total{result="ok"} 1`,
		`mentsu_batch_rows_total{result="failed"} 2`,
		`mentsu_http_requests_in_flight 0`,
		`mentsu_answers_running 0`,
		`mentsu_answers_waiting 0`,
		`mentsu_batches_running 0`,
		`mentsu_ready 0`,
	} {
		if !strings.Contains(text, want+"\n") {
			t.Errorf("no %s in %s", want, text)
		}
	}
	for _, name := range []string{"go_goroutines", "go_memstats_heap_alloc_bytes", "go_memstats_sys_bytes", "go_gc_duration_seconds_count", "process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds"} {
		if !strings.Contains(text, "\n"+name+" ") && (runtime.GOOS == "linux" || !strings.HasPrefix(name, "process_")) {
			t.Errorf("no %s", name)
		}
	}
	if got := ask(t, "GET", at+"/metrics", ""); got.status != 404 {
		t.Errorf("metrics for everybody: %+v", got)
	}
}

// TestReadiness is asked at both addresses.
func TestReadiness(t *testing.T) {
	s, at := start(t, Options{})
	admin := httptest.NewServer(s.adminHandler())
	defer admin.Close()
	for _, want := range []answered{{status: 503, body: "warming up\n"}, {status: 200, body: "ready\n"}, {status: 503, body: "draining\n"}} {
		for _, url := range []string{at, admin.URL} {
			if got := ask(t, "GET", url+"/readyz", ""); got.status != want.status || got.body != want.body {
				t.Errorf("%+v, want %+v", got, want)
			}
			if got := ask(t, "GET", url+"/healthz", ""); got.status != 200 {
				t.Errorf("not alive: %+v", got)
			}
		}
		s.warmUp()
		s.draining.Store(want.status == 200)
	}
}

// TestTimes puts times into the buckets that hold them.
func TestTimes(t *testing.T) {
	s, _ := start(t, Options{})
	tally := s.metrics.tallyOf("/x")
	for _, d := range []time.Duration{0, 500 * time.Microsecond, 501 * time.Microsecond, 10 * time.Second, time.Minute} {
		tally.count(200, d)
	}
	for _, f := range gathered(t, s) {
		for _, m := range f.GetMetric() {
			if h := m.GetHistogram(); h != nil && m.GetLabel()[0].GetValue() == "/x" {
				got := map[float64]uint64{}
				for _, b := range h.GetBucket() {
					got[b.GetUpperBound()] = b.GetCumulativeCount()
				}
				if got[0.0005] != 2 || got[0.001] != 3 || got[5] != 3 || got[10] != 4 || h.GetSampleCount() != 5 {
					t.Errorf("%v", h)
				}
				return
			}
		}
	}
	t.Error("no times")
}

// TestProfiles asks for what go tool pprof asks for.
func TestProfiles(t *testing.T) {
	s, _ := start(t, Options{})
	admin := httptest.NewServer(s.adminHandler())
	defer admin.Close()
	for path, packed := range map[string]bool{"heap": true, "goroutine": true, "profile?seconds=0.05": true, "trace?seconds=0.05": false, "heap?debug=1": false, "": false} {
		got := ask(t, "GET", admin.URL+"/debug/pprof/"+path, "")
		if got.status != 200 || got.body == "" || strings.HasPrefix(got.body, "\x1f\x8b") != packed {
			t.Errorf("%s: %d, %d bytes", path, got.status, len(got.body))
		}
	}
	if got := ask(t, "GET", admin.URL+"/debug/pprof/none", ""); got.status != 404 {
		t.Errorf("%+v", got)
	}
}

// TestLog holds that lines are samples, faults of the service apart, and hold no hand.
func TestLog(t *testing.T) {
	var out bytes.Buffer
	s, at := start(t, Options{Log: slog.New(slog.NewJSONHandler(&out, nil))})
	s.mux.HandleFunc("/panic", s.handler(&route{path: "/panic", methods: []string{"GET"}, serve: func(*exchange) { panic("on purpose") }}))
	s.notes.next.Store(time.Now().Add(time.Hour).UnixNano())
	ask(t, "POST", at+"/v1/shanten", `{"hand":"1m"}`)
	ask(t, "POST", at+"/v1/shanten", `{"hand":"1m"}`)
	s.notes.next.Store(0)
	ask(t, "POST", at+"/v1/shanten", `{"hand":"1m"}`, "X-Request-Id", "mine")
	ask(t, "POST", at+"/v1/shanten", `{"hand":"1m9"}`)
	ask(t, "GET", at+"/panic", "")
	ask(t, "GET", at+"/panic", "")
	var messages []string
	for l := range strings.Lines(out.String()) {
		var line struct {
			Msg, ID, Route, Code string
			Status, Skipped      int
			Reason               string
		}
		if err := json.Unmarshal([]byte(l), &line); err != nil {
			t.Fatal(err)
		}
		messages = append(messages, line.Msg+" "+line.Route+" "+line.Code)
		if line.ID == "mine" && (line.Skipped != 2 || line.Status != 200) || strings.Contains(l, "1m") {
			t.Errorf("%s", l)
		}
	}
	want := "request /v1/shanten |request /v1/shanten invalid_hand|panic /panic |request /panic internal|panic /panic |request /panic internal"
	if got := strings.Join(messages, "|"); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestClient finds out who asks, and believes trusted proxies only.
func TestClient(t *testing.T) {
	s, err := New(Options{Trusted: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8"), netip.MustParsePrefix("::1/128")}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ peer, forwarded, want string }{
		{"192.0.2.1:80", "", "192.0.2.1"},
		{"192.0.2.1:80", "198.51.100.1", "192.0.2.1"},
		{"10.0.0.1:80", "198.51.100.1", "198.51.100.1"},
		{"10.0.0.1:80", "203.0.113.1, 198.51.100.1, 10.1.1.1", "198.51.100.1"},
		{"10.0.0.1:80", "rubbish, 10.1.1.1", "10.1.1.1"},
		{"10.0.0.1:80", "198.51.100.1:4711, 10.1.1.1:80", "198.51.100.1"},
		{"10.0.0.1:80", "[2001:db8::1]:4711", "2001:db8::1"},
		{"10.0.0.1:80", "::ffff:198.51.100.1", "198.51.100.1"},
		{"10.0.0.1:80", "", "10.0.0.1"},
		{"[::1]:80", "2001:db8::1", "2001:db8::1"},
		{"[::ffff:192.0.2.1]:80", "", "192.0.2.1"},
		{"@", "198.51.100.1", "198.51.100.1"},
		{"@", "", "invalid IP"},
	} {
		r := httptest.NewRequestWithContext(t.Context(), "GET", "/", nil)
		r.RemoteAddr = c.peer
		r.Header.Set("X-Forwarded-For", c.forwarded)
		if got := s.client(r); got.String() != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// TestRate refuses a client that asks too often, and says how long to wait.
func TestRate(t *testing.T) {
	_, at := start(t, Options{Rate: 1, Trusted: []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}})
	from := func(client, path string) answered { return ask(t, "GET", at+path, "", "X-Forwarded-For", client) }
	for range 2 {
		if got := from("192.0.2.1", "/v1/shanten?hand=1m"); got.status != 200 {
			t.Errorf("%+v", got)
		}
	}
	if got := from("192.0.2.1", "/v1/shanten?hand=1m"); got.status != 429 || got.header.Get("Retry-After") != "1" || !strings.Contains(got.body, `"too_many_requests"`) {
		t.Errorf("%+v", got)
	}
	if got := from("192.0.2.2", "/v1/shanten?hand=1m"); got.status != 200 {
		t.Errorf("another client: %+v", got)
	}
	if got := from("192.0.2.1", "/healthz"); got.status != 200 {
		t.Errorf("health: %+v", got)
	}
}

// TestLimiter holds waits exactly, with a clock of its own, and the bound on memory.
func TestLimiter(t *testing.T) {
	l := newLimiter(2)
	now := time.Unix(0, 0)
	a, b := netip.MustParseAddr("2001:db8::1"), netip.MustParseAddr("2001:db8::ffff:0:0:2")
	for i, want := range []time.Duration{0, 0, 0, 0, 500 * time.Millisecond, 500 * time.Millisecond} {
		addr := a
		if i%2 == 1 {
			addr = b // of the same subscriber
		}
		if got := l.wait(addr, now); got != want {
			t.Errorf("request %d waits %s, want %s", i, got, want)
		}
	}
	if got := l.wait(a, now.Add(500*time.Millisecond)); got != 0 {
		t.Errorf("half a second later: %s", got)
	}
	if got := l.wait(netip.Addr{}, now); got != 0 {
		t.Errorf("nobody known: %s", got)
	}
	l.most = 100
	addr := netip.MustParseAddr("192.0.2.0")
	for range 1000 {
		addr = addr.Next()
		if l.wait(addr, now) != 0 || len(l.clients) > l.most {
			t.Fatalf("%d clients", len(l.clients))
		}
	}
	off := newLimiter(0)
	if off.wait(a, now) != 0 || len(off.clients) != 0 {
		t.Error("a limiter that is off limits")
	}
}
