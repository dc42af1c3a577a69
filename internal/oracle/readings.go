package oracle

import (
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// Split is one way to finish a hand: sets in rising order, and a pair.
type Split struct {
	Sets    []form.Set
	Pair    tile.Kind
	HasPair bool
}

// Tiles returns the tiles of the split by kind.
func (s Split) Tiles() tile.Counts {
	var c tile.Counts
	for _, set := range s.Sets {
		for _, k := range set.Kinds() {
			c[k]++
		}
	}
	if s.HasPair {
		c[s.Pair] += 2
	}
	return c
}

// Splits returns every choice of so many sets and a pair that holds all tiles of counts
// and at most caps of each kind, the tiles that counts lack being jokers. Each comes once.
// It tries all choices, but those whose sets to come are too few for the tiles left.
func Splits(counts, caps tile.Counts, sets int) []Split {
	return SplitsIn(Manner{}, counts, caps, sets)
}

// SplitsIn is Splits for a house.
func SplitsIn(m Manner, counts, caps tile.Counts, sets int) []Split {
	var found []Split
	var all []form.Set
	for set := range form.Set(form.NumHouseSets) {
		if set < form.NumSets || m.WindRuns && set < form.RunDragons || m.DragonRuns && set == form.RunDragons {
			all = append(all, set)
		}
	}
	for pair := range tile.Kind(tile.NumKinds) {
		choose(Split{Pair: pair, HasPair: true}, &counts, all, sets, func(s Split) {
			for k, n := range s.Tiles() {
				if n < counts[k] || n > caps[k] {
					return
				}
			}
			if m.allows(s, counts) {
				s.Sets = slices.Clone(s.Sets)
				found = append(found, s)
			}
		})
	}
	return found
}

// choose calls f with every split that adds left of the sets to s, in their order.
func choose(s Split, counts *tile.Counts, sets []form.Set, left int, f func(Split)) {
	outside := 0
	tiles := s.Tiles()
	for k, n := range counts {
		outside += max(0, int(n)-int(tiles[k]))
	}
	switch {
	case outside > 3*left:
	case left == 0:
		f(s)
	default:
		for i, set := range sets {
			with := s
			with.Sets = append(slices.Clip(s.Sets), set)
			choose(with, counts, sets[i:], left-1, f)
		}
	}
}

// SuitSplits returns all splits of a suit with so many sets and no or one pair that have
// at most four of a kind, by the key of their counts.
func SuitSplits(suit tile.Suit, sets, pairs int) map[int][]Split {
	found := map[int][]Split{}
	keep := func(s Split) {
		var p Part
		tiles := s.Tiles()
		for i, n := range tiles[suit.First():][:suit.Len()] {
			if n > tile.Copies {
				return
			}
			p[i] = n
		}
		found[Key(suit, p)] = append(found[Key(suit, p)], s)
	}
	var all []form.Set
	for set := range form.Set(form.NumSets) {
		if set.First().Suit() == suit {
			all = append(all, set)
		}
	}
	var add func(s Split, left, from int)
	add = func(s Split, left, from int) {
		if left == 0 {
			keep(s)
			return
		}
		for i := from; i < len(all); i++ {
			with := s
			with.Sets = append(slices.Clip(s.Sets), all[i])
			add(with, left-1, i)
		}
	}
	if pairs == 0 {
		add(Split{}, sets, 0)
		return found
	}
	for i := range suit.Len() {
		add(Split{Pair: suit.First() + tile.Kind(i), HasPair: true}, sets, 0)
	}
	return found
}
