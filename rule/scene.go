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
	ofHand     patterns    // the clauses left after the facts of the hand
	jokersAs   tile.Counts // the jokers among the tiles, where there are some
	hasJokers  bool
	demands    bool // every set and the pair need a tile that is no joker
	waited     waited
	counts     [numCounters]int32 // how many times patterns are paid that each counter counts
}

// setScene fills in k for a win. The concealed tiles of the finished hand stand: those of the
// hand, but for jokers.
func (s *Set) setScene(k *work, w *Win) {
	k.hand, k.free = w.Hand, w.Hand.FreeSets()
	k.winKind, k.winJoker, k.selfDraw = w.Tile.Kind(), w.Tile == tile.Joker, w.SelfDraw
	h := s.house(w)
	if k.demands = h != nil && h.NaturalPerSet; h != nil && h.Proxy != nil && k.winKind == h.Proxy.Tile {
		k.winKind = h.Proxy.Face
	}
	k.seat, k.round, k.waited = w.Seat, w.Round, waited{}
	seat, round := uint64(1)<<w.Seat, uint64(1)<<w.Round
	k.winds = [4]uint64{0, seat, round, seat | round}
	s.setMelds(k, w.Hand)
	k.hasOpen = min(k.open, 1)
	s.setCounts(&k.scene, w)
	k.kinds, k.odd = uint64(k.all.Kinds()), !k.all.Even()
	k.facts = words{wordSituation: uint64(w.Flags|s.Certain(w))&(1<<maxFlags-1) |
		bit(w.SelfDraw)<<bitSelfDraw | bit(k.open == 0)<<bitClosed | bit(k.melds == 0)<<bitNoMelds | bit(w.Seat == tile.East)<<bitDealer}
	if k.complete {
		for i, a := range s.atoms[levelHand] {
			k.facts[a.word] |= k.scene.note(s.atoms[levelHand][i:][:1])
		}
	} else {
		for i, p := range s.scenePlans {
			if p != nil {
				k.facts[wordHand+i] = p.note(&k.scene)
			}
		}
	}
	k.ofHand = s.matcher.narrow(s.matcher.all, &k.facts, wordSituation, wordReading)
}

// setMelds takes over what the melds of h add to its concealed tiles.
func (s *Set) setMelds(k *work, h *hand.Hand) {
	melds := h.Melds()
	if len(melds) > 0 {
		melded := h.Melded()
		k.all.Add(&melded)
	}
	k.melds, k.open, k.kans, k.closedKans, k.melded = len(melds), 0, 0, 0, tally{}
	k.reds = int(h.Reds(fiveOf(tile.Man)) + h.Reds(fiveOf(tile.Pin)) + h.Reds(fiveOf(tile.Sou)))
	for i := range melds {
		m := &melds[i]
		closed, kan := m.Kind == hand.ClosedKan, m.IsKan()
		k.reds += int(m.Reds)
		k.kans += int(bit(kan))
		k.closedKans |= uint8(bit(closed)) << i
		k.open += int(bit(!closed))
		s.add(&k.melded, m.Set, closed, kan)
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
		return bits.OnesCount64(c.suits()) == int(a.n)
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

// suits returns which of the suits m, p and s there are, a bit each.
func (c *scene) suits() uint64 {
	const man = 1<<9 - 1
	return bit(c.kinds&man != 0) | bit(c.kinds&(man<<9) != 0)<<1 | bit(c.kinds&(man<<18) != 0)<<2
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
