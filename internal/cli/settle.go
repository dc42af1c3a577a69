package cli

import (
	"slices"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// settle writes who pays whom, and each win, paid or not.
func (v *view) settle(r *api.SettleResponse) {
	ended := map[string]phrase.Text{
		"win": phrase.Of("win"), "draw": phrase.Of("exhaustive draw"), "nagashi": phrase.Of("nagashi mangan"),
	}[r.Outcome]
	v.title(v.say("Settled"), v.say("%s; rules %s", ended, r.Rules))
	rows := make([][]string, 0, len(r.Payments))
	for i, n := range r.Payments {
		seat := "ESWN"[i : i+1]
		note := ""
		if r.SticksTo != nil && *r.SticksTo == seat && v.req.Honba+v.req.Sticks > 0 {
			note = v.say("takes honba and sticks")
		}
		rows = append(rows, []string{"", v.say("seat %s", v.wind(seat)), signed(n), note})
	}
	v.table(nil, rows)
	unpaid := phrase.Of("wins, but is not paid: an abortive draw")
	if slices.ContainsFunc(r.Wins, func(w api.SettledWin) bool { return w.Paid }) {
		unpaid = phrase.Of("wins, but is not paid: another comes first")
	}
	for i := range r.Wins {
		w := &r.Wins[i]
		v.line(nil)
		what := phrase.Of("wins")
		if !w.Paid {
			what = unpaid
		}
		v.title(v.say("seat %s", v.wind(w.Seat)), what.In(v.app.lang))
		v.printf("    %s: %s", v.hand(w.Score.Hand), v.winLine(w.Score))
	}
	v.warn(r.Warnings)
}
