package server

import (
	"bytes"
	"fmt"
	"runtime"
	"strconv"
	"sync/atomic"
	"time"
)

// metrics are what the service counts, beside the counts of routes. They are written in the
// text format of Prometheus by hand: the libraries for it each take longer to start than a
// command that answers a hand may, even in commands that never serve.
type metrics struct {
	inFlight         atomic.Int64
	rows, failedRows atomic.Int64
}

// bounds are the upper ends of the buckets of times, in seconds.
func bounds() [14]float64 {
	return [...]float64{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10}
}

// times counts how long requests took.
type times struct {
	buckets [15]atomic.Int64 // by the first bound that is not less; the last for longer ones
	nanos   atomic.Int64     // of all together
}

func (t *times) add(took time.Duration) {
	i := 0
	for all := bounds(); i < len(all) && took.Seconds() > all[i]; i++ {
	}
	t.buckets[i].Add(1)
	t.nanos.Add(int64(took))
}

// count counts a request of the route.
func (rt *route) count(status int, took time.Duration) {
	if status >= 100 && status < 100+len(rt.statuses) {
		rt.statuses[status-100].Add(1)
	}
	rt.times.add(took)
}

// exposition returns all metrics in the text format of Prometheus.
func (s *Server) exposition() []byte {
	var b bytes.Buffer
	head := func(name, kind, help string) { fmt.Fprintf(&b, "# HELP %s %s\n# TYPE %s %s\n", name, help, name, kind) }
	one := func(name, kind, help string, value any) {
		head(name, kind, help)
		fmt.Fprintf(&b, "%s %v\n", name, value)
	}
	head("mentsu_http_requests_total", "counter", "Requests by route and status; 499 is a client that left.")
	for _, rt := range s.routes {
		for i := range rt.statuses {
			if n := rt.statuses[i].Load(); n > 0 {
				fmt.Fprintf(&b, "mentsu_http_requests_total{route=%q,code=\"%d\"} %d\n", rt.path, i+100, n)
			}
		}
	}
	head("mentsu_http_request_duration_seconds", "histogram", "Times of requests by route.")
	for _, rt := range s.routes {
		rt.writeTimes(&b)
	}
	one("mentsu_http_requests_in_flight", "gauge", "Requests that are not answered yet.", s.metrics.inFlight.Load())
	one("mentsu_answers_running", "gauge", "Answers being worked out, but for the quickest.", s.answers.inside())
	one("mentsu_answers_waiting", "gauge", "Requests that wait for that.", s.answers.waiting.Load())
	one("mentsu_batches_running", "gauge", "Batches that are open.", s.batches.inside())
	head("mentsu_batch_rows_total", "counter", "Rows of batches.")
	fmt.Fprintf(&b, "mentsu_batch_rows_total{result=\"ok\"} %d\nmentsu_batch_rows_total{result=\"failed\"} %d\n", s.metrics.rows.Load(), s.metrics.failedRows.Load())
	ready := 0
	if s.ready() {
		ready = 1
	}
	one("mentsu_ready", "gauge", "1 if /readyz says so.", ready)
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	one("go_goroutines", "gauge", "Goroutines.", runtime.NumGoroutine())
	one("go_memstats_heap_alloc_bytes", "gauge", "Bytes of the heap in use.", memory.HeapAlloc)
	one("go_memstats_sys_bytes", "gauge", "Bytes from the system.", memory.Sys)
	one("go_gc_cycles_total", "counter", "Garbage collections.", memory.NumGC)
	return b.Bytes()
}

// writeTimes writes the times of the route, if it had requests.
func (rt *route) writeTimes(b *bytes.Buffer) {
	const name = "mentsu_http_request_duration_seconds"
	total := int64(0)
	var upTo [len(rt.times.buckets)]int64
	for i := range rt.times.buckets {
		total += rt.times.buckets[i].Load()
		upTo[i] = total
	}
	if total == 0 {
		return
	}
	for i, bound := range bounds() {
		fmt.Fprintf(b, "%s_bucket{route=%q,le=%q} %d\n", name, rt.path, strconv.FormatFloat(bound, 'g', -1, 64), upTo[i])
	}
	fmt.Fprintf(b, "%s_bucket{route=%q,le=\"+Inf\"} %d\n", name, rt.path, total)
	fmt.Fprintf(b, "%s_sum{route=%q} %g\n", name, rt.path, time.Duration(rt.times.nanos.Load()).Seconds())
	fmt.Fprintf(b, "%s_count{route=%q} %d\n", name, rt.path, total)
}
