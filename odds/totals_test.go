package odds_test

import (
	"fmt"
	"math/big"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"mentsu/form"
	"mentsu/internal/oracle"
	"mentsu/odds"
	"mentsu/tile"
)

// counted holds the distributions of exactTotals, in its order.
var counted = sync.OnceValue(func() []*odds.Distribution {
	all := make([]*odds.Distribution, 0, len(exactTotals))
	for _, want := range exactTotals {
		d, err := odds.Deals(odds.Question{Tiles: want.tiles, Patterns: !want.weighted})
		if err != nil {
			panic(err)
		}
		all = append(all, d)
	}
	return all
})

// TestTotals compares all deals and all different hands of 13 and 14 tiles with figures that
// others have published, or that were counted in another way.
func TestTotals(t *testing.T) {
	for i, want := range exactTotals {
		t.Run(fmt.Sprintf("%d/%v", want.tiles, want.weighted), func(t *testing.T) {
			d := counted()[i]
			if d.Deals.Uint64() != want.total || !d.Exact {
				t.Errorf("%d deals, exact %v, want %d", d.Deals, d.Exact, want.total)
			}
			for _, column := range []struct {
				forms form.Forms
				want  [15]uint64
			}{
				{0, want.minimum},
				{form.Riichi, want.minimum},
				{form.Standard, want.standard},
				{form.SevenPairs, want.sevenPairs},
				{form.ThirteenOrphans, want.orphans},
			} {
				compare(t, fmt.Sprint(column.forms), d.Of(column.forms), column.want)
			}
		})
	}
}

// compare compares rows with the number of deals by shanten number, from -1 on.
func compare(t *testing.T, name string, rows []odds.Row, want [15]uint64) {
	t.Helper()
	sum := new(big.Int)
	for _, r := range rows {
		if n := want[r.Shanten+1]; n != r.Deals.Uint64() {
			t.Errorf("%s, shanten %d: %d deals, want %d", name, r.Shanten, r.Deals, n)
		}
		sum.Add(sum, r.Deals)
	}
	total := uint64(0)
	for _, n := range want {
		total += n
	}
	if sum.Uint64() != total {
		t.Errorf("%s: %d deals in all rows, want %d", name, sum, total)
	}
}

func TestMeans(t *testing.T) {
	for _, want := range []struct {
		tiles    int
		patterns bool
		forms    form.Forms
		mean     string
	}{
		{13, false, 0, "3.579679469903"},
		{13, false, form.Standard, "3.785806335647"},
		{13, false, form.SevenPairs, "4.451041304831"},
		{13, false, form.ThirteenOrphans, "8.176059527216"},
		{14, false, 0, "3.155937813737"},
		{14, false, form.Standard, "3.315576237904"},
		{14, false, form.SevenPairs, "4.211748828736"},
		{14, false, form.ThirteenOrphans, "7.841302735144"},
		{13, true, 0, "2.912415234260"},
		{13, true, form.Standard, "3.242749674153"},
		{13, true, form.SevenPairs, "3.430466611036"},
		{13, true, form.ThirteenOrphans, "8.609838047559"},
		{14, true, 0, "2.476548349480"},
		{14, true, form.Standard, "2.746607123443"},
		{14, true, form.SevenPairs, "3.117987151046"},
		{14, true, form.ThirteenOrphans, "8.358404703898"},
	} {
		i := slices.IndexFunc(exactTotals, func(e totals) bool { return e.tiles == want.tiles && e.weighted != want.patterns })
		d := counted()[i]
		if mean := odds.Mean(d.Of(want.forms)).FloatString(12); mean != want.mean {
			t.Errorf("%+v: mean %s", want, mean)
		}
	}
}

// The tables hold every hand once: their columns sum up to what can be counted otherwise.
func TestTotalsSum(t *testing.T) {
	for _, want := range exactTotals {
		if n := hands(want.tiles, want.weighted); n != want.total {
			t.Errorf("%d tiles, weighted %v: %d hands, want %d", want.tiles, want.weighted, n, want.total)
		}
	}
}

// A complete hand of two forms is seven pairs, six of them three by three in a row: 4668
// patterns, each dealt in 6^7 ways. A published total counts them twice.
func TestCompleteByForms(t *testing.T) {
	const overlap, sevens = 4_668, 6 * 6 * 6 * 6 * 6 * 6 * 6
	for _, want := range exactTotals {
		if want.tiles != 14 {
			continue
		}
		d, err := odds.Complete(odds.Question{Tiles: 14, Patterns: !want.weighted})
		if err != nil {
			t.Fatal(err)
		}
		both := uint64(overlap)
		if want.weighted {
			both *= sevens
		}
		for _, one := range []struct {
			forms form.Forms
			want  uint64
		}{
			{form.Standard, want.standard[0] - both},
			{form.SevenPairs, want.sevenPairs[0] - both},
			{form.ThirteenOrphans, want.orphans[0]},
			{form.Standard | form.SevenPairs, both},
			{form.Riichi, 0},
		} {
			if n := d.Complete(one.forms); n.Uint64() != one.want {
				t.Errorf("weighted %v, forms %b: %d deals, want %d", want.weighted, one.forms, n, one.want)
			}
		}
		if rows := d.Of(0); rows[0].Deals.Uint64() != want.minimum[0] || d.Deals.Uint64() != want.total {
			t.Errorf("weighted %v: %d of %d deals, want %d of %d", want.weighted, rows[0].Deals, d.Deals, want.minimum[0], want.total)
		}
	}
	published := new(big.Int).SetUint64(exactTotals[2].standard[0] + exactTotals[2].sevenPairs[0] + exactTotals[2].orphans[0])
	if published.Uint64() != 12_860_384_948_922 {
		t.Errorf("the sum of the forms is %d", published)
	}
}

// Complete hands of sets and a pair, also under restrictions, joined from the patterns of
// the suits.
func TestComplete(t *testing.T) {
	within := func(kinds tile.Kinds) (func(form.Set) bool, func(tile.Kind) bool) {
		return func(s form.Set) bool {
			ks := s.Kinds()
			return tile.KindsOf(ks[:]...)&^kinds == 0
		}, kinds.Has
	}
	simples, simplePairs := within(tile.Simples)
	characters, characterPairs := within(0x1ff | tile.AllHonours)
	triplets := func(s form.Set) bool { return !s.IsRun() }
	whole, seen := tile.AllCopies(), tile.AllCopies()
	seen[tile.East], seen[4], seen[13] = 1, 0, 2
	for i, want := range []struct {
		name      string
		rules     form.Rules
		left      tile.Counts
		only      string
		allowSet  func(form.Set) bool
		allowPair func(tile.Kind) bool
	}{
		{"five sets", form.Rules{Sets: 5}, whole, "", nil, nil},
		{"four sets", form.Rules{}, whole, "", nil, nil},
		{"tiles seen", form.Rules{}, seen, "", nil, nil},
		{"tanyao", form.Rules{}, whole, "tanyao & std", simples, simplePairs},
		{"toitoi", form.Rules{}, whole, "toitoi", triplets, nil},
		{"honitsu", form.Rules{}, whole, "honitsu(m) & std", characters, characterPairs},
	} {
		for _, patterns := range []bool{false, true}[:1+i%2] {
			q := odds.Question{Tiles: 3*want.rules.WithDefaults().Sets + 2, Rules: want.rules, Patterns: patterns}
			q.Rules.Forms, q.Only = form.Standard, program(t, want.only)
			for k := range q.Seen {
				q.Seen[k] = tile.Copies - want.left[k]
			}
			d, err := odds.Complete(q)
			if err != nil {
				t.Fatal(err)
			}
			n := oracle.CompleteDeals(want.left, q.Tiles/3, patterns, want.allowSet, want.allowPair)
			if got := d.Complete(form.Standard); got.Cmp(n) != 0 {
				t.Errorf("%s, patterns %v: %d deals, want %d", want.name, patterns, got, n)
			}
			if all := new(big.Int).Binomial(int64(want.left.Total()), int64(q.Tiles)); !patterns && d.Deals.Cmp(all) != 0 {
				t.Errorf("%s: %d deals, want %d", want.name, d.Deals, all)
			}
		}
	}
}

// Hands of one suit: figures that two engines agree on.
func TestOneSuit(t *testing.T) {
	deck := tile.Counts{4, 4, 4, 4, 4, 4, 4, 4, 4}
	for _, want := range []struct {
		tiles int
		forms form.Forms
		deals [15]uint64
	}{
		{14, 0, [15]uint64{13_277, 91_437, 14_086}},
		{14, form.Standard, [15]uint64{13_259, 91_065, 14_386, 90}},
		{13, 0, [15]uint64{0, 40_196, 52_791, 613}},
		{13, form.Standard, [15]uint64{0, 40_070, 52_678, 852}},
	} {
		d, err := odds.Deals(odds.Question{Tiles: want.tiles, Deck: &deck, Patterns: true, Rules: form.Rules{Forms: want.forms}})
		if err != nil {
			t.Fatal(err)
		}
		compare(t, fmt.Sprint(want.tiles, want.forms), d.Of(0), want.deals)
	}
}

// The page on the algebra names totals, which must be the ones counted here.
func TestAlgebraPageTotals(t *testing.T) {
	page, err := os.ReadFile("../docs/algebra.md")
	if err != nil {
		t.Fatal(err)
	}
	d, err := odds.Complete(odds.Question{Tiles: 14})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{fmt.Sprintf("All %d deals of 14 tiles", d.Deals), fmt.Sprintf("%d of them are complete", d.Of(0)[0].Deals)} {
		if !strings.Contains(string(page), want) {
			t.Errorf("docs/algebra.md does not say %q", want)
		}
	}
}

// hands counts the hands of so many tiles, kind by kind: of four copies one can hold 0..4,
// in 1, 4, 6, 4, 1 ways if deals are counted.
func hands(tiles int, weighted bool) uint64 {
	ways := map[bool][5]uint64{false: {1, 1, 1, 1, 1}, true: {1, 4, 6, 4, 1}}[weighted]
	count := make([]uint64, tiles+1) // by tiles held
	count[0] = 1
	for range tile.NumKinds {
		for n := tiles; n > 0; n-- {
			for c := 1; c <= min(tile.Copies, n); c++ {
				count[n] += ways[c] * count[n-c]
			}
		}
	}
	return count[tiles]
}
