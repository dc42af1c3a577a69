package oracle_test

import (
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/tile"
)

// patternCounts says how many finished patterns there are, by pairs and sets.
var patternCounts = map[tile.Suit][2][6]int{
	tile.Man:     {{1, 16, 127, 627, 2098, 4898}, {9, 135, 996, 4475, 13259, 26414}},
	tile.Honours: {{1, 7, 21, 35, 35, 21}, {7, 42, 105, 140, 105, 42}},
}

func TestPatterns(t *testing.T) {
	totals := map[tile.Suit][2]int{tile.Man: {21743, 53055}, tile.Honours: {498, 561}} // of up to 4 and 5 sets
	for suit, want := range patternCounts {
		var four, five int
		for pairs, all := range oracle.AllPatterns(suit, nil, nil) {
			for sets, patterns := range all {
				if len(patterns) != want[pairs][sets] {
					t.Errorf("suit %c, %d pairs, %d sets: %d patterns, want %d",
						suit.Letter(), pairs, sets, len(patterns), want[pairs][sets])
				}
				five += len(patterns)
				if sets < 5 {
					four += len(patterns)
				}
			}
		}
		if got := [2]int{four, five}; got != totals[suit] {
			t.Errorf("suit %c: %v patterns in all, want %v", suit.Letter(), got, totals[suit])
		}
	}
}

func TestKey(t *testing.T) {
	for suit, want := range map[tile.Suit]int{tile.Sou: 1953125, tile.Honours: 78125} {
		if got := oracle.NumKeys(suit); got != want {
			t.Errorf("suit %c has %d keys, want %d", suit.Letter(), got, want)
		}
		for key := 0; key < want; key += 7 {
			if got := oracle.Key(suit, oracle.FromKey(suit, key)); got != key {
				t.Fatalf("suit %c: key %d comes back as %d", suit.Letter(), key, got)
			}
		}
	}
	if got := oracle.Key(tile.Man, oracle.Part{1, 0, 0, 0, 0, 0, 0, 0, 2}); got != 390627 {
		t.Errorf("199m has key %d, want 5^8 + 2", got)
	}
}

// Nothing held: each set lacks three tiles, the pair two.
func TestTransformEmpty(t *testing.T) {
	table := oracle.Transform(tile.Man, 4, nil, nil)
	if got := table.At(0); got != (oracle.Lanes{Free: 0x4040400c09060300, Pair: 0x4040400e0b080502}) {
		t.Errorf("lanes of the empty suit: %#x", got)
	}
}

// Transform and the definition over all patterns agree, also where rules forbid sets.
func TestTransform(t *testing.T) {
	t.Parallel()
	orphan := tile.Kind.IsOrphan
	middle := func(k tile.Kind) bool { return !k.IsHonour() && k.Rank()%3 == 2 }
	for _, test := range []struct {
		name      string
		suit      tile.Suit
		sets      int
		keys      int // checked at random
		allowSet  func(form.Set) bool
		allowPair func(tile.Kind) bool
	}{
		{"number suit", tile.Pin, 4, 20000, nil, nil},
		{"number suit, five sets", tile.Sou, 5, 4000, nil, nil},
		{"honours", tile.Honours, 4, 20000, nil, nil},
		{"honours, five sets", tile.Honours, 5, 20000, nil, nil},
		{"characters of three players", tile.Man, 4, 5000, func(s form.Set) bool { return !s.IsRun() && orphan(s.First()) }, orphan},
		{"triplets only", tile.Man, 4, 5000, func(s form.Set) bool { return !s.IsRun() }, nil},
		{"a pair of 2, 5, 8", tile.Man, 4, 2000, nil, middle},
		{"honours without a pair", tile.Honours, 4, 5000, nil, middle},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			keys := test.keys
			if testing.Short() {
				keys /= 10
			}
			table := oracle.Transform(test.suit, test.sets, test.allowSet, test.allowPair)
			patterns := oracle.AllPatterns(test.suit, test.allowSet, test.allowPair)
			if test.sets == 4 {
				patterns[0][5], patterns[1][5] = nil, nil
			}
			r := corpus.New(2)
			for range keys {
				key := r.Below(oracle.NumKeys(test.suit))
				h := oracle.FromKey(test.suit, key)
				want := oracle.SuitDistances(h, patterns)
				lanes := table.At(key)
				for s := range 6 {
					if got := oracle.Lane(lanes.Free, s); got != want[s] {
						t.Fatalf("%v: %d missing to %d sets, want %d", h, got, s, want[s])
					}
					if got := oracle.Lane(lanes.Pair, s); got != want[6+s] {
						t.Fatalf("%v: %d missing to %d sets and a pair, want %d", h, got, s, want[6+s])
					}
				}
			}
		})
	}
}

// A hand of one suit is a check of Distance and the patterns against each other.
func TestDistanceOfOneSuit(t *testing.T) {
	patterns := oracle.AllPatterns(tile.Honours, nil, nil)
	r := corpus.New(3)
	for range 2000 {
		h := oracle.FromKey(tile.Honours, r.Below(oracle.NumKeys(tile.Honours)))
		var counts tile.Counts
		copy(counts[tile.East:], h[:7])
		want := oracle.SuitDistances(h, patterns)
		honour := func(s form.Set) bool { return s.First().IsHonour() }
		for sets := range 6 {
			d, possible := oracle.Distance(counts, four(), sets, honour, tile.Kind.IsHonour)
			if d != want[6+sets] || !possible {
				t.Fatalf("%v, %d sets: %d, %v, want %d", h, sets, d, possible, want[6+sets])
			}
		}
	}
}

func BenchmarkTransform(b *testing.B) {
	for b.Loop() {
		oracle.Transform(tile.Man, 5, nil, nil)
	}
}
