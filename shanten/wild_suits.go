package shanten

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// wildSuits answers for hands with jokers that differ by a few tiles: what their suits
// contribute is worked out once for all of them. The hands share hard limits and rules.
type wildSuits struct {
	program     *need.Program
	hard        map[suitKey]need.Vec // under the hard limits, by what is held
	known       map[suitKey]*wildVec
	pairable    tile.Kinds // kinds of which a finished hand may have two, jokers included
	doublePairs tile.Kinds // four
	exist       tile.Kinds // one
}

// suitKey names what is held in a suit and how much of it may be used, four bits a kind.
type suitKey struct {
	held, caps uint64
	suit       tile.Suit
}

// wildVec is what a suit contributes under the hard limits, and under the caps of natural
// tiles: as need.Program.WildDistance has it, the distance lies between the two.
type wildVec struct{ hard, soft need.Vec }

// merge returns the contribution of two parts together.
func (v *wildVec) merge(u *wildVec) *wildVec {
	return &wildVec{need.Merge(v.hard, u.hard), need.Merge(v.soft, u.soft)}
}

// wildParts is what the four suits contribute; nil if nobody asks.
type wildParts [tile.NumSuits]*wildVec

// rests returns what the other suits contribute, for each.
func (v *wildParts) rests() wildParts {
	mp, sz := v[0].merge(v[1]), v[2].merge(v[3])
	return wildParts{v[1].merge(sz), v[0].merge(sz), mp.merge(v[3]), mp.merge(v[2])}
}

func newWildSuits(p *position) *wildSuits {
	w := &wildSuits{program: p.wildProgram(), hard: map[suitKey]need.Vec{}, known: map[suitKey]*wildVec{}}
	for k, n := range p.hard {
		at := tile.KindsOf(tile.Kind(k))
		if n >= 1 {
			w.exist |= at
		}
		if n >= 2 {
			w.pairable |= at
		}
		if n >= tile.Copies {
			w.doublePairs |= at
		}
	}
	return w
}

// of returns what a suit of the position contributes.
func (w *wildSuits) of(p *position, s tile.Suit) *wildVec {
	key := suitKey{suit: s}
	first := s.First()
	for i, n := range p.counts[first:][:s.Len()] {
		key.held = key.held<<4 | uint64(n)
		key.caps = key.caps<<4 | uint64(p.limits.Caps[int(first)+i])
	}
	if v := w.known[key]; v != nil {
		return v
	}
	held := suitKey{held: key.held, suit: s}
	hard, ok := w.hard[held]
	if !ok {
		hard = w.program.Vec(s, &p.counts, &p.hard)
		w.hard[held] = hard
	}
	v := &wildVec{hard, w.program.Vec(s, &p.counts, &p.limits.Caps)}
	w.known[key] = v
	return v
}

// distance returns the standard distance of a position of which part is a suit and rest
// the others.
func (w *wildSuits) distance(p *position, part, rest *wildVec) int {
	d := need.Last(part.hard, rest.hard, p.sets)
	if d > p.jokers && d != need.Last(part.soft, rest.soft, p.sets) {
		return p.wildStandard()
	}
	return p.byJokers(d)
}

// anyDistance is the distance to ask for where it is not known.
const anyDistance = -1

// useful returns the distance of the position and, if that is the one wanted, which of the
// kinds lower it.
func (w *wildSuits) useful(p *position, want int, kinds tile.Kinds) (int, tile.Kinds) {
	var v wildParts
	distance := need.None
	if p.forms.Has(form.Standard) {
		for s := range v {
			v[s] = w.of(p, tile.Suit(s))
		}
		distance = w.distance(p, v[0], v.rests()[0])
	}
	pairs, pairKinds, sure := w.pairForms(p)
	distance = min(distance, pairs)
	if want != anyDistance && want != distance || distance == 0 || distance >= need.None {
		return distance, 0
	}
	useful := p.jokerDraws() & kinds
	if sure && pairs == distance {
		useful |= pairKinds & kinds &^ p.kinds
	}
	draws := kinds &^ (useful | p.kinds | p.full())
	if !sure {
		for k := range draws.All() {
			p.draw(k)
			if pairs, _, _ := w.pairForms(p); pairs < distance {
				useful = useful.With(k)
			}
			p.undraw(k)
		}
	}
	if v[0] != nil {
		useful |= w.nearer(p, &v, distance, draws&^useful)
	}
	return distance, useful
}

// nearer returns which of the draws lower the standard distance.
func (w *wildSuits) nearer(p *position, v *wildParts, distance int, draws tile.Kinds) tile.Kinds {
	var useful tile.Kinds
	for s, rest := range v.rests() {
		suit := tile.Suit(s)
		inSuit := tile.Kinds(1<<suit.Len()-1) << suit.First()
		for k := range (draws & inSuit).All() {
			p.draw(k)
			if w.distance(p, w.of(p, suit), rest) < distance {
				useful = useful.With(k)
			}
			p.undraw(k)
		}
	}
	return useful
}

// full returns the kinds of which no natural tile can be drawn.
func (p *position) full() tile.Kinds {
	var open tile.Kinds
	for i, room := range p.room {
		open |= room &^ p.held[i]
	}
	return ^open
}

// pairForms returns the lesser distance of the forms without sets, and if it is sure the
// kinds whose draw lowers it: where the caps keep the hand from nothing, jokers come to
// what it lacks without them.
func (w *wildSuits) pairForms(p *position) (distance int, kinds tile.Kinds, sure bool) {
	distance, sure = need.None, true
	if p.closed && p.forms.Has(form.SevenPairs) {
		if w.pairable&^p.room[1] == 0 && (!p.fourPair || w.doublePairs&^p.room[3] == 0) {
			d, ks := p.sevenPairs(p.fourPair)
			distance, kinds = p.byJokers(d), ks
		} else {
			distance, sure = p.wildPairs(), false
		}
	}
	if p.closed && p.forms.Has(form.ThirteenOrphans) {
		var d int
		var ks tile.Kinds
		if tile.Orphans&(w.exist&^p.room[0]|w.pairable&^p.room[1]) == 0 {
			d, ks = p.thirteenOrphans()
			d = p.byJokers(d)
		} else {
			d, sure = p.wildOrphans(), false
		}
		distance, kinds = join(distance, kinds, d, ks)
	}
	if p.forms&form.Knitted != 0 {
		distance, sure = min(distance, p.knittedDistance()), false
	}
	return distance, kinds, sure
}
