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
// ErrSize, ErrJokers or ErrSets.
func (p *Program) Waits(h *hand.Hand, pool form.Pool) (Waits, error) {
	q, err := positionOf(h, pool)
	if err != nil {
		return Waits{}, err
	}
	if !q.waiting {
		return Waits{}, fmt.Errorf("restrict: %w: waits are of 3n+1 tiles, not of %d", ErrSize, h.Size())
	}
	var ordinary tile.Kinds
	if u := shanten.UsefulTiles(h, shanten.Query{Pool: pool}); u.Shanten == 0 {
		ordinary = u.Tiles
	}
	w := Waits{Yakuless: ordinary}
	if f := p.find(&q); f.distance == 1 {
		w.Valid = f.needed
	}
	counts := h.Left()
	left := counts.Kinds()
	w.Dead = (w.Valid | ordinary) &^ left
	w.Yakuless &= left &^ w.Valid
	w.Valid &= left
	for k := range w.Valid.All() {
		if !p.countsByRon(&q, k) {
			w.TsumoOnly = w.TsumoOnly.With(k)
		}
	}
	return w, nil
}

// countsByRon reports whether a valid wait completes the restriction too if another player
// discards it: a triplet that it completes is not concealed then.
func (p *Program) countsByRon(q *position, w tile.Kind) bool {
	after := *q
	after.counts[w]++
	after.waiting, after.drawn = false, w
	for i := range p.clauses {
		c := &p.clauses[i]
		if c.sevenPairs != 0 && q.forms.Has(form.SevenPairs) && after.pairs(c.sevenPairs).distance == 0 ||
			c.orphans && q.forms.Has(form.ThirteenOrphans) && after.orphans().distance == 0 {
			return true
		}
		if c.pairs == 0 || !q.forms.Has(form.Standard) {
			continue
		}
		if t, ok := q.target(c); ok && (c.concealed == 0 && p.completes(&after, t) || p.placed(&after, &t, w)) {
			return true
		}
	}
	return false
}

// placed reports whether a position is complete for a target that wants concealed triplets,
// if a triplet that tile w stands in is none: in some place that w can have.
func (p *Program) placed(q *position, t *target, w tile.Kind) bool {
	if t.rule.concealed == 0 {
		return false
	}
	open := *t
	open.want++ // a forced triplet of w
	if t.triplets.Has(w) && p.completes(q, open) || t.kept.Has(w) && p.completes(q, *t) {
		return true
	}
	if !t.hasPair && t.rule.pairs.Has(w) {
		pair := *t
		pair.forcePair(w)
		if p.completes(q, pair) {
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
		if p.completes(q, with) {
			return true
		}
	}
	return false
}

// completes reports whether a position is complete for a target.
func (p *Program) completes(q *position, t target) bool {
	if !t.settle(q) {
		return false
	}
	s := search{program: p, at: *q}
	switch {
	case s.distance(&t) > 0:
		return false
	case t.rule.openEnd:
		return q.openEnd(&s.layered, p, &t, 0).distance == 0
	case t.conc > 0:
		return q.triplets(&s.layered, p, &t, 0).distance == 0
	default:
		return true
	}
}
