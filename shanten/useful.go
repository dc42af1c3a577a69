package shanten

import (
	"cmp"
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// Useful is what a hand hopes for.
type Useful struct {
	Shanten Number     // the least over the forms asked
	Tiles   tile.Kinds // the kinds whose draw lowers it (ukeire 受入, 进张)
}

// UsefulTiles returns the kinds whose draw lowers the shanten number of h, a hand of 3n+1
// tiles; at shanten 0 these are its waits. A useful kind has a copy that is not gone under
// the pool, but none may be left for reasons outside the pool. It does not allocate.
func UsefulTiles(h *hand.Hand, q Query) Useful {
	p := positionOf(h, q)
	d, kinds := p.useful()
	return Useful{numberOf(d), kinds}
}

// Ukeire returns how many tiles of the given kinds are left for the owner of h: four of
// each less those held, melded and seen.
func Ukeire(h *hand.Hand, kinds tile.Kinds) int {
	left := h.Left()
	return sum(&left, kinds)
}

// sum adds the counts of the given kinds.
func sum(c *tile.Counts, kinds tile.Kinds) int {
	n := 0
	for least := range uint8(tile.Copies) {
		n += (c.AtLeast(least+1) & kinds).Len()
	}
	return n
}

// Discard is what one discard leaves.
type Discard struct {
	Kind tile.Kind // the kind discarded
	Useful
	Ukeire int // useful tiles left, in tiles
}

// Discards appends to dst what every discard from the 3n+2 tiles of h leaves, best first:
// least shanten, then most ukeire, then tile order. In pools PoolMelds and PoolSeen the
// discarded tile counts as gone, so that shanten may rise by two; with PoolHand it rises
// by one at most. It does not allocate if dst has room for 14 more (17 with five sets).
func Discards(dst []Discard, h *hand.Hand, q Query) []Discard {
	p := positionOf(h, q)
	left := h.Left()
	from := len(dst)
	var room [hand.MaxTiles]need.After
	for _, a := range p.discards(room[:0]) {
		dst = append(dst, Discard{a.Kind, Useful{numberOf(a.Distance), a.Useful}, sum(&left, a.Useful)})
	}
	slices.SortFunc(dst[from:], func(a, b Discard) int {
		return cmp.Or(cmp.Compare(a.Shanten, b.Shanten), cmp.Compare(b.Ukeire, a.Ukeire), cmp.Compare(a.Kind, b.Kind))
	})
	return dst
}

// discards appends to dst what each discard leaves, in tile order.
func (p *position) discards(dst []need.After) []need.After {
	if p.maxSets == 4 && p.forms.Has(form.Standard) {
		dst = p.tables.Discards(dst, p.keys, &p.counts, p.sets)
		for i := range dst {
			a, after := &dst[i], *p
			after.discard(a.Kind)
			d, kinds := p.tables.UsefulUnder(after.keys, &after.counts, &after.limits, p.sets, a.Distance, a.Useful)
			a.Distance, a.Useful = after.usefulWith(d, kinds)
		}
		return dst
	}
	for k := range p.counts.AtLeast(1).All() {
		after := *p
		after.discard(k)
		d, kinds := after.useful()
		dst = append(dst, need.After{Kind: k, Distance: d, Useful: kinds})
	}
	return dst
}
