package rule_test

import (
	"testing"

	"mentsu/rule"
	"mentsu/rules"
)

// alone returns the official rules with one of their fans only, which takes nothing away.
func alone(t *testing.T, i int) *rule.Set {
	t.Helper()
	d, err := rules.Load("mcr")
	if err != nil {
		t.Fatal(err)
	}
	only := *d
	p := d.Patterns[i]
	p.Excludes = nil
	only.Patterns, only.Prefer = []rule.Pattern{p}, nil
	s, err := rule.Compile(&only, nil)
	if err != nil {
		t.Fatalf("%s: %v", p.ID, err)
	}
	return s
}

// TestEveryFanHasAReason: what a hand would be paid if there was no other fan is paid beside
// the others, or is listed with the reason why it is not.
func TestEveryFanHasAReason(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	corpus := officialCorpus(t)
	wins := make([]*rule.Win, len(corpus))
	told := make([]map[int]bool, len(corpus))
	var r rule.Result
	for i, text := range corpus {
		wins[i], told[i] = officialWin(t, s, text), map[int]bool{}
		if err := s.Explain(wins[i], &r); err != nil {
			t.Fatal(err)
		}
		for _, item := range r.Items {
			told[i][item.Pattern] = true
		}
		for _, e := range r.Excluded {
			told[i][e.Pattern] = true
		}
	}
	for p := range s.Definition().Patterns {
		id := s.Definition().Patterns[p].ID
		if id == "chicken_hand" {
			continue // every hand is one if there is nothing else
		}
		only, found := alone(t, p), 0
		for i, text := range corpus {
			if err := only.Score(wins[i], &r); err != nil {
				t.Fatal(err)
			}
			if len(r.Items) == 0 {
				continue
			}
			if found++; !told[i][p] {
				t.Errorf("%s: nothing is said of %s", text, id)
			}
		}
		if found == 0 && id != "blessing_of_heaven" && id != "blessing_of_earth" && id != "blessing_of_man" {
			t.Errorf("no hand has %s", id)
		}
	}
}
