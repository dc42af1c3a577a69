package need_test

import (
	"fmt"
	"slices"
	"testing"

	"mentsu/internal/corpus"
	"mentsu/need"
	"mentsu/tile"
)

func ExampleProgram_Sweep() {
	all := tile.AllCopies()
	sweep := need.Standard().Sweep(tile.Man, &need.Wild{Soft: all, Hard: all}, 0)
	state := int32(0)
	for rank, count := range []uint8{1, 1, 0, 0, 2, 0, 0, 0, 0} { // 12m and 55m
		state = sweep.Next(rank, state, count)
	}
	fmt.Println(sweep.Vecs(state)[0].Lane(1, 1)) // a set and the pair
	// Output: 1
}

// TestSweep holds a sweep against one walk for each counts, with and without jokers.
func TestSweep(t *testing.T) {
	r := corpus.New(21)
	for jokers := range 3 {
		program := need.Standard()
		if jokers > 0 {
			program = need.WildStandard(4)
		}
		for s := tile.Man; s <= tile.Honours; s += tile.Honours {
			w := need.Wild{Soft: tile.AllCopies(), Hard: tile.AllCopies(), Jokers: jokers}
			for k := range w.Soft {
				w.Soft[k] -= uint8(r.Below(3) / 2 * r.Below(3))
				if w.Hard[k] = w.Soft[k]; jokers > 0 {
					w.Hard[k] = need.NoLimit
				}
			}
			for _, near := range []int{0, 2, 4} {
				sweep := program.Sweep(s, &w, near)
				for range 300 {
					var counts tile.Counts
					state := int32(0)
					for rank := range s.Len() {
						k := int(s.First()) + rank
						counts[k] = uint8(r.Below(int(w.Soft[k]) + 1))
						state = sweep.Next(rank, state, counts[k])
					}
					want := program.Excess(s, &counts, &w)
					for i := range want {
						want[i] = nearer(want[i], near)
					}
					if got := sweep.Vecs(state); !slices.Equal(got, want) {
						t.Fatalf("%v, near %d, %d jokers: %x, want %x", counts, near, jokers, got, want)
					}
				}
			}
		}
	}
}

// nearer returns a vector without the lanes of near or more missing tiles.
func nearer(v need.Vec, near int) need.Vec {
	for shift := 0; near > 0 && shift < 64; shift += 8 {
		for _, w := range []*uint64{&v.Free, &v.Pair} {
			if int(*w>>shift&0xff) >= near {
				*w = *w&^(0xff<<shift) | need.None<<shift
			}
		}
	}
	return v
}
