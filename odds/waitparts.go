package odds

import (
	"mentsu/need"
	"mentsu/tile"
)

// part returns what the tiles of a part contribute.
func (w *waits) part(s tile.Suit, counts *tile.Counts) ready {
	kinds := tile.Kinds(1<<s.Len()-1) << s.First()
	tiles := 0
	for k := range kinds.All() {
		tiles += int(counts[k])
	}
	r := ready{rest: uint8(tiles % 3)}
	var completing tile.Kinds
	if w.program != nil && tiles/3 <= w.deal.sets {
		v, n := w.program.Vec(s, counts, &w.deal.soft), tiles/3
		switch r.rest {
		case 0:
			r.whole = v.Lane(n, 0) == 0
		case 1:
			completing = w.completing(s, counts, v, n, 1)
			r.forPair = w.left(completing, counts)
		case 2:
			r.paired = v.Lane(n, 1) == 0
			completing = w.completing(s, counts, v, n+1, 0)
			r.forSets = w.left(completing, counts)
		}
	}
	if w.pairs.sevenPairs {
		r.pairs = w.pairWait(kinds, counts, completing)
	}
	if w.pairs.orphans {
		r.orphans = w.orphanWait(kinds, counts)
	}
	return r
}

// completing returns the kinds that complete a part, whose vector is v, to so many sets and pairs.
func (w *waits) completing(s tile.Suit, counts *tile.Counts, v need.Vec, sets, pair int) tile.Kinds {
	if sets > w.deal.Rules.Sets || v.Lane(sets, pair) != 1 {
		return 0
	}
	var kinds tile.Kinds
	drawn := *counts
	for i := range tile.Kind(s.Len()) {
		k := s.First() + i
		if counts[k] >= w.deal.soft[k] {
			continue
		}
		drawn[k]++
		after := w.program.Vec(s, &drawn, &w.deal.soft)
		if after.Lane(sets, pair) == 0 {
			kinds = kinds.With(k)
		}
		drawn[k]--
	}
	return kinds
}

// left returns the group of kinds.
func (w *waits) left(kinds tile.Kinds, counts *tile.Counts) group {
	return w.deal.groupOf(kinds, counts)
}

func (w *waits) leftOf(k tile.Kind, counts *tile.Counts) uint8 {
	return w.deal.left[k] - (counts[k] - w.deal.Known[k])
}

func (w *waits) pairWait(kinds tile.Kinds, counts *tile.Counts, completing tile.Kinds) pairWait {
	p := pairWait{possible: true}
	for k := range kinds.All() {
		n := counts[k]
		whole := n + n%2
		if whole > w.deal.soft[k] || whole/2 > w.pairs.most {
			return pairWait{}
		}
		if n%2 == 0 {
			continue
		}
		if p.single {
			return pairWait{}
		}
		p.single, p.left, p.counted = true, w.leftOf(k, counts), completing.Has(k)
	}
	return p
}

func (w *waits) orphanWait(kinds tile.Kinds, counts *tile.Counts) orphanWait {
	o := orphanWait{possible: true}
	for k := range kinds.All() {
		n := counts[k]
		switch {
		case !k.IsOrphan():
			if n > 0 {
				return orphanWait{}
			}
			continue
		case n == 0:
			o.missing, o.left = o.missing+1, w.leftOf(k, counts)
		case n == 2:
			o.paired++
		}
		if n > 2 || o.missing > 1 || o.paired > 1 {
			return orphanWait{}
		}
		if n == 1 && w.deal.soft[k] > 1 {
			o.all = o.all.plus(group{1, w.leftOf(k, counts)})
		}
	}
	return o
}
