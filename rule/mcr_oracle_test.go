package rule_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/oracle"
	"mentsu/rule"
	"mentsu/tile"
)

// TestOfficialGroups scores every hand of four melds of number tiles that are chows, or that
// are pungs, beside a pair of dragons: the fans of several sets are worth what the oracle
// finds by trying all choices.
func TestOfficialGroups(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	var grouped []int // patterns of several sets
	for i := range s.Definition().Patterns {
		p := &s.Definition().Patterns[i]
		if p.Each != "" && p.ID != "pung_of_terminals_or_honors" && p.ID != "dragon_pung" && p.ID != "seat_wind" && p.ID != "prevalent_wind" {
			grouped = append(grouped, i)
		}
	}
	for _, chow := range []bool{true, false} {
		var all []oracle.OfficialSet
		for k := range tile.East {
			if !chow || k.Rank() <= 7 {
				all = append(all, oracle.OfficialSet{First: k, Chow: chow})
			}
		}
		n := 0
		var visit func(sets []oracle.OfficialSet, from int)
		visit = func(sets []oracle.OfficialSet, from int) {
			if len(sets) == 4 {
				n++
				checkGroups(t, s, sets, grouped)
				return
			}
			for i := from; i < len(all); i++ {
				next := i + 1
				if chow {
					next = i
				}
				visit(append(slices.Clone(sets), all[i]), next)
			}
		}
		visit(nil, 0)
		if want := map[bool]int{true: 24 * 23 * 22 * 21 / 24, false: 27 * 26 * 25 * 24 / 24}[chow]; n != want {
			t.Errorf("%d hands, want %d", n, want)
		}
	}
}

// checkGroups scores melds beside a pair of dragons.
func checkGroups(t *testing.T, s *rule.Set, sets []oracle.OfficialSet, grouped []int) {
	t.Helper()
	tiles := hand.Tiles{Concealed: []tile.Tile{tile.Tile(tile.Red), tile.Tile(tile.Red)}}
	for _, set := range sets {
		code := form.Triplet(set.First)
		if set.Chow {
			code = form.Run(set.First)
		}
		var three []tile.Tile
		for _, k := range code.Kinds() {
			three = append(three, tile.Tile(k))
		}
		m, err := hand.NewMeld(three, false)
		if err != nil {
			t.Fatal(err)
		}
		tiles.Melds = append(tiles.Melds, m)
	}
	h, err := hand.New(tiles, hand.Context{Rules: s.Definition().Shape})
	if err != nil {
		t.Fatal(sets, err)
	}
	var r rule.Result
	if err = s.Score(&rule.Win{Hand: h, Tile: tile.Tile(tile.Red), Round: tile.East, Seat: tile.East}, &r); err != nil {
		t.Fatal(sets, err)
	}
	got := 0
	for _, item := range r.Items {
		if slices.Contains(grouped, item.Pattern) {
			got += item.Value * item.Count
		}
	}
	if want := oracle.OfficialGroups(sets); got != want {
		t.Errorf("%v: %d, want %d: %s", sets, got, want, fans(s, &r))
	}
}
