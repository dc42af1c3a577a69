package odds_test

import (
	"fmt"
	"math"
	"math/big"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/odds"
	"mentsu/tile"
	"mentsu/win"
)

// wait is what ready deals wait on.
type wait struct{ kinds, tiles int }

// listWaits goes through all deals of a small wall: what waits of each returns are the kinds
// that it waits on, if it is ready.
func listWaits(q *odds.Question, wall tile.Counts, waits func(dealt tile.Counts, jokers int) (tile.Kinds, bool)) (want map[wait]uint64, ready uint64) {
	want = map[wait]uint64{}
	random := q.Tiles - q.Known.Total() - q.Jokers
	for jokers := range min(q.WallJokers, random) + 1 {
		ways := new(big.Int).Binomial(int64(q.WallJokers), int64(jokers)).Uint64()
		oracle.EachDeal(wall, random-jokers, func(dealt tile.Counts, times uint64) {
			kinds, is := waits(dealt, jokers)
			if !is {
				return
			}
			w := wait{kinds: kinds.Len()}
			for k := range kinds.All() {
				w.tiles += int(wall[k] - dealt[k])
			}
			if q.Patterns {
				times, ways = 1, 1
			}
			want[w] += times * ways
			ready += times * ways
		})
	}
	return want, ready
}

// waitsQuestion is a question of which few tiles are random, and the wall they come from.
func waitsQuestion(r *corpus.Rand, class corpus.Class, tiles, random int) (q odds.Question, wall tile.Counts) {
	q.Tiles = tiles
	q.Known = r.Counts(class, tiles-random-q.Jokers)
	wall = tile.AllCopies()
	for k := range wall {
		if wall[k] -= q.Known[k]; r.Below(3) > 0 {
			q.Seen[k], wall[k] = wall[k], 0
		}
	}
	return q, wall
}

// TestWaitsOnlyOracle counts what deals wait on under restrictions of one clause, of which
// package restrict tells the waits.
func TestWaitsOnlyOracle(t *testing.T) {
	t.Parallel()
	r := corpus.New(12)
	met := 0
	restrictions := []string{"tanyao", "toitoi", "honroutou", "chinitsu(m)", "chiitoitsu", "kokushi", "honitsu(s)"}
	for i := range 20 * len(restrictions) {
		only := restrictions[i%len(restrictions)]
		class := []corpus.Class{corpus.Near, corpus.FewKinds, corpus.NonSimple, corpus.Flush}[r.Below(4)]
		q, wall := waitsQuestion(r, class, []int{13, 10, 7, 4}[i/len(restrictions)%4], 3)
		q.Only, q.Pool, q.Patterns = program(t, only), form.Pool(i%3), i%4 == 1
		want, _ := listWaits(&q, wall, func(dealt tile.Counts, _ int) (tile.Kinds, bool) {
			a, err := q.Only.Of(handOf(t, &q, dealt, 0), q.Pool)
			if err != nil {
				t.Fatal(err)
			}
			return a.Useful, a.Shanten == 0
		})
		w, err := odds.Waits(q)
		if err != nil {
			t.Errorf("%s: %v", only, err)
			continue
		}
		if !w.Exact || len(w.Cells) != len(want) {
			t.Errorf("%s: %+v, want %v", only, w.Cells, want)
		}
		for _, c := range w.Cells {
			if n := want[wait{c.Kinds, c.Tiles}]; c.Deals.Uint64() != n {
				t.Errorf("%s: %+v, want %d", only, c, n)
			}
			met++
		}
	}
	if met < 10 {
		t.Errorf("only %d kinds of waits were met", met)
	}
}

// readyQuestion is a question about deals of which one is ready for a form with knitted tiles.
func readyQuestion(r *corpus.Rand, i int) (q odds.Question, wall tile.Counts) {
	q = odds.Question{Tiles: []int{13, 13, 10}[i%3], Rules: chinese, Pool: form.Pool(i / 3 % 3), Patterns: i%4 == 1}
	finished := [][]tile.Counts{straights[1](), honoursAndKnitted(), straights[0]()}[i%3]
	for fits := false; !fits; {
		q.Known, fits = finished[r.Below(len(finished))], true
		for _, n := range q.Known {
			fits = fits && n <= tile.Copies
		}
	}
	wall = tile.AllCopies()
	wall.Sub(&q.Known)
	for range 4 { // one is missing, three are random
		for k := r.Below(tile.NumKinds); ; k = (k + 1) % tile.NumKinds {
			if q.Known[k] > 0 {
				q.Known[k]--
				wall[k]++
				break
			}
		}
	}
	for k := range wall {
		if gone := wall[k] - min(wall[k], uint8(r.Below(3))); r.Below(8) > 0 {
			q.Seen[k] += gone
			wall[k] -= gone
		}
	}
	return q, wall
}

// TestKnittedWaitsOracle draws every kind to all deals of small walls near the forms with
// knitted tiles.
func TestKnittedWaitsOracle(t *testing.T) {
	t.Parallel()
	r := corpus.New(13)
	met := 0
	for i := range 12 {
		q, wall := readyQuestion(r, i)
		want, _ := listWaits(&q, wall, func(dealt tile.Counts, _ int) (tile.Kinds, bool) {
			w := win.Waits(handOf(t, &q, dealt, 0), win.Query{Pool: q.Pool, Forms: q.Rules.Forms})
			return w.Kinds, w.Kinds != 0
		})
		w, err := odds.Waits(q)
		if err != nil {
			t.Fatal(err)
		}
		if len(w.Cells) != len(want) {
			t.Errorf("%+v: %+v, want %v", q, w.Cells, want)
		}
		for _, c := range w.Cells {
			if n := want[wait{c.Kinds, c.Tiles}]; c.Deals.Uint64() != n {
				t.Errorf("%+v: %+v, want %d", q, c, n)
			}
			met++
		}
	}
	if met < 10 {
		t.Errorf("only %d kinds of waits were met", met)
	}
}

// The ready deals under Chinese official rules are counted in two ways.
func TestKnittedWaitsReady(t *testing.T) {
	w, err := odds.Waits(odds.Question{Tiles: 13, Rules: chinese})
	if err != nil {
		t.Fatal(err)
	}
	all, err := chineseDeals[13]()
	if err != nil {
		t.Fatal(err)
	}
	if n := odds.AtMost(all.Of(0), 0); w.Ready.Cmp(n) != 0 || w.Deals.Cmp(all.Deals) != 0 {
		t.Errorf("%d ready of %d, want %d of %d", w.Ready, w.Deals, n, all.Deals)
	}
}

// TestSampleWaits holds ready deals that are drawn against all of them: of small walls with
// jokers and under restrictions, within four standard errors.
func TestSampleWaits(t *testing.T) {
	t.Parallel()
	const samples = 1200
	r := corpus.New(14)
	met := 0
	for i := range 16 {
		class := []corpus.Class{corpus.Near, corpus.FewKinds, corpus.Flush}[i%3]
		jokers := i % 3
		q, wall := waitsQuestion(r, class, []int{13, 10, 7}[i%3], 3)
		if q.Known.Total() < jokers {
			t.Fatal("too few tiles")
		}
		for range jokers {
			k := q.Known.Kinds().First()
			q.Known[k]--
			q.Seen[k]++
		}
		q.Jokers, q.WallJokers, q.Rules.JokerCopies = jokers, i/2%3, form.JokerCopies(i/4%2)
		q.Patterns = i%5 == 4
		if only := []string{"", "honitsu", "pinfu", "ittsu"}[i%4]; only != "" {
			q.Only = program(t, only)
		}
		want, ready := listWaits(&q, wall, func(dealt tile.Counts, jokers int) (tile.Kinds, bool) {
			h := handOf(t, &q, dealt, jokers)
			if q.Only == nil {
				return win.Waits(h, win.Query{}).Kinds, engine(t, &q, dealt, jokers).Shanten == 0
			}
			a, err := q.Only.Of(h, q.Pool)
			if err != nil {
				t.Fatal(err)
			}
			return a.Useful, a.Shanten == 0
		})
		w, err := odds.SampleWaits(t.Context(), q, samples, uint64(i))
		if err != nil {
			t.Fatalf("%+v: %v", q, err)
		}
		if w.Exact {
			if ready > 0 {
				t.Errorf("%+v: none is ready, want %d", q, ready)
			}
			continue
		}
		if w.Drawn != samples || q.Only == nil && (w.From.Uint64() != ready || w.Ready.Int64() != samples) {
			t.Errorf("%+v: %d drawn from %d, %d ready; want from %d", q, w.Drawn, w.From, w.Ready, ready)
		}
		got := map[wait]float64{}
		for _, c := range w.Cells {
			got[wait{c.Kinds, c.Tiles}] = float64(c.Deals.Int64())
		}
		from := float64(w.From.Uint64())
		for k, n := range want {
			p := float64(n) / from
			if far := math.Abs(got[k] - p*samples); far > 4*math.Sqrt(p*(1-p)*samples)+2 { // two more for the rarest
				t.Errorf("%d %+v: %+v: %v drawn, want %v", i, q, k, got[k], p*samples)
			}
			delete(got, k)
			met++
		}
		if len(got) > 0 {
			t.Errorf("%+v: %v, which no deal waits on", q, got)
		}
	}
	if met < 30 {
		t.Errorf("only %d kinds of waits were met", met)
	}
}

func TestSampleWaitsSeed(t *testing.T) {
	draw := func(seed uint64) string {
		w, err := odds.SampleWaits(t.Context(), odds.Question{Tiles: 7, WallJokers: 2}, 300, seed)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(w.Cells)
	}
	if first, again := draw(1), draw(1); first != again {
		t.Error("the same seed draws other deals")
	}
	if draw(1) == draw(2) {
		t.Error("another seed draws the same deals")
	}
}
