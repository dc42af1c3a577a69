package oracle

import (
	"testing"

	"mentsu/tile"
)

// How many finished hands there are, and the deals they are dealt in: some of those of a
// straight need more than four of a kind, or come in two ways.
func TestKnittedTotals(t *testing.T) {
	for _, c := range []struct {
		name     string
		finished []tile.Counts
		hands    int    // different ones with four of a kind at most
		deals    uint64 // ways to be dealt these
	}{
		{"straight and set", KnittedStraights(1), 6*55*34 - 6*34, 142_079_164_416},
		{"straight", KnittedStraights(0), 6 * 34, 6 * (9 + 25*6) << 18},
		{"honours and knitted", HonoursAndKnitted(), 6 * 120, 6 * 120 << 28},
	} {
		different := map[tile.Counts]bool{}
		var deals uint64
		for _, f := range c.finished {
			if different[f] {
				continue
			}
			ways := uint64(1)
			for _, n := range f {
				if n > tile.Copies {
					ways = 0
					break
				}
				ways *= [tile.Copies + 1]uint64{1, 4, 6, 4, 1}[n]
			}
			if ways > 0 {
				different[f] = true
				deals += ways
			}
		}
		if len(different) != c.hands || deals != c.deals {
			t.Errorf("%s: %d hands, %d deals, want %d, %d", c.name, len(different), deals, c.hands, c.deals)
		}
	}
}

func TestNearest(t *testing.T) {
	finished := HonoursAndKnitted()
	all := tile.AllCopies()
	if d, possible := Nearest(finished, tile.Counts{}, all, all, 0); d != 14 || !possible {
		t.Errorf("no tiles: %d, %v", d, possible)
	}
	if d, possible := Nearest(finished, finished[0], all, all, 0); d != 0 || !possible {
		t.Errorf("a finished hand: %d, %v", d, possible)
	}
	gone := all
	for k := tile.East; k < tile.West; k++ { // two of the sixteen may be missing
		gone[k] = 0
	}
	if d, possible := Nearest(finished, tile.Counts{}, gone, gone, 0); d != 14 || !possible {
		t.Errorf("two honours gone: %d, %v", d, possible)
	}
	gone[tile.West] = 0
	if _, possible := Nearest(finished, tile.Counts{}, gone, gone, 0); possible {
		t.Error("three honours gone")
	}
	if d, possible := Nearest(finished, tile.Counts{}, all, gone, 1); d != 14 || !possible {
		t.Errorf("a joker for the third: %d, %v", d, possible)
	}
}
