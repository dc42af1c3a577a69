package shanten

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// wild is what a hand with jokers asks for: the jokers, and how many tiles of a kind a
// finished hand may hold, jokers among them. Distances of a hand with jokers count natural
// tiles only: those missing less the jokers, 0 if there are enough.
type wild struct {
	jokers int
	kinds  tile.Kinds  // kinds that act as jokers: to draw one is to draw a joker
	faces  tile.Counts // the jokers of these kinds
	hard   tile.Counts
	fifth  bool // a joker may be a fifth copy
}

// setWild sets what h asks for. A finished hand may hold a fifth copy where the rules say
// so, or else at most four of a kind, the own melds included; what it holds above the
// caps of the position must be jokers.
func (p *position) setWild(h *hand.Hand) {
	p.jokers, p.kinds, p.faces = h.Jokers(), h.JokerKinds(), h.JokerTiles()
	none := p.jokers == 0 && p.kinds == 0
	if none && p.house == nil {
		return
	}
	p.fifth = none || h.Rules().JokerCopies == form.JokerAny
	p.hard = tile.AllCopies()
	melded := h.Melded()
	p.hard.Sub(&melded)
	exist := h.Caps(form.PoolHand)
	for k := range p.hard {
		switch {
		case exist[k] == 0 || p.house != nil && p.house.Void.Has(tile.Kind(k)): // with three players
			p.hard[k] = 0
		case p.fifth:
			p.hard[k] = need.NoLimit
		}
		if p.house == nil { // else a tile may play another kind
			p.limits.Caps[k] = min(p.limits.Caps[k], p.hard[k])
		}
	}
}

// byJokers returns the distance that is left once jokers stand for missing tiles.
func (p *position) byJokers(missing int) int {
	if missing >= need.None {
		return need.None
	}
	return max(0, missing-p.jokers)
}

// wildStandard returns the distance from sets and a pair.
func (p *position) wildStandard() int {
	w := need.Wild{Hard: p.hard, Soft: p.limits.Caps, Jokers: p.jokers}
	return p.byJokers(p.wildProgram().WildDistance(&p.counts, &w, p.sets))
}

// wildProgram returns the program for the sets and pairs of the house.
func (p *position) wildProgram() *need.Program {
	if p.house != nil {
		return p.house.Program(p.maxSets)
	}
	return need.WildStandard(p.maxSets)
}

// wildPairs returns the distance from seven pairs. Each kind offers one pair, and a second
// one where four of a kind are two; the cheapest seven are taken that use no more tiles
// above the caps than there are jokers.
func (p *position) wildPairs() int {
	least := wildTable(7, p.jokers)
	for k := range p.counts {
		most := min(1, int(p.hard[k]/2))
		if p.fourPair {
			most = min(2, int(p.hard[k]/2))
		}
		least.add(most, 2, p.counts[k], p.limits.Caps[k])
	}
	return p.byJokers(least.best())
}

// wildOrphans returns the distance from thirteen orphans: the best over all pairs.
func (p *position) wildOrphans() int {
	best := need.None
	for pair := range tile.Orphans.All() {
		missing, above := 0, 0
		for k := range tile.Orphans.All() {
			use := uint8(1)
			if k == pair {
				use = 2
			}
			if use > p.hard[k] {
				missing = need.None
			}
			missing += int(max(use, p.counts[k]) - p.counts[k])
			above += int(max(use, p.limits.Caps[k]) - p.limits.Caps[k])
		}
		if above <= p.jokers {
			best = min(best, missing)
		}
	}
	return p.byJokers(best)
}

// table holds the least missing tiles by groups taken and tiles above the caps.
type table [][]int

func wildTable(groups, above int) table {
	t := make(table, groups+1)
	for i := range t {
		t[i] = make([]int, above+1)
		for e := range t[i] {
			t[i][e] = need.None
		}
	}
	t[0][0] = 0
	return t
}

// add offers up to most groups of as many tiles of a kind.
func (t table) add(most, size int, held, soft uint8) {
	for groups := len(t) - 1; groups >= 1; groups-- {
		for n := 1; n <= min(most, groups); n++ {
			use := uint8(n * size)
			missing, above := int(max(use, held)-held), int(max(use, soft)-soft)
			for e := above; e < len(t[groups]); e++ {
				t[groups][e] = min(t[groups][e], t[groups-n][e-above]+missing)
			}
		}
	}
}

// best returns the least missing tiles with all groups taken.
func (t table) best() int {
	best := need.None
	for _, missing := range t[len(t)-1] {
		best = min(best, missing)
	}
	return best
}

// wildUseful returns the least distance over the forms, and the kinds whose draw lowers it.
func (p *position) wildUseful() (distance int, kinds tile.Kinds) {
	distance = p.leastDistance()
	if distance == 0 || distance >= need.None {
		return distance, 0
	}
	for k := range tile.Kind(tile.NumKinds) {
		if p.kinds.Has(k) || p.counts[k] >= p.limits.Caps[k] {
			continue
		}
		p.draw(k)
		if p.leastDistance() < distance {
			kinds = kinds.With(k)
		}
		p.undraw(k)
	}
	return distance, kinds
}

// jokerDraws returns the kinds that act as jokers and have a copy not gone: a joker lowers
// every distance that is not 0, for it can be any tile that is missing.
func (p *position) jokerDraws() tile.Kinds {
	var draws tile.Kinds
	for k := range p.kinds.All() {
		if p.faces[k] < p.limits.Caps[k] {
			draws = draws.With(k)
		}
	}
	return draws
}

// leastDistance returns the least distance over the forms asked.
func (p *position) leastDistance() int {
	d := need.None
	if p.forms.Has(form.Standard) {
		d = p.standardDistance()
	}
	if p.closed && p.forms.Has(form.SevenPairs) {
		d = min(d, p.pairsDistance())
	}
	if p.closed && p.forms.Has(form.ThirteenOrphans) {
		d = min(d, p.orphansDistance())
	}
	if p.forms&form.Knitted != 0 {
		d = min(d, p.knittedDistance())
	}
	return d
}
