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

// TestJokers compares the dearest reading of a hand with one joker or two, which stand for
// the kinds that make no fifth copy, with the dearest of all hands that one gets by putting
// tiles in their places.
func TestJokers(t *testing.T) {
	t.Parallel()
	s := compiled(t, "std", nil)
	rnd := corpus.New(31)
	for range 60 {
		row := rnd.Win(4)
		w := winOf(t, &row)
		w.Dora, w.Ura = []tile.Tile{tile.Tile(rnd.Below(tile.NumKinds)), tile.Tile(rnd.Below(tile.NumKinds))}, nil
		jokers := min(1+rnd.Below(2), len(row.Closed))
		held := append(row.Closed[jokers:len(row.Closed):len(row.Closed)], row.Win)
		joined := append([]tile.Tile{tile.Joker, tile.Joker}[:jokers:jokers], held...)
		w.Hand = handOf(t, joined, row.Melds)
		got, err := s.Points(w)
		if err != nil {
			t.Fatal(err)
		}
		want := dearest(t, s, w, held, row.Melds, jokers)
		if got != want {
			t.Errorf("%+v with %d jokers: %d points, want %d", row, jokers, got, want)
		}
	}
}

func handOf(t *testing.T, concealed []tile.Tile, melds []hand.Meld) *hand.Hand {
	t.Helper()
	h, err := hand.New(hand.Tiles{Concealed: concealed, Melds: melds}, hand.Context{Rules: form.Rules{JokerCopies: form.JokerFour}})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// dearest returns the most points that so many tiles more can make of a hand.
func dearest(t *testing.T, s *rule.Set, w *rule.Win, held []tile.Tile, melds []hand.Meld, more int) int {
	t.Helper()
	if more == 0 {
		won := *w
		h, err := hand.New(hand.Tiles{Concealed: held, Melds: melds}, hand.Context{})
		if err != nil {
			return 0 // a fifth copy
		}
		won.Hand = h
		points, err := s.Points(&won)
		if err != nil {
			return 0
		}
		return points
	}
	best := 0
	for k := range tile.Tile(tile.NumKinds) {
		best = max(best, dearest(t, s, w, append(slices.Clip(held), k), melds, more-1))
	}
	return best
}

// TestJokerWins scores wins on a joker, and tells what the jokers are.
func TestJokerWins(t *testing.T) {
	t.Parallel()
	s := compiled(t, "std", nil)
	for text, want := range map[string]string{
		"19m19p19s123456zjj tsumo":   "kokushi13 fu 0 han 0 yakuman 2 points 64000 jokers 1m7z",
		"1112345678mjjjj win=j":      "chuuren9 fu 0 han 0 yakuman 2 points 64000 jokers 39m",
		"123m456p789s1122zj dora=1z": "dora:3 seat_wind:1 fu 40 han 4 yakuman 0 points 8000 jokers 2z",
	} {
		w := winText(t, s, text)
		var r rule.Result
		if err := s.Score(w, &r); err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if got := summary(s, &r) + " jokers " + r.JokersAs.Kinds().String(); got != want {
			t.Errorf("%s: %s", text, got)
		}
	}
}
