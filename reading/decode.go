package reading

import (
	"fmt"

	"mentsu/form"
	"mentsu/tile"
)

// Decode returns what code c says of suit s. The error is a *CodeError: a value that is the
// code of no suit of a finished hand without jokers.
func Decode(s tile.Suit, c Code) (Part, error) {
	if s >= tile.NumSuits {
		return Part{}, &CodeError{s, c, "there are four suits"}
	}
	p, reason := c.part(s)
	if reason != "" {
		return Part{}, &CodeError{s, c, reason}
	}
	return p, nil
}

// part returns what c says of suit s, or the reason why it says nothing.
func (c Code) part(s tile.Suit) (p Part, reason string) {
	p = Part{Suit: s, Shape: Shape(c & (1<<shapeBits - 1))}
	if p.Shape > SetsAndPair {
		reason = p.readRanks(c)
	} else {
		reason = p.readGroups(c)
	}
	if reason != "" {
		return p, reason
	}
	if p.NumSets == 0 && p.NumKinds == 0 {
		return p, "no tiles"
	}
	for k, n := range p.Tiles() {
		if n > tile.Copies {
			return p, fmt.Sprintf("%d tiles %s", n, tile.Kind(k))
		}
	}
	return p, ""
}

// readGroups reads the pair and the groups of a code.
func (p *Part) readGroups(c Code) string {
	if c>>(fifthTop+groupBits) != 0 {
		return "bit 31 is set"
	}
	switch r := c >> pairTop & rankMask; {
	case p.Shape == SetsOnly && r != unused:
		return fmt.Sprintf("the shape has no pair, but there is one of rank %d", r)
	case p.Shape == SetsAndPair && r >= Code(p.Suit.Len()):
		return fmt.Sprintf("the pair has rank %d, the last is %d", r, p.Suit.Len()-1)
	case p.Shape == SetsAndPair:
		p.Kinds[0], p.NumKinds = codeKind(p.Suit, r), 1
	}
	before := Code(0)
	for i := range numGroups {
		g := c >> (groupTop - groupBits*i) & groupMask
		if reason := p.readGroup(g, before); reason != "" {
			return reason
		}
		before = g
	}
	switch g := c >> fifthTop & groupMask; {
	case g == unused:
		return "a fifth group that is not there is 0, not 15"
	case g == 0:
	case g <= maxSingles && p.NumSets <= 1 && p.Suit != tile.Honours:
		p.Beside = uint8(g)
	default:
		return p.readGroup(g, before)
	}
	return ""
}

// readGroup reads group g, which stands behind another one.
func (p *Part) readGroup(g, before Code) string {
	last := Code(p.Suit.Len()) - 1
	if g != unused && place(g) < place(before) {
		if before == unused {
			return fmt.Sprintf("group %d behind an unused one", g)
		}
		return fmt.Sprintf("group %d behind %d: they rise", g, before)
	}
	switch {
	case g == unused:
		return ""
	case g <= last || g >= kanGroup && g-kanGroup <= last:
		if g >= kanGroup {
			p.Kans |= 1 << p.NumSets
			g -= kanGroup
		}
		p.Sets[p.NumSets] = form.Triplet(codeKind(p.Suit, g))
	case g >= runGroup && g < kanGroup && p.Suit != tile.Honours:
		p.Sets[p.NumSets] = form.Run(p.Suit.First() + tile.Kind(g-runGroup))
	case g >= runGroup && g < runGroup+Code(len(honourGroups)):
		p.Sets[p.NumSets] = honourGroups[g-runGroup]
	case g >= runGroup && g < kanGroup:
		return fmt.Sprintf("group %d is no run of honours, the last is %d", g, runGroup+len(honourGroups)-1)
	case g >= kanGroup:
		return fmt.Sprintf("group %d is a kan of rank %d, the last is %d", g, g-kanGroup, last)
	default:
		return fmt.Sprintf("group %d is a triplet of rank %d, the last is %d", g, g, last)
	}
	p.NumSets++
	return ""
}

// readRanks reads the ranks of pairs or single tiles.
func (p *Part) readRanks(c Code) string {
	if c>>(rankTop+rankBits) != 0 {
		return "bits 31 and 30 are not 0"
	}
	before := Code(0)
	for i := range numPairs {
		r := c >> (rankTop - rankBits*i) & rankMask
		switch {
		case r < before && before == unused:
			return fmt.Sprintf("rank %d behind an unused one", r)
		case r < before:
			return fmt.Sprintf("rank %d behind %d: they rise", r, before)
		case r != unused && r >= Code(p.Suit.Len()):
			return fmt.Sprintf("rank %d, the last is %d", r, p.Suit.Len()-1)
		case r != unused:
			p.Kinds[p.NumKinds] = codeKind(p.Suit, r)
			p.NumKinds++
		}
		before = r
	}
	if p.Shape == Knitted {
		return p.knits()
	}
	return ""
}

// knits says what keeps the single tiles of p from being part of a knitted hand.
func (p *Part) knits() string {
	for i, k := range p.Kinds[:p.NumKinds] {
		switch {
		case i > 0 && k == p.Kinds[i-1]:
			return fmt.Sprintf("two single tiles %s", k)
		case p.Suit != tile.Honours && k.Rank()%3 != p.Kinds[0].Rank()%3:
			return fmt.Sprintf("%s does not knit with %s", k, p.Kinds[0])
		}
	}
	if p.Suit == tile.Honours && p.NumKinds > 0 && p.NumKinds < minHonours {
		return fmt.Sprintf("%d single honours: a knitted hand has %d or more", p.NumKinds, minHonours)
	}
	return ""
}

// Tiles returns the tiles of the part by kind.
func (p *Part) Tiles() tile.Counts {
	var c tile.Counts
	for i, s := range p.Sets[:p.NumSets] {
		for _, k := range s.Kinds() {
			c[k]++
		}
		c[s.First()] += p.Kans >> i & 1
	}
	copies := uint8(2)
	if p.Shape == Knitted {
		copies = 1
	}
	for _, k := range p.Kinds[:p.NumKinds] {
		c[k] += copies
	}
	if p.Beside > 0 {
		for i := range tile.Kind(maxSingles) {
			c[p.Suit.First()+tile.Kind(p.Beside)-1+3*i]++
		}
	}
	return c
}
