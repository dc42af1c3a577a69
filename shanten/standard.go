package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// standardDistance returns the distance from sets and a pair.
func (p *position) standardDistance() int {
	if p.jokers > 0 {
		return p.wildStandard()
	}
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
		if over := p.tables.Exceeded(p.keys, &p.counts, &p.limits, p.sets, kinds); over != 0 {
			return p.usefulUnder(over, d, kinds)
		}
		return d, kinds
	}
	c := p.program().Case(&p.counts, &p.limits.Caps, p.sets)
	return c.Distance(), c.Useful()
}

// usefulUnder returns the answer where the kinds in over are exceeded by what holds as if
// nothing were gone.
func (p *position) usefulUnder(over tile.Kinds, distance int, useful tile.Kinds) (int, tile.Kinds) {
	var u need.Under // of some kilobytes, so not where it is not needed
	u.Start(p.tables, &p.counts, &p.limits, p.sets)
	return u.Useful(p.keys, over, distance, useful)
}

// program returns the walk for the sets of the rules.
func (p *position) program() *need.Program {
	if p.maxSets == 5 {
		return need.Five()
	}
	return need.Standard()
}
