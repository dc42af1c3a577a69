package shanten

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// knittedGroups returns the groups of the forms with knitted tiles that reach the shanten
// number of an answer: of the straight so many at most.
func (p *position) knittedGroups(a *Answer, most int) []Group {
	var groups []Group
	if a.KnittedStraight == a.Shanten {
		groups = p.straightGroups(int(a.KnittedStraight)+1, most)
	}
	if a.HonoursAndKnitted == a.Shanten {
		groups = append(groups, p.honoursGroup(int(a.HonoursAndKnitted)+1))
	}
	return groups
}

// straightGroups returns the hand seen as a knitted straight: the tiles held of a pattern,
// and the others grouped for a set or none and the pair.
func (p *position) straightGroups(missing, most int) []Group {
	var groups []Group
	for _, pattern := range form.KnittedPatterns() {
		held := pattern & p.held[0]
		target := missing + p.jokers - (pattern &^ held).Len() // of the tiles beside
		rest, possible := p.beside(pattern)
		if !possible || rest.missing() != target {
			continue
		}
		g := grouping{position: &rest, target: target}
		found, _ := g.run()
		for _, group := range found {
			if len(groups) == most {
				return groups
			}
			group.Form, group.Knitted, group.Missing, group.Jokers = form.KnittedStraight, held, missing, p.jokers
			groups = append(groups, group)
		}
	}
	return groups
}

// beside returns the position of the tiles beside those of a knitted pattern; not possible if
// a finished hand cannot have the pattern.
func (p *position) beside(pattern tile.Kinds) (rest position, possible bool) {
	rest = *p
	rest.sets -= knittedSets
	if p.jokers == 0 {
		rest.hard = p.limits.Caps
	}
	w := need.Wild{Hard: rest.hard, Soft: p.limits.Caps, Jokers: p.jokers}
	if !w.SetAside(&rest.counts, pattern) {
		return rest, false
	}
	rest.hard, rest.limits.Caps, rest.jokers = w.Hard, w.Soft, w.Jokers
	rest.keys = need.KeysOf(&rest.counts)
	rest.held, rest.room = rest.counts.Layers(), rest.limits.Caps.Layers()
	rest.limits.Short = rest.short()
	return rest, true
}

// missing returns the least missing tiles, jokers among them, to sets and a pair.
func (p *position) missing() int {
	if p.jokers == 0 {
		return p.standardDistance()
	}
	w := need.Wild{Hard: p.hard, Soft: p.limits.Caps, Jokers: p.jokers}
	return need.WildStandard(p.maxSets).WildDistance(&p.counts, &w, p.sets)
}

// honoursGroup returns the hand seen as honours and knitted tiles, of the first pattern that
// is as near as any.
func (p *position) honoursGroup(missing int) Group {
	g := Group{Form: form.HonoursAndKnitted, Missing: missing, Jokers: p.jokers, Loose: p.counts}
	for _, pattern := range form.KnittedPatterns() {
		held, possible := p.sixteen(pattern)
		if possible && p.byJokers(numKnitted-min(numKnitted, held.Len())) == missing {
			g.Knitted = held
			break
		}
	}
	for k := range g.Knitted.All() {
		g.Loose[k]--
	}
	return g
}
