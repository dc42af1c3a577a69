package rule_test

import (
	"testing"

	"mentsu/rule"
	"mentsu/rules"
)

// TestFiveSets scores hands of 17 tiles: seven pairs are eight there, and one tile more.
func TestFiveSets(t *testing.T) {
	t.Parallel()
	d, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	d.Shape.Sets = 5
	s, err := rule.Compile(d, nil)
	if err != nil {
		t.Fatal(err)
	}
	var r rule.Result
	for text, want := range map[string]struct{ han, fu, points int }{
		"1155m2288p3366s1122z5z win=5z":     {2, 25, 1600},
		"2255m2288p3366s2244m5s win=2p":     {3, 25, 3200},
		"123456m234p789s234s11z win=2p":     {0, 40, 0},
		"222m333p444s555s234m88p win=3p":    {3, 50, 6400},
		"234234m345345p678s88s win=8s":      {5, 30, 8000},
		"111m222m333m777p999p55s win=5s":    {0, 0, 64000},
		"1122334455667788m5z win=8m riichi": {6, 25, 12000},
	} {
		w := winText(t, s, text)
		if err := s.Score(w, &r); err != nil {
			t.Errorf("%s: %v", text, err)
		} else if got := (struct{ han, fu, points int }{r.Total, r.Fu, r.Points}); got != want {
			t.Errorf("%s: %v, want %v: %v", text, got, want, r.Items)
		}
	}
}
