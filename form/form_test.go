package form_test

import (
	"testing"

	"mentsu/form"
	"mentsu/tile"
)

func TestForms(t *testing.T) {
	names := map[form.Forms]string{
		form.Standard: "standard", form.SevenPairs: "seven_pairs", form.ThirteenOrphans: "thirteen_orphans",
		form.KnittedStraight: "knitted_straight", form.HonoursAndKnitted: "honours_and_knitted",
	}
	var all form.Forms
	for _, f := range form.Each() {
		if got, want := f.String(), names[f]; got != want || got == "" {
			t.Errorf("String() = %q, want %q", got, want)
		}
		if all.Has(f) {
			t.Errorf("%v is listed twice", f)
		}
		all |= f
	}
	if all != form.ChineseOfficial {
		t.Errorf("Each() lists %b, want %b", all, form.ChineseOfficial)
	}
	for _, f := range []form.Forms{0, form.Riichi, 1 << 7} {
		if got := f.String(); got != "forms" {
			t.Errorf("Forms(%b).String() = %q, want %q", f, got, "forms")
		}
	}
	if form.Standard.Has(form.Riichi) || !form.Riichi.Has(0) {
		t.Error("Has is not the subset relation")
	}
}

func TestPoolCaps(t *testing.T) {
	melds := tile.Counts{tile.Pin1: 3, tile.East: 4}
	seen := tile.Counts{tile.Pin1: 1, tile.Sou1: 2}
	for _, c := range []struct {
		pool            form.Pool
		name            string
		players         int
		pin, sou, east  uint8
		man1, man2, all int
	}{
		{form.PoolMelds, "melds", 4, 1, 4, 0, 4, 4, 136 - 7},
		{form.PoolHand, "hand", 4, 4, 4, 4, 4, 4, 136},
		{form.PoolSeen, "seen", 4, 0, 2, 0, 4, 4, 136 - 10},
		{form.PoolMelds, "melds", 3, 1, 4, 0, 4, 0, 108 - 7},
		{form.PoolHand, "hand", 3, 4, 4, 4, 4, 0, 108},
		{form.PoolSeen, "seen", 3, 0, 2, 0, 4, 0, 108 - 10},
	} {
		caps := c.pool.Caps(&melds, &seen, c.players)
		if c.pool.String() != c.name {
			t.Errorf("String() = %q, want %q", c.pool, c.name)
		}
		got := [5]uint8{caps[tile.Pin1], caps[tile.Sou1], caps[tile.East], caps[tile.Man1], caps[tile.Man1+1]}
		want := [5]uint8{c.pin, c.sou, c.east, uint8(c.man1), uint8(c.man2)}
		if got != want || caps.Total() != c.all {
			t.Errorf("%v, %d players: caps of 1p 1s 1z 1m 2m = %v, all %d, want %v, %d",
				c.pool, c.players, got, caps.Total(), want, c.all)
		}
	}
	if got := form.Pool(9).String(); got != "pool" {
		t.Errorf("Pool(9).String() = %q", got)
	}
}

func TestWithDefaults(t *testing.T) {
	for _, c := range []struct{ rules, want form.Rules }{
		{form.Rules{}, form.Rules{Sets: 4, Players: 4, Forms: form.Riichi}},
		{form.Rules{Players: 3}, form.Rules{Sets: 4, Players: 3, Forms: form.Riichi}},
		{form.Rules{Sets: 5}, form.Rules{Sets: 5, Players: 4, Forms: form.Standard}},
		{
			form.Rules{Sets: 5, Players: 3, Forms: form.SevenPairs, FourAsTwoPairs: true, JokerCopies: form.JokerFour},
			form.Rules{Sets: 5, Players: 3, Forms: form.SevenPairs, FourAsTwoPairs: true, JokerCopies: form.JokerFour},
		},
	} {
		if got := c.rules.WithDefaults(); got != c.want {
			t.Errorf("%+v.WithDefaults() = %+v, want %+v", c.rules, got, c.want)
		}
	}
}

func TestSets(t *testing.T) {
	seen := map[string]bool{}
	var all form.Sets
	check := func(s form.Set, run bool, text string, kinds [3]tile.Kind) {
		t.Helper()
		if s.IsRun() != run || s.String() != text || s.Kinds() != kinds || s.First() != kinds[0] {
			t.Errorf("set %d: run %v, text %q, kinds %v, want %v, %q, %v", s, s.IsRun(), s, s.Kinds(), run, text, kinds)
		}
		if form.AllRuns.Has(s) != run || form.AllTriplets.Has(s) == run || !form.AllSets.Has(s) {
			t.Errorf("set %v is in the wrong half", s)
		}
		seen[text] = true
		all |= 1 << s
	}
	for k := range tile.Kind(tile.NumKinds) {
		digit, suit := k.String()[:1], k.String()[1:]
		check(form.Triplet(k), false, digit+digit+digit+suit, [3]tile.Kind{k, k, k})
		if !k.IsHonour() && k.Rank() <= 7 {
			check(form.Run(k), true, digit+(k + 1).String()[:1]+(k+2).String(), [3]tile.Kind{k, k + 1, k + 2})
		}
	}
	if len(seen) != form.NumSets || all != form.AllSets || all.Has(form.NumSets) {
		t.Errorf("%d sets, want %d", len(seen), form.NumSets)
	}
}
