package server

import (
	"net/http"
	"time"

	"mentsu/internal/api"
	"mentsu/internal/batch"
)

// linesKind is the media type of JSON lines.
const linesKind = "application/x-ndjson"

// batch answers lines as they come, in order, and reads no faster than they are taken. With
// an operation in the address the lines are hands, and the other fields count for all.
func (s *Server) batch(x *exchange) {
	options, fail := batchOptions(x.r.URL.RawQuery)
	if fail != nil {
		x.refuse(statusOf(fail.Code), fail)
		return
	}
	if s.batches.enter(x.r.Context()) != passed { // nobody waits
		x.refuseFor(time.Second, http.StatusServiceUnavailable, api.Fault(overloaded, "too many batches are running"))
		return
	}
	defer s.batches.leave()
	controller := http.NewResponseController(x.w)
	_ = controller.EnableFullDuplex() // where it is not to be had, lines are read first
	out := &stream{x: x, controller: controller}
	last := batch.Stats{}
	options.Lang = x.lang()
	options.Limits.Samples, options.Slots, options.Threads = mostSamples, s.slots, cap(s.slots)
	options.Progress = func(now batch.Stats) {
		s.metrics.rows.Add(float64(now.Rows - now.Failed - last.Rows + last.Failed))
		s.metrics.failedRows.Add(float64(now.Failed - last.Failed))
		last = now
	}
	_, err := batch.Run(x.r.Context(), batch.One(&patient{x, controller}), out, options)
	switch {
	case err != nil && x.status == 0:
		x.refuseBody(err)
	case err != nil: // rows are out: only the end of the connection tells that some are missing
		x.code = brokenRequest
		panic(http.ErrAbortHandler)
	case x.status == 0:
		x.reply(http.StatusOK, linesKind, nil)
	}
}

// batchOptions reads what the address says about a batch.
func batchOptions(query string) (batch.Options, *api.Error) {
	fields, err := queryFields(query)
	if err != nil || len(fields) == 0 {
		return batch.Options{}, err
	}
	op := ""
	for i, f := range fields {
		switch f.Name {
		case "op":
			op = f.Text
		case "hand", "id":
			return batch.Options{}, api.Fault(api.UnknownField, "each line is a hand, so the address cannot have the field %s", fields[i].Name)
		}
	}
	ask, err := api.ReadTexts(op, fields)
	return batch.Options{Ask: &ask}, err
}

// patient reads a body that may come slowly, but not stop.
type patient struct {
	x          *exchange
	controller *http.ResponseController
}

// Read reads.
func (p *patient) Read(b []byte) (int, error) {
	_ = p.controller.SetReadDeadline(time.Now().Add(p.x.s.o.Idle)) // where there are none, there is none
	return p.x.r.Body.Read(b)
}

// stream writes rows, which are on their way at once when no others follow.
type stream struct {
	x          *exchange
	controller *http.ResponseController
}

// Write writes.
func (s *stream) Write(rows []byte) (int, error) {
	if s.x.status == 0 {
		s.x.status = http.StatusOK
		s.x.w.Header().Set("Content-Type", linesKind)
		s.x.w.Header().Set("Cache-Control", "no-store")
	}
	_ = s.controller.SetWriteDeadline(time.Now().Add(s.x.s.o.Idle))
	n, err := s.x.w.Write(rows)
	s.x.size += n
	return n, err
}

// Flush sends what was written.
func (s *stream) Flush() error { return s.controller.Flush() }
