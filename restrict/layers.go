package restrict

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// layeredCase starts the case of a target that wants concealed triplets among its free
// sets, which are not all triplets, or, if it does not, an open end.
func (s *search) layeredCase(t *target) {
	forced, rule := need.Forced{Tiles: t.forced}, need.Triplets(t.conc)
	if t.conc == 0 {
		rule = need.OpenEnds()
		for _, f := range t.rule.forced[:t.rule.numForced] { // closed, so that no meld is one of them
			forced.Ends |= openEnds(f)
		}
	}
	l := s.game.families[t.rule.family].layered()
	s.layered.Start(l, rule, &s.at.counts, &s.at.caps, &forced, t.sets)
	if t.hasPair {
		s.layered.HasPair()
	}
}

// concealed returns the answer for a target that wants concealed triplets; the kinds only
// if it is no farther than the best.
func (s *search) concealed(t *target) found {
	s.layeredCase(t)
	f := found{distance: min(need.None, s.layered.Distance(t.conc))}
	if f.distance <= s.best.distance && f.distance < need.None {
		m := s.layered.Marks(t.conc)
		f.needed, f.spare = m.Needed|m.Ends, m.Spare
	}
	return f
}

// concealedWild returns what the free part of a target that wants concealed triplets misses, jokers among its tiles.
func (s *search) concealedWild(t *target, counts *tile.Counts, w *need.Wild) int {
	l := s.game.families[t.rule.family].triple()
	return l.WildDistance(need.Triplets(t.conc), counts, w, t.sets, t.conc, t.hasPair)
}

// openEnds returns the kinds that are open ends of a run.
func openEnds(f form.Set) (kinds tile.Kinds) {
	if !f.IsRun() {
		return 0
	}
	first := f.First()
	if first.Rank() < 7 {
		kinds = kinds.With(first)
	}
	if first.Rank() > 1 {
		kinds = kinds.With(first + 2)
	}
	return kinds
}

// openEnd returns the answer for a target of 3n+1 tiles without jokers whose last tile must
// be an open end of a run; the kinds only if it is no farther than the best. One walk over
// all open ends is faster than the targets of ends.
//
// The last tile is drawn last. If a missing tile is an open end, that one; then, unless it
// is all that is missing, it is of no use before, if it is the only one. Else one that is
// held is given back and drawn again, which costs one tile more.
func (s *search) openEnd(t *target) found {
	c := &s.layered
	s.layeredCase(t)
	held, one, more := c.Distance(need.EndHeld), c.Distance(need.EndMissing), c.Distance(need.EndsMissing)
	f := found{distance: min(held+1, one, more, need.None)}
	if f.distance > s.best.distance || f.distance >= need.None {
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
