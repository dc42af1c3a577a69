package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// standardDistance returns the distance from sets and a pair.
func (p *position) standardDistance() int {
	if p.maxSets == 4 && p.short == 0 {
		return p.tables.Distance(p.keys, p.sets)
	}
	if d, _, ok := p.unhindered(); ok {
		return d
	}
	c := p.program().Case(&p.counts, &p.caps, p.sets)
	return c.Distance()
}

// standardUseful returns the distance from sets and a pair, and the kinds whose draw
// lowers it.
func (p *position) standardUseful() (distance int, useful tile.Kinds) {
	if d, useful, ok := p.unhindered(); ok {
		return d, useful
	}
	c := p.program().Case(&p.counts, &p.caps, p.sets)
	return c.Distance(), c.Useful()
}

// unhindered returns the answer as if nothing were gone, and whether it is the right one.
// It is when no finished hand at that distance uses a kind above its cap. Such a hand
// would need the kind, so the kind would be useful, and would miss at least as many of it
// as the cap allows beyond the held ones, and one more.
func (p *position) unhindered() (distance int, useful tile.Kinds, ok bool) {
	if p.maxSets != 4 {
		return 0, 0, false
	}
	distance, useful = p.tables.Useful(p.keys, &p.counts, p.sets)
	for k := range (useful & p.short).All() {
		if int(p.caps[k])+1-int(p.counts[k]) <= distance {
			return 0, 0, false
		}
	}
	return distance, useful, true
}

// program returns the walk for the sets of the rules.
func (p *position) program() *need.Program {
	if p.maxSets == 5 {
		return need.Five()
	}
	return need.Standard()
}
