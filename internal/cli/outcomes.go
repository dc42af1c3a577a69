package cli

import (
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// outcomes writes what each wait is worth.
func (v *view) outcomes(r *api.OutcomesResponse) {
	rows := make([][]string, 0, len(r.Outcomes))
	for i := range r.Outcomes {
		o := &r.Outcomes[i]
		rows = append(rows, []string{
			"", v.hand(o.Tile), v.count(o.Left, "tile"),
			v.outcome(o.Discard), v.outcome(o.SelfDraw), v.outcome(o.RiichiDiscard), v.outcome(o.RiichiSelfDraw),
		})
	}
	v.title(v.say("Waits"), v.say("what each is worth under %s, without honba and sticks", r.Rules))
	v.table([]string{
		"", v.say("wait"), v.say("left"), v.say("on a discard"), v.say("own draw"), v.say("riichi, on a discard"), v.say("riichi, own draw"),
	}, rows)
	for i := range r.Outcomes {
		if o := &r.Outcomes[i]; o.NoYaku {
			v.printf("    %s", v.say("%s on a discard: no yaku; %s", v.hand(o.Tile), v.validWith(o.ValidWith)))
		}
	}
	v.warn(r.Warnings)
}

// outcome says what a win is worth, in short.
func (v *view) outcome(w *api.Worth) string {
	switch {
	case w == nil:
		return ""
	case !w.Valid:
		return v.say("no yaku")
	default:
		return v.say("%d (%s)", w.Points.Big(), v.amount(w))
	}
}

// validWith says what would make a win valid.
func (v *view) validWith(with []string) string {
	if len(with) == 0 {
		return v.say("nothing makes it valid")
	}
	var names []string
	for _, s := range with {
		names = append(names, map[string]phrase.Text{
			"self_draw": phrase.Of("own draw"), "riichi": phrase.Of("riichi"), "haitei": phrase.Of("haitei"), "houtei": phrase.Of("houtei"),
			"rinshan": phrase.Of("rinshan"), "chankan": phrase.Of("chankan"),
		}[s].In(v.app.lang))
	}
	return v.say("valid with %s", strings.Join(names, v.say(", ")))
}
