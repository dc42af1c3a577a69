package server

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/klauspost/compress/gzip"

	"mentsu/internal/api"
	"mentsu/tile"
)

// exchange is a request and what was answered.
type exchange struct {
	s      *Server
	w      http.ResponseWriter
	r      *http.Request
	route  *route
	id     string
	begun  time.Time
	status int      // 0 as long as there is no answer
	size   int      // bytes of the answer, packed
	code   api.Code // of a refusal
}

// gone is the status, in logs and metrics only, of a client that left before its answer.
const statusGone = 499

// handler returns what serves a route: the limits and headers that all routes share.
func (s *Server) handler(rt *route) http.HandlerFunc {
	rt.tally = s.metrics.tallyOf(rt.path)
	return func(w http.ResponseWriter, r *http.Request) {
		x := &exchange{s: s, w: w, r: r, route: rt, begun: time.Now()}
		s.metrics.inFlight.Add(1)
		defer x.end()
		x.begin()
		switch {
		case r.Method == http.MethodOptions:
			x.options()
		case !slices.Contains(rt.methods, r.Method):
			w.Header().Set("Allow", strings.Join(rt.methods, ", "))
			x.refuse(http.StatusMethodNotAllowed, api.Fault(methodNotAllowed, "%s takes %s, not %s", rt.path, strings.Join(rt.methods, ", "), r.Method))
		case rt.limited && x.tooMany():
		default:
			rt.serve(x)
		}
	}
}

// Headers of all answers, as net/http keeps them: shared, and never written to.
//
//nolint:gochecknoglobals // never changed
var (
	noSniffing = []string{"nosniff"}
	noContent  = []string{"default-src 'none'; frame-ancestors 'none'"}
	noReferrer = []string{"no-referrer"}
	kinds      = map[string][]string{jsonKind: {jsonKind}, linesKind: {linesKind}, problemKind: {problemKind}}
)

// begin names the request and sets the headers of all answers.
func (x *exchange) begin() {
	h := x.w.Header()
	x.id = x.r.Header.Get("X-Request-Id")
	if !x.s.ids.fits(x.id) {
		x.id = x.s.ids.next()
	}
	h.Set("X-Request-Id", x.id)
	h["X-Content-Type-Options"], h["Content-Security-Policy"], h["Referrer-Policy"] = noSniffing, noContent, noReferrer
	if x.s.draining.Load() {
		h.Set("Connection", "close")
	}
	x.allowOrigin(h)
}

// allowOrigin lets pages of the origins asked for read the answer.
func (x *exchange) allowOrigin(h http.Header) {
	if x.s.o.Origins == nil {
		return
	}
	h.Add("Vary", "Origin")
	origin := x.r.Header.Get("Origin")
	switch {
	case slices.Contains(x.s.o.Origins, "*"):
		origin = "*"
	case origin == "" || !slices.Contains(x.s.o.Origins, origin):
		return
	}
	h.Set("Access-Control-Allow-Origin", origin)
	h.Set("Access-Control-Expose-Headers", "ETag, Retry-After, X-Request-Id")
}

// options answers what a page asks before it asks.
func (x *exchange) options() {
	h := x.w.Header()
	h.Set("Allow", strings.Join(x.route.methods, ", "))
	if h.Get("Access-Control-Allow-Origin") != "" {
		h.Set("Access-Control-Allow-Methods", strings.Join(x.route.methods, ", "))
		h.Set("Access-Control-Allow-Headers", "Content-Type, X-Request-Id")
		h.Set("Access-Control-Max-Age", "86400")
	}
	x.status = http.StatusNoContent
	x.w.WriteHeader(x.status)
}

// tooMany refuses the request if its client has asked too often.
func (x *exchange) tooMany() bool {
	if x.s.o.Rate <= 0 {
		return false
	}
	wait := x.s.limiter.wait(x.s.client(x.r), x.begun)
	if wait == 0 {
		return false
	}
	x.refuseFor(wait, http.StatusTooManyRequests, api.Fault(tooManyRequests, "more than %s requests a second", strconv.FormatFloat(x.s.o.Rate, 'g', -1, 64)))
	return true
}

// end counts and logs the exchange, also if it panicked.
func (x *exchange) end() {
	x.s.metrics.inFlight.Add(-1)
	broken := recover()
	reason, _ := broken.(error)
	aborted := errors.Is(reason, http.ErrAbortHandler)
	if broken != nil && !aborted {
		x.s.o.Log.Error("panic", "id", x.id, "route", x.route.path, "reason", broken, "stack", string(debug.Stack()))
		if x.status == 0 {
			x.refuse(http.StatusInternalServerError, internalFault())
		}
	}
	took := time.Since(x.begun)
	x.route.tally.count(x.status, took)
	x.log(took)
	if aborted { // net/http ends the connection
		panic(broken)
	}
}

// lang returns the language of texts around the operations.
func (x *exchange) lang() tile.Lang {
	if l, ok := tile.LangByName(x.r.URL.Query().Get("lang")); ok {
		return l
	}
	for part := range strings.SplitSeq(x.r.Header.Get("Accept-Language"), ",") {
		name, _, _ := strings.Cut(strings.TrimSpace(part), ";")
		name, _, _ = strings.Cut(name, "-")
		if l, ok := tile.LangByName(strings.ToLower(name)); ok {
			return l
		}
	}
	return tile.EN
}

// minGzip is the length from which an answer is packed for those who take it so: below, it
// fits one packet anyway.
const minGzip = 1 << 10

// reply answers. It must be the last thing that happens to the exchange.
func (x *exchange) reply(status int, kind string, body []byte) {
	h := x.w.Header()
	if known := kinds[kind]; known != nil {
		h["Content-Type"] = known
	} else {
		h.Set("Content-Type", kind)
	}
	if len(body) > minGzip {
		h.Add("Vary", "Accept-Encoding")
		if takesGzip(x.r.Header.Get("Accept-Encoding")) {
			p, _ := packers.Get().(*packer) // it makes no others
			defer packers.Put(p)
			body = p.pack(body)
			h.Set("Content-Encoding", "gzip")
		}
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	x.status, x.size = status, len(body)
	x.w.WriteHeader(status)
	_, _ = x.w.Write(body) // if that fails the client is gone
}

// replyCached answers a GET in such a way that caches may keep it. Equal answers have equal
// tags, in every process of this version.
func (x *exchange) replyCached(kind string, body []byte) {
	x.replyTagged("public, max-age=600", kind, body)
}

// replyTagged answers a GET with a tag, by which whoever has the answer can ask whether it is
// still the same. For how long that need not be asked says keep, as Cache-Control has it.
func (x *exchange) replyTagged(keep, kind string, body []byte) {
	sum := sha256.Sum256(body)
	tag := `W/"` + hex.EncodeToString(sum[:12]) + `"`
	h := x.w.Header()
	h.Set("ETag", tag)
	h.Set("Cache-Control", keep)
	for known := range strings.SplitSeq(strings.Join(x.r.Header.Values("If-None-Match"), ","), ",") {
		known = strings.TrimSpace(known)
		if known == "*" || known == tag || "W/"+known == tag {
			if len(body) > minGzip { // as the answer would have it
				h.Add("Vary", "Accept-Encoding")
			}
			x.status = http.StatusNotModified
			x.w.WriteHeader(x.status)
			return
		}
	}
	x.reply(http.StatusOK, kind, body)
}

// takesGzip reports whether Accept-Encoding names gzip and does not rule it out.
func takesGzip(accept string) bool {
	for part := range strings.SplitSeq(accept, ",") {
		name, quality, _ := strings.Cut(part, ";")
		if name = strings.TrimSpace(name); !strings.EqualFold(name, "gzip") && name != "*" {
			continue
		}
		_, quality, given := strings.Cut(strings.TrimSpace(quality), "q=")
		q, err := strconv.ParseFloat(quality, 64)
		return !given || err == nil && q > 0
	}
	return false
}

// packer packs answers, one after the other.
type packer struct {
	gzip *gzip.Writer
	out  bytes.Buffer
}

//nolint:gochecknoglobals // memory for later, and nothing else
var packers = sync.Pool{New: func() any { return &packer{gzip: gzip.NewWriter(nil)} }}

// pack returns body packed, valid until the next call.
func (p *packer) pack(body []byte) []byte {
	p.out.Reset()
	p.gzip.Reset(&p.out)
	_, _ = p.gzip.Write(body) // into memory: nothing can fail
	_ = p.gzip.Close()
	return p.out.Bytes()
}
