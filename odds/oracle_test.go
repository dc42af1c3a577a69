package odds_test

import (
	"fmt"
	"math/big"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/odds"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// program returns the program of a restriction, nil of none.
func program(t *testing.T, text string) *restrict.Program {
	t.Helper()
	if text == "" {
		return nil
	}
	r, err := restrict.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	p, err := restrict.Compile(r, restrict.Winds{Round: tile.East, Seat: tile.South})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// small is a question whose deals can be gone through.
type small struct {
	odds.Question

	left tile.Counts // that are dealt
	caps tile.Counts // of a finished hand
}

// smallQuestion returns a question about a deck of few kinds, most of them of one suit.
func smallQuestion(r *corpus.Rand, tiles, random int) small {
	q := small{Question: odds.Question{Tiles: tiles}}
	q.Rules.FourAsTwoPairs = r.Below(2) == 0
	q.Pool = form.Pool(r.Below(3))
	var deck tile.Counts
	kinds := 6 + r.Below(4)
	for range kinds {
		k := tile.Kind(r.Below(9))
		if r.Below(3) == 0 {
			k = tile.Kind(r.Below(tile.NumKinds))
		}
		deck[k] = uint8(1 + r.Below(4))
	}
	q.Deck, q.left, q.caps = &deck, deck, deck
	meld := func() {
		for k, n := range q.left {
			if n >= 3 && r.Below(3) == 0 {
				q.Melds = append(q.Melds, hand.Meld{Kind: hand.Pon, Set: form.Triplet(tile.Kind(k))})
				q.left[k] -= 3
				if q.Pool != form.PoolHand {
					q.caps[k] -= 3
				}
				return
			}
		}
	}
	if tiles <= 11 {
		meld()
	}
	take := func(into *tile.Counts) bool {
		for k := r.Below(tile.NumKinds); q.left.Total() > random; k = (k + 1) % tile.NumKinds {
			if q.left[k] > 0 {
				q.left[k]--
				into[k]++
				return true
			}
		}
		return false
	}
	for q.Known.Total() < tiles-random && take(&q.Known) {
	}
	for range r.Below(3) {
		take(&q.Seen)
	}
	if q.Pool == form.PoolSeen {
		q.caps.Sub(&q.Seen)
	}
	return q
}

// answer returns the shanten numbers of a hand by the oracle.
func (q *small) answer(counts tile.Counts) shanten.Answer {
	number := func(d int, possible bool) shanten.Number {
		if !possible {
			return shanten.Impossible
		}
		return shanten.Number(d - 1)
	}
	a := shanten.ImpossibleAnswer()
	a.Standard = number(oracle.Distance(counts, q.caps, q.Tiles/3, nil, nil))
	if q.Tiles >= 13 && len(q.Melds) == 0 {
		a.SevenPairs = number(oracle.SevenPairs(counts, q.caps, q.Rules.FourAsTwoPairs))
		a.ThirteenOrphans = number(oracle.Orphans(counts, q.caps))
	}
	a.Shanten = min(a.Standard, a.SevenPairs, a.ThirteenOrphans)
	return a
}

// each calls visit with every hand of the question and the ways to be dealt it.
func (q *small) each(visit func(counts tile.Counts, ways uint64)) {
	oracle.EachDeal(q.left, q.Tiles-q.Known.Total(), func(dealt tile.Counts, ways uint64) {
		for k, n := range q.Known {
			dealt[k] += n
		}
		if q.Patterns {
			ways = 1
		}
		visit(dealt, ways)
	})
}

// eachSmall calls check with small questions of all sizes.
func eachSmall(t *testing.T, seed uint64, check func(q *small)) {
	t.Helper()
	r := corpus.New(seed)
	asked := 0
	for _, tiles := range []int{1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 13, 14, 13, 14} {
		for range 12 {
			q := smallQuestion(r, tiles, min(tiles, 4+r.Below(3)))
			q.Patterns = r.Below(3) == 0
			if q.left.Total() < q.Tiles-q.Known.Total() || q.Known.Total() > q.Tiles || q.left.Total() > 16 {
				continue
			}
			asked++
			check(&q)
		}
	}
	if asked < 60 {
		t.Fatalf("only %d questions", asked)
	}
}

// TestDealsOracle goes through all deals of small decks.
func TestDealsOracle(t *testing.T) {
	eachSmall(t, 1, func(q *small) {
		d, err := odds.Deals(q.Question)
		if err != nil {
			t.Fatalf("%+v: %v", q, err)
		}
		want := map[shanten.Answer]uint64{}
		q.each(func(counts tile.Counts, ways uint64) { want[q.answer(counts)] += ways })
		if len(want) != len(d.Cells) {
			t.Errorf("%+v: %d cells, want %d", q, len(d.Cells), len(want))
		}
		for _, c := range d.Cells {
			if c.Deals.Uint64() != want[c.Answer] {
				t.Errorf("%+v: %+v: %d deals, want %d", q, c.Answer, c.Deals, want[c.Answer])
			}
		}
	})
}

// TestWaitsOracle draws every kind to every deal of small decks.
func TestWaitsOracle(t *testing.T) {
	ready := 0
	eachSmall(t, 2, func(q *small) {
		if q.Tiles%3 != 1 {
			return
		}
		w, err := odds.Waits(q.Question)
		if err != nil {
			t.Fatalf("%+v: %v", q, err)
		}
		type wait struct{ kinds, tiles int }
		want, all := map[wait]uint64{}, uint64(0)
		q.each(func(counts tile.Counts, ways uint64) {
			all += ways
			if q.answer(counts).Shanten != 0 {
				return
			}
			var now wait
			for k := range counts {
				if counts[k] >= q.caps[k] {
					continue
				}
				counts[k]++
				if q.answer(counts).Shanten == -1 {
					now.kinds++
					now.tiles += int(q.left[k] + q.Known[k] - (counts[k] - 1))
				}
				counts[k]--
			}
			want[now] += ways
		})
		if w.Deals.Uint64() != all || len(w.Cells) != len(want) {
			t.Errorf("%+v: %d deals, %d cells, want %d, %d", q, w.Deals, len(w.Cells), all, len(want))
		}
		sum := uint64(0)
		for _, c := range w.Cells {
			if n := want[wait{c.Kinds, c.Tiles}]; c.Deals.Uint64() != n {
				t.Errorf("%+v: %+v, want %d", q, c, n)
			}
			sum += c.Deals.Uint64()
		}
		if w.Ready.Uint64() != sum {
			t.Errorf("%+v: %d ready, want %d", q, w.Ready, sum)
		}
		ready += len(want)
	})
	if ready < 10 {
		t.Errorf("only %d kinds of waits were met", ready)
	}
}

// TestWaitsReady counts the ready deals in two ways.
func TestWaitsReady(t *testing.T) {
	for _, rules := range []form.Rules{{Players: 3, FourAsTwoPairs: true}, {Sets: 5}, {Forms: form.SevenPairs}} {
		q := odds.Question{Tiles: 3*rules.WithDefaults().Sets + 1, Rules: rules}
		w, err := odds.Waits(q)
		if err != nil {
			t.Fatal(err)
		}
		d, err := odds.Deals(q)
		if err != nil {
			t.Fatal(err)
		}
		if n := odds.AtMost(d.Of(0), 0); w.Ready.Cmp(n) != 0 || w.Deals.Cmp(d.Deals) != 0 {
			t.Errorf("%+v: %d ready of %d, want %d of %d", rules, w.Ready, w.Deals, n, d.Deals)
		}
	}
}

// TestBinomials counts deals without looking at them.
func TestBinomials(t *testing.T) {
	for _, tiles := range []int{1, 4, 8, 13} {
		q := odds.Question{Tiles: tiles, WallJokers: tiles % 4, Rules: form.Rules{Players: 3}}
		d, err := odds.Deals(q)
		if err != nil {
			t.Fatal(err)
		}
		if want := new(big.Int).Binomial(int64(108+q.WallJokers), int64(tiles)); d.Deals.Cmp(want) != 0 {
			t.Errorf("%d tiles: %d deals, want %d", tiles, d.Deals, want)
		}
	}
}

// TestThreePlayers takes three players as a deck without seven kinds.
func TestThreePlayers(t *testing.T) {
	deck := tile.AllCopies()
	for k := range tile.SanmaGone.All() {
		deck[k] = 0
	}
	a, err := odds.Deals(odds.Question{Tiles: 13, Rules: form.Rules{Players: 3}})
	if err != nil {
		t.Fatal(err)
	}
	b, err := odds.Deals(odds.Question{Tiles: 13, Deck: &deck})
	if err != nil {
		t.Fatal(err)
	}
	if fmt.Sprint(a) != fmt.Sprint(b) {
		t.Errorf("three players: %v, their deck: %v", a, b)
	}
}
