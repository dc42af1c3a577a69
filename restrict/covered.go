package restrict

import (
	"mentsu/need"
	"mentsu/tile"
)

// costs counts pairs by the tiles they lack, 0..2.
type costs [3]int

// take takes one of the cheapest pairs away and returns what it lacks; need.None if there is
// none.
func (c *costs) take() int {
	for lacks, n := range c {
		if n > 0 {
			c[lacks]--
			return lacks
		}
	}
	return need.None
}

// coveredPairs returns the answer for the seven pairs of a clause that asks for different
// ones, or for some of each of several groups: for each number of pairs of each kind the
// least that such pairs lack.
func (q *position) coveredPairs(c *clause) found {
	best := found{distance: need.None}
	for k := range tile.Kind(tile.NumKinds) {
		most := 0
		if c.sevenPairs.Has(k) {
			most = q.offersOf(c, k)
		}
		for n := range most + 1 {
			f := found{distance: q.withPairs(c, k, n)}
			switch held := int(q.counts[k]); {
			case 2*n > held:
				f.needed = tile.KindsOf(k)
			case 2*n < held:
				f.spare = tile.KindsOf(k)
			}
			best.join(f)
		}
	}
	return best
}

// offersOf returns how many pairs of kind k the clause takes.
func (q *position) offersOf(c *clause, k tile.Kind) int {
	n := q.offers(k)
	if c.distinct {
		n = min(n, 1)
	}
	return n
}

// withPairs returns the least tiles that seven pairs lack of which just n are of kind k.
func (q *position) withPairs(c *clause, k tile.Kind, n int) int {
	lacking := 0
	for i := range n {
		lacking += q.pairCost(k, i)
	}
	groups := disjointGroups(c.cover)
	var offers [len(groups) + 1]costs // of each group, and of no group
	for other := range (c.sevenPairs &^ tile.KindsOf(k)).All() {
		g := 0
		for g < len(groups) && !groups[g].Has(other) {
			g++
		}
		for i := range q.offersOf(c, other) {
			offers[g][q.pairCost(other, i)]++
		}
	}
	left := numPairs - n
	for g, kinds := range groups {
		if kinds == 0 || n > 0 && kinds.Has(k) {
			continue
		}
		lacking += offers[g].take()
		left--
	}
	if left < 0 {
		return need.None
	}
	var rest costs
	for g := range offers {
		for lacks, n := range offers[g] {
			rest[lacks] += n
		}
	}
	for range left {
		lacking += rest.take()
	}
	return min(lacking, need.None)
}

// disjointGroups returns the kinds of the groups of a cover, no kinds for those that are not
// asked for: honours are there where winds or dragons are.
func disjointGroups(c cover) [numGroups]tile.Kinds {
	groups := kindGroups()
	if c&(coverWinds|coverDragons) != 0 {
		c &^= coverHonours
	}
	for g := range groups {
		if c>>g&1 == 0 {
			groups[g] = 0
		}
	}
	return groups
}
