// Package oracle holds second answers to the questions of the engine, straight from their
// definitions: no tables, no cleverness, nothing shared with the packages it checks. It is
// slow and is meant for tests only.
package oracle

import (
	"cmp"
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// Distance returns the least number of tiles that counts lack to some finished hand of
// so many sets (0..5) and a pair which holds at most caps of each kind; possible is false
// if there is no such hand. The predicates say which sets and pairs a finished hand may
// hold, nil allows all. Every multiset of sets counts, three equal runs too. A hand takes
// 10 to 40 us.
func Distance(
	counts, caps tile.Counts, sets int, allowSet func(form.Set) bool, allowPair func(tile.Kind) bool,
) (d int, possible bool) {
	s := search{counts: counts, caps: caps, least: 3*sets + 3}
	for k := range tile.Kind(tile.NumKinds) {
		if allowPair == nil || allowPair(k) {
			s.pairs = s.offer(s.pairs, k, k)
		}
	}
	for set := range form.Set(form.NumSets) {
		if allowSet == nil || allowSet(set) {
			kinds := set.Kinds()
			s.sets = s.offer(s.sets, kinds[:]...)
		}
	}
	if len(s.pairs) == 0 {
		return 0, false
	}
	byCost := func(a, b group) int { return cmp.Compare(a.alone, b.alone) }
	slices.SortStableFunc(s.sets, byCost)
	slices.SortStableFunc(s.pairs, byCost)
	s.choose(0, sets, 0)
	return s.least, s.least < 3*sets+3
}

// Useful returns the kinds below their cap whose draw lowers the distance of counts.
func Useful(distance func(tile.Counts) (d int, possible bool), counts, caps tile.Counts) tile.Kinds {
	var useful tile.Kinds
	before, possible := distance(counts)
	if !possible {
		return 0
	}
	for k := range tile.Kind(tile.NumKinds) {
		if counts[k] >= caps[k] {
			continue
		}
		counts[k]++
		if after, _ := distance(counts); after < before {
			useful = useful.With(k)
		}
		counts[k]--
	}
	return useful
}

// group is a set or a pair that a finished hand may hold.
type group struct {
	kinds []tile.Kind
	alone int // tiles of it that the whole hand lacks: beside other groups it never costs less
}

// search is the choice of sets and a pair with the fewest missing tiles: sets in
// non-decreasing order of the list, then the pair. A branch ends where even the groups
// still to come, at what they cost alone, cannot be better than the best hand known.
type search struct {
	counts, caps tile.Counts
	target       tile.Counts // the groups chosen so far
	sets, pairs  []group     // what may be chosen, cheapest first
	least        int         // fewest missing tiles of the finished hands seen so far
}

// offer appends the group of kinds to groups if the caps leave room for it.
func (s *search) offer(groups []group, kinds ...tile.Kind) []group {
	lacks, fits := s.place(kinds)
	s.remove(kinds)
	if !fits {
		return groups
	}
	return append(groups, group{kinds, lacks})
}

// place adds kinds to the target and returns how many of them the hand lacks.
func (s *search) place(kinds []tile.Kind) (lacks int, fits bool) {
	fits = true
	for _, k := range kinds {
		s.target[k]++
		if s.target[k] > s.counts[k] {
			lacks++
		}
		if s.target[k] > s.caps[k] {
			fits = false
		}
	}
	return lacks, fits
}

func (s *search) remove(kinds []tile.Kind) {
	for _, k := range kinds {
		s.target[k]--
	}
}

// choose completes the target, which lacks so many tiles, by left sets of the list from
// the given place on, and the pair.
func (s *search) choose(from, left, missing int) {
	if left == 0 {
		s.finish(missing)
		return
	}
	for i := from; i < len(s.sets); i++ {
		set := s.sets[i]
		if missing+left*set.alone+s.pairs[0].alone >= s.least {
			return
		}
		if lacks, fits := s.place(set.kinds); fits {
			s.choose(i, left-1, missing+lacks)
		}
		s.remove(set.kinds)
	}
}

// finish completes the target by its pair.
func (s *search) finish(missing int) {
	for _, pair := range s.pairs {
		if missing+pair.alone >= s.least {
			return
		}
		if lacks, fits := s.place(pair.kinds); fits {
			s.least = min(s.least, missing+lacks)
		}
		s.remove(pair.kinds)
	}
}
