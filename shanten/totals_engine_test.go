package shanten_test

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"mentsu/need"
	"mentsu/tile"
)

// partState is all that a part of a hand contributes to its shanten numbers.
type partState struct {
	tiles  int
	class  need.Class
	fields uint16
}

// partCounts says how many ways lead to each state.
type partCounts map[partState]uint64

// ways returns how often each state of the suit occurs among all its count vectors of at
// most 14 tiles, where copies says how many ways there are to hold 0..4 of a kind.
func ways(suit tile.Suit, copies [5]uint64) partCounts {
	tables, all := need.Load(), make(partCounts)
	var counts tile.Counts
	var walk func(rank, tiles int, weight uint64)
	walk = func(rank, tiles int, weight uint64) {
		if rank == suit.Len() {
			keys := need.KeysOf(&counts)
			all[partState{tiles, tables.Part(keys, suit), tables.Fields(keys)}] += weight
			return
		}
		k := suit.First() + tile.Kind(rank)
		for n, choose := range copies {
			if tiles+n > 14 {
				break
			}
			counts[k] = uint8(n)
			walk(rank+1, tiles+n, weight*choose)
		}
		counts[k] = 0
	}
	walk(0, 0, 1)
	return all
}

// join returns the states of two parts together.
func join(a, b partCounts) partCounts {
	tables, all := need.Load(), make(partCounts)
	for x, n := range a {
		for y, m := range b {
			if x.tiles+y.tiles <= 14 {
				all[partState{x.tiles + y.tiles, tables.Merge(x.class, y.class), x.fields + y.fields}] += n * m
			}
		}
	}
	return all
}

// halves holds the states of two suits together, and of a suit and the honours.
type halves struct{ suits, rest partCounts }

// halvesOf returns the halves of all hands, computed once for each kind of weight.
var halvesOf = map[bool]func() halves{
	false: sync.OnceValue(func() halves { return makeHalves([5]uint64{1, 1, 1, 1, 1}) }),
	true:  sync.OnceValue(func() halves { return makeHalves([5]uint64{1, 4, 6, 4, 1}) }),
}

func makeHalves(copies [5]uint64) halves {
	suit, honours := ways(tile.Man, copies), ways(tile.Honours, copies)
	return halves{join(suit, suit), join(suit, honours)}
}

// totals returns how many hands of 13 or 14 tiles have each shanten number, index =
// shanten + 1: as different hands, or weighted as deals.
func totals(tiles int, weighted bool) (minimum, standard, sevenPairs, orphans [15]uint64) {
	tables, h := need.Load(), halvesOf[weighted]()
	bySize := make([][]partState, 15)
	for _, s := range slices.Collect(maps.Keys(h.rest)) {
		bySize[s.tiles] = append(bySize[s.tiles], s)
	}
	for x, n := range h.suits {
		if x.tiles > tiles {
			continue
		}
		for _, y := range bySize[tiles-x.tiles] {
			w := n * h.rest[y]
			d := tables.Vec(tables.Merge(x.class, y.class)).Lane(4, 1)
			f := x.fields + y.fields
			p, o := need.SevenPairs(f), need.ThirteenOrphans(f)
			standard[d] += w
			sevenPairs[p] += w
			orphans[o] += w
			minimum[min(d, p, o)] += w
		}
	}
	return minimum, standard, sevenPairs, orphans
}

// The page on the algebra names totals, which must be the ones counted here.
func TestAlgebraPageTotals(t *testing.T) {
	page, err := os.ReadFile("../docs/algebra.md")
	if err != nil {
		t.Fatal(err)
	}
	complete, _, _, _ := totals(14, true)
	deals := uint64(0)
	for _, n := range complete {
		deals += n
	}
	for _, want := range []string{fmt.Sprintf("All %d deals of 14 tiles", deals), fmt.Sprintf("%d of them are complete", complete[0])} {
		if !strings.Contains(string(page), want) {
			t.Errorf("docs/algebra.md does not say %q", want)
		}
	}
}
