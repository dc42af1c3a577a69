package notation_test

import (
	"errors"
	"testing"

	"mentsu/notation"
)

func TestAuto(t *testing.T) {
	for _, c := range []struct {
		text string
		n    notation.Notation
		want string
	}{
		{"123m55z", notation.MPSZ, "1m2m3m5z5z"},
		{"12SS", notation.MPSZ, "1s2s2z"},
		{"1m 2m E P", notation.MPSZ, "1m2m1z5z"},
		{"j", notation.MPSZ, "j"},
		{"1m[2222p]", notation.MPSZ, "1m [kan 2p2p2p2p]"},
		{"🀀🀀", notation.Unicode, "1z1z"},
		{"[🀀🀀🀀]", notation.Unicode, "[pon 1z1z1z]"},
		{"🀀1z", notation.MPSZ, "1z1z"},
		{"🀀E", notation.MPSZ, "1z1z"},
		{"1m 5mr", notation.Mjai, "1m0m"},
		{`["1m","E"]`, notation.Mjai, "1m1z"},
		{"1m[567m,2]", notation.MCR, "1m [chi 5m6m7m left 6m]"},
		{"7z[EEE1]", notation.MCR, "5z [pon 1z1z1z left 1z]"},
		{"W1F1", notation.Botzone, "1m1z"},
		{"E(PENG,W5,1)", notation.Botzone, ""},
		{"m123p4", notation.Kobalab, "1m2m3m4p"},
		{"z11,s5-67", notation.Kobalab, "1z1z [chi 5s6s7s left 5s]"},
		{"0,0,0", notation.T34, "1m1m1m"},
		{"0,40", notation.T136, "1m2p"},
		{"0,40，44", notation.T136, "1m2p3p"},
		{"0,j", notation.T34, "1mj"},
	} {
		got, err := notation.Parse(c.text, notation.Auto)
		if c.want == "" {
			if err == nil {
				t.Errorf("%s reads as %v %s", c.text, got.Notation, describe(got.Tiles))
			}
			continue
		}
		if err != nil || got.Notation != c.n || describe(got.Tiles) != c.want {
			t.Errorf("%s reads as %v %s, %v, want %v %s", c.text, got.Notation, describe(got.Tiles), err, c.n, c.want)
		}
	}
	if tiles, _, err := notation.ParseTiles("", notation.Auto); err != nil || len(tiles) != 0 {
		t.Errorf("no text reads as %v, %v", tiles, err)
	}
}

func TestAutoFaults(t *testing.T) {
	for _, c := range []refusal{
		{"0,4,8", 0, "more than one notation fits: t34 reads 159m, t136 reads 123m: name the one meant"},
		{"\uFEFF1,2", 3, "more than one notation fits: t34 reads 23m, t136 reads 11m: name the one meant"},
		{"1,[4,5,6]", 0, "more than one notation fits: t34 reads 2m[567m], t136 reads 1m[222m]: name the one meant"},
		{"12", 0, "digits without a suit"},
		{"1 2", 0, "digits without a suit"},
		{"m123x", 4, "read as kobalab: unknown letter 'x'"},
		{"m123,z111", 5, "read as kobalab: a chi or pon has a mark behind the called tile: + right, = opposite, - left"},
		{"M123", 0, "suit without digits: a text that begins with a suit letter is in another notation"},
		{"W1 T0", 3, "read as botzone: T0 is no tile: T goes from T1 to T9"},
		{"5mr 5m 4z", 7, "read as mjai: 4z is no tile: honours are the capitals E S W N P F C"},
		{"1m[555m,4]", 8, "digits without a suit: a digit that names the claimed tile belongs to the mcr notation"},
		{"11m|EE0000|8", 6, "digits without a suit"},
		{"0,4,200", 4, "read as t34: no kind 200: t34 goes from 0 to 33, without red fives"},
		{"123m45", 4, "digits without a suit"},
	} {
		_, err := notation.Parse(c.text, notation.Auto)
		checkSyntax(t, err, c.text, c.at, c.reason)
	}
	_, err := notation.Parse("0,4,8", notation.Auto)
	if !errors.Is(err, notation.ErrAmbiguous) {
		t.Errorf("%v does not wrap ErrAmbiguous", err)
	}
}
