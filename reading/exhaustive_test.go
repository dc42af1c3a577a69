package reading_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/reading"
	"mentsu/tile"
)

// suitCounts returns the counts of a hand that has only tiles of a suit.
func suitCounts(s tile.Suit, key int) tile.Counts {
	var c tile.Counts
	part := oracle.FromKey(s, key)
	copy(c[s.First():], part[:s.Len()])
	return c
}

// allSplits returns all splits of a suit by key.
func allSplits(s tile.Suit) map[int][]oracle.Split {
	found := map[int][]oracle.Split{}
	for sets := range reading.MaxSets + 1 {
		for pairs := range 2 {
			maps.Copy(found, oracle.SuitSplits(s, sets, pairs)) // each key has its own numbers
		}
	}
	delete(found, 0)
	return found
}

// wholeHand returns a hand of the tiles of a suit, with a pair in another one if they have
// none.
func wholeHand(t *testing.T, s tile.Suit, key int) *hand.Hand {
	t.Helper()
	d := corpus.Deal{Concealed: suitCounts(s, key)}
	if d.Concealed.Total()%3 == 0 {
		d.Concealed[(s.First()+9)%36] = 2
	}
	return d.Hand(form.Rules{Sets: 5})
}

// Every suit of a finished hand of up to five sets has the readings that the definition
// gives, and decoding the codes gives them again.
func TestEverySuit(t *testing.T) {
	t.Parallel()
	for _, s := range []tile.Suit{tile.Man, tile.Sou, tile.Honours} {
		found := allSplits(s)
		most := [2]int{}      // with up to four sets, with five
		var keys, several int // of up to four sets
		for key, want := range found {
			if testing.Short() && key%11 != 0 {
				continue
			}
			var texts []string
			for _, x := range want {
				texts = append(texts, fmt.Sprintf("%v %v %v", x.HasPair, x.Pair, x.Sets))
			}
			h := wholeHand(t, s, key)
			readings := all(t, h, reading.Query{})
			if got := decoded(t, s, readings); !sameTexts(got, texts) {
				t.Fatalf("%v: %v, want %v", show(h), got, texts)
			}
			codes := checkCodes(t, s, key)
			if len(codes) != len(want) {
				t.Fatalf("%v: codes %v of %d readings", show(h), codes, len(want))
			}
			for i := range readings {
				if of, ok := readings[i].Codes(); !ok || of[s] != codes[i] {
					t.Fatalf("%v: codes %v of the reading, %v of the suit", show(h), of, codes)
				}
			}
			if len(want[0].Sets) == reading.MaxSets {
				most[1] = max(most[1], len(want))
				continue
			}
			most[0] = max(most[0], len(want))
			keys++
			if len(want) > 1 {
				several++
			}
		}
		got := [4]int{keys, several, most[0], most[1]}
		want := [4]int{21742, 1568, 4, 6}
		if s == tile.Honours {
			want = [4]int{497, 0, 1, 1}
		}
		if got != want && !testing.Short() {
			t.Errorf("suit %c: keys, several, most: %v, want %v", s.Letter(), got, want)
		}
	}
}

func sameTexts(a, b []string) bool {
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(a, b)
}

// decoded returns what the codes of the readings say of suit s.
func decoded(t *testing.T, s tile.Suit, readings []reading.Reading) []string {
	t.Helper()
	var texts []string
	for i := range readings {
		codes, ok := readings[i].Codes()
		if !ok {
			t.Fatalf("%v has no codes", &readings[i])
		}
		p, err := reading.Decode(s, codes[s])
		if err != nil {
			t.Fatal(err)
		}
		sets := slices.Sorted(slices.Values(p.Sets[:p.NumSets]))
		texts = append(texts, fmt.Sprintf("%v %v %v", p.NumKinds == 1, p.Kinds[0], sets))
	}
	return texts
}

// checkCodes returns the codes of sets of the counts with a key, after it has decoded all
// its codes and encoded them again.
func checkCodes(t *testing.T, s tile.Suit, key int) (sets []reading.Code) {
	t.Helper()
	counts := suitCounts(s, key)
	seen := map[reading.Code]bool{}
	for _, c := range reading.Codes(nil, s, &counts) {
		p, err := reading.Decode(s, c)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := reading.Encode(p); err != nil || again != c || p.Tiles() != counts || seen[c] {
			t.Fatalf("%v: code %d, read as %v, becomes %d, %v", counts, c, &p, again, err)
		}
		seen[c] = true
		if p.Shape <= reading.SetsAndPair && p.Beside == 0 {
			sets = append(sets, c)
		}
	}
	return sets
}

// Every counts of a suit: it has codes of sets exactly if it has splits, one of pairs if
// all its counts are even and there are seven pairs at most, one of knitted tiles if it is
// part of 147, 258 or 369, or five different honours or more; and those of 147, 258 or 369
// beside a set or a pair or both.
func TestEveryKey(t *testing.T) {
	t.Parallel()
	want := map[tile.Suit][reading.Knitted + 1]int{
		// Pairs: 0, 1 or 2 of each rank, 7 at most, are the coefficients of (1 + x + x^2)^9
		// up to x^7, that is 9 + 45 + 156 + 414 + 882 + 1554 + 2304.
		tile.Pin:     {7766, 45288, 5364, 3 * 7},
		tile.Honours: {119, 441, 1289, 21 + 7 + 1},
	}
	step := 1
	if testing.Short() {
		step = 7
	}
	for s, want := range want {
		splits := allSplits(s)
		var shapes [reading.Knitted + 1]int
		both, straights := 0, 0
		room := make([]reading.Code, 0, 8)
		for key := 0; key < oracle.NumKeys(s); key += step {
			counts := suitCounts(s, key)
			var has [reading.Knitted + 1]bool
			straight := false
			for _, c := range reading.Codes(room, s, &counts) {
				if p, err := reading.Decode(s, c); err != nil || p.Beside > 0 {
					straight = true
					straights++
				} else {
					has[c&3] = true
				}
			}
			for shape, yes := range has {
				if yes {
					shapes[shape]++
				}
			}
			if has[reading.SetsOnly] || has[reading.SetsAndPair] {
				if len(splits[key]) == 0 {
					t.Fatalf("%v: there are no sets", counts)
				}
				if has[reading.PairsOnly] && counts.Total() <= 14 {
					both++
				}
			}
			if has[reading.PairsOnly] || has[reading.Knitted] || straight {
				checkCodes(t, s, key)
			}
		}
		if step == 1 && shapes != want {
			t.Errorf("suit %c: shapes %v, want %v", s.Letter(), shapes, want)
		}
		// Beside three tiles: a pair, a set, or a set and another pair.
		if step == 1 && s == tile.Pin && straights != 3*(9+16+16*9-9) {
			t.Errorf("%d codes of knitted tiles beside others", straights)
		}
		if step == 1 && s == tile.Pin && both != 321 {
			t.Errorf("%d keys of up to four sets are pairs too, want 321", both)
		}
	}
}
