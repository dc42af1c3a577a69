package restrict

import (
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/shanten"
	"mentsu/tile"
)

// Waits tells what the waits of a hand are worth. Each kind stands in one of Valid,
// Yakuless and Dead.
type Waits struct {
	Valid     tile.Kinds // complete the hand as the restriction asks
	Yakuless  tile.Kinds // complete the hand, but not so (片和了)
	Dead      tile.Kinds // waits of either kind of which no tile is left
	TsumoOnly tile.Kinds // those of Valid that count by self-draw only: a triplet completed by another's discard is not concealed
}

// Waits returns the waits of h, a hand of 3n+1 tiles: those of the hand itself, and which
// of them the restriction admits. All are empty if the hand is not ready. The error wraps
// ErrSize, or is as that of Of.
func (p *Program) Waits(h *hand.Hand, pool form.Pool) (Waits, error) {
	g, err := p.gameOf(h)
	if err != nil {
		return Waits{}, err
	}
	q := positionOf(h, pool)
	if !q.waiting {
		return Waits{}, fmt.Errorf("restrict: %w: waits are of 3n+1 tiles, not of %d", ErrSize, h.Size())
	}
	var ordinary tile.Kinds
	if u := shanten.UsefulTiles(h, shanten.Query{Pool: pool}); u.Shanten == 0 {
		ordinary = u.Tiles
	}
	w := Waits{Yakuless: ordinary}
	if f := p.find(g, &q); f.distance == 1 {
		w.Valid = f.needed
	}
	counts := h.Left()
	left := counts.Kinds()
	w.Dead = (w.Valid | ordinary) &^ left
	w.Yakuless &= left &^ w.Valid
	w.Valid &= left
	for k := range w.Valid.All() {
		if !g.countsByRon(&q, k) {
			w.TsumoOnly = w.TsumoOnly.With(k)
		}
	}
	return w, nil
}

// countsByRon reports whether a valid wait completes the restriction too if another player
// discards it: a triplet that it completes is not concealed then.
func (g *game) countsByRon(q *position, w tile.Kind) bool {
	after := *q
	if after.waiting, after.drawn = false, w; q.jokerKinds.Has(w) {
		return true // a joker: as good as drawn
	}
	after.counts[w]++
	after.keys = after.keys.Draw(w)
	if f := after.withoutSets(g); f.distance == 0 {
		return true
	}
	for i := range g.rules {
		c := &g.rules[i]
		if c.pairs == 0 || !q.forms.Has(form.Standard) {
			continue
		}
		if c.types {
			if f := after.typed(c, w); f.distance == 0 {
				return true
			}
			continue
		}
		if t, ok := after.target(c); ok && (c.concealed == 0 && g.completes(&after, t) || g.placed(&after, &t, w)) {
			return true
		}
	}
	return false
}

// placed reports whether a position is complete for a target that wants concealed triplets,
// if a triplet that tile w stands in is none: in some place that w can have.
func (g *game) placed(q *position, t *target, w tile.Kind) bool {
	if t.rule.concealed == 0 {
		return false
	}
	open := *t
	open.want++ // a forced triplet of w
	if t.triplets.Has(w) && g.completes(q, open) || t.kept.Has(w) && g.completes(q, *t) {
		return true
	}
	if !t.hasPair && t.rule.pairs.Has(w) {
		pair := *t
		pair.forcePair(w)
		if g.completes(q, pair) {
			return true
		}
	}
	for s := range form.Set(form.NumSets) {
		ks := s.Kinds()
		if !t.rule.sets.Has(s) || !tile.KindsOf(ks[:]...).Has(w) {
			continue
		}
		with := *t
		with.force(s)
		if !s.IsRun() {
			with.want++
		}
		if g.completes(q, with) {
			return true
		}
	}
	return false
}

// completes reports whether a position is complete for a target.
func (g *game) completes(q *position, t target) bool {
	if !t.settle(q) {
		return false
	}
	s := search{game: g, at: *q} // whose best distance is 0
	switch {
	case t.rule.openEnd:
		s.ends(&t)
	case t.rule.last != 0:
		s.endAt(&t, tile.Kind(t.rule.last-1))
	default:
		s.add(&t)
	}
	for i := range s.targets {
		distance := s.distance
		if q.jokers > 0 {
			distance = s.wildDistance
		}
		if distance(&s.targets[i]) == 0 {
			return true
		}
	}
	return false
}
