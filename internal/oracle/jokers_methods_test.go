package oracle_test

import (
	"fmt"
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/tile"
)

// The cases that published programs have got wrong.
func TestJokerCases(t *testing.T) {
	anyTables, fourTables := oracle.NewThirtySixTables(6), oracle.NewThirtySixTables(4)
	for _, test := range []struct {
		hand      string
		jokers    int
		any, four bool
	}{
		{"266m77888899p", 3, true, true},
		{"", 2, true, true},
		{"", 5, true, true},
		{"", 8, true, true},
		{"", 11, true, true},
		{"", 14, true, true},
		{"11233445567789m", 0, true, true},
		{"44566777788899p", 0, true, true},
		{"44555566677778m", 0, true, true},
		{"4456666777899m", 1, true, true},
		{"11223333444455m", 0, true, true},
		{"37p77s44z", 8, true, true},
		{"12345z", 9, true, true},
		{"1111z2z", 9, true, false},
		{"1111m", 1, true, false},
		{"1111z", 1, true, false},
		{"77888899p", 0, true, true},
		{"111122223333z", 2, false, false},
		{"111122223333z", 5, true, false},
	} {
		t.Run(fmt.Sprintf("%s+%d", test.hand, test.jokers), func(t *testing.T) {
			h := counts(t, test.hand)
			sets := (h.Total() + test.jokers) / 3
			got := map[string]bool{
				"placement, any":  oracle.WinAny(h, test.jokers, sets, oracle.Allowed{}),
				"placement, four": oracle.WinFour(h, four(), test.jokers, sets, oracle.Allowed{}),
				"gap filling":     oracle.GapFilling(h, test.jokers),
			}
			want := map[string]bool{
				"placement, any":  test.any,
				"placement, four": test.four,
				"gap filling":     test.any,
			}
			if sets < 5 {
				got["36 tables, any"], want["36 tables, any"] = anyTables.Win(h, test.jokers), test.any
				got["36 tables, four"] = fourTables.Win(h, test.jokers)
				want["36 tables, four"] = test.four || test.jokers > 8 // as published, wrong with four honours
			}
			if test.jokers <= 8 || h.Total() > 0 { // so many jokers alone are too many hands to try
				got["pruned enumeration"], want["pruned enumeration"] = oracle.PrunedEnumeration(h, test.jokers, sets), test.any
			}
			for name, won := range got {
				if won != want[name] {
					t.Errorf("%s: %v, want %v", name, won, want[name])
				}
			}
		})
	}
	faulty := counts(t, "266m77888899p")
	if fourTables.WinGreedy(faulty, 3) {
		t.Error("the greedy way of dealing jokers wins with 266m77888899p + 3")
	}
}

// More than eight jokers do not always win where the pair is of 2, 5 or 8.
func TestNineJokersWith258(t *testing.T) {
	for _, hand := range []string{"12345z", "12347z"} {
		h := counts(t, hand)
		a := oracle.Allowed{Pair: rank258}
		if oracle.WinAny(h, 9, 4, a) || oracle.WinFour(h, four(), 9, 4, a) {
			t.Errorf("%s + 9 wins with a pair of 2, 5 or 8", hand)
		}
	}
}

// The published sizes leave out the suit without tiles in the first table, which each kind
// of suit has once.
func TestThirtySixTablesLen(t *testing.T) {
	for copies, want := range map[int]int{4: 382715 + 2, 6: 393280 + 2} {
		if got := oracle.NewThirtySixTables(copies).Len(); got != want {
			t.Errorf("at most %d copies: %d keys, want %d", copies, got, want)
		}
	}
}

// The published methods answer every hand as the placement does.
func TestPublishedMethods(t *testing.T) {
	anyTables, fourTables := oracle.NewThirtySixTables(6), oracle.NewThirtySixTables(4)
	wrong := 0 // answers of the greedy version
	for _, name := range []string{"hands", "corr", "h17"} {
		for i, h := range jokerHands(t, name) {
			if got := oracle.GapFilling(h.counts, h.jokers); got != h.any {
				t.Errorf("gap filling: %v + %d: %v", h.counts, h.jokers, got)
			}
			if h.jokers <= 3 || i%100 == 0 {
				if got := oracle.PrunedEnumeration(h.counts, h.jokers, h.sets()); got != h.any {
					t.Errorf("pruned enumeration: %v + %d: %v", h.counts, h.jokers, got)
				}
			}
			if h.sets() > 4 {
				continue
			}
			gotAny, gotFour := anyTables.Win(h.counts, h.jokers), fourTables.Win(h.counts, h.jokers)
			if gotAny != h.any || gotFour != h.four {
				t.Errorf("36 tables: %v + %d: any %v, four %v", h.counts, h.jokers, gotAny, gotFour)
			}
			switch greedy := fourTables.WinGreedy(h.counts, h.jokers); {
			case greedy && !h.four:
				t.Errorf("36 tables, greedy: %v + %d wins", h.counts, h.jokers)
			case greedy != h.four:
				wrong++
			}
		}
	}
	t.Logf("36 tables, greedy: %d wins not seen", wrong)
}

// The need of gap filling is the cover of every suit, of which the ordinary run looks at a
// part.
func TestGapNeed(t *testing.T) {
	for _, suit := range []tile.Suit{tile.Man, tile.Honours} {
		step := 41 // one in 41 keys; all of them agree too, and take 20 s
		if testing.Short() {
			step = 401
		}
		if suit == tile.Honours {
			step = 1
		}
		covers := oracle.CoversAny(suit, oracle.Allowed{})
		for key := 0; key < len(covers); key += step {
			c, p := covers[key], oracle.FromKey(suit, key)
			got := oracle.Cover{
				Sets: uint8(oracle.GapNeed(suit, p, 0)),
				Pair: uint8(oracle.GapNeed(suit, p, 1)),
			}
			if got != c {
				t.Errorf("%v of suit %v: gap filling needs %v, cover %v", p, suit, got, c)
			}
		}
	}
}

// The kinds that a hand waits for, of which published programs miss some.
func TestJokerWaits(t *testing.T) {
	for _, test := range []struct {
		hand      string
		jokers    int
		any, four string // the kinds that are no wait
	}{
		{"66z", 8, "", ""},
		{"222z44z", 8, "", "2z"},
	} {
		h := counts(t, test.hand)
		not := [2]tile.Kinds{tile.AllKinds, tile.AllKinds}
		for k := range h {
			drawn := h
			drawn[k]++
			sets := (drawn.Total() + test.jokers) / 3
			if oracle.WinAny(drawn, test.jokers, sets, oracle.Allowed{}) {
				not[0] &^= tile.KindsOf(tile.Kind(k))
			}
			if oracle.WinFour(drawn, four(), test.jokers, sets, oracle.Allowed{}) {
				not[1] &^= tile.KindsOf(tile.Kind(k))
			}
		}
		if got := [2]string{not[0].String(), not[1].String()}; got != [2]string{test.any, test.four} {
			t.Errorf("%s + %d does not wait for %q, want %q, %q", test.hand, test.jokers, got, test.any, test.four)
		}
	}
}

// Placement and every face in turn agree, with extra runs and restricted pairs too.
func TestBruteFaces(t *testing.T) {
	r := corpus.New(3)
	won := 0
	for i := range 600 {
		class := corpus.Classes()[i%len(corpus.Classes())]
		jokers, sets := i%3, 1+i%4
		h := r.Counts(class, 3*sets+2-jokers)
		a := []oracle.Allowed{{}, {Pair: rank258}, {Extra: honourRuns()}}[i/6%3]
		plain := oracle.Plain(sets, a)
		got := [2]bool{oracle.WinAny(h, jokers, sets, a), oracle.WinFour(h, four(), jokers, sets, a)}
		want := [2]bool{
			oracle.BruteFaces(h, oracle.Unlimited(), jokers, plain),
			oracle.BruteFaces(h, four(), jokers, plain),
		}
		if got != want {
			t.Errorf("%v %v + %d: placement %v, faces %v", class, h, jokers, got, want)
		}
		if got[0] {
			won++
		}
	}
	if won < 50 {
		t.Errorf("%d hands won: too few to tell", won)
	}
}

// honourRuns returns any three different winds, and the three dragons.
func honourRuns() [][3]tile.Kind {
	return [][3]tile.Kind{
		{tile.East, tile.South, tile.West},
		{tile.East, tile.South, tile.North},
		{tile.East, tile.West, tile.North},
		{tile.South, tile.West, tile.North},
		{tile.White, tile.Green, tile.Red},
	}
}

func BenchmarkJokers(b *testing.B) {
	tables := oracle.NewThirtySixTables(6)
	for _, method := range []struct {
		name string
		win  func(jokerHand) bool
	}{
		{"placement", func(h jokerHand) bool { return oracle.WinAny(h.counts, h.jokers, 4, oracle.Allowed{}) }},
		{"gap filling", func(h jokerHand) bool { return oracle.GapFilling(h.counts, h.jokers) }},
		{"36 tables", func(h jokerHand) bool { return tables.Win(h.counts, h.jokers) }},
		{"pruned", func(h jokerHand) bool { return oracle.PrunedEnumeration(h.counts, h.jokers, 4) }},
	} {
		for _, jokers := range []int{0, 1, 6, 8} {
			for _, win := range []bool{false, true} {
				var hands []jokerHand
				for _, h := range jokerHands(b, "hands") {
					if h.jokers == jokers && h.any == win {
						hands = append(hands, h)
					}
				}
				b.Run(fmt.Sprintf("%s/%d/%v", method.name, jokers, win), func(b *testing.B) {
					for i := 0; b.Loop(); i++ {
						if h := hands[i%len(hands)]; method.win(h) != win {
							b.Fatal(h)
						}
					}
				})
			}
		}
	}
}
