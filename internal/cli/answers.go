package cli

import (
	"math"
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// response writes the answer to a request.
func (v *view) response(request *api.Request, response api.Response) {
	if r, ok := response.(*api.ConvertResponse); ok {
		v.convert(r)
		return
	}
	if r, ok := response.(*api.SettleResponse); ok {
		v.settle(r)
		return
	}
	about := api.About(response)
	if about.Hand != "" {
		v.head(about)
	}
	v.body(request, response)
	v.basis(about)
}

// body writes what an answer says about the hand.
func (v *view) body(request *api.Request, response api.Response) {
	switch r := response.(type) {
	case *api.ShantenResponse:
		v.shanten(r)
		v.warn(r.Warnings)
	case *api.UsefulResponse:
		v.useful(r)
	case *api.DiscardsResponse:
		v.discardsImproved(r, v.prospects(request))
	case *api.WinResponse:
		v.win(r, v.firstReading(request))
	case *api.WaitsResponse:
		v.waitsOrWhyNot(request, r)
		v.warn(r.Warnings)
	case *api.ReadingsResponse:
		v.readings(r, math.MaxInt)
		v.warn(r.Warnings)
	case *api.ImproveResponse:
		v.improve(r)
		v.warn(r.Warnings)
	case *api.ExplainResponse:
		v.numberExplained(r)
		v.warn(r.Warnings)
	case *api.RestrictResponse:
		v.restrict(request, r)
	case *api.CompareResponse:
		v.compare(r, math.MaxInt)
		v.warn(r.Warnings)
	case *api.CallResponse:
		v.call(r)
	case *api.ScoreResponse:
		v.score(r)
	case *api.OutcomesResponse:
		v.outcomes(r)
	case *api.ReachResponse:
		v.reachWarned(r)
	case *api.OddsResponse:
		v.odds(r)
	case *api.AnalyzeResponse:
		v.analyze(r)
		v.warn(r.Own())
	}
}

// reachWarned lists all that reach answers.
func (v *view) reachWarned(r *api.ReachResponse) {
	v.reach(r, math.MaxInt)
	v.warn(r.Warnings)
}

// discardsImproved lists the discards, and what would widen the hand after each.
func (v *view) discardsImproved(r *api.DiscardsResponse, improve *api.ImproveResponse) {
	v.discards(r, improve)
	v.discardImprovements(improve)
}

// convert writes the text alone, for other programs to read.
func (v *view) convert(r *api.ConvertResponse) {
	if v.app.unicode {
		v.printf("%s", v.hand(r.Hand))
		return
	}
	v.printf("%s", r.Text)
	for _, w := range r.Warnings {
		v.app.complain("mentsu: %s\n", v.say("note: %s", r.Hand+": "+w))
	}
}

func (v *view) analyze(r *api.AnalyzeResponse) {
	v.valued = r.Score != nil || r.Outcomes != nil || r.Reach != nil
	v.shanten(r.Shanten)
	v.line(nil)
	switch {
	case r.Readings != nil:
		v.complete(r)
		return
	case r.Discards != nil:
		v.discardsImproved(r.Discards, r.Improve)
	default:
		v.useful(r.Useful)
		if r.Improve != nil && r.Improve.Shanten != nil {
			v.improvements(r.Improve.Prospect, fewGroups)
		}
	}
	if r.Waits != nil {
		v.line(nil)
		v.waits(r.Waits)
	}
	if r.Explain != nil && r.Explain.Shanten != nil {
		v.line(nil)
		v.explain(r.Explain)
	}
	if r.Compare != nil {
		v.line(nil)
		v.compare(r.Compare, fewYaku)
	}
	if r.Outcomes != nil {
		v.line(nil)
		v.outcomes(r.Outcomes)
	}
	if r.Reach != nil {
		v.line(nil)
		v.reach(r.Reach, fewGoals)
	}
}

// complete writes about a complete hand; its discards and waits are left to their verbs.
func (v *view) complete(r *api.AnalyzeResponse) {
	v.printf("%s\n", v.paint(v.say("The hand is complete."), best))
	v.readings(r.Readings, fewReadings)
	if r.Score != nil {
		v.line(nil)
		v.scoreLine(r.Score)
	}
	if r.Reach != nil && !r.Score.Valid {
		v.line(nil)
		v.reach(r.Reach, fewGoals)
	}
	if r.Compare != nil {
		v.line(nil)
		v.compare(r.Compare, fewYaku)
	}
	v.warn(r.Readings.Warnings)
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
	switch {
	case c.Drawn != nil && c.Op == "score" && !v.req.SelfDraw:
		s += v.say(", won on %s", v.hand(*c.Drawn))
	case c.Drawn != nil:
		s += v.say(", drawn %s", v.hand(*c.Drawn))
	}
	v.printf("%s\n", s)
}

// shanten writes the shanten number of each form, the nearest marked.
func (v *view) shanten(r *api.ShantenResponse) {
	var rows [][]string
	for _, f := range r.Forms {
		row := []string{"", v.form(f.Form), v.distance(f.Shanten), v.number(f.Shanten)}
		if f.Shanten != nil && *f.Shanten == *r.Shanten {
			row[0] = "*"
		}
		rows = append(rows, row)
	}
	v.title(v.say("Shanten by form"), v.say("* nearest"))
	v.table(nil, rows)
}

// useful writes the useful tiles, those of which most are left first.
func (v *view) useful(r *api.UsefulResponse) {
	if r.Shanten == nil {
		v.impossible()
		v.warn(r.Warnings)
		return
	}
	tiles, kinds := phrase.Count(r.Ukeire, "tile"), phrase.Count(len(r.Useful), "kind")
	v.printf("%s  %s", v.paint(v.say("Useful tiles"), heading), v.say("%s of %s make the hand %s", tiles, kinds, v.nearer(r.Shanten)))
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
			rows = append(rows, []string{"", v.list(kinds), v.say("%d of each left", left), v.count(left*len(kinds), "tile")})
		}
	}
	for _, u := range r.Useful {
		if u.RedLeft > 0 {
			reds = append(reds, v.red(u.Tile))
		}
	}
	v.table(nil, rows)
	if reds != nil {
		v.printf("    %s", v.say("with the red %s", v.list(reds)))
	}
	v.warn(r.Warnings)
}

// waitsOrWhyNot writes what the hand waits on, or that it never can.
func (v *view) waitsOrWhyNot(request *api.Request, r *api.WaitsResponse) {
	if !r.Ready() && v.isImpossible(request) {
		v.impossible()
		return
	}
	v.waits(r)
}

// nearer says what a useful tile makes of a hand.
func (v *view) nearer(n api.Shanten) string {
	if n == nil {
		return v.say("nearer")
	}
	next := *n - 1
	return v.distance(&next)
}

// discards writes the table of discards. All that are as good as the first are marked.
func (v *view) discards(r *api.DiscardsResponse, improve *api.ImproveResponse) {
	if r.Win {
		v.printf("%s\n", v.paint(v.say("The hand is complete."), best))
	}
	rows := make([][]string, 0, len(r.Discards))
	for i, d := range r.Discards {
		var kinds []string
		for _, u := range d.Useful {
			kinds = append(kinds, u.Tile)
		}
		good := ""
		if improve != nil {
			good = v.percent(improve.Discards[i].GoodShape)
		}
		row := []string{"", v.hand(d.Tile), v.distance(d.Shanten), v.count(d.Ukeire, "tile"), good, v.list(kinds)}
		if first := r.Discards[0]; d.Ukeire == first.Ukeire && v.distance(d.Shanten) == v.distance(first.Shanten) {
			row[0] = "*"
		}
		rows = append(rows, row)
	}
	v.title(v.say("Discards"), v.say("* best: nearest to ready, then most useful tiles left (ukeire)"))
	v.table([]string{"", v.say("discard"), v.say("leaves"), v.say("ukeire"), v.say("good shape"), v.say("useful tiles")}, rows)
	if improve != nil {
		v.shapeNote(improve.Discards)
	}
	v.warn(r.Warnings)
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
		v.printf("    %s", v.say("note: %s", w))
	}
}
