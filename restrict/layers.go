package restrict

import (
	"mentsu/need"
	"mentsu/tile"
)

// layeredCase starts a case of the target at a position. Triplets that must be concealed
// are wanted, or, if there are none, open ends.
func (q *position) layeredCase(c *need.LayeredCase, p *Program, t *target) {
	rule := need.OpenEnds()
	if t.conc > 0 {
		rule = need.Triplets(t.conc)
	}
	c.Start(p.families[t.rule.family].layered(), rule, &q.counts, &q.caps, &t.forced, t.sets)
	if t.hasPair {
		c.HasPair()
	}
}

// triplets returns the answer for a target that wants concealed triplets among its free
// sets; the kinds only if it is no farther than bound.
func (q *position) triplets(c *need.LayeredCase, p *Program, t *target, bound int) found {
	q.layeredCase(c, p, t)
	f := found{distance: c.Distance(t.conc)}
	if f.distance > bound || f.distance >= need.None {
		return f
	}
	m := c.Marks(t.conc)
	f.needed, f.spare = m.Needed|m.Ends, m.Spare
	return f
}

// openEnd returns the answer for a target whose last tile must be an open end of a run. A
// hand to discard from is complete if the drawn tile is one; else it is as far as after its
// best discards.
func (q *position) openEnd(c *need.LayeredCase, p *Program, t *target, bound int) found {
	if q.waiting {
		return q.openEndWaiting(c, p, t, bound)
	}
	if q.drawn < tile.NumKinds { // it is known
		before := *q // the drawn tile not yet drawn
		before.counts[q.drawn]--
		if f := before.openEndWaiting(c, p, t, 1); f.distance == 1 && f.needed.Has(q.drawn) {
			return found{}
		}
	}
	best := found{distance: need.None}
	for k, n := range q.counts {
		if n == 0 {
			continue
		}
		after := q.discard(tile.Kind(k))
		if after.caps[k] < t.forced.Tiles[k] {
			continue
		}
		f := after.openEndWaiting(c, p, t, min(bound, best.distance))
		f.spare = tile.KindsOf(tile.Kind(k))
		best.join(f)
	}
	return best
}

// openEndWaiting returns the answer of openEnd for 3n+1 tiles; the kinds only if it is no
// farther than bound.
//
// The last tile is drawn last. If a missing tile is an open end, that one; then, unless it
// is all that is missing, it is of no use before, if it is the only one. Else one that is
// held is given back and drawn again, which costs one tile more.
func (q *position) openEndWaiting(c *need.LayeredCase, p *Program, t *target, bound int) found {
	q.layeredCase(c, p, t)
	held, one, more := c.Distance(need.EndHeld), c.Distance(need.EndMissing), c.Distance(need.EndsMissing)
	f := found{distance: min(held+1, one, more, need.None)}
	if f.distance > bound || f.distance >= need.None {
		return f
	}
	if held+1 == f.distance {
		f.needed |= c.Marks(need.EndHeld).Needed
	}
	if one == f.distance {
		m := c.Marks(need.EndMissing)
		if one == 1 {
			f.needed |= m.Ends
		} else {
			f.needed |= m.Needed
		}
	}
	if more == f.distance {
		m := c.Marks(need.EndsMissing)
		f.needed |= m.Needed | m.Ends
	}
	return f
}
