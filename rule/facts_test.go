package rule_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/rule"
	"mentsu/rules"
)

// oneFact returns the standard rules with a single pattern, that an expression holds.
func oneFact(t testing.TB, text string) *rule.Set {
	t.Helper()
	d, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	d.Patterns = []rule.Pattern{{ID: "only", Value: 1, Open: 1, When: text}}
	d.Pay.Liability = nil
	d.Shape.Forms = form.ChineseOfficial
	s, err := rule.Compile(d, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestFacts finds every fact to hold and not to hold, of the wins of a table. Flags are bits
// of the win itself.
func TestFacts(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/facts.txt")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]map[bool]bool{}
	var out strings.Builder
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		parts := strings.SplitN(line, ": ", 3)
		if line == "" || line[0] == '#' {
			fmt.Fprintln(&out, line)
			continue
		}
		s := oneFact(t, parts[0])
		var r rule.Result
		if err := s.Score(winText(t, s, parts[1]), &r); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		got := map[bool]string{true: "yes", false: "no"}[r.Valid]
		if !*update && (len(parts) < 3 || got != parts[2]) {
			t.Errorf("%s\n got %s", line, got)
		}
		fmt.Fprintf(&out, "%s: %s: %s\n", parts[0], strings.TrimSuffix(parts[1], ":"), got)
		name, _, _ := strings.Cut(strings.TrimPrefix(parts[0], "!"), "(")
		if seen[name] == nil {
			seen[name] = map[bool]bool{}
		}
		seen[name][r.Valid] = true
	}
	if *update {
		if err := os.WriteFile("testdata/facts.txt", []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for f := range rule.Facts() {
		if _, isFlag := rule.FlagByName(f.Name); !isFlag && len(seen[f.Name]) < 2 {
			t.Errorf("testdata/facts.txt does not show %s both ways", f.Name)
		}
	}
}

// TestPairsOfKinds counts kinds of pairs: two pairs of a kind are of one.
func TestPairsOfKinds(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]bool{"pair_of(honours, 2)": true, "pair_of(honours, 3)": false, "seven_pairs": true} {
		d := oneFact(t, text).Definition()
		d.Shape.FourAsTwoPairs = true
		s, err := rule.Compile(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		var r rule.Result
		if err := s.Score(winText(t, s, "99m778899s226666z win=9m"), &r); err != nil || r.Valid != want {
			t.Errorf("%s: %t (%v), want %t", text, r.Valid, err, want)
		}
	}
}

// TestFlags finds the fact of each flag exactly where the win has it.
func TestFlags(t *testing.T) {
	t.Parallel()
	d, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range d.Flags {
		s := oneFact(t, name)
		w := winText(t, s, "123m123456p789s44z win=4p")
		f, ok := rule.FlagByName(name)
		if !ok || strings.Join(f.Names(), " ") != name {
			t.Fatalf("%s: %v", name, f.Names())
		}
		for _, has := range []bool{false, true} {
			w.Flags = ^f & (rule.ClosedChankan<<1 - 1)
			if has {
				w.Flags = f
			}
			var r rule.Result
			if err := s.Score(w, &r); err != nil || r.Valid != has {
				t.Errorf("%s with %v: %t, %v", name, w.Flags.Names(), r.Valid, err)
			}
		}
	}
}
