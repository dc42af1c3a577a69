package cli

import (
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// odds writes the shares of deals, and of a hand where it stands and what draws bring.
func (v *view) odds(r *api.OddsResponse) {
	if r.Standing != nil {
		v.standing(r)
		v.line(nil)
		v.draws(r)
		v.line(nil)
	}
	v.title(v.say("All deals of %s", phrase.Count(r.Tiles, "tile")), v.counted(r))
	rows := v.firstLot(r)
	v.lot(r, rows)
	if len(r.Means) > 1 && r.Standing == nil {
		v.line(nil)
		v.byForm(r)
		v.means(r.Means)
	} else {
		v.means(r.Means[:min(1, len(r.Means))])
	}
	v.warn(r.Warnings)
}

// counted says how the rows were found.
func (v *view) counted(r *api.OddsResponse) string {
	one := r.Deals == "1"
	switch {
	case !r.Exact && (r.By == api.ByKinds.String() || r.By == api.ByTiles.String()):
		return v.say("%s of the ready deals, drawn at random (seed %d)", grouped(r.Deals), *r.Seed)
	case !r.Exact && v.req.Patterns:
		return v.say("%s different hands, played at random (seed %d)", grouped(r.Deals), *r.Seed)
	case !r.Exact && one:
		return v.say("%s deal, played at random (seed %d)", r.Deals, *r.Seed)
	case !r.Exact:
		return v.say("%s deals, played at random (seed %d)", grouped(r.Deals), *r.Seed)
	case v.req.Patterns && one:
		return v.say("%s different hand, counted exactly", r.Deals)
	case v.req.Patterns:
		return v.say("%s different hands, counted exactly", grouped(r.Deals))
	case one:
		return v.say("%s deal, counted exactly", r.Deals)
	default:
		return v.say("%s deals, counted exactly", grouped(r.Deals))
	}
}

// firstLot returns the rows of the first lot of forms, or all rows by other things.
func (v *view) firstLot(r *api.OddsResponse) []api.OddsRow {
	if r.By != api.ByShanten.String() {
		return r.Rows
	}
	var rows []api.OddsRow
	for _, row := range r.Rows {
		if slices.Equal(row.Forms, r.Rows[0].Forms) {
			rows = append(rows, row)
		}
	}
	return rows
}

// lot writes a table of rows with bars.
func (v *view) lot(r *api.OddsResponse, rows []api.OddsRow) {
	most := 0.0
	for i := range rows {
		most = max(most, rows[i].Probability)
	}
	var cells [][]string
	for i := range rows {
		row := &rows[i]
		oneIn, atMost, standardError := "", "", ""
		if row.OneIn != nil {
			oneIn = amount(*row.OneIn)
		}
		if row.AtMost != nil {
			atMost = percent(*row.AtMost)
		}
		if row.StandardError != nil {
			standardError = percent(*row.StandardError)
		}
		cells = append(cells, []string{"", v.oddsName(r, row), grouped(row.Count), percent(row.Probability), standardError, oneIn, atMost, bar(row.Probability, most)})
	}
	alignRight(cells, 2, 3, 4, 5, 6)
	v.table([]string{"", v.oddsBy(r), v.say("deals"), v.say("share"), v.say("standard error"), v.say("one in"), v.orLess(r), ""}, cells)
	if r.By != api.ByShanten.String() {
		v.printf("    %s", v.say("%s of them in all", grouped(r.Count)))
	}
}

// orLess is the head of the column of this row and those before it.
func (v *view) orLess(r *api.OddsResponse) string {
	if r.By == api.ByShanten.String() {
		return v.say("or nearer")
	}
	return v.say("or fewer")
}

// oddsBy names what rows tell apart.
func (v *view) oddsBy(r *api.OddsResponse) string {
	return map[string]phrase.Text{
		api.ByShanten.String(): phrase.Of("distance"), api.ByForms.String(): phrase.Of("complete as"),
		api.ByKinds.String(): phrase.Of("waits on"), api.ByTiles.String(): phrase.Of("waits on"),
	}[r.By].In(v.app.lang)
}

// oddsName names the deals of a row.
func (v *view) oddsName(r *api.OddsResponse, row *api.OddsRow) string {
	switch {
	case row.Kinds != nil:
		return v.count(*row.Kinds, "kind")
	case row.Tiles != nil:
		return v.count(*row.Tiles, "tile")
	case r.By == api.ByForms.String() && len(row.Forms) == 0:
		return v.say("any form")
	case r.By == api.ByForms.String():
		return v.formNames(row.Forms)
	default:
		return v.distance(row.Shanten)
	}
}

// formNames names several forms.
func (v *view) formNames(forms []string) string {
	var names []string
	for _, f := range forms {
		names = append(names, v.formName(f))
	}
	return strings.Join(names, " + ")
}

// byForm writes the shares of all lots of forms but the first side by side.
func (v *view) byForm(r *api.OddsResponse) {
	header := []string{"", v.say("distance")}
	var cells [][]string
	for lot, mean := range r.Means[1:] {
		header = append(header, v.formNames(mean.Forms))
		for i := range r.Rows {
			row := &r.Rows[i]
			if !slices.Equal(row.Forms, mean.Forms) {
				continue
			}
			name := v.distance(row.Shanten)
			at := slices.IndexFunc(cells, func(c []string) bool { return c[1] == name })
			if at < 0 {
				at = len(cells)
				cells = append(cells, append([]string{"", name}, make([]string, len(r.Means)-1)...))
			}
			cells[at][2+lot] = percent(row.Probability)
		}
	}
	for column := range header[2:] {
		alignRight(cells, 2+column)
	}
	v.title(v.say("Shares by form"), v.say("each form by itself"))
	v.table(header, cells)
}

// means writes the mean shanten numbers.
func (v *view) means(list []api.OddsMean) {
	for i, m := range list {
		if m.Mean == nil {
			continue
		}
		name := v.say("the least")
		if i > 0 {
			name = v.formNames(m.Forms)
		}
		s := v.say("mean shanten number, %s: %s", name, fixed(*m.Mean, 6))
		if m.StandardError != nil {
			s += v.say(" (standard error %s)", fixed(*m.StandardError, 6))
		}
		v.printf("    %s", s)
	}
}

// standing writes where the hand stands among all deals.
func (v *view) standing(r *api.OddsResponse) {
	s := r.Standing
	v.printf("%s  %s  %s", v.paint(v.say("The hand"), heading), v.distance(s.Shanten), v.number(s.Shanten))
	v.printf("    %s", v.say("nearer than %s of all deals of %s; as near as %s; %s are nearer",
		percent(s.Farther), phrase.Count(r.Tiles, "tile"), percent(s.Same), percent(s.Nearer)))
}

// draws writes the chances of the hand within so many draws.
func (v *view) draws(r *api.OddsResponse) {
	var cells [][]string
	worst := 0.0
	for i := range r.Draws {
		d := &r.Draws[i]
		row := []string{"", v.count(d.Draws, "draw"), percent(d.Advance), percent(d.Ready), percent(d.Win), "", ""}
		if d.PlayWin != nil {
			row[5], row[6] = percent(*d.PlayReady), percent(*d.PlayWin)
			worst = max(worst, *d.PlayReadyError, *d.PlayWinError)
		}
		cells = append(cells, row)
	}
	alignRight(cells, 2, 3, 4, 5, 6)
	v.title(v.say("Chances within so many draws"), v.say("own draws only, of the tiles not shown"))
	v.table([]string{
		"", v.say("within"), v.say("useful tile"), v.say("ready at best"), v.say("complete at best"), v.say("ready in play"), v.say("complete in play"),
	}, cells)
	v.printf("    %s", v.say("useful tile: one that helps the hand as it stands is drawn, all others are thrown away; exact"))
	v.printf("    %s", v.say("at best: what the tiles drawn and those held allow together, with hindsight; exact, no play does better"))
	if r.Games != nil {
		v.printf("    %s", v.say("in play: %s played, each discard leaving the least shanten, then most useful tiles (seed %d, standard error up to %s)",
			phrase.Count(*r.Games, "game"), *r.Seed, percent(worst)))
	}
}

// alignRight pads the cells of columns on the left.
func alignRight(cells [][]string, columns ...int) {
	for _, column := range columns {
		width := 0
		for _, row := range cells {
			width = max(width, displaywidth.String(row[column]))
		}
		for _, row := range cells {
			if row[column] != "" {
				row[column] = strings.Repeat(" ", width-displaywidth.String(row[column])) + row[column]
			}
		}
	}
}

// oddsBasis says which deals are meant.
func (v *view) oddsBasis() []string {
	var parts []string
	r := v.req
	if r.Known != "" {
		parts = append(parts, v.say("known tiles %s", r.Known))
	}
	if r.DealMelds != "" {
		parts = append(parts, v.say("melds %s", r.DealMelds))
	}
	if r.WallJokers > 0 {
		parts = append(parts, v.say("%s in the wall", phrase.Count(r.WallJokers, "joker")))
	}
	if r.Deck != nil {
		parts = append(parts, v.say("a deck of %s", phrase.Count(r.Deck.Total(), "tile")))
	}
	for i := range r.Only {
		parts = append(parts, v.say("only %s", v.restriction(r.Only[i].String())))
	}
	return parts
}
