package odds_test

import (
	"math/big"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

// TestDrawsJokers draws every set of tiles from small walls with jokers and kinds that act as
// jokers: is a ready or a complete hand of sets and a pair among all tiles?
func TestDrawsJokers(t *testing.T) {
	t.Parallel()
	r := corpus.New(15)
	query := shanten.Query{Forms: form.Standard}
	for i := range 16 {
		q := odds.Question{Tiles: []int{7, 8, 10, 4}[i%4], Rules: form.Rules{JokerCopies: form.JokerCopies(i / 4 % 2)}}
		q.Jokers = r.Below(2)
		ahead := odds.Ahead{Draws: 3, WallJokers: r.Below(3)}
		known := r.Counts([]corpus.Class{corpus.FewKinds, corpus.Flush}[i%2], q.Tiles-q.Jokers)
		wall := tile.AllCopies()
		wall.Sub(&known)
		if i%3 > 0 { // one kind held is a joker, or one that is not
			q.JokerKinds = tile.KindsOf(tile.White)
			if i%3 == 1 {
				q.JokerKinds = tile.KindsOf(known.Kinds().First())
			}
		}
		for wall.Total() > 9 {
			if k := tile.Kind(r.Below(tile.NumKinds)); wall[k] > 1 || wall[k] > 0 && !q.JokerKinds.Has(k) {
				wall[k]--
				q.Seen[k]++
			}
		}
		q.Known = known
		h := handOf(t, &q, tile.Counts{}, 0)
		chances, err := odds.Draws(h, query, ahead)
		if err != nil {
			t.Fatal(err)
		}
		useful := usefulKinds(h, query)
		hard := tile.AllCopies()
		if q.Rules.JokerCopies == form.JokerAny {
			hard = oracle.Unlimited()
		}
		for n, c := range chances {
			sets, advance, ready, win := uint64(0), uint64(0), uint64(0), uint64(0)
			for more := range min(n, ahead.WallJokers) + 1 {
				times := new(big.Int).Binomial(int64(ahead.WallJokers), int64(more)).Uint64()
				oracle.EachDeal(wall, n-more, func(drawn tile.Counts, ways uint64) {
					ways *= times
					sets += ways
					if drawn.Kinds()&(useful|q.JokerKinds) != 0 || more > 0 {
						advance += ways
					}
					jokers := q.Jokers + more
					for k, held := range known {
						if drawn[k] += held; q.JokerKinds.Has(tile.Kind(k)) {
							jokers += int(drawn[k])
							drawn[k] = 0
						}
					}
					d, possible := oracle.JokerDistance(drawn, hard, tile.AllCopies(), jokers, q.Tiles/3, oracle.Allowed{})
					if possible && d-jokers <= 1 {
						ready += ways
					}
					if possible && d <= jokers {
						win += ways
					}
				})
			}
			got := [4]uint64{c.Sets.Uint64(), c.Advance.Uint64(), c.Ready.Uint64(), c.Win.Uint64()}
			if want := [4]uint64{sets, advance, ready, win}; got != want || c.Draws != n {
				t.Errorf("%+v, %d jokers in the wall, %d draws: %v, want %v", q, ahead.WallJokers, n, got, want)
			}
		}
	}
}

// TestDrawsKnitted draws every set of tiles from small walls, from hands near the forms with
// knitted tiles.
func TestDrawsKnitted(t *testing.T) {
	t.Parallel()
	r := corpus.New(16)
	near := 0
	for i := range 30 {
		q, wall := readyQuestion(r, i)
		q.Patterns = false
		for k := r.Below(tile.NumKinds); q.Known.Total() < q.Tiles; k = (k + 1) % tile.NumKinds {
			if wall[k] > 0 {
				wall[k]--
				q.Known[k]++
			}
		}
		for wall.Total() > 12 {
			if k := r.Below(tile.NumKinds); wall[k] > 0 {
				wall[k]--
				q.Seen[k]++
			}
		}
		caps := q.Pool.Caps(new(tile.Counts), &q.Seen, 4)
		chances, err := odds.Draws(handOf(t, &q, tile.Counts{}, 0), shanten.Query{Pool: q.Pool}, odds.Ahead{Draws: 4})
		if err != nil {
			t.Fatal(err)
		}
		for n, c := range chances {
			ready, win := uint64(0), uint64(0)
			oracle.EachDeal(wall, n, func(drawn tile.Counts, ways uint64) {
				for k, more := range q.Known {
					drawn[k] += more
				}
				a := chineseAnswer(&drawn, &caps, q.Tiles)
				if a.Shanten <= 0 {
					ready += ways
				}
				if a.Shanten == -1 {
					win += ways
				}
			})
			if c.Ready.Uint64() != ready || c.Win.Uint64() != win {
				t.Errorf("%+v, %d draws: %d ready, %d complete, want %d, %d", q, n, c.Ready, c.Win, ready, win)
			}
			near += int(min(ready, 1))
		}
	}
	if near < 10 {
		t.Errorf("only %d were ever ready", near)
	}
}
