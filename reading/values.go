package reading

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// Codes appends to dst all codes of the counts of suit s, kinds of other suits left aside,
// and returns it. So it maps a key of the published tables, which is no more than the
// counts, to its values: those of up to five sets with or without a pair in the order of
// readings, at most 4, or 6 with five sets, without runs of honours; then the one of pairs, then the one of knitted
// tiles, then those of knitted tiles beside a set or the pair or both. There are none without tiles, with more than four of a kind, or for what is no suit. Codes does not
// allocate where dst has room.
func Codes(dst []Code, s tile.Suit, counts *tile.Counts) []Code {
	if s > tile.Honours {
		return dst
	}
	size := 0
	for _, n := range counts[s.First():][:s.Len()] {
		if n > tile.Copies {
			return dst
		}
		size += int(n)
	}
	if size == 0 || size > hand.MaxTiles {
		return dst
	}
	var found splits
	found.of(s, counts, loadThirds())
	for i := range found.n {
		r := found.all[i].reading(s)
		c, _ := r.code(s)
		dst = append(dst, c)
	}
	for _, shape := range [...]Shape{PairsOnly, Knitted} {
		if p, ok := alike(s, shape, counts); ok {
			dst = append(dst, p.code())
		}
	}
	if s == tile.Honours {
		return dst
	}
	return straightCodes(dst, s, counts, size)
}

// straightCodes appends the codes of so many tiles of a suit as those of a knitted straight
// beside a set or the pair or both.
func straightCodes(dst []Code, s tile.Suit, counts *tile.Counts, size int) []Code {
	rest := size - maxSingles
	if rest != 2 && rest != 3 && rest != 5 {
		return dst
	}
	for beside := range tile.Kind(maxSingles) {
		left, first := *counts, s.First()+beside
		if left[first] == 0 || left[first+3] == 0 || left[first+6] == 0 {
			continue
		}
		left[first]--
		left[first+3]--
		left[first+6]--
		var found splits
		found.of(s, &left, loadThirds())
		for i := range found.n {
			r := found.all[i].reading(s)
			r.Form, r.Singles = form.KnittedStraight, 0x49<<first
			c, _ := r.code(s)
			dst = append(dst, c)
		}
	}
	return dst
}

// alike returns the tiles of suit s as pairs only, or as knitted single tiles.
func alike(s tile.Suit, shape Shape, counts *tile.Counts) (p Part, ok bool) {
	p = Part{Suit: s, Shape: shape}
	each := uint8(1)
	if shape == PairsOnly {
		each = 2
	}
	for r, n := range counts[s.First():][:s.Len()] {
		if n%each != 0 || n/each > each || p.NumKinds+n/each > numPairs {
			return p, false
		}
		for range n / each {
			p.Kinds[p.NumKinds] = s.First() + tile.Kind(r)
			p.NumKinds++
		}
	}
	return p, shape == PairsOnly || p.knits() == ""
}

// Codes returns the codes of a reading by suit, melds included, 0 for suits without tiles.
// It is not ok if jokers make a fifth tile of some kind, for eight pairs, or for thirteen
// orphans: no code says any of them.
func (r *Reading) Codes() (codes [tile.NumSuits]Code, ok bool) {
	for s := range codes {
		if codes[s], ok = r.code(tile.Suit(s)); !ok {
			return [tile.NumSuits]Code{}, false
		}
	}
	return codes, true
}

// code returns the code of one suit, 0 if it has no tiles.
func (r *Reading) code(s tile.Suit) (Code, bool) {
	if r.Singles != 0 && r.Form&form.Knitted == 0 {
		return 0, false
	}
	p := Part{Suit: s}
	for i, set := range r.Sets[:r.NumSets] {
		if set.First().Suit() == s {
			p.Kans |= r.Kans >> i & 1 << p.NumSets
			p.Sets[p.NumSets] = set.Set
			p.NumSets++
		}
	}
	for _, pair := range r.Pairs[:r.NumPairs] {
		if pair.Kind.Suit() == s {
			p.Kinds[p.NumKinds] = pair.Kind
			p.NumKinds++
		}
	}
	singles := r.Singles >> s.First() & (1<<s.Len() - 1)
	switch {
	case p.NumSets == 0 && p.NumKinds == 0 && singles == 0:
		return 0, true
	case p.NumSets == 0 && p.NumKinds == 0:
		p.Shape = Knitted
		for rank := range singles.All() {
			p.Kinds[p.NumKinds] = s.First() + rank
			p.NumKinds++
		}
	case r.Form == form.SevenPairs:
		p.Shape = PairsOnly
	case p.NumKinds > 0:
		p.Shape = SetsAndPair
	}
	if singles != 0 && p.Shape != Knitted {
		p.Beside = uint8(singles.First()) + 1
	}
	for _, n := range p.Tiles() {
		if n > tile.Copies {
			return 0, false
		}
	}
	return p.code(), true
}
