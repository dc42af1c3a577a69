package server

import (
	"net/http"
	"runtime/pprof"
	"runtime/trace"
	"strconv"
	"strings"
	"time"
)

// adminHandler serves metrics and profiles, for an address that only operators reach.
// Profiles come from runtime/pprof: net/http/pprof takes part in every start of the command.
func (s *Server) adminHandler() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", s.metrics.handler())
	mux.HandleFunc("GET /healthz", func(w http.ResponseWriter, _ *http.Request) { plain(w, http.StatusOK, "ok") })
	mux.HandleFunc("GET /readyz", func(w http.ResponseWriter, _ *http.Request) { plain(w, s.readiness(), s.state()) })
	mux.HandleFunc("GET /debug/pprof/{$}", profiles)
	mux.HandleFunc("GET /debug/pprof/profile", func(w http.ResponseWriter, r *http.Request) {
		record(w, r, func() error { return pprof.StartCPUProfile(w) }, pprof.StopCPUProfile)
	})
	mux.HandleFunc("GET /debug/pprof/trace", func(w http.ResponseWriter, r *http.Request) {
		record(w, r, func() error { return trace.Start(w) }, trace.Stop)
	})
	mux.HandleFunc("GET /debug/pprof/{name}", profile)
	return mux
}

func plain(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text + "\n")) // if that fails the client is gone
}

// profiles lists the profiles.
func profiles(w http.ResponseWriter, _ *http.Request) {
	list := []string{"profile?seconds=30", "trace?seconds=1"}
	for _, p := range pprof.Profiles() {
		list = append(list, p.Name()+"?debug=1")
	}
	plain(w, http.StatusOK, strings.Join(list, "\n"))
}

// profile writes a profile that is there at any time.
func profile(w http.ResponseWriter, r *http.Request) {
	p := pprof.Lookup(r.PathValue("name"))
	if p == nil {
		plain(w, http.StatusNotFound, "no such profile")
		return
	}
	debug, _ := strconv.Atoi(r.FormValue("debug")) // 0, the form that go tool pprof reads, if it is no number
	w.Header().Set("X-Content-Type-Options", "nosniff")
	if debug == 0 {
		w.Header().Set("Content-Type", "application/octet-stream")
	} else {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	}
	_ = p.WriteTo(w, debug) // if that fails the client is gone
}

// mostSeconds is the longest time that a recording may take.
const mostSeconds = 300

// record writes what start and stop record in the seconds asked for.
func record(w http.ResponseWriter, r *http.Request, start func() error, stop func()) {
	seconds, err := strconv.ParseFloat(r.FormValue("seconds"), 64)
	if err != nil || seconds <= 0 || seconds > mostSeconds {
		seconds = 30
	}
	w.Header().Set("Content-Type", "application/octet-stream")
	if err := start(); err != nil { // somebody else is recording
		plain(w, http.StatusConflict, err.Error())
		return
	}
	select {
	case <-time.After(time.Duration(seconds * float64(time.Second))):
	case <-r.Context().Done():
	}
	stop()
}
