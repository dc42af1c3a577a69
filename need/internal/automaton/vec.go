// Package automaton holds the suit algebra at its slowest and plainest: the vector that a
// part of the tiles contributes, the walk over the ranks that computes it, and the program
// that turns the walk into a minimal automaton for every possible count of every rank.
// Package need reads its results from tables made here; this package is their definition.
package automaton

import "math/bits"

// None is the lane of a vector that no finished tiles can fill.
const None = 64

// MaxSets is the largest number of sets a vector knows.
const MaxSets = 5

const (
	ones  = 0x0101010101010101
	guard = 0x80 * ones
	nones = None * ones
)

// Vec is what one part of the tiles (a suit, the honours, or several of them) contributes
// to a hand: byte lane s (bits 8s..8s+7) of Free is the least number of missing tiles for
// s sets, of Pair the same for s sets and the pair, s = 0..5; None where impossible. Lanes
// that are not used, 6 and 7 always, hold None.
type Vec struct{ Free, Pair uint64 }

// Neutral is the vector of no tiles at all, out of which nothing can be made.
func Neutral() Vec { return Vec{nones &^ 0xff, nones} }

// Lane returns the missing tiles for sets sets, 0..5, and the pair if pair is 1.
func (v Vec) Lane(sets, pair int) int {
	w := v.Free
	if pair == 1 {
		w = v.Pair
	}
	return int(w >> (8 * sets) & 0xff)
}

// Less orders vectors by their lanes, Free before Pair, so that classes have the same
// numbers in every build.
func (v Vec) Less(u Vec) bool {
	if v.Free != u.Free {
		return bits.ReverseBytes64(v.Free) < bits.ReverseBytes64(u.Free)
	}
	return bits.ReverseBytes64(v.Pair) < bits.ReverseBytes64(u.Pair)
}

// compare orders vectors as Less does.
func compare(v, u Vec) int {
	switch {
	case v.Less(u):
		return -1
	case u.Less(v):
		return 1
	default:
		return 0
	}
}

// Lanes returns v with every lane above sets set to None.
func (v Vec) Lanes(sets int) Vec {
	unused := ^uint64(0) << (8 * (sets + 1))
	return Vec{v.Free&^unused | nones&unused, v.Pair&^unused | nones&unused}
}

// least returns the lesser of each lane of x and y; lanes hold less than 128.
func least(x, y uint64) uint64 {
	ge := (x | guard) - y&^guard // guard bit stays where x >= y
	m := ge & guard
	m -= m >> 7 // 0x7f in those lanes
	return y&m | x&^m
}

// up moves the lanes of w by n sets: n more sets are made.
func up(w uint64, n uint8) uint64 {
	return w<<(8*n) | nones&(1<<(8*n)-1)
}

// Merge returns the vector of two parts together: the least sum over all ways to share
// the sets and the pair between them.
func Merge(a, b Vec) Vec {
	r := Vec{nones, nones}
	for k := range uint8(MaxSets + 1) {
		free := ones * (a.Free >> (8 * k) & 0xff)
		pair := ones * (a.Pair >> (8 * k) & 0xff)
		bf, bp := up(b.Free, k), up(b.Pair, k)
		r.Free = least(r.Free, clamp(bf+free))
		r.Pair = least(r.Pair, least(clamp(bp+free), clamp(bf+pair)))
	}
	return r.Lanes(MaxSets)
}

// clamp turns lanes above None, sums of impossible lanes, into None.
func clamp(w uint64) uint64 {
	m := w & guard // set where both lanes were None
	m -= m >> 7    // 0x7f in those lanes
	return least(w&^guard&^m|nones&m, nones)
}

// matching returns the lanes of a rest that complete each lane of a part: the sum of a
// lane and its match is what a hand of so many sets and a pair misses.
func matching(rest Vec, sets int) Vec {
	shift := 8 * (7 - sets)
	beyond := nones &^ (uint64(1)<<(8*sets+8) - 1)
	return Vec{bits.ReverseBytes64(rest.Pair)>>shift | beyond, bits.ReverseBytes64(rest.Free)>>shift | beyond}
}

// Last returns the missing tiles of a hand that makes the pair and as many sets out of two
// parts: one lane of their merge, None if impossible.
func Last(a, b Vec, sets int) int {
	m := matching(b, sets)
	w := least(clamp(a.Free+m.Free), clamp(a.Pair+m.Pair))
	w = least(w, w>>32|nones&^(1<<32-1))
	w = least(w, w>>16|nones&^(1<<16-1))
	w = least(w, w>>8|nones&^(1<<8-1))
	return int(w & 0xff)
}
