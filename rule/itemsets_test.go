package rule_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/rule"
	"mentsu/tile"
)

// shownSets says of patterns whether sets are those that make them, from the definition.
func shownSets(w *rule.Win) map[string]func(sets []form.Set) bool {
	triplet := func(kinds ...tile.Kind) func([]form.Set) bool {
		return func(sets []form.Set) bool { return len(sets) == 1 && slices.Contains(kinds, tile.Kind(sets[0])) }
	}
	many := func(n int, kinds tile.Kinds) func([]form.Set) bool {
		return func(sets []form.Set) bool {
			return len(sets) == n && !slices.ContainsFunc(sets, func(s form.Set) bool { return s.IsRun() || !kinds.Has(s.First()) })
		}
	}
	sameRank := func(run bool) func([]form.Set) bool {
		return func(sets []form.Set) bool {
			suits := map[tile.Suit]bool{}
			sets = slices.Compact(slices.Sorted(slices.Values(sets))) // a run that is there twice is shown twice
			for _, s := range sets {
				if s.IsRun() != run || s.First().IsHonour() || s.First().Rank() != sets[0].First().Rank() {
					return false
				}
				suits[s.First().Suit()] = true
			}
			return len(sets) == 3 && len(suits) == 3
		}
	}
	return map[string]func([]form.Set) bool{
		"haku": triplet(tile.White), "hatsu": triplet(tile.Green), "chun": triplet(tile.Red), "seat_wind": triplet(w.Seat), "round_wind": triplet(w.Round),
		"toitoi": many(4, tile.AllKinds), "sanankou": many(3, tile.AllKinds), "sankantsu": many(3, tile.AllKinds), "shousangen": many(2, tile.Dragons),
		"suuankou": many(4, tile.AllKinds), "suuankou_tanki": many(4, tile.AllKinds), "daisangen": many(3, tile.Dragons), "daisuushii": many(4, tile.Winds),
		"shousuushii": many(3, tile.Winds), "suukantsu": many(4, tile.AllKinds),
		"sanshoku": sameRank(true), "sanshoku_doukou": sameRank(false),
		"iipeikou": func(sets []form.Set) bool {
			return len(sets) >= 2 && sets[0].IsRun() && !slices.ContainsFunc(sets, func(s form.Set) bool { return s != sets[0] })
		},
		"ryanpeikou": func(sets []form.Set) bool {
			sets = slices.Sorted(slices.Values(sets))
			return len(sets) == 4 && sets[0].IsRun() && sets[0] == sets[1] && sets[2].IsRun() && sets[2] == sets[3]
		},
		"ittsu": func(sets []form.Set) bool {
			sets = slices.Compact(slices.Sorted(slices.Values(sets)))
			return len(sets) == 3 && sets[0].IsRun() && sets[0].First().Rank() == 1 && sets[1].First() == sets[0].First()+3 && sets[2].First() == sets[0].First()+6
		},
	}
}

// TestItemsShowTheirSets: the sets that an item names are those that make it, and patterns of
// which closedness or kans matter name such sets.
func TestItemsShowTheirSets(t *testing.T) {
	t.Parallel()
	const few = 5
	s := compiled(t, "std", nil)
	seen := map[string]int{}
	var r rule.Result
	for _, row := range vectors(t, "testdata/random-2.tsv.gz") {
		w := winOf(t, &row)
		if err := s.Score(w, &r); err != nil {
			t.Fatal(err)
		}
		known := shownSets(w)
		for _, item := range r.Items {
			id := s.Definition().Patterns[item.Pattern].ID
			is, ok := known[id]
			if !ok {
				continue
			}
			seen[id]++
			var sets []form.Set
			for i := range int(r.Reading.NumSets) {
				if item.Sets>>i&1 == 0 {
					continue
				}
				sets = append(sets, r.Reading.Sets[i].Set)
				if at := i - int(r.Reading.Concealed); at >= 0 && (id == "sanankou" || id == "suuankou") && w.Hand.Melds()[at].Kind != hand.ClosedKan {
					t.Errorf("%+v: %s shows an open meld", row, id)
				}
				if id == "sankantsu" && r.Reading.Kans>>i&1 == 0 {
					t.Errorf("%+v: %s shows a set that is no kan", row, id)
				}
			}
			if !is(sets) {
				t.Errorf("%+v: %s shows %v", row, id, sets)
			}
		}
		if t.Failed() {
			return
		}
	}
	for id := range shownSets(&rule.Win{}) {
		if seen[id] < few && id != "suukantsu" {
			t.Errorf("%s was paid only %d times", id, seen[id])
		}
	}
}
