package notation_test

import (
	"errors"
	"slices"
	"testing"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
)

// TestRoundTrip checks that text read back is the same hand, as far as it can be said.
func TestRoundTrip(t *testing.T) {
	r := random(1)
	for range 5000 {
		h := r.tiles()
		if len(h.Concealed)+len(h.Melds) == 0 {
			continue
		}
		for _, n := range readable() {
			text, loss := notation.Format(h, n)
			got, err := notation.Parse(text, n)
			if n == notation.Auto {
				n = notation.MPSZ
			}
			if err != nil || got.Notation != n {
				t.Fatalf("%v: %s reads as %v: %v", n, text, got.Notation, err)
			}
			want, wantLoss := sayable(h, n)
			if loss != wantLoss || (loss == 0) != same(want, canonical(h)) {
				t.Fatalf("%v: %s: loss %b, want %b", n, text, loss, wantLoss)
			}
			if !same(got.Tiles, want) {
				t.Fatalf("%v: %s reads as\n%v, want\n%v", n, text, got.Tiles, want)
			}
			if again, _ := notation.Format(got.Tiles, n); again != text {
				t.Fatalf("%v: %s is written %s again", n, text, again)
			}
			list, _ := notation.FormatTiles(h.Concealed, n)
			want, _ = sayable(hand.Tiles{Concealed: h.Concealed}, n)
			if back, _, err := notation.ParseTiles(list, n); err != nil || !slices.Equal(back, want.Concealed) {
				t.Fatalf("%v: list %s reads as %v, %v", n, list, back, err)
			}
		}
	}
}

// TestConvert checks that a hand that goes from one notation through another comes out as
// both can say it.
func TestConvert(t *testing.T) {
	r := random(2)
	for range 500 {
		h := r.tiles()
		if len(h.Concealed)+len(h.Melds) == 0 {
			continue
		}
		for _, from := range readable() {
			text, _ := notation.Format(h, from)
			first, err := notation.Parse(text, from)
			if err != nil {
				t.Fatal(err)
			}
			once, _ := sayable(h, from)
			for _, to := range readable() {
				converted, _ := notation.Format(first.Tiles, to)
				second, err := notation.Parse(converted, to)
				if err != nil {
					t.Fatal(err)
				}
				if want, _ := sayable(once, to); !same(second.Tiles, want) {
					t.Fatalf("%v %s to %v %s reads as\n%v, want\n%v", from, text, to, converted, second.Tiles, want)
				}
			}
		}
	}
}

// TestFormatDrawn checks that the drawn tile moves to the end and the hand stays the same.
func TestFormatDrawn(t *testing.T) {
	r := random(3)
	last := map[notation.Notation]bool{notation.MCR: true, notation.Kobalab: true}
	for range 500 {
		h := r.tiles()
		if len(h.Concealed) == 0 {
			continue
		}
		drawn := h.Concealed[len(h.Concealed)-1]
		for _, n := range readable() {
			plain, loss := notation.Format(h, n)
			text, drawnLoss := notation.FormatDrawn(h, drawn, n)
			lost := loss
			if sorted := canonical(h).Concealed; !last[n] && n != notation.MPSZ && n != notation.Auto && sorted[len(sorted)-1] != drawn {
				lost |= notation.LostDrawn // another tile comes last
			}
			if lost != drawnLoss || text != plain && !last[n] {
				t.Fatalf("%v: %s is written %s, loss %b and %b", n, plain, text, loss, drawnLoss)
			}
			got, err := notation.Parse(text, n)
			if err != nil {
				t.Fatal(err)
			}
			if want, _ := sayable(h, n); !same(canonical(got.Tiles), want) {
				t.Fatalf("%v: %s reads as %v, want %v", n, text, got.Tiles, want)
			}
			want, _ := sayable(hand.Tiles{Concealed: []tile.Tile{drawn}}, n)
			if end := got.Concealed[len(got.Concealed)-1]; last[n] && end != want.Concealed[0] {
				t.Fatalf("%v: %s ends with %v, drawn %v", n, text, end, drawn)
			}
		}
	}
	for text, drawn := range map[string]tile.Tile{"1z|22s3z": tile.Tile(tile.East), "22s13z": tile.Joker} {
		h := hand.Tiles{Concealed: []tile.Tile{tile.Tile(tile.West), tile.Tile(tile.East), 19, 19}}
		want := text
		if drawn != tile.Joker {
			want = "22s3z|1z"
		}
		if got, _ := notation.FormatDrawn(h, drawn, notation.Mahgen); got != want {
			t.Errorf("drawn %v: written %s, want %s", drawn, got, want)
		}
	}
}

// TestAutoReadsAll checks that texts of the notations with signs of their own need no name.
func TestAutoReadsAll(t *testing.T) {
	r := random(4)
	for range 2000 {
		h := r.tiles()
		if len(h.Concealed)+len(h.Melds) == 0 {
			continue
		}
		for _, n := range []notation.Notation{notation.Mjai, notation.Botzone, notation.Kobalab, notation.Unicode} {
			text, _ := notation.Format(h, n)
			named, _ := notation.Parse(text, n)
			auto, err := notation.Parse(text, notation.Auto)
			if err != nil || !same(auto.Tiles, named.Tiles) {
				t.Fatalf("%v: %s reads as %v, %v", n, text, auto.Tiles, err)
			}
		}
		for _, n := range []notation.Notation{notation.T34, notation.T136} {
			text, _ := notation.Format(h, n)
			named, _ := notation.Parse(text, n)
			auto, err := notation.Parse(text, notation.Auto)
			if err == nil && !same(auto.Tiles, named.Tiles) {
				t.Fatalf("%v: %s reads as %v", n, text, auto.Tiles)
			}
			if err != nil && len(h.Concealed)+3*len(h.Melds) > 1 && !errors.Is(err, notation.ErrAmbiguous) {
				t.Fatalf("%v: %s: %v", n, text, err)
			}
		}
	}
}
