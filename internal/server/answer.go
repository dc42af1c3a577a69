package server

import (
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/url"
	"runtime/debug"
	"strings"
	"time"
	"unicode/utf8"

	"mentsu/internal/api"
	"mentsu/internal/batch"
)

// Media types.
const (
	jsonKind    = "application/json"
	problemKind = "application/problem+json"
)

// quick is the memory of an answer the short way.
type quick struct {
	batch.Quick

	row []byte
}

// keptRow is the greatest row whose memory is used again, in bytes.
const keptRow = 1 << 16

// operation returns what answers an operation: a POST with the request as JSON, or a GET
// with its fields in the address.
func (s *Server) operation(op string) func(*exchange) {
	return func(x *exchange) {
		if x.r.Method != http.MethodPost {
			fields, err := queryFields(x.r.URL.RawQuery)
			if err != nil {
				x.refuse(statusOf(err.Code), err)
				return
			}
			r, err := api.ReadTexts(op, fields)
			r.SpeakUnasked(x.lang())
			x.answer(&r, err)
			return
		}
		body, err := x.body()
		if err != nil {
			x.refuseBody(err)
			return
		}
		if !x.answerQuick(op, body) {
			r, err := api.Read(op, body)
			r.SpeakUnasked(x.lang())
			x.answer(&r, err)
		}
	}
}

// body reads the request body.
func (x *exchange) body() ([]byte, error) {
	if n := x.r.ContentLength; n >= 0 && n <= api.MaxLine { // net/http gives no more than that
		body := make([]byte, n)
		_, err := io.ReadFull(x.r.Body, body)
		return body, err
	}
	return io.ReadAll(http.MaxBytesReader(x.w, x.r.Body, api.MaxLine))
}

// isTimeout reports whether err is that a deadline has passed.
func isTimeout(err error) bool {
	late, ok := errors.AsType[net.Error](err)
	return ok && late.Timeout()
}

// answerQuick answers what the short way can.
func (x *exchange) answerQuick(op string, body []byte) bool {
	q, _ := x.s.quick.Get().(*quick) // it holds no others
	row, ok := q.Row(q.row[:0], op, body)
	if ok {
		row = append(row, '\n')
		x.reply(http.StatusOK, jsonKind, row)
	}
	if cap(row) <= keptRow {
		q.row = row
	}
	x.s.quick.Put(q)
	return ok
}

// result is the answer to a request, or the error that it has instead.
type result struct {
	row []byte
	err *api.Error
}

// answer answers a request, or the error of reading it, when its turn comes and within the
// time allowed.
func (x *exchange) answer(r *api.Request, err *api.Error) {
	if err != nil {
		x.refuseRequest(statusOf(err.Code), r, err.In(r.Lang))
		return
	}
	ctx, stop := context.WithDeadline(x.r.Context(), x.begun.Add(x.s.o.Timeout))
	defer stop()
	r.Limits = api.Limits{Context: ctx, Samples: mostSamples}
	switch {
	case r.Long():
		if x.pass(ctx, &x.s.long) {
			x.answerLong(ctx, r)
		}
	case x.pass(ctx, &x.s.answers):
		defer x.s.answers.leave()
		x.give(r, x.s.answerOf(r))
	}
}

// pass waits for a place behind a gate, or says why there is none.
func (x *exchange) pass(ctx context.Context, g *gate) bool {
	switch g.enter(ctx) {
	case passed:
		return true
	case full:
		x.refuseFor(time.Second, http.StatusServiceUnavailable, api.Fault(overloaded, "too many requests are waiting"))
	case ended:
		x.breakOff(ctx)
	}
	return false
}

// breakOff answers that there is no answer in time, or nothing if the client has left.
func (x *exchange) breakOff(ctx context.Context) {
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		x.refuseFor(time.Second, http.StatusServiceUnavailable, api.Fault(timeout, "no answer within %s", x.s.o.Timeout))
		return
	}
	x.status = statusGone
}

// answerLong answers what may take longer than the time allowed, or than the client stays.
// What is played at random stops then; what is counted goes on to its end, some seconds at
// the most, and keeps its place until then.
func (x *exchange) answerLong(ctx context.Context, r *api.Request) {
	done := make(chan result, 1)
	go func() {
		defer x.s.long.leave()
		select {
		case x.s.slots <- struct{}{}:
			defer func() { <-x.s.slots }()
			done <- x.s.answerOf(r)
		case <-ctx.Done():
		}
	}()
	select {
	case a := <-done:
		if a.err == nil || ctx.Err() == nil { // else it was stopped on the way
			x.give(r, a)
			return
		}
	case <-ctx.Done():
	}
	x.breakOff(ctx)
}

// give sends the answer to r.
func (x *exchange) give(r *api.Request, a result) {
	switch {
	case a.err != nil && a.err.Code == internal:
		x.refuse(http.StatusInternalServerError, a.err)
	case a.err != nil:
		x.refuseRequest(statusOf(a.err.Code), r, a.err)
	case x.r.Method == http.MethodPost:
		x.reply(http.StatusOK, jsonKind, a.row)
	default:
		x.replyCached(jsonKind, a.row)
	}
}

// answerOf answers a request. A panic, which would be a fault of ours, ends this answer and
// not the service.
func (s *Server) answerOf(r *api.Request) (a result) {
	defer func() {
		if broken := recover(); broken != nil {
			s.o.Log.Error("panic", "reason", broken, "stack", string(debug.Stack()))
			a.err = internalFault()
		}
	}()
	response, err := s.do(r)
	if err != nil {
		a.err = err
		return a
	}
	a.row = append(api.Marshal(response), '\n')
	return a
}

// queryFields reads the fields in the query of an address, in order.
func queryFields(query string) ([]api.FieldText, *api.Error) {
	var fields []api.FieldText
	for part := range strings.SplitSeq(query, "&") {
		if part == "" {
			continue
		}
		name, text, _ := strings.Cut(part, "=")
		name, err := url.QueryUnescape(name)
		if err != nil || !utf8.ValidString(name) {
			return nil, api.Fault(brokenRequest, "the address cannot be read at %q", part)
		}
		if text, err = url.QueryUnescape(text); err != nil || !utf8.ValidString(text) {
			return nil, api.Fault(brokenRequest, "the address cannot be read at %q", part)
		}
		fields = append(fields, api.FieldText{Name: name, Text: text})
	}
	return fields, nil
}
