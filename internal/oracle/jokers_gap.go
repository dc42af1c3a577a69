package oracle

import "mentsu/tile"

// GapFilling reports whether counts and the jokers are complete, where a joker may be a
// fifth copy. The method is that of the article on gap filling with wildcards (插空补位): lay
// the jokers aside, let each of the four suits in turn have the pair, and add how many
// jokers each needs to fill its gaps; some sum must not exceed what there is.
//
// It trusts that tiles and jokers are 3n+2, n = 0..5, and has no rule for hands of at most
// four of a kind.
func GapFilling(counts tile.Counts, jokers int) bool {
	for eye := tile.Man; eye <= tile.Honours; eye++ {
		needs := 0
		for suit := tile.Man; suit <= tile.Honours; suit++ {
			var p Part
			copy(p[:], counts[suit.First():][:suit.Len()])
			pairs := 0
			if suit == eye {
				pairs = 1
			}
			needs += GapNeed(suit, p, pairs)
		}
		if needs <= jokers {
			return true
		}
	}
	return false
}

// GapNeed returns how many jokers the counts of a suit need to be sets, and with pairs 1
// also a pair. It walks the ranks depth first, and where a run may begin it tries that too.
func GapNeed(suit tile.Suit, counts Part, pairs int) int {
	return gapNeed(suit, counts, 0, pairs)
}

// gapNeed is GapNeed from rank i on, from 0, of which those below are settled.
func gapNeed(suit tile.Suit, counts Part, i, pairs int) int {
	number := suit != tile.Honours
	switch {
	case i == suit.Len():
		return 2 * pairs
	case number && i == 6 && counts[7]%3 == 1 && counts[8]%3 == 1:
		return gapRun(suit, counts, i, pairs)
	case counts[i] == 0:
		return gapNeed(suit, counts, i+1, pairs)
	case number && i < 7 && counts[i+1]+counts[i+2] > 0:
		return min(gapRun(suit, counts, i, pairs), gapSame(suit, counts, i, pairs))
	default:
		return gapSame(suit, counts, i, pairs)
	}
}

// gapRun takes a run at rank i, which stays the next to be looked at.
func gapRun(suit tile.Suit, counts Part, i, pairs int) int {
	cost := 0
	for j := i; j < i+3; j++ {
		if counts[j] > 0 {
			counts[j]--
		} else {
			cost++
		}
	}
	return cost + gapNeed(suit, counts, i, pairs)
}

// gapSame makes triplets of all tiles of rank i, and the pair of what remains if it is
// still to come.
func gapSame(suit tile.Suit, counts Part, i, pairs int) int {
	cost := 0
	switch rest := int(counts[i] % 3); {
	case rest == 0:
	case pairs > 0:
		cost = 2 - rest
		pairs = 0
	default:
		cost = 3 - rest
	}
	return cost + gapNeed(suit, counts, i+1, pairs)
}
