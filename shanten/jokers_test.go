package shanten_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
)

// withJokers returns a hand whose last tiles have become jokers.
func withJokers(r *corpus.Rand, class corpus.Class, tiles, jokers, seen int, rules form.Rules) *hand.Hand {
	d := r.Deal(corpus.Spec{Class: class, Tiles: tiles, Seen: seen})
	t := d.Tiles()
	for range min(jokers, len(t.Concealed)-1) {
		i := r.Below(len(t.Concealed))
		t.Concealed = append(t.Concealed[:i], t.Concealed[i+1:]...)
	}
	held := len(t.Concealed)
	var out []tile.Tile
	for k, n := range d.Seen {
		for range n {
			out = append(out, tile.Tile(k))
		}
	}
	h, err := hand.New(t, hand.Context{Rules: rules, Seen: out, Jokers: tiles - held})
	if err != nil {
		panic(err)
	}
	return h
}

// jokerStandard is the standard form by its definition.
func jokerStandard(h *hand.Hand, pool form.Pool) shanten.Number {
	hard := tile.AllCopies()
	melded := h.Melded()
	hard.Sub(&melded)
	if h.Rules().JokerCopies == form.JokerAny {
		hard = oracle.Unlimited()
	}
	soft := h.Caps(pool)
	for k := range soft {
		soft[k] = min(soft[k], hard[k])
	}
	d, possible := oracle.JokerDistance(h.Concealed(), hard, soft, h.Jokers(), h.FreeSets(), oracle.Allowed{})
	if !possible {
		return shanten.Impossible
	}
	return shanten.Number(max(-1, d-1-h.Jokers()))
}

func TestJokers(t *testing.T) {
	r := corpus.New(51)
	for i := range 400 {
		rules := form.Rules{Forms: form.Standard, JokerCopies: form.JokerCopies(i % 2)}
		pool := form.Pool(i % 3)
		h := withJokers(r, corpus.Classes()[i%len(corpus.Classes())], 13+i%2-3*(i%4), 1+r.Below(5), 25*(i%3), rules)
		q := shanten.Query{Pool: pool}
		got, want := shanten.Of(h, q), jokerStandard(h, pool)
		if got.Standard != want || got.Shanten != want {
			t.Fatalf("%v and %d jokers, pool %v, rule %d: got %d, want %d", h.Tiles(), h.Jokers(), pool, rules.JokerCopies, got.Standard, want)
		}
	}
}

// A joker never hurts, and gains at most one.
func TestJokerInPlaceOfATile(t *testing.T) {
	r := corpus.New(52)
	for i := range 200 {
		tiles := 13 + i%2
		natural := withJokers(r, corpus.Classes()[i%len(corpus.Classes())], tiles, 1+i%3, 0, form.Rules{})
		typed := natural.Tiles()
		typed.Concealed[0] = tile.Joker
		one, err := hand.New(typed, hand.Context{})
		if err != nil {
			t.Fatal(err)
		}
		before, after := shanten.Of(natural, shanten.Query{}), shanten.Of(one, shanten.Query{})
		for _, f := range form.Each() {
			if a, b := before.Form(f), after.Form(f); b > a || b < a-1 {
				t.Fatalf("%v: %v is %d, with %v a joker %d", natural.Tiles(), f, a, natural.Tiles().Concealed[0], b)
			}
		}
	}
}

func TestJokerCases(t *testing.T) {
	for _, test := range []struct {
		hand   string
		copies form.JokerCopies
		want   shanten.Number
		useful string
	}{
		{"111122223333zjj", form.JokerAny, 1, ""},
		{"111122223333zjj", form.JokerFour, 2, ""},
		{"266m77888899pjjj", form.JokerAny, -1, ""},
		{"1111z2zjjjjjjjjj", form.JokerAny, -1, ""},
		{"1111z2zjjjjjjjjj", form.JokerFour, 0, ""},
		{"123456789m12pjj", form.JokerAny, 0, tile.AllKinds.String()},
		{"123456789m11zj4p", form.JokerAny, 0, "23456p1z"},
		{"123m11zj4p5s", form.JokerAny, 0, ""},
		{"5zj", form.JokerAny, -1, ""},
	} {
		h, err := notation.Hand(test.hand, notation.Auto, hand.Context{Rules: form.Rules{JokerCopies: test.copies, Forms: form.Standard}})
		if err != nil {
			t.Fatal(err)
		}
		if got := shanten.Of(h, shanten.Query{}).Shanten; got != test.want {
			t.Errorf("%s, rule %d: got %d, want %d", test.hand, test.copies, got, test.want)
		}
		if test.useful == "" || !h.Waiting() {
			continue
		}
		if got := shanten.UsefulTiles(h, shanten.Query{}).Tiles.String(); got != test.useful {
			t.Errorf("%s: useful %s, want %s", test.hand, got, test.useful)
		}
	}
}

// Useful tiles and discards of a hand with jokers, by drawing and discarding each kind.
func TestJokerUseful(t *testing.T) {
	r := corpus.New(53)
	for i := range 40 {
		rules := form.Rules{JokerCopies: form.JokerCopies(i % 2)}
		q := shanten.Query{Pool: form.Pool(i % 3)}
		h := withJokers(r, corpus.Classes()[i%len(corpus.Classes())], 13, 1+i%3, 20*(i%2), rules)
		u, before := shanten.UsefulTiles(h, q), shanten.Of(h, q).Shanten
		s := shanten.NewState(h, q)
		for k := range tile.Kind(tile.NumKinds) {
			if !s.Draw(k) {
				continue
			}
			if lowers := s.Shanten() < before; lowers != u.Tiles.Has(k) {
				t.Fatalf("%v and %d jokers: %v lowers %v, useful %v", h.Tiles(), h.Jokers(), k, lowers, u.Tiles)
			}
			s.Undo()
		}
	}
}

// A tile that acts as joker can be any tile that is missing, so drawing one always helps.
func TestJokerKinds(t *testing.T) {
	ctx := hand.Context{JokerKinds: tile.KindsOf(tile.Red), Rules: form.Rules{Forms: form.Standard}}
	for text, want := range map[string]string{
		"24m456p789s11z": "3m7z",
		"24m456p78s117z": "3m69s7z",
		"123m456p78s11z": "69s7z",
	} {
		h, err := notation.Hand(text, notation.Auto, ctx)
		if err != nil {
			t.Fatal(err)
		}
		u := shanten.UsefulTiles(h, shanten.Query{})
		if u.Tiles.String() != want {
			t.Errorf("%s: useful %v at shanten %d, want %s", text, u.Tiles, u.Shanten, want)
		}
	}
}

// A State that draws a tile that acts as joker holds a joker more.
func TestJokerDraw(t *testing.T) {
	ctx := hand.Context{JokerKinds: tile.KindsOf(tile.Red)}
	h, err := notation.Hand("13m346p22z", notation.Auto, ctx)
	if err != nil {
		t.Fatal(err)
	}
	s := shanten.NewState(h, shanten.Query{})
	before := s.Useful()
	if !before.Tiles.Has(tile.Red) || !s.Draw(tile.Red) || s.Shanten() != before.Shanten-1 || !s.Undo() || s.Useful() != before {
		t.Errorf("drawing a joker at shanten %d leads to %d", before.Shanten, s.Shanten())
	}
	for range 4 {
		s.Draw(tile.Red)
		held := s.Concealed()
		s.Discard(held.Kinds().First())
	}
	if s.Useful().Tiles.Has(tile.Red) || s.Draw(tile.Red) {
		t.Error("a fifth tile of the kind can be drawn")
	}
	p := shanten.Improve(h, shanten.Query{})
	if p.Good != p.Ukeire {
		t.Errorf("%d of %d useful tiles leave a good wait, want all: a joker waits on many", p.Good, p.Ukeire)
	}
}
