package rule_test

import (
	"errors"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/tile"
)

// TestJokersAnywhere takes a tile or two out of a win, now and then the winning one, puts jokers
// in their places, and wants the most that any tiles are worth there: the joker that was won is
// one of them. All forms are among the wins, those with knitted tiles, too.
func TestJokersAnywhere(t *testing.T) {
	t.Parallel()
	official, standard, sums := compiled(t, "mcr", nil), compiled(t, "std", nil), compiled(t, "zungjung", nil)
	rnd := corpus.New(7)
	ofForm, won, rows := map[form.Forms]int{}, 0, 0
	check := func(s *rule.Set, w *rule.Win, at int) {
		tiles := w.Hand.Tiles()
		joined := slices.Delete(slices.Clone(tiles.Concealed), at, at+1)
		with := *w
		jokers := []tile.Tile{tile.Joker}
		if rows++; rows%10 == 0 && len(joined) > 1 {
			last := len(joined) - 1
			if joined[last] == w.Tile && !slices.Contains(joined[:last], w.Tile) {
				last = 0
			}
			joined, jokers = slices.Delete(joined, last, last+1), append(jokers, tile.Joker)
		}
		with.Hand = jokerHand(t, s, append(slices.Clone(joined), jokers...), tiles.Melds)
		if tiles.Concealed[at] == w.Tile && (!slices.Contains(joined, w.Tile) || rnd.Below(2) == 0) {
			with.Tile = tile.Joker
			won++
		}
		melded := w.Hand.Melded()
		if with.Tile == tile.Joker && slices.ContainsFunc(melded[:], func(n uint8) bool { return n >= 3 }) {
			return // what it stands for may be a last tile, which a joker is not
		}
		var r rule.Result
		if err := s.Explain(&with, &r); err != nil {
			t.Errorf("%v won on %s: %v", with.Hand.Tiles(), with.Tile, err)
			return
		}
		ofForm[r.Reading.Form]++
		if best := dearestOf(t, s, &with, joined, tiles.Melds, len(jokers)); best.Points != r.Points || best.Total != r.Total || best.Yakuman != r.Yakuman {
			t.Errorf("%v won on %s: %s, want %s", with.Hand.Tiles(), with.Tile, summary(s, &r), summary(s, best))
		}
	}
	for i, text := range officialCorpus(t) {
		if i%10 == 0 {
			w := officialWin(t, official, text)
			check(official, w, rnd.Below(len(w.Hand.Tiles().Concealed)))
			check(official, w, slices.Index(w.Hand.Tiles().Concealed, w.Tile))
		}
	}
	for i := range 600 {
		row := rnd.Win(4)
		plainReds(&row, [3]uint8{})
		row.Ura, row.Flags = nil, slices.DeleteFunc(row.Flags, func(flag string) bool { return flag == "chankan" })
		w := winOf(t, &row)
		w.Dora = w.Dora[:min(1, len(w.Dora))]
		at := slices.Index(w.Hand.Tiles().Concealed, w.Tile)
		if i%2 == 0 {
			at = rnd.Below(len(w.Hand.Tiles().Concealed))
		}
		check(standard, w, at)
		w.Dora, w.Ura, w.Flags, w.Honba, w.Sticks = nil, nil, 0, 0, 0
		check(sums, w, at)
	}
	const few = 5
	for _, f := range []form.Forms{form.Standard, form.SevenPairs, form.ThirteenOrphans, form.KnittedStraight, form.HonoursAndKnitted} {
		if ofForm[f] < few {
			t.Errorf("only %d wins of the form %s", ofForm[f], f)
		}
	}
	if won < 10*few {
		t.Errorf("only %d wins on a joker", won)
	}
}

// jokerHand returns a hand of the shape of a rule set in which no joker is a fifth copy.
func jokerHand(t *testing.T, s *rule.Set, concealed []tile.Tile, melds []hand.Meld) *hand.Hand {
	t.Helper()
	shape := s.Definition().Shape
	shape.JokerCopies = form.JokerFour
	h, err := hand.New(hand.Tiles{Concealed: concealed, Melds: melds}, hand.Context{Rules: shape})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// dearestOf returns the most that a hand with so many tiles more is worth; a joker that was won
// is one of them.
func dearestOf(t *testing.T, s *rule.Set, w *rule.Win, held []tile.Tile, melds []hand.Meld, more int) *rule.Result {
	t.Helper()
	best := &rule.Result{}
	better := func(r *rule.Result) {
		if r.Valid && !best.Valid || r.Valid == best.Valid && slices.Compare([]int{r.Points, r.Yakuman, r.Total}, []int{best.Points, best.Yakuman, best.Total}) > 0 {
			best = r
		}
	}
	for x := range tile.Tile(tile.NumKinds) {
		as := *w
		if w.Tile == tile.Joker && more == 1 {
			as.Tile = x // of all orders of the tiles one has it as the last
		}
		all := append(slices.Clone(held), x)
		if more > 1 {
			better(dearestOf(t, s, &as, all, melds, more-1))
			continue
		}
		h, err := hand.New(hand.Tiles{Concealed: all, Melds: melds}, hand.Context{Rules: s.Definition().Shape})
		if err != nil {
			continue // a fifth copy
		}
		as.Hand = h
		var r rule.Result
		switch err := s.Score(&as, &r); {
		case errors.Is(err, rule.ErrNotComplete):
		case err != nil:
			t.Fatal(err)
		default:
			better(&r)
		}
	}
	return best
}
