package oracle

import "mentsu/tile"

// Cover says how few jokers complete the tiles of one suit.
type Cover struct {
	Sets uint8 // to sets and nothing else; NoCover if no number does
	Pair uint8 // to sets and one pair
}

// NoCover stands for tiles that no number of jokers completes.
const NoCover = 99

// CoversAny returns the cover of each key of a suit where a joker may be a fifth copy, in
// about 0.2 s: the set or the pair on the lowest tile, and the cover of what is left.
func CoversAny(suit tile.Suit, a Allowed) []Cover {
	pairs := onSuit(suit, a.pairs())
	setsWith, pairsWith := byRank(onSuit(suit, a.sets())), byRank(pairs)
	covers := make([]Cover, NumKeys(suit))
	covers[0].Pair = NoCover
	if len(pairs) > 0 {
		covers[0].Pair = 2
	}
	for key := 1; key < len(covers); key++ {
		c := Cover{Sets: NoCover, Pair: NoCover}
		counts := FromKey(suit, key)
		lowest := counts.lowest()
		for i := range setsWith[lowest] {
			rest, jokers := setsWith[lowest][i].take(key, counts)
			c.Sets = min(c.Sets, covers[rest].Sets+jokers)
			c.Pair = min(c.Pair, covers[rest].Pair+jokers)
		}
		for i := range pairsWith[lowest] {
			rest, jokers := pairsWith[lowest][i].take(key, counts)
			c.Pair = min(c.Pair, covers[rest].Sets+jokers)
		}
		covers[key] = c
	}
	return covers
}

// CoversFour is CoversAny where the finished suit holds at most four of each kind: every
// such suit needs none, and with a tile less a joker more.
func CoversFour(suit tile.Suit, a Allowed) []Cover {
	setsWith, pairs := byRank(onSuit(suit, a.sets())), onSuit(suit, a.pairs())
	covers := make([]Cover, NumKeys(suit))
	for key := 1; key < len(covers); key++ {
		counts := FromKey(suit, key)
		covers[key] = Cover{
			Sets: finishedBy(setsWith[counts.lowest()], key, counts, covers),
			Pair: finishedBy(pairs, key, counts, covers),
		}
	}
	covers[0].Pair = NoCover
	for stride := 1; stride < len(covers); stride *= 5 { // one more tile of a rank: key + stride
		for block := 0; block < len(covers); block += 5 * stride {
			rank := covers[block : block+5*stride]
			for i := 4*stride - 1; i >= 0; i-- {
				rank[i].Sets = min(rank[i].Sets, rank[i+stride].Sets+1)
				rank[i].Pair = min(rank[i].Pair, rank[i+stride].Pair+1)
			}
		}
	}
	return covers
}

// finishedBy returns 0 if one of the groups makes the counts together with finished sets,
// and NoCover otherwise.
func finishedBy(groups []suitGroup, key int, counts Part, covers []Cover) uint8 {
	for i := range groups {
		if rest, jokers := groups[i].take(key, counts); jokers == 0 && covers[rest].Sets == 0 {
			return 0
		}
	}
	return NoCover
}

// byRank returns the groups that hold each rank.
func byRank(groups []suitGroup) [9][]suitGroup {
	var with [9][]suitGroup
	for _, g := range groups {
		for _, rank := range g.ranks {
			with[rank] = append(with[rank], g)
		}
	}
	return with
}

// lowest returns the lowest rank, from 0, of which there is a tile.
func (p Part) lowest() int {
	rank := 0
	for p[rank] == 0 {
		rank++
	}
	return rank
}

// suitGroup is a set or a pair of one suit.
type suitGroup struct {
	need   Part
	ranks  []int // what it holds, rising, each rank once
	weight []int // of these ranks in a key
}

// onSuit returns the groups that lie in a suit.
func onSuit(suit tile.Suit, groups [][]tile.Kind) []suitGroup {
	var found []suitGroup
	for _, kinds := range groups {
		if kinds[0].Suit() != suit {
			continue
		}
		g := suitGroup{need: part(suit, kinds...)}
		for i, n := range g.need {
			if n > 0 {
				var one Part
				one[i] = 1
				g.ranks = append(g.ranks, i)
				g.weight = append(g.weight, Key(suit, one))
			}
		}
		found = append(found, g)
	}
	return found
}

// take returns the key of counts without the tiles of g, and how many of them are jokers.
func (g *suitGroup) take(key int, counts Part) (rest int, jokers uint8) {
	for i, rank := range g.ranks {
		natural := min(counts[rank], g.need[rank])
		key -= int(natural) * g.weight[i]
		jokers += g.need[rank] - natural
	}
	return key, jokers
}
