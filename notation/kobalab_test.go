package notation_test

import (
	"testing"

	"mentsu/notation"
)

func TestKobalab(t *testing.T) {
	checkReadings(t, notation.Kobalab, []reading{
		{"m123p406s789z1122", "1m2m3m4p0p6p7s8s9s1z1z2z2z", ""},
		{"m123p456z11z2", "1m2m3m4p5p6p1z1z2z", "m123p456z112"},
		{"m1m2p3m0 j", "1m2m3p0mj", "m120p3j"},
		{"m11*", "1m1m", "m11"},
		{"m11* ,s2222", "1m1m [closed 2s2s2s2s]", "m11,s2222"},
		{"m11,m4-56,m34-0,p067-", "1m1m [chi 4m5m6m left 4m] [chi 3m4m0m left 4m] [chi 0p6p7p left 7p]", ""},
		{"m11,m6-54", "1m1m [chi 4m5m6m left 6m]", "m11,m456-"},
		{"m11,z111+,z222=,z333-", "1m1m [pon 1z1z1z right 1z] [pon 2z2z2z across 2z] [pon 3z3z3z left 3z]", ""},
		{"m11,z111+1,s1111=,z2222", "1m1m [kan 1z1z1z1z right 1z +1z] [kan 1s1s1s1s across 1s] [closed 2z2z2z2z]", ""},
		{"m11,m505-,p550-,s055=", "1m1m [pon 0m5m5m left 5m] [pon 0p5p5p left 0p] [pon 0s5s5s across 5s]", "m11,m505-,p550-,s505="},
		{"m11,m505-5,p555-0,s550+5", "1m1m [kan 0m5m5m5m left 5m +5m] [kan 0p5p5p5p left 5p +0p] [kan 0s5s5s5s right 0s +5s]", ""},
		{"m11,m5505-,p5550,s0555", "1m1m [kan 0m5m5m5m left 5m] [closed 0p5p5p5p] [closed 0s5s5s5s]", "m11,m5505-,p5550,s5550"},
		{"m11,m500+0,m0050=", "1m1m [kan 0m0m0m5m right 0m +0m] [kan 0m0m0m5m across 0m]", "m11,m500+0,m5000="},
		{"m11,z111+,", "1m1m [pon 1z1z1z right 1z]", "m11,z111+"},
		{"m11,", "1m1m", "m11"},
		{"m11, z111+ , s1111 ,\r\n", "1m1m [pon 1z1z1z right 1z] [closed 1s1s1s1s]", "m11,z111+,s1111"},
		{",m12-3", "[chi 1m2m3m left 2m]", ""},
		{"ｍ１１，ｚ１１１＋", "1m1m [pon 1z1z1z right 1z]", "m11,z111+"},
	})
	const behind = "the mark stands behind the last tile of a pon, or before the tile added to it"
	const mark = "a chi or pon has a mark behind the called tile: + right, = opposite, - left"
	const first = "digit without a suit: kobalab writes the suit first, as in m123"
	checkRefusals(t, notation.Kobalab, []refusal{
		{"", 0, "empty hand"},
		{",", 0, "empty hand"},
		{"123m", 0, first},
		{"j1", 1, first},
		{"mp1", 0, "suit without digits"},
		{"p1m", 2, "suit without digits"},
		{"p1mj", 2, "suit without digits"},
		{"p1m,", 2, "suit without digits"},
		{"z8", 1, "8z is no tile: honours are 1z to 7z"},
		{"z0", 1, "0z is no tile: honours are 1z to 7z"},
		{"M123", 0, "unknown letter 'M'"},
		{"m1E", 2, "unknown letter 'E'"},
		{"m1_", 2, "_ is a hidden tile: a hand is made of known tiles"},
		{"m1*2", 2, "* stands behind the concealed tiles, where it says riichi"},
		{"m1+", 2, "+ marks the called tile of a meld, and melds follow after a comma"},
		{"m1-23", 2, "- marks the called tile of a meld, and melds follow after a comma"},
		{"m1[123m]", 2, "unknown character '[' (U+005B)"},
		{"m1\x00", 2, "control character U+0000"},
		{"m1,,z111+", 3, "empty meld"},
		{"m1,111+", 3, first},
		{"m1,m", 3, "suit without digits"},
		{"m1,z111+z222+", 8, "a second suit: melds are parted by commas"},
		{"m1,z811+", 4, "8z is no tile: honours are 1z to 7z"},
		{"m1,z111+*", 8, "unknown character '*' (U+002A)"},
		{"m1,z11j+", 6, "unknown letter 'j'"},
		{"m1,z1+11-", 8, "a second mark: one tile of a meld was called"},
		{"m1,m-123", 4, "- stands behind the called tile"},
		{"m1,+", 3, "+ stands behind the called tile"},
		{"m1,m12-", 3, "a meld has 3 or 4 tiles, not 2"},
		{"m1,m12-4", 3, "a meld that is neither a run nor three or four of a kind"},
		{"m1,z1112", 3, "a meld that is neither a run nor three or four of a kind"},
		{"m1,m123", 3, mark},
		{"m1,z111", 3, mark},
		{"m1,z11+1", 3, behind},
		{"m1,z11-11", 3, behind},
		{"m1,m12+3", 3, "a chi is called from the left only"},
		{"m1,m123=", 3, "a chi is called from the left only"},
	})
	checkWritings(t, notation.Kobalab, []writing{
		{"05m1z[123m][505p][2222z][5505s](3333z)", "m05z1,m1-23,p505-,z2222-,s5505-,z3333", notation.MadeCalls},
		{"1m[000m](0055p)", "m1,m000-,p5500", notation.MadeCalls},
		{"W1(PENG,F1,3)(CHI,T8,3)", "m1,z111+,s789-", 0},
	})
}
