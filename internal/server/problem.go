package server

import (
	"errors"
	"math"
	"net/http"
	"strconv"
	"time"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// The codes of what goes wrong around the operations.
const (
	notFound         api.Code = "not_found"
	methodNotAllowed api.Code = "method_not_allowed"
	brokenRequest    api.Code = "broken_request"
	tooManyRequests  api.Code = "too_many_requests"
	overloaded       api.Code = "overloaded"
	timeout          api.Code = "timeout"
	internal         api.Code = "internal"
)

// codes returns every code with its meaning.
func codes() []api.CodeMeaning {
	return append(api.Codes(), []api.CodeMeaning{
		{Code: notFound, Meaning: phrase.Of("nothing is at this address")},
		{Code: methodNotAllowed, Meaning: phrase.Of("the address takes other methods, which Allow names")},
		{Code: brokenRequest, Meaning: phrase.Of("a request that ends early, or an address that cannot be read")},
		{Code: tooManyRequests, Meaning: phrase.Of("more requests a second than one client may make: wait as long as Retry-After says")},
		{Code: overloaded, Meaning: phrase.Of("more requests than can wait: ask again later")},
		{Code: timeout, Meaning: phrase.Of("no answer in the time allowed")},
		{Code: internal, Meaning: phrase.Of("a fault of the service, which its log explains under the id of the request")},
	}...)
}

// statusOf returns the HTTP status of a code.
func statusOf(code api.Code) int {
	switch code {
	case api.BadJSON, brokenRequest:
		return http.StatusBadRequest
	case notFound, api.UnknownOp:
		return http.StatusNotFound
	case methodNotAllowed:
		return http.StatusMethodNotAllowed
	case api.TooLarge:
		return http.StatusRequestEntityTooLarge
	case tooManyRequests:
		return http.StatusTooManyRequests
	case overloaded, timeout:
		return http.StatusServiceUnavailable
	case internal:
		return http.StatusInternalServerError
	default: // a request that can be read and has no answer
		return http.StatusUnprocessableEntity
	}
}

// problem is a refusal as RFC 9457 has it, with the error that a line of a batch would have.
type problem struct {
	Type   string `json:"type"`
	Title  string `json:"title"`
	Status int    `json:"status"`
	Detail string `json:"detail"`

	api.ErrorResponse

	RequestID string `json:"request_id"`
}

func internalFault() *api.Error { return api.Fault(internal, "a fault of the service") }

// refuse answers with an error that no request was read for.
func (x *exchange) refuse(status int, err *api.Error) {
	x.refuseRequest(status, &api.Request{Op: x.route.op}, err.In(x.lang()))
}

// refuseFor refuses for some time.
func (x *exchange) refuseFor(wait time.Duration, status int, err *api.Error) {
	x.w.Header().Set("Retry-After", strconv.Itoa(max(1, int(math.Ceil(wait.Seconds())))))
	x.refuse(status, err)
}

// refuseRequest answers r with an error, which is in its language already.
func (x *exchange) refuseRequest(status int, r *api.Request, err *api.Error) {
	x.code = err.Code
	if x.r.Method == http.MethodGet {
		x.w.Header().Set("Cache-Control", "no-store")
	}
	x.reply(status, problemKind, append(api.Marshal(problem{
		Type: x.s.o.BasePath + "/docs#" + string(err.Code), Title: http.StatusText(status), Status: status, Detail: err.Error(),
		ErrorResponse: api.ErrorResponse{ID: r.ID, Op: r.Op, Error: err},
		RequestID:     x.id,
	}), '\n'))
}

// refuseBody refuses a body that could not be read.
func (x *exchange) refuseBody(err error) {
	if long, ok := errors.AsType[*http.MaxBytesError](err); ok {
		x.refuse(http.StatusRequestEntityTooLarge, api.Fault(api.TooLarge, "longer than %d bytes", long.Limit))
		return
	}
	x.w.Header().Set("Connection", "close")
	if isTimeout(err) {
		x.refuse(http.StatusRequestTimeout, api.Fault(timeout, "the request did not come in time"))
		return
	}
	x.refuse(http.StatusBadRequest, api.Fault(brokenRequest, "the request ended early"))
}
