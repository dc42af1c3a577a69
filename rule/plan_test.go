package rule_test

import (
	"fmt"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/tile"
)

// TestPlans finds out every fact and pattern of random wins by tables and masks, as scoring
// does, and one by one, as explanations do: under rule sets, and under one of all facts with
// many numbers, of which patterns have more clauses than there are bits.
func TestPlans(t *testing.T) {
	t.Parallel()
	for _, s := range []*rule.Set{compiled(t, "std", nil), compiled(t, "mcr", nil), compiled(t, "zungjung", nil), manyFacts(t)} {
		rnd := corpus.New(77)
		for i := range 5000 {
			row := rnd.Win(4)
			if i%3 == 0 {
				row = rnd.WinOf(tile.Kinds(rnd.Below(1<<30)) | 0x1ff<<(9*rnd.Below(3)) | tile.Dragons)
			}
			w := winOf(t, &row)
			if differ := s.Differing(w); differ != nil {
				t.Fatalf("%s: %+v: %s", s.Definition().ID, row, strings.Join(differ, "\n"))
			}
		}
	}
}

// manyFacts returns a rule set of as many patterns as there can be, each with four clauses, about
// all facts.
func manyFacts(t *testing.T) *rule.Set {
	t.Helper()
	hand := []string{"closed", "self_draw", "no_melds", "dealer", "riichi", "nine_gates", "pure_nine_gates"}
	readings := []string{
		"standard", "seven_pairs", "thirteen_orphans", "little_same_triplets", "one_suit_runs(4)", "one_suit_runs(1, 7)",
		"one_suit_runs(1, 4, 7)", "three_suit_runs(1, 4, 7)", "three_suit_runs(2, 3, 5)", "triplets_of(seat, round)", "triplets_of(seat, 5z)",
		"pair_of(seat)", "pair_of(simples, 3)",
	}
	places := []string{"ryanmen", "kanchan", "penchan", "shanpon", "tanki", "on_pair", "no_fu", "one_wait", "one_live_wait", "on_knitted"}
	for _, tiles := range []string{"simples", "orphans", "honours", "terminals", "258mps", "seat", "round, dragons"} {
		for _, fact := range []string{"tiles_in", "has", "has_all", "win_on"} {
			hand = append(hand, fact+"("+tiles+")")
		}
		if !strings.Contains(tiles, "seat") && !strings.Contains(tiles, "round") {
			readings = append(readings, "touching("+tiles+")")
		}
		readings = append(readings, "pair_of("+tiles+")")
	}
	for n := range 5 {
		for _, fact := range []string{"copies(258mps, %d)", "suits(%d)", "melds(%d)", "open_melds(%d)", "kans(%d)", "closed_kans(%d)", "open_kans(%d)", "red_fives(%d)"} {
			hand = append(hand, fmt.Sprintf(fact, n))
		}
		for _, fact := range []string{
			"runs(%d)", "triplets(%d)", "triplets_of(orphans, %d)", "same_runs(%d)", "same_triplets(%d)", "shifted_runs(%d, 2)", "mixed_runs(%d)",
			"shifted_triplets(%d, 1)", "mixed_triplets(%d)", "shifted_pairs(%d, 1)", "mirrored_runs(%d)", "identical_runs(%d)", "double_runs(%d)",
		} {
			readings = append(readings, fmt.Sprintf(fact, n))
		}
		places = append(places, fmt.Sprintf("concealed_triplets(%d)", n))
	}
	d := small()
	d.Combine, d.Patterns = "sum", nil
	d.Shape.Forms = form.Standard | form.SevenPairs | form.ThirteenOrphans
	for i := range 128 {
		h, r, p := hand[i%len(hand)], readings[i%len(readings)], places[i%len(places)]
		h2, r2 := hand[(7*i+3)%len(hand)], readings[(5*i+2)%len(readings)]
		d.Patterns = append(d.Patterns, rule.Pattern{
			ID: fmt.Sprint("p", i), Value: 1, Open: 1,
			When: "(" + h + " & " + r + " | !" + r2 + " & " + p + ") & (!" + h2 + " | " + r2 + ")",
		})
	}
	s, err := rule.Compile(d, nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
