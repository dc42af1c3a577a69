package cli

import (
	"slices"
	"strings"

	"mentsu/internal/api"
	"mentsu/rule"
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
	if w.Limit != nil {
		total = v.say("%s (capped, the sum is %d)", total, sumOf(w.Items))
	}
	if w.Valid {
		return v.say("%s, the winner gets %s", total, v.paid(w.Points))
	}
	return v.say("%s, too few to win: %d without flowers, %d needed", total, *w.Plain, *w.Minimum)
}

// sumOf returns what patterns that add up are worth together.
func sumOf(items []api.ScoreItem) int {
	n := 0
	for i := range items {
		n += *items[i].Points * items[i].Count
	}
	return n
}

// shortFans says how many points a hand has, and what the winner gets.
func (v *view) shortFans(w *api.Worth) string {
	total := v.fan(*w.Fan)
	if !w.Valid {
		return v.say("too few: %s", total)
	}
	if w.Limit != nil {
		total = v.say("%s, capped", total)
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
		row := []string{"", v.patternName(e.ID), v.byPrinciple(&e), strings.Join(tiles, " ")}
		if !slices.ContainsFunc(rows, func(other []string) bool { return slices.Equal(other, row) }) {
			rows = append(rows, row)
		}
	}
	v.table(nil, rows)
}

// byPrinciple says why something is not paid, and by which principle of the rules.
func (v *view) byPrinciple(e *api.ExcludedItem) string {
	why := v.whyNot(e.Reason)
	switch e.Principle {
	case "non_repeat":
		return v.say("%s (non-repeat)", why)
	case "non_identical":
		return v.say("%s (non-identical)", why)
	case "non_separation":
		return v.say("%s (non-separation)", why)
	case "account_once":
		return v.say("%s (account-once)", why)
	case "highest":
		return v.say("%s (highest)", why)
	default:
		return why
	}
}

// fanBasis says what the worth of a win depends on beside the hand.
func (v *view) fanBasis() []string {
	parts := append([]string{v.say("rules %s", v.req.RuleSet.String())}, v.flowerBasis()...)
	return append(append(parts, v.winBasis()...), v.windBasis()...)
}

// flowerBasis says how many flowers count, under rules that count them.
func (v *view) flowerBasis() []string {
	if v.req.RuleSet == nil || !slices.ContainsFunc(v.req.RuleSet.Definition().Patterns, func(p rule.Pattern) bool { return p.Count == "flowers" }) {
		return nil
	}
	return []string{v.count(v.req.Flowers, "flower")}
}
