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
		v.invalid(r)
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

// invalid writes why a complete hand may not be declared, with what it has.
func (v *view) invalid(r *api.ScoreResponse) {
	what, why := v.say("No yaku"), v.say("the hand is complete, but may not be declared")
	if r.Han != nil {
		what, why = v.say("Too few han"), v.say("%d han; to win takes %d han of yaku", *r.Han, *r.Minimum)
	}
	v.title(what, why)
	v.table(nil, v.itemRows(r))
	v.fu(r)
	if len(r.Items) > 0 && len(r.Excluded) > 0 {
		v.line(nil)
		v.printf("%s", v.paint(v.say("Not paid"), heading))
	}
	v.excluded(r.Excluded)
	v.warn(r.Warnings)
}

// scoreLine writes what a win is worth in a line, among other answers about the hand.
func (v *view) scoreLine(r *api.ScoreResponse) {
	v.title(v.say("Worth"), v.say("rules %s; mentsu score says who pays, and why", r.Rules))
	if r.Valid || r.Fan != nil {
		v.printf("    %s", v.oneLine(r))
	} else {
		v.printf("    %s", v.amount(&r.Worth))
	}
}

// worth says han, fu or yakuman, the limit and the points.
func (v *view) worth(w *api.Worth) string {
	if w.Fan != nil {
		return v.fanTotal(w)
	}
	var parts []string
	if w.Yakuman > 0 || w.Han != nil || w.Limit == nil {
		parts = append(parts, v.amount(w))
	}
	if w.Limit != nil && w.Yakuman == 0 {
		parts = append(parts, v.limit(*w.Limit))
	}
	return strings.Join(append(parts, v.paid(w.Points)), v.say(", "))
}

// amount says han and fu, or yakuman.
func (v *view) amount(w *api.Worth) string {
	switch {
	case !w.Valid && w.Han != nil:
		return v.say("too few han")
	case !w.Valid:
		return v.say("no yaku")
	case w.Yakuman > 1:
		return v.say("%d times yakuman", w.Yakuman)
	case w.Yakuman == 1:
		return v.say("yakuman")
	case w.Han == nil || w.Fu == nil:
		return v.limit(*w.Limit)
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
		return v.ownLimit(id)
	}
	return name.In(v.app.lang)
}

// ownLimit returns what a rule set calls a limit of its own.
func (v *view) ownLimit(id string) string {
	if v.req.RuleSet != nil {
		for _, l := range v.req.RuleSet.Definition().Limits {
			if l.ID == id && l.Names[v.app.lang] != "" {
				return l.Names[v.app.lang]
			}
		}
	}
	return id
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
	return append(append(parts, v.winBasis()...), v.windBasis()...)
}

// winBasis says what else was said about a win: what the answer itself does not show.
func (v *view) winBasis() []string {
	parts := v.saidOfWin()
	if h := v.req.HouseText(); h != "" {
		parts = append(parts, v.say("house rules %s", h))
	}
	return parts
}

// saidOfWin is winBasis but for the rules of the house.
func (v *view) saidOfWin() []string {
	var parts []string
	if v.req.Ura != "" {
		parts = append(parts, v.say("ura dora indicators %s", v.req.Ura))
	}
	if n := v.req.Nukidora; n > 0 {
		parts = append(parts, v.say("north tiles set aside: %d", n))
	}
	if names := v.req.Flags.Names(); names != nil {
		parts = append(parts, v.say("flags %s", strings.Join(names, ", ")))
	}
	if options := v.req.RuleOptions(); options != nil {
		parts = append(parts, v.say("options %s", strings.Join(options, ", ")))
	}
	return parts
}

// windBasis says which winds were taken because the request names none.
func (v *view) windBasis() []string {
	var parts []string
	if v.req.Round == "" {
		parts = append(parts, v.say("round E assumed (--round)"))
	}
	if v.req.Seat == "" {
		parts = append(parts, v.say("seat %s assumed (--seat)", v.req.UsualSeat()))
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
		return v.say("the highest pattern stands alone")
	case "one_yakuman":
		return v.say("yakuman do not add up, the highest counts")
	case "yakuman_bound":
		return v.say("beyond the most yakuman that are paid")
	default:
		return v.say("its sets are paid already")
	}
}
