package odds_test

import (
	"math/big"
	"testing"

	"mentsu/form"
	"mentsu/internal/oracle"
	"mentsu/odds"
	"mentsu/tile"
)

// knitted returns the nine tiles of each knitted straight: 1 4 7 of one suit, 2 5 8 of
// another, 3 6 9 of the third.
func knitted() []tile.Counts {
	var all []tile.Counts
	for _, suits := range [][3]tile.Suit{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		var c tile.Counts
		for lowest, s := range suits {
			for i := range 3 {
				c[s.First()+tile.Kind(lowest+3*i)] = 1
			}
		}
		all = append(all, c)
	}
	return all
}

// waysOf returns the number of deals of some counts from a whole set of tiles, 0 if a kind
// has too many.
func waysOf(c tile.Counts) uint64 {
	ways := uint64(1)
	for _, n := range c {
		if n > tile.Copies {
			return 0
		}
		ways *= [tile.Copies + 1]uint64{1, 4, 6, 4, 1}[n]
	}
	return ways
}

// TestChineseOfficial adds the hands that only the Chinese official rules know, which are few
// enough to be listed, to those of the other forms: a published total.
func TestChineseOfficial(t *testing.T) {
	d, err := odds.Complete(odds.Question{Tiles: 14, Rules: form.Rules{FourAsTwoPairs: true}})
	if err != nil {
		t.Fatal(err)
	}
	more := map[tile.Counts]bool{}
	for _, nine := range knitted() {
		for set := range form.Set(form.NumSets) { // knitted straight, a set and a pair
			for pair := range tile.NumKinds {
				c := nine
				for _, k := range set.Kinds() {
					c[k]++
				}
				c[pair] += 2
				more[c] = true
			}
		}
		sixteen := nine // honours and knitted tiles: fourteen of these
		for k := range tile.AllHonours.All() {
			sixteen[k] = 1
		}
		for a := range tile.NumKinds {
			for b := range a {
				if c := sixteen; c[a] == 1 && c[b] == 1 {
					c[a], c[b] = 0, 0
					more[c] = true
				}
			}
		}
	}
	sum := new(big.Int).Set(d.Of(0)[0].Deals)
	for c := range more {
		ways := waysOf(c)
		if ways == 0 {
			continue
		}
		if n, possible := oracle.Distance(c, tile.AllCopies(), 4, nil, nil); possible && n == 0 {
			continue // counted already
		}
		sum.Add(sum, new(big.Int).SetUint64(ways))
	}
	if sum.Uint64() != 13_257_769_189_488 {
		t.Errorf("%d complete deals", sum)
	}
}
