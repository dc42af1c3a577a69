package call

import (
	"testing"

	"mentsu/restrict"
	"mentsu/tile"
)

// TestUsable holds which kinds a target can use.
func TestUsable(t *testing.T) {
	for _, test := range []struct {
		target restrict.Term
		want   tile.Kinds
	}{
		{restrict.Tanyao, tile.Simples},
		{restrict.Any, tile.AllKinds},
		{restrict.Toitoi, tile.AllKinds},
		{restrict.None, 0},
		{restrict.Honroutou, tile.Orphans},
		{restrict.Honitsu.In(tile.Sou), 0x1ff<<tile.Sou1 | tile.AllHonours},
		{restrict.And(restrict.Tanyao, restrict.Chinitsu.In(tile.Man)), 0x7f << 1},
	} {
		got, err := usable(test.target, restrict.Winds{})
		if err != nil || got != test.want {
			t.Errorf("%v: got %v, %v, want %v", test.target, got, err, test.want)
		}
	}
}

// TestUsableOfGoals holds that what is known of the targets of plans is what usable finds.
func TestUsableOfGoals(t *testing.T) {
	targets := []restrict.Term{restrict.Tanyao, restrict.Yakuhai, restrict.Standard, restrict.OpenYaku}
	for s := range tile.Honours {
		targets = append(targets, restrict.Honitsu.In(s), restrict.Chinitsu.In(s))
	}
	for _, target := range targets {
		got, known := goalOf(target).usable()
		want, err := usable(target, restrict.Winds{Round: tile.East, Seat: tile.South})
		if err != nil || !known || got != want {
			t.Errorf("%v: got %v, %v, want %v, %v", target, got, known, want, err)
		}
	}
	for _, target := range []restrict.Term{restrict.Honitsu, restrict.Toitoi} {
		if _, known := goalOf(target).usable(); known {
			t.Errorf("%v is known", target)
		}
	}
}
