package shanten

import (
	"mentsu/need"
	"mentsu/tile"
	"mentsu/win"
)

// naturalStandard returns the distance from sets and a pair each of which has a tile that is
// no joker. Two jokers of a set, and one of the pair, are the most then; more are
// discarded. Where a joker may be a fifth copy and any kind the pair that is all: a set of
// jokers takes one of two natural tiles of another, and is a triplet of it. So it is with
// one joker, which is no group. Else the tiles that are natural are counted rank by rank.
func (s *share) naturalStandard() int {
	s.jokers = min(s.jokers, 2*s.sets+1)
	least := s.looseStandard()
	if least >= need.None {
		return need.None
	}
	simple := s.jokers < 2 || s.fifth && !s.house.Pair258
	if s.plain != (tile.Counts{}) { // as if no joker could be drawn
		without := *s
		without.limits.Caps = s.own
		simple = simple && without.looseStandard() == least
	}
	if simple {
		return least
	}
	return s.house.spread.distance(s, least)
}

// spreads holds what suits make with a natural tile in each set and the pair, by what is
// held of them.
type spreads struct {
	known map[spreadKey]*spreadTotals
	bound int // natural tiles drawn that are looked at; sums above it mean nothing
}

// spreadKey names what is held in a suit and how much of it may be used, four bits a kind.
type spreadKey struct {
	held, soft, plain uint64
	suit              tile.Suit
	jokers            int
}

// distance returns the distance of a position, which is no less than least.
func (w *spreads) distance(s *share, least int) int {
	for {
		if w.bound < least || w.known == nil {
			w.bound, w.known = max(w.bound, least), map[spreadKey]*spreadTotals{}
		}
		whole := w.of(s, tile.Man)
		for suit := tile.Pin; suit <= tile.Honours; suit++ {
			whole = whole.merge(w.of(s, suit), s.sets, s.jokers)
		}
		found := need.None
		for _, drawn := range whole[s.sets][1][:s.jokers+1] {
			found = min(found, int(drawn))
		}
		switch {
		case found <= w.bound:
			return found
		case w.bound > 3*s.sets+2:
			return need.None
		}
		least = w.bound + 1
	}
}

// of returns what a suit makes.
func (w *spreads) of(s *share, suit tile.Suit) *spreadTotals {
	first, last := suit.First(), int(suit.First())+suit.Len()
	key := spreadKey{suit: suit, jokers: s.jokers}
	for k := first; int(k) < last; k++ {
		key.held = key.held<<4 | uint64(s.counts[k])
		key.soft = key.soft<<4 | uint64(s.own[k])
		key.plain = key.plain<<4 | uint64(s.plain[k])
	}
	if t := w.known[key]; t != nil {
		return t
	}
	n := spread{
		held: s.counts[first:last], hard: s.hard[first:last], soft: s.own[first:last], plain: s.plain[first:last],
		runs: runsOf(suit, &s.house.House), eyes: tile.AllKinds >> first, sets: s.sets, jokers: s.jokers, most: w.bound,
		honours: suit == tile.Honours,
	}
	if s.house.Pair258 {
		n.eyes = win.Eyes258 >> first
	}
	t := n.totals()
	w.known[key] = &t
	return &t
}

// runsOf returns the ranks, from 0, of the runs of a suit.
func runsOf(suit tile.Suit, house *win.House) [][3]int {
	var runs [][3]int
	if suit != tile.Honours {
		for r := range suit.Len() - 2 {
			runs = append(runs, [3]int{r, r + 1, r + 2})
		}
		return runs
	}
	for _, s := range house.HonourRuns() {
		var run [3]int
		for i, k := range s.Kinds() {
			run[i] = int(k - tile.East)
		}
		runs = append(runs, run)
	}
	return runs
}

// spreadTotals holds the least natural tiles to draw by sets, pairs and jokers used.
type spreadTotals [6][2]leastByJokers

type leastByJokers [12]uint8

func noTotals() spreadTotals {
	var t spreadTotals
	for i := range t {
		for j := range t[i] {
			for k := range t[i][j] {
				t[i][j][k] = need.None
			}
		}
	}
	return t
}

// merge returns the totals of two parts together.
func (t *spreadTotals) merge(u *spreadTotals, sets, jokers int) *spreadTotals {
	all := noTotals()
	for s := range sets + 1 {
		for p := range 2 {
			for s2 := range sets - s + 1 {
				for p2 := range 2 - p {
					all[s+s2][p+p2].join(&t[s][p], &u[s2][p2], jokers)
				}
			}
		}
	}
	return &all
}

// join takes the sums of two totals that are less.
func (l *leastByJokers) join(a, b *leastByJokers, jokers int) {
	for i := range jokers + 1 {
		for j := range jokers - i + 1 {
			l[i+j] = min(l[i+j], a[i]+b[j])
		}
	}
}
