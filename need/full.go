package need

import (
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// Full returns what all four parts of a hand contribute together if nothing is gone; ok is
// false if there are no tables yet that tell. Where copies are gone no lane is less.
func (p *Program) Full(x Keys) (v Vec, ok bool) {
	if t := p.tables; t != nil {
		m, q := t.class(uint32(x.Low)), t.class(uint32(x.Low>>32))
		s, z := t.class(uint32(x.High)), t.class(uint32(x.High>>32))
		return t.vecs[t.merged[t.merged[m][q]][t.merged[s][z]]], true
	}
	if c := p.ready.Load(); c != nil {
		return c.whole(x), true
	}
	return Vec{}, false
}

// WildLane returns what WildDistance does for as many sets with the pair, or without if pair
// is 0.
func (p *Program) WildLane(counts *tile.Counts, w *Wild, sets, pair int) int {
	if w.Jokers == 0 {
		v := p.Whole(counts, &w.Soft)
		return v.Lane(sets, pair)
	}
	least, most := p.Whole(counts, &w.Hard), p.Whole(counts, &w.Soft)
	if d := least.Lane(sets, pair); d == most.Lane(sets, pair) || d <= w.Jokers {
		return d // at most d tiles lie above Soft, and jokers stand for them
	}
	var all []Vec
	for s := range tile.Suit(tile.NumSuits) {
		if v := p.Excess(s, counts, w); s == tile.Man {
			all = v
		} else {
			all = MergeExcess(all, v)
		}
	}
	return all[w.Jokers].Lane(sets, pair)
}

// WildDistance returns the least missing tiles of a layer of Triplets, as WildDistance of a
// Program does: for as many sets and, unless the hand has it already, a pair. The layered
// program must be one of Unlimited. It takes some ten microseconds for each joker, and
// allocates.
func (l *Layered) WildDistance(r Rule, counts *tile.Counts, w *Wild, sets, layer int, paired bool) int { //nolint:revive // paired: a state of the hand
	var all []automaton.Layers
	for s := range tile.Suit(tile.NumSuits) {
		v := l.parts[s].Excess(&r, heldOf(counts, s), heldOf(&w.Soft, s), heldOf(&w.Hard, s), w.Jokers)
		if s == tile.Man {
			all = v
		} else {
			all = r.MergeExcess(all, v)
		}
	}
	pair := 1
	if paired {
		pair = 0
	}
	return all[w.Jokers][layer].Lane(sets, pair)
}
