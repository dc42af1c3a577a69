package need_test

import (
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/need"
	"mentsu/tile"
)

// TestLeastOfFive holds the distances of hands near knitted tiles, and of all classes,
// against the definitions.
func TestLeastOfFive(t *testing.T) {
	r, tables := corpus.New(77), need.Load()
	straights, honours := oracle.KnittedStraights(1), oracle.HonoursAndKnitted()
	all := tile.AllCopies()
	for i := range 600 {
		c := r.Counts(corpus.Classes()[i%len(corpus.Classes())], 13+i/2%2)
		if i%3 == 0 {
			c = r.Knitted(13+i/2%2, 0, 0).Concealed
		}
		want := 99
		for _, d := range []func() (int, bool){
			func() (int, bool) { return oracle.Distance(c, all, 4, nil, nil) },
			func() (int, bool) { return oracle.SevenPairs(c, all, true) },
			func() (int, bool) { return oracle.Orphans(c, all) },
			func() (int, bool) { return oracle.Nearest(straights, c, all, all, 0) },
			func() (int, bool) { return oracle.Nearest(honours, c, all, all, 0) },
		} {
			if n, possible := d(); possible {
				want = min(want, n)
			}
		}
		held := c.Layers()
		if got := tables.LeastOfFive(need.KeysOf(&c), &held); got != want {
			t.Fatalf("%v: %d, want %d", c, got, want)
		}
	}
}

func TestKnittedNoAllocations(t *testing.T) {
	c, tables := corpus.New(78).Knitted(14, 0, 0).Concealed, need.Load()
	held := c.Layers()
	if n := testing.AllocsPerRun(100, func() { tables.LeastOfFive(need.KeysOf(&c), &held) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
