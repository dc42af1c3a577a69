package notation_test

import (
	"testing"

	"mentsu/notation"
)

func TestBotzone(t *testing.T) {
	checkReadings(t, notation.Botzone, []reading{
		{"W1 T9 B5 F1 J1", "1m9s5p1z7z", "W1 B5 T9 F1 J1"},
		{"W1,W2\tW3\r\nF4J3J2", "1m2m3m4z5z6z", "W1 W2 W3 F4 J3 J2"},
		{"W1 (CHI,W5,1) (CHI,T2,2) (CHI,B8,3)", "1m [chi 4m5m6m left 4m] [chi 1s2s3s left 2s] [chi 7p8p9p left 9p]", ""},
		{"(PENG,F1,1)(PENG,J1,2)(PENG,W9,3)W1", "1m [pon 1z1z1z left 1z] [pon 7z7z7z across 7z] [pon 9m9m9m right 9m]", "W1 (PENG,F1,1) (PENG,J1,2) (PENG,W9,3)"},
		{"(GANG,J3,0) (GANG,J3,1) (GANG,T1,2) (GANG,B1,3)", "[closed 5z5z5z5z] [kan 5z5z5z5z left 5z] [kan 1s1s1s1s across 1s] [kan 1p1p1p1p right 1p]", ""},
		{`'W1', "W2" ("PENG", 'W5', 1)`, "1m2m [pon 5m5m5m left 5m]", "W1 W2 (PENG,W5,1)"},
		{"W1( GANG W5 0 )", "1m [closed 5m5m5m5m]", "W1 (GANG,W5,0)"},
		{"j W1", "j1m", "W1 j"},
		{"Ｗ１（ＰＥＮＧ，Ｗ５，２）", "1m [pon 5m5m5m across 5m]", "W1 (PENG,W5,2)"},
	})
	const pack = "botzone writes a meld as (CHI,W2,1), (PENG,W5,1) or (GANG,W5,1)"
	const last = "the last of a meld says where it was called: 1, 2 or 3, or 0 for a closed GANG"
	const middle = "a CHI names its middle tile, 2 to 8 of a suit"
	const word = "a meld begins with CHI, PENG or GANG"
	checkRefusals(t, notation.Botzone, []refusal{
		{"", 0, "empty hand"},
		{"W1 H1", 3, "flowers are no part of a hand"},
		{"W1 H", 3, "unknown letter 'H'"},
		{"W1 W", 3, "W without a digit"},
		{"W1 T B1", 3, "T without a digit"},
		{"W0", 0, "W0 is no tile: W goes from W1 to W9"},
		{"F5", 0, "F5 is no tile: F goes from F1 to F4"},
		{"J4", 0, "J4 is no tile: J goes from J1 to J3"},
		{"W12", 2, "'2' without a letter before it: a tile is a letter and a digit, such as W1"},
		{"w1", 0, "unknown letter 'w'"},
		{"W1 -", 3, "unknown character '-' (U+002D)"},
		{"W1 PENG W5 1", 3, pack},
		{"W1 CHI W5 1", 3, pack},
		{"W1 [W5 W5 W5]", 3, pack},
		{"W1)", 2, "unknown character ')' (U+0029)"},
		{"W1 (KONG,W5,1)", 4, word},
		{"W1 (W5,1)", 4, word},
		{"W1 ()", 4, word},
		{"W1 (PENG", 3, "bracket '(' is not closed"},
		{"W1 (PENG,W5,1", 3, "bracket '(' is not closed"},
		{"W1 (PENG,5,1)", 9, "'5' without a letter before it: a tile is a letter and a digit, such as W1"},
		{"W1 (PENG,F9,1)", 9, "F9 is no tile: F goes from F1 to F4"},
		{"W1 (PENG,)", 9, "unknown character ')' (U+0029)"},
		{"W1 (PENG,W5,0)", 12, last},
		{"W1 (CHI,W5,0)", 11, last},
		{"W1 (GANG,W5,4)", 12, last},
		{"W1 (GANG,W5)", 11, last},
		{"W1 (GANG,W5,", 12, last},
		{"W1 (GANG,W5,-1)", 12, last},
		{"W1 (PENG,W5,12)", 13, "a meld is CHI, PENG or GANG, a tile and a digit, and nothing more"},
		{"W1 (CHI,W1,1)", 8, middle},
		{"W1 (CHI,B9,1)", 8, middle},
		{"W1 (CHI,F2,1)", 8, middle},
		{"W1 (CHI,J2,1)", 8, middle},
	})
	checkWritings(t, notation.Botzone, []writing{
		{"5m[123m][111z][2222z](3333z)", "W5 (CHI,W2,1) (PENG,F1,1) (GANG,F2,1) (GANG,F3,0)", notation.MadeCalls},
		{"m1,z555=5", "W1 (GANG,J3,2)", notation.LostCalls},
		{"m0,p34-0", "W5 (CHI,B4,2)", notation.LostReds},
		{"m1,m34-0", "W1 (CHI,W4,2)", notation.LostReds},
	})
}
