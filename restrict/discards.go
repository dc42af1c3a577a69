package restrict

import (
	"cmp"
	"fmt"
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/shanten"
	"mentsu/tile"
)

// Discard is what one discard leaves.
type Discard struct {
	Kind tile.Kind // the kind discarded
	Answer
	Ukeire int // useful tiles left, in tiles
}

// Discards returns what every discard from the 3n+2 tiles of h leaves, best first: least
// shanten, then most ukeire, then tile order. Unless the pool is PoolHand the discarded
// tile counts as gone. Jokers are not discarded. The error
// wraps ErrSize, or is as that of Of.
func (p *Program) Discards(h *hand.Hand, pool form.Pool) ([]Discard, error) {
	g, err := p.gameOf(h)
	if err != nil {
		return nil, err
	}
	q := positionOf(h, pool)
	if q.waiting {
		return nil, fmt.Errorf("restrict: %w: discards are from 3n+2 tiles, not from %d", ErrSize, h.Size())
	}
	var list []Discard
	for k, n := range q.counts {
		if n == 0 {
			continue
		}
		after := q.discard(tile.Kind(k))
		f := p.find(g, &after)
		a := f.answer()
		list = append(list, Discard{tile.Kind(k), a, shanten.Ukeire(h, a.Useful)})
	}
	slices.SortStableFunc(list, func(a, b Discard) int {
		return cmp.Or(cmp.Compare(a.Shanten, b.Shanten), cmp.Compare(b.Ukeire, a.Ukeire))
	})
	return list, nil
}
