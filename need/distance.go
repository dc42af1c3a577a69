package need

import "mentsu/tile"

// Distance returns the least missing tiles of a hand that is to make so many sets, 0..4,
// and a pair, if none of its tiles is gone. Together with the keys it costs a few
// nanoseconds and does not allocate.
func (t *Tables) Distance(x Keys, sets int) int {
	m, p := t.class(uint32(x.Low)), t.class(uint32(x.Low>>32))
	s, z := t.class(uint32(x.High)), t.class(uint32(x.High>>32))
	return int(t.last[sets][t.merged[t.merged[m][p]][t.merged[s][z]]])
}

// Least returns the least distance of a hand of 13 or 14 tiles over the standard form of
// four sets and a pair, seven pairs and thirteen orphans, if none of its tiles is gone.
func (t *Tables) Least(x Keys) int {
	m, fm := t.part(uint32(x.Low))
	p, fp := t.part(uint32(x.Low >> 32))
	s, fs := t.part(uint32(x.High))
	z, fz := t.part(uint32(x.High >> 32))
	sum := fm + fp + fs + fz
	return min(int(t.last[4][t.merged[t.merged[m][p]][t.merged[s][z]]]), int(t.forms[sum&0xffff]))
}

// Fields returns the sums that seven pairs and thirteen orphans need: four nibbles, from
// bit 0 the number of pairs, kinds, orphan kinds and orphan pairs held, for a hand of at
// most 14 tiles.
func (t *Tables) Fields(x Keys) uint16 {
	var sum uint16
	for _, key := range x.parts() {
		_, fields := t.part(key)
		sum += uint16(fields)
	}
	return sum
}

// Useful returns the distance of a hand as Distance does, and the kinds whose draw lowers
// it. Counts are the tiles that x names.
func (t *Tables) Useful(x Keys, counts *tile.Counts, sets int) (distance int, useful tile.Kinds) {
	var o opened
	t.open(&o, x, sets)
	if o.distance == 0 {
		return 0, 0
	}
	var kinds uint64
	for s, key := range o.keys {
		kinds |= t.lowering(&t.last[sets], &t.merged[o.rest[s]], key, o.distance) << (9 * s)
	}
	return int(o.distance), tile.Kinds(kinds) & tile.AllKinds &^ counts.Fours()
}

// lowering returns the ranks of a part whose draw makes the distance, by what is merged of
// the class of the part and the rest, less than it is now. What it says of a kind that is held four times, and of ranks
// the part does not have, means nothing.
func (t *Tables) lowering(distances *[256]uint8, merged *[256]Class, key uint32, now uint8) uint64 {
	// One step a rank, written out, without a branch: bit 31 of the difference is set
	// where the distance is less. Ranks 7..9 share the row of the key itself.
	head, tail, n := uint64(key>>16), uint64(key&0xff)*columns, uint32(now)
	column := uint64(t.columns[head]) + tail
	return uint64(
		(uint32(distances[merged[t.classes[uint64(t.columns[head+weight1>>16])+tail]]])-n)>>31 |
			(uint32(distances[merged[t.classes[uint64(t.columns[head+weight2>>16])+tail]]])-n)>>31<<1 |
			(uint32(distances[merged[t.classes[uint64(t.columns[head+weight3>>16])+tail]]])-n)>>31<<2 |
			(uint32(distances[merged[t.classes[uint64(t.columns[head+weight4>>16])+tail]]])-n)>>31<<3 |
			(uint32(distances[merged[t.classes[uint64(t.columns[head+weight5>>16])+tail]]])-n)>>31<<4 |
			(uint32(distances[merged[t.classes[uint64(t.columns[head+weight6>>16])+tail]]])-n)>>31<<5 |
			(uint32(distances[merged[t.classes[column+weight7*columns]]])-n)>>31<<6 |
			(uint32(distances[merged[t.classes[column+weight8*columns]]])-n)>>31<<7 |
			(uint32(distances[merged[t.classes[column+weight9*columns]]])-n)>>31<<8)
}

// opened is a hand whose parts have been looked up.
type opened struct {
	keys     [tile.NumSuits]uint32
	rest     [tile.NumSuits]Class // the other three parts together
	distance uint8
}

// open looks the parts of a hand up: into o field by field, for a struct that has just been
// written in small pieces is slow to copy.
func (t *Tables) open(o *opened, x Keys, sets int) {
	m, p, s, z := t.class(uint32(x.Low)), t.class(uint32(x.Low>>32)), t.class(uint32(x.High)), t.class(uint32(x.High>>32))
	mp, sz := t.merged[m][p], t.merged[s][z]
	o.keys[0], o.keys[1], o.keys[2], o.keys[3] = uint32(x.Low), uint32(x.Low>>32), uint32(x.High), uint32(x.High>>32)
	o.rest[0], o.rest[1], o.rest[2], o.rest[3] = t.merged[p][sz], t.merged[m][sz], t.merged[mp][z], t.merged[mp][s]
	o.distance = t.last[sets][t.merged[mp][sz]]
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
