package oracle

import (
	"math/big"

	"mentsu/form"
	"mentsu/tile"
)

// EachDeal calls visit with every choice of so many tiles out of left, by kind, and the number
// of ways to be dealt it. It is meant for small decks: 24 choose 12 are 2.7 million.
func EachDeal(left tile.Counts, tiles int, visit func(dealt tile.Counts, ways uint64)) {
	after := [tile.NumKinds + 1]int{} // tiles left of the kinds from here on
	for k := tile.NumKinds - 1; k >= 0; k-- {
		after[k] = after[k+1] + int(left[k])
	}
	var dealt tile.Counts
	var from func(k, more int, ways uint64)
	from = func(k, more int, ways uint64) {
		if more > after[k] {
			return
		}
		if more == 0 {
			visit(dealt, ways)
			return
		}
		pascal := uint64(1)
		for n := range min(int(left[k]), more) + 1 {
			dealt[k] = uint8(n)
			from(k+1, more-n, ways*pascal)
			pascal = pascal * uint64(int(left[k])-n) / uint64(n+1)
		}
		dealt[k] = 0
	}
	from(0, tiles, 1)
}

// CompleteDeals returns how many deals from left are exactly so many sets and a pair, or as
// patterns how many different hands are, out of the sets and pairs that the predicates of
// Distance allow. It joins the patterns of the suits: which of them has the pair, and how
// many sets each has, follows from its number of tiles, so no hand is met twice.
func CompleteDeals(
	left tile.Counts, sets int, patterns bool, allowSet func(form.Set) bool, allowPair func(tile.Kind) bool,
) *big.Int {
	type part struct{ sets, pairs int }
	all := map[part]*big.Int{{}: big.NewInt(1)}
	for suit := range tile.Suit(tile.NumSuits) {
		next := map[part]*big.Int{}
		for more := range 2 * (sets + 1) {
			s, p := more/2, more%2
			ways := waysOf(Patterns(suit, s, p, allowSet, allowPair), suit, left, patterns)
			for before, n := range all {
				key := part{before.sets + s, before.pairs + p}
				if key.sets > sets || key.pairs > 1 {
					continue
				}
				if next[key] == nil {
					next[key] = new(big.Int)
				}
				next[key].Add(next[key], new(big.Int).Mul(ways, n))
			}
		}
		all = next
	}
	if n := all[part{sets, 1}]; n != nil {
		return n
	}
	return new(big.Int)
}

// waysOf returns in how many ways the patterns of a suit are dealt from left.
func waysOf(list []Part, suit tile.Suit, left tile.Counts, patterns bool) *big.Int {
	sum := new(big.Int)
	for _, p := range list {
		ways := big.NewInt(1)
		for r := range suit.Len() {
			n, most := int64(p[r]), int64(left[int(suit.First())+r])
			switch {
			case n > most:
				ways.SetInt64(0)
			case !patterns:
				ways.Mul(ways, new(big.Int).Binomial(most, n))
			}
		}
		sum.Add(sum, ways)
	}
	return sum
}
