package rule_test

import (
	"errors"
	"fmt"
	"math/big"
	"testing"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// slowPoints is what a winner is paid for han and fu without limits, counted from the rule in
// numbers of any size.
func slowPoints(w *rule.Win, players int, loss string, han, fu int64) *big.Int {
	base := new(big.Int).Exp(big.NewInt(2), big.NewInt(2+han), nil)
	base.Mul(base, big.NewInt(fu))
	times := func(n int64, of *big.Int) *big.Int { return new(big.Int).Mul(big.NewInt(n), of) }
	plus := func(a, b *big.Int) *big.Int { return new(big.Int).Add(a, b) }
	up := func(n *big.Int) *big.Int {
		return times(100, new(big.Int).Div(plus(n, big.NewInt(99)), big.NewInt(100)))
	}
	half := func(n *big.Int) *big.Int { return new(big.Int).Div(plus(n, big.NewInt(1)), big.NewInt(2)) }
	dealer := w.Seat == tile.East
	ron := up(times(4, base))
	if dealer {
		ron = up(times(6, base))
	}
	if !w.SelfDraw {
		return ron
	}
	sum := new(big.Int)
	for payer := range players - 1 {
		part, missing := up(base), up(base)
		if dealer || payer == 0 {
			part = up(times(2, base))
		}
		if dealer {
			missing = part
		}
		switch {
		case players == 3 && loss == "bisect":
			part = plus(part, up(half(missing)))
		case players == 3 && loss == "equal":
			part = up(half(ron))
		}
		sum.Add(sum, part)
	}
	return sum
}

// TestDearWorth: what is paid for any han and fu, across the border of what a word holds, is
// what the rule says.
func TestDearWorth(t *testing.T) {
	for _, c := range []struct{ name, loss string }{
		{"std", ""}, {"tenhou3", "loss"}, {"tenhou3", "bisect"}, {"tenhou3", "equal"},
	} {
		options := map[string]string{"aotenjou": "true"}
		if c.loss != "" {
			options["tsumo_loss"] = c.loss
		}
		s := compiled(t, c.name, options)
		players := s.Definition().Shape.WithDefaults().Players
		for _, w := range []*rule.Win{{Seat: tile.East}, {Seat: tile.East, SelfDraw: true}, {Seat: tile.South}, {Seat: tile.South, SelfDraw: true}} {
			for han := 1; han < 260; han++ {
				for _, fu := range []int{20, 25, 30, 40, 70, 110, 170} {
					got, want := s.DearWorth(w, han, fu), slowPoints(w, players, c.loss, int64(han), int64(fu))
					if got.Cmp(want) != 0 {
						t.Fatalf("%s %s, seat %s, %d han %d fu: %s points, want %s", c.name, c.loss, w.Seat, han, fu, got, want)
					}
				}
			}
		}
	}
}

// veryDear is a win of so many han that no word holds its points.
func veryDear(selfDraw bool, from hand.Direction) (*rule.Set, *rule.Win) {
	d, _ := rules.Load("std")
	set, _ := rule.Compile(d, map[string]int{"aotenjou": 1})
	h, _ := notation.Hand("33z(1111z)(2222z)(4444z)(5555z)", notation.Auto, hand.Context{})
	return set, &rule.Win{
		Hand: h, Tile: tile.Tile(tile.West), SelfDraw: selfDraw, From: from, Round: tile.East, Seat: tile.South, Honba: 2, Sticks: 3,
	}
}

// TestDear: points that no word holds are exact, who pays them pays all of them, and roles
// pay what seats do.
func TestDear(t *testing.T) {
	for _, selfDraw := range []bool{false, true} {
		set, w := veryDear(selfDraw, hand.FromLeft)
		if points, err := set.Points(w); points != 0 || !errors.Is(err, rule.ErrTooDear) {
			t.Errorf("Points: %d, %v", points, err)
		}
		var r rule.Result
		if err := set.Explain(w, &r); err != nil {
			t.Fatal(err)
		}
		sum := 0
		for _, item := range r.Items {
			sum += item.Value * item.Count
		}
		want := slowPoints(w, 4, "", int64(r.Total), int64(r.Fu))
		if !r.Valid || r.Dear == nil || r.Dear.Points.Cmp(want) != 0 || sum != r.Total || r.Points != 0 || r.Base != 0 || !r.HasPayer {
			t.Fatalf("%d han of %d, %d fu, %+v, want %s points", r.Total, sum, r.Fu, r.Dear, want)
		}
		all, lost := new(big.Int), new(big.Int)
		for seat, change := range r.Dear.Changes {
			all.Add(all, change)
			if tile.East+tile.Kind(seat) != w.Seat {
				lost.Sub(lost, change)
			}
		}
		if all.Int64() != 3000 || !all.IsInt64() || lost.Sub(lost, want).Int64() != 600 {
			t.Errorf("changes %v for %s points", r.Dear.Changes, want)
		}
		shares, ok := set.DearShares(w, &r)
		switch {
		case !ok:
			t.Error("no shares")
		case selfDraw && (shares.Discarder != nil || shares.Dealer.CmpAbs(r.Dear.Changes[0]) != 0 || shares.Other.CmpAbs(r.Dear.Changes[2]) != 0):
			t.Errorf("shares %+v of %v", shares, r.Dear.Changes)
		case !selfDraw && (shares.Dealer != nil || shares.Other != nil || shares.Discarder.CmpAbs(r.Dear.Changes[0]) != 0):
			t.Errorf("shares %+v of %v", shares, r.Dear.Changes)
		}
	}
	set, w := veryDear(false, hand.FromUnknown)
	var r rule.Result
	if err := set.Score(w, &r); err != nil || r.HasPayer || r.Dear.Changes[0] != nil {
		t.Errorf("%v: %+v", err, r.Dear)
	}
}

// TestDearReading: of two readings of which neither fits a word the dearer is paid.
func TestDearReading(t *testing.T) {
	set, w := veryDear(true, hand.FromUnknown)
	h, _ := notation.Hand("111222333m11122z", notation.Auto, hand.Context{})
	w.Hand, w.Tile = h, tile.Tile(tile.South)
	for range 9 { // far more than a wall has: only the sum is of account
		w.Dora = append(w.Dora, tile.Tile(tile.Man1+8), tile.Tile(tile.Man1+8), tile.Tile(tile.Man1+8))
	}
	var r rule.Result
	if err := set.Score(w, &r); err != nil || r.Dear == nil || r.Dear.Points.Cmp(slowPoints(w, 4, "", int64(r.Total), int64(r.Fu))) != 0 {
		t.Fatalf("%v: %+v", err, r)
	}
	most := 0
	for other := range set.Scores(w) {
		most = max(most, other.Total)
	}
	if r.Total != most {
		t.Errorf("%d han, another reading has %d", r.Total, most)
	}
}

func ExampleSet_DearShares() {
	set, won := veryDear(false, hand.FromLeft)
	var scored rule.Result
	if err := set.Score(won, &scored); err != nil {
		fmt.Println(err)
		return
	}
	shares, _ := set.DearShares(won, &scored)
	fmt.Println(scored.Total, "han", scored.Fu, "fu", scored.Dear.Points, "points")
	fmt.Println("the discarder pays", shares.Discarder)
	// Output:
	// 68 han 160 fu 755578637259143234191400 points
	// the discarder pays 755578637259143234192000
}

func ExampleSet_DearWorth() {
	set, won := veryDear(true, hand.FromUnknown)
	fmt.Println(set.DearWorth(won, 100, 30))
	// Output: 608472288109550112718417538580700
}
