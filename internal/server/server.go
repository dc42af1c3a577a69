// Package server answers the operations over HTTP: each as one request, and lines of them as
// a stream. Routes, the OpenAPI document and the page of documentation follow from the
// tables of package api.
package server

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"regexp"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/web"
)

// Options say where and how to serve. New fills in what is zero and has a default.
type Options struct {
	Addr     string // host:port, or unix:PATH
	Admin    string // where metrics and profiles are, such as Addr; "" for nowhere
	BasePath string // before all paths, such as /mahjong; "" for none
	Version  []byte // what /version answers: a JSON object with a key version
	Log      *slog.Logger

	Rate    float64        // requests a second that a client may make; 0 for any number
	Trusted []netip.Prefix // proxies whose X-Forwarded-For says who the client is
	Origins []string       // that pages may ask from; "*" for all of them

	Concurrency int // requests answered at a time, but for the quickest
	Long        int // requests answered at a time that may take long, such as odds, beside these
	Queue       int // requests that may wait for either
	Batches     int // batches at a time

	Timeout      time.Duration // of one answer, the wait for it included
	Idle         time.Duration // without a byte, after which a stream ends
	DrainDelay   time.Duration // between the end of readiness and that of listening
	DrainTimeout time.Duration // for requests that are not finished then
}

// Fixed limits, of single requests unless said.
const (
	headerTime   = 5 * time.Second  // for a request line and its headers
	bodyTime     = 30 * time.Second // for all of a request
	answerTime   = 60 * time.Second // for a whole exchange
	keepTime     = 2 * time.Minute  // a connection without a request
	headerBytes  = 16 << 10
	queuePerLong = 16        // requests that may take long and wait, for each that is answered
	mostSamples  = 1_000_000 // games or deals played at random
)

// Server serves the operations.
type Server struct {
	o       Options
	mux     *http.ServeMux
	files   map[string]web.File // of the page
	routes  []*route
	metrics *metrics
	limiter limiter
	answers gate
	long    gate // for requests that may take long
	batches gate
	slots   chan struct{} // for what may take long, rows of batches too, so that it leaves room for the rest
	quick   sync.Pool     // of *quick
	do      func(*api.Request) (api.Response, *api.Error)
	ids     identities
	notes   sampler // of requests that went well
	faults  sampler // of those that clients got wrong

	draining atomic.Bool
	hurried  atomic.Bool
	warm     warmth
}

// StartError says in words of ours why a server cannot be, or cannot begin.
type StartError struct{ Reason phrase.Text }

// Error returns the reason in English.
func (e *StartError) Error() string { return e.Reason.String() }

// New returns a server, or says what is wrong with its options.
func New(o Options) (*Server, error) {
	if !regexp.MustCompile(`^(/[A-Za-z0-9._~-]+)*$`).MatchString(o.BasePath) {
		return nil, &StartError{phrase.Of("the base path must look like /mahjong, not %q", o.BasePath)}
	}
	o.setDefaults()
	s := &Server{
		o: o, mux: http.NewServeMux(), files: pageFiles(),
		answers: newGate(o.Concurrency, o.Queue), long: newGate(o.Long, min(o.Queue, queuePerLong*o.Long)), batches: newGate(o.Batches, 0),
		limiter: newLimiter(o.Rate), ids: newIdentities(), do: api.Do,
	}
	s.slots = make(chan struct{}, runtime.GOMAXPROCS(0))
	s.metrics = newMetrics(s)
	s.quick.New = func() any { return new(quick) }
	s.addRoutes()
	return s, nil
}

func (o *Options) setDefaults() {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	setDefault(&o.Concurrency, 4*runtime.GOMAXPROCS(0))
	setDefault(&o.Long, max(1, runtime.GOMAXPROCS(0)/2)) // one processor of two is left to the others
	setDefault(&o.Queue, 64*o.Concurrency)
	setDefault(&o.Batches, 4)
	setDefault(&o.Timeout, 10*time.Second)
	setDefault(&o.Idle, time.Minute)
	setDefault(&o.DrainTimeout, 30*time.Second)
}

func setDefault[T int | time.Duration](dst *T, value T) {
	if *dst <= 0 {
		*dst = value
	}
}

// ServeHTTP answers a request.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) { s.mux.ServeHTTP(w, r) }

// Run listens, tells where, and serves until ctx ends; then it drains. The error is one of
// listening, or that of requests not finished in time.
func (s *Server) Run(ctx context.Context, listening func(public, admin net.Addr)) error {
	public, err := listen(ctx, s.o.Addr)
	if err != nil {
		return err
	}
	servers, addrs := []*http.Server{s.httpServer(s)}, [2]net.Addr{public.Addr()}
	listeners := []net.Listener{public}
	if s.o.Admin != "" {
		admin, err := listen(ctx, s.o.Admin)
		if err != nil {
			return errors.Join(err, public.Close())
		}
		listeners, addrs[1] = append(listeners, admin), admin.Addr()
		servers = append(servers, s.httpServer(s.adminHandler()))
		servers[1].WriteTimeout = 0 // a profile takes as long as it is told to
	}
	failed := make(chan error, len(servers))
	for i, server := range servers {
		go func() { failed <- server.Serve(listeners[i]) }()
	}
	go s.warmUp()
	listening(addrs[0], addrs[1])
	select {
	case <-ctx.Done():
		return s.drain(servers)
	case err := <-failed:
		for _, server := range servers {
			err = errors.Join(err, server.Close())
		}
		return err
	}
}

// Hurry leaves out the delay of draining.
func (s *Server) Hurry() { s.hurried.Store(true) }

func (s *Server) httpServer(h http.Handler) *http.Server {
	return &http.Server{
		Handler:           h,
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       bodyTime,
		WriteTimeout:      answerTime,
		IdleTimeout:       keepTime,
		MaxHeaderBytes:    headerBytes,
		ErrorLog:          slog.NewLogLogger(s.o.Log.Handler(), slog.LevelWarn),
	}
}

// drain ends the service without losing a request: for a while it still answers, tells
// balancers that it is not ready and clients to close their connections; then it stops to
// listen and waits for what is not finished.
func (s *Server) drain(servers []*http.Server) error {
	s.draining.Store(true)
	s.o.Log.Info("draining", "delay", s.o.DrainDelay.String(), "timeout", s.o.DrainTimeout.String())
	if !s.hurried.Load() {
		time.Sleep(s.o.DrainDelay)
	}
	ctx, cancel := context.WithTimeout(context.Background(), s.o.DrainTimeout)
	defer cancel()
	err := servers[0].Shutdown(ctx)
	if err != nil {
		broken := int(s.metrics.inFlight.Load())
		err = errors.Join(&StartError{phrase.Of("%s broken off after %s of waiting", phrase.Count(broken, "request"), s.o.DrainTimeout)}, servers[0].Close())
	}
	for _, other := range servers[1:] {
		err = errors.Join(err, other.Close())
	}
	s.o.Log.Info("stopped")
	return err
}
