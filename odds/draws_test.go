package odds_test

import (
	"math"
	"math/big"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/notation"
	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

func parse(t *testing.T, text string) *hand.Hand {
	t.Helper()
	h, err := notation.Hand(text, notation.Auto, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestDrawsOracle draws every set of tiles from small walls: is a ready or a complete hand
// among all tiles?
func TestDrawsOracle(t *testing.T) {
	r := corpus.New(5)
	for i := range 30 {
		q := odds.Question{Tiles: []int{13, 14, 10, 7}[i%4], Pool: form.Pool(r.Below(3))}
		q.Known = r.Counts([]corpus.Class{corpus.Near, corpus.FewKinds, corpus.Flush, corpus.NonSimple}[r.Below(4)], q.Tiles)
		wall := tile.AllCopies()
		wall.Sub(&q.Known)
		for wall.Total() > 9 {
			if k := r.Below(tile.NumKinds); wall[k] > 0 {
				wall[k]--
				q.Seen[k]++
			}
		}
		caps := q.Pool.Caps(new(tile.Counts), &q.Seen, 4)
		h := handOf(t, &q, tile.Counts{}, 0)
		query := shanten.Query{Pool: q.Pool}
		chances, err := odds.Draws(h, query, odds.Ahead{Draws: 4})
		if err != nil {
			t.Fatal(err)
		}
		useful := usefulKinds(h, query)
		for n, c := range chances {
			sets, advance, ready, win := uint64(0), uint64(0), uint64(0), uint64(0)
			oracle.EachDeal(wall, n, func(drawn tile.Counts, ways uint64) {
				sets += ways
				if drawn.Kinds()&useful != 0 {
					advance += ways
				}
				for k, more := range q.Known {
					drawn[k] += more
				}
				d := least(drawn, caps, q.Tiles)
				if d <= 1 {
					ready += ways
				}
				if d == 0 {
					win += ways
				}
			})
			got := [4]uint64{c.Sets.Uint64(), c.Advance.Uint64(), c.Ready.Uint64(), c.Win.Uint64()}
			if want := [4]uint64{sets, advance, ready, win}; got != want || c.Draws != n {
				t.Errorf("%+v, %d draws: %v, want %v", q, n, got, want)
			}
		}
	}
}

// least returns the missing tiles of counts, of a hand of as many tiles at the beginning.
func least(counts, caps tile.Counts, tiles int) int {
	d, possible := oracle.Distance(counts, caps, tiles/3, nil, nil)
	if !possible {
		d = math.MaxInt
	}
	if tiles < 13 {
		return d
	}
	if p, possible := oracle.SevenPairs(counts, caps, false); possible {
		d = min(d, p)
	}
	if o, possible := oracle.Orphans(counts, caps); possible {
		d = min(d, o)
	}
	return d
}

// usefulKinds returns what a hand waits for, of 3n+2 tiles after the best discard.
func usefulKinds(h *hand.Hand, q shanten.Query) tile.Kinds {
	if h.Waiting() {
		return shanten.UsefulTiles(h, q).Tiles
	}
	return shanten.Discards(nil, h, q)[0].Tiles
}

// A ready hand that is not changed wins with any of its waits: nobody needs a table for that.
func TestDrawsTenpai(t *testing.T) {
	h := parse(t, "234567m23p567p55s") // waits on 1p and 4p, eight tiles of 123
	chances, err := odds.Draws(h, shanten.Query{}, odds.Ahead{Draws: 12})
	if err != nil {
		t.Fatal(err)
	}
	for n, c := range chances {
		sets := new(big.Int).Binomial(123, int64(n))
		if want := new(big.Int).Sub(sets, new(big.Int).Binomial(115, int64(n))); c.Advance.Cmp(want) != 0 || c.Sets.Cmp(sets) != 0 {
			t.Errorf("%d draws: %d of %d, want %d of %d", n, c.Advance, c.Sets, want, sets)
		}
		if c.Ready.Cmp(c.Sets) != 0 || c.Win.Cmp(c.Advance) < 0 {
			t.Errorf("%d draws: %d ready, %d won, %d without a change", n, c.Ready, c.Win, c.Advance)
		}
	}
}

// TestPlay holds games against what is exact: nobody does better than with hindsight, an
// advance comes when a useful tile comes, and one draw leaves nothing to decide.
func TestPlay(t *testing.T) {
	const games, most = 2000, 8
	for _, text := range []string{"234567m23p567p55s", "1225p56s23588m17z", "19m19p19s1234567z", "123m0567p789s1145z", "122334m5p[555z][789s]"} {
		h := parse(t, text)
		chances, err := odds.Draws(h, shanten.Query{}, odds.Ahead{Draws: most})
		if err != nil {
			t.Fatal(err)
		}
		outcomes, err := odds.Play(t.Context(), h, shanten.Query{}, most, games, 1)
		if err != nil {
			t.Fatal(err)
		}
		for n, o := range outcomes {
			c := chances[n]
			share := func(x *big.Int) float64 { return odds.Probability(x, c.Sets) }
			for _, one := range []struct {
				name  string
				got   int
				bound float64
			}{{"ready", o.Ready, share(c.Ready)}, {"win", o.Win, share(c.Win)}} {
				if got := float64(one.got) / games; got > one.bound+4*odds.ShareError(one.bound, games)+1e-12 {
					t.Errorf("%s: %s within %d draws: %v, more than %v", text, one.name, n, got, one.bound)
				}
			}
			if o.Draws != n || o.Win > o.Ready {
				t.Errorf("%s: %+v", text, o)
			}
		}
		one, exact := outcomes[1], odds.Probability(chances[1].Advance, chances[1].Sets)
		if got := float64(one.Advance) / games; math.Abs(got-exact) > 4*odds.ShareError(exact, games)+1e-12 {
			t.Errorf("%s: advance with one draw: %v, want %v", text, got, exact)
		}
	}
}

// Kinds that act as jokers are drawn as what they are.
func TestPlayJokerKinds(t *testing.T) {
	const games, most = 400, 6
	h, err := notation.Hand("123m567p789s1145z", notation.Auto, hand.Context{JokerKinds: tile.KindsOf(tile.White, 3)})
	if err != nil {
		t.Fatal(err)
	}
	chances, err := odds.Draws(h, shanten.Query{}, odds.Ahead{Draws: most})
	if err != nil {
		t.Fatal(err)
	}
	outcomes, err := odds.Play(t.Context(), h, shanten.Query{}, most, games, 1)
	if err != nil {
		t.Fatal(err)
	}
	for n, o := range outcomes {
		c := chances[n]
		bound := odds.Probability(c.Win, c.Sets)
		if got := float64(o.Win) / games; got > bound+4*odds.ShareError(bound, games)+1e-12 {
			t.Errorf("win within %d draws: %v, more than %v", n, got, bound)
		}
	}
	exact := odds.Probability(chances[1].Advance, chances[1].Sets)
	if got := float64(outcomes[1].Advance) / games; math.Abs(got-exact) > 4*odds.ShareError(exact, games) {
		t.Errorf("advance with one draw: %v, want %v", got, exact)
	}
}

func TestPlaySeed(t *testing.T) {
	h := parse(t, "1225p56s23588m17z")
	play := func(seed uint64) odds.Outcome {
		o, err := odds.Play(t.Context(), h, shanten.Query{}, 10, 500, seed)
		if err != nil {
			t.Fatal(err)
		}
		return o[10]
	}
	if first, again := play(1), play(1); first != again {
		t.Error("the same seed plays other games")
	}
	if play(1) == play(2) {
		t.Error("another seed plays the same games")
	}
}

// A wall of nothing but the wait: the first draw wins.
func TestPlayCertain(t *testing.T) {
	q := odds.Question{Tiles: 13}
	for _, k := range []tile.Kind{1, 2, 3, 4, 5, 6, 10, 11, 13, 14, 15} {
		q.Known[k] = 1
	}
	q.Known[22] = 2
	q.Seen = tile.AllCopies()
	q.Seen.Sub(&q.Known)
	q.Seen[9], q.Seen[12] = 2, 1 // of 1p and 4p some are left
	h := handOf(t, &q, tile.Counts{}, 0)
	o, err := odds.Play(t.Context(), h, shanten.Query{}, 2, 50, 1)
	if err != nil {
		t.Fatal(err)
	}
	if o[0].Win != 0 || o[0].Ready != 50 || o[1].Win != 50 || o[2].Win != 50 {
		t.Errorf("%+v", o)
	}
}
