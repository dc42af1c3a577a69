package oracle_test

import (
	"fmt"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/tile"
)

// four is the caps of a hand that nothing is known of.
func four() tile.Counts {
	var caps tile.Counts
	for k := range caps {
		caps[k] = tile.Copies
	}
	return caps
}

// counts reads text such as "123m55z".
func counts(t *testing.T, text string) tile.Counts {
	t.Helper()
	var c tile.Counts
	ranks := ""
	for _, r := range text {
		suit := map[rune]tile.Suit{'m': tile.Man, 'p': tile.Pin, 's': tile.Sou, 'z': tile.Honours}
		if s, ok := suit[r]; ok {
			for _, digit := range ranks {
				c[s.First()+tile.Kind(digit-'1')]++
			}
			ranks = ""
			continue
		}
		ranks += string(r)
	}
	if ranks != "" {
		t.Fatalf("%q: no suit after %q", text, ranks)
	}
	return c
}

// The hands of the questions that users of other engines have asked.
func TestDistance(t *testing.T) {
	for _, test := range []struct {
		concealed, melds string
		hand, melded     int // shanten without and with the melds' copies gone
	}{
		{"147m147p147s1234z", "", 8, 8},
		{"123456789m1111z", "", 1, 1},
		{"123456789m1111p", "", 1, 1},
		{"1112223334444z", "", 1, 1},
		{"1111m111122233z", "", 1, 1},
		{"14668889m", "", 1, 1},
		{"1225p56s23588m17z", "", 4, 4},
		{"34555p", "", -1, -1},
		{"245568m245568p77s", "", 2, 2},
		{"19m19p19s12345z", "", 6, 6},
		{"5z", "", 0, 0},
		{"45z", "444z111z555z777z", 0, 1},
		{"9m9p569s", "999m999p999s", 1, 2},
		{"9999m9p569s", "999p999s", 1, 2},
		{"1156z7z", "777z666z555z", 1, 2},
		{"13556z", "666z111z333z", 1, 2},
		{"13m456p789s11z", "2222m", 0, 1},
		{"12m11z", "3333m4444m5555m", 0, 1},
		{"12m11z", "3333m111m222m", 0, 2},
		{"45p55777z", "3333p6666p", 0, 1},
		{"4578p", "3333p6666p9999p", 1, 2},
	} {
		t.Run(test.concealed+test.melds, func(t *testing.T) {
			h := counts(t, test.concealed)
			melds := counts(t, test.melds)
			for pool, want := range map[form.Pool]int{form.PoolHand: test.hand, form.PoolMelds: test.melded} {
				caps := pool.Caps(&melds, &melds, 4)
				d, possible := oracle.Distance(h, caps, h.Total()/3, nil, nil)
				if d-1 != want || !possible {
					t.Errorf("pool %v: shanten %d, %v, want %d", pool, d-1, possible, want)
				}
			}
		})
	}
}

func TestDistanceVariants(t *testing.T) {
	three := form.PoolHand.Caps(&tile.Counts{}, &tile.Counts{}, 3)
	for _, test := range []struct {
		name, hand string
		caps       tile.Counts
		allowSet   func(form.Set) bool
		allowPair  func(tile.Kind) bool
		want       int // -1 = impossible
	}{
		{"three players", "1111m111122233z", three, nil, nil, 3},
		{"five sets", "123456789m123456p7z", four(), nil, nil, 1},
		{"five sets, complete", "111222333m111p222s55z", four(), nil, nil, 0},
		{"four equal runs", "11112222333344m", four(), form.Set.IsRun, nil, 0},
		{"triplets only", "123456789m11223p", four(), func(s form.Set) bool { return !s.IsRun() }, nil, 7},
		{"a pair of 2, 5, 8", "123456789m11133p", four(), nil, func(k tile.Kind) bool { return !k.IsHonour() && k.Rank()%3 == 2 }, 2},
		{"no caps", "123m", tile.Counts{}, nil, nil, -1},
		{"no pair", "123m55z", four(), nil, func(tile.Kind) bool { return false }, -1},
		{"no sets", "123m55z", four(), func(form.Set) bool { return false }, nil, -1},
		{"one tile", "5z", four(), nil, nil, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			h := counts(t, test.hand)
			d, possible := oracle.Distance(h, test.caps, h.Total()/3, test.allowSet, test.allowPair)
			if possible != (test.want >= 0) || possible && d != test.want {
				t.Errorf("%s: distance %d, %v, want %d", test.hand, d, possible, test.want)
			}
		})
	}
}

// The closed formulas for the forms of pairs hold where all copies are there.
func TestClosedPairFormulas(t *testing.T) {
	r := corpus.New(1)
	for i := range 3000 {
		class := corpus.Classes()[i%len(corpus.Classes())]
		h := r.Counts(class, 5+i/len(corpus.Classes())%10)
		var kinds, pairs, halves, odd, orphans, orphanPair int
		for k, n := range h {
			kinds += min(1, int(n))
			pairs += min(1, int(n/2))
			halves += int(n / 2)
			odd += int(n % 2)
			if tile.Kind(k).IsOrphan() {
				orphans += min(1, int(n))
				orphanPair = max(orphanPair, min(1, int(n/2)))
			}
		}
		halves = min(7, halves)
		want := [3]int{
			7 - min(7, pairs) + max(0, 7-kinds),
			14 - 2*halves - min(odd, 7-halves),
			14 - orphans - orphanPair,
		}
		var got [3]int
		got[0], _ = oracle.SevenPairs(h, four(), false)
		got[1], _ = oracle.SevenPairs(h, four(), true)
		got[2], _ = oracle.Orphans(h, four())
		if got != want {
			t.Fatalf("%v %v: seven pairs, with four as two, orphans %v, want %v", class, h, got, want)
		}
	}
}

func TestPairFormsWithoutCopies(t *testing.T) {
	pairs := func(h, caps tile.Counts) (int, bool) { return oracle.SevenPairs(h, caps, false) }
	fours := func(h, caps tile.Counts) (int, bool) { return oracle.SevenPairs(h, caps, true) }
	two := counts(t, "112233445566m77z")
	for _, test := range []struct {
		name, hand, gone string // the caps are two.. or four, less what is gone
		caps             tile.Counts
		form             func(h, caps tile.Counts) (int, bool)
		want             int // -1 = impossible
	}{
		{"seven kinds with two", "112233m", "", two, pairs, 4 * 2},
		{"six kinds with two", "112233m", "7z", two, pairs, -1},
		{"four as two", "11112222333344m", "", four(), fours, 0},
		{"four is one", "11112222333344m", "", four(), pairs, 6},
		{"four as two, one gone", "1112222333344m", "1m", four(), fours, 2},
		{"orphans", "19m19p19s1234567z", "", four(), oracle.Orphans, 1},
		{"orphans, pair gone", "1m19p19s1122345z", "111m", four(), oracle.Orphans, 3},
		{"orphans, one kind gone", "1m19p19s1122345z", "9999m", four(), oracle.Orphans, -1},
		{"orphans, no pair left", "", "", counts(t, "19m19p19s1234567z"), oracle.Orphans, -1},
	} {
		t.Run(test.name, func(t *testing.T) {
			caps := test.caps
			for k, n := range counts(t, test.gone) {
				caps[k] -= n
			}
			d, possible := test.form(counts(t, test.hand), caps)
			if possible != (test.want >= 0) || possible && d != test.want {
				t.Errorf("distance %d, %v, want %d", d, possible, test.want)
			}
		})
	}
}

func TestUseful(t *testing.T) {
	for _, test := range []struct{ hand, want string }{
		{"123m456p789s1155z", "15z"},
		{"123456789m1111z", "123456789m123456789p123456789s234567z"}, // the 1z cannot pair: any pair helps
		{"1112345678999m", "123456789m"},
		{"45z", ""},
	} {
		h := counts(t, test.hand)
		distance := func(h tile.Counts) (int, bool) { return oracle.Distance(h, four(), h.Total()/3, nil, nil) }
		if test.want == "" {
			distance = func(tile.Counts) (int, bool) { return 0, false }
		}
		want := counts(t, test.want)
		if got := oracle.Useful(distance, h, four()); got != want.Kinds() {
			t.Errorf("%s: %v, want %s", test.hand, got, test.want)
		}
	}
}

func BenchmarkDistance(b *testing.B) {
	for _, class := range corpus.Classes() {
		for _, n := range []int{13, 14, 17} {
			b.Run(fmt.Sprintf("%v/%d", class, n), func(b *testing.B) {
				r := corpus.New(1)
				for b.Loop() {
					h := r.Counts(class, n)
					oracle.Distance(h, four(), n/3, nil, nil)
				}
			})
		}
	}
}
