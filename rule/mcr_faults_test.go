package rule_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"mentsu/rule"
)

// TestOfficialFaults scores the hands of testdata/mcr/faults.txt, on which programs were
// found wrong.
func TestOfficialFaults(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/mcr/faults.txt")
	if err != nil {
		t.Fatal(err)
	}
	s := compiled(t, "mcr", nil)
	var r rule.Result
	scored := 0
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		hand, _, _ := strings.Cut(line, ": ")
		if line[0] == '#' {
			continue
		}
		scored++
		if err := s.Score(officialWin(t, s, hand), &r); err != nil {
			t.Errorf("%s: %v", line, err)
		} else if got := fmt.Sprintf("%s: %d: %s", hand, r.Total, fans(s, &r)); got != line {
			t.Errorf(" got %s\nwant %s", got, line)
		}
	}
	if scored != 17 {
		t.Errorf("%d hands, want 17", scored)
	}
}

// TestOfficialPayments: who discards pays the total and 8, the others 8 each; of a self-draw
// all pay both. Flowers count, but not to reach the minimum.
func TestOfficialPayments(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	for text, want := range map[string]string{
		"[NNN,3]78889m11888p8m|EE0000|0 from right": "true 8 32 [32 -16 -8 -8]",
		"[NNN,3]78889m11888p8m|ES0000|3 from left":  "true 11 35 [-19 35 -8 -8]",
		"[NNN,3]77789m11888p7m|EE0000|8 from right": "false 14 0 [0 0 0 0]",
		"1234444678m456p1m|NE1000|0":                "true 8 48 [48 -16 -16 -16]",
		"1234444678m456p1m|NW1000|2":                "true 10 54 [-18 -18 54 -18]",

		// EpicOrange/riichi_advanced#120 lets who discards pay 8 and a third of the total.
		"[345m,1]34678p345s99m5p|EE0000|0 from left": "true 11 35 [35 -8 -8 -19]",
		"[345m,1]34678p345s99m5p|EE0000|1 from left": "true 12 36 [36 -8 -8 -20]",
	} {
		hand, from, _ := strings.Cut(text, " from ")
		w := officialWin(t, s, hand)
		w.From = direction(from)
		var r rule.Result
		if err := s.Score(w, &r); err != nil {
			t.Fatal(err)
		}
		points, err := s.Points(w)
		if got := fmt.Sprint(r.Valid, r.Total, r.Points, r.Changes); got != strings.Replace(want, "  ", " ", 1) || err != nil || points != r.Points {
			t.Errorf("%s: %s, Points %d, want %s", text, got, points, want)
		}
		if !r.Valid && r.Reason != rule.BelowMinimum {
			t.Errorf("%s: %v", text, r.Reason)
		}
	}
}
