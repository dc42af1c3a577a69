package rule_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"mentsu/rule"
)

// TestZungJung scores the hands of testdata/zungjung.txt, and wants there of each pattern a
// hand that is paid it, and one that just misses it.
func TestZungJung(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/zungjung.txt")
	if err != nil {
		t.Fatal(err)
	}
	s := compiled(t, "zungjung", map[string]string{"flowers": "true"})
	seen := map[string]bool{}
	var out strings.Builder
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if line[0] == '#' {
			fmt.Fprintln(&out, line)
			continue
		}
		parts := strings.SplitN(line, ": ", 3)
		w := winText(t, s, parts[1])
		var r rule.Result
		if err := s.Check(w); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if err := s.Explain(w, &r); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		var names []string
		for _, item := range r.Items {
			names = append(names, s.Definition().Patterns[item.Pattern].ID)
		}
		got := fmt.Sprintf("%d %s", r.Total, strings.Join(names, " "))
		id, missed := strings.CutPrefix(parts[0], "!")
		if slices.Contains(names, id) == missed || !*update && got != parts[2] {
			t.Errorf("%s\n got %s", line, got)
		}
		seen[parts[0]] = true
		fmt.Fprintf(&out, "%s: %s: %s\n", parts[0], parts[1], got)
	}
	for i := range s.Definition().Patterns {
		if id := s.Definition().Patterns[i].ID; !seen[id] || !seen["!"+id] {
			t.Errorf("testdata/zungjung.txt does not show %s both ways", id)
		}
	}
	if *update {
		if err := os.WriteFile("testdata/zungjung.txt", []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestZungJungPayments: all pay 25 for a discard at most, but who discarded, who pays the
// rest of three times the total.
func TestZungJungPayments(t *testing.T) {
	t.Parallel()
	s := compiled(t, "zungjung", nil)
	for text, want := range map[string]string{
		"234m456p44z[345s][999s] win=2m from=right":        "1 3 [-1 3 -1 -1]",
		"234m456p44z[345s][999s] win=2m tsumo":             "1 3 [-1 3 -1 -1]",
		"123345m11z[567m][999m] win=1m from=right":         "40 120 [-25 120 -70 -25]",
		"123345m11z[567m][999m] win=1m tsumo seat=W":       "40 120 [-40 -40 120 -40]",
		"22p(3333m)[4444s][6666p](9999p) win=2p from=left": "480 1440 [-1390 1440 -25 -25]",
		"222m333p55s444s[888p] win=2m from=across seat=E":  "40 120 [120 -25 -70 -25]",
		"19m19p19s12345677z win=1m from=across":            "160 480 [-25 480 -25 -430]",
		"11z[222z][333z][555z][666z] win=1z from=across":   "320 960 [-25 960 -25 -910]",
		"11m[999m][111p][999p][111s] win=1m tsumo":         "400 1200 [-400 1200 -400 -400]",
		"888s55z(2222m)(2222p)(2222s) win=5z tsumo":        "320 960 [-320 960 -320 -320]",
		"234m456p345789s44z win=2m tenhou tsumo seat=E":    "165 495 [495 -165 -165 -165]",
		"1112345678999m5m win=5m from=right":               "480 1440 [-25 1440 -1390 -25]",

		"123345m11z[567m][999m] win=1m from=right first=left":  "40 120 [-70 120 -25 -25]",
		"123345m11z[567m][999m] win=1m first=across":           "40 120 [-25 120 -25 -70]",
		"123345m11z[567m][999m] win=1m from=right first=self":  "40 120 [-40 120 -40 -40]",
		"123345m11z[567m][999m] win=1m first=self":             "40 120 [-40 120 -40 -40]",
		"123345m11z[567m][999m] win=1m from=right first=right": "40 120 [-25 120 -70 -25]",
	} {
		w := winText(t, s, text)
		var r rule.Result
		if err := s.Score(w, &r); err != nil {
			t.Fatal(err)
		}
		points, err := s.Points(w)
		if got := fmt.Sprint(r.Total, r.Points, r.Changes); got != want || err != nil || points != r.Points {
			t.Errorf("%s: %s, Points %d, want %s", text, got, points, want)
		}
	}
}

// TestZungJungMost: where the patterns add up to more than 320, Over says how much, and
// flowers are what goes first.
func TestZungJungMost(t *testing.T) {
	t.Parallel()
	s := compiled(t, "zungjung", map[string]string{"flowers": "true", "min_points": "320"})
	const shy, over = "222333444m55577z win=7z tsumo", "55577z(2222m)(3333m)(4444m) win=7z tsumo" // 310 and 430
	for text, want := range map[string]string{
		shy:                   "false 310 bonus 0 over 0",
		shy + " flowers=310":  "false 318 bonus 8 over 0",
		shy + " flowers=500":  "false 320 bonus 10 over 0",
		shy + " flowers=411":  "false 320 bonus 10 over 10",
		over:                  "true 320 bonus 0 over 110",
		over + " flowers=310": "true 320 bonus 0 over 118",
		"123p44z[111z][222z][333z] win=1p flowers=310":       "true 320 bonus 0 over 0",
		"22p[111z][222z][333z][444z] win=2p flowers=310":     "true 400 bonus 0 over 0",
		"11m[999m][111p][999p][111s] win=1m tsumo":           "true 400 bonus 0 over 0",
		"234m456p44z[345s][9999s] win=2m flowers=411":        "false 25 bonus 20 over 0",
		"22p(3333m)[4444s][6666p](9999p) win=2p flowers=800": "true 480 bonus 0 over 0",
	} {
		var r rule.Result
		if err := s.Score(winText(t, s, text), &r); err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%v %d bonus %d over %d", r.Valid, r.Total, r.Bonus, r.Over); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
