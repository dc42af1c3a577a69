package cli

import (
	"slices"
	"strings"

	"mentsu/internal/api"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// fans writes a receipt under rules that add up points: the total, what is paid with the
// sets that make it, who pays, and what is not paid.
func (v *view) fans(r *api.ScoreResponse) {
	v.title(v.fanTotal(&r.Worth), v.method(r))
	if r.Assumed.Flags != nil {
		v.printf("%s", v.say("the tiles make certain, though it was not said: %s", *r.Assumed.Flags))
	}
	v.line(nil)
	v.printf("%s", v.paint(v.say("Fans"), heading))
	v.table(nil, v.itemRows(r))
	if r.Valid {
		v.line(nil)
		v.printf("%s", v.paint(v.say("Payment"), heading))
		v.table(nil, v.payRows(&r.Worth, r.Payments))
	}
	if len(r.Excluded) > 0 {
		v.line(nil)
		v.printf("%s", v.paint(v.say("Not paid"), heading))
		v.unpaid(r)
	}
	v.line(nil)
	v.printf("%s", v.oneLine(r))
	v.warn(r.Warnings)
}

// fanTotal says how many points a hand has, and whether they are enough.
func (v *view) fanTotal(w *api.Worth) string {
	total := v.say("%d fan", *w.Fan)
	if v.req.RuleSet.Definition().Unit != "fan" {
		total = v.say("worth %s", v.count(*w.Fan, "point"))
	}
	if w.Valid {
		return v.say("%s, the winner gets %s", total, v.paid(w.Points))
	}
	return v.say("%s, too few to win: %d without flowers", total, *w.Plain)
}

// shortFans says how many points a hand has, and what the winner gets.
func (v *view) shortFans(w *api.Worth) string {
	total := v.fan(*w.Fan)
	if !w.Valid {
		return v.say("too few: %s", total)
	}
	return v.say("%d (%s)", w.Points.Big(), total)
}

// unpaid writes what is not paid, with its sets, and why; what reads the same once.
func (v *view) unpaid(r *api.ScoreResponse) {
	var rows [][]string
	for _, e := range r.Excluded {
		var tiles []string
		for _, n := range e.Sets {
			tiles = append(tiles, v.hand(r.Reading.Sets[n]))
		}
		row := []string{"", v.patternName(e.ID), v.whyNot(e.Reason), strings.Join(tiles, " ")}
		if !slices.ContainsFunc(rows, func(other []string) bool { return slices.Equal(other, row) }) {
			rows = append(rows, row)
		}
	}
	v.table(nil, rows)
}

// patternName returns what a pattern of the rules is called: in English its ID in words.
func (v *view) patternName(id string) string {
	if v.app.lang == tile.EN {
		return strings.ReplaceAll(id, "_", " ")
	}
	d, err := rules.Load(rules.Standard)
	if v.req.RuleSet != nil {
		d, err = v.req.RuleSet.Definition(), nil
	}
	if err == nil {
		for i := range d.Patterns {
			if p := &d.Patterns[i]; p.ID == id {
				return p.Names[v.app.lang]
			}
		}
	}
	return strings.ReplaceAll(id, "_", " ")
}

// fanBasis says what the worth of a win depends on beside the hand.
func (v *view) fanBasis() []string {
	parts := []string{v.say("rules %s", v.req.RuleSet.String())}
	if slices.ContainsFunc(v.req.RuleSet.Definition().Patterns, func(p rule.Pattern) bool { return p.Count == "flowers" }) {
		parts = append(parts, v.count(v.req.Flowers, "flower"))
	}
	return append(append(parts, v.winBasis()...), v.windBasis()...)
}
