package notation_test

import (
	"testing"

	"mentsu/notation"
)

func TestT34(t *testing.T) {
	checkReadings(t, notation.T34, []reading{
		{"0,4,8", "1m5m9m", ""},
		{"33 32\t9,\r\n18", "7z6z1p1s", "9,18,32,33"},
		{"0,00,007,,", "1m1m8m", "0,0,7"},
		{"j,5", "j6m", "5,j"},
		{"0[2,0,1],(27,27,27,27)[31 31 31]4", "1m5m [chi 1m2m3m] [closed 1z1z1z1z] [pon 5z5z5z]", "0,4[0,1,2](27,27,27,27)[31,31,31]"},
		{"１，２", "2m3m", "1,2"},
	})
	checkRefusals(t, notation.T34, []refusal{
		{"", 0, "empty hand"},
		{",", 0, "empty hand"},
		{"0,34", 2, "no kind 34: t34 goes from 0 to 33, without red fives"},
		{"99999999999999999999", 0, "no kind 1000000: t34 goes from 0 to 33, without red fives"},
		{"0,-1", 2, "unknown character '-' (U+002D)"},
		{"0,1.5", 3, "unknown character '.' (U+002E)"},
		{"0,1m", 3, "unknown letter 'm'"},
		{"0[1,1]", 1, "a meld has 3 or 4 tiles, not 2"},
		{"0[1,1,j]", 6, "a joker cannot be part of a meld"},
		{"0(1,1,1)", 1, "round brackets hold a closed kan, four of a kind"},
		{"0[1,1,1", 1, "bracket '[' is not closed"},
		{"0]", 1, "bracket ']' was not opened"},
	})
	checkWritings(t, notation.T34, []writing{
		{"05m1zj[340p]", "4,4,27,j[11,12,13]", notation.LostReds},
		{"m1,z111+", "0[27,27,27]", notation.LostCalls},
	})
}

func TestT136(t *testing.T) {
	checkReadings(t, notation.T136, []reading{
		{"0,4,8", "1m2m3m", ""},
		{"16,17,52,53,88,89", "0m5m0p5p0s5s", ""},
		{"135,3 0j", "7z1m1mj", "0,1,132,j"},
		{"1[16,12,20](108,109,110,111)", "1m [chi 4m0m6m] [closed 1z1z1z1z]", "0[12,16,20](108,109,110,111)"},
		{"19,18,17", "5m5m5m", "17,18,19"},
	})
	checkRefusals(t, notation.T136, []refusal{
		{"", 0, "empty hand"},
		{"0,136", 2, "no tile 136: t136 goes from 0 to 135"},
		{"0,1,0", 4, "tile 0 for the second time: t136 numbers each of the four copies"},
		{"0,1,2[3,1,0]", 8, "tile 1 for the second time: t136 numbers each of the four copies"},
		{"-1", 0, "unknown character '-' (U+002D)"},
	})
	checkWritings(t, notation.T136, []writing{
		{"0555m", "16,17,18,19", 0},
		{"555m[555p]", "17,18,19[53,54,55]", 0},
		{"5555m", "16,17,18,19", notation.LostReds},
		{"5m[345m][345m](5555p)", "17[8,12,18][9,13,19](52,53,54,55)", notation.LostReds},
		{"00m", "16,17", notation.LostReds},
		{"5m[055m]", "17[16,18,19]", 0},
		{"11111z", "108,109,110,111,111", 0},
		{"1z[111z]", "108[109,110,111]", 0},
	})
}

// TestT136WithoutReds checks that in a game without red fives the first copy is plain.
func TestT136WithoutReds(t *testing.T) {
	for _, c := range []struct {
		reds [3]uint8
		want string
	}{
		{[3]uint8{0, 0, 0}, "5m5p5s [chi 4m5m6m] [pon 5p5p5p]"},
		{[3]uint8{0, 1, 1}, "5m0p0s [chi 4m5m6m] [pon 5p5p5p]"},
		{[3]uint8{1, 0, 0}, "0m5p5s [chi 4m5m6m] [pon 5p5p5p]"},
		{[3]uint8{2, 2, 1}, "0m0p0s [chi 4m5m6m] [pon 5p5p5p]"},
	} {
		r := notation.Reader{Notation: notation.T136, Reds: &c.reds}
		text, err := r.Parse("16,52,88[12,17,20][53,54,55]")
		if err != nil || describe(text.Tiles) != c.want {
			t.Errorf("reds %v: %s, %v, want %s", c.reds, describe(text.Tiles), err, c.want)
		}
	}
	r := notation.Reader{Notation: notation.T136, Reds: &[3]uint8{}}
	text, err := r.Parse("0[12,16,20][52,54,55]")
	if want := "1m [chi 4m5m6m] [pon 5p5p5p]"; err != nil || describe(text.Tiles) != want {
		t.Errorf("%s, %v, want %s", describe(text.Tiles), err, want)
	}
	r.Notation = notation.Mjai // says itself which five is red
	if tiles, _, err := r.ParseTiles("5mr"); err != nil || names(tiles) != "0m" {
		t.Errorf("5mr reads as %v, %v", tiles, err)
	}
}
