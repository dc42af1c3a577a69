package api

import (
	"encoding/json"

	"mentsu/hand"
)

// newTable returns the question of an operation that is about the whole table: it has no
// hand, but each of its wins has.
func newTable(r *Request, o *Op) (*question, *Error) {
	if r.hasHand {
		return nil, fault(UnknownField, "%s takes no hand: each of its wins has one", o.Name).in("hand")
	}
	q := &question{req: r}
	q.common.Op, q.common.Pool = r.Op, r.Pool.String()
	for i, raw := range r.Wins {
		w, err := r.oneWin(raw)
		if err != nil {
			return nil, inWins(err, i)
		}
		q.wins = append(q.wins, w)
	}
	return q, nil
}

// oneWin reads one of the wins of r: a request of score, under the rules of r.
func (r *Request) oneWin(raw json.RawMessage) (*question, *Error) {
	w, err := decodeRequest(raw, "score")
	if err != nil {
		return nil, err
	}
	switch {
	case w.Honba != 0 || w.Sticks != 0:
		return nil, fault(BadValue, "honba and sticks are on the table: give them once, beside wins").in("honba")
	case w.RuleSet != nil || w.ruleOptions != nil:
		return nil, fault(BadValue, "one rule set is for all: give it once, beside wins").in("rules")
	case !w.SelfDraw && w.From == hand.FromUnknown:
		return nil, fault(BadValue, "say who discarded the winning tile, or self_draw").in("from")
	}
	w.RuleSet, w.ruleOptions, w.Lang, w.Print = r.RuleSet, r.ruleOptions, r.Lang, r.Print
	o, err := opByName("score")
	if err != nil {
		return nil, err
	}
	q, err := newQuestion(&w, o)
	if err == nil {
		err = o.fits(q.hand.Size())
	}
	if err == nil {
		err = q.scorable()
	}
	return q, err
}
