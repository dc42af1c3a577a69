package need

import (
	"mentsu/form"
	"mentsu/tile"
)

// Knitted returns, by knitted pattern in the order of form.KnittedPatterns, the least missing
// tiles of a hand that is to hold the nine tiles of the pattern and to make so many sets, 0
// or 1, and a pair of the others, if none of its tiles is gone. Held are the kinds that x
// names. No finished hand uses more than three of a kind beside the nine, so that copies do
// not run out. It takes some ten nanoseconds and does not allocate.
func (t *Tables) Knitted(x Keys, held tile.Kinds, sets int) [form.NumKnitted]uint8 {
	keys := x.parts()
	var c [3][3]Class // by suit and rank of the lowest of its three tiles, what the others are
	var missing [3][3]uint8
	for s := range c {
		for r := range 3 {
			three := held >> (9*s + r) & 0x49
			three = (three | three>>2 | three>>4) & 7
			c[s][r], missing[s][r] = t.class(keys[s]-knittedKeys[r][three]), lacks[three]
		}
	}
	z, last := &t.merged[t.class(keys[3])], &t.last[sets]
	with := [3]Class{z[c[2][0]], z[c[2][1]], z[c[2][2]]}
	of := func(m, p, s int) uint8 {
		return missing[0][m] + missing[1][p] + missing[2][s] + last[t.merged[t.merged[c[0][m]][c[1][p]]][with[s]]]
	}
	return [form.NumKnitted]uint8{of(0, 1, 2), of(0, 2, 1), of(1, 0, 2), of(1, 2, 0), of(2, 0, 1), of(2, 1, 0)}
}

// lacks is how many of three tiles are not held, by the bits of those that are.
//
//nolint:gochecknoglobals // a constant table
var lacks = [8]uint8{3, 2, 2, 1, 2, 1, 1, 0}

// knittedKeys is what the tiles 1 4 7, 2 5 8 and 3 6 9 add to a part key, by the bits of
// those that are held.
//
//nolint:gochecknoglobals // a constant table
var knittedKeys = [3][8]uint32{
	{0, weight1, weight4, weight1 + weight4, weight7, weight1 + weight7, weight4 + weight7, weight1 + weight4 + weight7},
	{0, weight2, weight5, weight2 + weight5, weight8, weight2 + weight8, weight5 + weight8, weight2 + weight5 + weight8},
	{0, weight3, weight6, weight3 + weight6, weight9, weight3 + weight9, weight6 + weight9, weight3 + weight6 + weight9},
}

// LeastOfFive returns the least distance of a hand of 13 or 14 tiles over the five forms of
// Chinese official mahjong, if none of its tiles is gone: of Least, with four of a kind as
// two pairs, and of the two forms with knitted tiles. The layers are those of the tiles that
// x names. It takes less than a hundred nanoseconds and does not allocate.
func (t *Tables) LeastOfFive(x Keys, held *tile.Layers) int {
	const pairs, orphans, different = 7, 14, 14
	d := min(
		t.Distance(x, 4),
		pairs-min(pairs, held[1].Len()+held[3].Len()),
		orphans-(held[0]&tile.Orphans).Len()-min(1, (held[1]&tile.Orphans).Len()),
	)
	patterns := form.KnittedPatterns()
	for i, straight := range t.Knitted(x, held[0], 1) {
		kinds := held[0] & (patterns[i] | tile.AllHonours)
		d = min(d, int(straight), different-min(different, kinds.Len()))
	}
	return d
}
