package shanten_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/shanten"
	"mentsu/tile"
)

func TestImprove(t *testing.T) {
	p := shanten.Improve(parse("123m1239p57s1122z"), shanten.Query{})
	if p.Shanten != 1 || p.Ukeire != 8 {
		t.Fatalf("shanten %d, ukeire %d, want 1, 8", p.Shanten, p.Ukeire)
	}
	i := slices.IndexFunc(p.Improvements, func(i shanten.Improvement) bool { return i.Kind == tile.Sou1+3 })
	if i < 0 {
		t.Fatalf("no improvement by 4s in %v", p.Improvements)
	}
	if got, want := p.Improvements[i], (shanten.Improvement{Kind: tile.Sou1 + 3, Left: 4, Discard: tile.Pin1 + 8, Ukeire: 12}); got != want {
		t.Errorf("4s: got %+v, want %+v", got, want)
	}
	for _, d := range shanten.Discards(nil, parse("123m1239p457s1122z"), shanten.Query{}) { // 4s for 7s leaves as many
		if d.Kind == tile.Sou1+6 && (d.Shanten != 1 || d.Ukeire != 12) {
			t.Errorf("4s for 7s leaves %+v", d)
		}
	}
}

// At tenpai an improvement widens the wait: a wait on 3m by 5m to 36m.
func TestImproveWait(t *testing.T) {
	p := shanten.Improve(parse("24m456p789s11155z"), shanten.Query{Forms: form.Standard})
	want := shanten.Improvement{Kind: 4, Left: 4, Discard: 1, Ukeire: 8}
	if p.Shanten != 0 || p.Ukeire != 4 || len(p.Improvements) == 0 || p.Improvements[0] != want {
		t.Errorf("got %+v, want %+v first", p, want)
	}
}

func TestGoodShape(t *testing.T) {
	for _, test := range []struct {
		hand         string
		good, ukeire int
	}{
		{"23m45p678s11122z9p", 16, 16}, // either run leaves the other, open at both ends
		{"13m46p678s11122z9p", 0, 8},   // closed waits of four tiles only
		{"13m45p678s11122z9p", 4, 12},  // 2m leaves 36p; 36p leave 2m
	} {
		p := shanten.Improve(parse(test.hand), shanten.Query{Forms: form.Standard})
		if p.Shanten != 1 || p.Good != test.good || p.Ukeire != test.ukeire {
			t.Errorf("%s: shanten %d, %d good of %d, want 1, %d of %d", test.hand, p.Shanten, p.Good, p.Ukeire, test.good, test.ukeire)
		}
	}
}

// The same by trying every exchange on a State, tile by tile.
func TestImproveByState(t *testing.T) {
	r := corpus.New(31)
	for i := range 60 {
		class := corpus.Classes()[i%len(corpus.Classes())]
		q := shanten.Query{Pool: form.Pool(i % 3)}
		h := r.Deal(corpus.Spec{Class: class, Tiles: 13 - 3*(i%4), Seen: 15 * (i % 5)}).Hand(form.Rules{})
		got, want := shanten.Improve(h, q), improveByState(shanten.NewState(h, q))
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%v: got\n%+v, want\n%+v", h.Tiles(), got, want)
		}
	}
}

// exchanger is a hand whose tiles can be tried out.
type exchanger interface {
	Draw(k tile.Kind) bool
	Discard(k tile.Kind) bool
	Undo() bool
	Left() tile.Counts
	Shanten() shanten.Number
	Useful() shanten.Useful
}

func improveByState(s exchanger) shanten.Prospect {
	ukeire := func(u shanten.Useful) int {
		n, left := 0, s.Left()
		for k := range u.Tiles.All() {
			n += int(left[k])
		}
		return n
	}
	p := shanten.Prospect{Useful: s.Useful()}
	p.Ukeire = ukeire(p.Useful)
	if p.Shanten == shanten.Impossible {
		return p
	}
	for k := range tile.Kind(tile.NumKinds) {
		best := shanten.Improvement{Kind: k, Left: int(s.Left()[k])}
		if !s.Draw(k) {
			continue
		}
		target := p.Shanten
		if p.Tiles.Has(k) {
			target--
		}
		for d := range tile.Kind(tile.NumKinds) {
			if !s.Discard(d) {
				continue
			}
			if s.Shanten() == target {
				if n := ukeire(s.Useful()); n > best.Ukeire {
					best.Discard, best.Ukeire = d, n
				}
			}
			s.Undo()
		}
		s.Undo()
		switch {
		case target == p.Shanten && best.Ukeire > p.Ukeire:
			p.Improvements = append(p.Improvements, best)
		case target == 0 && p.Shanten == 1 && best.Ukeire > shanten.GoodWait:
			p.Good += int(s.Left()[k])
		}
	}
	slices.SortStableFunc(p.Improvements, func(a, b shanten.Improvement) int {
		if a.Ukeire != b.Ukeire {
			return b.Ukeire - a.Ukeire
		}
		return b.Left - a.Left
	})
	return p
}

// What the tiles after a discard can hope for is what they can hope for as a hand of their
// own, the discarded tile among those seen.
func TestImproveDiscards(t *testing.T) {
	q := shanten.Query{Pool: form.PoolSeen}
	text := "123m12399p57s1122z"
	list := shanten.ImproveDiscards(parse(text), q)
	order := shanten.Discards(nil, parse(text), q)
	if len(list) != len(order) {
		t.Fatalf("%d discards, want %d", len(list), len(order))
	}
	for i, d := range list {
		if d.Kind != order[i].Kind || d.Useful != order[i].Useful || d.Ukeire != order[i].Ukeire {
			t.Errorf("discard %d: %+v, want %+v", i, d, order[i])
		}
		typed, err := notation.Parse(text, notation.Auto)
		if err != nil {
			t.Fatal(err)
		}
		at := slices.Index(typed.Concealed, tile.Tile(d.Kind))
		rest := hand.Tiles{Concealed: slices.Delete(typed.Concealed, at, at+1)}
		h, err := hand.New(rest, hand.Context{Seen: []tile.Tile{tile.Tile(d.Kind)}})
		if err != nil {
			t.Fatal(err)
		}
		if want := shanten.Improve(h, q); !reflect.DeepEqual(d.Prospect, want) {
			t.Errorf("after %v: got %+v, want %+v", d.Kind, d.Prospect, want)
		}
	}
}

func ExampleImprove() {
	p := shanten.Improve(parse("123m1239p57s1122z"), shanten.Query{})
	for _, i := range p.Improvements[:2] {
		fmt.Println("draw", i.Kind, "discard", i.Discard, "ukeire", p.Ukeire, "to", i.Ukeire)
	}
	// Output:
	// draw 3s discard 9p ukeire 8 to 12
	// draw 4s discard 9p ukeire 8 to 12
}

func ExampleImproveDiscards() {
	for _, d := range shanten.ImproveDiscards(parse("123m12399p57s1122z"), shanten.Query{})[:2] {
		fmt.Println(d.Kind, d.Ukeire, "tiles,", d.Good, "of them to a good wait,", len(d.Improvements), "improvements")
	}
	// Output:
	// 9p 8 tiles, 0 of them to a good wait, 6 improvements
	// 1z 8 tiles, 0 of them to a good wait, 8 improvements
}
