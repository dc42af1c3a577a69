package need_test

import (
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/need"
	"mentsu/tile"
)

// TestFull: what a whole hand contributes if nothing is gone bounds what it does under caps,
// and is no answer before there are tables.
func TestFull(t *testing.T) {
	t.Parallel()
	for name, s := range specs() {
		p := need.Compile(s)
		if _, ok := p.Full(need.Keys{}); ok {
			t.Errorf("%s: an answer without tables", name)
		}
		p.Classes()
		r, all := corpus.New(18), tile.AllCopies()
		for i := range 60 {
			counts := r.Counts(corpus.Classes()[i%6], 13)
			caps := capsOver(r, &counts)
			got, ok := p.Full(need.KeysOf(&counts))
			if want := p.Whole(&counts, &all).Lanes(s.Max); !ok || got != want {
				t.Fatalf("%s: %v: %v, want %v", name, counts, got, want)
			}
			under := p.Whole(&counts, &caps)
			for sets := range s.Max + 1 {
				for pair := range 2 {
					if under.Lane(sets, pair) < got.Lane(sets, pair) {
						t.Errorf("%s: %v under %v: less than the bound", name, counts, caps)
					}
				}
			}
		}
	}
}

// TestLayeredWild: without jokers the layers are those of a case; one joker more never makes
// a layer farther; and no layer is nearer than the hand itself.
func TestLayeredWild(t *testing.T) {
	t.Parallel()
	s := need.Any(4)
	s.Unlimited = true
	free, wild := need.Compile(s), need.CompileLayered(s)
	plain := need.CompileLayered(need.Any(4))
	r := corpus.New(19)
	for i := range 60 {
		counts := r.Counts(corpus.Classes()[i%6], 13)
		caps := capsOver(r, &counts)
		least := 1 + i%3
		rule := need.Triplets(least)
		var c need.LayeredCase
		c.Start(plain, rule, &counts, &caps, &need.Forced{}, 4)
		before := need.None
		for jokers := range 3 {
			w := need.Wild{Hard: tile.AllCopies(), Soft: caps, Jokers: jokers}
			got := wild.WildDistance(rule, &counts, &w, 4, least, false)
			if jokers == 0 && got != c.Distance(least) {
				t.Errorf("%v under %v: %d, want %d", counts, caps, got, c.Distance(least))
			}
			if got > before || got < free.WildDistance(&counts, &w, 4) {
				t.Errorf("%v under %v, %d jokers: %d, before %d, free %d", counts, caps, jokers, got, before, free.WildDistance(&counts, &w, 4))
			}
			before = got
		}
	}
}

// TestWildClasses: the tables of hands with jokers say what the walk does, also where it has
// more states than fit without sharing numbers.
func TestWildClasses(t *testing.T) {
	t.Parallel()
	var unlimited tile.Counts
	for k := range unlimited {
		unlimited[k] = need.NoLimit
	}
	for name, s := range map[string]need.Spec{
		"all":     {Max: 5, Sets: form.AllSets, Pairs: tile.AllKinds},
		"runs":    {Max: 5, Sets: form.AllRuns, Pairs: tile.AllKinds},
		"one set": {Max: 4, Sets: 1, Pairs: 1},
	} {
		s.Unlimited = true
		walks, tables := need.Compile(s), need.Compile(s)
		tables.Classes()
		r := corpus.New(20)
		for i := range 200 {
			counts := r.Counts(corpus.Classes()[i%6], 13)
			for suit := range tile.Suit(tile.NumSuits) {
				if got, want := tables.Vec(suit, &counts, &unlimited), walks.Vec(suit, &counts, &unlimited); got != want {
					t.Fatalf("%s: %v: suit %v is %v, want %v", name, counts, suit, got, want)
				}
			}
		}
	}
	one := need.Compile(need.Spec{Max: 4, Sets: 1, Pairs: 1, Unlimited: true})
	w := need.Wild{Hard: unlimited, Soft: tile.AllCopies(), Jokers: 10}
	if d := one.WildDistance(&tile.Counts{4}, &w, 4); d != 10 { // 14 equal tiles
		t.Errorf("%d, want 10", d)
	}
}
