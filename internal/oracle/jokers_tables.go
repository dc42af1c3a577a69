package oracle

import (
	"maps"

	"mentsu/tile"
)

// ThirtySixTables is the scheme of the 36 tables, as in yuanfengyun/q_algorithm: table k,
// k = 0..8, holds the decimal keys of the tiles of a suit that k jokers complete, one digit
// a rank. There is one for number suits and one for honours, each without and with the
// pair.
//
// It answers hands of up to four sets. More than eight jokers always win, as published,
// which is right only where a joker may be a fifth copy and any pair will do.
type ThirtySixTables struct {
	tables [2][9][2]map[uint32]bool // number suits or honours; jokers; pairs
}

// NewThirtySixTables builds the tables: table 0 is all sums of up to four sets, without or
// with one pair, that hold at most so many copies of a kind; table k+1 is each key of
// table k with one tile removed; then what has a fifth copy is dropped, for no hand has.
// With 4 copies a joker is never the fifth; with 6 it may be, and up to 9, the most that a
// digit takes, make the same tables.
func NewThirtySixTables(copies int) *ThirtySixTables {
	t := &ThirtySixTables{}
	for kind, suit := range [2]tile.Suit{tile.Man, tile.Honours} {
		tables := &t.tables[kind]
		sets, pairs := onSuit(suit, Allowed{}.sets()), onSuit(suit, Allowed{}.pairs())
		for jokers := range tables {
			tables[jokers] = [2]map[uint32]bool{{}, {}}
		}
		sums(sets, 4, Part{}, copies, func(sum Part) {
			tables[0][0][decimal(suit, sum)] = true
			sums(pairs, 1, sum, copies, func(all Part) {
				if all != sum {
					tables[0][1][decimal(suit, all)] = true
				}
			})
		})
		for jokers := range tables[1:] {
			for pairs := range 2 {
				remove(tables[jokers][pairs], tables[jokers+1][pairs])
			}
		}
		for jokers := range tables {
			for pairs := range 2 {
				maps.DeleteFunc(tables[jokers][pairs], hasFifth)
			}
		}
	}
	return t
}

// sums yields p with up to most of the groups added, in every choice that has no more than
// so many copies of a rank.
func sums(groups []suitGroup, most int, p Part, copies int, yield func(Part)) {
	yield(p)
	for g := range groups {
		sum, fits := p, most > 0
		for _, i := range groups[g].ranks {
			sum[i] += groups[g].need[i]
			fits = fits && int(sum[i]) <= copies
		}
		if fits {
			sums(groups[g:], most-1, sum, copies, yield)
		}
	}
}

// decimal returns the counts of a suit as the tables write them: 111m99m is 300000002.
func decimal(suit tile.Suit, counts Part) uint32 {
	key := uint32(0)
	for _, n := range counts[:suit.Len()] {
		key = 10*key + uint32(n)
	}
	return key
}

// remove puts into fewer each of keys with one tile removed.
func remove(keys, fewer map[uint32]bool) {
	for key := range keys {
		for unit, rest := uint32(1), key; rest > 0; unit, rest = 10*unit, rest/10 {
			if rest%10 > 0 {
				fewer[key-unit] = true
			}
		}
	}
}

// hasFifth reports whether a key has a digit above 4.
func hasFifth(key uint32, _ bool) bool {
	for ; key > 0; key /= 10 {
		if key%10 > tile.Copies {
			return true
		}
	}
	return false
}

// Len returns the number of keys in all tables.
func (t *ThirtySixTables) Len() int {
	n := 0
	for kind := range t.tables {
		for jokers := range t.tables[kind] {
			n += len(t.tables[kind][jokers][0]) + len(t.tables[kind][jokers][1])
		}
	}
	return n
}

// suitKeys returns the decimal key of each suit.
func suitKeys(counts tile.Counts) [tile.NumSuits]uint32 {
	var keys [tile.NumSuits]uint32
	for suit := tile.Man; suit <= tile.Honours; suit++ {
		var p Part
		copy(p[:], counts[suit.First():][:suit.Len()])
		keys[suit] = decimal(suit, p)
	}
	return keys
}

// has reports whether so many jokers complete the key of a suit, with so many pairs.
func (t *ThirtySixTables) has(key uint32, suit tile.Suit, jokers, pairs int) bool {
	return t.tables[suit/tile.Honours][jokers][pairs][key]
}

// Win reports whether counts and the jokers are complete: they can be dealt to the suits
// so that each is in a table, and exactly one in that with the pair.
func (t *ThirtySixTables) Win(counts tile.Counts, jokers int) bool {
	if jokers > 8 {
		return true
	}
	keys := suitKeys(counts)
	return t.deal(&keys, tile.Man, jokers, 1)
}

// deal gives the suits from suit on so many jokers and pairs, no more and no less.
func (t *ThirtySixTables) deal(keys *[tile.NumSuits]uint32, suit tile.Suit, jokers, pairs int) bool {
	if suit > tile.Honours {
		return jokers == 0 && pairs == 0
	}
	for k := range jokers + 1 {
		for eye := range pairs + 1 {
			if t.has(keys[suit], suit, k, eye) && t.deal(keys, suit+1, jokers-k, pairs-eye) {
				return true
			}
		}
	}
	return false
}

// WinGreedy is Win with the fault of a published version: each suit takes the fewest
// jokers that complete it, and the pair goes to the first that can have it.
func (t *ThirtySixTables) WinGreedy(counts tile.Counts, jokers int) bool {
	pairs := 1
	for suit, key := range suitKeys(counts) {
		if key == 0 {
			continue
		}
		k, eye := t.fewest(key, tile.Suit(suit), pairs)
		if k > jokers {
			return false
		}
		jokers -= k
		pairs -= eye
	}
	return jokers%3 == 2*pairs
}

// fewest returns the fewest jokers that complete the key of a suit, with a pair if there is
// one and that is fewer; 9 if eight are too few.
func (t *ThirtySixTables) fewest(key uint32, suit tile.Suit, pairs int) (jokers, eye int) {
	for k := range 9 {
		for eye := pairs; eye >= 0; eye-- {
			if t.has(key, suit, k, eye) {
				return k, eye
			}
		}
	}
	return 9, 0
}
