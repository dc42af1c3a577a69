package cli

import (
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/rules"
)

// score writes a receipt: points, what is paid, fu, who pays, what is not paid, and all of
// it in one line to copy.
func (v *view) score(r *api.ScoreResponse) {
	if r.Fan != nil {
		v.fans(r)
		return
	}
	if !r.Valid {
		v.title(v.say("No yaku"), v.say("the hand is complete, but may not be declared"))
		v.excluded(r.Excluded)
		v.warn(r.Warnings)
		return
	}
	v.title(v.worth(&r.Worth), v.method(r))
	v.line(nil)
	v.printf("%s", v.paint(v.say("Yaku"), heading))
	v.table(nil, v.itemRows(r))
	v.fu(r)
	v.line(nil)
	if stakes := v.tableStakes(); stakes != "" {
		v.title(v.say("Payment"), stakes)
	} else {
		v.printf("%s", v.paint(v.say("Payment"), heading))
	}
	v.table(nil, v.payRows(&r.Worth, r.Payments))
	if len(r.Excluded) > 0 {
		v.line(nil)
		v.printf("%s", v.paint(v.say("Not paid"), heading))
		v.excluded(r.Excluded)
	}
	v.line(nil)
	if r.MoreHan != nil {
		v.printf("%s  %s", v.paint(v.say("With 1 to %d han more", len(r.MoreHan)), heading), v.points(r.MoreHan))
	}
	v.printf("%s", v.oneLine(r))
	v.warn(r.Warnings)
}

// scoreLine writes what a win is worth in a line, among other answers about the hand.
func (v *view) scoreLine(r *api.ScoreResponse) {
	v.title(v.say("Worth"), v.say("rules %s; mentsu score says who pays, and why", r.Rules))
	if r.Valid || r.Fan != nil {
		v.printf("    %s", v.oneLine(r))
	} else {
		v.printf("    %s", v.say("No yaku"))
	}
}

// worth says han, fu or yakuman, the limit and the points.
func (v *view) worth(w *api.Worth) string {
	if w.Fan != nil {
		return v.fanTotal(w)
	}
	parts := []string{v.amount(w)}
	if w.Limit != nil && w.Yakuman == 0 {
		parts = append(parts, v.limit(*w.Limit))
	}
	return strings.Join(append(parts, v.paid(w.Points)), v.say(", "))
}

// amount says han and fu, or yakuman.
func (v *view) amount(w *api.Worth) string {
	switch {
	case !w.Valid:
		return v.say("no yaku")
	case w.Yakuman > 1:
		return v.say("%d times yakuman", w.Yakuman)
	case w.Yakuman == 1 || w.Han == nil || w.Fu == nil:
		return v.say("yakuman")
	default:
		return v.say("%d han %d fu", *w.Han, *w.Fu)
	}
}

// limit returns the name of a limit.
func (v *view) limit(id string) string {
	name, ok := map[string]phrase.Text{
		"mangan": phrase.Of("mangan"), "haneman": phrase.Of("haneman"), "baiman": phrase.Of("baiman"), "sanbaiman": phrase.Of("sanbaiman"),
		"kazoe_yakuman": phrase.Of("counted yakuman"), "yakuman": phrase.Of("yakuman"),
	}[id]
	if !ok {
		return id
	}
	return name.In(v.app.lang)
}

// method says how the hand was won, and where the winner sits.
func (v *view) method(r *api.ScoreResponse) string {
	how := phrase.Of("won on %s, discarded", v.hand(r.Win))
	if v.req.SelfDraw {
		how = phrase.Of("won on %s, drawn", v.hand(r.Win))
	}
	return v.say("%s; round %s, seat %s", how, v.wind(or(v.req.Round, r.Assumed.Round)), v.wind(or(v.req.Seat, r.Assumed.Seat)))
}

// or returns s, or what was taken in its place.
func or(s string, assumed *string) string {
	if assumed != nil {
		return *assumed
	}
	return s
}

// wind returns the name of the wind of a letter.
func (v *view) wind(letter string) string {
	return map[string]phrase.Text{
		"E": phrase.Of("east"), "S": phrase.Of("south"), "W": phrase.Of("west"), "N": phrase.Of("north"),
	}[letter].In(v.app.lang)
}

// scoreBasis says what the worth of a win depends on.
func (v *view) scoreBasis() []string {
	if v.req.RuleSet != nil && v.req.RuleSet.Definition().Unit != "han" {
		return v.fanBasis()
	}
	name := rules.Standard
	if v.req.RuleSet != nil {
		name = v.req.RuleSet.String()
	}
	parts := []string{v.say("rules %s", name)}
	if v.req.Dora == "" {
		parts = append(parts, v.say("no dora indicators (--dora)"))
	} else {
		parts = append(parts, v.say("dora indicators %s", v.req.Dora))
	}
	return append(parts, v.windBasis()...)
}

// windBasis says which winds were taken because the request names none.
func (v *view) windBasis() []string {
	var parts []string
	if v.req.Round == "" {
		parts = append(parts, v.say("round E assumed (--round)"))
	}
	if v.req.Seat == "" {
		parts = append(parts, v.say("seat S assumed (--seat)"))
	}
	return parts
}

// excluded writes what is not paid, and why.
func (v *view) excluded(all []api.ExcludedItem) {
	rows := make([][]string, 0, len(all))
	for _, e := range all {
		rows = append(rows, []string{"", v.patternName(e.ID), v.whyNot(e.Reason)})
	}
	v.table(nil, rows)
}

// whyNot says why something is not paid.
func (v *view) whyNot(reason string) string {
	why, by, _ := strings.Cut(reason, ":")
	switch why {
	case "not_concealed":
		return v.say("for a closed hand only")
	case "option_off":
		return v.say("the rules do not have it")
	case "implied_by":
		return v.say("part of %s", v.patternName(by))
	case "replaced_by_yakuman":
		return v.say("yakuman stand alone")
	case "other_reading":
		return v.say("in another reading, which pays less")
	case "same_fan_reused":
		return v.say("one of its sets makes it already")
	case "limit_alone":
		return v.say("the dearest pattern stands alone")
	default:
		return v.say("its sets are paid already")
	}
}
