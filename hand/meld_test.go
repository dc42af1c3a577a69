package hand_test

import (
	"errors"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

func TestNewMeld(t *testing.T) {
	man5 := tile.Man1 + 4
	for _, c := range []struct {
		text   string
		closed bool
		want   hand.Meld
		tiles  string
	}{
		{"123m", false, hand.Meld{Kind: hand.Chi, Set: form.Run(tile.Man1)}, "123m"},
		{"978s", false, hand.Meld{Kind: hand.Chi, Set: form.Run(tile.Sou1 + 6)}, "789s"},
		{"604m", false, hand.Meld{Kind: hand.Chi, Set: form.Run(tile.Man1 + 3), Reds: 1}, "406m"},
		{"340p", false, hand.Meld{Kind: hand.Chi, Set: form.Run(tile.Pin1 + 2), Reds: 1}, "340p"},
		{"067p", false, hand.Meld{Kind: hand.Chi, Set: form.Run(tile.Pin1 + 4), Reds: 1}, "067p"},
		{"555m", false, hand.Meld{Kind: hand.Pon, Set: form.Triplet(man5)}, "555m"},
		{"550m", false, hand.Meld{Kind: hand.Pon, Set: form.Triplet(man5), Reds: 1}, "055m"},
		{"777z", false, hand.Meld{Kind: hand.Pon, Set: form.Triplet(tile.Red)}, "777z"},
		{"5505m", false, hand.Meld{Kind: hand.Kan, Set: form.Triplet(man5), Reds: 1}, "0555m"},
		{"0000m", true, hand.Meld{Kind: hand.ClosedKan, Set: form.Triplet(man5), Reds: 4}, "0000m"},
		{"1111z", true, hand.Meld{Kind: hand.ClosedKan, Set: form.Triplet(tile.East)}, "1111z"},
	} {
		got, err := hand.NewMeld(list(t, c.text), c.closed)
		if err != nil || got != c.want {
			t.Errorf("NewMeld(%s, %v) = %v, %v, want %v", c.text, c.closed, got, err, c.want)
			continue
		}
		if tiles := list(t, c.tiles); !slices.Equal(got.Tiles(), tiles) {
			t.Errorf("tiles of %s = %v, want %v", c.text, got.Tiles(), tiles)
		}
		if got.IsKan() != (len(c.tiles) == 5) {
			t.Errorf("%s: IsKan() = %v", c.text, got.IsKan())
		}
	}
}

func TestNewMeldFaults(t *testing.T) {
	const neither = "a meld that is neither a run nor three or four of a kind"
	const round = "round brackets hold a closed kan, four of a kind"
	for _, c := range []struct {
		text   string
		closed bool
		reason string
	}{
		{"", false, "a meld has 3 or 4 tiles, not 0"},
		{"11m", false, "a meld has 3 or 4 tiles, not 2"},
		{"11111m", false, "a meld has 3 or 4 tiles, not 5"},
		{"11111m", true, "a meld has 3 or 4 tiles, not 5"},
		{"124m", false, neither},
		{"112m", false, neither},
		{"1234m", false, neither},
		{"1112m", false, neither},
		{"89m1p", false, neither},
		{"567z", false, neither},
		{"12m3p", false, neither},
		{"123m", true, round},
		{"111m", true, round},
		{"1112m", true, round},
		{"11mj", false, "a joker cannot be part of a meld"},
	} {
		_, err := hand.NewMeld(list(t, c.text), c.closed)
		fault, ok := errors.AsType[*hand.Error](err)
		if !ok || !errors.Is(err, hand.ErrNoSet) {
			t.Errorf("NewMeld(%s, %v): error %v", c.text, c.closed, err)
			continue
		}
		if fault.Reason != c.reason || fault.Place != hand.InMelds || fault.Index != -1 {
			t.Errorf("NewMeld(%s, %v): %+v, want %q", c.text, c.closed, fault, c.reason)
		}
	}
}
