package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// thirteenOrphans returns the distance from thirteen orphans, and the kinds whose draw
// lowers it: each orphan must be had once and one of them twice.
func (p *position) thirteenOrphans() (distance int, useful tile.Kinds) {
	one, two := p.counts.AtLeast(1), p.counts.AtLeast(2)
	canPair := p.limits.Caps.AtLeast(2) & tile.Orphans
	if p.limits.Caps.AtLeast(1)&tile.Orphans != tile.Orphans || canPair == 0 {
		return need.None, 0
	}
	missing := tile.Orphans &^ one
	if two&tile.Orphans != 0 {
		return missing.Len(), missing
	}
	return missing.Len() + 1, missing | canPair
}
