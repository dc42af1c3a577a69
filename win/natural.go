package win

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// natural looks for sets and a pair each of which has a natural tile, where that is not a
// matter of their number: the lowest natural tile that is in no group yet opens one, and
// takes other natural tiles and jokers to it. So every group has one, and every way to
// share the natural tiles out is tried.
type natural struct {
	left   tile.Counts // natural tiles in no group yet
	room   tile.Counts // tiles of each kind that the groups may still use
	eyes   tile.Kinds  // that may be the pair
	runs   []form.Set  // of honours
	jokers int
}

// spreads reports whether the tiles, which are sets and a pair, are so with a natural tile
// in each. It tries some ten ways if they are, and all of them if they are not.
func (c *handCase) spreads(t *tiles) bool {
	n := natural{left: t.counts, room: c.most, eyes: tile.AllKinds, jokers: t.jokers}
	if !c.bounded {
		for k := range n.room {
			n.room[k] = need.NoLimit
		}
	}
	if c.house.Pair258 {
		n.eyes = Eyes258
	}
	n.runs = c.house.HonourRuns()
	return n.complete(0, c.sets, 1)
}

// HonourRuns returns the runs of honours that the house has, rising.
func (h *House) HonourRuns() []form.Set {
	winds := []form.Set{form.RunESW, form.RunESN, form.RunEWN, form.RunSWN, form.RunDragons}
	switch {
	case h.WindRuns && h.DragonRuns:
		return winds
	case h.WindRuns:
		return winds[:4]
	case h.DragonRuns:
		return winds[4:]
	default:
		return nil
	}
}

// complete reports whether the tiles left, none below kind k, are so many sets and pairs.
func (n *natural) complete(k tile.Kind, sets, pairs int) bool {
	for k < tile.NumKinds && n.left[k] == 0 {
		k++
	}
	if k == tile.NumKinds {
		return sets == 0 && pairs == 0
	}
	if 3*sets+2*pairs-n.jokers < sets+pairs { // natural tiles left, which go around
		return false
	}
	if pairs > 0 && n.eyes.Has(k) && n.open(k, []tile.Kind{k, k}, sets, 0) {
		return true
	}
	if sets == 0 {
		return false
	}
	if n.open(k, []tile.Kind{k, k, k}, sets-1, pairs) {
		return true
	}
	if k.IsHonour() {
		for _, s := range n.runs {
			if kinds := s.Kinds(); tile.KindsOf(kinds[:]...).Has(k) && n.open(k, kinds[:], sets-1, pairs) {
				return true
			}
		}
		return false
	}
	for rank := max(1, k.Rank()-2); rank <= min(7, k.Rank()); rank++ {
		first := k.Suit().First() + tile.Kind(rank-1)
		if n.open(k, []tile.Kind{first, first + 1, first + 2}, sets-1, pairs) {
			return true
		}
	}
	return false
}

// open reports whether a group of these kinds, which takes a natural tile of kind k, and
// after it so many sets and pairs, can be made.
func (n *natural) open(k tile.Kind, kinds []tile.Kind, sets, pairs int) bool {
	return n.fill(k, kinds, true, true, sets, pairs)
}

// fill puts tiles to the kinds of a group: a natural tile of kind k for the first of it if
// owed, and then a natural tile, if there is one, or a joker, natural tiles of a kind
// first: may is false behind a joker of the same kind.
func (n *natural) fill(k tile.Kind, kinds []tile.Kind, owed, may bool, sets, pairs int) bool { //nolint:revive // states of the search
	if len(kinds) == 0 {
		return n.complete(k, sets, pairs)
	}
	at := kinds[0]
	if n.room[at] == 0 {
		return false
	}
	own := owed && at == k
	more := len(kinds) > 1 && kinds[1] != at
	n.room[at]--
	found := false
	if may && n.left[at] > 0 {
		n.left[at]--
		found = n.fill(k, kinds[1:], owed && !own, true, sets, pairs)
		n.left[at]++
	}
	if !found && !own && n.jokers > 0 {
		n.jokers--
		found = n.fill(k, kinds[1:], owed, more, sets, pairs)
		n.jokers++
	}
	n.room[at]++
	return found
}
