package need_test

import (
	"fmt"
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/need"
	"mentsu/tile"
)

// specs of covers: the ordinary one, honours that make runs, a pair of 2, 5 or 8.
func coverSpecs() map[string]need.Spec {
	runs, eyes := need.Any(4), need.Any(4)
	runs.WindRuns, runs.DragonRuns = true, true
	eyes.Pairs = 0x92 * (1 | 1<<9 | 1<<18)
	return map[string]need.Spec{"ordinary": need.Any(4), "honour runs": runs, "pair of 2, 5 or 8": eyes}
}

// allowed says the same to the oracle.
func allowed(s need.Spec) oracle.Allowed {
	a := oracle.Allowed{Pair: s.Pairs.Has}
	if s.WindRuns {
		a.Extra = [][3]tile.Kind{{27, 28, 29}, {27, 28, 30}, {27, 29, 30}, {28, 29, 30}, {31, 32, 33}}
	}
	return a
}

// The cover of every count of every rank of a suit and of the honours; and the theorem it
// rests on: with a pair there is one joker fewer, or two more, or there is no pair.
func TestCover(t *testing.T) {
	for name, spec := range coverSpecs() {
		cover := need.CoverOf(spec)
		if name == "ordinary" {
			cover = need.LoadCover()
		}
		for _, suit := range []tile.Suit{tile.Man, tile.Honours} {
			for key, want := range oracle.CoversAny(suit, allowed(spec)) {
				counts := oracle.FromKey(suit, key)
				var c tile.Counts
				copy(c[suit.First():], counts[:suit.Len()])
				got := cover.Part(need.KeysOf(&c), suit)
				saves := want.Pair+1 == want.Sets
				if !saves && want.Pair != want.Sets+2 && want.Pair != oracle.NoCover {
					t.Fatalf("%s, %v: %d jokers to sets, %d with a pair", name, counts, want.Sets, want.Pair)
				}
				if got.Jokers() != int(want.Sets) || got.PairSaves() != saves {
					t.Fatalf("%s, %v: got %d jokers, pair saves %v, want %d, %v", name, counts, got.Jokers(), got.PairSaves(), want.Sets, saves)
				}
			}
		}
	}
}

// Whole hands and their waits, by placing sets and the pair.
func TestCoverHands(t *testing.T) {
	r := corpus.New(41)
	for name, spec := range coverSpecs() {
		cover := need.CoverOf(spec)
		for i := range 300 {
			sets, jokers := i%6, r.Below(8)
			if jokers > 3*sets+1 {
				continue
			}
			counts := r.Counts(corpus.Classes()[i%len(corpus.Classes())], 3*sets+1-jokers)
			waits := cover.Waits(need.KeysOf(&counts), &counts, jokers)
			for k := range tile.Kind(tile.NumKinds) {
				if counts[k] == tile.Copies {
					if waits.Has(k) {
						t.Fatalf("%s, %v and %d jokers wait on a fifth %v", name, counts, jokers, k)
					}
					continue
				}
				counts[k]++
				want := oracle.WinAny(counts, jokers, sets, allowed(spec))
				if got := cover.Jokers(need.KeysOf(&counts)) <= jokers; got != want || waits.Has(k) != want {
					t.Fatalf("%s, %v and %d jokers, %d sets: wins %v, waits on %v %v, want %v", name, counts, jokers, sets, got, k, waits.Has(k), want)
				}
				counts[k]--
			}
		}
	}
}

// The distance with jokers against its definition: both rules, copies gone, four and five
// sets.
func TestWildDistance(t *testing.T) {
	r := corpus.New(42)
	classes := []corpus.Class{corpus.Random, corpus.Flush, corpus.FewKinds, corpus.Near, corpus.FewKinds}
	for i := range 1500 {
		most := 4 + i%2
		sets := most - i%3
		jokers := r.Below(6)
		counts := r.Counts(classes[i%len(classes)], 3*sets+1+i/2%2-jokers)
		w := need.Wild{Jokers: jokers, Hard: oracle.Unlimited(), Soft: capsOver(r, &counts)}
		if i%2 == 0 {
			w.Hard = capsOver(r, &counts)
			for k := range w.Soft {
				w.Soft[k] = min(w.Soft[k], w.Hard[k])
			}
		} else {
			for k := range w.Hard {
				w.Hard[k] = need.NoLimit
			}
		}
		want, possible := oracle.JokerDistance(counts, w.Hard, w.Soft, jokers, sets, oracle.Allowed{})
		if !possible {
			want = need.None
		}
		if got := need.WildStandard(most).WildDistance(&counts, &w, sets); got != want {
			t.Fatalf("%v and %d jokers, hard %v, soft %v, %d sets: got %d, want %d", counts, jokers, w.Hard, w.Soft, sets, got, want)
		}
	}
}

func TestWildCases(t *testing.T) {
	for _, test := range []struct {
		z      string
		jokers int
		hard   uint8
		want   int // distance less jokers
	}{
		{"111122223333", 2, need.NoLimit, 2},
		{"111122223333", 2, 4, 3},
	} {
		c := counts("", "", "", test.z)
		w := need.Wild{Jokers: test.jokers, Soft: tile.AllCopies()}
		for k := range w.Hard {
			w.Hard[k] = test.hard
		}
		if got := need.WildStandard(4).WildDistance(&c, &w, 4) - test.jokers; got != test.want {
			t.Errorf("%sz and %d jokers, at most %d: %d, want %d", test.z, test.jokers, test.hard, got, test.want)
		}
	}
}

func TestCoverDoesNotAllocate(t *testing.T) {
	cover, c := need.LoadCover(), counts("266", "77888899", "", "")
	if n := testing.AllocsPerRun(100, func() {
		cover.Jokers(need.KeysOf(&c))
		cover.Waits(need.KeysOf(&c), &c, 3)
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func ExampleLoadCover() {
	hand := counts("266", "77888899", "", "")
	fmt.Println(need.LoadCover().Jokers(need.KeysOf(&hand)), "jokers complete it")
	// Output: 3 jokers complete it
}

func ExampleCoverOf() {
	spec := need.Any(4)
	spec.WindRuns = true
	hand := counts("", "", "", "12377")
	fmt.Println(need.CoverOf(spec).Jokers(need.KeysOf(&hand)))
	// Output: 0
}

func ExampleCover_Jokers() {
	hand := counts("", "", "", "11112")
	fmt.Println(need.LoadCover().Jokers(need.KeysOf(&hand)), "or three, or six more")
	// Output: 3 or three, or six more
}

func ExampleCover_Waits() {
	hand := counts("123", "", "", "1")
	fmt.Println(need.LoadCover().Waits(need.KeysOf(&hand), &hand, 0))
	// Output: 1z
}

func ExampleCover_Part() {
	hand := counts("12", "", "", "")
	c := need.LoadCover().Part(need.KeysOf(&hand), tile.Man)
	fmt.Println(c.Jokers(), c.PairSaves())
	// Output: 1 false
}

func ExampleCovered_Jokers() {
	fmt.Println(need.Covered(0x82).Jokers())
	// Output: 2
}

func ExampleCovered_PairSaves() {
	fmt.Println(need.Covered(0x82).PairSaves())
	// Output: true
}

func ExampleWildStandard() {
	hand := counts("", "", "", "111122223333")
	w := need.Wild{Jokers: 2, Soft: tile.AllCopies()}
	for k := range w.Hard {
		w.Hard[k] = need.NoLimit
	}
	d := need.WildStandard(4).WildDistance(&hand, &w, 4)
	fmt.Println("shanten", d-1-w.Jokers)
	// Output: shanten 1
}

func ExampleProgram_WildDistance() {
	hand := counts("12", "", "", "1")
	w := need.Wild{Jokers: 1, Hard: tile.AllCopies(), Soft: tile.AllCopies()}
	fmt.Println(need.WildStandard(4).WildDistance(&hand, &w, 1), "missing, one of them a joker")
	// Output: 2 missing, one of them a joker
}
