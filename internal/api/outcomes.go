package api

import (
	"errors"
	"slices"

	"mentsu/hand"
	"mentsu/rule"
	"mentsu/tile"
	"mentsu/win"
)

// Outcome is what one wait of a ready hand is worth.
type Outcome struct {
	Tile           string   `json:"tile"`             // red only if no plain one is left
	Left           int      `json:"left"`             // tiles nobody has shown
	Discard        *Worth   `json:"discard"`          // won on a discard
	SelfDraw       *Worth   `json:"self_draw"`        // won by the own draw
	RiichiDiscard  *Worth   `json:"riichi_discard"`   // with riichi; null for an open hand, or if riichi is declared already
	RiichiSelfDraw *Worth   `json:"riichi_self_draw"` // the same
	NoYaku         bool     `json:"no_yaku"`          // a discard of it cannot be won as things stand
	ValidWith      []string `json:"valid_with"`       // what would change that, one by one
}

// OutcomesResponse answers outcomes.
type OutcomesResponse struct {
	Common

	Rules    string    `json:"rules"`
	Outcomes []Outcome `json:"outcomes"` // in tile order; none for a hand that is not ready
	Assumed  Assumed   `json:"assumed"`

	Notes
}

// The flags that need a self-draw, and those that need a discard.
const (
	drawFlags    = rule.Rinshan | rule.Haitei | rule.Tenhou | rule.Chiihou
	discardFlags = rule.Chankan | rule.Houtei | rule.Renhou
	riichiFlags  = rule.Riichi | rule.DoubleRiichi
)

func outcomesOp(q *question) (Response, *Error) {
	if err := q.scorable(); err != nil {
		return nil, err
	}
	set, err := q.ruleSet()
	if err != nil {
		return nil, err
	}
	return q.outcomes(set)
}

// outcomes answers what each wait is worth.
func (q *question) outcomes(set *rule.Set) (*OutcomesResponse, *Error) {
	r := &OutcomesResponse{
		Common: q.about("outcomes"), Rules: set.Definition().ID, Outcomes: []Outcome{}, Assumed: q.assumed(), Notes: q.notes,
	}
	held, melded := q.hand.Concealed(), q.hand.Melded()
	waits := win.Waits(q.hand, q.winQuery()).Kinds
	for k := range waits.All() {
		if held[k]+melded[k] == tile.Copies {
			continue // a wait in form only: there is no fifth copy to win on
		}
		o, err := q.outcome(set, k)
		if err != nil {
			return nil, err
		}
		r.Outcomes = append(r.Outcomes, *o)
	}
	if waits == 0 {
		r.Warnings = append(r.Warnings, q.say("the hand is not ready"))
	}
	return r, nil
}

// outcome answers what a wait on k is worth.
func (q *question) outcome(set *rule.Set, k tile.Kind) (*Outcome, *Error) {
	left := q.hand.Left()
	t := tile.Tile(k)
	if red := q.hand.RedLeft(k); red > 0 && red == int(left[k]) {
		t = tile.RedFive(k.Suit())
	}
	base, err := q.wonWith(set, t)
	if err != nil {
		return nil, err
	}
	o := &Outcome{Tile: q.tile(t), Left: int(left[k]), ValidWith: []string{}}
	if o.Discard, err = q.imagine(set, byDiscard(*base), 0); err != nil {
		return nil, err
	}
	if o.SelfDraw, err = q.imagine(set, byDraw(*base), 0); err != nil {
		return nil, err
	}
	if closed(q.hand) && base.Flags&riichiFlags == 0 {
		if o.RiichiDiscard, err = q.imagine(set, byDiscard(*base), rule.Riichi); err != nil {
			return nil, err
		}
		if o.RiichiSelfDraw, err = q.imagine(set, byDraw(*base), rule.Riichi); err != nil {
			return nil, err
		}
	}
	o.NoYaku = !o.Discard.Valid
	if o.NoYaku {
		o.ValidWith = q.validWith(set, base, o)
	}
	return o, nil
}

// validWith says what would make a win valid that is not: the own draw, riichi, or luck.
func (q *question) validWith(set *rule.Set, base *rule.Win, o *Outcome) []string {
	with := []string{}
	if o.SelfDraw.Valid {
		with = append(with, "self_draw")
	}
	if o.RiichiDiscard != nil && o.RiichiDiscard.Valid {
		with = append(with, "riichi")
	}
	for _, flag := range []rule.Flags{rule.Haitei, rule.Houtei, rule.Rinshan, rule.Chankan} {
		w := byDiscard(*base)
		if flag&drawFlags != 0 {
			w = byDraw(*base)
		}
		if w.SelfDraw && o.SelfDraw.Valid {
			continue
		}
		worth, err := q.imagine(set, w, flag)
		if err == nil && worth.Valid {
			with = append(with, flag.Names()...)
		}
	}
	return with
}

// byDraw and byDiscard return w won so; flags that belong to the other are left out.
func byDraw(w rule.Win) rule.Win {
	w.SelfDraw = true
	w.Flags &^= discardFlags
	return w
}

func byDiscard(w rule.Win) rule.Win {
	w.Flags &^= drawFlags
	return w
}

// imagine answers what w would be worth with more flags.
func (q *question) imagine(set *rule.Set, w rule.Win, more rule.Flags) (*Worth, *Error) {
	w.Flags |= more
	var scored rule.Result
	if err := count(set, set.Score, &w, &scored); err != nil {
		return nil, err
	}
	worth := q.worthOf(set, &w, &scored)
	return &worth, nil
}

// wonWith returns the win of the waiting hand with t.
func (q *question) wonWith(set *rule.Set, t tile.Tile) (*rule.Win, *Error) {
	tiles := hand.Tiles{Concealed: append(slices.Clone(q.tiles.Concealed), t), Melds: q.tiles.Melds}
	h, err := hand.New(tiles, hand.Context{Rules: q.hand.Rules(), Reds: q.req.redFives(), Drawn: &t})
	if wrong, ok := errors.AsType[*hand.Error](err); ok {
		return nil, &Error{Code: InvalidHand, Field: "hand", Message: wrong.Reason}
	}
	w := &rule.Win{Hand: h, Tile: t}
	return w, q.situation(set, w)
}

// closed reports whether a hand has no melds but closed kans, so that it may declare riichi.
func closed(h *hand.Hand) bool {
	return !slices.ContainsFunc(h.Melds(), func(m hand.Meld) bool { return m.Kind != hand.ClosedKan })
}
