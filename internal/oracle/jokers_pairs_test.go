package oracle_test

import (
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/tile"
)

// pairForms are the forms of pairs that rule sets have.
func pairForms() map[string]oracle.PairForm {
	return map[string]oracle.PairForm{
		"seven kinds":             {Pairs: 7},
		"seven, four as two":      {Pairs: 7, FourAsTwo: true},
		"eight and a single tile": {Pairs: 8, FourAsTwo: true, Single: true},
	}
}

// tilesOf returns how many tiles a hand of the form has.
func tilesOf(f oracle.PairForm) int {
	if f.Single {
		return 2*f.Pairs + 1
	}
	return 2 * f.Pairs
}

// The published formulas for pairs and orphans, with jokers and without.
func TestJokerPairFormulas(t *testing.T) {
	r := corpus.New(4)
	for i := range 300 {
		class := corpus.Classes()[i%len(corpus.Classes())]
		h := r.Counts(class, 1+i/len(corpus.Classes())%17)
		kinds, pairs, halves, odd, most := 0, 0, 0, 0, 0
		for _, n := range h {
			kinds += min(1, int(n))
			pairs += min(1, int(n/2))
			halves += int(n / 2)
			odd += int(n % 2)
			most = max(most, int(n))
		}
		seven, eight := min(7, halves), min(8, halves)
		distance := map[string]int{
			"seven kinds":             7 - min(7, pairs) + max(0, 7-kinds),
			"seven, four as two":      14 - 2*seven - min(odd, 7-seven),
			"eight and a single tile": 17 - 2*eight - min(odd, 9-eight),
		}
		for name, f := range pairForms() {
			jokers := max(0, tilesOf(f)-h.Total())
			d, possible := oracle.JokerPairs(h, oracle.Unlimited(), four(), jokers, f)
			if d != distance[name] || !possible {
				t.Errorf("%s: %v: distance %d, %v, want %d", name, h, d, possible, distance[name])
			}
			if h.Total()+jokers != tilesOf(f) {
				continue
			}
			want := map[string]bool{
				"seven kinds":             most <= 2 && kinds <= 7,
				"seven, four as two":      odd <= jokers,
				"eight and a single tile": odd <= jokers+1,
			}[name]
			if got := oracle.WinPairs(h, four(), jokers, f); got != want || got != (d <= jokers) {
				t.Errorf("%s: %v + %d: %v, distance %d, want %v", name, h, jokers, got, d, want)
			}
		}
	}
}

func TestJokerOrphans(t *testing.T) {
	for _, test := range []struct {
		hand     string
		jokers   int
		distance int
		want     bool
	}{
		{"19m19p19s1234567z", 1, 1, true},
		{"19m19p19s12345z", 3, 3, true},
		{"119m19p19s12345z", 2, 2, true},
		{"1199m19p19s1234z", 2, 3, false},
		{"111m19p19s12345z", 2, 3, false},
		{"19m19p129s12345z", 2, 3, false},
		{"", 14, 14, true},
		{"1m", 12, 13, false}, // a tile too few
	} {
		h := counts(t, test.hand)
		d, possible := oracle.JokerOrphans(h, oracle.Unlimited(), four(), test.jokers)
		if d != test.distance || !possible {
			t.Errorf("%s + %d: distance %d, %v, want %d", test.hand, test.jokers, d, possible, test.distance)
		}
		if got := oracle.WinOrphans(h, four(), test.jokers); got != test.want {
			t.Errorf("%s + %d: %v, want %v", test.hand, test.jokers, got, test.want)
		}
	}
}

// Where copies are gone, jokers stand for them: what must be a joker is no draw.
func TestJokersForWhatIsGone(t *testing.T) {
	h := counts(t, "19m19p19s1234567z")
	soft, pairs := four(), counts(t, "112233445566m7z")
	for k := range tile.Orphans.All() {
		soft[k] = 1
	}
	soft7 := four()
	for k := range soft7 {
		soft7[k] = pairs[k]
	}
	for jokers, want := range []bool{false, true} {
		if d, possible := oracle.JokerOrphans(h, oracle.Unlimited(), soft, jokers); possible != want || want && d != 1 {
			t.Errorf("orphans, no second copies, %d jokers: %d, %v", jokers, d, possible)
		}
		d, possible := oracle.JokerPairs(pairs, oracle.Unlimited(), soft7, jokers, oracle.PairForm{Pairs: 7})
		if possible != want || want && d != 1 {
			t.Errorf("seven pairs, nothing left to draw, %d jokers: %d, %v", jokers, d, possible)
		}
	}
	if _, possible := oracle.JokerOrphans(h, tile.Counts{}, four(), 14); possible {
		t.Error("orphans without any tile")
	}
	if _, possible := oracle.JokerPairs(h, tile.Counts{}, four(), 14, oracle.PairForm{Pairs: 7}); possible {
		t.Error("seven pairs without any tile")
	}
}

// Every face in turn gives the same as the placement of pairs and orphans.
func TestPairsBruteFaces(t *testing.T) {
	r := corpus.New(5)
	won := 0
	for i := range 150 {
		jokers := i % 2
		for name, f := range pairForms() {
			h := nearPairs(r, tilesOf(f)-jokers)
			plain := func(counts tile.Counts) bool { return oracle.WinPairs(counts, four(), 0, f) }
			got := oracle.WinPairs(h, four(), jokers, f)
			if want := oracle.BruteFaces(h, four(), jokers, plain); got != want {
				t.Errorf("%s: %v + %d: %v, want %v", name, h, jokers, got, want)
			}
			if got {
				won++
			}
		}
	}
	if won < 50 {
		t.Errorf("%d hands won: too few to tell", won)
	}
}

// nearPairs returns so many tiles, most of them pairs.
func nearPairs(r *corpus.Rand, tiles int) tile.Counts {
	var h tile.Counts
	for left := tiles; left > 0; {
		n := uint8(2)
		if left == 1 || r.Below(12) == 0 {
			n = 1
		}
		if k := r.Below(tile.NumKinds); h[k]+n <= tile.Copies {
			h[k] += n
			left -= int(n)
		}
	}
	return h
}
