package api

import (
	"mentsu/shanten"
	"mentsu/tile"
)

func improveOp(q *question) (Response, *Error) { return q.improve(), nil }

func (q *question) improve() *ImproveResponse {
	r := &ImproveResponse{Common: q.about("improve"), Notes: q.notes}
	r.Warnings = append(r.Warnings, q.jokerWarning()...)
	if q.hand.Waiting() {
		p := shanten.Improve(q.hand, q.query)
		prospect := q.prospect(p)
		r.Shanten, r.Prospect = shantenOf(p.Shanten), &prospect
		return r
	}
	r.Shanten = shantenOf(shanten.Of(q.hand, q.query).Shanten)
	r.Discards = []DiscardProspect{}
	for _, d := range shanten.ImproveDiscards(q.hand, q.query) {
		r.Discards = append(r.Discards, DiscardProspect{q.tile(q.hand.Discard(d.Kind)), shantenOf(d.Shanten), q.prospect(d.Prospect)})
	}
	return r
}

func (q *question) prospect(p shanten.Prospect) Prospect {
	out := Prospect{Ukeire: p.Ukeire, Improvements: []Improvement{}}
	for _, i := range p.Improvements {
		// The tile drawn is named plain, and so is the discard: which of two fives goes
		// depends on the one drawn.
		out.Improvements = append(out.Improvements, Improvement{q.tile(tile.Tile(i.Kind)), i.Left, i.Ukeire, q.tile(tile.Tile(i.Discard))})
	}
	if p.Shanten == 1 && p.Ukeire > 0 {
		share := float64(p.Good) / float64(p.Ukeire)
		out.GoodShape = &share
	}
	return out
}
