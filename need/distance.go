package need

import "mentsu/tile"

// Distance returns the least missing tiles of a hand that is to make so many sets, 0..4,
// and a pair, if none of its tiles is gone. Together with the keys it costs a few
// nanoseconds and does not allocate.
func (t *Tables) Distance(x Keys, sets int) int {
	mp, sz, _ := t.halves(x)
	return int(t.last[sets][mp][sz])
}

// Least returns the least distance of a hand of 13 or 14 tiles over the standard form of
// four sets and a pair, seven pairs and thirteen orphans, if none of its tiles is gone.
func (t *Tables) Least(x Keys) int {
	mp, sz, fields := t.halves(x)
	return int(min(t.last[4][mp][sz], t.pairForms[fields]))
}

// Fields returns the sums that seven pairs and thirteen orphans need: four nibbles, from
// bit 0 the number of pairs, kinds, orphan kinds and orphan pairs held, for a hand of at
// most 14 tiles.
func (t *Tables) Fields(x Keys) uint16 {
	_, _, fields := t.halves(x)
	return fields
}

// halves returns the classes of characters and dots together and of bamboo and honours
// together, and the fields of all.
func (t *Tables) halves(x Keys) (mp, sz Class, fields uint16) {
	m, fm := t.part(uint32(x.Low))
	p, fp := t.part(uint32(x.Low >> 32))
	s, fs := t.part(uint32(x.High))
	z, fz := t.part(uint32(x.High >> 32))
	return t.merged[m][p], t.merged[s][z], fm + fp + fs + fz
}

// Useful returns the distance of a hand as Distance does, and the kinds whose draw lowers
// it. Counts are the tiles that x names.
func (t *Tables) Useful(x Keys, counts *tile.Counts, sets int) (distance int, useful tile.Kinds) {
	last := &t.last[sets]
	m, p, s, z := t.Part(x, tile.Man), t.Part(x, tile.Pin), t.Part(x, tile.Sou), t.Part(x, tile.Honours)
	mp, sz := t.merged[m][p], t.merged[s][z]
	d := last[mp][sz]
	if d == 0 {
		return 0, 0
	}
	rests := [tile.NumSuits]Class{t.merged[p][sz], t.merged[m][sz], t.merged[mp][z], t.merged[mp][s]}
	for suit := tile.Man; suit <= tile.Honours; suit++ {
		rest, key := &last[rests[suit]], x.part(suit)
		for r := range suit.Len() {
			k := suit.First() + tile.Kind(r)
			if counts[k] == tile.Copies {
				continue
			}
			if c, _ := t.part(key + rankWeight(r)); rest[c] < d {
				useful = useful.With(k)
			}
		}
	}
	return int(d), useful
}
