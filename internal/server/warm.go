package server

import (
	"bytes"
	"net/http"
	"sync"
	"sync/atomic"

	"mentsu/internal/api"
)

// warmth is what the service found out by asking each operation its example: that the
// tables are there, what answers look like, and one to show.
type warmth struct {
	once    sync.Once
	done    atomic.Bool
	answers map[string]example // by operation; read only when done
}

// example is a request of an operation with its answer.
type example struct {
	request  string // JSON, without the operation
	row      string // as JSON; "" if there is none
	response api.Response
}

// warmUp asks each operation its example, so that the tables that most requests need are
// built, and not by the first of them.
func (s *Server) warmUp() {
	s.warm.once.Do(func() {
		answers := map[string]example{}
		for _, o := range api.Ops() {
			e := example{request: o.Example()}
			r, err := api.Read(o.Name, []byte(e.request))
			if err == nil {
				e.response, err = api.Do(&r)
			}
			if err != nil { // a test holds that there are none
				s.o.Log.Warn("no example", "op", o.Name, "reason", err.Error())
			} else {
				e.row = string(bytes.TrimSpace(api.Marshal(e.response)))
			}
			answers[o.Name] = e
		}
		s.warm.answers = answers
		s.warm.done.Store(true)
		s.o.Log.Info("ready")
	})
}

func (s *Server) ready() bool { return s.warm.done.Load() && !s.draining.Load() }

// readiness returns the status of /readyz.
func (s *Server) readiness() int {
	if s.ready() {
		return http.StatusOK
	}
	return http.StatusServiceUnavailable
}

// state says in a word how the service is.
func (s *Server) state() string {
	switch {
	case s.draining.Load():
		return "draining"
	case !s.warm.done.Load():
		return "warming up"
	default:
		return "ready"
	}
}
