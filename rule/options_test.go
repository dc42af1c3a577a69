package rule_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"mentsu/rule"
	"mentsu/rules"
)

// TestEveryOptionCounts demands of each option two wins in the table of options that differ
// in nothing but its value, and in what they are worth. Those of liability and of several
// winners are tested where payments are.
func TestEveryOptionCounts(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/options.txt")
	if err != nil {
		t.Fatal(err)
	}
	answers := map[string]map[string]string{} // by "rules: win", then by options
	changed := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		parts := strings.SplitN(strings.TrimSpace(line), ": ", 3)
		if len(parts) < 3 || line[0] == '#' {
			continue
		}
		name, options, _ := strings.Cut(parts[0], " ")
		key := name + ": " + parts[1]
		if answers[key] == nil {
			answers[key] = map[string]string{}
		}
		for other, answer := range answers[key] {
			if id, ok := onlyOption(other, options); ok && answer != parts[2] {
				changed[id] = true
			}
		}
		answers[key][options] = parts[2]
	}
	elsewhere := []string{
		"kiriage_all_1920", "multi_ron", "nagashi",
		"pao_daisangen", "pao_daisuushii", "pao_suukantsu", "pao_rinshan", "pao_style", "pao_honba",
	}
	d, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range d.Options {
		if !changed[o.ID] && !slices.Contains(elsewhere, o.ID) {
			t.Errorf("no win in testdata/options.txt shows what %s changes", o.ID)
		}
	}
}

// onlyOption returns the one option that two lists of at most one option differ in.
func onlyOption(a, b string) (id string, ok bool) {
	x, _, _ := strings.Cut(a, "=")
	y, _, _ := strings.Cut(b, "=")
	switch {
	case x == y, y == "":
		return x, x != ""
	case x == "":
		return y, true
	default:
		return "", false
	}
}

// TestKiriageOf120Fu: no hand of the standard yaku has 2 han and 120 fu, so the table of
// points is asked.
func TestKiriageOf120Fu(t *testing.T) {
	t.Parallel()
	for options, want := range map[string]int{
		"": 7700, "kiriage=true": 8000, "kiriage=true kiriage_all_1920=false": 7700,
	} {
		s := setText(t, "std "+options)
		w := winText(t, s, "123m123456p789s44z win=2p")
		if got := s.Worth(w, 2, 120); got != want {
			t.Errorf("%q: %d, want %d", options, got, want)
		}
		if got := s.Worth(w, 3, 60); options != "" && got != 8000 {
			t.Errorf("%q: 3 han 60 fu are %d", options, got)
		}
	}
}

// TestOptionFaults wants what is wrong with chosen options said by name.
func TestOptionFaults(t *testing.T) {
	t.Parallel()
	d, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		options map[string]int
		want    string
	}{
		{map[string]int{"kiriaga": 1}, `rule: option "kiriaga", id: the rule set has no such option; the nearest name is "kiriage"`},
		{map[string]int{"kiriage": 2}, `rule: option "kiriage", value: 2 is not between 0 and 1`},
		{map[string]int{"kazoe": 3}, `rule: option "kazoe", value: 3 is not between 0 and 2`},
		{map[string]int{"yakuman_cap": 10}, `rule: option "yakuman_cap", value: 10 is not between 0 and 9`},
		{map[string]int{"renhou": -1}, `rule: option "renhou", value: -1 is not between 0 and 5`},
	} {
		_, err := rule.Compile(d, c.options)
		if got := fmt.Sprint(err); got != c.want {
			t.Errorf("%v: %s", c.options, got)
		}
	}
}
