package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// naturalStandard returns the distance from sets and a pair each of which has a tile that is
// no joker. Two jokers of a set, and one of the pair, are the most then; more are
// discarded. Where a joker may be a fifth copy that is all: a set of jokers takes one of two
// natural tiles of another, and is a triplet of it. So it is with one joker, which is no
// group. Else the tiles that are natural are counted rank by rank.
func (p *position) naturalStandard() int {
	jokers := min(p.jokers, 2*p.sets+1)
	w := need.Wild{Hard: p.hard, Soft: p.limits.Caps, Jokers: jokers}
	missing := need.WildStandard(p.maxSets).WildDistance(&p.counts, &w, p.sets)
	if missing >= need.None {
		return need.None
	}
	least := max(0, missing-jokers)
	if p.fifth || jokers < 2 {
		return least
	}
	for ; least <= 3*p.sets+2; least++ { // the answer is among the first of them
		whole := naturalTotals{}
		for s := range tile.Suit(tile.NumSuits) {
			n := naturalSuit{
				held: p.counts[s.First():][:s.Len()], hard: p.hard[s.First():][:s.Len()], soft: p.limits.Caps[s.First():][:s.Len()],
				runs: s != tile.Honours, sets: p.sets, jokers: jokers, most: least,
			}
			totals := n.totals()
			if s == tile.Man {
				whole = totals
			} else {
				whole = whole.merge(&totals, p.sets, jokers)
			}
		}
		for used := range jokers + 1 {
			if whole[p.sets][1][used] <= uint8(least) {
				return least
			}
		}
	}
	return need.None
}

// naturalTotals holds the least natural tiles to draw by sets, pairs and jokers used.
type naturalTotals [6][2]leastByJokers

type leastByJokers [12]uint8

func noTotals() naturalTotals {
	var t naturalTotals
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
func (t *naturalTotals) merge(u *naturalTotals, sets, jokers int) naturalTotals {
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
	return all
}

// join takes the sums of two totals that are less.
func (l *leastByJokers) join(a, b *leastByJokers, jokers int) {
	for i := range jokers + 1 {
		for j := range jokers - i + 1 {
			l[i+j] = min(l[i+j], a[i]+b[j])
		}
	}
}

// naturalSuit counts the ways to finish a suit with a natural tile in each set and the pair.
type naturalSuit struct {
	held, hard, soft []uint8
	runs             bool
	sets, jokers     int
	most             int // natural tiles drawn
	next             map[naturalState]uint8
}

// naturalState is what the ranks so far have made: x runs reach the next rank but not
// beyond, y reach beyond, and some of each lack a natural tile still.
type naturalState struct{ x, xLacks, y, yLacks, sets, pairs, jokers uint8 }

// totals returns what the whole suit can make.
func (n *naturalSuit) totals() naturalTotals {
	states := map[naturalState]uint8{{}: 0}
	for rank := range n.held {
		n.next = make(map[naturalState]uint8, len(states))
		for s, drawn := range states {
			n.rank(rank, s, drawn)
		}
		states = n.next
	}
	all := noTotals()
	for s, drawn := range states { // no run reaches beyond the last rank
		at := &all[s.sets][s.pairs][s.jokers]
		*at = min(*at, drawn)
	}
	return all
}

// rank adds what begins at a rank.
func (n *naturalSuit) rank(rank int, s naturalState, drawn uint8) {
	runs := 0
	if n.runs && rank <= 6 {
		runs = n.sets
	}
	for triplets := 0; int(s.sets)+triplets <= n.sets; triplets++ {
		for pairs := 0; int(s.pairs)+pairs <= 1; pairs++ {
			for begin := 0; begin <= runs && int(s.sets)+triplets+begin <= n.sets; begin++ {
				use := int(s.x) + int(s.y) + 3*triplets + 2*pairs + begin
				if use > int(n.hard[rank]) {
					break
				}
				after := s
				after.sets += uint8(triplets + begin)
				after.pairs += uint8(pairs)
				after.x, after.xLacks, after.y, after.yLacks = s.y, s.yLacks, uint8(begin), uint8(begin)
				n.share(rank, after, use, triplets+pairs+int(s.xLacks), drawn)
			}
		}
	}
}

// share tries how many of the tiles used at a rank are natural, at least must. As many as
// are held cost nothing. Those to spare go to the runs that lack one, the older ones first.
func (n *naturalSuit) share(rank int, s naturalState, use, must int, drawn uint8) {
	held := int(n.held[rank])
	top := min(use, int(n.soft[rank]))
	for natural := max(must, min(held, top)); natural <= top; natural++ {
		after := s
		after.jokers += uint8(use - natural)
		sum := int(drawn) + max(0, natural-held)
		if int(after.jokers) > n.jokers {
			continue
		}
		if sum > n.most {
			return
		}
		spare := natural - must
		older := min(spare, int(s.xLacks))
		after.xLacks -= uint8(older)
		after.yLacks -= uint8(min(spare-older, int(s.yLacks)))
		if known, ok := n.next[after]; !ok || uint8(sum) < known {
			n.next[after] = uint8(sum)
		}
	}
}
