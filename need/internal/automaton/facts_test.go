package automaton_test

import (
	"fmt"
	"testing"

	"mentsu/form"
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// The number of different contributions and of automaton states, as recounted by others:
// they say at a glance whether the algebra is the right one.
func TestFacts(t *testing.T) {
	for _, test := range []struct {
		sets                             int
		suit, honours, both, closure     int
		suitStates, honourStates         int
		suitStatesByLevel, honoursByRank []int
	}{
		{4, 126, 55, 130, 180, 4481, 180, []int{1, 5, 25, 110, 320, 680, 1113, 1564, 663}, []int{1, 4, 10, 20, 35, 55, 55}},
		{5, 187, 83, 198, 328, 7339, 209, []int{1, 5, 25, 116, 367, 926, 1845, 2914, 1140}, nil},
	} {
		t.Run(fmt.Sprint(test.sets, " sets"), func(t *testing.T) {
			suit, honours, classes := automaton.Standard(test.sets)
			check := func(what string, got, want int) {
				if got != want {
					t.Errorf("%s: got %d, want %d", what, got, want)
				}
			}
			generators := make(map[automaton.Vec]bool)
			for _, v := range append(append([]automaton.Vec{}, suit.Vecs...), honours.Vecs...) {
				generators[v] = true
			}
			check("vectors of a suit", len(suit.Vecs), test.suit)
			check("vectors of the honours", len(honours.Vecs), test.honours)
			check("vectors of both", len(generators), test.both)
			check("classes", len(classes), test.closure)
			check("states of a suit", states(suit), test.suitStates)
			check("states of the honours", states(honours), test.honourStates)
			for i, n := range test.suitStatesByLevel {
				check(fmt.Sprint("states of a suit before rank ", i+1), len(suit.Levels[i]), n)
			}
			for i, n := range test.honoursByRank {
				check(fmt.Sprint("states of the honours before rank ", i+1), len(honours.Levels[i]), n)
			}
		})
	}
}

func states(a *automaton.Automaton) int {
	n := 0
	for _, level := range a.Levels {
		n += len(level)
	}
	return n
}

// Automata for jokers, which may be more than four of a kind, and of the cover: the least
// jokers that make sets of all tiles held.
func TestJokerFacts(t *testing.T) {
	suit, honours := automaton.Pieces(tile.Man, form.AllSets), automaton.Pieces(tile.Honours, form.AllSets)
	for _, test := range []struct {
		name         string
		shape        automaton.Shape
		states, vecs int
	}{
		{"suit", automaton.Shape{Ranks: 9, Sets: 4, Pieces: suit, Pairs: 0x1ff, Unlimited: true}, 3934, 110},
		{"honours", automaton.Shape{Ranks: 7, Sets: 4, Pieces: honours, Pairs: 0x7f, Unlimited: true}, 204, 55},
		{"suit, five sets", automaton.Shape{Ranks: 9, Sets: 5, Pieces: suit, Pairs: 0x1ff, Unlimited: true}, 6144, 152},
		{"honours, five sets", automaton.Shape{Ranks: 7, Sets: 5, Pieces: honours, Pairs: 0x7f, Unlimited: true}, 255, 83},
		{"cover of a suit", automaton.Shape{Ranks: 9, Pieces: suit, Pairs: 0x1ff, Unlimited: true, Cover: true}, 813, 14},
		{"cover of the honours", automaton.Shape{Ranks: 7, Pieces: honours, Pairs: 0x7f, Unlimited: true, Cover: true}, 49, 15},
		{"cover of a suit, four of a kind", automaton.Shape{Ranks: 9, Pieces: suit, Pairs: 0x1ff, Cover: true}, 2114, 23},
		{"cover of the honours, four of a kind", automaton.Shape{Ranks: 7, Pieces: honours, Pairs: 0x7f, Cover: true}, 61, 17},
	} {
		a := automaton.Build(test.shape.Part())
		if states(a) != test.states || len(a.Vecs) != test.vecs {
			t.Errorf("%s: %d states, %d vectors, want %d, %d", test.name, states(a), len(a.Vecs), test.states, test.vecs)
		}
	}
}

// Variants have their own numbers of contributions, as recounted by others.
func TestVariants(t *testing.T) {
	winds := []automaton.Piece{
		{Rank: 0, Need: [4]uint8{1, 1, 1}},
		{Rank: 0, Need: [4]uint8{1, 1, 0, 1}},
		{Rank: 0, Need: [4]uint8{1, 0, 1, 1}},
		{Rank: 1, Need: [4]uint8{1, 1, 1}},
	}
	dragons := []automaton.Piece{{Rank: 4, Need: [4]uint8{1, 1, 1}}}
	honour := automaton.Pieces(tile.Honours, form.AllSets)
	suit := automaton.Pieces(tile.Man, form.AllSets)
	simple := form.Sets(0)
	for s := range form.Set(form.NumSets) {
		ks := s.Kinds()
		if tile.Simples.Has(ks[0]) && tile.Simples.Has(ks[2]) {
			simple |= 1 << s
		}
	}
	join := func(lists ...[]automaton.Piece) (all []automaton.Piece) {
		for _, l := range lists {
			all = append(all, l...)
		}
		return all
	}
	plain := automaton.Build(automaton.NewPart(9, 4, suit, 0x1ff)).Vecs
	plain = append(plain, automaton.Build(automaton.NewPart(7, 4, honour, 0x7f)).Vecs...)
	for _, test := range []struct {
		name          string
		part          *automaton.Part
		vecs, closure int
	}{
		{"winds are runs", automaton.NewPart(7, 4, join(honour, winds), 0x7f), 79, 180},
		{"dragons are runs", automaton.NewPart(7, 4, join(honour, dragons), 0x7f), 88, 180},
		{"winds and dragons are runs", automaton.NewPart(7, 4, join(honour, winds, dragons), 0x7f), 77, 180},
		{"winds and dragons are runs, 5 sets", automaton.NewPart(7, 5, join(honour, winds, dragons), 0x7f), 98, 0},
		{"2 to 8 only", automaton.NewPart(9, 4, automaton.Pieces(tile.Man, simple), 0xfe), 106, 180},
		{"three players' characters", automaton.NewPart(9, 4, automaton.Pieces(tile.Man, 1|1<<8), 0x101), 10, 225},
		{"no target", automaton.NewPart(9, 4, nil, 0), 1, 181},
		{"pair of 2, 5 or 8", automaton.NewPart(9, 4, suit, 0x92), 256, 0},
		{"honours without a pair", automaton.NewPart(7, 4, honour, 0), 35, 0},
		{"runs only", automaton.NewPart(9, 4, automaton.Pieces(tile.Man, form.AllRuns), 0x1ff), 140, 0},
		{"triplets only", automaton.NewPart(9, 4, automaton.Pieces(tile.Man, form.AllTriplets), 0x1ff), 55, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			a := automaton.Build(test.part)
			if len(a.Vecs) != test.vecs {
				t.Errorf("%d vectors, want %d", len(a.Vecs), test.vecs)
			}
			if test.closure == 0 {
				return
			}
			if got := len(automaton.Closure(append(a.Vecs, plain...), 4)); got != test.closure {
				t.Errorf("%d classes with the plain parts, want %d", got, test.closure)
			}
		})
	}
}
