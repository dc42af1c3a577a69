// Package form says what finished hands can look like: the 55 sets, the winning forms,
// which copies count as gone, and the rules of shape that a rule set carries. Everything
// above takes these as plain values.
package form

import (
	"math/bits"

	"mentsu/tile"
)

// Forms is a set of winning forms, one bit each. Its zero value stands for "the default
// forms of the rules".
type Forms uint8

// The winning forms.
const (
	Standard          Forms = 1 << iota // sets and a pair (面子手)
	SevenPairs                          // seven pairs (七対子)
	ThirteenOrphans                     // each terminal and honour once, one of them twice (国士無双)
	KnittedStraight                     // the nine tiles of a knitted pattern, a set and a pair (组合龙)
	HonoursAndKnitted                   // fourteen different tiles of a knitted pattern and the honours (全不靠)
)

// Riichi holds the three forms of riichi mahjong, Knitted those two that only the Chinese
// official rules add, ChineseOfficial all five.
const (
	Riichi          = Standard | SevenPairs | ThirteenOrphans
	Knitted         = KnittedStraight | HonoursAndKnitted
	ChineseOfficial = Riichi | Knitted
)

// NumForms is the number of winning forms.
const NumForms = 5

// Has reports whether all forms of g are in f.
func (f Forms) Has(g Forms) bool { return f&g == g }

// String returns the name of a single form as requests and answers spell it.
func (f Forms) String() string {
	names := [NumForms]string{"standard", "seven_pairs", "thirteen_orphans", "knitted_straight", "honours_and_knitted"}
	if i := bits.TrailingZeros8(uint8(f)); i < NumForms && f&(f-1) == 0 {
		return names[i]
	}
	return "forms"
}

// Each lists the winning forms in their fixed order.
func Each() [NumForms]Forms {
	return [NumForms]Forms{Standard, SevenPairs, ThirteenOrphans, KnittedStraight, HonoursAndKnitted}
}

// Pool says which copies of a kind are gone when one asks whether a finished hand can
// exist: a finished hand needs no more concealed tiles of a kind than its cap.
type Pool uint8

// The pools.
const (
	PoolMelds Pool = iota // tiles in the own melds are gone (the default)
	PoolHand              // nothing is gone: only the concealed tiles count
	PoolSeen              // tiles in the own melds and all tiles seen elsewhere are gone
)

// String returns the name of the pool as requests and answers spell it.
func (p Pool) String() string {
	switch p {
	case PoolMelds:
		return "melds"
	case PoolHand:
		return "hand"
	case PoolSeen:
		return "seen"
	default:
		return "pool"
	}
}

// Caps returns how many concealed tiles of each kind a finished hand may hold under pool
// p: four less what the pool counts as gone, and with three players none of 2m..8m.
// Concealed, melds and seen together hold at most four of a kind, so no cap lies below
// the concealed count.
func (p Pool) Caps(melds, seen *tile.Counts, players int) tile.Counts {
	caps := tile.AllCopies()
	if p != PoolHand {
		caps.Sub(melds)
	}
	if p == PoolSeen {
		caps.Sub(seen)
	}
	if players == 3 {
		for k := range tile.SanmaGone.All() {
			caps[k] = 0
		}
	}
	return caps
}

// JokerCopies says whether a joker may stand for a fifth copy of a kind.
type JokerCopies uint8

// The two rules for jokers.
const (
	JokerAny  JokerCopies = iota // a joker may be a fifth copy; tiles drawn later may not
	JokerFour                    // at most four of a kind in the finished hand, jokers included
)

// Rules are the rules of shape: which finished hands exist. The zero value is riichi
// mahjong with four players.
type Rules struct {
	Sets           int         // sets in a finished hand: 4 or 5; 0 means 4
	Players        int         // 4, or 3 without 2m..8m; 0 means 4
	Forms          Forms       // allowed winning forms; 0 means the three of riichi, or Standard with 5 sets
	FourAsTwoPairs bool        // seven pairs: four of a kind count as two pairs
	JokerCopies    JokerCopies // whether a joker may be a fifth copy
}

// WithDefaults returns r with every zero field replaced by what it means.
func (r Rules) WithDefaults() Rules {
	if r.Sets == 0 {
		r.Sets = 4
	}
	if r.Players == 0 {
		r.Players = 4
	}
	if r.Forms == 0 {
		r.Forms = Riichi
		if r.Sets == 5 {
			r.Forms = Standard
		}
	}
	return r
}

// Knits reports whether a game of these rules, which WithDefaults returned, can have the
// forms with knitted tiles: they are made of four sets' tiles, and of all three suits.
func (r Rules) Knits() bool { return r.Sets == 4 && r.Players == 4 }
