package rule_test

import (
	"slices"
	"testing"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/rules"
)

// explained scores a win with all reasons.
func explained(t *testing.T, s *rule.Set, w *rule.Win) *rule.Result {
	t.Helper()
	if err := s.Check(w); err != nil {
		t.Fatal(err)
	}
	var r rule.Result
	if err := s.Explain(w, &r); err != nil {
		t.Fatal(err)
	}
	return &r
}

// paid returns the IDs of what a win is paid for, excluded those of what it is not, with the
// reasons.
func paid(s *rule.Set, r *rule.Result) (ids []string) {
	for _, item := range r.Items {
		ids = append(ids, s.Definition().Patterns[item.Pattern].ID)
	}
	return ids
}

func excluded(s *rule.Set, r *rule.Result) map[string]rule.Why {
	all := map[string]rule.Why{}
	for _, e := range r.Excluded {
		all[s.Definition().Patterns[e.Pattern].ID] = e.Why
	}
	return all
}

// TestReasonsAreComplete: what is paid without yakuman, with an option on or in a closed hand
// is paid, or excluded for that reason.
func TestReasonsAreComplete(t *testing.T) {
	t.Parallel()
	const wins = 6000
	standard := compiled(t, "std", nil)
	d, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	d.Patterns = slices.DeleteFunc(d.Patterns, func(p rule.Pattern) bool { return p.Class == "yakuman" })
	d.Pay.Liability = nil
	ordinary, err := rule.Compile(d, nil)
	if err != nil {
		t.Fatal(err)
	}
	off := compiled(t, "std", map[string]string{"ippatsu": "false", "ura_dora": "false", "open_tanyao": "false", "pinfu_tsumo": "false", "green_needs_hatsu": "true"})
	rnd := corpus.New(8)
	seen := map[rule.Why]int{}
	for range wins {
		row := rnd.Win(4)
		w := winOf(t, &row)
		r := explained(t, standard, w)
		consistent(t, standard, w, r)
		reasons := excluded(standard, r)
		for _, why := range reasons {
			seen[why]++
		}
		without := explained(t, ordinary, w)
		for _, id := range paid(ordinary, without) {
			if _, told := reasons[id]; !told && !slices.Contains(paid(standard, r), id) {
				t.Errorf("%+v: %s is neither paid nor excluded", row, id)
			}
		}
		under := explained(t, off, w)
		if under.Index != r.Index || under.Place != r.Place {
			continue
		}
		for _, id := range paid(standard, r) {
			if slices.Contains(paid(off, under), id) || r.Yakuman != under.Yakuman {
				continue
			}
			why, told := excluded(off, under)[id]
			if !told || why != rule.OptionOff {
				t.Errorf("%+v: %s is excluded %t, as %s, want option_off", row, id, told, why)
			}
			seen[why]++
		}
		if t.Failed() {
			return
		}
	}
	for _, why := range []rule.Why{rule.NotConcealed, rule.OptionOff, rule.ImpliedBy, rule.ReplacedByYakuman, rule.OtherReading} {
		const few = 50
		if seen[why] < few {
			t.Errorf("%s is the reason %d times, too seldom to tell", why, seen[why])
		}
	}
}

// consistent wants each pattern once, paid or excluded, with a reason that fits the win, and
// sets that are those of the reading.
func consistent(t *testing.T, s *rule.Set, w *rule.Win, r *rule.Result) {
	t.Helper()
	once := map[int]bool{}
	twice := func(i int) {
		if once[i] {
			t.Errorf("%s: %s is there twice", summary(s, r), s.Definition().Patterns[i].ID)
		}
		once[i] = true
	}
	for _, item := range r.Items {
		twice(item.Pattern)
		if item.Sets>>r.Reading.NumSets != 0 {
			t.Errorf("%s: sets %b of %d", summary(s, r), item.Sets, r.Reading.NumSets)
		}
	}
	for _, e := range r.Excluded {
		twice(e.Pattern)
	}
	open := slices.ContainsFunc(w.Hand.Melds(), func(m hand.Meld) bool { return m.Kind != hand.ClosedKan })
	for _, e := range r.Excluded {
		fits := true
		switch e.Why {
		case rule.NotConcealed:
			fits = open
		case rule.ReplacedByYakuman:
			fits = r.Yakuman > 0
		case rule.ImpliedBy:
			fits = once[e.By] && e.By != e.Pattern
		case rule.OptionOff, rule.OtherReading:
		default:
			fits = false // none of these under the standard rules
		}
		if !fits {
			t.Errorf("%s: %s is excluded as %s", summary(s, r), s.Definition().Patterns[e.Pattern].ID, e.Why)
		}
	}
}
