package automaton_test

import (
	"fmt"
	"testing"

	"mentsu/form"
	"mentsu/internal/oracle"
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

// Merging is a sum in another algebra: order and grouping do not matter, and no tiles at
// all change nothing.
func TestMergeLaws(t *testing.T) {
	_, _, classes := automaton.Standard(4)
	for i, a := range classes {
		if got := automaton.Merge(a, automaton.Neutral()); got != a {
			t.Fatalf("class %d merged with nothing is %v, want %v", i, got, a)
		}
		for j, b := range classes[:i] {
			ab, ba := automaton.Merge(a, b), automaton.Merge(b, a)
			if ab != ba {
				t.Fatalf("classes %d and %d merge to %v and %v", i, j, ab, ba)
			}
			c := classes[(7*i+13*j)%len(classes)]
			if l, r := automaton.Merge(ab, c), automaton.Merge(a, automaton.Merge(b, c)); l != r {
				t.Fatalf("classes %d, %d and another merge to %v and %v", i, j, l, r)
			}
			for sets := range 5 {
				if got, want := automaton.Last(a, b, sets), ab.Lane(sets, 1); got != want {
					t.Fatalf("classes %d and %d: Last for %d sets is %d, want %d", i, j, sets, got, want)
				}
			}
		}
	}
}

// Each automaton gives the same as the distance transform, for every count of every rank.
func TestAgainstTransform(t *testing.T) {
	for _, test := range []struct {
		name  string
		suit  tile.Suit
		sets  int
		allow form.Sets
		pairs tile.Kinds
	}{
		{"suit/4 sets", tile.Man, 4, form.AllSets, tile.AllKinds},
		{"suit/5 sets", tile.Man, 5, form.AllSets, tile.AllKinds},
		{"honours/4 sets", tile.Honours, 4, form.AllSets, tile.AllKinds},
		{"honours/5 sets", tile.Honours, 5, form.AllSets, tile.AllKinds},
		{"runs only", tile.Pin, 4, form.AllRuns, tile.AllKinds},
		{"triplets only", tile.Sou, 4, form.AllTriplets, tile.AllKinds},
		{"pair of 2, 5 or 8", tile.Man, 4, form.AllSets, tile.KindsOf(1, 4, 7)},
		{"1 and 9 only", tile.Man, 4, 1 | 1<<8, tile.KindsOf(0, 8)},
		{"no target", tile.Sou, 4, 0, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			part := automaton.NewPart(test.suit.Len(), test.sets, automaton.Pieces(test.suit, test.allow), automaton.PairRanks(test.suit, test.pairs))
			a := automaton.Build(part)
			table := oracle.Transform(test.suit, test.sets, test.allow.Has, test.pairs.Has)
			for key := range table.Free {
				counts := oracle.FromKey(test.suit, key)
				want := automaton.Vec(table.At(key))
				if got := a.Vec(counts[:test.suit.Len()]); got != want {
					t.Fatalf("counts %v: got %x, want %x", counts, got, want)
				}
			}
		})
	}
}

// The walk gives the same as its automaton where nothing is gone, and as the patterns
// themselves where copies are gone.
func TestWalk(t *testing.T) {
	for _, suit := range []tile.Suit{tile.Man, tile.Honours} {
		part := automaton.NewPart(suit.Len(), 5, automaton.Pieces(suit, form.AllSets), automaton.PairRanks(suit, tile.AllKinds))
		a := automaton.Build(part)
		for key := 0; key < oracle.NumKeys(suit); key += 101 {
			counts := oracle.FromKey(suit, key)
			full := []uint8{4, 4, 4, 4, 4, 4, 4, 4, 4}
			n := suit.Len()
			if got, want := part.Vec(counts[:n], full[:n]), a.Vec(counts[:n]); got != want {
				t.Fatalf("%v counts %v: got %x, want %x", suit, counts, got, want)
			}
		}
	}
}

func TestWalkCapped(t *testing.T) {
	for _, suit := range []tile.Suit{tile.Man, tile.Honours} {
		n := suit.Len()
		part := automaton.NewPart(n, 5, automaton.Pieces(suit, form.AllSets), automaton.PairRanks(suit, tile.AllKinds))
		var patterns [12][]oracle.Part
		for lane := range patterns {
			patterns[lane] = oracle.Patterns(suit, lane%6, lane/6, nil, nil)
		}
		step := oracle.NumKeys(suit)/150 + 1
		for key := 0; key < oracle.NumKeys(suit); key += step {
			counts, caps := oracle.FromKey(suit, key), oracle.FromKey(suit, (key*7919+5)%oracle.NumKeys(suit))
			for i := range counts {
				caps[i] = max(caps[i], counts[i])
			}
			got := part.Vec(counts[:n], caps[:n])
			for lane := range 12 {
				want := cappedDistance(counts, caps, patterns[lane])
				if d := got.Lane(lane%6, lane/6); d != want {
					t.Fatalf("counts %v caps %v, %d sets and %d pairs: got %d, want %d", counts, caps, lane%6, lane/6, d, want)
				}
			}
		}
	}
}

// cappedDistance returns the least missing tiles over the patterns that fit under caps.
func cappedDistance(counts, caps oracle.Part, patterns []oracle.Part) int {
	best := automaton.None
pattern:
	for _, p := range patterns {
		missing := 0
		for i, n := range p {
			if n > caps[i] {
				continue pattern
			}
			missing += int(max(n, counts[i]) - counts[i])
		}
		best = min(best, missing)
	}
	return best
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

// Honour runs against every finished pattern written out by hand.
func TestHonourRuns(t *testing.T) {
	pieces := automaton.Pieces(tile.Honours, form.AllSets)
	sets := [][7]uint8{{1, 1, 1}, {1, 1, 0, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {0, 0, 0, 0, 1, 1, 1}}
	pieces = append(pieces,
		automaton.Piece{Rank: 0, Need: [4]uint8{1, 1, 1}}, automaton.Piece{Rank: 0, Need: [4]uint8{1, 1, 0, 1}},
		automaton.Piece{Rank: 0, Need: [4]uint8{1, 0, 1, 1}}, automaton.Piece{Rank: 1, Need: [4]uint8{1, 1, 1}},
		automaton.Piece{Rank: 4, Need: [4]uint8{1, 1, 1}},
	)
	for i := range 7 {
		var triplet [7]uint8
		triplet[i] = 3
		sets = append(sets, triplet)
	}
	part := automaton.NewPart(7, 4, pieces, 0x7f)
	patterns := honourPatterns(sets)
	for key := 0; key < oracle.NumKeys(tile.Honours); key += 61 {
		counts, caps := oracle.FromKey(tile.Honours, key), oracle.FromKey(tile.Honours, (key*7919+5)%oracle.NumKeys(tile.Honours))
		for i := range counts {
			caps[i] = max(caps[i], counts[i])
		}
		got := part.Vec(counts[:7], caps[:7])
		for lane := range 10 {
			if d, want := got.Lane(lane%5, lane/5), cappedDistance(counts, caps, patterns[lane]); d != want {
				t.Fatalf("counts %v caps %v, %d sets and %d pairs: got %d, want %d", counts, caps, lane%5, lane/5, d, want)
			}
		}
	}
}

// honourPatterns returns all sums of 0..4 sets, then of 0..4 sets and a pair.
func honourPatterns(sets [][7]uint8) (patterns [10][]oracle.Part) {
	level := map[oracle.Part]bool{{}: true}
	for n := range 5 {
		next := make(map[oracle.Part]bool)
		for p := range level {
			patterns[n] = append(patterns[n], p)
			for i := range 7 {
				q := p
				if q[i] += 2; q[i] <= 4 {
					patterns[5+n] = append(patterns[5+n], q)
				}
			}
			for _, s := range sets {
				q, fits := p, true
				for i, c := range s {
					q[i] += c
					fits = fits && q[i] <= 4
				}
				if fits {
					next[q] = true
				}
			}
		}
		level = next
	}
	return patterns
}
