package hand

import (
	"errors"

	"mentsu/tile"
)

// The conditions New and NewMeld refuse. Their errors are *Error and wrap one of these.
var (
	ErrSize        = errors.New("wrong number of tiles")
	ErrFiveOfAKind = errors.New("more than four copies")
	ErrReds        = errors.New("more red fives than exist")
	ErrAbsent      = errors.New("kind not in the game")
	ErrDrawn       = errors.New("drawn tile not in the hand")
	ErrJokers      = errors.New("wrong number of jokers")
	ErrNoSet       = errors.New("no set") // the tiles of a meld are no run, triplet or four of a kind
	ErrRules       = errors.New("no such game")
)

// Place names the list that a fault lies in.
type Place uint8

// The lists a fault may lie in.
const (
	InConcealed Place = iota
	InMelds
	InSeen
	InDrawn
	InJokers
	InRules
	InJokerKinds
)

// Error is what New refuses a hand for, and NewMeld a meld.
type Error struct {
	Err    error     // one of the conditions above
	Place  Place     // the list it was found in
	Index  int       // the tile of that list (the meld, for InMelds), 0 for InDrawn; -1 for the list as a whole, as always for InJokerKinds
	Tile   tile.Tile // the tile at fault, where Index is not -1
	Reason string    // says what is wrong, with tile and count
}

// Error returns the reason.
func (e *Error) Error() string { return "hand: " + e.Reason }

// Unwrap returns the condition.
func (e *Error) Unwrap() error { return e.Err }
