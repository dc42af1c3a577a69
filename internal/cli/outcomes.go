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
			v.outcome(o, o.Discard), v.outcome(o, o.SelfDraw), v.outcome(o, o.RiichiDiscard), v.outcome(o, o.RiichiSelfDraw),
		})
	}
	about := v.say("what each is worth under %s, without honba and sticks", r.Rules)
	if v.addsPoints() {
		about = v.say("what each is worth under %s", r.Rules)
	}
	v.title(v.say("Waits"), about)
	v.table([]string{
		"", v.say("wait"), v.say("left"), v.say("on a discard"), v.say("own draw"), v.say("riichi, on a discard"), v.say("riichi, own draw"),
	}, rows)
	for i := range r.Outcomes {
		o := &r.Outcomes[i]
		switch {
		case o.NoYaku && o.Discard.Fan == nil && o.Discard.Han != nil:
			v.printf("    %s", v.say("%s on a discard: too few han; %s", v.hand(o.Tile), v.validWith(o.ValidWith)))
		case o.NoYaku && o.Discard.Fan == nil:
			v.printf("    %s", v.say("%s on a discard: no yaku; %s", v.hand(o.Tile), v.validWith(o.ValidWith)))
		}
		for _, why := range o.Impossible {
			v.cannot(o, why)
		}
	}
	v.warn(r.Warnings)
}

// cannot writes why some wins on a tile cannot be.
func (v *view) cannot(o *api.Outcome, why api.Impossible) {
	columns := make([]string, 0, len(why.Of))
	for _, key := range why.Of {
		columns = append(columns, map[string]phrase.Text{
			"discard": phrase.Of("on a discard"), "self_draw": phrase.Of("own draw"),
			"riichi_discard": phrase.Of("riichi, on a discard"), "riichi_self_draw": phrase.Of("riichi, own draw"),
		}[key].In(v.app.lang))
	}
	v.printf("    %s", v.say("%s, %s: %s", v.hand(o.Tile), strings.Join(columns, v.say("; ")), why.Reason))
}

// outcome says what a win of o is worth, in short.
func (v *view) outcome(o *api.Outcome, w *api.Worth) string {
	switch {
	case w == nil && o.Impossible != nil:
		return "-"
	case w == nil:
		return ""
	case w.Fan != nil:
		return v.shortFans(w)
	case !w.Valid:
		return v.amount(w)
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
