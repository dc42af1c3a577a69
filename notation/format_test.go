package notation_test

import (
	"testing"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
)

func TestFormat(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"j5m1z0m9s6m1pJ4m3m", "34056m1p9s1zjj"},
		{"643m5505m", "3405556m"},
		{"0p5p0m5m0s5s", "05m05p05s"},
		{"CFPNWSE", "1234567z"},
		{"jj", "jj"},
		{"1s[231p][505s](1111z)[7777z]", "1s[123p][055s](1111z)[7777z]"},
	} {
		text, err := notation.Parse(c.text, notation.MPSZ)
		if err != nil {
			t.Fatal(err)
		}
		if got, loss := notation.Format(text.Tiles, notation.Auto); got != c.want || loss != 0 {
			t.Errorf("%s is written %s, loss %b, want %s", c.text, got, loss, c.want)
		}
	}
	for _, name := range notation.Names() {
		n, _ := notation.ByName(name)
		if got, loss := notation.Format(hand.Tiles{}, n); got != "" || loss != 0 {
			t.Errorf("%v: no tiles are written %q, loss %b", n, got, loss)
		}
	}
}

// TestFormatLeavesOrder checks that writing does not sort the caller's tiles.
func TestFormatLeavesOrder(t *testing.T) {
	tiles := []tile.Tile{tile.Joker, tile.Tile(tile.East), tile.RedMan}
	if got, _ := notation.FormatTiles(tiles, notation.MPSZ); got != "0m1zj" {
		t.Errorf("written %s", got)
	}
	if tiles[0] != tile.Joker || tiles[2] != tile.RedMan {
		t.Errorf("tiles are now %v", tiles)
	}
}
