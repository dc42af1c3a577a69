package server

import (
	"net/http"
	"strconv"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics are what the service counts, in a registry of its own: several servers in one
// process, as tests have them, share nothing.
type metrics struct {
	registry *prometheus.Registry
	inFlight atomic.Int64 // requests; also read when draining
	requests *prometheus.CounterVec
	times    *prometheus.HistogramVec

	rows, failedRows prometheus.Counter
}

// bounds are the upper ends of the buckets of times, in seconds: the quick answers lie below
// the first ones, and the last is the time that an answer may take.
func bounds() []float64 {
	return []float64{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10}
}

// newMetrics makes the metrics of s, whose gates must be there.
func newMetrics(s *Server) *metrics {
	batchRows := prometheus.NewCounterVec(prometheus.CounterOpts{Name: "mentsu_batch_rows_total", Help: "Rows of batches."}, []string{"result"})
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "mentsu_http_requests_total", Help: "Requests by route and status; 499 is a client that left."}, []string{"route", "code"}),
		times:    prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "mentsu_http_request_duration_seconds", Help: "Times of requests by route.", Buckets: bounds()}, []string{"route"}),
		rows:     batchRows.WithLabelValues("ok"), failedRows: batchRows.WithLabelValues("failed"),
	}
	gauge := func(name, help string, value func() float64) prometheus.Collector {
		return prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: help}, value)
	}
	m.registry.MustRegister(
		m.requests, m.times, batchRows,
		gauge("mentsu_http_requests_in_flight", "Requests that are not answered yet.", func() float64 { return float64(m.inFlight.Load()) }),
		gauge("mentsu_answers_running", "Answers being worked out, but for the quickest and those that may take long.", func() float64 { return float64(s.answers.inside()) }),
		gauge("mentsu_answers_waiting", "Requests that wait for that.", func() float64 { return float64(s.answers.waiting.Load()) }),
		gauge("mentsu_long_answers_running", "Answers being worked out that may take long.", func() float64 { return float64(s.long.inside()) }),
		gauge("mentsu_long_answers_waiting", "Requests that wait for that.", func() float64 { return float64(s.long.waiting.Load()) }),
		gauge("mentsu_batches_running", "Batches that are open.", func() float64 { return float64(s.batches.inside()) }),
		gauge("mentsu_ready", "1 if /readyz says so.", func() float64 {
			if s.ready() {
				return 1
			}
			return 0
		}),
		collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}),
	)
	return m
}

// handler serves the metrics as the one who asks prefers them.
func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{ErrorHandling: promhttp.ContinueOnError})
}

// tally is what is counted of a route. Its times and the requests that went well are there
// from the start, for a series that comes into being with its first fault hides that fault
// from a rate.
type tally struct {
	times prometheus.Observer
	good  prometheus.Counter
	rest  *prometheus.CounterVec // by status
}

func (m *metrics) tallyOf(route string) tally {
	rest := m.requests.MustCurryWith(prometheus.Labels{"route": route})
	return tally{m.times.WithLabelValues(route), rest.WithLabelValues(strconv.Itoa(http.StatusOK)), rest}
}

// count counts a request.
func (t *tally) count(status int, took time.Duration) {
	if status == http.StatusOK {
		t.good.Inc()
	} else {
		t.rest.WithLabelValues(strconv.Itoa(status)).Inc()
	}
	t.times.Observe(took.Seconds())
}
