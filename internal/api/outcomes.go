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
	Left           int      `json:"left"`             // tiles nobody has shown, as indicators or north tiles set aside, either
	Discard        *Worth   `json:"discard"`          // won on a discard
	SelfDraw       *Worth   `json:"self_draw"`        // won by the own draw
	RiichiDiscard  *Worth   `json:"riichi_discard"`   // with riichi; null for an open hand, if riichi is declared already, or at the first turn
	RiichiSelfDraw *Worth   `json:"riichi_self_draw"` // the same
	NoYaku         bool     `json:"no_yaku"`          // a discard of it cannot be won as things stand
	ValidWith      []string `json:"valid_with"`       // what would change that, one by one

	Impossible []Impossible `json:"impossible,omitempty"` // why wins of it are null though other waits have them
}

// Impossible says why some wins on a tile cannot be.
type Impossible struct {
	Of     []string `json:"of"` // the keys of an Outcome that are null for it
	Reason string   `json:"reason"`
}

// OutcomesResponse answers outcomes.
type OutcomesResponse struct {
	Common

	Rules    string    `json:"rules"`
	Outcomes []Outcome `json:"outcomes"` // in tile order; none for a hand that is not ready
	Assumed  Assumed   `json:"assumed"`

	Notes
}

// The flags that need a self-draw, those that need a discard, and those that tell of riichi.
const (
	drawFlags    = rule.Rinshan | rule.Haitei | rule.Tenhou | rule.Chiihou
	discardFlags = rule.Chankan | rule.Houtei | rule.Renhou
	riichiFlags  = rule.Riichi | rule.DoubleRiichi
	firstFlags   = rule.Tenhou | rule.Chiihou | rule.Renhou // of the first turn, before riichi is possible
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
	r.Warnings = append(r.Warnings, q.foreignFlags(set.Definition())...)
	held, melded := q.hand.Concealed(), q.hand.Melded()
	waits := win.Waits(q.hand, q.winQuery()).Kinds
	var wrong *Error
	possible := false
	for k := range waits.All() {
		if held[k]+melded[k] == tile.Copies || q.hand.JokerKinds().Has(k) {
			continue // a wait in form only: there is no fifth copy, or no tile that is no joker
		}
		o, fault, err := q.outcome(set, k)
		if err != nil {
			return nil, err
		}
		r.Outcomes = append(r.Outcomes, *o)
		gone := int(held[k]+melded[k])+q.shown(k) >= tile.Copies
		possible = possible || fault == nil
		if wrong == nil && !gone {
			wrong = fault
		}
	}
	if wrong != nil && !possible {
		return nil, wrong // it is not about this wait or that
	}
	if waits == 0 {
		r.Warnings = append(r.Warnings, q.say("the hand is not ready"))
	}
	return r, nil
}

// outcome answers what a wait on k is worth; fault says why neither a discard nor a draw of it
// can be won.
func (q *question) outcome(set *rule.Set, k tile.Kind) (o *Outcome, fault, err *Error) {
	left := q.unseen(k)
	t := tile.Tile(k)
	if red := q.hand.RedLeft(k); red > 0 && red == left {
		t = tile.RedFive(k.Suit())
	}
	base, err := q.wonWith(set, t)
	if err != nil {
		return nil, nil, err
	}
	o = &Outcome{Tile: q.tile(t), Left: left, ValidWith: []string{}}
	withRiichi := slices.Contains(set.Definition().Flags, rule.Riichi.Names()[0]) && closed(q.hand) && base.Flags&(riichiFlags|firstFlags) == 0
	for _, column := range []struct {
		name  string
		win   rule.Win
		more  rule.Flags
		worth **Worth
	}{
		{"discard", byDiscard(*base), 0, &o.Discard},
		{"self_draw", byDraw(*base), 0, &o.SelfDraw},
		{"riichi_discard", byDiscard(*base), rule.Riichi, &o.RiichiDiscard},
		{"riichi_self_draw", byDraw(*base), rule.Riichi, &o.RiichiSelfDraw},
	} {
		if column.more != 0 && !withRiichi {
			continue
		}
		worth, err := q.imagine(set, column.win, column.more)
		switch {
		case err == nil:
			*column.worth = worth
			continue
		case err.Code != Contradiction:
			return nil, nil, err
		case fault == nil:
			fault = err
		}
		o.cannot(column.name, err.Reason().In(q.req.Lang))
	}
	if o.Discard != nil || o.SelfDraw != nil {
		fault = nil
	}
	if o.NoYaku = o.Discard != nil && !o.Discard.Valid; o.NoYaku {
		o.ValidWith = q.validWith(set, base, o)
	}
	return o, fault, nil
}

// cannot adds to o that it has no worth in a column, with the reason.
func (o *Outcome) cannot(column, reason string) {
	for i := range o.Impossible {
		if why := &o.Impossible[i]; why.Reason == reason {
			why.Of = append(why.Of, column)
			return
		}
	}
	o.Impossible = append(o.Impossible, Impossible{Of: []string{column}, Reason: reason})
}

// unseen returns how many tiles of k nobody has shown: those of the hand, its melds, the
// indicators and the north tiles set aside are not among them, nor those seen. An indicator
// that is among those seen, too, counts once.
func (q *question) unseen(k tile.Kind) int {
	held, melded, jokers, seen := q.hand.Concealed(), q.hand.Melded(), q.hand.JokerTiles(), q.hand.Seen()
	return max(0, tile.Copies-int(held[k]+melded[k]+jokers[k])-max(int(seen[k]), q.shown(k)))
}

// shown returns how many tiles of k are indicators or north tiles set aside.
func (q *question) shown(k tile.Kind) int {
	n := 0
	for _, text := range []string{q.req.Dora, q.req.Ura} {
		tiles, _, _ := q.req.reader().ParseTiles(text) // faults are found elsewhere
		for _, t := range tiles {
			if t != tile.Joker && t.Kind() == k {
				n++
			}
		}
	}
	if k == tile.North {
		n += q.req.Nukidora
	}
	return n
}

// validWith says what would make a win valid that is not: the own draw, riichi, or luck.
func (q *question) validWith(set *rule.Set, base *rule.Win, o *Outcome) []string {
	with := []string{}
	drawn := o.SelfDraw != nil && o.SelfDraw.Valid // there is none where a flag does not fit a draw
	if drawn {
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
		if w.SelfDraw && drawn {
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
	if err := q.count(set, set.Score, &w, &scored); err != nil {
		return nil, err
	}
	worth := q.worthOf(set, &w, &scored)
	return &worth, nil
}

// wonWith returns the win of the waiting hand with t.
func (q *question) wonWith(set *rule.Set, t tile.Tile) (*rule.Win, *Error) {
	tiles := hand.Tiles{Concealed: append(slices.Clone(q.tiles.Concealed), t), Melds: q.tiles.Melds}
	h, err := hand.New(tiles, hand.Context{Rules: q.hand.Rules(), Reds: q.req.redFives(), JokerKinds: q.hand.JokerKinds(), Drawn: &t})
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
