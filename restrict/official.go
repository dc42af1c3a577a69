package restrict

import (
	"mentsu/form"
	"mentsu/tile"
)

// official returns the clauses of a fan of the Chinese official rules.
func (y Yaku) official(sets int) []clause {
	if list := y.ofGroups(); list != nil {
		return list
	}
	switch y {
	case BigThreeWinds:
		var list []clause
		for k := range tile.Winds.All() {
			list = append(list, big(tile.Winds&^tile.KindsOf(k)))
		}
		return list
	case TwoDragons:
		var list []clause
		for k := range tile.Dragons.All() {
			list = append(list, big(tile.Dragons&^tile.KindsOf(k)))
		}
		return list
	case NineGates:
		if sets == fourSets {
			return nineGates()
		}
	case HalfFlush:
		return halfFlush()
	case AllTypes:
		return types()
	case AllFive:
		return []clause{touching(fives)}
	case AllEvenPungs:
		c := only(ranksOf(2, 4, 6, 8))
		c.sets &= form.AllTriplets
		return []clause{c}
	case KnittedStraight:
		c := clause{others: everyOther()}
		c.nine = true
		return []clause{c}
	case LesserHonoursAndKnitted:
		return []clause{{others: others{misfits: tile.AllKinds}}}
	case GreaterHonoursKnitted:
		return []clause{{others: others{misfits: tile.AllKinds, must: tile.AllHonours}}}
	default:
		return y.withinKinds()
	}
	return nil
}

// fives are the fives of the suits.
const fives = tile.Kinds(1)<<(tile.Man1+4) | 1<<(tile.Pin1+4) | 1<<(tile.Sou1+4)

// ranksOf returns the number tiles of some ranks.
func ranksOf(ranks ...int) (kinds tile.Kinds) {
	for _, r := range ranks {
		for s := range tile.Honours {
			kinds = kinds.With(s.First() + tile.Kind(r-1))
		}
	}
	return kinds
}

// reversible are the tiles that look the same upside down.
const reversible tile.Kinds = 0b110011111<<tile.Pin1 | 0b110111010<<tile.Sou1 | 1<<tile.White

// withinKinds returns the clauses of a fan that says which tiles there are.
func (y Yaku) withinKinds() []clause {
	switch y {
	case TerminalsAndHonours:
		return within(tile.Orphans)
	case UpperTiles:
		return within(ranksOf(7, 8, 9))
	case MiddleTiles:
		return within(ranksOf(4, 5, 6))
	case LowerTiles:
		return within(ranksOf(1, 2, 3))
	case UpperFour:
		return within(ranksOf(6, 7, 8, 9))
	case LowerFour:
		return within(ranksOf(1, 2, 3, 4))
	case ReversibleTiles:
		return within(reversible)
	default:
		return nil
	}
}

// ofGroups returns the clauses of a fan that says how the ranks of some sets stand to each
// other.
func (y Yaku) ofGroups() []clause {
	switch y {
	case PureTerminalChows:
		return withFives(inOneSuit(form.Run, 1, 0, 0, 6, 6))
	case ThreeSuitedTerminal:
		return withFives(inTwoSuits())
	case SevenShiftedPairs:
		return shiftedPairs()
	case QuadrupleChow:
		return inOneSuit(form.Run, 7, 0, 0, 0, 0)
	case PureTripleChow:
		return inOneSuit(form.Run, 7, 0, 0, 0)
	case FourPureShiftedPungs:
		return inOneSuit(form.Triplet, 6, 0, 1, 2, 3)
	case PureShiftedPungs:
		return inOneSuit(form.Triplet, 7, 0, 1, 2)
	case MixedShiftedPungs:
		return inThreeSuits(form.Triplet, 7, 0, 1, 2)
	case FourPureShiftedChows:
		return append(inOneSuit(form.Run, 4, 0, 1, 2, 3), inOneSuit(form.Run, 1, 0, 2, 4, 6)...)
	case PureShiftedChows:
		return append(inOneSuit(form.Run, 5, 0, 1, 2), inOneSuit(form.Run, 3, 0, 2, 4)...)
	case MixedShiftedChows:
		return inThreeSuits(form.Run, 5, 0, 1, 2)
	case MixedStraight:
		return inThreeSuits(form.Run, 1, 0, 3, 6)
	default:
		return nil
	}
}

// inOneSuit returns the clauses of sets in a suit that stand so many ranks above the first of
// them, which begins at one of so many ranks.
func inOneSuit(set func(tile.Kind) form.Set, starts tile.Kind, above ...tile.Kind) []clause {
	var list []clause
	for s := range tile.Honours {
		for from := range starts {
			var sets []form.Set
			for _, r := range above {
				sets = append(sets, set(s.First()+from+r))
			}
			list = append(list, standard(sets...))
		}
	}
	return list
}

// inThreeSuits returns the same of sets in a suit each.
func inThreeSuits(set func(tile.Kind) form.Set, starts, a, b, c tile.Kind) []clause {
	var list []clause
	for m := range tile.Honours {
		for p := range tile.Honours {
			if m == p {
				continue
			}
			s := tile.Man + tile.Pin + tile.Sou - m - p
			for from := range starts {
				list = append(list, standard(set(m.First()+from+a), set(p.First()+from+b), set(s.First()+from+c)))
			}
		}
	}
	return list
}

// inTwoSuits returns the clauses of 123 and 789 in two suits, by the suit left.
func inTwoSuits() []clause {
	var list []clause
	for left := range tile.Honours {
		var sets []form.Set
		for s := range tile.Honours {
			if s != left {
				sets = append(sets, form.Run(s.First()), form.Run(s.First()+6))
			}
		}
		list = append(list, standard(sets...))
	}
	return list
}

// withFives returns one clause for each suit with its five as the pair.
func withFives(list []clause) []clause {
	for s := range tile.Honours {
		list[s].pairs = tile.KindsOf(s.First() + 4)
	}
	return list
}

// shiftedPairs returns the clauses of seven pairs of rising ranks in a suit.
func shiftedPairs() []clause {
	var list []clause
	for s := range tile.Honours {
		for from := range tile.Kind(3) {
			list = append(list, clause{sevenPairs: 0b1111111 << (s.First() + from), others: others{distinct: true}})
		}
	}
	return list
}

// halfFlush returns the clauses of hands of one suit and honours, both there: the pair is of
// the one and a set of the other.
func halfFlush() []clause {
	var list []clause
	for s := range tile.Honours {
		suit := suitKinds << s.First()
		both := only(suit | tile.AllHonours)
		for set := range form.Set(form.NumSets) {
			if !both.sets.Has(set) {
				continue
			}
			c := standard(set)
			c.sets, c.pairs = both.sets, suit
			if set.First().Suit() == s {
				c.pairs = tile.AllHonours
			}
			list = append(list, c)
		}
		list = append(list, clause{sevenPairs: suit | tile.AllHonours, others: others{cover: coverMan<<s | coverHonours}})
	}
	return list
}

// types returns the clauses of hands that have all three suits, winds and dragons.
func types() []clause {
	c := standard()
	c.types, c.sevenPairs, c.cover, c.orphans, c.misfits = true, tile.AllKinds, allTypes, true, tile.AllKinds
	list := []clause{c}
	for _, o := range [2][2]tile.Kinds{{tile.Winds, tile.Dragons}, {tile.Dragons, tile.Winds}} {
		knit := everyOther()
		knit.knitSets, knit.knitPairs, knit.misfits = only(o[0]).sets, o[1], 0
		list = append(list, clause{others: knit})
	}
	return list
}

// nineGates returns the clauses of 1112345678999 of a suit and one more tile of it, drawn
// last: one for each way to cut them into sets and a pair.
func nineGates() []clause {
	var list []clause
	for s := range tile.Honours {
		for last := range tile.Kind(9) {
			counts := [9]int{3, 1, 1, 1, 1, 1, 1, 1, 3}
			counts[last]++
			for pair := range tile.Kind(9) {
				rest := counts
				if rest[pair] -= 2; rest[pair] < 0 {
					continue
				}
				for _, sets := range cuts(rest, s.First(), nil) {
					c := standard(sets...)
					c.pairs, c.closed, c.last = tile.KindsOf(s.First()+pair), true, uint8(s.First()+last)+1
					list = append(list, c)
				}
			}
		}
	}
	return list
}

// cuts returns every way to cut the tiles of a suit into sets, beside those cut off already.
func cuts(counts [9]int, first tile.Kind, sets []form.Set) (all [][]form.Set) {
	low := 0
	for low < len(counts) && counts[low] == 0 {
		low++
	}
	if low == len(counts) {
		return [][]form.Set{append([]form.Set(nil), sets...)}
	}
	k := first + tile.Kind(low)
	if counts[low] >= 3 {
		rest := counts
		rest[low] -= 3
		all = append(all, cuts(rest, first, append(sets, form.Triplet(k)))...)
	}
	if low > len(counts)-3 {
		return all
	}
	run := counts
	for i := range run[low : low+3] {
		if run[low+i]--; run[low+i] < 0 {
			return all
		}
	}
	return append(all, cuts(run, first, append(sets, form.Run(k)))...)
}
