package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// thirteenOrphans returns the distance from thirteen orphans, and the kinds whose draw
// lowers it: each orphan must be had once and one of them twice.
func (p *position) thirteenOrphans() (distance int, useful tile.Kinds) {
	canPair := p.room[1] & tile.Orphans
	if p.room[0]&tile.Orphans != tile.Orphans || canPair == 0 {
		return need.None, 0
	}
	missing := tile.Orphans &^ p.held[0]
	if p.held[1]&tile.Orphans != 0 {
		return missing.Len(), missing
	}
	return missing.Len() + 1, missing | canPair
}
