package shanten_test

import (
	"reflect"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/shanten"
	"mentsu/tile"
)

// wildHand returns a hand of so many tiles, some of which are jokers or act as such.
func wildHand(t *testing.T, r *corpus.Rand, i, tiles int) (*hand.Hand, shanten.Query) {
	t.Helper()
	rules := []form.Rules{{}, {JokerCopies: form.JokerFour}, {FourAsTwoPairs: true}, {Players: 3}}[i%4].WithDefaults()
	d := r.Deal(corpus.Spec{
		Class: corpus.Classes()[i%len(corpus.Classes())], Tiles: tiles, Players: rules.Players, Melds: i % 3 / 2 * (4 - tiles/3), Seen: 12 * (i % 4),
	})
	h := d.Hand(rules)
	var kinds tile.Kinds
	if i%2 == 0 {
		kinds = tile.KindsOf(h.Tiles().Concealed[r.Below(tiles)].Kind())
	}
	held := d.Tiles()
	jokers := r.Below(4)
	held.Concealed = held.Concealed[jokers:]
	var seen []tile.Tile
	for k, n := range d.Seen {
		for range n {
			seen = append(seen, tile.Tile(k))
		}
	}
	h, err := hand.New(held, hand.Context{Rules: rules, Jokers: jokers, JokerKinds: kinds, Seen: seen})
	if err != nil {
		t.Fatal(err)
	}
	return h, shanten.Query{Pool: form.Pool(i % 3)}
}

// What discards from hands with jokers leave is what is useful to the rest, draw by draw.
func TestWildDiscards(t *testing.T) {
	r := corpus.New(51)
	for i := range 120 {
		h, q := wildHand(t, r, i, 14-3*(i%4))
		q.House.NaturalPerSet = i%5 < 2
		s := shanten.NewState(h, q)
		for _, d := range shanten.Discards(nil, h, q) {
			if !s.Discard(d.Kind) {
				t.Fatalf("%v: no %v", h.Tiles(), d.Kind)
			}
			if u := s.Useful(); u != d.Useful {
				t.Fatalf("%v, jokers %v, query %+v, rules %+v, discard %v: %+v, want %+v", h.Tiles(), h.JokerKinds(), q, h.Rules(), d.Kind, d.Useful, u)
			}
			s.Undo()
		}
	}
}

// The prospects of hands with jokers, by trying every exchange on a State.
func TestWildImprove(t *testing.T) {
	n := 12
	if testing.Short() {
		n = 4
	}
	r := corpus.New(52)
	for i := range n {
		h, q := wildHand(t, r, i, 10-3*(i%3))
		q.House.NaturalPerSet = i%4 == 2
		got, want := shanten.Improve(h, q), improveByState(shanten.NewState(h, q))
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%v, jokers %v, query %+v, rules %+v: got\n%+v, want\n%+v", h.Tiles(), h.JokerKinds(), q, h.Rules(), got, want)
		}
	}
}
