package rule_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// palette is what wins are made of: sets first, then tiles of some kinds.
type palette struct {
	sets  []form.Set
	kinds tile.Kinds
}

// palettes returns what local yaku are made of, such as the green tiles.
func palettes(t *testing.T) []palette {
	t.Helper()
	var all []palette
	for text := range strings.FieldsSeq(`
		234568s6z 234568s7z 23468s 23468s6z 1579s7z 248p1234z 246p14z 248p6z2z 248p23468s123456z 248p23468s
		1234567p 2345678p 3456789p 2345678m 2345678s 123456789m 6789m 123456789p 123456789s 1234567z 567z1m 1234z9p
		5p1s1p12z5z 135m7m9p 2345m9p 369m1p 159m9p 1m3p5s9s 2m5p8s1z 1m5p9s1z 123m9p 123m456m9p 123m456m123s456s9p 123m456m123s456s77p 123456m123456p5z
		123m123p9s 123456m123456p 123456789m14z 123456789m9p1z 123456789s19p 123m456p789s1z5z 123p456s789m 1234567m89m
		5m5p5s6m6p6s 11m9m1p9p1s9s 3m3p3s7m7p7s 123p555z123s1z 1m1z5z9p9s 123789m7z 123789p6z 123789s5z
		123m+456m+789m+19m19p14z 123s+456s+789s+14z19s 123p+456p+789p+5p9p9s 123m+456m+789m+123p9s 456p+789p+123p+46p
		123m+345m+567m+789m+9p 123s+345s+567s+789s+9s 123m+456m+123s+456s+2p 234m+678m+234s+678s+5p 123p+456p+123s+456s+7z 123m+567m+123s+567s+9p
		123m+345m+123s+345s+9p 123s+5z2s 1111z+2222z+3333z+4444z+5z9m 5555z+6666z+7777z+1z9m 1111s+123m+789s+456p+5m 9999s+123m+678s+456p+2m 555z+456m+789s+123p+9m 999m+456m+789s+123p+9s
		2s13s5z1s 1s5z123m456p 13579m9s 340m340p340s5m5p5s 3456m3456p3456s 123m12z55z1p9s`) {
		var p palette
		parts := strings.Split(text, "+")
		for _, set := range parts[:len(parts)-1] {
			m, err := hand.NewMeld(tilesText(t, set), true)
			if err != nil {
				m, err = hand.NewMeld(tilesText(t, set), false)
			}
			if err != nil {
				t.Fatal(err)
			}
			p.sets = append(p.sets, m.Set)
		}
		for _, x := range tilesText(t, parts[len(parts)-1]) {
			p.kinds = p.kinds.With(x.Kind())
		}
		all = append(all, p)
	}
	return all
}

// localOptions returns the options of the local yaku.
func localOptions(t *testing.T) []string {
	t.Helper()
	standard, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	local, err := rules.Load("local")
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, o := range local.Options[len(standard.Options):] {
		ids = append(ids, o.ID)
	}
	return ids
}

// TestOracleLocal compares Score with the slow scorer on random wins and on wins made of the
// tiles of local yaku, with some or all of them on, and open riichi; every local yaku must
// have been paid, and more often.
func TestOracleLocal(t *testing.T) {
	t.Parallel()
	const rulesTried, wins = 60, 800
	rnd := corpus.New(31)
	colours, ids := palettes(t), localOptions(t)
	paid := map[string]int{}
	for n := range rulesTried {
		slow, options := oracle.RiichiStd(), map[string]string{}
		slow.Local = map[string]bool{}
		for _, id := range ids {
			if n%3 == 0 || rnd.Below(2) == 0 {
				slow.Local[id], options[id] = true, "true"
			}
		}
		slow.OpenRiichi = []string{"off", "han", "han_and_ron_yakuman"}[rnd.Below(3)]
		options["open_riichi"] = slow.OpenRiichi
		set := compiledWith(t, options)
		for range wins {
			row := rnd.Win(4)
			if rnd.Below(8) > 0 {
				c := colours[rnd.Below(len(colours))]
				row = rnd.WinOf(c.kinds, c.sets...)
			}
			compareLocal(t, rnd, set, &row, slow, paid)
			if t.Failed() {
				return
			}
		}
	}
	standard, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	local, err := rules.Load("local")
	if err != nil {
		t.Fatal(err)
	}
	const often = 2
	for i := len(standard.Patterns); i < len(local.Patterns); i++ {
		if id := local.Patterns[i].ID; paid[id] < often {
			t.Errorf("%s was paid %d times", id, paid[id])
		}
	}
	if paid["open_riichi"] < often || paid["open_riichi_ron"] < often {
		t.Errorf("open riichi was paid %d and %d times", paid["open_riichi"], paid["open_riichi_ron"])
	}
}

// compiledWith returns the rule set with local yaku under options, and four red fives of
// each suit.
func compiledWith(t *testing.T, options map[string]string) *rule.Set {
	t.Helper()
	d, err := rules.Load("local")
	if err != nil {
		t.Fatal(err)
	}
	d.Reds = [3]uint8{4, 4, 4}
	values := map[string]int{}
	for id, word := range options {
		i := slices.IndexFunc(d.Options, func(o rule.Option) bool { return o.ID == id })
		n, ok := rules.OptionValue(&d.Options[i], word)
		if !ok {
			t.Fatalf("%s=%s", id, word)
		}
		values[id] = n
	}
	set, err := rule.Compile(d, values)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// compareLocal compares the two scorers on one win, to which flags may be added that only
// local yaku know.
func compareLocal(t *testing.T, rnd *corpus.Rand, set *rule.Set, row *corpus.Riichi, slow oracle.RiichiRules, paid map[string]int) {
	t.Helper()
	if rnd.Below(3) == 0 {
		row.Closed = reddened(row.Closed)
		row.Win = reddened([]tile.Tile{row.Win})[0]
	}
	if (row.Has("riichi") || row.Has("double_riichi")) && rnd.Below(3) == 0 {
		row.Flags = append(row.Flags, "open_riichi")
	}
	held := slices.ContainsFunc(row.Closed, func(x tile.Tile) bool { return x.Kind() == row.Win.Kind() })
	shown := 0
	for _, m := range row.Melds {
		for _, x := range m.Tiles() {
			if x.Kind() == row.Win.Kind() {
				shown++
			}
		}
	}
	if !held && (rnd.Below(2) == 0 || shown == 3) && !row.Has("tenhou") && !row.Has("chiihou") && !row.Has("renhou") {
		row.Flags = append(row.Flags, "last_tile")
	}
	kans := slices.ContainsFunc(row.Melds, func(m hand.Meld) bool { return m.IsKan() })
	special := slices.ContainsFunc(row.Flags, func(flag string) bool { return !strings.HasSuffix(flag, "riichi") && flag != "last_tile" })
	switch {
	case special || rnd.Below(3) > 0:
	case row.SelfDraw && kans:
		row.Flags = append(row.Flags, "rinshan")
	case !row.SelfDraw && !held && shown == 0:
		row.Flags = append(row.Flags, "chankan")
	}
	if row.Has("double_riichi") && !row.Has("rinshan") && !row.Has("chankan") && !row.Has("haitei") && !row.Has("houtei") && rnd.Below(2) == 0 {
		row.Flags = append(row.Flags, map[bool]string{true: "haitei", false: "houtei"}[row.SelfDraw])
	}
	h, err := hand.New(hand.Tiles{Concealed: row.Closed, Melds: row.Melds}, hand.Context{Rules: form.Rules{}, Reds: &[3]uint8{4, 4, 4}, Drawn: &row.Win})
	if err != nil {
		t.Fatalf("%+v: %v", row, err)
	}
	w := winWith(t, row, h)
	if err := set.Check(w); err != nil {
		t.Fatalf("%+v: %v", row, err)
	}
	var got rule.Result
	if err := set.Score(w, &got); err != nil {
		t.Fatalf("%+v: %v", row, err)
	}
	want := oracle.Riichi(slowWin(row), slow)
	for _, item := range got.Items {
		if got.Valid {
			paid[set.Definition().Patterns[item.Pattern].ID]++
		}
	}
	if say := apart(set, &got, &want); say != "" {
		t.Errorf("%+v with %v, open riichi %s: %s", row, slices.Sorted(maps.Keys(slow.Local)), slow.OpenRiichi, say)
	}
}

// reddened returns tiles with all fives red.
func reddened(tiles []tile.Tile) []tile.Tile {
	all := slices.Clone(tiles)
	for i, x := range all {
		if k := x.Kind(); !k.IsHonour() && k.Rank() == 5 {
			all[i] = tile.RedFive(k.Suit())
		}
	}
	return all
}

// apart says in what the two scorers differ, "" for nothing.
func apart(set *rule.Set, got *rule.Result, want *oracle.RiichiScore) string {
	yaku := map[string]int{}
	for _, item := range got.Items {
		id := set.Definition().Patterns[item.Pattern].ID
		if id == "nukidora" {
			id = "nuki"
		}
		yaku[id] += item.Value * item.Count
	}
	if len(want.Held) > len(want.Yaku) {
		yaku = likewise(yaku, want)
	}
	points := fmt.Sprint(got.Points)
	if got.Dear != nil {
		points = got.Dear.Points.String()
	}
	wanted := fmt.Sprint(want.Points)
	if want.Unlimited != nil {
		wanted = want.Unlimited.String()
	}
	same := want.Complete && got.Valid == want.Valid
	switch {
	case !want.Valid:
	case want.Limited:
		same = same && points == wanted
	default:
		same = same && points == wanted && maps.Equal(yaku, want.Yaku) && got.Total == want.Han && got.Fu == want.Fu && got.RawFu == want.RawFu &&
			got.Yakuman == want.Yakuman
	}
	if same && want.Valid && want.Delta != nil {
		same = slices.Equal(got.Changes[:len(want.Delta)], want.Delta)
	}
	if same {
		return ""
	}
	return fmt.Sprintf("\n got %v fu %d %d han %d yakuman %d points %s %v valid %t\nwant %+v", yaku, got.RawFu, got.Fu, got.Total, got.Yakuman, points, got.Changes, got.Valid, *want)
}
