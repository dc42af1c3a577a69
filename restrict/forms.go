package restrict

import (
	"mentsu/need"
	"mentsu/tile"
)

// numPairs is the number of pairs of seven pairs.
const numPairs = 7

// pairs returns the answer for seven pairs of the given kinds. Each kind offers one pair,
// or two where four of a kind are two pairs; it costs what it lacks, and the seven cheapest
// are taken.
func (q *position) pairs(kinds tile.Kinds) found {
	var offers [3]int // by cost
	for k := range kinds.All() {
		for i := range q.offers(k) {
			offers[q.pairCost(k, i)]++
		}
	}
	dearest, left := 0, numPairs // cost of the dearest pair taken, and how many of that cost
	for dearest < 2 && left > offers[dearest] {
		left -= offers[dearest]
		dearest++
	}
	if left > offers[dearest] {
		return found{distance: need.None}
	}
	f := found{distance: left * dearest}
	if dearest == 2 {
		f.distance += offers[1]
	}
	certain := dearest // up to this cost every pair is taken
	if left < offers[dearest] {
		certain--
	}
	for k, n := range q.counts {
		k, least := tile.Kind(k), 0
		if kinds.Has(k) {
			least = q.pairsWithin(k, certain)
			if q.pairsWithin(k, dearest) > int(n)/2 { // one of them lacks a tile
				f.needed = f.needed.With(k)
			}
		}
		if int(n) > 2*least {
			f.spare = f.spare.With(k)
		}
	}
	return f
}

// pairsWithin returns how many pairs of kind k cost no more than a number of tiles each.
func (q *position) pairsWithin(k tile.Kind, cost int) int {
	n := 0
	for i := range q.offers(k) {
		if q.pairCost(k, i) <= cost {
			n++
		}
	}
	return n
}

// offers returns how many pairs of kind k a finished hand may hold.
func (q *position) offers(k tile.Kind) int {
	most := 1
	if q.fourPair {
		most = 2
	}
	return min(most, int(q.caps[k])/2)
}

// pairCost returns how many tiles pair i of kind k lacks, beside those before it.
func (q *position) pairCost(k tile.Kind, i int) int {
	return 2 - min(2, max(0, int(q.counts[k])-2*i))
}

// orphans returns the answer for thirteen orphans: the best over all kinds for the pair.
func (q *position) orphans() found {
	best := found{distance: need.None}
	for k := range tile.Orphans.All() {
		if q.caps[k] == 0 {
			return best
		}
	}
	for pair := range tile.Orphans.All() {
		if q.caps[pair] < 2 {
			continue
		}
		var f found
		for k, n := range q.counts {
			k, want := tile.Kind(k), uint8(0)
			switch {
			case k == pair:
				want = 2
			case k.IsOrphan():
				want = 1
			}
			switch {
			case want > n:
				f.distance += int(want - n)
				f.needed = f.needed.With(k)
			case want < n:
				f.spare = f.spare.With(k)
			}
		}
		best.join(f)
	}
	return best
}
