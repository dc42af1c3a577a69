package reading

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
	"mentsu/win"
)

const (
	knittedSets = 3  // that the nine tiles of a knitted pattern take the place of
	numKnitted  = 14 // different tiles of honours and knitted tiles
)

// eachStraight yields the readings of a hand as a knitted straight, pattern by pattern: in
// each those of the tiles beside the nine.
func eachStraight(h *hand.Hand, held *tile.Counts, q *Query, plain bool, yield func(Reading) bool) bool { //nolint:revive // plain: the kind of house
	if h.FreeSets() < knittedSets {
		return true
	}
	own := held.Kinds()
	for _, pattern := range form.KnittedPatterns() {
		missing := pattern &^ own
		if missing.Len() > h.Jokers() {
			continue
		}
		r := withMelds(h, h.FreeSets()-knittedSets)
		r.Form, r.Singles, r.AsSingles = form.KnittedStraight, pattern, missing
		var goOn bool
		if plain && h.Jokers() == 0 {
			rest := *held
			for k := range pattern.All() {
				rest[k]--
			}
			goOn = eachSplit(&rest, r, yield)
		} else {
			goOn = eachFinished(h, held, q, r, yield)
		}
		if !goOn {
			return false
		}
	}
	return true
}

// setAside takes the single tiles of the reading, those of a knitted pattern, away from what
// there is, and drops what the house says of sets and pairs. It reports false if there
// cannot be these tiles.
func (s *search) setAside() bool {
	s.eyes, s.winds, s.dragons, s.natural, s.skip = tile.AllKinds, false, false, false, nil
	for k := range s.reading.Singles.All() {
		if s.caps[k] == 0 {
			return false
		}
		if s.caps[k] != need.NoLimit {
			s.caps[k]--
		}
		switch {
		case s.held[k] > 0:
			s.held[k]--
		case s.faces[k] > 0:
			s.faces[k]--
			s.jokers--
		default:
			s.limit--
			s.jokers--
		}
	}
	return s.jokers >= 0 && s.limit >= 0
}

// eachHonours yields the readings of a closed hand of 14 tiles as honours and knitted tiles,
// pattern by pattern; of two the first is the one that has the lowest kind at which they
// differ.
func eachHonours(h *hand.Hand, held *tile.Counts, house *win.House, plain bool, yield func(Reading) bool) { //nolint:revive // plain: the kind of house
	if plain && h.Jokers() == 0 {
		heldHonours(held.Kinds(), yield)
		return
	}
	for _, n := range held {
		if n > 1 {
			return
		}
	}
	var exist tile.Kinds
	for k, n := range house.Most(h) {
		if n > 0 {
			exist = exist.With(tile.Kind(k))
		}
	}
	own := held.Kinds()
	d := demandsOf(h, held, house)
	for _, pattern := range form.KnittedPatterns() {
		kinds := (pattern | tile.AllHonours) & exist &^ house.Void
		if own&^kinds != 0 {
			continue
		}
		finish := func(without tile.Kinds) bool {
			r := Reading{Form: form.HonoursAndKnitted, Singles: kinds &^ without}
			r.AsSingles = r.Singles &^ own
			return !d.allows(r.JokersAs()) || yield(r)
		}
		if !leaveOut(kinds&^own, kinds.Len()-numKnitted, 0, finish) {
			return
		}
	}
}

// heldHonours yields the reading of 14 natural tiles as honours and knitted tiles, if there is
// one: of each suit there is a tile then, so that one pattern at most fits.
func heldHonours(own tile.Kinds, yield func(Reading) bool) {
	if own.Len() != numKnitted {
		return
	}
	for _, pattern := range form.KnittedPatterns() {
		if own&^(pattern|tile.AllHonours) == 0 {
			yield(Reading{Form: form.HonoursAndKnitted, Singles: own})
			return
		}
	}
}

// leaveOut calls f with every choice of n more of the kinds beside those left out, the
// highest first; none if n is negative. It returns false to stop.
func leaveOut(kinds tile.Kinds, n int, out tile.Kinds, f func(out tile.Kinds) bool) bool {
	if n <= 0 {
		return n < 0 || f(out)
	}
	for k := tile.Kind(tile.NumKinds); k > 0; k-- {
		higher := kinds >> k << k
		if kinds.Has(k-1) && !leaveOut(higher, n-1, out.With(k-1), f) {
			return false
		}
	}
	return true
}
