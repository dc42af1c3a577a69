package win_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/shanten"
	"mentsu/tile"
	"mentsu/win"
)

// knittedDeal returns a hand near the forms with knitted tiles, some of whose tiles have
// become jokers.
func knittedDeal(t *testing.T, r *corpus.Rand, i, tiles int) *hand.Hand {
	t.Helper()
	typed := r.Knitted(tiles, (4-tiles/3)*(i/2%2), 0).Tiles()
	jokers := r.Below(6)
	for range jokers {
		at := r.Below(len(typed.Concealed))
		typed.Concealed = append(typed.Concealed[:at], typed.Concealed[at+1:]...)
	}
	rules := form.Rules{Forms: form.ChineseOfficial, FourAsTwoPairs: true, JokerCopies: form.JokerCopies(i % 2)}
	h, err := hand.New(typed, hand.Context{Rules: rules, Jokers: jokers})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// Complete, form by form, is what the definition says, and shanten -1; waits are what is
// useful at shanten 0.
func TestKnitted(t *testing.T) {
	finished := map[form.Forms][2][]tile.Counts{
		form.KnittedStraight:   {oracle.KnittedStraights(0), oracle.KnittedStraights(1)},
		form.HonoursAndKnitted: {nil, oracle.HonoursAndKnitted()},
	}
	r := corpus.New(64)
	wins, waits := map[form.Forms]int{}, 0
	for i := range 1200 {
		h := knittedDeal(t, r, i, []int{11, 14}[i/4%2])
		got, a := win.Check(h, win.Query{}), shanten.Of(h, shanten.Query{})
		hard := oracle.Unlimited()
		if h.Rules().JokerCopies == form.JokerFour {
			hard = h.Caps(form.PoolMelds)
		}
		for _, f := range form.Each() {
			if got.As.Has(f) != (a.Form(f) == -1) {
				t.Fatalf("%v and %d jokers: as %v %v, shanten %d", h.Tiles(), h.Jokers(), f, got.As.Has(f), a.Form(f))
			}
			if !form.Knitted.Has(f) {
				continue
			}
			d, possible := oracle.Nearest(finished[f][h.FreeSets()-3], h.Concealed(), hard, hard, 0)
			if got.As.Has(f) != (possible && d <= h.Jokers()) {
				t.Fatalf("%v and %d jokers: as %v %v, lacks %d", h.Tiles(), h.Jokers(), f, got.As.Has(f), d)
			}
			if got.As.Has(f) {
				wins[f]++
			}
		}
		waiting := knittedDeal(t, r, i, []int{10, 13}[i/4%2])
		w, u := win.Waits(waiting, win.Query{}), shanten.UsefulTiles(waiting, shanten.Query{})
		if u.Shanten == 0 && w.Kinds != u.Tiles || u.Shanten != 0 && w.Kinds != 0 {
			t.Fatalf("%v and %d jokers: waits on %v, shanten %d, useful %v", waiting.Tiles(), waiting.Jokers(), w.Kinds, u.Shanten, u.Tiles)
		}
		if w.Kinds != 0 {
			waits++
		}
	}
	if wins[form.KnittedStraight] < 50 || wins[form.HonoursAndKnitted] < 50 || waits < 100 {
		t.Errorf("%v hands are complete, %d wait: too few to tell", wins, waits)
	}
}

func TestKnittedCases(t *testing.T) {
	most := 1
	for _, c := range []struct {
		hand  string
		rules form.Rules
		house win.House
		want  form.Forms
	}{
		{"147m258p369s11123z", form.Rules{}, win.House{}, 0},
		{"147m258p369s11122z", form.Rules{}, win.House{}, form.KnittedStraight},
		{"147m258p369s12345z", form.Rules{}, win.House{}, form.HonoursAndKnitted},
		{"147m258p369s1235zj", form.Rules{}, win.House{}, form.HonoursAndKnitted},
		{"147m258p369s1235zj", form.Rules{}, win.House{MaxJokersUsed: &most}, form.HonoursAndKnitted},
		{"147m258p36s1235zjj", form.Rules{}, win.House{MaxJokersUsed: &most}, 0},
		{"147m258p369s1235zj", form.Rules{}, win.House{Void: 0x1ff}, 0},
		{"jjjjj369s111222z", form.Rules{}, win.House{Void: 0x1ff}, 0},
		{"jjj258p369s11122z", form.Rules{}, win.House{Void: 0x1ff}, 0},
		{"147m258p369s11z", form.Rules{}, win.House{}, form.KnittedStraight},
		{"147m258p369s11z[789s]", form.Rules{}, win.House{Pair258: true}, form.KnittedStraight},
		{"147m258p369s1111zj", form.Rules{}, win.House{}, form.KnittedStraight},
		{"147m258p369s1111zj", form.Rules{JokerCopies: form.JokerFour}, win.House{}, 0},
		{"147m258p369s11122z", form.Rules{Players: 3}, win.House{}, 0},
		{"1m258p369s1234567z", form.Rules{}, win.House{}, form.HonoursAndKnitted},
		{"147m258p369s11122z", form.Rules{Sets: 5}, win.House{}, 0},
	} {
		c.rules.Forms = form.Knitted
		if c.rules.Players == 3 {
			c.hand = "1m258p369s1234567z"
		}
		if got := win.Check(parse(c.hand, hand.Context{Rules: c.rules}), win.Query{House: c.house}).As; got != c.want {
			t.Errorf("%s, %+v, %+v: as %b, want %b", c.hand, c.rules, c.house, got, c.want)
		}
	}
}
