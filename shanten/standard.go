package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// standardDistance returns the distance from sets and a pair.
func (p *position) standardDistance() int {
	if p.maxSets == 4 {
		return p.tables.DistanceUnder(p.keys, &p.counts, &p.limits, p.sets)
	}
	c := p.program().Case(&p.counts, &p.limits.Caps, p.sets)
	return c.Distance()
}

// standardUseful returns the distance from sets and a pair, and the kinds whose draw
// lowers it.
func (p *position) standardUseful() (distance int, useful tile.Kinds) {
	if p.maxSets == 4 {
		d, kinds := p.tables.Useful(p.keys, &p.counts, p.sets)
		return p.tables.UsefulUnder(p.keys, &p.counts, &p.limits, p.sets, d, kinds)
	}
	c := p.program().Case(&p.counts, &p.limits.Caps, p.sets)
	return c.Distance(), c.Useful()
}

// program returns the walk for the sets of the rules.
func (p *position) program() *need.Program {
	if p.maxSets == 5 {
		return need.Five()
	}
	return need.Standard()
}
