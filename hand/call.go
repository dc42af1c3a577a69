package hand

import (
	"errors"
	"fmt"
	"slices"

	"mentsu/tile"
)

// ErrCall is the condition that Meld.With refuses: a call that cannot have made the meld.
var ErrCall = errors.New("no such call")

// Direction is where another player sits, seen from the owner of the hand.
type Direction uint8

// The directions. The zero value stands for a player that nobody named, and for none.
const (
	FromUnknown Direction = iota
	FromRight             // plays next (shimocha 下家)
	FromAcross            // sits opposite (toimen 対面)
	FromLeft              // plays before (kamicha 上家), the only one to take a chi from
)

// Call says how a called meld came about, where a text or a game tells. It does not change
// what the meld is worth. Its zero value means that nobody said; closed kans have no other.
type Call struct {
	From    Direction // who discarded the called tile; if unknown, so is the rest
	Tile    tile.Tile // the called tile
	IsAdded bool      // the kan was a pon to which a tile was added (加槓)
	Added   tile.Tile // that tile, if IsAdded
}

// With returns m as made by c. The error is an *Error that wraps ErrCall, with Index -1.
func (m Meld) With(c Call) (Meld, error) {
	left := m.Tiles()
	take := func(t tile.Tile) bool {
		i := slices.Index(left, t)
		if i >= 0 {
			left = slices.Delete(left, i, i+1)
		}
		return i >= 0
	}
	reason := ""
	switch {
	case c == Call{}:
	case c.From == FromUnknown || c.From > FromLeft:
		reason = fmt.Sprintf("direction %d: a called tile comes from one of three players", c.From)
	case m.Kind == ClosedKan:
		reason = "a closed kan is called from nobody"
	case m.Kind == Chi && c.From != FromLeft:
		reason = "a chi is called from the left only"
	case c.IsAdded && m.Kind != Kan:
		reason = "only a kan has an added tile"
	case !c.IsAdded && c.Added != 0:
		reason = "an added tile in a meld that has none"
	case !take(c.Tile):
		reason = fmt.Sprintf("the called tile %s is not in the meld", c.Tile)
	case c.IsAdded && !take(c.Added):
		reason = fmt.Sprintf("the added tile %s is not in the meld", c.Added)
	}
	if reason != "" {
		return Meld{}, &Error{Err: ErrCall, Place: InMelds, Index: -1, Reason: reason}
	}
	m.Call = c
	return m, nil
}
