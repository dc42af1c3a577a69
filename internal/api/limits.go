package api

import (
	"context"
	"strings"
)

// Limits bound the work on a request, for a service that answers anybody. The zero value
// bounds nothing.
type Limits struct {
	Context context.Context // that ends what is played at random; nil for one that never ends
	Samples int             // the most that may be played; 0 for what the operation allows
}

func (l Limits) context() context.Context {
	if l.Context == nil {
		return context.Background()
	}
	return l.Context
}

// check refuses a request that is over the limits.
func (l Limits) check(r *Request) *Error {
	if l.Samples > 0 && r.Samples > l.Samples {
		return fault(TooLarge, "at most %d are played here, not %d", l.Samples, r.Samples).in("samples")
	}
	return nil
}

// Long reports whether the answer to r may take tenths of a second or more, where others
// take some thousandths at most: odds, and what is asked of each draw and discard of a hand
// with jokers.
func (r *Request) Long() bool {
	switch r.Op {
	case "odds":
		return true
	case "analyze", "compare", "restrict", "improve", "explain", "discards", "call":
		return r.Jokers > 0 || r.JokerTiles != "" || strings.ContainsAny(r.Hand, "jJｊＪ🃏")
	default:
		return false
	}
}
