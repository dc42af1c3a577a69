package notation_test

import (
	"testing"

	"mentsu/notation"
)

func TestMjai(t *testing.T) {
	checkReadings(t, notation.Mjai, []reading{
		{"1m 2m 5mr 5m E C", "1m2m0m5m1z7z", "1m 2m 5mr 5m E C"},
		{"5pr5sr", "0p0s", "5pr 5sr"},
		{"P F C N W S E", "5z6z7z4z3z2z1z", "E S W N P F C"},
		{"1s,2s|3s\t4s-5s_6s\r\n", "1s2s3s4s5s6s", "1s 2s 3s 4s 5s 6s"},
		{"j 1m", "j1m", "1m j"},
		//nolint:dupword // tiles
		{"9s [4s 5sr 6s] [P P P] [F F F F] (5m 5m 5mr 5m)", "9s [chi 4s0s6s] [pon 5z5z5z] [kan 6z6z6z6z] [closed 0m5m5m5m]", "9s [4s 5sr 6s] [P P P] [F F F F] (5mr 5m 5m 5m)"},
		{`["E","5pr", "1m"]`, "1z0p1m", "1m 5pr E"},
		{`"E" "E"`, "1z1z", "E E"},
		{`["1m"][2m 2m 2m]`, "1m [pon 2m2m2m]", "1m [2m 2m 2m]"},
		{"\uFEFF１ｍ　Ｅ", "1m1z", "1m E"},
	})
	const full = "digit without a suit: mjai writes each tile in full, as in 1m 2m"
	const capitals = " is no tile: honours are the capitals E S W N P F C"
	checkRefusals(t, notation.Mjai, []refusal{
		{"", 0, "empty hand"},
		{`[""]`, 0, "empty hand"},
		{"1m 23m", 3, full},
		{"1m 2", 3, full},
		{"1m 2 m", 3, full},
		{"1M", 0, full},
		{"0m", 0, "0m is no tile: a red five is 5mr"},
		{"1m 0s", 3, "0s is no tile: a red five is 5sr"},
		{"1m 5z", 3, "5z" + capitals},
		{"0z", 0, "0z" + capitals},
		{"1m e", 3, "'e'" + capitals},
		{"1m c", 3, "'c'" + capitals},
		{"1m ?", 3, "'?' is a tile that nobody saw: a hand is made of known tiles"},
		{"1m 4mr", 5, "only fives are red"},
		{"1m Er", 4, "unknown letter 'r'"},
		{"1m M", 3, "suit without digits"},
		{"1m s", 3, "suit without digits"},
		{"1m x", 3, "unknown letter 'x'"},
		{"1m J", 3, "unknown letter 'J'"},
		{"1m 🀀", 3, "unknown character '🀀' (U+1F000)"},
		{"1m\xff", 2, "byte 0xff is not valid UTF-8"},
		{"1m [1m 2m]", 3, "a meld has 3 or 4 tiles, not 2"},
		{"1m [1m j 2m]", 7, "a joker cannot be part of a meld"},
		{"1m (1m 1m 1m)", 3, "round brackets hold a closed kan, four of a kind"},
		{"1m [1m 1m 1m", 3, "bracket '[' is not closed"},
		{`["1m"`, 0, "bracket '[' is not closed"},
		{`["1m"]]`, 6, "bracket ']' was not opened"},
		{`["1m"(]`, 6, "bracket '(' is closed by ']'"},
		{`1m [[1s 1s 1s]]`, 4, "bracket '[' inside another"},
	})
}
