package api

import (
	"slices"

	"mentsu/call"
	"mentsu/hand"
	"mentsu/internal/phrase"
	"mentsu/notation"
	"mentsu/restrict"
)

// CallGate is a condition on the hand that profile bot asks before it looks at a meld.
type CallGate struct {
	Plan    string `json:"plan"`
	Rule    string `json:"rule"` // G0 if the target of the plan is out of reach
	Holds   bool   `json:"holds"`
	Means   string `json:"means"` // what was compared, in the language of the request
	Value   int    `json:"value"`
	Bound   int    `json:"bound"`
	AtLeast bool   `json:"at_least"` // the value must be the bound at least, not at most
}

// callGates returns the gates of a decision.
func (q *question) callGates(d *call.Decision) []CallGate {
	list := make([]CallGate, 0, len(d.Gates))
	for _, g := range d.Gates {
		list = append(list, CallGate{
			g.Plan.String(), g.Rule.String(), g.Holds, quantityTexts()[g.Of].In(q.req.Lang), g.Value, g.Bound, g.AtLeast,
		})
	}
	return list
}

// aimOf returns the plan and the target of a decision, nil where there is none.
func aimOf(d *call.Decision) (plan, target *string) {
	if d.Options.Profile == call.Bot && d.Plan == call.NoPlan {
		return nil, nil
	}
	text := restrict.Tanyao.String()
	if t := d.Options.Target; t != nil {
		text = restrict.Or(t).String()
	}
	if d.Plan != call.NoPlan {
		name := d.Plan.String()
		plan = &name
	}
	return plan, &text
}

// because returns a decision as a sentence.
func (q *question) because(d *call.Decision) phrase.Text {
	if d.Action == call.Win && q.hand.ImpliedMelds() > 0 {
		return phrase.Of("win: the tile completes the hand; that it has a yaku may depend on the implied melds")
	}
	if d.Action == call.Win {
		return phrase.Of("win: the tile completes a hand with a yaku")
	}
	dora := d.Dora
	if d.Options.DoraOn == call.DoraAny {
		dora += d.OtherDora
	}
	act, numbers := phrase.Of("pass"), phrase.Of("shanten %s, dora %d, turn %d", numberText(d.Before.Shanten), dora, d.Turn)
	if c, ok := d.Best(); ok {
		numbers = phrase.Of("shanten %s to %s, useful tiles %d to %d, dora %d, turn %d",
			numberText(d.Before.Shanten), numberText(c.After.Shanten), d.Before.Ukeire, c.After.Ukeire, dora, d.Turn)
		tiles := slices.Clone(c.Meld.Tiles())
		text, _ := notation.FormatTiles(tiles, q.req.Print)
		switch {
		case d.Action == call.Pass:
			act = phrase.Of("pass on %s", text)
		case c.Meld.Kind == hand.Kan:
			act = phrase.Of("kan %s", text)
		case c.Meld.Kind == hand.Chi:
			act = phrase.Of("chi %s and discard %s", text, q.tile(c.Discard))
		default:
			act = phrase.Of("pon %s and discard %s", text, q.tile(c.Discard))
		}
	}
	if d.Plan != call.NoPlan {
		_, target := aimOf(d)
		numbers = phrase.Of("target %s, %s", phrase.Plain(*target), numbers)
	}
	return phrase.Of("%s: %s (%s)", act, reason(d), numbers)
}

// reason returns what the rule asks that decided, with the numbers that it compared if the
// sentence does not have them anyway.
func reason(d *call.Decision) phrase.Text {
	text := ruleText(d)
	switch of := d.Because.Of; {
	case d.Rule == call.BotNoPlan:
		return phrase.Of("%s: %s", text, failing(d))
	case of <= call.OfUkeire || of == call.OfDora || of == call.OfTurn:
		return text
	default:
		for _, g := range d.Gates {
			if g.Rule == d.Rule && g.Plan == d.Plan {
				return phrase.Of("%s: %s", text, gateText(g))
			}
		}
		return phrase.Of("%s: %s", text, phrase.Of("%s %d against %d", quantityTexts()[of], d.Because.Value, d.Because.Bound))
	}
}

// failing says of each plan the first gate that does not hold.
func failing(d *call.Decision) phrase.Text {
	var all []phrase.Text
	told := call.NoPlan
	for _, g := range d.Gates {
		if g.Holds || g.Plan == told {
			continue
		}
		told = g.Plan
		all = append(all, phrase.Of("%s (%s)", planTexts()[g.Plan], gateText(g)))
	}
	return joined(all)
}

// joined returns texts with commas between.
func joined(all []phrase.Text) phrase.Text {
	text := all[0]
	for _, t := range all[1:] {
		text = phrase.Of("%s, %s", text, t)
	}
	return text
}

// gateText says what a gate compared.
func gateText(g call.Gate) phrase.Text {
	switch what := quantityTexts()[g.Of]; {
	case g.Rule == call.RuleG0:
		return ruleTexts()[call.RuleG0]
	case g.AtLeast:
		return phrase.Of("%s %d, at least %d", what, g.Value, g.Bound)
	default:
		return phrase.Of("%s %d, at most %d", what, g.Value, g.Bound)
	}
}
