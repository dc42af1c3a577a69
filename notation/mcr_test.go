package notation_test

import (
	"testing"

	"mentsu/notation"
)

func TestMCR(t *testing.T) {
	checkReadings(t, notation.MCR, []reading{
		{"123m456sESWNCFP", "1m2m3m4s5s6s1z2z3z4z7z6z5z", "123m456sESWNPFC"},
		{"1234567z", "1z2z3z4z7z6z5z", "ESWNPFC"},
		{"5z[777z][666z,2]", "7z [pon 5z5z5z] [pon 6z6z6z across 6z]", "C[PPP][FFF,2]"},
		{"EE[567m,2]", "1z1z [chi 5m6m7m left 6m]", ""},
		{"[567m2]EE", "1z1z [chi 5m6m7m left 6m]", "EE[567m,2]"},
		{"[756m,3]E[567m,1]E[567m]", "1z1z [chi 5m6m7m left 7m] [chi 5m6m7m left 5m] [chi 5m6m7m]", "EE[567m,3][567m,1][567m]"},
		{"1m[999s,3][999p1][888p,2][777p]", "1m [pon 9s9s9s right 9s] [pon 9p9p9p left 9p] [pon 8p8p8p across 8p] [pon 7p7p7p]", "1m[999s,3][999p,1][888p,2][777p]"},
		{"1m[SSSS][8888p,1][2222p2][EEEE,3]", "1m [closed 2z2z2z2z] [kan 8p8p8p8p left 8p] [kan 2p2p2p2p across 2p] [kan 1z1z1z1z right 1z]", "1m[SSSS][8888p,1][2222p,2][EEEE,3]"},
		{"1m[1111s,5][2222s,6][3333s,7]", "1m [kan 1s1s1s1s left 1s +1s] [kan 2s2s2s2s across 2s +2s] [kan 3s3s3s3s right 3s +3s]", ""},
		{" 1 2\tm j J\r\n", "1m2mjj", "12mjj"},
		{"🀄\uFE0E1m", "7z1m", "1mC"},
		{"１２ｍＥ", "1m2m1z", "12mE"},
	})
	const kong = ": a melded kong has 1, 2 or 3, one added to a pung 5, 6 or 7"
	const noSuit = "digits without a suit"
	checkRefusals(t, notation.MCR, []refusal{
		{"", 0, "empty hand"},
		{"106m", 1, "0 is no tile: there are no red fives in mcr"},
		{"1m8z", 2, "8z is no tile: honours are 1z to 7z"},
		{"12m3S", 3, noSuit},
		{"12m3", 3, noSuit},
		{"12m3j", 3, noSuit},
		{"1m2[555m]", 2, noSuit},
		{"1m[55", 3, noSuit},
		{"1m[555m,12]", 8, noSuit},
		{"1m[12]", 3, noSuit},
		{"12M", 2, "unknown letter 'M'"},
		{"1mm", 2, "suit without digits"},
		{"m1", 0, "suit without digits"},
		{"1mx", 2, "unknown letter 'x'"},
		{"1m2🀀", 2, noSuit},
		{"1m🀢", 2, "unknown character '🀢' (U+1F022)"},
		{"11m|EE0000|8", 3, "winds, flags and flowers behind | are no part of a hand"},
		{"1m(1111z)", 2, "round bracket: mcr writes a concealed kong as [1111z]"},
		{"1m)", 2, "round bracket: mcr writes a concealed kong as [1111z]"},
		{"1m]", 2, "bracket ']' was not opened"},
		{"1m1]", 3, "bracket ']' was not opened"},
		{"1m[[", 3, "bracket '[' inside another"},
		{"1m[1", 3, noSuit},
		{"1m[111s", 2, "bracket '[' is not closed"},
		{"1m[]", 2, "empty meld"},
		{"1m[3]", 2, "empty meld"},
		{"1m[11mj]", 6, "a joker cannot be part of a meld"},
		{"1m[11m,2]", 2, "a meld has 3 or 4 tiles, not 2"},
		{"1m[124m,2]", 2, "a meld that is neither a run nor three or four of a kind"},
		{"1m[1112m]", 2, "a meld that is neither a run nor three or four of a kind"},
		{"1m[567m,4]", 8, "4: the claimed tile of a chow is 1, 2 or 3"},
		{"1m[555m,4]", 8, "4: a pung has 1, 2 or 3"},
		{"1m[555m,5]", 8, "5: a pung has 1, 2 or 3"},
		{"1m[5555m,4]", 9, "4" + kong},
		{"1m[5555m,8]", 9, "8" + kong},
		{"1m[5555m9]", 8, "9" + kong},
	})
	checkWritings(t, notation.MCR, []writing{
		{"05m1z[123m][111z][2222z](3333z)", "55mE[123m][EEE][SSSS,1][WWWW]", notation.LostReds | notation.MadeCalls},
		{"5mj[340p]", "5mj[345p]", notation.LostReds},
	})
}
