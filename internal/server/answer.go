package server

import (
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

const jsonKind = "application/json"

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
			x.answer(func() (api.Request, *api.Error) { return api.ReadTexts(op, fields) })
			return
		}
		body, err := x.body()
		if err != nil {
			x.refuseBody(err)
			return
		}
		if !x.answerQuick(op, body) {
			x.answer(func() (api.Request, *api.Error) { return api.Read(op, body) })
		}
	}
}

// body reads the request body.
func (x *exchange) body() ([]byte, error) {
	r := http.MaxBytesReader(x.w, x.r.Body, api.MaxLine)
	if n := x.r.ContentLength; n >= 0 && n <= api.MaxLine {
		body := make([]byte, n)
		_, err := io.ReadFull(r, body)
		return body, err
	}
	return io.ReadAll(r)
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
	request api.Request
	row     []byte
	err     *api.Error
}

// answer answers the request that read returns, when its turn comes and within the time
// allowed. An answer that takes longer is still worked out, and keeps its place until then.
func (x *exchange) answer(read func() (api.Request, *api.Error)) {
	timer := time.NewTimer(x.s.o.Timeout)
	defer timer.Stop()
	switch x.s.answers.enter(x.r.Context(), timer.C) {
	case passed:
	case full:
		x.refuseFor(time.Second, http.StatusServiceUnavailable, api.Fault(overloaded, "too many requests are waiting"))
		return
	case late:
		x.refuseFor(time.Second, http.StatusServiceUnavailable, api.Fault(timeout, "no answer within %s", x.s.o.Timeout))
		return
	case gone:
		x.status = statusGone
		return
	}
	done := make(chan result, 1)
	go func() {
		defer x.s.answers.leave()
		done <- x.s.answerOf(read)
	}()
	select {
	case a := <-done:
		x.give(&a)
	case <-timer.C:
		x.refuseFor(time.Second, http.StatusServiceUnavailable, api.Fault(timeout, "no answer within %s", x.s.o.Timeout))
	case <-x.r.Context().Done():
		x.status = statusGone
	}
}

// give sends a result.
func (x *exchange) give(a *result) {
	switch {
	case a.err != nil && a.err.Code == internal:
		x.refuse(http.StatusInternalServerError, a.err)
	case a.err != nil:
		x.refuseRequest(statusOf(a.err.Code), &a.request, a.err)
	case x.r.Method == http.MethodPost:
		x.reply(http.StatusOK, jsonKind, a.row)
	default:
		x.replyCached(jsonKind, a.row)
	}
}

// answerOf answers the request that read returns. A panic, which would be a fault of ours,
// ends this answer and not the service.
func (s *Server) answerOf(read func() (api.Request, *api.Error)) (a result) {
	defer func() {
		if broken := recover(); broken != nil {
			s.o.Log.Error("panic", "reason", broken, "stack", string(debug.Stack()))
			a.err = internalFault()
		}
	}()
	if a.request, a.err = read(); a.err != nil {
		a.err = a.err.In(a.request.Lang)
		return a
	}
	response, err := api.Do(&a.request)
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
