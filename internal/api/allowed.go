package api

import (
	"mentsu/form"
	"mentsu/reading"
	"mentsu/tile"
	"mentsu/win"
)

// houseView tells which readings of a hand a house allows.
type houseView struct {
	house *win.House
	held  tile.Counts // natural tiles
	faces tile.Counts // jokers that are tiles with a face of their own
}

// skip reports whether no reading that begins with p is allowed.
func (v *houseView) skip(p reading.Partial) bool {
	begun := reading.Reading{Sets: p.Sets, NumSets: uint8(p.NumSets), Concealed: uint8(p.NumSets)}
	if p.HasPair {
		begun.Pairs[0], begun.NumPairs = p.Pair, 1
	}
	if v.overused(&begun) {
		return true
	}
	if p.HasPair && (v.house.Void.Has(p.Pair.Kind) || v.house.Pair258 && !win.Eyes258.Has(p.Pair.Kind)) {
		return true
	}
	for _, s := range p.Sets[:p.NumSets] {
		kinds := s.Kinds()
		held := tile.KindsOf(kinds[:]...) & v.held.Kinds()
		if v.house.NaturalPerSet && held == 0 || v.house.Void.Has(kinds[0]) {
			return true
		}
	}
	return false
}

// allows reports whether the house allows r.
func (v *houseView) allows(r *reading.Reading) bool {
	if v.house.Void != 0 {
		if tiles := r.Tiles(); tiles.Kinds()&v.house.Void != 0 {
			return false
		}
	}
	if v.overused(r) {
		return false
	}
	if r.Form != form.Standard {
		return true
	}
	if v.house.Pair258 && !win.Eyes258.Has(r.Pairs[0].Kind) {
		return false
	}
	return !v.house.NaturalPerSet || v.natural(r)
}

// overused reports whether more jokers stand for other tiles than may.
func (v *houseView) overused(r *reading.Reading) bool {
	if v.house.MaxJokersUsed == nil {
		return false
	}
	used := 0
	for k, n := range r.JokersAs() {
		used += int(max(n, v.faces[k]) - v.faces[k])
	}
	return used > *v.house.MaxJokersUsed
}

// natural reports whether every concealed set and the pair can have a natural tile.
func (v *houseView) natural(r *reading.Reading) bool {
	var groups [reading.MaxSets + 1]tile.Kinds
	for i, s := range r.Sets[:r.Concealed] {
		kinds := s.Kinds()
		groups[i] = tile.KindsOf(kinds[:]...)
	}
	groups[r.Concealed] = tile.KindsOf(r.Pairs[0].Kind)
	return spread(groups[:r.Concealed+1], v.held)
}

// spread reports whether each group can have a tile of its own from those held.
func spread(groups []tile.Kinds, held tile.Counts) bool {
	if len(groups) == 0 {
		return true
	}
	for k := range groups[0].All() {
		if held[k] == 0 {
			continue
		}
		rest := held
		rest[k]--
		if spread(groups[1:], rest) {
			return true
		}
	}
	return false
}
