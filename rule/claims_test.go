package rule_test

import (
	"slices"
	"testing"

	"mentsu/rule"
	"mentsu/rules"
)

// TestClaims holds which flags can matter, under the options of rule sets and under others.
func TestClaims(t *testing.T) {
	first := []string{"tenhou", "chiihou", "renhou"}
	for _, c := range []struct {
		rules   string
		options map[string]int
		lacking []string // of the flags of the rule set
	}{
		{"riichi/std", nil, []string{"renhou", "open_riichi", "closed_chankan"}},
		{"riichi/std", map[string]int{"renhou": 1, "open_riichi": 1, "ippatsu": 0}, []string{"ippatsu", "closed_chankan"}},
		{"riichi/classic", nil, []string{"ippatsu", "renhou", "open_riichi", "closed_chankan"}},
		{"riichi/mahjongsoul", nil, []string{"renhou", "open_riichi"}},
		{"mcr", nil, first},
		{"mcr", map[string]int{"blessings": 1}, nil},
		{"zungjung", nil, nil},
	} {
		d, err := rules.Load(c.rules)
		if err != nil {
			t.Fatal(err)
		}
		s, err := rule.Compile(d, c.options)
		if err != nil {
			t.Fatal(err)
		}
		var lacking []string
		for _, name := range d.Flags {
			if f, _ := rule.FlagByName(name); s.Claims()&f == 0 {
				lacking = append(lacking, name)
			}
		}
		if !slices.Equal(lacking, c.lacking) {
			t.Errorf("%s %v: nothing asks for %v, want %v", c.rules, c.options, lacking, c.lacking)
		}
	}
}
