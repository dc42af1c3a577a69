package shanten

import (
	"math/bits"
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
// tiles; at shanten 0 these are its waits. A hand of 3n+2 tiles cannot draw: it has none. A useful kind has a copy that is not gone under
// the pool, but none may be left for reasons outside the pool. It does not allocate.
func UsefulTiles(h *hand.Hand, q Query) Useful {
	if !h.Waiting() {
		return Useful{Shanten: Of(h, q).Shanten}
	}
	var p position
	p.set(h, q)
	d, kinds := p.useful()
	return Useful{numberOf(d), kinds}
}

// Ukeire returns how many tiles of the given kinds are left for the owner of h: four of
// each less those held, melded and seen.
func Ukeire(h *hand.Hand, kinds tile.Kinds) int {
	left := h.Left()
	layers := left.Layers()
	return layers.Sum(kinds)
}

// Discard is what one discard leaves.
type Discard struct {
	Kind tile.Kind // the kind discarded
	Useful
	Ukeire int // useful tiles left, in tiles
}

// Discards appends to dst what every discard from the 3n+2 tiles of h leaves, best first:
// least shanten, then most ukeire, then tile order. In pools PoolMelds and PoolSeen the
// discarded tile counts as gone, so that shanten may rise by two or more; with PoolHand it rises
// by one at most. A hand of 3n+1 tiles has none to discard: dst stays as it is. Discards does
// not allocate if dst has room for 14 more (17 with five sets).
func Discards(dst []Discard, h *hand.Hand, q Query) []Discard {
	if h.Waiting() {
		return dst
	}
	var p position
	p.set(h, q)
	counts := h.Left()
	left := counts.Layers()
	from := len(dst)
	var room [hand.MaxTiles]need.After
	list := p.discards(room[:0])
	dst = slices.Grow(dst, len(list))[:from+len(list)]
	// Each is compared with all before it, as numbers: which is better is hard to guess, so
	// that to sort by jumps takes longer.
	var worse, place [hand.MaxTiles]int
	for i := range list {
		w := list[i].Distance<<worseShanten - left.Sum(list[i].Useful)
		p := i
		for j, v := range worse[:i] {
			better := (w - v) >> (bits.UintSize - 1) // -1 or 0
			place[j] -= better
			p += better
		}
		worse[i], place[i] = w, p
	}
	for i := range list {
		a, d := &list[i], &dst[from+place[i]]
		d.Kind, d.Shanten, d.Tiles, d.Ukeire = a.Kind, numberOf(a.Distance), a.Useful, a.Distance<<worseShanten-worse[i]
	}
	return dst
}

// worseShanten is how far a tile that is missing counts above the tiles of ukeire, in bits.
const worseShanten = 8

// discards appends to dst what each discard leaves, in tile order. The position is the
// same afterwards.
func (p *position) discards(dst []need.After) []need.After {
	if p.jokers > 0 && p.house == nil {
		suits := newWildSuits(p)
		for k := range p.held[0].All() {
			p.discard(k)
			d, kinds := suits.useful(p, anyDistance, tile.AllKinds)
			dst = append(dst, need.After{Kind: k, Distance: d, Useful: kinds})
			p.undiscard(k)
		}
		return dst
	}
	if p.house != nil || p.maxSets != 4 || p.kinds != 0 || !p.forms.Has(form.Standard) {
		for k := range p.held[0].All() {
			p.discard(k)
			d, kinds := p.useful()
			dst = append(dst, need.After{Kind: k, Distance: d, Useful: kinds})
			p.undiscard(k)
		}
		return dst
	}
	dst = p.tables.Discards(dst, p.keys, &p.held, p.sets)
	if p.gone || p.limits.Short != 0 {
		dst = p.discardsShort(dst)
	} else {
		p.addPairs(dst)
		p.addOrphans(dst)
	}
	if p.forms&form.Knitted != 0 {
		p.addKnitted(dst)
	}
	return dst
}

// addPairForms joins to what a discard leaves of the standard form what it leaves of the
// forms without sets, given their distances before it, one of which is no more than that of
// the discard: no discard leaves less.
func (p *position) addPairForms(a *need.After, pairs, orphans int) {
	left := p.stock
	left.held.Remove(a.Kind)
	if p.gone {
		left.room.Remove(a.Kind)
	}
	if pairs <= a.Distance {
		d, ks := left.sevenPairs(p.fourPair)
		a.Distance, a.Useful = join(a.Distance, a.Useful, d, ks)
	}
	if orphans <= a.Distance {
		d, ks := left.thirteenOrphans()
		a.Distance, a.Useful = join(a.Distance, a.Useful, d, ks)
	}
}

// discardsShort makes of what the discards leave of the standard form, as if nothing were
// gone, what they leave of all forms if something is.
func (p *position) discardsShort(dst []need.After) []need.After {
	pairs, orphans := p.pairFormsDistances()
	var over [hand.MaxTiles]tile.Kinds
	hindered := false
	for i := range dst {
		a := &dst[i]
		if short := p.shortAfter(a.Kind) & a.Useful; short != 0 {
			over[i] = p.exceededAfter(a, short)
			hindered = hindered || over[i] != 0
		}
		if over[i] == 0 && min(pairs, orphans) <= a.Distance {
			p.addPairForms(a, pairs, orphans)
		}
	}
	if hindered {
		p.discardsUnder(dst, &over)
	}
	return dst
}

// shortAfter returns the kinds that are short once k is discarded: k too, if it is gone and
// was not more than a finished standard hand uses.
func (p *position) shortAfter(k tile.Kind) tile.Kinds {
	short := p.limits.Short
	if p.gone && (!k.IsHonour() || p.limits.Caps[k] < tile.Copies) {
		short = short.With(k)
	}
	return short
}

// pairFormsDistances returns the distances of the forms without sets, None where they are
// not asked.
func (p *position) pairFormsDistances() (pairs, orphans int) {
	pairs, orphans = need.None, need.None
	if p.closed && p.forms.Has(form.SevenPairs) {
		pairs, _ = p.sevenPairs(p.fourPair)
	}
	if p.closed && p.forms.Has(form.ThirteenOrphans) {
		orphans, _ = p.thirteenOrphans()
	}
	return pairs, orphans
}

// exceededAfter returns those of the short kinds that the best standard hands would use
// above their caps after a discard.
func (p *position) exceededAfter(a *need.After, short tile.Kinds) tile.Kinds {
	for k := range short.All() {
		missing := int(p.limits.Caps[k]) + 1 - int(p.counts[k])
		if missing > a.Distance {
			short &^= 1 << k // cannot miss so many
		}
	}
	if short == 0 {
		return 0
	}
	p.discard(a.Kind)
	over := p.tables.Exceeded(p.keys, &p.counts, &p.limits, p.sets, short)
	p.undiscard(a.Kind)
	return over
}

// discardsUnder puts into dst what the discards leave after which kinds are exceeded, over
// by discard: of the standard form dst holds what would be if nothing were gone.
func (p *position) discardsUnder(dst []need.After, over *[hand.MaxTiles]tile.Kinds) {
	var u need.Under // of some kilobytes, so not where it is not needed
	u.Start(p.tables, &p.counts, &p.limits, p.sets)
	for i := range dst {
		if over[i] == 0 {
			continue
		}
		a := &dst[i]
		p.discard(a.Kind)
		d, kinds := u.UsefulAfter(*a, &p.limits, p.keys, over[i])
		a.Distance, a.Useful = p.pairForms(&p.stock, d, kinds)
		p.undiscard(a.Kind)
	}
}
