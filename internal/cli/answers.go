package cli

import (
	"fmt"
	"strings"

	"mentsu/form"
	"mentsu/internal/api"
)

// response writes an answer.
func (v *view) response(response api.Response) {
	switch r := response.(type) {
	case *api.ConvertResponse:
		v.convert(r)
		return
	case *api.ShantenResponse:
		v.head(&r.Common)
		v.shanten(r)
		v.warn(r.Warnings)
		v.basis(&r.Common)
	case *api.UsefulResponse:
		v.head(&r.Common)
		v.useful(r)
		v.basis(&r.Common)
	case *api.DiscardsResponse:
		v.head(&r.Common)
		v.discards(r)
		v.basis(&r.Common)
	case *api.ExplainResponse:
		v.head(&r.Common)
		v.explain(r)
		v.warn(r.Warnings)
		v.basis(&r.Common)
	case *api.AnalyzeResponse:
		v.analyze(r)
	}
}

// convert writes the text alone, for other programs to read.
func (v *view) convert(r *api.ConvertResponse) {
	if v.app.unicode {
		v.printf("%s", v.hand(r.Hand))
		return
	}
	v.printf("%s", r.Text)
	if r.Lossy {
		v.app.complain("mentsu: note: %s cannot tell the red fives of %s from plain ones\n", v.req.To, r.Hand)
	}
}

func (v *view) analyze(r *api.AnalyzeResponse) {
	v.head(&r.Common)
	v.shanten(r.Shanten)
	v.line(nil)
	if r.Discards != nil {
		v.discards(r.Discards)
	} else {
		v.useful(r.Useful)
	}
	v.line(nil)
	v.explain(r.Explain)
	v.basis(&r.Common)
}

// head writes the hand, an empty line before it if it is not the first.
func (v *view) head(c *api.Common) {
	if v.shown++; v.shown > 1 {
		v.line(nil)
	}
	s := v.paint(v.hand(c.Hand), heading)
	if v.app.unicode {
		s += "  " + c.Hand
	}
	if c.Drawn != nil {
		s += ", drawn " + v.hand(*c.Drawn)
	}
	v.printf("%s\n", s)
}

// shanten writes the shanten number of each form, the nearest marked.
func (v *view) shanten(r *api.ShantenResponse) {
	var rows [][]string
	for _, f := range r.Forms {
		row := []string{"", formName(f.Form), distance(f.Shanten), number(f.Shanten)}
		if f.Shanten != nil && *f.Shanten == *r.Shanten {
			row[0] = "*"
		}
		rows = append(rows, row)
	}
	v.title("Shanten by form", "* nearest")
	v.table(nil, rows)
}

// useful writes the useful tiles, those of which most are left first.
func (v *view) useful(r *api.UsefulResponse) {
	v.printf("%s  %s of %s make the hand %s", v.paint("Useful tiles", heading),
		count(r.Ukeire, "tile"), count(len(r.Useful), "kind"), nearer(r.Shanten))
	var rows [][]string
	var reds []string
	for left := 4; left >= 0; left-- {
		var kinds []string
		for _, u := range r.Useful {
			if u.Left == left {
				kinds = append(kinds, u.Tile)
			}
		}
		if kinds != nil {
			rows = append(rows, []string{"", v.list(kinds), fmt.Sprintf("%d of each left", left), count(left*len(kinds), "tile")})
		}
	}
	for _, u := range r.Useful {
		if u.RedLeft > 0 {
			reds = append(reds, v.red(u.Tile))
		}
	}
	v.table(nil, rows)
	if reds != nil {
		v.printf("    with the red %s", v.list(reds))
	}
	v.warn(r.Warnings)
}

// nearer says what a useful tile makes of a hand.
func nearer(n api.Shanten) string {
	if n == nil {
		return "nearer"
	}
	next := *n - 1
	return distance(&next)
}

// discards writes the table of discards. All that are as good as the first are marked.
func (v *view) discards(r *api.DiscardsResponse) {
	if r.Win {
		v.printf("%s", v.paint("The hand is complete.", best))
	}
	rows := make([][]string, 0, len(r.Discards))
	for _, d := range r.Discards {
		var kinds []string
		for _, u := range d.Useful {
			kinds = append(kinds, u.Tile)
		}
		row := []string{"", v.hand(d.Tile), distance(d.Shanten), count(d.Ukeire, "tile"), v.list(kinds)}
		if first := r.Discards[0]; d.Ukeire == first.Ukeire && distance(d.Shanten) == distance(first.Shanten) {
			row[0] = "*"
		}
		rows = append(rows, row)
	}
	v.title("Discards", "* best: nearest to ready, then most useful tiles left (ukeire)")
	v.table([]string{"", "discard", "leaves", "ukeire", "useful tiles"}, rows)
	v.warn(r.Warnings)
}

// explain writes the groupings and the classic count.
func (v *view) explain(r *api.ExplainResponse) {
	v.title("Groupings", "how the tiles lead there")
	rows := make([][]string, 0, len(r.Groups))
	for _, g := range r.Groups {
		pair := ""
		if g.Pair != nil {
			pair = v.hand(*g.Pair)
		}
		name := "partial sets"
		if g.Form == form.SevenPairs {
			name = "pairs"
		}
		rows = append(rows, []string{"", v.groups("sets", g.Sets), v.groups(name, g.Partials), v.groups("pair", []string{pair}), v.groups("loose", []string{g.Loose}), count(g.Missing, "tile") + " missing"})
	}
	v.table(nil, rows)
	if !v.forms().Has(form.Standard) {
		return
	}
	v.printf("    count of the standard form: %d - 2 x %s - %s - %s = %d", r.Count.Base, count(r.Count.Sets, "set"),
		count(r.Count.Partials, "partial set"), count(r.Count.Pair, "pair"), r.Count.Result)
	if r.Count.Note != "" {
		v.printf("    but %s", r.Count.Note)
	}
}

// groups shows groups of tiles with their name, nothing if there are none.
func (v *view) groups(name string, texts []string) string {
	var shown []string
	for _, s := range texts {
		if s != "" {
			shown = append(shown, v.hand(s))
		}
	}
	if shown == nil {
		return ""
	}
	return name + " " + strings.Join(shown, " ")
}

func (v *view) warn(warnings []string) {
	for _, w := range warnings {
		v.printf("    note: %s", w)
	}
}

// basis writes what the numbers were computed under.
func (v *view) basis(c *api.Common) {
	pool := map[string]string{
		"melds": "pool melds (copies in the own melds are gone)",
		"hand":  "pool hand (no copies are gone)",
		"seen":  "pool seen (copies in the own melds and those seen are gone)",
	}[c.Pool]
	var forms []string
	for _, f := range form.Each() {
		if v.forms().Has(f) {
			forms = append(forms, formName(f))
		}
	}
	parts := []string{pool, "forms " + strings.Join(forms, ", ")}
	if n := *c.ImpliedMelds; n > 0 {
		parts = append(parts, count(n, "implied meld")+" (taken to be declared elsewhere)")
	} else {
		parts = append(parts, "no implied melds")
	}
	if v.req.Players == 3 {
		parts = append(parts, "3 players")
	}
	if v.req.Sets == 5 {
		parts = append(parts, "5 sets")
	}
	if v.req.FourAsPairs {
		parts = append(parts, "four of a kind are two pairs")
	}
	v.printf("\n%s", v.paint("Computed under: "+strings.Join(parts, "; ")+".", aside))
	switch c.Op {
	case "useful", "discards", "analyze":
		v.printf("%s", v.paint("Tiles left: four of each kind less those in the hand, in its melds and seen.", aside))
	}
}

// forms returns the forms asked.
func (v *view) forms() form.Forms {
	if v.req.Forms != 0 {
		return v.req.Forms
	}
	return form.Rules{Sets: v.req.Sets}.WithDefaults().Forms
}

// formName returns the name of a form in words.
func formName(f form.Forms) string { return strings.ReplaceAll(f.String(), "_", " ") }
