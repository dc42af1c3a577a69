package notation_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
)

// describe spells out a hand: tiles in the order given, melds with all that is known.
func describe(h hand.Tiles) string {
	kinds := [...]string{"chi", "pon", "kan", "closed"}
	from := [...]string{"", " right ", " across ", " left "}
	var parts []string
	if len(h.Concealed) > 0 {
		parts = append(parts, names(h.Concealed))
	}
	for _, m := range h.Melds {
		s := kinds[m.Kind] + " " + names(m.Tiles())
		if m.Call.From != hand.FromUnknown {
			s += from[m.Call.From] + m.Call.Tile.String()
		}
		if m.Call.IsAdded {
			s += " +" + m.Call.Added.String()
		}
		parts = append(parts, "["+s+"]")
	}
	return strings.Join(parts, " ")
}

func names(tiles []tile.Tile) string {
	var b strings.Builder
	for _, t := range tiles {
		b.WriteString(t.String())
	}
	return b.String()
}

// reading is a text with what it says, as describe spells it, and the canonical text in
// its own notation, if that is another.
type reading struct {
	text, want, canonical string
}

func checkReadings(t *testing.T, n notation.Notation, all []reading) {
	t.Helper()
	for _, c := range all {
		got, err := notation.Parse(c.text, n)
		if err != nil || describe(got.Tiles) != c.want {
			t.Errorf("%v: %s reads as %q, %v, want %q", n, c.text, describe(got.Tiles), err, c.want)
			continue
		}
		if c.canonical == "" {
			c.canonical = c.text
		}
		if text, _ := notation.Format(got.Tiles, n); text != c.canonical {
			t.Errorf("%v: %s is written %s, want %s", n, c.text, text, c.canonical)
		}
		if got.Source != c.text || got.Notation != n {
			t.Errorf("source %q, notation %v", got.Source, got.Notation)
		}
		checkOffsets(t, got)
	}
}

// refusal is a text with the byte and the reason of its fault.
type refusal struct {
	text   string
	at     int
	reason string
}

func checkRefusals(t *testing.T, n notation.Notation, all []refusal) {
	t.Helper()
	for _, c := range all {
		_, err := notation.Parse(c.text, n)
		checkSyntax(t, err, c.text, c.at, c.reason)
	}
}

// writing is a hand in mpsz or, where calls are known, in kobalab, with its text in another
// notation and what that loses.
type writing struct {
	hand, want string
	loss       notation.Loss
}

func checkWritings(t *testing.T, n notation.Notation, all []writing) {
	t.Helper()
	for _, c := range all {
		text, err := notation.Parse(c.hand, notation.Auto)
		if err != nil {
			t.Fatal(err)
		}
		if got, loss := notation.Format(text.Tiles, n); got != c.want || loss != c.loss {
			t.Errorf("%s is written %s, loss %b, want %s, loss %b", c.hand, got, loss, c.want, c.loss)
		}
	}
}

// TestOneHand shows the same hand in all notations, a drawn tile and all kinds of meld.
func TestOneHand(t *testing.T) {
	text, err := notation.Parse("m50p1z67,p34-0,p9999=,s1111,z555+5", notation.Kobalab)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"auto 05m1p67z[340p][9999p](1111s)[5555z] 10",
		"mpsz 05m1p67z[340p][9999p](1111s)[5555z] 10",
		//nolint:dupword // tiles
		"mjai 5mr 5m 1p F C [3p 4p 5pr] [9p 9p 9p 9p] (1s 1s 1s 1s) [P P P P] 10",
		"mcr 55m1pFC[345p,2][9999p,2][1111s][PPPP,7] 1",
		//nolint:dupword // tiles
		"botzone W5 W5 B1 J2 J1 (CHI,B4,2) (GANG,B9,2) (GANG,T1,0) (GANG,J3,3) 11",
		"kobalab m05p1z67,p34-0,p9999=,s1111,z555+5 0",
		"unicode 🀋🀋🀙🀅🀄\uFE0E[🀛🀜🀝][🀡🀡🀡🀡](🀐🀐🀐🀐)[🀆🀆🀆🀆] 11",
		"t34 4,4,9,32,33[11,12,13][17,17,17,17](18,18,18,18)[31,31,31,31] 11",
		"t136 16,17,36,128,132[44,48,52][68,69,70,71](72,73,74,75)[124,125,126,127] 10",
		"mahgen 05m1p67z|_430p|9_999p|0z11s0z|55^5z 0",
	}
	for i, name := range notation.Names() {
		n, _ := notation.ByName(name)
		got, loss := notation.Format(text.Tiles, n)
		if s := fmt.Sprintf("%s %s %b", name, got, loss); s != want[i] {
			t.Errorf("got  %s\nwant %s", s, want[i])
		}
	}
}

// TestTable holds every space of numbers and letters against the table of the 34 kinds.
func TestTable(t *testing.T) {
	const (
		mjai    = "1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s E S W N P F C"
		mcr     = "123456789m123456789p123456789sESWNPFC"
		botzone = "W1 W2 W3 W4 W5 W6 W7 W8 W9 B1 B2 B3 B4 B5 B6 B7 B8 B9 T1 T2 T3 T4 T5 T6 T7 T8 T9 F1 F2 F3 F4 J3 J2 J1"
		kobalab = "m123456789p123456789s123456789z1234567"
	)
	for n, text := range map[notation.Notation]string{
		notation.Mjai: mjai, notation.MCR: mcr, notation.Botzone: botzone, notation.Kobalab: kobalab,
		notation.T34: counted(0, 34, 1), notation.T136: strings.NewReplacer(",16,", ",17,", ",52,", ",53,", ",88,", ",89,").Replace(counted(0, 136, 4)),
		notation.Mahgen: "123456789m123456789p123456789s1234567z",
	} {
		var all []tile.Tile
		for k := range tile.AllKinds.All() {
			all = append(all, tile.Tile(k))
		}
		if got, loss := notation.FormatTiles(all, n); got != text || loss != 0 {
			t.Errorf("%v: written %s, loss %b", n, got, loss)
		}
		if !n.IsRead() {
			continue
		}
		if got, _, err := notation.ParseTiles(text, n); err != nil || !slices.Equal(got, all) {
			t.Errorf("%v: %s reads as %v, %v", n, text, got, err)
		}
	}
}

// counted returns the numbers from low to high by step.
func counted(low, high, step int) string {
	var all []string
	for i := low; i < high; i += step {
		all = append(all, fmt.Sprint(i))
	}
	return strings.Join(all, ",")
}
