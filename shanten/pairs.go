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
	single, fresh, free, cheap, dear := s.pairChoices(fourPair)
	distance, ones, twos := cheapestSeven(free, cheap, dear)
	return distance, single&ones | fresh&twos
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

// cheapestSeven returns the distance of the cheapest seven out of so many pairs that cost
// nothing, one and two; and all kinds or none for whether the draw of a kind of which a pair
// costs one, and of one of which it costs two, lowers it. It has no branch that depends on
// the hand.
func cheapestSeven(free, cheap, dear int) (distance int, ones, twos tile.Kinds) {
	possible := free+cheap+dear >= 7
	free = min(free, 7)
	cheap = min(cheap, 7-free)
	dear = 7 - free - cheap
	if free < 7 {
		ones = tile.AllKinds
	}
	if dear > 0 {
		twos = tile.AllKinds
	}
	if !possible {
		return need.None, 0, 0
	}
	return cheap + 2*dear, ones, twos
}

// addPairs joins to what the discards leave of the standard form what they leave of seven
// pairs, if nothing is gone. A tile of an odd number of its kind makes a pair that cost one
// cost two, and one of an even number makes a pair that cost nothing cost one.
func (p *position) addPairs(dst []need.After) {
	if !p.closed || !p.forms.Has(form.SevenPairs) {
		return
	}
	single, fresh, free, cheap, dear := p.pairChoices(p.fourPair)
	whole, ones, twos := cheapestSeven(free, cheap, dear)
	if whole > farthest(dst) {
		return // no discard leaves less
	}
	held := &p.held
	odd, even := held[0]&^held[1], held[1]&^held[2]
	if p.fourPair {
		odd, even = odd|held[2]&^held[3], even|held[3]
	}
	var left [3]pairsLeft // of a discard of neither, of odd and of even
	left[0] = pairsLeft{whole, single&ones | fresh&twos, 0}
	dearer, ones, twos := cheapestSeven(free, cheap-1, dear+1)
	left[1] = pairsLeft{dearer, single&ones | fresh&twos, twos}
	paid, ones, twos := cheapestSeven(free-1, cheap+1, dear)
	left[2] = pairsLeft{paid, single&ones | fresh&twos, ones}
	for i := range dst { // of all: to ask each which form is nearer takes longer
		a := &dst[i]
		k := a.Kind & 63
		l := &left[min(2, odd>>k&1|even>>k&1<<1)]
		a.Distance, a.Useful = join(a.Distance, a.Useful, l.distance, l.others&^(1<<k)|l.own&(1<<k))
	}
}

// pairsLeft is what a discard leaves of seven pairs: the distance, and the kinds whose draw
// lowers it, of others than the one discarded and, if that does, of all.
type pairsLeft struct {
	distance    int
	others, own tile.Kinds
}

// farthest returns the greatest distance that a discard leaves.
func farthest(list []need.After) int {
	most := 0
	for i := range list {
		most = max(most, list[i].Distance)
	}
	return most
}
