package odds

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// fields is what tiles contribute to the forms that are no sets and a pair, additive but for
// what is enough: bits 0..3 the pairs held, up to 7, bits 4..7 the pairs of which a tile is
// held, up to 7, bits 8..11 the orphan kinds held, bit 12 whether one of them is a pair.
type fields uint16

func (f fields) plus(g fields) fields {
	pairs, begun := min(f&15+g&15, numPairs), min(f>>4&15+g>>4&15, numPairs)
	return pairs | begun<<4 | (f&0xf00 + g&0xf00) | (f|g)&0x1000
}

const (
	numPairs   = 7
	numOrphans = 13
)

// pairs returns the missing tiles to seven pairs: of the seven cheapest pairs those held
// miss none, those begun one, others two.
func (f fields) pairs() int { return 2*numPairs - int(f&15) - int(f>>4&15) }

// orphans returns the missing tiles to thirteen orphans.
func (f fields) orphans() int { return numOrphans + 1 - int(f>>8&15) - int(f>>12&1) }

// pairForms says which of these forms a deal can become, and what a kind contributes.
type pairForms struct {
	kinds      tile.Kinds // that may be pairs of seven pairs
	most       uint8      // pairs of one kind
	sevenPairs bool
	orphans    bool
}

// of returns what n tiles of a kind contribute, of which a finished hand may use so many.
func (p *pairForms) of(k tile.Kind, n, limit uint8) fields {
	var f fields
	if p.sevenPairs && p.kinds.Has(k) {
		for i := range min(p.most, limit/2) {
			switch {
			case n >= 2*i+2:
				f += 0x11
			case n == 2*i+1:
				f += 0x10
			}
		}
	}
	if p.orphans && k.IsOrphan() {
		if n >= 1 {
			f += 0x100
		}
		if n >= 2 && limit >= 2 {
			f |= 0x1000
		}
	}
	return f
}

// settle drops the forms that the limits leave no finished hand of.
func (p *pairForms) settle(limits *tile.Counts) {
	offers, pair, all := 0, false, true
	for k, n := range limits {
		k := tile.Kind(k)
		if p.kinds.Has(k) {
			offers += int(min(p.most, n/2))
		}
		if k.IsOrphan() {
			all = all && n > 0
			pair = pair || n > 1
		}
	}
	p.sevenPairs = p.sevenPairs && offers >= numPairs
	p.orphans = p.orphans && all && pair
}

// pairFormsOf returns the forms that are possible among those asked.
func pairFormsOf(r form.Rules, closed bool) pairForms {
	p := pairForms{kinds: tile.AllKinds, most: 1}
	if r.FourAsTwoPairs {
		p.most = 2
	}
	p.sevenPairs = closed && r.Forms.Has(form.SevenPairs)
	p.orphans = closed && r.Forms.Has(form.ThirteenOrphans)
	return p
}

// distances returns the missing tiles to both forms, need.None where impossible.
func (p *pairForms) distances(f fields) (pairs, orphans int) {
	pairs, orphans = need.None, need.None
	if p.sevenPairs {
		pairs = f.pairs()
	}
	if p.orphans {
		orphans = f.orphans()
	}
	return pairs, orphans
}

// clip drops what no rest of so many tiles brings below near missing tiles; it is not ok if
// a form is below as it is.
func (p *pairForms) clip(f fields, rest, near int) (clipped fields, ok bool) {
	pairs, orphans := p.distances(f)
	if pairs < near || orphans < near {
		return f, false
	}
	if pairs-rest >= near { // a tile brings a form nearer by one
		f &^= 0xff
	}
	if orphans-rest >= near {
		f &^= 0x1f00
	}
	return f, true
}

// table returns what each number of tiles of each rank of a suit contributes.
func (p *pairForms) table(s tile.Suit, limits *tile.Counts) [][tile.Copies + 1]fields {
	of := make([][tile.Copies + 1]fields, s.Len())
	for r := range of {
		k := s.First() + tile.Kind(r)
		for n := range of[r] {
			of[r][n] = p.of(k, uint8(n), limits[k])
		}
	}
	return of
}

// alike reports whether the same ranks of two number suits may be pairs.
func (p *pairForms) alike(s, t tile.Suit) bool {
	return !p.sevenPairs || p.kinds>>s.First()&0x1ff == p.kinds>>t.First()&0x1ff
}
