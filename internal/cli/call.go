package cli

import (
	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// call writes whether to call, why, and the table of melds.
func (v *view) call(r *api.CallResponse) {
	act := map[string]phrase.Text{"call": phrase.Of("Call"), "pass": phrase.Of("Pass"), "win": phrase.Of("Win")}[r.Decision]
	v.printf("%s  %s", v.paint(act.In(v.app.lang), heading), v.say("rule %s", r.Rule))
	v.printf("    %s", r.Because)
	if len(r.Candidates) > 0 {
		v.line(nil)
		v.title(v.say("Melds"), v.say("* to call; shanten and useful tiles left before and after"))
		v.table([]string{
			"", v.say("meld"), v.say("discard"), v.say("before"), "", v.say("after"), "", v.say("rule"), v.say("why not"),
		}, v.callRows(r))
	}
	v.warn(r.Warnings)
}

// callRows returns the rows of the table of melds.
func (v *view) callRows(r *api.CallResponse) [][]string {
	rows := make([][]string, 0, len(r.Candidates))
	for i := range r.Candidates {
		c := &r.Candidates[i]
		row := []string{"", v.hand(c.Meld), "", v.distance(c.Before.Shanten), v.count(c.Before.Ukeire, "tile"), "", "", c.Rule, ""}
		if c.Discard != nil {
			row[2] = v.hand(*c.Discard)
		}
		if c.After != nil {
			row[5], row[6] = v.distance(c.After.Shanten), v.count(c.After.Ukeire, "tile")
		}
		if c.Lost == nil {
			row[0] = "*"
		} else {
			row[8] = v.lost(*c.Lost)
		}
		rows = append(rows, row)
	}
	return rows
}

// lost says why a meld is not called.
func (v *view) lost(reason string) string {
	return map[string]phrase.Text{
		"rule":       phrase.Of("its rule says pass"),
		"illegal":    phrase.Of("every discard is forbidden (kuikae)"),
		"impossible": phrase.Of("the target is impossible after it"),
		"too_far":    phrase.Of("too far from ready after it"),
		"discard":    phrase.Of("a usable tile would go"),
		"shanten":    phrase.Of("another has less shanten"),
		"ukeire":     phrase.Of("another has more useful tiles"),
		"order":      phrase.Of("equal to another that comes first"),
	}[reason].In(v.app.lang)
}

// callBasis says what a decision to call depends on.
func (v *view) callBasis() []string {
	target := "tanyao"
	if v.req.Target != nil {
		target = v.req.Target.String()
	}
	parts := []string{v.say("profile %s", v.req.Profile), v.say("target %s", v.restriction(target))}
	if v.req.Dora == "" {
		return append(parts, v.say("no dora indicators (--dora)"))
	}
	return append(parts, v.say("dora indicators %s", v.req.Dora))
}
