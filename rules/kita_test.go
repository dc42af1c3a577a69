package rules_test

import (
	"strings"
	"testing"

	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestKita: what north tiles are with three players, for any rule set that says so.
func TestKita(t *testing.T) {
	t.Parallel()
	for kita, want := range map[string]struct{ triplet, aside int }{"none": {0, 1}, "dora": {0, 5}, "yakuhai": {1, 1}} {
		d, err := rules.Parse([]byte("extends = 'riichi/std'\nname = 'x'\ndefaults.kita = '"+kita+"'\n[shape]\nplayers = 3\n"), "house.toml")
		if err != nil {
			t.Fatal(err)
		}
		set, err := rule.Compile(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		var r rule.Result
		triplet := winOf(t, set, strings.Fields("444z567p678s2344s 1s ron"))
		if err = set.Score(triplet, &r); err != nil || r.Total != want.triplet {
			t.Errorf("%s: a triplet of north is %d han, %v, want %d", kita, r.Total, err, want.triplet)
		}
		aside := winOf(t, set, strings.Fields("567p678s23456s99p 1s ron riichi"))
		aside.Nukidora, aside.Dora = 2, []tile.Tile{tile.Tile(tile.West)} // which names north
		const pinfu = 1
		if err = set.Score(aside, &r); err != nil || r.Total != want.aside+pinfu {
			t.Errorf("%s: with two norths aside %d han, %v, want %d", kita, r.Total, err, want.aside+pinfu)
		}
	}
}
