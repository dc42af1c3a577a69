package reading_test

import (
	"testing"

	"mentsu/form"
	"mentsu/reading"
	"mentsu/tile"
	"mentsu/win"
)

// Runs of honours in readings and in codes, where the groups of straight runs are what the
// published layout would have: the run that starts at a rank.
func TestHonourRuns(t *testing.T) {
	runs := win.House{WindRuns: true, DragonRuns: true}
	for text, want := range map[string]struct {
		house win.House
		reads string
		code  reading.Code
	}{
		"123z22p":      {runs, "123z 22p", 0b1111_10000_01111_01111_01111_00},
		"234z22p":      {runs, "234z 22p", 0b1111_10001_01111_01111_01111_00},
		"124z22p":      {runs, "124z 22p", 0b1111_10010_01111_01111_01111_00},
		"134z22p":      {runs, "134z 22p", 0b1111_10011_01111_01111_01111_00},
		"567z22p":      {runs, "567z 22p", 0b1111_10100_01111_01111_01111_00},
		"11123456777z": {runs, "111z 234z 567z 77z", 0b0100_00000_10001_10100_01111_01},
		"12355567z":    {runs, "123z 567z 55z", 0b0110_10000_10100_01111_01111_01},
		"12312344z":    {runs, "234z 234z 11z", 0b0000_10001_10001_01111_01111_01},
		"12312345z":    {runs, "", 0},
		"124z12z34z4z": {runs, "123z 124z 44z", 0b0011_10000_10010_01111_01111_01},
		"124z22m":      {win.House{DragonRuns: true}, "", 0},
		"567z22m":      {win.House{WindRuns: true}, "", 0},
		"12z22mj":      {runs, "12z3z* 22m", 0b1111_10000_01111_01111_01111_00},
	} {
		q := reading.Query{Forms: form.Standard, House: want.house}
		list := reading.All(nil, parse(text), q)
		if len(list) > 0 != (want.reads != "") {
			t.Errorf("%s has %d readings, the first to be %q", text, len(list), want.reads)
		}
		if len(list) > 0 && want.reads != "" {
			r := list[0]
			codes, ok := r.Codes()
			if got := r.String(); got != want.reads {
				t.Errorf("%s reads %s, want %q", text, got, want.reads)
			}
			if !ok || codes[tile.Honours] != want.code {
				t.Errorf("%s: code %b, want %b", text, codes[tile.Honours], want.code)
			}
			part, err := reading.Decode(tile.Honours, codes[tile.Honours])
			if again, fail := reading.Encode(part); err != nil || fail != nil || again != want.code {
				t.Errorf("%s: %v %v, then %b", text, err, fail, again)
			}
		}
	}
}
