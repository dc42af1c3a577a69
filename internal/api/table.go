package api

import (
	"cmp"
	"encoding/json"

	"mentsu/hand"
	"mentsu/notation"
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

// Why one of the wins cannot have what is the same for all.
const (
	onTheTable = "honba and sticks are on the table: give them once, beside wins"
	oneForAll  = "one rule set is for all: give it once, beside wins"
)

// oneWin reads one of the wins of r: a request of score, under the rules of r.
func (r *Request) oneWin(raw json.RawMessage) (*question, *Error) {
	w, err := decodeUnder(r.RuleSet, raw, "score")
	if err != nil {
		return nil, err
	}
	switch {
	case w.Honba != 0:
		return nil, fault(BadValue, onTheTable).whole("honba")
	case w.Sticks != 0:
		return nil, fault(BadValue, onTheTable).whole("sticks")
	case w.RuleSet != nil && w.RuleSet.text != "":
		return nil, fault(BadValue, oneForAll).whole("rules_toml")
	case w.RuleSet != nil:
		return nil, fault(BadValue, oneForAll).whole("rules")
	case w.ruleOptions != nil:
		return nil, fault(BadValue, oneForAll).whole("options")
	case !w.SelfDraw && w.From == hand.FromUnknown:
		return nil, fault(BadValue, "say who discarded the winning tile, or self_draw").in("from")
	}
	w.takeTable(r)
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

// takeTable takes over from a request about the whole table what goes for all of its wins,
// and what r does not say itself.
func (r *Request) takeTable(table *Request) {
	r.RuleSet, r.ruleOptions, r.Lang, r.Print = table.RuleSet, table.ruleOptions, table.Lang, table.Print
	r.Players, r.Sets, r.Forms = cmp.Or(r.Players, table.Players), cmp.Or(r.Sets, table.Sets), cmp.Or(r.Forms, table.Forms)
	if !r.hasCopies {
		r.JokerCopies, r.hasCopies = table.JokerCopies, table.hasCopies
	}
	if !r.hasFourAsPairs {
		r.FourAsPairs, r.hasFourAsPairs = table.FourAsPairs, table.hasFourAsPairs
	}
	r.House, r.Reds = cmp.Or(r.House, table.House), cmp.Or(r.Reds, table.Reds)
	if r.Notation == notation.Auto {
		r.Notation = table.Notation
	}
	r.Round = cmp.Or(r.Round, table.Round)
}
