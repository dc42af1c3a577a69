package shanten

import (
	"mentsu/form"
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

// addOrphans joins to what the discards leave of other forms what they leave of thirteen
// orphans, if nothing is gone.
func (p *position) addOrphans(dst []need.After) {
	if !p.closed || !p.forms.Has(form.ThirteenOrphans) {
		return
	}
	nearest, _ := p.thirteenOrphans()
	for i := range dst {
		a := &dst[i]
		if nearest > a.Distance {
			continue // no discard leaves less
		}
		left := p.stock
		left.held.Remove(a.Kind)
		d, kinds := left.thirteenOrphans()
		a.Distance, a.Useful = join(a.Distance, a.Useful, d, kinds)
	}
}
