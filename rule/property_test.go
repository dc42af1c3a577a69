package rule_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/tile"
)

// everyWin scores random wins of four and three players and hands each to f with its result.
func everyWin(t *testing.T, f func(t *testing.T, s *rule.Set, row *corpus.Riichi, w *rule.Win, r *rule.Result)) {
	t.Helper()
	t.Parallel()
	const wins = 6000
	sets := map[int]*rule.Set{4: compiled(t, "std", nil), 3: compiled(t, "mahjongsoul3", nil)}
	rnd := corpus.New(2026)
	var r rule.Result
	for i := range wins {
		players := 4 - i%2
		row := rnd.Win(players)
		w := winOf(t, &row)
		if err := sets[players].Check(w); err != nil {
			t.Fatalf("%+v: %v", row, err)
		}
		if err := sets[players].Score(w, &r); err != nil {
			t.Fatalf("%+v: %v", row, err)
		}
		f(t, sets[players], &row, w, &r)
		if t.Failed() {
			return
		}
	}
}

// TestSumsOfAReceipt: what is paid adds up to the total, the lines of fu to the fu, and the
// changes of the seats to the sticks.
func TestSumsOfAReceipt(t *testing.T) {
	everyWin(t, func(t *testing.T, s *rule.Set, row *corpus.Riichi, w *rule.Win, r *rule.Result) {
		if !r.Valid {
			return
		}
		total, fu, changes := 0, 0, 0
		for _, item := range r.Items {
			total += item.Value * item.Count
		}
		for _, line := range r.FuItems {
			fu += line.Fu
		}
		for _, n := range r.Changes {
			changes += n
		}
		if total != r.Total+r.Yakuman || fu != r.RawFu || changes != 1000*w.Sticks || !r.HasPayer {
			t.Errorf("%+v: items %d, fu %d, changes %d: %+v", row, total, fu, changes, r)
		}
		if points, err := s.Points(w); err != nil || points != r.Points {
			t.Errorf("%+v: Points %d, %v, Score %d", row, points, err, r.Points)
		}
		winner := int(w.Seat - tile.East)
		for seat, n := range r.Changes {
			if (seat == winner) != (n > 0) && n != 0 {
				t.Errorf("%+v: seat %d changes by %d", row, seat, n)
			}
		}
	})
}

// TestMoreIsNeverLess: an indicator more, and riichi, never lower the points, nor does a
// stick what the winner gains.
func TestMoreIsNeverLess(t *testing.T) {
	everyWin(t, func(t *testing.T, s *rule.Set, row *corpus.Riichi, w *rule.Win, r *rule.Result) {
		points := func(change func(w *rule.Win)) int {
			with := *w
			with.Dora, with.Ura = slices.Clone(w.Dora), slices.Clone(w.Ura)
			change(&with)
			if s.Check(&with) != nil {
				return r.Points
			}
			n, err := s.Points(&with)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		for k := range tile.Kind(tile.NumKinds) {
			if got := points(func(w *rule.Win) { w.Dora = append(w.Dora, tile.Tile(k)) }); got < r.Points {
				t.Errorf("%+v: %d points, but %d with the indicator %s", row, r.Points, got, k)
			}
		}
		if w.Flags&(rule.Riichi|rule.DoubleRiichi) == 0 {
			if got := points(func(w *rule.Win) { w.Flags |= rule.Riichi }); got < r.Points {
				t.Errorf("%+v: %d points, but %d with riichi", row, r.Points, got)
			}
		}
	})
}

// TestSuitsAreAlike: with the suits in another place a win is worth the same, unless it is
// all green.
func TestSuitsAreAlike(t *testing.T) {
	everyWin(t, func(t *testing.T, s *rule.Set, row *corpus.Riichi, _ *rule.Win, r *rule.Result) {
		moved := *row
		turn := func(k tile.Kind) tile.Kind { return (k + 9) % 27 } // m to p to s to m
		if row.Players == 3 {
			turn = func(k tile.Kind) tile.Kind { // p and s change places, m has hardly any tiles
				if k < tile.Pin1 {
					return k
				}
				return (k-tile.Pin1+9)%18 + tile.Pin1
			}
		}
		move := func(x tile.Tile) tile.Tile {
			switch {
			case x.Kind().IsHonour():
				return x
			case x.IsRed():
				return tile.RedFive(turn(x.Kind()).Suit())
			default:
				return tile.Tile(turn(x.Kind()))
			}
		}
		moved.Win = move(row.Win)
		moved.Closed, moved.Dora, moved.Ura = moveAll(row.Closed, move), moveAll(row.Dora, move), moveAll(row.Ura, move)
		moved.Melds = slices.Clone(row.Melds)
		for i := range moved.Melds {
			m := &moved.Melds[i]
			first := tile.Kind(move(tile.Tile(m.Set.First())))
			if m.Set.IsRun() {
				m.Set = form.Run(first)
			} else {
				m.Set = form.Triplet(first)
			}
			if m.Call != (hand.Call{}) {
				m.Call.Tile = move(m.Call.Tile)
				if m.Call.IsAdded {
					m.Call.Added = move(m.Call.Added)
				}
			}
		}
		var other rule.Result
		if err := s.Score(winOf(t, &moved), &other); err != nil {
			t.Fatal(err)
		}
		if green(s, r) || green(s, &other) {
			return
		}
		if summary(s, r) != summary(s, &other) || r.Changes != other.Changes {
			t.Errorf("%+v: %s, in other suits %s", row, summary(s, r), summary(s, &other))
		}
	})
}

func moveAll(tiles []tile.Tile, move func(tile.Tile) tile.Tile) []tile.Tile {
	var all []tile.Tile
	for _, x := range tiles {
		all = append(all, move(x))
	}
	return all
}

// green reports whether a win is paid for all green.
func green(s *rule.Set, r *rule.Result) bool {
	return slices.ContainsFunc(r.Items, func(i rule.Item) bool { return s.Definition().Patterns[i.Pattern].ID == "ryuuiisou" })
}
