package odds

// group is kinds waited on: how many, and how many tiles are left of them.
type group struct{ kinds, tiles uint8 }

func (g group) plus(h group) group { return group{g.kinds + h.kinds, g.tiles + h.tiles} }

// ready is all that some parts contribute to what a hand waits on. Of their tiles, 3n are
// sets only (whole) or of no use; 3n+2 are sets and the pair (paired), or miss one tile to
// sets only (forSets), or both; 3n+1 miss one to sets and the pair (forPair). All others
// are more than one tile from complete.
type ready struct {
	rest             uint8 // tiles, by three
	whole, paired    bool
	forSets, forPair group

	pairs   pairWait
	orphans orphanWait
}

// pairWait is what tiles contribute to seven pairs that miss one tile.
type pairWait struct {
	possible bool // all kinds are held in pairs, but for one at most
	single   bool // one has a tile too few
	left     uint8
	counted  bool // the missing kind is among those that complete the sets
}

// orphanWait is what tiles contribute to thirteen orphans that miss one tile: either one
// kind is missing and another paired, or each is held and any makes the pair.
type orphanWait struct {
	possible        bool // no other kinds are held
	missing, paired uint8
	left            uint8 // tiles left of the missing kind
	all             group // the kinds that can be paired
}

// any reports whether anything comes of the tiles.
func (r *ready) any() bool {
	return r.whole || r.paired || r.forSets.kinds > 0 || r.forPair.kinds > 0 || r.pairs.possible || r.orphans.possible
}

// merge returns what two lots of parts contribute together.
func merge(x, y ready) (both ready, ok bool) {
	if x.rest > y.rest {
		x, y = y, x
	}
	both = ready{rest: (x.rest + y.rest) % 3, orphans: x.orphans.plus(y.orphans)}
	// A missing kind of pairs counts among those that complete the sets only while these do.
	xSets, ySets := y.paired && x.forSets.kinds > 0, false
	switch x.rest {
	case 0:
		ySets = x.whole
		if x.whole {
			both.whole, both.paired = y.whole, y.paired
			both.forSets, both.forPair = y.forSets, y.forPair
		}
		xSets = false
	case 2:
		ySets = x.paired && y.forSets.kinds > 0
		if xSets {
			both.forPair = both.forPair.plus(x.forSets)
		}
		if ySets {
			both.forPair = both.forPair.plus(y.forSets)
		}
	default:
		xSets = false
	}
	x.pairs.counted = x.pairs.counted && xSets
	y.pairs.counted = y.pairs.counted && ySets
	both.pairs = x.pairs.plus(y.pairs)
	return both, both.any()
}

func (p pairWait) plus(q pairWait) pairWait {
	switch {
	case !p.possible || !q.possible || p.single && q.single:
		return pairWait{}
	case q.single:
		return q
	default:
		return p
	}
}

func (o orphanWait) plus(p orphanWait) orphanWait {
	both := orphanWait{true, o.missing + p.missing, o.paired + p.paired, o.left + p.left, o.all.plus(p.all)}
	if !o.possible || !p.possible || both.missing > 1 || both.paired > 1 {
		return orphanWait{}
	}
	return both
}

// waits returns what a whole hand of 3n+1 tiles waits on.
func (r *ready) waits() (g group, isReady bool) {
	g = r.forPair
	if p := r.pairs; p.possible && p.single && !p.counted {
		g = g.plus(group{1, p.left})
	}
	switch o := r.orphans; {
	case !o.possible:
	case o.missing == 1 && o.paired == 1:
		g = g.plus(group{1, o.left})
	case o.missing == 0 && o.paired == 0:
		g = g.plus(o.all)
	}
	return g, g.kinds > 0
}
