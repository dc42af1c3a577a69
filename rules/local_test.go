package rules_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestLocalYaku scores the hands of testdata/local.txt with nothing on but the yaku they are
// about, and wants one that is paid and one that is not for every local yaku.
func TestLocalYaku(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/local.txt")
	if err != nil {
		t.Fatal(err)
	}
	d, err := rules.Load("local")
	if err != nil {
		t.Fatal(err)
	}
	d.Reds = [3]uint8{1, 2, 1} // four, so that four can be in a hand
	standard, err := rules.Load(rules.Standard)
	if err != nil {
		t.Fatal(err)
	}
	missing := map[string]int{}
	for i := len(standard.Patterns); i < len(d.Patterns); i++ {
		missing[d.Patterns[i].ID] = 3 // bit 0: none that is paid, bit 1: none that is not
	}
	for line := range strings.Lines(string(text)) {
		fields := strings.Fields(line)
		if len(fields) == 0 || fields[0] == "#" || fields[0] != "+" && fields[0] != "-" {
			continue
		}
		id, paid := fields[1], fields[0] == "+"
		missing[id] &^= map[bool]int{true: 1, false: 2}[paid]
		set, err := rule.Compile(d, optionsOf(d, id))
		if err != nil {
			t.Fatal(err)
		}
		w := winOf(t, set, fields[2:])
		var r rule.Result
		if err := set.Check(w); err != nil {
			t.Errorf("%s: %v", strings.TrimSpace(line), err)
			continue
		}
		if err := set.Score(w, &r); err != nil {
			t.Errorf("%s: %v", strings.TrimSpace(line), err)
			continue
		}
		var got []string
		for _, item := range r.Items {
			got = append(got, d.Patterns[item.Pattern].ID)
		}
		if slices.Contains(got, id) != paid {
			t.Errorf("%s: paid is %v", strings.TrimSpace(line), got)
		}
	}
	for id, bits := range missing {
		if bits != 0 {
			t.Errorf("%s: no hand with (1) or without it (2): %d", id, bits)
		}
	}
}

// optionsOf switches on the options that the gates of a pattern ask for.
func optionsOf(d *rule.Definition, id string) map[string]int {
	on := map[string]int{}
	for i := range d.Patterns {
		if d.Patterns[i].ID != id {
			continue
		}
		for _, m := range regexp.MustCompile(`option\((\w+)\)`).FindAllStringSubmatch(d.Patterns[i].Gates, -1) {
			on[m[1]] = 1
		}
	}
	return on
}

// winOf reads a win: tiles before it, winning tile, tsumo or ron, flags.
func winOf(t *testing.T, set *rule.Set, fields []string) *rule.Win {
	t.Helper()
	text, err := notation.Parse(fields[0], notation.MPSZ)
	if err != nil {
		t.Fatalf("%v: %v", fields, err)
	}
	won, err := notation.Parse(fields[1], notation.MPSZ)
	if err != nil {
		t.Fatalf("%v: %v", fields, err)
	}
	tiles := hand.Tiles{Concealed: append(text.Concealed, won.Concealed...), Melds: text.Melds}
	h, err := hand.New(tiles, hand.Context{Rules: set.Definition().Shape, Reds: &set.Definition().Reds, Drawn: &won.Concealed[0]})
	if err != nil {
		t.Fatalf("%v: %v", fields, err)
	}
	w := &rule.Win{Hand: h, Tile: won.Concealed[0], SelfDraw: fields[2] == "tsumo", Round: tile.East, Seat: tile.South}
	for _, name := range fields[3:] {
		f, ok := rule.FlagByName(name)
		if !ok {
			t.Fatal(fmt.Errorf("no flag %s", name))
		}
		w.Flags |= f
	}
	return w
}
