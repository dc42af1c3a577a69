package hand_test

import (
	"fmt"
	"reflect"
	"testing"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/tile"
)

// TestPlainIsNew gives Plain tiles, right and wrong ones, and expects what New makes of them.
func TestPlainIsNew(t *testing.T) {
	r := corpus.New(1)
	accepted := 0
	const hands = 20_000
	for range hands {
		tiles := make([]tile.Tile, r.Below(19))
		kinds := 1 + r.Below(tile.NumKinds) // few kinds: fifth copies
		for i := range tiles {
			tiles[i] = tile.Tile(r.Below(kinds))
			if tiles[i].Kind()%9 == 4 && tiles[i] < tile.Tile(tile.East) && r.Below(3) == 0 {
				tiles[i] = tile.RedFive(tiles[i].Kind().Suit())
			}
		}
		var counts tile.Counts
		var reds [3]uint8
		last := tile.Tile(0)
		for _, c := range tiles {
			counts[c.Kind()]++
			if c.IsRed() {
				reds[c.Kind().Suit()]++
			}
			last = c
		}
		want, err := hand.New(hand.Tiles{Concealed: tiles}, hand.Context{})
		got, ok := hand.Plain(&counts, reds, last)
		if ok != (err == nil) {
			t.Fatalf("%v: ok is %v, New says %v", tiles, ok, err)
		}
		if !ok {
			continue
		}
		accepted++
		if !reflect.DeepEqual(&got, want) {
			t.Fatalf("%v: %+v, New makes %+v", tiles, got, *want)
		}
		for k := range tile.Kind(tile.NumKinds) {
			n := 0
			for _, c := range got.Tiles().Concealed {
				if c.IsRed() && c.Kind() == k {
					n++
				}
			}
			if got.Reds(k) != uint8(n) {
				t.Fatalf("%v: %d red %s", tiles, got.Reds(k), k)
			}
		}
	}
	if accepted < hands/10 {
		t.Errorf("only %d of %d hands are right", accepted, hands)
	}
}

// TestPlainRefuses gives what no list of tiles makes.
func TestPlainRefuses(t *testing.T) {
	for name, c := range map[string]struct {
		counts map[tile.Kind]uint8
		reds   [3]uint8
		last   tile.Tile
	}{
		"nothing":                 {last: 0},
		"a fifth copy":            {counts: map[tile.Kind]uint8{3: 5}, last: 3},
		"a hundred copies":        {counts: map[tile.Kind]uint8{3: 100}, last: 3},
		"255 copies":              {counts: map[tile.Kind]uint8{3: 255, 4: 2}, last: 3},
		"two that are 256":        {counts: map[tile.Kind]uint8{3: 255, 9: 1, 10: 1}, last: 9},
		"fifth red dragon":        {counts: map[tile.Kind]uint8{tile.Red: 5}, last: tile.Tile(tile.Red)},
		"two red fives":           {counts: map[tile.Kind]uint8{4: 2}, reds: [3]uint8{2}, last: 4},
		"a red five not held":     {counts: map[tile.Kind]uint8{3: 2}, reds: [3]uint8{0, 1}, last: 3},
		"last not held":           {counts: map[tile.Kind]uint8{3: 2}, last: 4},
		"last red, but held none": {counts: map[tile.Kind]uint8{4: 2}, last: tile.RedMan},
		"last plain, held red":    {counts: map[tile.Kind]uint8{4: 1}, reds: [3]uint8{1}, last: 4},
		"last a joker":            {counts: map[tile.Kind]uint8{4: 1}, last: tile.Joker},
		"last no tile":            {counts: map[tile.Kind]uint8{4: 1}, last: 200},
	} {
		var counts tile.Counts
		for k, n := range c.counts {
			counts[k] = n
		}
		if h, ok := hand.Plain(&counts, c.reds, c.last); ok {
			t.Errorf("%s: %+v", name, h)
		}
	}
}

func TestPlainDoesNotAllocate(t *testing.T) {
	counts := tile.Counts{0: 3, 4: 2}
	if n := testing.AllocsPerRun(100, func() { hand.Plain(&counts, [3]uint8{1}, 4) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func ExamplePlain() {
	counts := tile.Counts{0: 1, 1: 1, 2: 1, 4: 2} // 123m and two 5m, one of them red
	h, ok := hand.Plain(&counts, [3]uint8{1, 0, 0}, tile.RedMan)
	fmt.Println(h.Size(), h.Reds(4), ok)
	counts[0] = 5
	_, ok = hand.Plain(&counts, [3]uint8{1, 0, 0}, tile.RedMan)
	fmt.Println(ok)
	// Output:
	// 5 1 true
	// false
}
