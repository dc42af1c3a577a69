package reach

import (
	"mentsu/hand"
	"mentsu/rule"
	"mentsu/tile"
)

// judge scores finished hands.
type judge struct {
	hand   *hand.Hand
	query  *Query
	result rule.Result
	tiles  hand.Tiles
	ctx    hand.Context
}

func newJudge(h *hand.Hand, q *Query) *judge {
	return &judge{hand: h, query: q, tiles: hand.Tiles{Melds: h.Melds()}, ctx: hand.Context{Rules: h.Rules(), Reds: &q.Set.Definition().Reds}}
}

// BestWin returns the win that the goal counts, of a hand that q was asked about: with the
// finished hand, its last tile, and what q knows besides. The error is that of hand.New, for
// another hand than the goal is of.
func (g *Goal) BestWin(h *hand.Hand, q Query) (*rule.Win, error) {
	finished, err := newJudge(h, &q).handOf(&g.Tiles)
	if err != nil {
		return nil, err
	}
	w := q.winOf(finished, g.Last[g.Best].Kind)
	w.SelfDraw = g.SelfDraw
	return &w, nil
}

// winOf returns the win of a finished hand with a last tile of kind k.
func (q *Query) winOf(finished *hand.Hand, k tile.Kind) rule.Win {
	w := q.Win
	w.Hand, w.Tile = finished, tile.Tile(k)
	w.Flags |= q.Set.Certain(&w)
	return w
}

// judge returns what a finished hand that lacks so many tiles is worth; it has no Last if it
// may not be declared. The error is that of a win that contradicts itself.
func (j *judge) judge(finished tile.Counts, distance int) (Goal, error) {
	held := j.hand.Concealed()
	g := Goal{Distance: distance, Tiles: finished}
	var last tile.Kinds
	for k, n := range finished {
		if n > held[k] {
			g.Missing[k] = n - held[k]
			last = last.With(tile.Kind(k))
		}
	}
	if distance == 0 {
		drawn, _ := j.hand.Drawn()
		last = tile.KindsOf(drawn.Kind())
	}
	h, err := j.handOf(&finished)
	if err != nil {
		return g, err
	}
	for k := range last.All() {
		if err := j.lastOf(&g, h, k); err != nil {
			return g, err
		}
	}
	if best := g.Last[g.Best]; !best.SelfDraw.Valid && !best.Discard.Valid {
		g.Last = nil
	}
	return g, nil
}

// handOf returns the finished hand.
func (j *judge) handOf(finished *tile.Counts) (*hand.Hand, error) {
	j.tiles.Concealed = j.tiles.Concealed[:0]
	for k, n := range finished {
		for range n {
			j.tiles.Concealed = append(j.tiles.Concealed, tile.Tile(k))
		}
	}
	return hand.New(j.tiles, j.ctx)
}

// lastOf adds what the goal is worth with a last tile of kind k.
func (j *judge) lastOf(g *Goal, h *hand.Hand, k tile.Kind) error {
	w := j.query.winOf(h, k)
	l := Last{Kind: k}
	for _, selfDraw := range []bool{false, true} {
		w.SelfDraw = selfDraw
		worth, err := j.worth(&w)
		if err != nil {
			return err
		}
		if selfDraw {
			l.SelfDraw = worth
		} else {
			l.Discard = worth
		}
		if worth.Valid && worth.Fan > g.Fan {
			g.Fan, g.Best, g.SelfDraw = worth.Fan, len(g.Last), selfDraw
		}
	}
	g.Last = append(g.Last, l)
	return nil
}

// worth scores a win.
func (j *judge) worth(w *rule.Win) (Worth, error) {
	if err := j.query.Set.Check(w); err != nil {
		return Worth{}, err
	}
	if err := j.query.Set.Score(w, &j.result); err != nil {
		return Worth{}, err
	}
	return Worth{Fan: j.result.Total, Valid: j.result.Valid}, nil
}
