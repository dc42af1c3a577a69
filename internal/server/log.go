package server

import (
	"crypto/rand"
	"encoding/hex"
	"net/http"
	"strconv"
	"sync/atomic"
	"time"
)

// identities names requests: by what the client calls them, or by numbers behind a word
// that differs from process to process.
type identities struct {
	process string
	last    *atomic.Uint64
}

func newIdentities() identities {
	var word [6]byte
	_, _ = rand.Read(word[:]) // never fails
	return identities{hex.EncodeToString(word[:]) + "-", new(atomic.Uint64)}
}

func (i *identities) next() string {
	var room [32]byte
	return string(strconv.AppendUint(append(room[:0], i.process...), i.last.Add(1), 36))
}

// fits reports whether a client's name of a request can go into logs and headers.
func (*identities) fits(id string) bool {
	if id == "" || len(id) > 64 {
		return false
	}
	for _, c := range []byte(id) {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '-', c == '_', c == '.':
		default:
			return false
		}
	}
	return true
}

// sampleTime is the time in which at most one line of a kind is logged.
const sampleTime = 100 * time.Millisecond

// sampler lets some lines through and counts the others.
type sampler struct {
	next    atomic.Int64 // nanoseconds of the clock from which a line may pass
	skipped atomic.Int64
}

// take reports whether a line may pass, and how many did not since the last one.
func (s *sampler) take(now time.Time) (skipped int64, ok bool) {
	next := s.next.Load()
	if now.UnixNano() < next || !s.next.CompareAndSwap(next, now.Add(sampleTime).UnixNano()) {
		s.skipped.Add(1)
		return 0, false
	}
	return s.skipped.Swap(0), true
}

// log logs the exchange: faults of the service always, others in samples. No address of a
// client and no hand is logged.
func (x *exchange) log(took time.Duration) {
	sample := &x.s.notes
	if x.status >= http.StatusBadRequest {
		sample = &x.s.faults
	}
	skipped, ok := sample.take(x.begun.Add(took))
	if !ok && x.status < http.StatusInternalServerError {
		return
	}
	attributes := []any{
		"id", x.id, "method", x.r.Method, "route", x.route.path, "status", x.status,
		"ms", float64(took.Microseconds()) / 1000, "bytes", x.size,
	}
	if x.code != "" {
		attributes = append(attributes, "code", string(x.code))
	}
	if skipped > 0 {
		attributes = append(attributes, "skipped", skipped)
	}
	if x.status >= http.StatusInternalServerError {
		x.s.o.Log.Error("request", attributes...)
		return
	}
	x.s.o.Log.Info("request", attributes...)
}
