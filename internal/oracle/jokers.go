package oracle

import (
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// Allowed says of what a finished hand may consist. The zero value allows the 55 ordinary
// sets and every pair.
type Allowed struct {
	Set   func(form.Set) bool  // ordinary sets that count; nil allows all
	Pair  func(tile.Kind) bool // kinds that may be the pair; nil allows all
	Extra [][3]tile.Kind       // further sets, as where honours make runs
}

// Unlimited returns limits that no finished hand reaches: a joker may be a fifth copy.
func Unlimited() tile.Counts {
	var limits tile.Counts
	for k := range limits {
		limits[k] = 3*5 + 2 // the tiles of five sets and a pair
	}
	return limits
}

// WinAny reports whether counts and the jokers make so many sets (0..5) and a pair: a
// finished hand that holds all counts, for the rest of which there are exactly as many
// jokers. A joker may be a fifth copy. The answer comes from placing sets and the pair on
// the lowest tile not yet in one, every way there is, 4 to 80 us a hand.
func WinAny(counts tile.Counts, jokers, sets int, a Allowed) bool {
	return WinFour(counts, Unlimited(), jokers, sets, a)
}

// WinFour is WinAny where the finished hand holds at most caps of each kind, jokers
// included: four less the copies in the own melds.
func WinFour(counts, caps tile.Counts, jokers, sets int, a Allowed) bool {
	if counts.Total()+jokers != 3*sets+2 {
		return false
	}
	p := placement{caps: caps, sets: a.sets(), pairs: a.pairs()}
	return p.complete(counts, tile.Counts{}, jokers, sets, 1)
}

// Plain returns the check without jokers: whether a hand is so many sets and a pair,
// nothing more and nothing less. Kinds may have more than four copies. A check takes about
// 2 us.
func Plain(sets int, a Allowed) func(tile.Counts) bool {
	p := placement{caps: Unlimited(), sets: a.sets(), pairs: a.pairs()}
	return func(counts tile.Counts) bool {
		return counts.Total() == 3*sets+2 && p.complete(counts, tile.Counts{}, 0, sets, 1)
	}
}

// BruteFaces lets each of the jokers be every kind of which the hand then holds no more
// than caps, and reports whether one of these hands, which have no joker left, is
// finished. There are 34, 630 and 7,770 of them for one, two and three jokers.
func BruteFaces(counts, caps tile.Counts, jokers int, finished func(tile.Counts) bool) bool {
	return bruteFaces(counts, caps, jokers, 0, finished)
}

// bruteFaces is BruteFaces with the kinds from lowest on: the order of jokers is all one.
func bruteFaces(
	counts, caps tile.Counts, jokers int, lowest tile.Kind, finished func(tile.Counts) bool,
) bool {
	if jokers == 0 {
		return finished(counts)
	}
	for k := lowest; k < tile.NumKinds; k++ {
		if counts[k] >= caps[k] {
			continue
		}
		counts[k]++
		if bruteFaces(counts, caps, jokers-1, k, finished) {
			return true
		}
		counts[k]--
	}
	return false
}

// sets returns the tiles of each allowed set.
func (a Allowed) sets() [][]tile.Kind {
	var sets [][]tile.Kind
	for set := range form.Set(form.NumSets) {
		if a.Set == nil || a.Set(set) {
			kinds := set.Kinds()
			sets = append(sets, kinds[:])
		}
	}
	for _, kinds := range a.Extra {
		sets = append(sets, kinds[:])
	}
	return sets
}

// pairs returns the tiles of each allowed pair.
func (a Allowed) pairs() [][]tile.Kind {
	var pairs [][]tile.Kind
	for k := range tile.Kind(tile.NumKinds) {
		if a.Pair == nil || a.Pair(k) {
			pairs = append(pairs, []tile.Kind{k, k})
		}
	}
	return pairs
}

// placement puts the tiles of a hand into sets and a pair.
type placement struct {
	caps        tile.Counts
	sets, pairs [][]tile.Kind // what may be placed
}

// complete reports whether so many jokers, sets and pairs (0 or 1) can be placed so that
// none of the tiles left over is outside, beside those used already. Some set or the pair
// holds the lowest of them; where there is none, any may come next.
func (p *placement) complete(left, used tile.Counts, jokers, sets, pairs int) bool {
	if sets == 0 && pairs == 0 {
		return true
	}
	lowest := left.Kinds().First()
	if sets > 0 {
		for _, kinds := range p.sets {
			if p.place(kinds, lowest, left, used, jokers, sets-1, pairs) {
				return true
			}
		}
	}
	if pairs > 0 {
		for _, kinds := range p.pairs {
			if p.place(kinds, lowest, left, used, jokers, sets, pairs-1) {
				return true
			}
		}
	}
	return false
}

// place is complete after a set or a pair of kinds that must hold the lowest tile left.
func (p *placement) place(
	kinds []tile.Kind, lowest tile.Kind, left, used tile.Counts, jokers, sets, pairs int,
) bool {
	if lowest < tile.NumKinds && !slices.Contains(kinds, lowest) {
		return false
	}
	for _, k := range kinds {
		used[k]++
		if left[k] > 0 {
			left[k]--
		} else {
			jokers--
		}
		if used[k] > p.caps[k] || jokers < 0 {
			return false
		}
	}
	return p.complete(left, used, jokers, sets, pairs)
}
