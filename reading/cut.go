package reading

import (
	"math/bits"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// Cut is what the concealed tiles of a standard reading without jokers are made of, as bits.
// It says the same as the concealed sets and the pair of a Reading, for callers who look at
// very many and need no list of them.
type Cut struct {
	Triplets tile.Kinds // the kinds of which there are triplets
	Runs     uint64     // three bits for each run: how many there are, that which starts at 1m the lowest
	Starts   uint32     // a bit for each run: whether it is there
	Pair     tile.Kind
}

// runsOfSuit is how many runs a suit has.
const runsOfSuit = 7

// Cuts appends to dst the ways in which concealed tiles, at most four of a kind and no jokers
// among them, are sets and a pair, in the order of All, and returns it; none if there is no
// way. The melds of a hand are no part of a cut. Cuts does not allocate where dst has room:
// for four, or for six with five sets.
func Cuts(dst []Cut, concealed *tile.Counts) []Cut {
	t := loadThirds()
	m, ofM := t.cut(tile.Man, concealed)
	p, ofP := t.cut(tile.Pin, concealed)
	b, ofS := t.cut(tile.Sou, concealed)
	z, ofZ := cutHonours(concealed)
	switch ways := ofM * ofP * ofS * ofZ; {
	case ways == 0, m.pairs()+p.pairs()+b.pairs()+z.pairs() != 1:
		return dst
	case ways == 1: // as nearly always
		return append(dst, join(join(join(join(Cut{}, tile.Man, m), tile.Pin, p), tile.Sou, b), tile.Honours, z))
	default:
		return severalCuts(dst, concealed, t)
	}
}

// severalCuts is Cuts for tiles of which a suit may be cut in several ways.
func severalCuts(dst []Cut, concealed *tile.Counts, t *thirds) []Cut {
	var suits [tile.NumSuits]splits
	ways := 1
	for s := range suits {
		suits[s].of(tile.Suit(s), concealed, t)
		ways *= suits[s].n
	}
	for way := range ways { // the splits of the first suit change slowest
		var c Cut
		for s := tile.NumSuits - 1; s >= 0; s-- {
			i := 0
			if n := suits[s].n; n > 1 {
				i, way = way%n, way/n
			}
			c = join(c, tile.Suit(s), suits[s].all[i])
		}
		dst = append(dst, c)
	}
	return dst
}

// Reading returns the reading of h that has the concealed sets and the pair of c.
func (c *Cut) Reading(h *hand.Hand) Reading {
	r := withMelds(h, h.FreeSets())
	c.addTo(&r)
	return r
}

// join returns c with a split of suit s beside the other suits.
func join(c Cut, s tile.Suit, p split) Cut {
	first := s.First()
	c.Triplets |= tile.Kinds(p&(1<<runField-1)) << first
	c.Runs |= uint64(p>>runField&(1<<(startField-runField)-1)) << (3 * runsOfSuit * int(s))
	c.Starts |= uint32(p>>startField&(1<<(pairField-startField)-1)) << (runsOfSuit * int(s))
	if pair := p >> pairField; pair != 0 {
		c.Pair = first + tile.Kind(pair-1)
	}
	return c
}

// addTo puts the sets and the pair of c into r, before its melds: there is room for them. It
// returns how many sets they are.
func (c *Cut) addTo(r *Reading) (n uint8) {
	for s := range tile.Suit(tile.NumSuits) {
		first := s.First()
		for t := uint64(c.Triplets) >> first & (1<<runField - 1); t != 0; t &= t - 1 {
			r.Sets[n].Set = form.Triplet(first + tile.Kind(bits.TrailingZeros64(t)))
			n++
		}
		for m := c.Starts >> (runsOfSuit * int(s)) & (1<<runsOfSuit - 1); m != 0; m &= m - 1 {
			rank := bits.TrailingZeros32(m)
			set := form.Run(first + tile.Kind(rank))
			for range c.Runs >> (3 * (runsOfSuit*int(s) + rank)) & 7 {
				r.Sets[n].Set = set
				n++
			}
		}
	}
	r.Pairs[0].Kind = c.Pair
	return n
}

// reading returns a split of suit s as a reading of its tiles alone.
func (p split) reading(s tile.Suit) (r Reading) {
	c := join(Cut{}, s, p)
	r.NumSets = c.addTo(&r)
	if p>>pairField != 0 {
		r.NumPairs = 1
	}
	return r
}
