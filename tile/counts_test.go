package tile_test

import (
	"testing"

	"mentsu/tile"
)

// What counts say of all kinds at once is what they say one by one; Kinds and Add are right for
// any numbers.
func TestCountsAtOnce(t *testing.T) {
	state := uint64(7)
	random := func(below uint64) uint8 {
		state = state*6364136223846793005 + 1442695040888963407 // Knuth's constants
		return uint8(state >> 33 % below)
	}
	for round := range 2000 {
		var c, d, sum, evens tile.Counts
		var kinds, fours tile.Kinds
		for k := range c {
			c[k] = random(tile.Copies+1) * random(2)
			d[k], sum[k] = random(128), c[k]
			sum[k] += d[k]
			evens[k] = c[k] &^ 1
			if c[k] > 0 {
				kinds = kinds.With(tile.Kind(k))
			}
			if c[k] == tile.Copies {
				fours = fours.With(tile.Kind(k))
			}
		}
		if c.Kinds() != kinds || c.Fours() != fours {
			t.Fatalf("%v: kinds %v, want %v; fours %v, want %v", c, c.Kinds(), kinds, c.Fours(), fours)
		}
		one := evens
		one[round%tile.NumKinds]++
		if c.Even() != (c == evens) || !evens.Even() || one.Even() {
			t.Fatalf("%v: even %t; %v: %t; %v: %t", c, c.Even(), evens, evens.Even(), one, one.Even())
		}
		if c.Add(&d); c != sum {
			t.Fatalf("sum %v, want %v", c, sum)
		}
	}
	for k := range tile.Kind(tile.NumKinds) {
		for _, n := range []uint8{1, 2, 4, 127, 128, 255} {
			var c tile.Counts
			if c[k] = n; c.Kinds() != tile.KindsOf(k) {
				t.Errorf("%d tiles %v: kinds %v", n, k, c.Kinds())
			}
		}
	}
}
