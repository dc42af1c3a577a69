package batch_test

import (
	"strings"
	"testing"

	"mentsu/internal/batch"
)

// TestScoredCells asks what hands are worth: wins on the tile typed last, by a discard.
func TestScoredCells(t *testing.T) {
	for _, c := range []struct{ op, hand, want string }{
		{"score", "234m067p44556s77z6s", `234m067p445566s77z|6s|true|\N|2|40|0|\N|2600|iipeikou:1,aka:1|\N|\N|\N`},
		{"score", "1112223334z[555z]4z", `11122233344z[555z]|4z|true|\N|\N|\N|2|yakuman|64000|shousuushii:x1,tsuuiisou:x1|\N|\N|\N`},
		{"score", "067p78p99m456s6p[234m]", `99m066778p456s[234m]|6p|false|no_yaku|\N|\N|0|\N|0||\N|\N|\N`},
		{"score", "19m19p19s1234567z2m", `\N|\N|\N|\N|\N|\N|\N|\N|\N|\N|\N|\N|not_complete: hand: the hand is not complete`},
		{"outcomes", "234m067p44556s77z", `234m067p44556s77z|3s:4:0:2000:2600:4000,6s:3:2600:4000:5200:7900|\N`},
		{"outcomes", "067p44556s77z[234m]", `067p44556s77z[234m]|3s:4:0:0:\N:\N,6s:3:0:0:\N:\N|\N`},
	} {
		o := ask(c.op)
		o.Format = batch.TSV
		got, _ := text(t, c.hand+"\n", o)
		if want := strings.ReplaceAll(c.want, "|", "\t") + "\n"; got != want {
			t.Errorf("%s of %q:\n%q, want\n%q", c.op, c.hand, got, want)
		}
	}
}
