package oracle

import (
	"bytes"
	"maps"
	"math/bits"
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// Part holds the counts of one suit by rank, 0..4 each; of the honours the first seven.
type Part [9]uint8

// Key returns the counts of a suit as one number: base 5, rank 1 the most significant of
// nine digits, of the honours of seven.
func Key(suit tile.Suit, counts Part) int {
	key := 0
	for _, n := range counts[:suit.Len()] {
		key = 5*key + int(n)
	}
	return key
}

// FromKey returns the counts that Key maps to key.
func FromKey(suit tile.Suit, key int) Part {
	var counts Part
	for i := suit.Len() - 1; i >= 0; i-- {
		counts[i] = uint8(key % 5)
		key /= 5
	}
	return counts
}

// NumKeys returns how many keys a suit has: 5^9, or 5^7 for the honours.
func NumKeys(suit tile.Suit) int {
	n := 1
	for range suit.Len() {
		n *= 5
	}
	return n
}

// Patterns returns all different counts of a suit that are exactly so many sets and
// pairs, with at most four of a kind, in rising order of their keys. The predicates are
// those of Distance.
func Patterns(
	suit tile.Suit, sets, pairs int, allowSet func(form.Set) bool, allowPair func(tile.Kind) bool,
) []Part {
	var may, mayPair []Part
	for set := range form.Set(form.NumSets) {
		if set.First().Suit() == suit && (allowSet == nil || allowSet(set)) {
			kinds := set.Kinds()
			may = append(may, part(suit, kinds[:]...))
		}
	}
	for i := range suit.Len() {
		if k := suit.First() + tile.Kind(i); allowPair == nil || allowPair(k) {
			mayPair = append(mayPair, part(suit, k, k))
		}
	}
	found := map[Part]bool{{}: true}
	for range sets {
		found = extend(found, may)
	}
	for range pairs {
		found = extend(found, mayPair)
	}
	return slices.SortedFunc(maps.Keys(found), func(a, b Part) int { return bytes.Compare(a[:], b[:]) })
}

// part returns the counts of the kinds of one suit.
func part(suit tile.Suit, kinds ...tile.Kind) Part {
	var p Part
	for _, k := range kinds {
		p[k-suit.First()]++
	}
	return p
}

// extend returns what each of parts makes together with each of groups, fifth copies left
// out.
func extend(parts map[Part]bool, groups []Part) map[Part]bool {
	all := map[Part]bool{}
	for p := range parts {
		for _, g := range groups {
			sum, most := p, uint8(0)
			for i := range sum {
				sum[i] += g[i]
				most = max(most, sum[i])
			}
			if most <= tile.Copies {
				all[sum] = true
			}
		}
	}
	return all
}

// Finished holds the finished patterns of a suit, by number of pairs and of sets. A
// pattern is the set of its tiles, each tile one bit: copy c of rank i is bit 4i+c, and n
// tiles are the first n copies. The tiles that a hand lacks are then a difference of sets.
type Finished [2][6][]uint64

// AllPatterns returns the patterns of a suit with 0..5 sets and no or one pair.
func AllPatterns(suit tile.Suit, allowSet func(form.Set) bool, allowPair func(tile.Kind) bool) *Finished {
	var f Finished
	for pairs := range f {
		for sets := range f[pairs] {
			for _, p := range Patterns(suit, sets, pairs, allowSet, allowPair) {
				f[pairs][sets] = append(f[pairs][sets], copies(p))
			}
		}
	}
	return &f
}

// copies returns counts as a set of tiles.
func copies(counts Part) uint64 {
	var set uint64
	for i, n := range counts {
		set |= (1<<n - 1) << (4 * i)
	}
	return set
}

// SuitDistances returns the fewest tiles that the counts of a suit lack to a finished
// pattern: [s] to s sets, [6+s] to s sets and a pair, Impossible where there is none.
func SuitDistances(counts Part, f *Finished) [12]int {
	var d [12]int
	held := copies(counts)
	for lane := range d {
		d[lane] = Impossible
		for _, p := range f[lane/6][lane%6] {
			d[lane] = min(d[lane], bits.OnesCount64(p&^held))
		}
	}
	return d
}
