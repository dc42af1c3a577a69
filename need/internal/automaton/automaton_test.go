package automaton_test

import (
	"testing"

	"mentsu/form"
	"mentsu/internal/oracle"
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

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
