package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// thirteenOrphans returns the distance from thirteen orphans, and the kinds whose draw
// lowers it: each orphan must be had once and one of them twice.
func (s *stock) thirteenOrphans() (distance int, useful tile.Kinds) {
	canPair := s.room[1] & tile.Orphans
	if s.room[0]&tile.Orphans != tile.Orphans || canPair == 0 {
		return need.None, 0
	}
	missing := tile.Orphans &^ s.held[0]
	if s.held[1]&tile.Orphans != 0 {
		return missing.Len(), missing
	}
	return missing.Len() + 1, missing | canPair
}
