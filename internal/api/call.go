package api

import (
	"errors"
	"slices"
	"sync"

	"mentsu/call"
	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/tile"
)

// Standing is how near a hand is to the target of a call.
type Standing struct {
	Shanten Shanten `json:"shanten"`
	Ukeire  int     `json:"ukeire"` // useful tiles left, in tiles
}

// CallCandidate is a meld that could be called, with what it leaves.
type CallCandidate struct {
	Meld     string    `json:"meld"`    // in brackets
	Discard  *string   `json:"discard"` // the best legal one; null if there is none, and for a kan
	Before   Standing  `json:"before"`  // the called tile counts as seen
	After    *Standing `json:"after"`   // after the discard, after a kan before the draw; null where every discard is forbidden
	Decision string    `json:"decision"`
	Rule     string    `json:"rule"` // what the profile says of this meld, were it the only one
	Lost     *string   `json:"lost"` // why it is not called; null if it is

	Forbidden []string   `json:"forbidden"`      // discards that kuikae forbids
	Waits     []WaitTile `json:"waits"`          // if ready after it: those that the target admits
	Yakuless  []WaitTile `json:"yakuless_waits"` // and the others
}

// CallResponse answers call.
type CallResponse struct {
	Common

	Decision   string          `json:"decision"` // call, pass or win
	Rule       string          `json:"rule"`     // that decided
	Because    string          `json:"because"`  // one sentence, in the language of the request
	Candidates []CallCandidate `json:"candidates"`
	Profile    string          `json:"profile"`
	Plan       *string         `json:"plan"`       // of profile bot; null if no plan fits, and for profile published
	Target     *string         `json:"target"`     // what the hand aims at; null if no plan fits
	Dora       int             `json:"dora"`       // on kinds that the target can use, with the called tile
	OtherDora  int             `json:"dora_other"` // all others
	Turn       int             `json:"turn"`
	Gates      []CallGate      `json:"gates"`   // of profile bot, in its order: of every plan that it tried
	Options    CallSettings    `json:"options"` // as used

	Notes
}

func callOp(q *question) (Response, *Error) {
	switch {
	case q.hasJokers():
		return nil, fault(Unsupported, "%s of a hand with jokers is not supported yet", q.req.Op).in(q.jokerField())
	case q.hand.Rules().Sets == 5 && q.req.Sets == 5:
		return nil, fault(Unsupported, "%s with five sets is not supported", q.req.Op).in("sets")
	case q.hand.Rules().Sets == 5:
		return nil, fault(Unsupported, "%s with five sets is not supported", q.req.Op).in("house")
	}
	ask, err := q.callQuestion()
	if err != nil {
		return nil, err
	}
	adviser, err := q.adviser()
	if err != nil {
		return nil, err
	}
	d, fail := adviser.Decide(q.hand, ask)
	if wrong, ok := errors.AsType[*hand.Error](fail); ok {
		return nil, (&Error{Code: InvalidHand, Field: "tile", Message: wrong.Reason}).at(0)
	}
	if fail != nil {
		return nil, &Error{Code: BadValue, Field: "tile", Message: fail.Error()} // all other conditions are refused above
	}
	r := &CallResponse{
		Common: q.about("call"), Decision: d.Action.String(), Rule: d.Rule.String(), Because: q.because(&d).In(q.req.Lang),
		Candidates: make([]CallCandidate, 0, len(d.Candidates)), Notes: q.notes,
		Profile: d.Options.Profile.String(), Dora: d.Dora, OtherDora: d.OtherDora, Turn: d.Turn,
		Gates: q.callGates(&d), Options: settings(&d.Options),
	}
	r.Plan, r.Target = aimOf(&d)
	for i := range d.Candidates {
		r.Candidates = append(r.Candidates, q.callCandidate(&d, &d.Candidates[i]))
	}
	return r, nil
}

// callQuestion reads what the request says of the discard.
func (q *question) callQuestion() (call.Question, *Error) {
	ask := call.Question{From: q.req.From, Turn: q.req.Turn}
	if ask.From == hand.FromAcross && q.hand.Rules().Players == 3 {
		return ask, nobodyAcross("from")
	}
	if o := q.req.Options; o != nil {
		if open, ok := q.openMeld(); ok && o.Riichi {
			return ask, fault(Contradiction, "riichi: true says that the hand has declared riichi, but its meld %s is open", q.meld(open)).in("options")
		}
		ask.Riichi, ask.Furiten, ask.Threats, ask.Needed, ask.Expected = o.Riichi, o.Furiten, o.Threats, o.Needed, o.Expected
	}
	tiles, _, err := q.req.reader().ParseTiles(q.req.Tile)
	switch {
	case err != nil:
		return ask, syntaxFault(err, "tile")
	case len(tiles) == 0:
		return ask, fault(BadValue, "no tile: name the one that is discarded").in("tile")
	case len(tiles) > 1 || tiles[0] == tile.Joker:
		return ask, fault(BadValue, "must be one tile, not %s", quoted(q.req.Tile)).in("tile")
	case ask.From == hand.FromUnknown:
		return ask, fault(BadValue, "no player: say whether the tile comes from left, across or right").in("from")
	}
	ask.Tile = tiles[0]
	indicators, at, err := q.req.reader().ParseTiles(q.req.Dora)
	if err != nil {
		return ask, syntaxFault(err, "dora")
	}
	var counts tile.Counts
	for i, t := range indicators {
		if t == tile.Joker {
			return ask, fault(BadValue, "a joker is no dora indicator").at(at[i]).in("dora")
		}
		if counts[t.Kind()]++; counts[t.Kind()] > tile.Copies {
			return ask, fault(InvalidHand, "a fifth indicator %s", q.tile(tile.Tile(t.Kind()))).at(at[i]).in("dora")
		}
		ask.Dora = append(ask.Dora, t.Kind())
	}
	return ask, nil
}

// openMeld returns the first meld of the hand that is no closed kan, if there is one.
func (q *question) openMeld() (hand.Meld, bool) {
	for _, m := range q.hand.Melds() {
		if m.Kind != hand.ClosedKan {
			return m, true
		}
	}
	return hand.Meld{}, false
}

// advice is what an adviser is made of.
type advice struct {
	options call.Options // without Target and Pool
	target  string       // canonical text, "" for tanyao, and where profile bot is to find one
	pool    form.Pool
}

// maxAdvisers is how many advisers are kept: to make one costs more than to ask it.
const maxAdvisers = 64

// advisers are those that were asked.
//
//nolint:gochecknoglobals // a cache: answers are the same without it
var advisers struct {
	sync.Mutex

	made map[advice]*call.Adviser
}

// adviser returns the adviser for the options of the request.
func (q *question) adviser() (*call.Adviser, *Error) {
	var key advice
	if o := q.req.Options; o != nil {
		key.options = o.Options
	}
	key.options.Profile, key.options.Winds, key.pool = q.req.Profile, q.req.winds(), q.query.Pool
	var target restrict.Term
	if t := q.req.Target; t != nil && (q.req.Profile == call.Bot || t.String() != restrict.Tanyao.String()) {
		target, key.target = *t, t.String()
	}
	if q.req.Profile == call.Bot && q.req.Options != nil && q.req.Options.open {
		return nil, fault(BadValue, "the profile bot fixes the options A1 to A11").in("options")
	}
	advisers.Lock()
	defer advisers.Unlock()
	if a := advisers.made[key]; a != nil {
		return a, nil
	}
	o := key.options
	o.Target, o.Pool = target, &key.pool
	a, err := call.New(o)
	if err != nil {
		return nil, fault(TooLarge, "the target comes to too many clauses").in("target") // other options do not get here
	}
	if advisers.made == nil || len(advisers.made) >= maxAdvisers {
		advisers.made = make(map[advice]*call.Adviser)
	}
	advisers.made[key] = a
	return a, nil
}

// standing returns a position as answers have it.
func standing(p *call.Position) Standing { return Standing{shantenOf(p.Shanten), p.Ukeire} }

func (q *question) callCandidate(d *call.Decision, c *call.Candidate) CallCandidate {
	out := CallCandidate{
		Meld: q.meld(c.Meld), Before: standing(&d.Before),
		Decision: c.Verdict.Action.String(), Rule: c.Verdict.Rule.String(), Forbidden: []string{},
	}
	if c.HasDiscard {
		s := q.tile(c.Discard)
		out.Discard = &s
	}
	if c.HasDiscard || c.Meld.IsKan() {
		after := standing(&c.After)
		out.After = &after
	}
	for k := range c.Forbidden.All() {
		out.Forbidden = append(out.Forbidden, q.tile(tile.Tile(k)))
	}
	out.Waits, out.Yakuless = q.callWaits(c.Waits.Valid), q.callWaits(c.Waits.Yakuless)
	if c.Lost != call.NotLost {
		s := c.Lost.String()
		out.Lost = &s
	}
	return out
}

// callWaits lists what a ready hand waits on after a call, with what is left of it: the
// called tile is not.
func (q *question) callWaits(kinds tile.Kinds) []WaitTile {
	list := q.waitTiles(kinds)
	tiles, _, _ := q.req.reader().ParseTiles(q.req.Tile) // read before
	for i, k := range slices.Collect(kinds.All()) {
		if k == tiles[0].Kind() {
			*list[i].Left--
		}
	}
	return list
}

// meld returns a meld in brackets, in the notation of the answer.
func (q *question) meld(m hand.Meld) string {
	s, _ := notation.Format(hand.Tiles{Melds: []hand.Meld{m}}, q.req.Print)
	return s
}
