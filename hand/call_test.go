package hand_test

import (
	"errors"
	"fmt"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

func ExampleMeld_With() {
	chi := hand.Meld{Kind: hand.Chi, Set: form.Run(tile.Man1)}
	m, err := chi.With(hand.Call{From: hand.FromLeft, Tile: tile.Tile(tile.Man1 + 1)})
	fmt.Println(m.Call.From == hand.FromLeft, m.Call.Tile, err)
	_, err = chi.With(hand.Call{From: hand.FromRight, Tile: tile.Tile(tile.Man1)})
	fmt.Println(err)
	// Output:
	// true 2m <nil>
	// hand: a chi is called from the left only
}

func TestWith(t *testing.T) {
	five, red := tile.Tile(tile.Man1+4), tile.RedMan
	chi := hand.Meld{Kind: hand.Chi, Set: form.Run(tile.Man1 + 3), Reds: 1}
	pon := hand.Meld{Kind: hand.Pon, Set: form.Triplet(tile.Man1 + 4), Reds: 1}
	kan := hand.Meld{Kind: hand.Kan, Set: form.Triplet(tile.Man1 + 4), Reds: 1}
	closed := hand.Meld{Kind: hand.ClosedKan, Set: form.Triplet(tile.Man1 + 4)}
	for _, c := range []struct {
		meld   hand.Meld
		call   hand.Call
		reason string // "" if the call is possible
	}{
		{chi, hand.Call{}, ""},
		{closed, hand.Call{}, ""},
		{chi, hand.Call{From: hand.FromLeft, Tile: red}, ""},
		{chi, hand.Call{From: hand.FromLeft, Tile: five}, "the called tile 5m is not in the meld"},
		{chi, hand.Call{From: hand.FromAcross, Tile: red}, "a chi is called from the left only"},
		{pon, hand.Call{From: hand.FromAcross, Tile: red}, ""},
		{pon, hand.Call{From: hand.FromRight, Tile: five}, ""},
		{pon, hand.Call{From: hand.FromRight, Tile: tile.Tile(tile.East)}, "the called tile 1z is not in the meld"},
		{pon, hand.Call{From: hand.FromRight, Tile: five, Added: five}, "an added tile in a meld that has none"},
		{pon, hand.Call{From: hand.FromRight, Tile: five, IsAdded: true, Added: five}, "only a kan has an added tile"},
		{pon, hand.Call{Tile: five}, "direction 0: a called tile comes from one of three players"},
		{pon, hand.Call{From: 4, Tile: five}, "direction 4: a called tile comes from one of three players"},
		{kan, hand.Call{From: hand.FromLeft, Tile: five}, ""},
		{kan, hand.Call{From: hand.FromLeft, Tile: five, IsAdded: true, Added: red}, ""},
		{kan, hand.Call{From: hand.FromLeft, Tile: five, IsAdded: true, Added: five}, ""},
		{kan, hand.Call{From: hand.FromLeft, Tile: red, IsAdded: true, Added: red}, "the added tile 0m is not in the meld"},
		{closed, hand.Call{From: hand.FromLeft, Tile: five}, "a closed kan is called from nobody"},
	} {
		got, err := c.meld.With(c.call)
		tiles := hand.Tiles{Concealed: []tile.Tile{tile.Tile(tile.East)}, Melds: []hand.Meld{c.meld}}
		tiles.Melds[0].Call = c.call
		h, handErr := hand.New(tiles, hand.Context{})
		if c.reason == "" {
			if err != nil || got.Call != c.call || got.Set != c.meld.Set {
				t.Errorf("%v with %v: %v, %v", c.meld, c.call, got, err)
			}
			if handErr != nil || h.Melds()[0] != got || h.Tiles().Melds[0] != got {
				t.Errorf("%v with %v is not kept in a hand: %v", c.meld, c.call, handErr)
			}
			continue
		}
		fault, ok := errors.AsType[*hand.Error](err)
		if !ok || !errors.Is(err, hand.ErrCall) || fault.Reason != c.reason || fault.Place != hand.InMelds || fault.Index != -1 {
			t.Errorf("%v with %v: %v, want %q", c.meld, c.call, err, c.reason)
		}
		if !errors.Is(handErr, hand.ErrNoSet) {
			t.Errorf("%v with %v is a hand: %v", c.meld, c.call, handErr)
		}
	}
}
