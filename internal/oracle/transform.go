package oracle

import (
	"mentsu/form"
	"mentsu/tile"
)

// Impossible is the distance to a number of sets that no pattern of a suit has.
const Impossible = 64

// Lanes holds the distances of one suit: byte s (bits 8s..8s+7) is the fewest tiles
// missing to s sets, in Free without a pair, in Pair with one. Bytes of more sets than
// were asked, and of those no pattern has, hold Impossible.
type Lanes struct{ Free, Pair uint64 }

// Table holds the lanes of every counts of a suit, by Key.
type Table struct{ Free, Pair []uint64 }

// At returns the lanes of one key.
func (t *Table) At(key int) Lanes { return Lanes{t.Free[key], t.Pair[key]} }

// Lane returns byte s of a word of lanes.
func Lane(word uint64, s int) int { return int(word >> (8 * s) & 0xff) }

// Transform returns the distances of all counts of a suit to the patterns of at most so
// many sets (4 or 5; no more than 7) by the distance transform: a pattern has distance 0;
// a hand with one tile less than another lacks one tile more; surplus tiles are free. Both
// steps separate by rank. The predicates are those of Distance. A number suit takes about
// 0.3 s, honours 0.01 s.
func Transform(suit tile.Suit, sets int, allowSet func(form.Set) bool, allowPair func(tile.Kind) bool) *Table {
	return &Table{
		Free: transform(suit, sets, 0, allowSet, allowPair),
		Pair: transform(suit, sets, 1, allowSet, allowPair),
	}
}

// Multiplied by a small number, ones puts it into each of the eight lanes.
const ones = 0x0101010101010101

func transform(
	suit tile.Suit, sets, pairs int, allowSet func(form.Set) bool, allowPair func(tile.Kind) bool,
) []uint64 {
	c := make([]uint64, NumKeys(suit))
	for key := range c {
		c[key] = Impossible * ones
	}
	for s := range sets + 1 {
		for _, p := range Patterns(suit, s, pairs, allowSet, allowPair) {
			c[Key(suit, p)] &^= 0xff << (8 * s)
		}
	}
	for stride := 1; stride < len(c); stride *= 5 { // one more tile of a rank: key + stride
		for block := 0; block < len(c); block += 5 * stride {
			rank := c[block : block+5*stride]
			for i := 4*stride - 1; i >= 0; i-- {
				rank[i] = least(rank[i], rank[i+stride]+ones)
			}
		}
	}
	for stride := 1; stride < len(c); stride *= 5 {
		for block := 0; block < len(c); block += 5 * stride {
			rank := c[block : block+5*stride]
			for i := stride; i < len(rank); i++ {
				rank[i] = least(rank[i], rank[i-stride])
			}
		}
	}
	for key := range c {
		c[key] = least(c[key], Impossible*ones)
	}
	return c
}

// least returns the smaller of a and b in each lane; no lane reaches 128, for nine ranks
// add at most 36 to Impossible.
func least(a, b uint64) uint64 {
	notLess := ((a | 128*ones) - b) & (128 * ones) // bit 7 of a lane: a >= b
	takeB := notLess | (notLess - notLess>>7)      // all bits of those lanes
	return b&takeB | a&^takeB
}
