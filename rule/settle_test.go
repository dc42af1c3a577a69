package rule_test

import (
	"slices"
	"testing"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestRons: who is paid of several that win on one discard, in the order of turns.
func TestRons(t *testing.T) {
	from := func(seat tile.Kind, d hand.Direction) *rule.Win { return &rule.Win{Seat: seat, From: d} }
	west := from(tile.West, hand.FromLeft) // all by south
	north := from(tile.North, hand.FromAcross)
	east := from(tile.East, hand.FromRight)
	for word, want := range map[string][2][]int{ // of two winners, and of three
		"head_bump":          {{1}, {2}},
		"double":             {{1, 0}, {2, 1}},
		"double_triple_draw": {{1, 0}, nil},
		"triple":             {{1, 0}, {2, 1, 0}},
	} {
		s := compiled(t, "std", map[string]string{"multi_ron": word})
		if got := s.Rons([]*rule.Win{east, north}); !slices.Equal(got, want[0]) {
			t.Errorf("%s: %v of two, want %v", word, got, want[0])
		}
		if got := s.Rons([]*rule.Win{east, north, west}); !slices.Equal(got, want[1]) {
			t.Errorf("%s: %v of three, want %v", word, got, want[1])
		}
		for _, w := range []*rule.Win{east, north, west} {
			if got := s.Discarder(w); got != tile.South {
				t.Errorf("the discarder of %s is %s", w.Seat, got)
			}
		}
	}
}

// TestDrawConserves: at any draw the points only change hands.
func TestDrawConserves(t *testing.T) {
	for _, name := range rules.Names() {
		s := compiled(t, name, nil)
		for bits := range 16 {
			var seats [4]bool
			for i := range seats {
				seats[i] = bits>>i&1 != 0
			}
			for what, changes := range map[string][4]int{"draw": s.Draw(seats), "nagashi": s.Nagashi(seats)} {
				if sum := changes[0] + changes[1] + changes[2] + changes[3]; sum != 0 {
					t.Errorf("%s, %s of %v: %v", name, what, seats, changes)
				}
			}
		}
	}
}

// TestShares: what the payers pay by role is what the winner is paid, with the honba.
func TestShares(t *testing.T) {
	everyWin(t, func(t *testing.T, s *rule.Set, row *corpus.Riichi, w *rule.Win, r *rule.Result) {
		shares, ok := s.Shares(w, r)
		if !r.Valid || !ok {
			return
		}
		others := row.Players - 1
		paid := shares.Discarder + shares.Other*others
		if shares.Dealer > 0 {
			paid = shares.Dealer + shares.Other*(others-1)
		}
		if want := r.Points + 100*others*w.Honba; paid != want {
			t.Errorf("%+v: %+v, want %d in all", row, shares, want)
		}
	})
}

// TestWorth: the points of a hand at its own han and fu are its points.
func TestWorth(t *testing.T) {
	everyWin(t, func(t *testing.T, s *rule.Set, row *corpus.Riichi, w *rule.Win, r *rule.Result) {
		if !r.Valid || r.Yakuman > 0 {
			return
		}
		if got := s.Worth(w, r.Total, r.Fu); got != r.Points {
			t.Errorf("%+v: %d, want %d", row, got, r.Points)
		}
		if s.Worth(w, r.Total+1, r.Fu) < r.Points {
			t.Errorf("%+v: a han more is worth less", row)
		}
	})
}

// TestNagashi: nagashi mangan is paid as a mangan drawn, also where no win is bounded by it
// or the rules have no mangan.
func TestNagashi(t *testing.T) {
	d, err := rules.Load("std")
	if err != nil {
		t.Fatal(err)
	}
	house := *d
	house.Limits = []rule.Limit{{ID: "cap", Han: 3, Base: 1500}, {ID: "yakuman", Base: 8000}}
	own, err := rule.Compile(&house, nil)
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]*rule.Set{
		"std": compiled(t, "std", nil), "aotenjou": compiled(t, "std", map[string]string{"aotenjou": "true"}), "own limits": own,
	} {
		if got, want := s.Nagashi([4]bool{true}), [4]int{12000, -4000, -4000, -4000}; got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
		if got, want := s.Nagashi([4]bool{false, false, true}), [4]int{-4000, -2000, 8000, -2000}; got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}
