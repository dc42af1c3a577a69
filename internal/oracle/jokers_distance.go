package oracle

import (
	"cmp"
	"slices"

	"mentsu/tile"
)

// JokerDistance returns the least number of tiles, jokers among them, that counts lack to
// some finished hand of so many sets (0..5) and a pair; a hand with jokers is max(-1,
// d - 1 - jokers) tiles from ready. A finished hand holds at most hard of each kind, and
// what it holds beyond soft must be jokers, all in all no more than there are. possible
// is false if there is no such hand.
//
// The two rules for jokers: where one may be a fifth copy hard is Unlimited, otherwise four
// less the copies in the own melds; soft is four less the copies that are gone. A hand of
// seven tiles or more takes 10 to 150 us, one of few tiles and many jokers up to 6 ms.
func JokerDistance(counts, hard, soft tile.Counts, jokers, sets int, a Allowed) (d int, possible bool) {
	s := jokerSearch{soft: soft, jokers: jokers}
	s.counts, s.caps, s.least = counts, hard, 3*sets+3
	for _, kinds := range a.pairs() {
		s.pairs = s.offer(s.pairs, kinds...)
	}
	for _, kinds := range a.sets() {
		s.sets = s.offer(s.sets, kinds...)
	}
	if len(s.pairs) == 0 {
		return 0, false
	}
	byCost := func(a, b group) int { return cmp.Compare(a.alone, b.alone) }
	slices.SortStableFunc(s.sets, byCost)
	slices.SortStableFunc(s.pairs, byCost)
	s.chooseSets(0, sets, 0)
	return s.least, s.least < 3*sets+3
}

// jokerSearch is a search for a finished hand part of which only jokers can be.
type jokerSearch struct {
	search

	soft   tile.Counts
	jokers int
}

// feasible reports whether there are jokers for what the target holds beyond soft.
func (s *jokerSearch) feasible() bool {
	excess := 0
	for k, n := range s.target {
		excess += max(0, int(n)-int(s.soft[k]))
	}
	return excess <= s.jokers
}

// chooseSets completes the target, which lacks so many tiles, by left sets of the list
// from the given place on, and the pair.
func (s *jokerSearch) chooseSets(from, left, missing int) {
	for i := from; left > 0 && i < len(s.sets); i++ {
		set := s.sets[i]
		if missing+left*set.alone+s.pairs[0].alone >= s.least {
			return
		}
		if lacks, fits := s.place(set.kinds); fits && s.feasible() {
			s.chooseSets(i, left-1, missing+lacks)
		}
		s.remove(set.kinds)
	}
	for i := 0; left == 0 && i < len(s.pairs); i++ {
		pair := s.pairs[i]
		if missing+pair.alone >= s.least {
			return
		}
		if lacks, fits := s.place(pair.kinds); fits && s.feasible() {
			s.least = min(s.least, missing+lacks)
		}
		s.remove(pair.kinds)
	}
}
