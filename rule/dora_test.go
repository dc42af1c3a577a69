package rule_test

import (
	"slices"
	"strings"
	"testing"

	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestDoraNeverLowers: under every riichi rule set, and with the options that change what han
// are worth, an indicator more never lowers the points, and one in ura neither.
func TestDoraNeverLowers(t *testing.T) {
	t.Parallel()
	all := []string{"std kiriage=true", "std kazoe=multiple", "std kazoe=sanbaiman", "std aotenjou=true", "std kan_dora=false kan_ura=false", "std renhou=mangan", "local mondeikou=true"}
	for _, name := range rules.Names() {
		if strings.HasPrefix(name, "riichi/") {
			all = append(all, name)
		}
	}
	for _, text := range all {
		s := setText(t, text)
		d := s.Definition()
		rnd := corpus.New(4)
		more := 0
		for range 300 {
			row := rnd.Win(d.Shape.WithDefaults().Players)
			plainReds(&row, d.Reds)
			w := winOf(t, &row)
			w.Dora, w.Ura = slices.Clone(row.Dora[:min(rnd.Below(3), len(row.Dora))]), nil
			var before, after rule.Result
			if s.Check(w) != nil {
				continue
			}
			if err := s.Score(w, &before); err != nil {
				t.Fatal(err)
			}
			for k := range tile.Kind(tile.NumKinds) {
				with := *w
				with.Dora = append(slices.Clone(w.Dora), tile.Tile(k))
				for range 2 {
					if s.Check(&with) == nil {
						if err := s.Score(&with, &after); err != nil {
							t.Fatal(err)
						}
						dear := after.Dear != nil || before.Dear != nil // in numbers that no word holds
						if after.Points < before.Points && !dear || after.Valid != before.Valid || after.Yakuman != before.Yakuman {
							t.Fatalf("%s: %+v: %s, with the indicator %s %s", text, row, summary(s, &before), k, summary(s, &after))
						}
						if after.Points > before.Points {
							more++
						}
					}
					with.Ura = []tile.Tile{tile.Tile(k)}
				}
			}
		}
		const few = 200
		if more < few {
			t.Errorf("%s: only %d indicators make a win dearer", text, more)
		}
	}
}
