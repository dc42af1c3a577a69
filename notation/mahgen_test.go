package notation_test

import (
	"testing"

	"mentsu/notation"
)

func TestMahgen(t *testing.T) {
	checkWritings(t, notation.Mahgen, []writing{
		{"123m0567p789s114z", "123m0567p789s114z", 0},
		{"1mjj", "1m99z", 0},
		{"m1,m1-23,m12-3,m123-", "1m|_123m|_213m|_312m", 0},
		{"m1,m34-0", "1m|_430m", 0},
		{"m1,s111-,s222=,s333+", "1m|_111s|2_22s|33_3s", 0},
		{"m1,m505-,p550=", "1m|_505m|5_05p", 0},
		{"m1,p7777+,p1111-,p2222=", "1m|777_7p|_1111p|2_222p", 0},
		{"m1,p1111,z1111", "1m|0z11p0z|0z11z0z", 0},
		{"m1,p5550,s5500", "1m|0z50p0z|0z00s0z", 0},
		{"m1,p5000", "1m|0z00p0z", notation.LostReds},
		{"m1,z777+7,z555=5,z111-1", "1m|77^7z|5^55z|^111z", 0},
		{"m1,p555+0,s550=5,m505-5,m500+0", "1m|55v5p|5v05s|^505m|05^0m", 0},
		{"1z[123m][505m][1111z]", "1z|_123m|_505m|_1111z", notation.MadeCalls},
		{"[123m]", "_123m", notation.MadeCalls},
	})
	checkRefusals(t, notation.Mahgen, []refusal{
		{"123m", 0, "mahgen is only written, not read"},
		{"", 0, "mahgen is only written, not read"},
	})
}
