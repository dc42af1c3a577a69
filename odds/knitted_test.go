package odds_test

import (
	"fmt"
	"math/big"
	"sync"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

// chinese are the rules of shape of Chinese official mahjong.
var chinese = form.Rules{FourAsTwoPairs: true, Forms: form.ChineseOfficial}

// TestChineseOfficial counts the complete deals, of which a total is published, and adds the
// hands that only the Chinese official rules know, which are few enough to be listed, to those
// of the other forms.
func TestChineseOfficial(t *testing.T) {
	d, err := odds.Complete(odds.Question{Tiles: 14, Rules: chinese})
	if err != nil {
		t.Fatal(err)
	}
	const total = 13_257_769_189_488
	if n := odds.AtMost(d.Of(0), -1).Uint64(); n != total {
		t.Errorf("%d complete deals", n)
	}
	sum := new(big.Int)
	for f := form.Forms(1); f <= form.ChineseOfficial; f++ {
		sum.Add(sum, d.Complete(f))
	}
	if sum.Uint64() != total {
		t.Errorf("%d complete deals by their forms", sum)
	}
	for f, finished := range map[form.Forms][]tile.Counts{
		form.KnittedStraight: oracle.KnittedStraights(1), form.HonoursAndKnitted: oracle.HonoursAndKnitted(),
	} {
		deals, met := uint64(0), map[tile.Counts]bool{}
		for _, c := range finished {
			if n, possible := oracle.Distance(c, tile.AllCopies(), 4, nil, nil); possible && n == 0 {
				t.Fatalf("%v is complete in the standard form", c)
			}
			if !met[c] {
				deals += waysOf(c)
			}
			met[c] = true
		}
		if n := d.Complete(f).Uint64(); n != deals {
			t.Errorf("%v: %d complete deals, listed %d", f, n, deals)
		}
	}
}

// waysOf returns the number of deals of some counts from a whole set of tiles, 0 if a kind
// has too many.
func waysOf(c tile.Counts) uint64 {
	ways := uint64(1)
	for _, n := range c {
		if n > tile.Copies {
			return 0
		}
		ways *= [tile.Copies + 1]uint64{1, 4, 6, 4, 1}[n]
	}
	return ways
}

// chineseAnswer returns the shanten numbers of concealed tiles by the oracles, of which a
// finished hand may hold so many.
func chineseAnswer(counts, caps *tile.Counts, tiles int) shanten.Answer {
	a := shanten.ImpossibleAnswer()
	set := func(n *shanten.Number, d int, possible bool) {
		if possible {
			*n = shanten.Number(d - 1)
		}
	}
	d, possible := oracle.Distance(*counts, *caps, tiles/3, nil, nil)
	set(&a.Standard, d, possible)
	if tiles >= 10 {
		d, possible = oracle.Nearest(straights[tiles/3-3](), *counts, *caps, *caps, 0)
		set(&a.KnittedStraight, d, possible)
	}
	if tiles > 12 {
		d, possible = oracle.SevenPairs(*counts, *caps, true)
		set(&a.SevenPairs, d, possible)
		d, possible = oracle.Orphans(*counts, *caps)
		set(&a.ThirteenOrphans, d, possible)
		d, possible = oracle.Nearest(honoursAndKnitted(), *counts, *caps, *caps, 0)
		set(&a.HonoursAndKnitted, d, possible)
	}
	a.Shanten = min(a.Standard, a.SevenPairs, a.ThirteenOrphans, a.KnittedStraight, a.HonoursAndKnitted)
	return a
}

var (
	straights = [2]func() []tile.Counts{
		sync.OnceValue(func() []tile.Counts { return oracle.KnittedStraights(0) }),
		sync.OnceValue(func() []tile.Counts { return oracle.KnittedStraights(1) }),
	}
	honoursAndKnitted = sync.OnceValue(oracle.HonoursAndKnitted)
)

// knittedQuestion is a question about deals near the forms with knitted tiles, closed and
// with a meld, of which few tiles are random, and which can be dealt.
func knittedQuestion(r *corpus.Rand, i int) (q odds.Question, wall tile.Counts) {
	q = odds.Question{Tiles: []int{13, 14, 10, 11}[i%4], Rules: chinese, Pool: form.Pool(i / 4 % 3)}
	melds := 0
	if q.Tiles < 12 {
		melds = i / 2 % 2 // the others are declared elsewhere
	}
	d := r.Knitted(q.Tiles, melds, 0)
	q.Known, q.Melds = d.Concealed, d.Melds
	for range 3 + i%2 {
		for k := r.Below(tile.NumKinds); ; k = (k + 1) % tile.NumKinds {
			if q.Known[k] > 0 {
				q.Known[k]--
				break
			}
		}
	}
	h := d.Hand(chinese)
	wall = h.Left()
	for k, n := range d.Concealed {
		wall[k] += n - q.Known[k]
	}
	for k := range wall { // some kinds are gone altogether, more are not dealt
		if wall[k] > 0 && r.Below(3) > 0 {
			q.Seen[k], wall[k] = wall[k], 0
		}
	}
	return q, wall
}

// TestKnittedOracle goes through all deals of small walls: every form with knitted tiles, and
// the least of some forms.
func TestKnittedOracle(t *testing.T) {
	t.Parallel()
	r := corpus.New(11)
	nearest := map[form.Forms]uint64{}
	for i := range 16 {
		q, wall := knittedQuestion(r, i)
		q.Rules.Forms = []form.Forms{form.ChineseOfficial, form.Standard | form.SevenPairs | form.ThirteenOrphans | form.HonoursAndKnitted, form.Knitted, form.Standard | form.KnittedStraight, form.ChineseOfficial}[i/4%5]
		q.Patterns = i%7 == 3
		random := q.Tiles - q.Known.Total()
		if wall.Total() < random {
			continue
		}
		var melded tile.Counts
		for _, m := range q.Melds {
			for _, one := range m.Tiles() {
				melded[one.Kind()]++
			}
		}
		caps := q.Pool.Caps(&melded, &q.Seen, 4)
		want := map[form.Forms]map[shanten.Number]uint64{}
		oracle.EachDeal(wall, random, func(dealt tile.Counts, ways uint64) {
			if q.Patterns {
				ways = 1
			}
			for k, n := range q.Known {
				dealt[k] += n
			}
			a := chineseAnswer(&dealt, &caps, q.Tiles)
			least := shanten.Impossible
			for _, f := range form.Each() {
				if q.Rules.Forms.Has(f) {
					addTo(want, f, a.Form(f), ways)
					least = min(least, a.Form(f))
				}
			}
			for _, f := range form.Each() {
				if q.Rules.Forms.Has(f) && a.Form(f) == least {
					nearest[f]++
				}
			}
			addTo(want, 0, least, ways)
		})
		d, err := odds.Deals(q)
		if err != nil {
			t.Fatal(err)
		}
		for f, rows := range want {
			compareRows(t, fmt.Sprintf("%d %+v %v", i, q, f), d.Of(f), rows)
		}
		if q.Tiles%3 == 2 {
			near, err := odds.Complete(q)
			if err != nil {
				t.Fatal(err)
			}
			for f, rows := range want {
				if n := odds.AtMost(near.Of(f), -1).Uint64(); n != rows[-1] {
					t.Errorf("%+v, %v: %d complete, want %d", q, f, n, rows[-1])
				}
			}
		}
	}
	if nearest[form.KnittedStraight] < 100 || nearest[form.HonoursAndKnitted] < 100 {
		t.Errorf("the nearest forms are %v: too few with knitted tiles to tell", nearest)
	}
}

func addTo(want map[form.Forms]map[shanten.Number]uint64, f form.Forms, n shanten.Number, ways uint64) {
	if want[f] == nil {
		want[f] = map[shanten.Number]uint64{}
	}
	want[f][n] += ways
}

func compareRows(t *testing.T, name string, rows []odds.Row, want map[shanten.Number]uint64) {
	t.Helper()
	if len(rows) != len(want) {
		t.Errorf("%s: %v, want %v", name, rows, want)
	}
	for _, row := range rows {
		if row.Deals.Uint64() != want[row.Shanten] {
			t.Errorf("%s, shanten %d: %d deals, want %d", name, row.Shanten, row.Deals, want[row.Shanten])
		}
	}
}
