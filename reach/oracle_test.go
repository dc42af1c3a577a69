package reach_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/oracle"
	"mentsu/reach"
	"mentsu/rule"
	"mentsu/tile"
)

// finishedNear calls visit with the finished hands within a distance, and what each lacks:
// every choice of tiles to add and to take away is asked whether it is finished.
func finishedNear(h *hand.Hand, pool form.Pool, distance int, visit func(finished, add tile.Counts, added int)) {
	held, caps := h.Concealed(), h.Caps(pool)
	isFinished := finishedBy(h)
	for added := range distance + 1 {
		less := added
		if h.Waiting() {
			less--
		}
		if less < 0 {
			continue
		}
		choices(added, func(add tile.Counts) {
			choices(less, func(take tile.Counts) {
				finished := held
				for k := range finished {
					if take[k] > held[k] || add[k] > 0 && take[k] > 0 {
						return
					}
					if finished[k] += add[k] - take[k]; finished[k] > caps[k] {
						return
					}
				}
				if isFinished(finished) {
					visit(finished, add, added)
				}
			})
		})
	}
}

// allGoals returns the goals within a distance: all finished hands are scored with each last
// tile.
func allGoals(t *testing.T, set *rule.Set, h *hand.Hand, pool form.Pool, distance int) []reach.Goal {
	t.Helper()
	var goals []reach.Goal
	finishedNear(h, pool, distance, func(finished, add tile.Counts, added int) {
		if g, ok := goalOf(t, set, h, finished, add, added); ok {
			goals = append(goals, g)
		}
	})
	slices.SortFunc(goals, func(a, b reach.Goal) int {
		switch {
		case a.Distance != b.Distance:
			return a.Distance - b.Distance
		case a.Fan != b.Fan:
			return b.Fan - a.Fan
		default:
			return slices.Compare(b.Tiles[:], a.Tiles[:])
		}
	})
	return goals
}

// choices calls visit with every multiset of n kinds.
func choices(n int, visit func(tile.Counts)) {
	var c tile.Counts
	var choose func(n, from int)
	choose = func(n, from int) {
		if n == 0 {
			visit(c)
			return
		}
		for k := from; k < tile.NumKinds; k++ {
			c[k]++
			choose(n-1, k)
			c[k]--
		}
	}
	choose(n, 0)
}

// finishedBy returns what tells whether concealed tiles are finished beside the melds of h.
func finishedBy(h *hand.Hand) func(tile.Counts) bool {
	melds := len(h.Melds())
	regular := oracle.Plain(4-melds, oracle.Allowed{})
	knitted := map[tile.Counts]bool{}
	if melds <= 1 {
		for _, c := range oracle.KnittedStraights(1 - melds) {
			knitted[c] = true
		}
	}
	if melds == 0 {
		for _, c := range oracle.HonoursAndKnitted() {
			knitted[c] = true
		}
	}
	four := tile.AllCopies()
	return func(c tile.Counts) bool {
		odd, pairs := 0, 0 // of the kinds, and the suits that hold the pair of a hand of sets
		for suit := range tile.Suit(tile.NumSuits) {
			n := 0
			for i := range suit.Len() {
				k := suit.First() + tile.Kind(i)
				n += int(c[k])
				odd += int(c[k] % 2)
			}
			pairs += n % 3
		}
		switch {
		case melds == 0 && odd == 0 && oracle.WinPairs(c, four, 0, oracle.PairForm{Pairs: 7, FourAsTwo: true}):
			return true
		case melds == 0 && odd == 12 && oracle.WinOrphans(c, four, 0):
			return true
		default:
			return knitted[c] || pairs == 2 && regular(c)
		}
	}
}

// goalOf scores a finished hand; it is no goal if it may not be declared.
func goalOf(t *testing.T, set *rule.Set, h *hand.Hand, finished, add tile.Counts, distance int) (g reach.Goal, ok bool) {
	t.Helper()
	g = reach.Goal{Distance: distance, Tiles: finished, Missing: add}
	last := add.Kinds()
	if drawn, discards := h.Drawn(); distance == 0 && discards {
		last = tile.KindsOf(drawn.Kind())
	}
	for k := range last.All() {
		l := reach.Last{Kind: k, Discard: worth(t, set, h, finished, k, false), SelfDraw: worth(t, set, h, finished, k, true)}
		g.Last = append(g.Last, l)
		if l.Discard.Valid && l.Discard.Fan > g.Fan {
			ok, g.Fan, g.Best, g.SelfDraw = true, l.Discard.Fan, len(g.Last)-1, false
		}
		if l.SelfDraw.Valid && l.SelfDraw.Fan > g.Fan {
			ok, g.Fan, g.Best, g.SelfDraw = true, l.SelfDraw.Fan, len(g.Last)-1, true
		}
	}
	return g, ok
}

// worth scores a finished hand with a last tile.
func worth(t *testing.T, set *rule.Set, h *hand.Hand, finished tile.Counts, last tile.Kind, selfDraw bool) reach.Worth {
	t.Helper()
	w := winOf(t, h, finished, last)
	w.SelfDraw = selfDraw
	var r rule.Result
	if err := set.Score(w, &r); err != nil {
		t.Fatal(finished, err)
	}
	return reach.Worth{Fan: r.Total, Valid: r.Valid}
}

// winOf returns the win of a finished hand with a last tile.
func winOf(t *testing.T, h *hand.Hand, finished tile.Counts, last tile.Kind) *rule.Win {
	t.Helper()
	tiles := hand.Tiles{Melds: h.Melds()}
	for k, n := range finished {
		tiles.Concealed = append(tiles.Concealed, slices.Repeat([]tile.Tile{tile.Tile(k)}, int(n))...)
	}
	whole, err := hand.New(tiles, hand.Context{Rules: h.Rules()})
	if err != nil {
		t.Fatal(err)
	}
	w := winds
	w.Hand, w.Tile = whole, tile.Tile(last)
	return &w
}
