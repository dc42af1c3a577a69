package notation_test

import (
	"slices"
	"testing"

	"mentsu/notation"
	"mentsu/tile"
)

// block lists the tiles of U+1F000 and following in the order of the Unicode standard.
const block = "1234z76" + "5z" + "123456789m" + "123456789s" + "123456789p"

func TestBlock(t *testing.T) {
	tiles, _, err := notation.ParseTiles(block, notation.MPSZ)
	if err != nil || len(tiles) != tile.NumKinds {
		t.Fatalf("%d tiles, %v", len(tiles), err)
	}
	tiles = append(tiles, tile.Joker)
	code := func(i int) rune {
		if i == tile.NumKinds {
			return 0x1F02A
		}
		return 0x1F000 + rune(i)
	}
	for i, want := range tiles {
		glyph := string(code(i))
		if code(i) == 0x1F004 {
			glyph += "\uFE0E"
		}
		if got, loss := notation.FormatTiles([]tile.Tile{want}, notation.Unicode); got != glyph || loss != 0 {
			t.Errorf("%v is written %+q, loss %b, want %+q", want, got, loss, glyph)
		}
		for _, n := range []notation.Notation{notation.Auto, notation.MPSZ, notation.Unicode} {
			got, offsets, err := notation.ParseTiles(glyph+string(code(i)), n)
			if err != nil || !slices.Equal(got, []tile.Tile{want, want}) || offsets[1] != len(glyph) {
				t.Errorf("%v: %+q reads as %v at %v, %v, want %v", n, glyph, got, offsets, err, want)
			}
		}
	}
}

func TestUnicodeText(t *testing.T) {
	text, err := notation.Parse("\uFEFF🀪🀉 🀇|🀈　［🀄\uFE0E🀄🀄］(🀀🀀🀀🀀)", notation.Unicode)
	if err != nil {
		t.Fatal(err)
	}
	if got, _ := notation.Format(text.Tiles, notation.MPSZ); got != "123mj[777z](1111z)" {
		t.Errorf("reads as %s", got)
	}
	const want = "🀇🀈🀉🀪[🀄\uFE0E🀄\uFE0E🀄\uFE0E](🀀🀀🀀🀀)"
	if got, loss := notation.Format(text.Tiles, notation.Unicode); got != want || loss != 0 {
		t.Errorf("is written %s, loss %b, want %s", got, loss, want)
	}
}

func TestUnicodeFaults(t *testing.T) {
	const only = " is no tile glyph: the unicode notation has nothing but glyphs and brackets"
	for _, c := range []struct {
		text   string
		at     int
		reason string
	}{
		{"", 0, "empty hand"},
		{"🀀1m", 4, "'1'" + only},
		{"🀀m", 4, "'m'" + only},
		{"🀀Ｅ", 4, "'E'" + only},
		{"j", 0, "'j'" + only},
		{"🀀\x00", 4, "control character U+0000"},
		{"🀀\xf0", 4, "byte 0xf0 is not valid UTF-8"},
		{"🀀🀥", 4, "unsupported glyph U+1F025: flowers and seasons are no part of a hand"},
		{"🀀🀫", 4, "unsupported glyph U+1F02B: the back of a tile does not say which it is"},
		{"🀀🂡", 4, "unknown character '🂡' (U+1F0A1)"},
		{"🀀[🀀🀁🀂]", 4, "a meld that is neither a run nor three or four of a kind"},
		{"🀀[🀀🀀🀀", 4, "bracket '[' is not closed"},
	} {
		_, err := notation.Parse(c.text, notation.Unicode)
		checkSyntax(t, err, c.text, c.at, c.reason)
	}
}

func TestUnicodeIsLossy(t *testing.T) {
	for _, c := range []struct {
		text, want string
		loss       notation.Loss
	}{
		{"055m", "🀋🀋🀋", notation.LostReds},
		{"1z[340p]", "🀀[🀛🀜🀝]", notation.LostReds},
		{"555m5z", "🀋🀋🀋🀆", 0},
	} {
		text, err := notation.Parse(c.text, notation.MPSZ)
		if err != nil {
			t.Fatal(err)
		}
		if got, loss := notation.Format(text.Tiles, notation.Unicode); got != c.want || loss != c.loss {
			t.Errorf("%s is written %s, loss %b, want %s, %b", c.text, got, loss, c.want, c.loss)
		}
	}
}
