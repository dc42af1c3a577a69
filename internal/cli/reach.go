package cli

import (
	"strings"

	"mentsu/internal/api"
)

// fewGoals is what analyze shows of the goals; reach shows all.
const fewGoals = 3

// reach writes the nearest hands that are worth enough, at most so many.
func (v *view) reach(r *api.ReachResponse, most int) {
	least := v.say("any finished hand is enough")
	if r.Minimum > 0 {
		least = v.say("at least %s without flowers", v.fan(r.Minimum))
	}
	v.title(v.say("Nearest hands worth enough"), v.say("%s; the nearest first, then the highest; no calls", least))
	if r.Distance == nil {
		v.printf("    %s", v.say("none within 3 tiles"))
		v.farFans(r, most)
		return
	}
	var rows [][]string
	for i := range r.Goals[:min(most, len(r.Goals))] {
		rows = append(rows, v.goal(&r.Goals[i])...)
	}
	v.table([]string{
		"", v.say("missing"), v.say("last tile"), v.say("own draw"), v.say("on a discard"), v.say("finished hand"), v.say("fans of the highest win"),
	}, rows)
}

// goal returns the rows of a goal: the last tile of the dearest win, then others that are
// worth something else.
func (v *view) goal(g *api.ReachGoal) [][]string {
	var rows [][]string
	var last [][]string // tiles of each row
	var worth []api.ReachLast
	add := func(l api.ReachLast) {
		for i := range worth {
			if worth[i].SelfDraw == l.SelfDraw && worth[i].Discard == l.Discard {
				last[i] = append(last[i], l.Tile)
				return
			}
		}
		worth, last = append(worth, l), append(last, []string{l.Tile})
	}
	for _, l := range g.Last {
		if l.Tile == g.Best.Tile {
			add(l)
		}
	}
	for _, l := range g.Last {
		if l.Tile != g.Best.Tile {
			add(l)
		}
	}
	for i := range worth {
		row := []string{"", "", v.list(last[i]), v.reachWorth(worth[i].SelfDraw), v.reachWorth(worth[i].Discard), "", ""}
		if i == 0 {
			row[1], row[5], row[6] = v.missing(g), v.hand(g.Tiles), v.fansOf(g)
		}
		rows = append(rows, row)
	}
	return rows
}

// missing says which tiles a goal lacks.
func (v *view) missing(g *api.ReachGoal) string {
	if g.Missing == "" {
		return v.say("none")
	}
	return v.hand(g.Missing)
}

// reachWorth says what a win is worth.
func (v *view) reachWorth(w api.ReachWorth) string {
	if !w.Valid {
		return v.say("too few: %s", v.fan(w.Fan))
	}
	return v.fan(w.Fan)
}

// fan returns a number with the unit of the rules.
func (v *view) fan(n int) string {
	if v.req.RuleSet.Definition().Unit != "fan" {
		return v.count(n, "point")
	}
	return v.say("%d fan", n)
}

// fansOf lists what a goal is paid for.
func (v *view) fansOf(g *api.ReachGoal) string {
	fans := make([]string, 0, len(g.Items))
	for _, item := range g.Items {
		worth := v.say("%d", item.Points)
		if item.Count > 1 {
			worth = v.say("%d x %d", item.Points, item.Count)
		}
		fans = append(fans, item.Name+" "+strings.ReplaceAll(worth, " ", ""))
	}
	list := strings.Join(fans, v.say(", "))
	if g.Limit != nil {
		list = v.say("%s, capped", list)
	}
	return list
}

// farFans writes how far the nearest fans are, where no hand is near.
func (v *view) farFans(r *api.ReachResponse, most int) {
	rows := make([][]string, 0, len(r.Fans))
	var never []string
	for i := range r.Fans {
		f := &r.Fans[i]
		switch {
		case f.Shanten == nil:
			never = append(never, f.Name)
		case len(rows) < most:
			var useful []string
			for _, u := range f.Useful {
				useful = append(useful, u.Tile)
			}
			rows = append(rows, []string{"", f.Name, v.fan(f.Points), v.distance(f.Shanten), v.count(f.Ukeire, "tile"), v.list(useful)})
		}
	}
	v.line(nil)
	v.title(v.say("Fans"), v.say("how far each is that is a condition on the tiles"))
	v.table([]string{"", v.say("fan"), v.say("worth"), v.say("distance"), v.say("ukeire"), v.say("useful tiles")}, rows)
	if most > fewGoals && never != nil {
		v.printf("    %s", v.say("impossible for this hand: %s", strings.Join(never, v.say(", "))))
	}
}
