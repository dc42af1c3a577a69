// Package api is the contract of Mentsu's faces: the request and response of every
// operation, and the one dispatcher that answers them. The command, batches and HTTP all
// speak these structs. It does no input or output.
package api

import (
	"cmp"
	"encoding/json"

	"mentsu/call"
	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/rule"
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
	RuleSet     *RuleSet  // nil if none is named
	Reds        *[3]uint8 // nil means those of RuleSet, or one in each suit
	Round       string    // a wind: E, S, W or N
	Seat        string
	Lang        tile.Lang              // of messages, notes and warnings
	told        bool                   // the request names its language
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
	Options     *CallOptions          // of call; nil if nothing is said
	Win         string                // of score, as are the rest: the winning tile; "" is the drawn one
	SelfDraw    bool
	Flags       rule.Flags
	MeldsFrom   []hand.Direction // by meld; FromUnknown for one that nobody discarded for
	Ura         string           // a list of tiles
	Nukidora    int              // north tiles set aside
	Flowers     int              // flower tiles set aside
	OwnFlowers  int              // those of them that are of the own seat
	FlowerSets  int              // whole sets among them
	First       First            // of score: who discarded one of the winning kind first
	Honba       int
	Sticks      int               // the winner's own included
	Wins        []json.RawMessage // of settle, as are the rest: requests of score
	Outcome     roundEnd
	Tenpai      []string // seats that are ready at a draw, or were paid nagashi mangan
	DealTiles   int      // of odds, as are the rest: concealed tiles of a deal; 0 is the default
	Known       string
	DealMelds   string // in brackets
	WallJokers  int
	Deck        *tile.Counts // nil is four of each kind
	By          OddsBy
	Patterns    bool
	Draws       int // 0 is DefaultDraws
	Samples     int // 0 is the default
	Seed        int // 0 is 1

	Progress func(done float64) // is told of long counts, share 0..1; no field of requests
	Limits   Limits             // of the work; no field of requests

	hasHand        bool // the request names a hand
	hasPool        bool // the request names a pool
	hasCopies      bool // the request says whether a joker may be a fifth copy
	hasFourAsPairs bool // the request says whether four of a kind are two pairs

	ruleOptions []ruleOption // of RuleSet, sorted

	tableRules  *RuleSet          // those of the request that this one is part of, nil for none
	rulesNamed  string            // what the request has in rules, also before that is read
	flagPlaces  []flagPlace       // of Flags, as sent
	meldsFromAt []place           // of MeldsFrom, and behind the last
	tenpaiAt    []place           // of Tenpai
	texts       map[string]string // of the fields that flags gave
}

// SetHand sets the text of the hand.
func (r *Request) SetHand(text string) { r.Hand, r.hasHand = text, true }

// SetPool sets the pool.
func (r *Request) SetPool(p form.Pool) { r.Pool, r.hasPool = p, true }

// Text returns the text that r holds in the field of that name, for showing where in it an
// error lies; "" if the field holds none.
func (r *Request) Text(field string) string {
	if s, ok := r.texts[field]; ok {
		return s
	}
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
	case "win":
		return r.Win
	case "ura":
		return r.Ura
	case "known":
		return r.Known
	case "melds":
		return r.DealMelds
	default:
		return ""
	}
}

// Rules returns the rules of shape that r asks for: what it says itself, else what its
// house plays, else its rule set. Fields that none of them says are zero.
func (r *Request) Rules() form.Rules {
	rules := form.Rules{
		Sets:           r.Sets,
		Players:        r.Players,
		Forms:          r.Forms,
		FourAsTwoPairs: r.FourAsPairs,
		JokerCopies:    r.JokerCopies,
	}
	var below []form.Rules
	if r.House != nil {
		below = append(below, r.House.rules)
	}
	if r.RuleSet != nil {
		below = append(below, r.RuleSet.Definition().Shape)
	}
	for _, plays := range below {
		rules.Sets = cmp.Or(rules.Sets, plays.Sets)
		rules.Players = cmp.Or(rules.Players, plays.Players)
		rules.Forms = cmp.Or(rules.Forms, plays.Forms)
		if !r.hasCopies {
			rules.JokerCopies = max(rules.JokerCopies, plays.JokerCopies)
		}
		if !r.hasFourAsPairs {
			rules.FourAsTwoPairs = rules.FourAsTwoPairs || plays.FourAsTwoPairs
		}
	}
	return rules
}

// redFives returns how many red fives there are, nil for one in each suit.
func (r *Request) redFives() *[3]uint8 {
	if r.Reds == nil && r.RuleSet != nil {
		return &r.RuleSet.Definition().Reds
	}
	return r.Reds
}
