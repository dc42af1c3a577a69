package cli

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/restrict"
)

// onlyField is the request field that holds restrictions.
const onlyField = "only"

// fewYaku is what analyze shows of the yaku compared; compare shows all.
const fewYaku = 3

// restrict writes how far the hand is from the restriction asked.
func (v *view) restrict(request *api.Request, r *api.RestrictResponse) {
	name := v.restriction(request.Only[0].String())
	v.printf("%s  %s  %s", v.paint(name, heading), v.distance(r.Shanten), v.number(r.Shanten))
	if request.Method == api.Substitution {
		v.printf("    %s", v.say("by substitution, which is too small for some hands: the default method is exact"))
	}
	if !r.Possible {
		v.line(nil)
		v.printf("%s", v.say("No finished hand of this kind can be made: melds, tiles that are gone or the restriction itself rule it out."))
	} else if *r.Shanten >= 0 {
		v.line(nil)
		v.useful(&api.UsefulResponse{Shanten: r.Shanten, Useful: r.Useful, Ukeire: r.Ukeire})
	}
	if r.Keep != nil && r.Possible && *r.Shanten >= 0 {
		keep := v.say("none")
		if len(r.Keep) > 0 {
			keep = v.list(r.Keep)
		}
		v.line(nil)
		v.printf("%s  %s", v.paint(v.say("Discards that keep it"), heading), keep)
		if len(r.Discards) > 0 {
			v.line(nil)
			v.discards(&api.DiscardsResponse{Discards: r.Discards}, nil)
		}
	}
	v.restrictedWaits(&r.Restricted)
	v.warn(r.Warnings)
}

// restrictedWaits writes what the waits of the hand are worth, if it has any.
func (v *view) restrictedWaits(r *api.Restricted) {
	var rows [][]string
	for _, kind := range []struct {
		name string
		list []api.WaitTile
	}{
		{v.say("valid"), r.Waits},
		{v.say("of these by self-draw only"), r.SelfDrawOnly},
		{v.say("complete, but not so (yakuless)"), r.Yakuless},
		{v.say("dead: no tile left"), r.Dead},
	} {
		if left, kinds := leftOf(&api.WaitList{Waits: kind.list}); len(kinds) > 0 {
			rows = append(rows, []string{"", kind.name, v.list(kinds), v.count(left, "tile")})
		}
	}
	if rows == nil {
		return
	}
	v.line(nil)
	v.title(v.say("Waits"), v.say("what they are worth"))
	v.table(nil, rows)
}

// compare writes the nearest restrictions, at most so many of those that are possible.
func (v *view) compare(r *api.CompareResponse, most int) {
	v.compared = true
	var rows [][]string
	var never []string
	for i := range r.Rows {
		row := &r.Rows[i]
		switch {
		case !row.Possible:
			never = append(never, v.restriction(row.Name))
		case len(rows) < most:
			rows = append(rows, v.comparedRow(row))
		}
	}
	title := v.say("Restrictions")
	if most == fewYaku {
		title = v.say("Nearest yaku")
	}
	v.title(title, v.say("nearest first: shanten, then useful tiles left (ukeire)"))
	v.table([]string{
		"", v.say("restriction"), v.say("distance"), v.say("ukeire"), v.say("useful tiles"), v.say("discards that keep it"),
		v.say("valid waits"), v.say("yakuless"),
	}, rows)
	if most > fewYaku && never != nil {
		v.printf("    %s", v.say("impossible for this hand: %s", strings.Join(never, v.say(", "))))
	}
}

// comparedRow returns the cells of a restriction that is possible.
func (v *view) comparedRow(r *api.ComparedRow) []string {
	row := []string{"", v.restriction(r.Name), v.distance(r.Shanten), "", "", "", "", ""}
	if *r.Shanten < 0 {
		return row
	}
	var useful []string
	for _, u := range r.Useful {
		useful = append(useful, u.Tile)
	}
	row[3], row[4], row[5] = v.count(r.Ukeire, "tile"), v.list(useful), v.list(r.Keep)
	if _, valid := leftOf(&api.WaitList{Waits: r.Waits}); valid != nil {
		row[6] = v.list(valid)
	}
	if _, yakuless := leftOf(&api.WaitList{Waits: r.Yakuless}); yakuless != nil {
		row[7] = v.list(yakuless)
	}
	return row
}

// pointed says what is wrong with the value s of a flag, and shows where.
func pointed(s string, err *api.Error) phrase.Text {
	if err.At == nil || !tells(s, *err.At) {
		return err.Reason()
	}
	shown, column := excerpt(s, *err.At)
	return phrase.Of("%s\n  %s\n  %s^", err.Reason(), shown, strings.Repeat(" ", column))
}

// listRestrictions writes the names of restrictions with their aliases and meanings.
func (a *app) listRestrictions(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return usageError{phrase.Of("%s goes without arguments", cmd.Name()+" --list")}
	}
	v := a.view(&api.Request{})
	known := meanings()
	var rows [][]string
	for _, n := range restrict.Names() {
		base, _, _ := strings.Cut(n.ID, "(")
		means := n.Means
		if means == "" {
			means = known[base].In(a.lang)
		}
		if a.json {
			v.line(api.Marshal(struct {
				Name    string   `json:"name"`
				Aliases []string `json:"aliases"`
				Means   string   `json:"means"`
			}{n.ID, append([]string{}, n.Aliases...), means}))
			continue
		}
		rows = append(rows, []string{"", n.ID, means, strings.Join(n.Aliases, " ")})
	}
	if a.json {
		return nil
	}
	v.table([]string{"", v.say("name"), v.say("meaning"), v.say("other names")}, rows)
	v.printf("\n%s", v.say("Join them with & (both hold), | (one holds) and parentheses; & binds tighter."))
	return nil
}

// afterSign returns the names that may follow in a text of which typed is the beginning.
func afterSign(names []string, typed string) []string {
	before := typed[:strings.LastIndexAny(typed, "&|(, ")+1]
	all := slices.Clone(names)
	for i, n := range all {
		all[i] = before + n
	}
	return all
}
