package reading

import (
	"cmp"
	"fmt"
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// Code is the 32-bit value of one suit of a finished hand, as published for look-up tables
// from the counts of a suit to what they are made of. Ranks count from 0; those of the
// honours are 0..3 = E S W N, 4 = red, 5 = green, 6 = white.
//
//	bits  1..0            the Shape
//
//	SetsOnly and SetsAndPair:
//	bits  25..22          rank of the pair; 15 = none
//	bits  21..17 16..12 11..7 6..2
//	                      four groups: 0..8 the triplet of that rank, 16..22 the run that
//	                      starts at rank 0..6, 15 = unused
//	bits  31..28          0
//	bits  27..26          beside at most one set: 1 = 147, 2 = 258, 3 = 369 of a knitted straight
//
//	PairsOnly and Knitted:
//	bits  29..26 25..22 21..18 17..14 13..10 9..6 5..2
//	                      seven ranks, of pairs or of single tiles; 15 = unused
//	bits  31..30          0
//
// Beyond what is published, groups 23..31 are four of a kind of rank 0..8, and bits 30..26
// are a fifth group: 0 = none, which no fifth group is, for they rise. So the codes of up
// to four sets are the same in games with five. Where honours make runs, groups 16, 17 and
// 20 are the runs that start at rank 0, 1 and 4: 123z, 234z and the dragons; 18 and 19, where no
// run starts, are 124z and 134z. The tiles of a knitted straight beside a set or the pair of the same suit, bits
// 27..26, are no fifth group, for the fourth is unused. A code says nothing of jokers.
//
// The order is fixed: groups rise as numbers, so that triplets stand before runs and runs
// before kans, and unused ones are last; ranks rise. A part has one code then, but the
// counts of a suit can have several: see Codes. A suit without tiles has none, and 0 is no
// code.
type Code uint32

// Shape says what the tiles of a suit are made of.
type Shape uint8

// The shapes. A hand is complete if one suit has SetsAndPair and all others SetsOnly or no
// tiles; if all have PairsOnly, seven in all; if all have Knitted, each number suit tiles of
// another of 147, 258 and 369.
const (
	SetsOnly    Shape = iota // one set or more
	SetsAndPair              // a pair, and sets if there are more tiles
	PairsOnly                // part of seven pairs
	Knitted                  // part of honours and knitted tiles (全不靠): of 147, 258 or 369, or five honours or more, one each; or of a knitted straight (组合龙), without sets and pair
)

// Fields of a code.
const (
	shapeBits  = 2
	groupBits  = 5
	groupTop   = 17 // bit of the first group
	pairTop    = 22 // bit of the rank of the pair
	fifthTop   = 26 // bit of the fifth group
	rankBits   = 4
	rankTop    = 26 // bit of the first of seven ranks
	unused     = 15 // a rank or group that is not there
	runGroup   = 16 // the group of the run of rank 0
	kanGroup   = 23 // the group of the kan of rank 0
	numGroups  = 4  // apart from the fifth
	rankMask   = 1<<rankBits - 1
	groupMask  = 1<<groupBits - 1
	maxSingles = 3 // knitted tiles of a number suit
	minHonours = 5 // that honours and knitted tiles hold
)

// Part is what a code says: the tiles of one suit of a finished hand. Its sets stand in the
// order of the code, which for the honours has red before green before white.
type Part struct {
	Suit     tile.Suit
	Shape    Shape
	NumSets  uint8
	Kans     uint8 // bit i: set i has four tiles
	NumKinds uint8
	Beside   uint8               // 1, 2, 3: beside a set or the pair or both, the tiles 147, 258, 369 of a knitted straight; else 0
	Sets     [MaxSets]form.Set   // Sets[:NumSets]
	Kinds    [numPairs]tile.Kind // Kinds[:NumKinds]: the pair, the pairs, or the single tiles
}

// CodeError says why there is no such code.
type CodeError struct {
	Suit   tile.Suit
	Code   Code // that Decode was given; 0 from Encode
	Reason string
}

// Error returns the reason, with suit and code.
func (e *CodeError) Error() string {
	if e.Code == 0 {
		return fmt.Sprintf("reading: suit %c: %s", e.Suit.Letter(), e.Reason)
	}
	return fmt.Sprintf("reading: code %d of suit %c: %s", uint32(e.Code), e.Suit.Letter(), e.Reason)
}

// Encode returns the code of a part. Its sets and kinds may stand in any order. The error
// is a *CodeError: a part that no suit of a finished hand without jokers can be.
func Encode(p Part) (Code, error) {
	if reason := p.foreign(); reason != "" {
		return 0, &CodeError{Suit: p.Suit, Reason: reason}
	}
	c := p.code()
	if _, reason := c.part(p.Suit); reason != "" {
		return 0, &CodeError{Suit: p.Suit, Reason: reason}
	}
	return c, nil
}

// foreign says what of p no code can express.
func (p *Part) foreign() string {
	if p.Suit >= tile.NumSuits || p.Shape > Knitted || p.NumSets > MaxSets || p.NumKinds > numPairs {
		return fmt.Sprintf("no suit, shape or number: %d, %d, %d sets, %d kinds", p.Suit, p.Shape, p.NumSets, p.NumKinds)
	}
	for i, s := range p.Sets[:p.NumSets] {
		switch {
		case s >= form.NumHouseSets || s.First().Suit() != p.Suit:
			return fmt.Sprintf("set %d is not of this suit", s)
		case s.IsRun() && p.Kans>>i&1 != 0:
			return fmt.Sprintf("the run %s has three tiles", s)
		}
	}
	for _, k := range p.Kinds[:p.NumKinds] {
		if k >= tile.NumKinds || k.Suit() != p.Suit {
			return fmt.Sprintf("kind %d is not of this suit", k)
		}
	}
	switch {
	case p.Shape <= SetsAndPair && p.NumKinds != uint8(p.Shape):
		return fmt.Sprintf("%d pairs beside the sets", p.NumKinds)
	case p.Shape > SetsAndPair && p.NumSets > 0:
		return "sets in a shape that has none"
	case p.Beside > 0 && (p.Beside > maxSingles || p.Suit == tile.Honours || p.Shape > SetsAndPair || p.NumSets > 1):
		return fmt.Sprintf("knitted tiles %d beside %d sets", p.Beside, p.NumSets)
	}
	return ""
}

// code packs p, whose sets and kinds are of its suit and fit in number.
func (p *Part) code() Code {
	c := Code(p.Shape)
	if p.Shape > SetsAndPair {
		ranks := [numPairs]Code{unused, unused, unused, unused, unused, unused, unused}
		for i, k := range p.Kinds[:p.NumKinds] {
			ranks[i] = codeRank(k)
		}
		slices.Sort(ranks[:])
		for i, r := range ranks {
			c |= r << (rankTop - rankBits*i)
		}
		return c
	}
	groups := [MaxSets]Code{unused, unused, unused, unused, unused}
	for i, s := range p.Sets[:p.NumSets] {
		groups[i] = codeGroup(s, p.Kans>>i&1 != 0)
	}
	slices.SortFunc(groups[:], func(a, b Code) int { return cmp.Compare(place(a), place(b)) })
	for i, g := range groups[:numGroups] {
		c |= g << (groupTop - groupBits*i)
	}
	if g := groups[numGroups]; g != unused {
		c |= g << fifthTop
	}
	c |= Code(p.Beside) << fifthTop
	if p.Shape == SetsAndPair {
		return c | codeRank(p.Kinds[0])<<pairTop
	}
	return c | unused<<pairTop
}

// codeRank returns the rank of k as codes count.
func codeRank(k tile.Kind) Code {
	r := k - k.Suit().First()
	if k >= tile.White {
		r = 10 - r // white, green, red are 6, 5, 4
	}
	return Code(r)
}

// codeKind returns the kind of suit s whose rank is r.
func codeKind(s tile.Suit, r Code) tile.Kind {
	if s == tile.Honours && r >= 4 {
		r = 10 - r
	}
	return s.First() + tile.Kind(r)
}

// codeGroup returns the group of a set, as a kan if it has four tiles.
func codeGroup(s form.Set, kan bool) Code {
	r := codeRank(s.First())
	switch {
	case s >= form.NumSets:
		return runGroup + Code(slices.Index(honourGroups[:], s))
	case s.IsRun():
		return runGroup + r
	case kan:
		return kanGroup + r
	default:
		return r
	}
}

// honourGroups are the runs of honours in the order of their groups.
//
//nolint:gochecknoglobals // a constant
var honourGroups = [...]form.Set{form.RunESW, form.RunSWN, form.RunESN, form.RunEWN, form.RunDragons}

// place returns where a group stands among others: unused ones last.
func place(g Code) Code {
	if g == unused {
		return groupMask + 1
	}
	return g
}
