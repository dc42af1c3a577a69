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
	o := t.open(x, sets)
	if o.distance == 0 {
		return 0, 0
	}
	for s := range o.keys {
		useful |= t.lowering(&t.last[sets][o.rest[s]], o.keys[s], heldOf(counts, tile.Suit(s)), o.distance) << (9 * s)
	}
	return int(o.distance), useful
}

// lowering returns the ranks of a part whose draw makes the distance, by class of the
// part, less than it is now.
func (t *Tables) lowering(distances *[256]uint8, key uint32, held []uint8, now uint8) tile.Kinds {
	var ranks tile.Kinds
	for r, n := range held {
		if n == tile.Copies {
			continue
		}
		if c, _ := t.part(key + t.weights[r&15]); distances[c] < now {
			ranks |= 1 << r
		}
	}
	return ranks
}

// opened is a hand whose parts have been looked up.
type opened struct {
	keys     [tile.NumSuits]uint32
	classes  [tile.NumSuits]Class
	rest     [tile.NumSuits]Class // the other three parts together
	distance uint8
}

func (t *Tables) open(x Keys, sets int) opened {
	keys := [tile.NumSuits]uint32{uint32(x.Low), uint32(x.Low >> 32), uint32(x.High), uint32(x.High >> 32)}
	m, p, s, z := t.class(keys[0]), t.class(keys[1]), t.class(keys[2]), t.class(keys[3])
	mp, sz := t.merged[m][p], t.merged[s][z]
	rest := [tile.NumSuits]Class{t.merged[p][sz], t.merged[m][sz], t.merged[mp][z], t.merged[mp][s]}
	return opened{keys, [tile.NumSuits]Class{m, p, s, z}, rest, t.last[sets][mp][sz]}
}

// heldOf returns the counts of one suit.
func heldOf(counts *tile.Counts, s tile.Suit) []uint8 {
	switch s {
	case tile.Man:
		return counts[0:9]
	case tile.Pin:
		return counts[9:18]
	case tile.Sou:
		return counts[18:27]
	default:
		return counts[27:34]
	}
}
