package cli

import (
	"slices"

	"mentsu/form"
	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// numberExplained writes the shanten number and what leads there.
func (v *view) numberExplained(r *api.ExplainResponse) {
	if r.Shanten == nil {
		v.impossible()
		return
	}
	v.printf("%s  %s\n", v.distance(r.Shanten), v.number(r.Shanten))
	v.explain(r)
}

// explain writes the groupings and the classic count, of a hand that can be finished.
func (v *view) explain(r *api.ExplainResponse) {
	if r.Shanten == nil {
		return // nothing leads anywhere
	}
	v.title(v.say("Groupings"), v.say("how the tiles lead there"))
	rows := make([][]string, 0, len(r.Groups))
	named := slices.ContainsFunc(r.Groups, func(g api.Group) bool { return g.Form != form.Standard.String() })
	for i := range r.Groups {
		row := v.groupRow(&r.Groups[i])
		if !named {
			row[nameColumn] = ""
		}
		rows = append(rows, row)
	}
	v.table(nil, rows)
	if r.More {
		v.printf("    %s", v.say("and more"))
	}
	if !v.forms().Has(form.Standard) {
		return
	}
	c := &r.Count
	count := v.say("count of the standard form: %d - 2 x %s - %s - %s = %d", c.Base,
		phrase.Count(c.Sets, "set"), phrase.Count(c.Partials, "partial set"), phrase.Count(c.Pair, "pair"), c.Result)
	if c.Jokers > 0 {
		count = v.say("count of the standard form: %d - 2 x %s - %s - %s - %s = %d", c.Base,
			phrase.Count(c.Sets, "set"), phrase.Count(c.Partials, "partial set"), phrase.Count(c.Pair, "pair"), phrase.Count(c.Jokers, "joker"), c.Result)
	}
	if !isNearest(r) {
		count += v.say(" (not the nearest form)")
	}
	v.printf("    %s", count)
	if c.Note != "" {
		v.printf("    %s", v.say("but %s", c.Note))
	}
}

// impossible says that no hand of the forms asked can be finished.
func (v *view) impossible() {
	v.printf("%s", v.say("No finished hand of these forms can be made: melds, tiles that are gone or the rules rule it out."))
}

// isImpossible asks whether no hand of the forms of r can be finished, for answers that do
// not tell.
func (v *view) isImpossible(r *api.Request) bool {
	ask := *r
	ask.Op = "shanten"
	response, fail := api.Do(&ask)
	answer, ok := response.(*api.ShantenResponse)
	return ok && fail == nil && answer.Shanten == nil
}
