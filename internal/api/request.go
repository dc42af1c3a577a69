// Package api is the contract of Mentsu's faces: the request and response of every
// operation, and the one dispatcher that answers them. The command, batches and HTTP all
// speak these structs. It does no input or output.
package api

import (
	"encoding/json"

	"mentsu/call"
	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/tile"
)

// Request is a question about one hand. Its zero fields mean the defaults. Fields reads
// it from JSON and from flags; where it holds text, tiles are not read yet.
type Request struct {
	ID          json.RawMessage // echoed as sent; nil if none was sent
	Op          string
	Hand        string
	Notation    notation.Notation // of all texts of the request
	Print       notation.Notation // of all texts of the answer
	Drawn       string            // one tile
	Jokers      int               // beside those in Hand
	JokerTiles  string            // a list of tiles
	JokerCopies form.JokerCopies
	Seen        string // a list of tiles
	Pool        form.Pool
	Players     int
	Sets        int
	Forms       form.Forms
	FourAsPairs bool
	House       *House
	Reds        *[3]uint8
	Round       string // a wind: E, S, W or N
	Seat        string
	Lang        tile.Lang              // of messages, notes and warnings
	To          notation.Notation      // of convert: the notation to write
	Limit       int                    // of readings: the most to list; 0 means DefaultLimit
	Only        []restrict.Restriction // of restrict and compare
	Method      Method                 // of restrict
	Tile        string                 // of call, as are the rest: one tile
	From        hand.Direction
	Turn        int
	Dora        string // a list of tiles
	Profile     call.Profile
	Target      *restrict.Restriction // nil is tanyao
	Options     *call.Options         // A1 to A11; nil if nothing is said

	hasHand        bool // the request names a hand
	hasPool        bool // the request names a pool
	hasFourAsPairs bool // the request says whether four of a kind are two pairs
}

// SetHand sets the text of the hand.
func (r *Request) SetHand(text string) { r.Hand, r.hasHand = text, true }

// SetPool sets the pool.
func (r *Request) SetPool(p form.Pool) { r.Pool, r.hasPool = p, true }

// Text returns the text that r holds in the field of that name, for showing where in it an
// error lies; "" if the field holds none.
func (r *Request) Text(field string) string {
	switch field {
	case "hand":
		return r.Hand
	case "drawn":
		return r.Drawn
	case "seen":
		return r.Seen
	case "joker_tiles":
		return r.JokerTiles
	case "tile":
		return r.Tile
	case "dora":
		return r.Dora
	default:
		return ""
	}
}

// Rules returns the rules of shape that r asks for: what it says itself, else what its
// house plays. Fields that neither says are zero.
func (r *Request) Rules() form.Rules {
	rules := form.Rules{
		Sets:           r.Sets,
		Players:        r.Players,
		Forms:          r.Forms,
		FourAsTwoPairs: r.FourAsPairs,
		JokerCopies:    r.JokerCopies,
	}
	if r.House == nil {
		return rules
	}
	plays := r.House.rules
	if r.Sets == 0 {
		rules.Sets = plays.Sets
	}
	if r.Forms == 0 {
		rules.Forms = plays.Forms
	}
	if !r.hasFourAsPairs {
		rules.FourAsTwoPairs = plays.FourAsTwoPairs
	}
	return rules
}
