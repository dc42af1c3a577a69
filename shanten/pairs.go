package shanten

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// sevenPairs returns the distance from seven pairs, and the kinds whose draw lowers it.
//
// The hand chooses seven pairs that cost least: a pair held costs nothing, one tile of a
// kind that may be used twice costs one, a kind not held two. Where four of a kind are two
// pairs, a kind that may be used four times offers a second pair: free with four tiles,
// for one with three, else for two. A kind is useful if a pair of it that costs something
// costs no more than the dearest pair chosen.
func (s *stock) sevenPairs(fourPair bool) (distance int, useful tile.Kinds) {
	return cheapestSeven(s.pairChoices(fourPair))
}

// pairChoices returns the pairs that a hand may choose its seven from: the kinds of those that
// cost one and two, and how many cost nothing, one and two.
func (s *stock) pairChoices(fourPair bool) (single, fresh tile.Kinds, free, cheap, dear int) { //nolint:revive // a rule of the game, not a mode of the code
	one, two, usable := s.held[0], s.held[1], s.room[1]
	single, fresh = one&^two&usable, usable&^one
	free, cheap, dear = two.Len(), single.Len(), fresh.Len()
	if fourPair {
		three, four, double := s.held[2], s.held[3], s.room[3]
		trips := three &^ four & double
		free += four.Len()
		cheap += trips.Len()
		dear += (double &^ three).Len()
		single |= trips
		fresh |= double & two &^ three
	}
	return single, fresh, free, cheap, dear
}

// cheapestSeven returns the distance of the cheapest seven pairs out of pairChoices, and the
// kinds whose draw lowers it. It has no branch that depends on the hand.
func cheapestSeven(single, fresh tile.Kinds, free, cheap, dear int) (distance int, useful tile.Kinds) {
	possible := free+cheap+dear >= 7
	free = min(free, 7)
	cheap = min(cheap, 7-free)
	dear = 7 - free - cheap
	useful = single
	if dear > 0 {
		useful |= fresh
	}
	if free == 7 {
		useful = 0
	}
	if !possible {
		return need.None, 0
	}
	return cheap + 2*dear, useful
}

// addPairs joins to what the discards leave of the standard form what they leave of seven
// pairs, if nothing is gone. A tile of an odd number of its kind makes a pair that cost one
// cost two, and one of an even number makes a pair that cost nothing cost one.
func (p *position) addPairs(dst []need.After) {
	if !p.closed || !p.forms.Has(form.SevenPairs) {
		return
	}
	single, fresh, free, cheap, dear := p.pairChoices(p.fourPair)
	nearest, _ := cheapestSeven(single, fresh, free, cheap, dear)
	if nearest > farthest(dst) {
		return // no discard leaves less
	}
	held := &p.held
	odd, even := held[0]&^held[1], held[1]&^held[2]
	if p.fourPair {
		odd, even = odd|held[2]&^held[3], even|held[3]
	}
	for i := range dst { // of all: to ask each which form is nearer takes longer
		a := &dst[i]
		k := a.Kind & 63
		dearer, paid := odd>>k&1, even>>k&1
		d, kinds := cheapestSeven(single^(dearer|paid)<<k, fresh|dearer<<k, free-int(paid), cheap+int(paid)-int(dearer), dear+int(dearer))
		a.Distance, a.Useful = join(a.Distance, a.Useful, d, kinds)
	}
}

// farthest returns the greatest distance that a discard leaves.
func farthest(list []need.After) int {
	most := 0
	for i := range list {
		most = max(most, list[i].Distance)
	}
	return most
}
