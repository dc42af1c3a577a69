package tile_test

import (
	"testing"

	"mentsu/tile"
)

// Layers say the same as the counts, made at once or changed tile by tile.
func TestLayers(t *testing.T) {
	if all := tile.AllCopies(); tile.AllLayers() != all.Layers() {
		t.Errorf("AllLayers() = %v", tile.AllLayers())
	}
	state := uint64(1)
	for range 1000 {
		var c tile.Counts
		var added tile.Layers
		for k := range c {
			state = state*6364136223846793005 + 1442695040888963407 // Knuth's constants
			c[k] = uint8(state >> 33 % (tile.Copies + 1))
			for range c[k] {
				added.Add(tile.Kind(k))
			}
		}
		l := c.Layers()
		if added != l {
			t.Fatalf("%v: added one by one %v, at once %v", c, added, l)
		}
		sum := 0
		for k, n := range c {
			for i, layer := range l {
				if layer.Has(tile.Kind(k)) != (int(n) > i) {
					t.Fatalf("%v: layer %d is %v", c, i+1, layer)
				}
			}
			if tile.Simples.Has(tile.Kind(k)) {
				sum += int(n)
			}
		}
		if got := l.Sum(tile.Simples); got != sum {
			t.Fatalf("%v: %d simples, want %d", c, got, sum)
		}
		for k := range c.Kinds().All() {
			c[k]--
			l.Remove(k)
			if l != c.Layers() {
				t.Fatalf("%v: removed to %v, at once %v", c, l, c.Layers())
			}
		}
	}
}
