package hand

import (
	"fmt"

	"mentsu/tile"
)

// tally counts every tile that is shown, wherever it lies.
type tally struct {
	shown    tile.Counts
	reds     [3]uint8 // red fives that exist
	redsLeft [3]uint8 // those of them not shown yet
	players  int
}

// add counts t, or says what is wrong about it.
func (c *tally) add(t tile.Tile) *Error {
	if t >= tile.Joker {
		return refuse(t, ErrAbsent, fmt.Sprintf("tile value %d is no tile of a kind", uint8(t)))
	}
	k := t.Kind()
	c.shown[k]++
	switch {
	case c.players == 3 && tile.SanmaGone.Has(k):
		return refuse(t, ErrAbsent, fmt.Sprintf("%s is not in the three-player game", t))
	case c.shown[k] > tile.Copies:
		return refuse(t, ErrFiveOfAKind, fmt.Sprintf("a fifth %s: there are four, counted over the hand, its melds and the tiles seen", k))
	case !t.IsRed():
		return nil
	}
	s := k.Suit()
	switch {
	case c.reds[s] == 0:
		return refuse(t, ErrReds, fmt.Sprintf("red five %s: the rules have none, a plain five is %s", t, k))
	case c.redsLeft[s] == 0:
		return refuse(t, ErrReds, fmt.Sprintf("one red five %s too many: the rules have %d", t, c.reds[s]))
	}
	c.redsLeft[s]--
	return nil
}

// refuse returns the error for tile t, which is still to be placed.
func refuse(t tile.Tile, err error, reason string) *Error {
	return &Error{Err: err, Tile: t, Reason: reason}
}

// at returns e as the fault of the tile or meld at index i of a list.
func (e *Error) at(p Place, i int) *Error {
	e.Place, e.Index = p, i
	return e
}
