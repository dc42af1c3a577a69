package api

import (
	"mentsu/form"
)

// takeKnitted says why o cannot answer about the forms with knitted tiles, if rules ask for
// such.
func (q *question) takeKnitted(o *Op, rules form.Rules) *Error {
	asked := rules.Forms & form.Knitted
	if asked == 0 {
		return nil
	}
	name, field := namesOf(asked)[0], q.formsField()
	if o.Name == "call" {
		return fault(Unsupported, "%s does not know the form %s", o.Name, name).whole(field)
	}
	if rules.WithDefaults().Players == 3 {
		return fault(Contradiction, "with three players there is no %s: 2m to 8m are not in the game", name).whole(field)
	}
	if h := &q.house; asked.Has(form.KnittedStraight) && (h.Pair258 || h.WindRuns || h.DragonRuns || h.NaturalPerSet) {
		return fault(Unsupported, "these rules for sets and pairs are not known for the form knitted_straight").whole(q.houseField())
	}
	return nil
}

// formsField returns the field that says which forms are asked.
func (q *question) formsField() string {
	switch {
	case q.req.Forms != 0:
		return "forms"
	case q.req.House != nil:
		return "house"
	case q.req.RuleSet != nil:
		return "rules"
	default:
		return "forms"
	}
}
