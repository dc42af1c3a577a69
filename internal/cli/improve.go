package cli

import (
	"math"
	"strconv"
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// What discards and analyze show of improvements; improve shows all.
const (
	fewDiscards = 5 // discards, of those that are as near as the best
	fewGroups   = 6 // of draws, for each
)

// prospects asks what the hand of r can hope for, for answers that show it without holding
// it.
func (v *view) prospects(r *api.Request) *api.ImproveResponse {
	ask := *r
	ask.Op = "improve"
	response, _ := api.Do(&ask) // no error: r has an answer
	improve, _ := response.(*api.ImproveResponse)
	return improve
}

// improve writes the whole answer.
func (v *view) improve(r *api.ImproveResponse) {
	if r.Shanten == nil {
		v.impossible()
		return
	}
	if *r.Shanten < 0 {
		v.printf("%s\n", v.paint(v.say("The hand is complete."), best))
	}
	if r.Prospect != nil {
		v.printf("%s  %s", v.distance(r.Shanten), v.say("%s of ukeire", phrase.Count(r.Ukeire, "tile")))
		v.improvements(r.Prospect, math.MaxInt)
		return
	}
	rows := make([][]string, 0, len(r.Discards))
	for i := range r.Discards {
		d := &r.Discards[i]
		rows = append(rows, []string{
			"", v.hand(d.Tile), v.distance(d.Shanten), v.count(d.Ukeire, "tile"),
			v.percent(d.GoodShape), v.widened(d.Improvements, math.MaxInt),
		})
	}
	v.title(v.say("Improvements"), v.say("draws that keep the shanten number and leave more useful tiles"))
	v.table([]string{"", v.say("discard"), v.say("leaves"), v.say("ukeire"), v.say("good shape"), v.say("ukeire after, in tiles: draws")}, rows)
	v.shapeNote(r.Discards)
}

// discardImprovements writes the improvements of the best discards.
func (v *view) discardImprovements(r *api.ImproveResponse) {
	var rows [][]string
	if r == nil {
		return
	}
	for i := range r.Discards {
		d := &r.Discards[i]
		if len(rows) == fewDiscards || v.distance(d.Shanten) != v.distance(r.Discards[0].Shanten) {
			break
		}
		if len(d.Improvements) > 0 {
			rows = append(rows, []string{"", v.hand(d.Tile), v.widened(d.Improvements, fewGroups)})
		}
	}
	if rows == nil {
		return
	}
	v.line(nil)
	v.title(v.say("Improvements"), v.say("draws that keep the shanten number and leave more useful tiles"))
	v.table([]string{"", v.say("discard"), v.say("ukeire after, in tiles: draws")}, rows)
}

// improvements writes the good shape of a hand before its draw, and at most so many groups of
// its improvements: those with the same ukeire after the same discard.
func (v *view) improvements(p *api.Prospect, most int) {
	if p.GoodShape != nil {
		good := int(math.Round(*p.GoodShape * float64(p.Ukeire)))
		v.line(nil)
		v.printf("%s  %s", v.paint(v.say("Good shape"), heading),
			v.say("%s: %d of %s leave a wait of more than 4 tiles", v.percent(p.GoodShape), good, phrase.Count(p.Ukeire, "tile")))
	}
	v.line(nil)
	v.title(v.say("Improvements"), v.say("draws that keep the shanten number and leave more useful tiles"))
	if len(p.Improvements) == 0 {
		v.printf("    %s", v.say("none"))
		return
	}
	var rows [][]string
	more := 0
	for list := p.Improvements; len(list) > 0; {
		n, left := 0, 0
		var kinds []string
		for ; n < len(list) && list[n].UkeireAfter == list[0].UkeireAfter && list[n].Discard == list[0].Discard; n++ {
			kinds = append(kinds, list[n].Tile)
			left += list[n].Left
		}
		if len(rows) < most {
			rows = append(rows, []string{"", v.list(kinds), v.count(left, "tile"), v.hand(list[0].Discard), v.count(list[0].UkeireAfter, "tile")})
		} else {
			more += n
		}
		list = list[n:]
	}
	v.table([]string{"", v.say("draw"), v.say("left"), v.say("discard"), v.say("ukeire after")}, rows)
	if more > 0 {
		v.printf("    %s", v.say("and %s more", phrase.Count(more, "kind")))
	}
}

// widened shows at most so many groups of improvements on a line: those with the same
// ukeire after; none if there are none.
func (v *view) widened(list []api.Improvement, most int) string {
	if len(list) == 0 {
		return v.say("none")
	}
	var groups []string
	for len(list) > 0 {
		if len(groups) == most {
			groups = append(groups, v.say("and %s more", phrase.Count(len(list), "kind")))
			break
		}
		n := 0
		var kinds []string
		for ; n < len(list) && list[n].UkeireAfter == list[0].UkeireAfter; n++ {
			kinds = append(kinds, list[n].Tile)
		}
		groups = append(groups, strconv.Itoa(list[0].UkeireAfter)+": "+v.list(kinds))
		list = list[n:]
	}
	return strings.Join(groups, "  ")
}

// percent shows a share of 0 to 1; nothing if it is unknown.
func (v *view) percent(share *float64) string {
	if share == nil {
		return ""
	}
	return v.say("%d %%", int(math.Round(100**share)))
}

// shapeNote says what good shape means, where a discard has a share of it.
func (v *view) shapeNote(discards []api.DiscardProspect) {
	for i := range discards {
		if discards[i].GoodShape != nil {
			v.printf("    %s", v.say("good shape: the share of the ukeire that leaves a wait of more than 4 tiles"))
			return
		}
	}
}
