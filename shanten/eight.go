package shanten

import (
	"mentsu/need"
	"mentsu/tile"
)

// eightPairs returns the distance from eight pairs and one tile more, what seven pairs are
// with five sets. A kind gives up to two pairs, and has four tiles at most.
func (p *position) eightPairs() int {
	without, with := wildTable(8, p.jokers), wildTable(8, p.jokers) // with the tile more
	with[0][0] = need.None
	for k, hard := range p.hard {
		most := int(min(hard, tile.Copies))
		with.add(most/2, 2, p.counts[k], p.limits.Caps[k])
		for pairs := 0; 2*pairs+1 <= most && pairs < 2; pairs++ {
			with.join(without, pairs, 2*pairs+1, p.counts[k], p.limits.Caps[k])
		}
		without.add(most/2, 2, p.counts[k], p.limits.Caps[k])
	}
	return p.byJokers(with.best())
}

// join offers to the groups of u so many groups, and as many tiles, of one kind.
func (t table) join(u table, groups, use int, held, soft uint8) {
	missing, above := max(0, use-int(held)), max(0, use-int(soft))
	for n := groups; n < len(t); n++ {
		for e := above; e < len(t[n]); e++ {
			t[n][e] = min(t[n][e], u[n-groups][e-above]+missing)
		}
	}
}
