package cli

import (
	"strconv"
	"strings"

	"mentsu/call"
	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// call writes whether to call, why, the table of melds, and what profile bot asked.
func (v *view) call(r *api.CallResponse) {
	act := map[string]phrase.Text{"call": phrase.Of("Call"), "pass": phrase.Of("Pass"), "win": phrase.Of("Win")}[r.Decision]
	head := []string{v.paint(act.In(v.app.lang), heading), v.say("rule %s", r.Rule)}
	if r.Plan != nil {
		head = append(head, v.say("plan %s", *r.Plan))
	}
	v.printf("%s", strings.Join(head, "  "))
	v.printf("    %s", r.Because)
	if len(r.Candidates) > 0 {
		v.line(nil)
		v.title(v.say("Melds"), v.say("* to call; shanten and useful tiles left before and after"))
		v.table([]string{
			"", v.say("meld"), v.say("discard"), v.say("forbidden"), v.say("before"), "", v.say("after"), "",
			v.say("valid waits"), v.say("yakuless"), v.say("rule"), v.say("why not"),
		}, v.callRows(r))
	}
	if len(r.Gates) > 0 && r.Decision != "win" {
		v.line(nil)
		v.title(v.say("Conditions"), v.say("what profile bot asks of the hand, plan by plan"))
		v.table([]string{"", v.say("plan"), v.say("condition"), v.say("value"), v.say("bound"), ""}, v.gateRows(r))
	}
	v.warn(r.Warnings)
}

// gateRows returns the rows of the table of conditions: all of the plan that is taken, of
// others those that fail.
func (v *view) gateRows(r *api.CallResponse) [][]string {
	var rows [][]string
	for _, g := range r.Gates {
		if g.Holds && (r.Plan == nil || *r.Plan != g.Plan) {
			continue
		}
		row := []string{"", g.Plan, g.Means, "", "", v.say("fails")}
		if g.Rule != "G0" {
			row[3], row[4] = strconv.Itoa(g.Value), v.gateBound(&g)
		}
		if g.Holds {
			row[5] = v.say("holds")
		}
		rows = append(rows, row)
	}
	return rows
}

// gateBound says what the value of a gate may be.
func (v *view) gateBound(g *api.CallGate) string {
	switch {
	case g.AtLeast:
		return v.say("%d or more", g.Bound)
	case g.Bound == 0:
		return v.say("none")
	default:
		return v.say("%d or fewer", g.Bound)
	}
}

// callRows returns the rows of the table of melds.
func (v *view) callRows(r *api.CallResponse) [][]string {
	rows := make([][]string, 0, len(r.Candidates))
	for i := range r.Candidates {
		c := &r.Candidates[i]
		row := []string{
			"", v.hand(c.Meld), "", v.list(c.Forbidden), v.distance(c.Before.Shanten), v.count(c.Before.Ukeire, "tile"), "", "", "", "", c.Rule, "",
		}
		if c.Discard != nil {
			row[2] = v.hand(*c.Discard)
		}
		if c.After != nil {
			row[6], row[7] = v.distance(c.After.Shanten), v.count(c.After.Ukeire, "tile")
		}
		row[8], row[9] = v.waitedFor(c.Waits), v.waitedFor(c.Yakuless)
		if c.Lost == nil {
			row[0] = "*"
		} else {
			row[11] = v.lost(*c.Lost)
		}
		rows = append(rows, row)
	}
	return rows
}

// waitedFor lists waits, without what is left of them.
func (v *view) waitedFor(list []api.WaitTile) string {
	_, kinds := leftOf(&api.WaitList{Waits: list})
	return v.list(kinds)
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
	parts := []string{v.say("profile %s", v.req.Profile)}
	switch {
	case v.req.Target != nil:
		parts = append(parts, v.say("target %s", v.restriction(v.req.Target.String())))
	case v.req.Profile == call.Published:
		parts = append(parts, v.say("target %s", v.restriction("tanyao")))
	}
	if v.req.Dora == "" {
		parts = append(parts, v.say("no dora indicators (--dora)"))
	} else {
		parts = append(parts, v.say("dora indicators %s", v.req.Dora))
	}
	if v.req.Turn == 0 {
		parts = append(parts, v.say("no own discards so far (--turn)"))
	}
	return parts
}
