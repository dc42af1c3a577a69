package odds_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

// TestJokersOracle goes through all deals with jokers of small walls: the engine tells the
// shanten numbers, which the oracle of jokers is held against elsewhere.
func TestJokersOracle(t *testing.T) {
	r := corpus.New(3)
	for i := range 80 {
		q := odds.Question{
			Tiles: []int{13, 14, 10, 8}[i%4], Jokers: r.Below(3), WallJokers: r.Below(4),
			Rules: form.Rules{JokerCopies: form.JokerCopies(r.Below(2)), FourAsTwoPairs: r.Below(2) == 0},
		}
		if r.Below(3) == 0 {
			q.JokerKinds = tile.KindsOf(tile.Kind(r.Below(tile.NumKinds)))
		}
		q.Known = r.Counts([]corpus.Class{corpus.FewKinds, corpus.Near, corpus.Flush}[r.Below(3)], q.Tiles-q.Jokers-3)
		wall := tile.AllCopies()
		for k := range wall {
			if wall[k] -= q.Known[k]; q.Known[k] == 0 && !q.JokerKinds.Has(tile.Kind(k)) || r.Below(4) == 0 {
				q.Seen[k], wall[k] = wall[k], 0
			}
		}
		if wall.Total() < 3 {
			continue
		}
		want := map[shanten.Answer]uint64{}
		for drawn := range min(q.WallJokers, 3) + 1 {
			oracle.EachDeal(wall, 3-drawn, func(dealt tile.Counts, ways uint64) {
				pascal := []uint64{1, uint64(q.WallJokers), uint64(q.WallJokers * (q.WallJokers - 1) / 2), uint64(q.WallJokers * (q.WallJokers - 1) * (q.WallJokers - 2) / 6)}[drawn]
				want[engine(t, &q, dealt, drawn)] += ways * pascal
			})
		}
		d, err := odds.Deals(q)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range d.Cells {
			if c.Deals.Uint64() != want[c.Answer] {
				t.Errorf("%+v: %+v: %d deals, want %d", q, c.Answer, c.Deals, want[c.Answer])
			}
		}
		if len(d.Cells) != len(want) {
			t.Errorf("%+v: %d cells, want %d", q, len(d.Cells), len(want))
		}
	}
}

// engine returns the shanten numbers of the known tiles with those dealt.
func engine(t *testing.T, q *odds.Question, dealt tile.Counts, jokers int) shanten.Answer {
	t.Helper()
	return shanten.Of(handOf(t, q, dealt, jokers), shanten.Query{Pool: q.Pool})
}

func handOf(t *testing.T, q *odds.Question, dealt tile.Counts, jokers int) *hand.Hand {
	t.Helper()
	var tiles, seen []tile.Tile
	for k := range dealt {
		for range dealt[k] + q.Known[k] {
			tiles = append(tiles, tile.Tile(k))
		}
		for range q.Seen[k] {
			seen = append(seen, tile.Tile(k))
		}
	}
	h, err := hand.New(hand.Tiles{Concealed: tiles, Melds: q.Melds}, hand.Context{
		Rules: q.Rules, Reds: new([3]uint8), Jokers: q.Jokers + jokers, JokerKinds: q.JokerKinds, Seen: seen,
	})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestOnlyOracle goes through all deals of small walls under restrictions: package restrict
// tells the shanten numbers, which the oracle is held against there.
func TestOnlyOracle(t *testing.T) {
	r := corpus.New(4)
	pon := hand.Meld{Kind: hand.Pon, Set: form.Triplet(tile.White)}
	for i, only := range []string{
		"tanyao", "honitsu", "chinitsu | toitoi", "ittsu", "yakuhai", "chanta", "shousangen", "sanshoku", "iipeikou", "pinfu_shape",
		"honroutou", "chiitoitsu | kokushi", "ryanpeikou", "has(123m) & pair(9m)", "suuankou",
	} {
		for tiles := 13; tiles <= 14; tiles++ {
			q := odds.Question{Tiles: tiles, Only: program(t, only), Pool: form.Pool(i % 3)}
			if i%2 == 1 && tiles == 14 {
				q.Tiles, q.Melds = tiles-3, []hand.Meld{pon}
			}
			q.Known = r.Counts([]corpus.Class{corpus.Near, corpus.Flush, corpus.HalfFlush}[i%3], q.Tiles-3)
			if q.Melds != nil {
				q.Known[tile.White] = min(q.Known[tile.White], 1)
			}
			wall := tile.AllCopies()
			for k := range wall {
				if wall[k] -= q.Known[k]; k == int(tile.White) && q.Melds != nil {
					wall[k] -= 3
				}
				if r.Below(3) > 0 {
					q.Seen[k], wall[k] = wall[k], 0
				}
			}
			want := map[shanten.Number]uint64{}
			oracle.EachDeal(wall, q.Tiles-q.Known.Total(), func(dealt tile.Counts, ways uint64) {
				a, err := q.Only.Of(handOf(t, &q, dealt, 0), q.Pool)
				if err != nil {
					t.Fatal(err)
				}
				want[a.Shanten] += ways
			})
			d, err := odds.Deals(q)
			if err != nil {
				t.Errorf("%s: %v", only, err)
				continue
			}
			rows := d.Of(0)
			if len(rows) != len(want) {
				t.Errorf("%s, %d tiles: rows %v, want %v", only, q.Tiles, rows, want)
			}
			for _, row := range rows {
				if row.Deals.Uint64() != want[row.Shanten] {
					t.Errorf("%s, %d tiles, shanten %d: %d deals, want %d", only, q.Tiles, row.Shanten, row.Deals, want[row.Shanten])
				}
			}
		}
	}
}
