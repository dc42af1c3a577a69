package need

import (
	"sync"

	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// Cover tells of the tiles of each part how many jokers make sets of all of them, if jokers
// may be any tile, a fifth copy too. Its tables never change; use them from any goroutine.
//
// Let a be the fewest jokers that make sets of a part, and b the fewest that make sets and
// one pair. Then b = a - 1 or b = a + 2 (or the part allows no pair): two jokers more are a
// pair, so b <= a + 2; one more turns the pair into a triplet, so a <= b + 1; and the number
// of tiles fixes the remainder by three. So a part is one byte, and a hand of four parts is
// complete with w jokers if the sum of its a, less one where some pair saves a joker, or
// else with two for a pair of jokers, is no more than w. Jokers left over come in threes and
// are sets of their own, so that neither the number of sets nor of jokers is limited.
type Cover struct {
	heads [1 << 16]uint16                // by the head of a part key, its column
	says  [1<<16 + coverColumns<<8]uint8 // what Covered says, by column + coverColumns * the tail of the key
}

// coverColumns is the room for columns: of all choices of sets and pairs tried the most is
// 463. It is an odd number of cache lines, as columns is.
const coverColumns = 9 * 64

// Covered is what a part needs: bits 0..3 the fewest jokers that make sets of it, 0..14;
// bit 7 is set if they are one fewer with a pair.
type Covered uint8

const pairSaves = 0x80

// Jokers returns the fewest jokers that make sets of a part.
func (c Covered) Jokers() int { return int(c & 15) }

// PairSaves reports whether one joker fewer makes sets and a pair of it.
func (c Covered) PairSaves() bool { return c&pairSaves != 0 }

// LoadCover returns the cover of the ordinary sets and pairs; the first call spreads it.
func LoadCover() *Cover { return loadCover() }

var loadCover = sync.OnceValue(func() *Cover { return newCover(suitCover, honourCover) }) //nolint:gochecknoglobals // built once, never changed

// CoverOf builds the cover of the allowed sets and pairs of s, the same in each number suit,
// in some milliseconds. The triplet of every kind that may be the pair must be allowed.
func CoverOf(s Spec) *Cover {
	steps := func(suit tile.Suit) string {
		pieces := automaton.Pieces(suit, s.Sets)
		if suit == tile.Honours {
			pieces = append(pieces, honourRuns(s)...)
		}
		return automaton.CoverSteps(suit, pieces, automaton.PairRanks(suit, s.Pairs))
	}
	return newCover(steps(tile.Man), steps(tile.Honours))
}

func newCover(suit, honours string) *Cover {
	c := new(Cover)
	for _, w := range []*walker{newWalker(suit, 9), newWalker(honours, 7)} {
		w.spread(func(key uint32, column, _ uint16) { c.heads[key>>16] = column }, c.says[:], coverColumns)
	}
	return c
}

func (c *Cover) part(key uint32) Covered {
	return Covered(c.says[uint32(c.heads[key>>16])+(key&0xff)*coverColumns])
}

// Part returns what a part of a hand needs.
func (c *Cover) Part(x Keys, s tile.Suit) Covered { return c.part(x.parts()[s]) }

// Jokers returns the fewest jokers that complete the tiles named by x to sets and a pair.
// Three more always do, too.
func (c *Cover) Jokers(x Keys) int {
	m, p := c.part(uint32(x.Low)), c.part(uint32(x.Low>>32))
	s, z := c.part(uint32(x.High)), c.part(uint32(x.High>>32))
	return total(m.Jokers()+p.Jokers()+s.Jokers()+z.Jokers(), m|p|s|z)
}

// total returns the jokers of a whole hand: those of its parts, and one fewer if a pair
// saves one, else two more for a pair of jokers.
func total(jokers int, saves Covered) int { return jokers + 2 - 3*int(saves>>7) }

// Waits returns the kinds whose draw completes a hand with the given number of jokers to
// sets and a pair. Counts are the natural tiles, which x names; a kind held four times is
// no wait.
func (c *Cover) Waits(x Keys, counts *tile.Counts, jokers int) tile.Kinds {
	keys := x.parts()
	var parts [tile.NumSuits]Covered
	for s, key := range keys {
		parts[s] = c.part(key)
	}
	var waits uint64
	for s, key := range keys {
		sum, saves := 0, Covered(0)
		for q, p := range parts {
			if q != s {
				sum += p.Jokers()
				saves |= p
			}
		}
		if sum-jokers > 1 {
			continue // not even with a pair that saves one: see total
		}
		waits |= c.waits(key, sum-jokers, saves) << (9 * s)
	}
	return tile.Kinds(waits) & tile.AllKinds &^ counts.Fours()
}

// waits returns the ranks of a part whose draw completes the hand, given what the other
// parts need more than there are jokers. What it says of a kind that is held four times,
// and of ranks the part does not have, means nothing.
func (c *Cover) waits(key uint32, others int, saves Covered) uint64 {
	var ranks uint64
	for r := range 9 {
		p := c.part(key + rankWeight(r))
		// Bit 63 is set where no more jokers are needed than there are.
		ranks |= uint64(total(others+p.Jokers(), saves|p)-1) >> 63 << r
	}
	return ranks
}
