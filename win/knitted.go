package win

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

const (
	knittedSets = 3  // that the nine tiles of a knitted pattern take the place of
	numKnitted  = 14 // different tiles of honours and knitted tiles
)

// knitted returns the forms with knitted tiles that the tiles are complete as.
func (c *handCase) knitted(t *tiles) form.Forms {
	var as form.Forms
	if c.forms.Has(form.KnittedStraight) && c.sets >= knittedSets && c.straight(t) {
		as |= form.KnittedStraight
	}
	if c.closed && c.forms.Has(form.HonoursAndKnitted) && c.honoursAndKnitted(t) {
		as |= form.HonoursAndKnitted
	}
	return as
}

// straight reports whether the tiles are a knitted straight: jokers stand for what is
// missing of the nine tiles, and the others complete a set or none, and a pair. What the
// house says of sets and pairs does not touch it.
func (c *handCase) straight(t *tiles) bool {
	held := t.counts.Kinds()
	for _, pattern := range form.KnittedPatterns() {
		missing := (pattern &^ held).Len()
		if missing > t.jokers || pattern&c.house.Void != 0 {
			continue
		}
		rest := tiles{t.counts, t.jokers - missing}
		for k := range (pattern & held).All() {
			rest.counts[k]--
		}
		if c.beside(pattern, &rest) {
			return true
		}
	}
	return false
}

// beside reports whether the tiles that are left beside those of a knitted pattern are a
// set or none, and a pair.
func (c *handCase) beside(pattern tile.Kinds, rest *tiles) bool {
	sets := c.sets - knittedSets
	if !c.bounded && rest.most() <= tile.Copies {
		return need.LoadCover().Jokers(need.KeysOf(&rest.counts)) <= rest.jokers
	}
	most := tile.Counts{}
	for k := range most {
		most[k] = need.NoLimit
	}
	if c.bounded {
		most = c.most
	}
	for k := range pattern.All() {
		if most[k] == 0 {
			return false
		}
		if most[k] != need.NoLimit {
			most[k]--
		}
	}
	plain := House{}
	if c.four {
		return plain.distance(&rest.counts, &most, sets, c.max) <= rest.jokers
	}
	return plain.wildDistance(&rest.counts, &most, sets, c.max) <= rest.jokers
}

// honoursAndKnitted reports whether the tiles are honours and knitted tiles.
func (c *handCase) honoursAndKnitted(t *tiles) bool {
	if t.most() > 1 {
		return false
	}
	usable := tile.AllKinds &^ c.house.Void
	if c.bounded {
		usable &= c.most.Kinds()
	}
	held := t.counts.Kinds()
	for _, pattern := range form.KnittedPatterns() {
		if kinds := (pattern | tile.AllHonours) & usable; held&^kinds == 0 && kinds.Len() >= numKnitted {
			return true
		}
	}
	return false
}
