package rule

import (
	"math/bits"

	"mentsu/hand"
	"mentsu/tile"
)

// scene is what is known of a win before it is cut: the facts of the hand, and what other
// facts are found out from.
type scene struct {
	hand       *hand.Hand
	winds      [4]uint64   // by the winds of an atom
	held       tile.Counts // concealed tiles, those that jokers stand for included
	all        tile.Counts // the melds beside them
	kinds      uint64      // of all tiles
	odd        bool        // of one kind there is an odd number of tiles
	winKind    tile.Kind
	winJoker   bool // the winning tile is a joker
	selfDraw   bool
	seat       tile.Kind
	round      tile.Kind
	reds       int         // red fives, those of melds included
	hasOpen    int         // 1 if a meld is no closed kan
	melds      int         // all of them
	open       int         // those that are no closed kans
	kans       int         // all of them
	closedKans uint8       // bit i: meld i is one
	free       int         // concealed sets
	melded     tally       // of the sets of the melds
	ofHand     patterns    // those found so far
	jokersAs   tile.Counts // the jokers among the tiles, where there are some
	hasJokers  bool
	waited     waited
	counts     [numCounters]int32 // how many times patterns are paid that each counter counts
}

// setScene fills in k for a win. The concealed tiles of the finished hand stand: those of the
// hand, but for jokers.
func (s *Set) setScene(k *work, w *Win) {
	k.hand, k.free = w.Hand, w.Hand.FreeSets()
	k.winKind, k.winJoker, k.selfDraw = w.Tile.Kind(), w.Tile == tile.Joker, w.SelfDraw
	if h := s.house(w); h != nil && h.Proxy != nil && k.winKind == h.Proxy.Tile {
		k.winKind = h.Proxy.Face
	}
	k.seat, k.round, k.waited = w.Seat, w.Round, waited{}
	seat, round := uint64(1)<<w.Seat, uint64(1)<<w.Round
	k.winds = [4]uint64{0, seat, round, seat | round}
	s.setMelds(k, w.Hand)
	k.hasOpen = min(k.open, 1)
	k.counts[countNone] = 1
	for _, c := range s.counters {
		k.counts[c] = int32(s.count(c, w, &k.scene))
	}
	layers := k.all.Layers()
	k.kinds, k.odd = uint64(layers[0]), layers[0] != layers[1] || layers[2] != layers[3]
	k.facts = words{wordSituation: uint64(w.Flags|s.Certain(w)) |
		bit(w.SelfDraw)<<bitSelfDraw | bit(k.open == 0)<<bitClosed | bit(k.melds == 0)<<bitNoMelds | bit(w.Seat == tile.East)<<bitDealer}
	if k.complete {
		k.noteScene(s.atoms[levelHand])
	} else {
		s.scenePlan.note(k)
	}
	m := s.matchers[levelHand]
	k.ofHand = m.sure
	m.find(&k.facts, &k.ofHand)
}

// setMelds takes over what the melds of h add to its concealed tiles.
func (s *Set) setMelds(k *work, h *hand.Hand) {
	melds := h.Melds()
	k.melds, k.open, k.kans, k.closedKans, k.melded = len(melds), 0, 0, 0, tally{}
	k.reds = int(h.Reds(fiveOf(tile.Man)) + h.Reds(fiveOf(tile.Pin)) + h.Reds(fiveOf(tile.Sou)))
	for i := range melds {
		m := &melds[i]
		k.reds += int(m.Reds)
		switch first, isRun := firstOf(m.Set); {
		case isRun:
			k.all[first]++
			k.all[first+1]++
			k.all[first+2]++
		case m.IsKan():
			k.all[first] += 4
			k.kans++
		default:
			k.all[first] += 3
		}
		closed := m.Kind == hand.ClosedKan
		k.closedKans |= uint8(bit(closed)) << i
		k.open += int(bit(!closed))
		s.add(&k.melded, m.Set, closed, m.IsKan())
	}
}

// fiveOf returns the five of a number suit.
func fiveOf(s tile.Suit) tile.Kind { return s.First() + 4 }

// bit returns 1 for true.
func bit(b bool) uint64 { //nolint:revive // no switch: a number is made of a fact
	if b {
		return 1
	}
	return 0
}

// ofScene reports whether a fact of the hand holds.
func (c *scene) ofScene(a *atom) bool {
	mask := a.mask | c.winds[a.winds&3]
	switch a.op {
	case opWithin:
		return c.kinds&^mask == 0
	case opAny:
		return c.kinds&mask != 0
	case opAll:
		return mask&^c.kinds == 0
	case opSuits:
		const man = 1<<9 - 1
		n := bit(c.kinds&man != 0) + bit(c.kinds&(man<<9) != 0) + bit(c.kinds&(man<<18) != 0)
		return n == uint64(a.n)
	case opMelds:
		return c.melds >= int(a.n)
	case opOpenMelds:
		return c.open >= int(a.n)
	case opKans:
		return c.kans >= int(a.n)
	case opClosedKans:
		return bits.OnesCount8(c.closedKans) >= int(a.n)
	case opOpenKans:
		return c.kans-bits.OnesCount8(c.closedKans) >= int(a.n)
	case opReds:
		return c.reds >= int(a.n)
	case opWinOn:
		return mask>>c.winKind&1 != 0
	case opCopies:
		return c.copies(mask) >= int(a.n)
	case opRankSum:
		return c.rankSum() >= int(a.n)
	case opNineGates:
		_, ok := c.nineGates()
		return ok
	case opPureNineGates:
		extra, ok := c.nineGates()
		return ok && (extra == c.winKind || c.winJoker && c.jokersAs[extra] > 0)
	default:
		panic("bug in mentsu/rule: no fact of the hand")
	}
}

// copies returns how many tiles of some kinds there are.
func (c *scene) copies(kinds uint64) int {
	n := 0
	for ; kinds != 0; kinds &= kinds - 1 {
		n += int(c.all[bits.TrailingZeros64(kinds)])
	}
	return n
}

// rankSum returns the sum of the numbers on the tiles.
func (c *scene) rankSum() int {
	sum := 0
	for k, n := range c.all[:tile.East] {
		sum += tile.Kind(k).Rank() * int(n)
	}
	return sum
}

// oneSuit reports whether the hand holds every rank of one suit, and nothing else.
func (c *scene) oneSuit() bool {
	const man = 1<<9 - 1
	return c.kinds == man || c.kinds == man<<9 || c.kinds == man<<18
}

// nineGates returns the kind of which a hand without melds has one tile more than
// 1112345678999 of one suit; ok is false if it is no such hand.
func (c *scene) nineGates() (extra tile.Kind, ok bool) {
	if !c.oneSuit() || c.melds > 0 {
		return 0, false
	}
	suit := tile.Kind(bits.TrailingZeros64(c.kinds)).Suit()
	total := 0
	for r, n := range c.all[suit.First():][:9] {
		base := uint8(1)
		if r == 0 || r == 8 {
			base = 3
		}
		if n < base {
			return 0, false
		}
		if n > base {
			extra = suit.First() + tile.Kind(r)
		}
		total += int(n)
	}
	return extra, total == 14
}
