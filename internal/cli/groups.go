package cli

import (
	"mentsu/form"
	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/notation"
	"mentsu/tile"
)

// nameColumn is the column of the form.
const nameColumn = 1

// groupRow shows a grouping, with its form in the column nameColumn.
func (v *view) groupRow(g *api.Group) []string {
	pair := ""
	if g.Pair != nil {
		pair = v.hand(*g.Pair)
	}
	partials, orphans, loose := v.say("partial sets"), "", g.Loose
	switch g.Form {
	case form.SevenPairs.String():
		partials = v.say("pairs")
	case form.ThirteenOrphans.String():
		orphans, loose = v.orphans(g)
	}
	if g.Knitted != "" {
		orphans = g.Knitted
	}
	missing := v.say("%s missing", phrase.Count(g.Missing, "tile"))
	if g.Jokers > 0 {
		missing = v.say("%s missing beside %s", phrase.Count(g.Missing, "tile"), phrase.Count(g.Jokers, "joker"))
	}
	return []string{
		"", v.formName(g.Form), v.groups(v.say("sets"), g.Sets), v.groups(partials, g.Partials), v.groups(v.say("tiles"), []string{orphans}),
		v.groups(v.say("pair"), []string{pair}), v.groups(v.say("loose"), []string{loose}),
		missing,
	}
}

// orphans parts the tiles beside the pair of thirteen orphans: one of each orphan is of
// use, the others are loose. Tiles in a notation that is only written are all of use.
func (v *view) orphans(g *api.Group) (orphans, loose string) {
	tiles, _, err := notation.ParseTiles(g.Loose, v.req.Print)
	if err != nil {
		return g.Loose, ""
	}
	wanted := tile.Orphans
	if g.Pair != nil {
		if pair, _, err := notation.ParseTiles(*g.Pair, v.req.Print); err == nil {
			wanted &^= tile.KindsOf(pair[0].Kind())
		}
	}
	var kept, others []tile.Tile
	for _, t := range tiles {
		if wanted.Has(t.Kind()) {
			wanted &^= tile.KindsOf(t.Kind())
			kept = append(kept, t)
		} else {
			others = append(others, t)
		}
	}
	orphans, _ = notation.FormatTiles(kept, v.req.Print)
	loose, _ = notation.FormatTiles(others, v.req.Print)
	return orphans, loose
}

// isNearest reports whether the standard form is as near as any.
func isNearest(r *api.ExplainResponse) bool {
	return len(r.Groups) == 0 || r.Groups[0].Form == form.Standard.String()
}
