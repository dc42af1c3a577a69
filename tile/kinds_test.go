package tile_test

import (
	"slices"
	"testing"

	"mentsu/tile"
)

func TestNamedKinds(t *testing.T) {
	for _, c := range []struct {
		name  string
		kinds tile.Kinds
		text  string
		n     int
	}{
		{"none", 0, "", 0},
		{"all", tile.AllKinds, "123456789m123456789p123456789s1234567z", 34},
		{"winds", tile.Winds, "1234z", 4},
		{"dragons", tile.Dragons, "567z", 3},
		{"honours", tile.AllHonours, "1234567z", 7},
		{"terminals", tile.Terminals, "19m19p19s", 6},
		{"orphans", tile.Orphans, "19m19p19s1234567z", 13},
		{"simples", tile.Simples, "2345678m2345678p2345678s", 21},
		{"sanma gone", tile.SanmaGone, "2345678m", 7},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := c.kinds.String(); got != c.text {
				t.Errorf("String() = %q, want %q", got, c.text)
			}
			if got := c.kinds.Len(); got != c.n {
				t.Errorf("Len() = %d, want %d", got, c.n)
			}
			list := slices.Collect(c.kinds.All())
			if len(list) != c.n || !slices.IsSorted(list) {
				t.Errorf("All() = %v", list)
			}
			if got := tile.KindsOf(list...); got != c.kinds {
				t.Errorf("KindsOf(%v) = %v, want %v", list, got, c.kinds)
			}
			for k := range tile.Kind(tile.NumKinds) {
				if got, want := c.kinds.Has(k), slices.Contains(list, k); got != want {
					t.Errorf("Has(%v) = %v, want %v", k, got, want)
				}
			}
		})
	}
	if tile.AllKinds.Has(tile.Kind(tile.Joker)) {
		t.Error("the joker is a kind")
	}
}

func TestAllStops(t *testing.T) {
	var got []tile.Kind
	for k := range tile.AllKinds.All() {
		if got = append(got, k); len(got) == 2 {
			break
		}
	}
	if want := []tile.Kind{0, 1}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestCounts(t *testing.T) {
	var c tile.Counts
	if c.Total() != 0 || c.Kinds() != 0 {
		t.Errorf("empty counts: total %d, kinds %v", c.Total(), c.Kinds())
	}
	c[tile.Man1], c[tile.Red] = 3, 4
	if got, want := c.Kinds(), tile.KindsOf(tile.Man1, tile.Red); c.Total() != 7 || got != want {
		t.Errorf("total %d, kinds %v, want 7, %v", c.Total(), got, want)
	}
}
