package shanten

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// knittedSets is how many sets the nine tiles of a knitted pattern take the place of.
const knittedSets = 3

// numKnitted is how many different tiles honours and knitted tiles have.
const numKnitted = 14

// straightens reports whether a knitted straight is asked and possible: there is a set or
// none beside the nine tiles and the pair, and so one meld at most.
func (p *position) straightens() bool {
	return p.forms.Has(form.KnittedStraight) && p.sets >= knittedSets
}

// straightDistance returns the distance from a knitted straight.
func (p *position) straightDistance() int {
	if p.jokers > 0 {
		return p.wildStraight()
	}
	best := need.None
	least := p.tables.Knitted(p.keys, p.held[0], p.sets-knittedSets)
	for i, pattern := range form.KnittedPatterns() {
		if int(least[i]) >= best {
			continue
		}
		short, possible := p.shortBeside(pattern)
		switch {
		case !possible:
		case short == 0:
			best = int(least[i])
		default:
			a := p.aside(pattern, short)
			d := p.tables.DistanceUnder(a.keys, &a.counts, &a.limits, p.sets-knittedSets)
			best = min(best, d+a.missing.Len())
		}
	}
	return min(best, need.None)
}

// straightUseful joins to an answer that for the knitted straight.
func (p *position) straightUseful(distance int, useful tile.Kinds) (int, tile.Kinds) {
	least := p.tables.Knitted(p.keys, p.held[0], p.sets-knittedSets)
	for i, pattern := range form.KnittedPatterns() {
		if int(least[i]) > distance {
			continue
		}
		if short, possible := p.shortBeside(pattern); possible {
			d, kinds := p.usefulBeside(pattern, short)
			distance, useful = join(distance, useful, d, kinds)
		}
	}
	return distance, useful
}

// shortBeside returns the kinds of which a set and a pair could use more than a finished
// hand may that has the nine tiles of a pattern; not possible if it cannot have these.
func (p *position) shortBeside(pattern tile.Kinds) (short tile.Kinds, possible bool) {
	uses := 1 + p.sets - knittedSets // two of a kind in the pair, three in a set or a run and the pair; less one
	return tile.AllKinds&^p.room[uses] | pattern&^p.room[uses+1], pattern&^p.room[0] == 0
}

// aside is a hand whose tiles of a knitted pattern are set aside, one of each.
type aside struct {
	missing tile.Kinds // of the pattern
	keys    need.Keys
	counts  tile.Counts
	limits  need.Limits
}

// aside sets the tiles of a pattern aside, given what shortBeside says of it.
func (p *position) aside(pattern, short tile.Kinds) aside {
	a := aside{missing: pattern &^ p.held[0], keys: p.keys, counts: p.counts, limits: need.Limits{Caps: p.limits.Caps, Short: short}}
	for k := range pattern.All() {
		a.limits.Caps[k]--
	}
	for k := range (pattern & p.held[0]).All() {
		a.counts[k]--
		a.keys = a.keys.Discard(k)
	}
	return a
}

// usefulBeside returns the distance from the knitted straight of one pattern, and the kinds
// whose draw lowers it: those missing of the nine tiles, and those that the others need.
func (p *position) usefulBeside(pattern, short tile.Kinds) (distance int, useful tile.Kinds) {
	sets := p.sets - knittedSets
	a := p.aside(pattern, short)
	d, kinds := p.tables.Useful(a.keys, &a.counts, sets)
	if over := p.tables.Exceeded(a.keys, &a.counts, &a.limits, sets, kinds); over != 0 {
		var u need.Under // of some kilobytes, so not where it is not needed
		u.Start(p.tables, &a.counts, &a.limits, sets)
		d, kinds = u.Useful(a.keys, over, d, kinds)
	}
	if d >= need.None {
		return need.None, 0
	}
	return d + a.missing.Len(), kinds | a.missing
}

// honoursAndKnitted returns the distance from honours and knitted tiles, and the kinds whose
// draw lowers it: fourteen of the sixteen kinds of a pattern and the honours must be had.
func (s *stock) honoursAndKnitted() (distance int, useful tile.Kinds) {
	distance = need.None
	for _, pattern := range form.KnittedPatterns() {
		usable := (pattern | tile.AllHonours) & s.room[0]
		if usable.Len() < numKnitted {
			continue
		}
		d := max(0, numKnitted-(usable&s.held[0]).Len())
		distance, useful = join(distance, useful, d, usable&^s.held[0])
	}
	if distance == 0 {
		useful = 0
	}
	return distance, useful
}

// honoursDistance returns the distance of a closed hand from honours and knitted tiles.
func (p *position) honoursDistance() int {
	if p.jokers > 0 {
		return p.wildHonours()
	}
	d, _ := p.honoursAndKnitted()
	return d
}

// knittedForms joins to an answer those for the forms with knitted tiles.
func (p *position) knittedForms(distance int, useful tile.Kinds) (int, tile.Kinds) {
	if p.closed && p.forms.Has(form.HonoursAndKnitted) {
		d, kinds := p.honoursAndKnitted()
		distance, useful = join(distance, useful, d, kinds)
	}
	if p.straightens() {
		distance, useful = p.straightUseful(distance, useful)
	}
	return distance, useful
}

// knittedDistance returns the lesser distance of the forms with knitted tiles that are asked.
func (p *position) knittedDistance() int {
	d := need.None
	if p.closed && p.forms.Has(form.HonoursAndKnitted) {
		d = p.honoursDistance()
	}
	if p.straightens() {
		d = min(d, p.straightDistance())
	}
	return d
}

// addKnitted joins to what discards leave of the other forms what they leave of those with
// knitted tiles. No discard leaves these nearer than they are if nothing is gone.
func (p *position) addKnitted(dst []need.After) {
	least := need.None
	if p.closed && p.forms.Has(form.HonoursAndKnitted) {
		least, _ = p.honoursAndKnitted()
	}
	if p.straightens() {
		for _, d := range p.tables.Knitted(p.keys, p.held[0], p.sets-knittedSets) {
			least = min(least, int(d))
		}
	}
	for i := range dst {
		if a := &dst[i]; least <= a.Distance {
			p.discard(a.Kind)
			a.Distance, a.Useful = p.knittedForms(a.Distance, a.Useful)
			p.undiscard(a.Kind)
		}
	}
}

// wildStraight returns the distance of a hand with jokers from a knitted straight. Those of
// the nine tiles that no natural tile can be take a joker each.
func (p *position) wildStraight() int {
	best := need.None
	for _, pattern := range form.KnittedPatterns() {
		w := need.Wild{Hard: p.hard, Soft: p.limits.Caps, Jokers: p.jokers}
		counts := p.counts
		if !w.SetAside(&counts, pattern) {
			continue
		}
		d := need.WildStandard(p.maxSets).WildDistance(&counts, &w, p.sets-knittedSets)
		best = min(best, d+(pattern&^p.held[0]).Len())
	}
	return p.byJokers(best)
}

// wildHonours returns the distance of a hand with jokers from honours and knitted tiles.
func (p *position) wildHonours() int {
	best := need.None
	for _, pattern := range form.KnittedPatterns() {
		if held, possible := p.sixteen(pattern); possible {
			best = min(best, numKnitted-min(numKnitted, held.Len()))
		}
	}
	return p.byJokers(best)
}

// sixteen returns which kinds of the honours and a knitted pattern are held; not possible if
// a finished hand cannot have fourteen of them.
func (p *position) sixteen(pattern tile.Kinds) (held tile.Kinds, possible bool) {
	natural := (pattern | tile.AllHonours) & p.room[0]
	jokers := 0
	for k := range ((pattern | tile.AllHonours) &^ natural).All() {
		if p.jokers > jokers && p.hard[k] > 0 {
			jokers++
		}
	}
	return natural & p.held[0], natural.Len()+jokers >= numKnitted
}
