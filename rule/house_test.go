package rule_test

import (
	"fmt"
	"strings"
	"testing"

	"mentsu/rule"
)

// TestHousePatterns tries what patterns can say beyond what the standard rules do: families,
// bonus that readings show, bonus that is excluded, counted yaku, limits.
func TestHousePatterns(t *testing.T) {
	t.Parallel()
	all := []rule.Pattern{
		{ID: "one_triplet", Value: 1, Open: 1, When: "triplets(1)", Family: "triplets"},
		{ID: "two_triplets", Value: 3, Open: 2, When: "triplets(2)", Family: "triplets"},
		{ID: "simples", Value: 2, Open: 2, When: "tiles_in(simples)", Excludes: []rule.Exclusion{{ID: "same"}, {ID: "dora"}}},
		{ID: "same", Class: "bonus", Value: 2, Open: 1, When: "same_runs(2)"},
		{ID: "dora", Class: "bonus", Value: 1, Open: 1, Count: "dora"},
		{ID: "reds", Value: 1, Open: 1, Count: "red_fives", Gates: "self_draw"},
	}
	for _, c := range []struct{ win, want string }{
		{"222m123456p789s44z win=4p", "one_triplet:1 fu 30 han 1 yakuman 0 points 1000 | "},
		{"222m123p777s123s44z win=2p", "same:2 two_triplets:3 fu 30 han 5 yakuman 0 points 8000 | one_triplet implied_by:two_triplets"},
		{"222m123p123s44z[777s] win=2p", "same:1 two_triplets:2 fu 30 han 3 yakuman 0 points 3900 | one_triplet implied_by:two_triplets"},
		{"123m123p789s456s44z win=2p dora=3z", "NO_YAKU | "},
		{"222m234p234888s55m win=2p dora=1m", "simples:2 two_triplets:3 fu 30 han 5 yakuman 0 points 8000 | " +
			"one_triplet implied_by:two_triplets, same implied_by:simples, dora implied_by:simples"},
		{"123m406p789s456s44z win=4s tsumo", "reds:1 same:2 fu 30 han 3 yakuman 0 points 4000 | "},
		{"123m406p789s406s44z win=4s tsumo dora=3z", "dora:2 reds:2 same:2 fu 30 han 6 yakuman 0 points 8000 | "},
		{"123m406p789s406s44z win=4s dora=3z", "NO_YAKU | "},
	} {
		d := house()
		d.Patterns, d.Reds = all, [3]uint8{1, 1, 1}
		s, err := rule.Compile(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		var r rule.Result
		if err := s.Explain(winText(t, s, c.win), &r); err != nil {
			t.Fatalf("%s: %v", c.win, err)
		}
		if got := summary(s, &r) + " | " + reasons(s, &r); got != c.want {
			t.Errorf("%s: %s\nwant %s", c.win, got, c.want)
		}
	}
}

// TestMinimum tells too little from nothing.
func TestMinimum(t *testing.T) {
	t.Parallel()
	d := house()
	d.Minimum = 2
	s, err := rule.Compile(d, nil)
	if err != nil {
		t.Fatal(err)
	}
	for win, want := range map[string]string{
		"222m555p77799944s win=9s":     "true  2 2000",
		"123m123456p789s44m win=4p":    "false below_minimum 1 0",
		"123m123456p789s44z win=4p":    "false no_yaku 0 0",
		"123m123p789s44m[456p] win=1m": "false no_yaku 0 0",
	} {
		var r rule.Result
		if err := s.Score(winText(t, s, win), &r); err != nil {
			t.Fatalf("%s: %v", win, err)
		}
		if got := fmt.Sprintln(r.Valid, r.Reason, r.Total, r.Points); strings.TrimSpace(got) != want {
			t.Errorf("%s: %s", win, got)
		}
	}
}
