package need

import (
	"math/bits"
	"sync"

	"mentsu/tile"
)

// A draw lowers some of the ten lanes of its part, each by one. It helps a hand if one of
// them is a lane that the best hands use: a lane whose sum with the matching lane of the
// rest is the distance. So the effect of all draws of a part is kept as two words, one of
// the lanes without the pair and one of those with it: nine fields of seven bits, field i
// for rank (7i+5) mod 9 from 0, its bits 0..4 the lanes that the draw of that rank lowers.
// Which ranks help is then the same few steps for any rest.
type effect struct{ free, pair uint64 }

const (
	fields    = 1 | 1<<7 | 1<<14 | 1<<21 | 1<<28 | 1<<35 | 1<<42 | 1<<49 | 1<<56 // bit 0 of each field
	fieldSum  = 1 | 1<<9 | 1<<18 | 1<<27 | 1<<36 | 1<<45 | 1<<54                 // gathers bit 5 of field i at bit 54 + rank
	laneMask  = 31
	helpGuard = 32
)

// ranks returns the ranks whose draw lowers a lane in optimal, bit 0 = rank 1.
func (e effect) ranks(optimal lanes) uint64 {
	f := e.free&(uint64(optimal.free)*fields) + laneMask*fields
	p := e.pair&(uint64(optimal.pair)*fields) + laneMask*fields
	return (f | p) & (helpGuard * fields) * fieldSum >> 54 & 511
}

// lanes is a set of the ten lanes: bits 0..4 for 0..4 sets, without and with the pair.
type lanes struct{ free, pair uint8 }

// drawTables say what draws do to classes, and which lanes matter for as many sets.
type drawTables struct {
	// lowered: by the classes before and after a draw, the lanes it lowers.
	lowered [256][256]lanes
	// optimal: by class and the class of the rest, the lanes that reach the distance.
	optimal [256][256]lanes
}

// drawTablesOf returns a function that makes the tables for as many sets at its first call.
func (t *Tables) drawTablesOf(sets int) func() *drawTables {
	return sync.OnceValue(func() *drawTables {
		d := new(drawTables)
		for a := range NumClasses {
			va := t.vecs[a]
			for b := range NumClasses {
				vb := t.vecs[b]
				d.lowered[a][b] = lanes{gather(va.Free - vb.Free), gather(va.Pair - vb.Pair)}
				d.optimal[a][b] = optimalLanes(va, vb, sets, int(t.last[sets][a][b]))
			}
		}
		return d
	})
}

// gather returns bit 0 of the lowest five bytes of w as bits 0..4.
func gather(w uint64) uint8 {
	return uint8(w & 0x0101010101 * 0x0102040810204080 >> 56)
}

// optimalLanes returns the lanes of v whose sum with the matching lane of rest is the
// distance.
func optimalLanes(v, rest Vec, sets, distance int) lanes {
	shift := 8 * (7 - sets)
	want := uint64(distance) * 0x0101010101010101
	free := (v.Free + bits.ReverseBytes64(rest.Pair)>>shift) ^ want
	pair := (v.Pair + bits.ReverseBytes64(rest.Free)>>shift) ^ want
	reached := uint8(1)<<(sets+1) - 1
	return lanes{gather(zeros(free)) & reached, gather(zeros(pair)) & reached}
}

// zeros returns bit 0 of each byte of w that is zero; bytes of w are less than 128.
func zeros(w uint64) uint64 {
	return ^((w&0x7f7f7f7f7f7f7f7f + 0x7f7f7f7f7f7f7f7f) | w) >> 7 & 0x0101010101010101
}

// effectOf returns what the draws of a part do that has the key and class given. What it
// says of a kind that is held four times, and of ranks the part does not have, means
// nothing.
func (t *Tables) effectOf(d *drawTables, key uint32, class Class) effect {
	// One step a rank, written out: no loop, no branch, each field a constant shift. Ranks
	// 7..9 share the row of the key itself.
	lowered, row := &d.lowered[class], t.heads[key>>8&0xffff]>>16<<7
	l0, l1, l2 := lowered[t.class(key+weight1)], lowered[t.class(key+weight2)], lowered[t.class(key+weight3)]
	l3, l4, l5 := lowered[t.class(key+weight4)], lowered[t.class(key+weight5)], lowered[t.class(key+weight6)]
	l6 := lowered[t.rows[(row+(key+weight7)&0xff)&(1<<18-1)]]
	l7 := lowered[t.rows[(row+(key+weight8)&0xff)&(1<<18-1)]]
	l8 := lowered[t.rows[(row+(key+weight9)&0xff)&(1<<18-1)]]
	return effect{
		free: uint64(l0.free)<<49 | uint64(l1.free)<<14 | uint64(l2.free)<<42 | uint64(l3.free)<<7 | uint64(l4.free)<<35 |
			uint64(l5.free) | uint64(l6.free)<<28 | uint64(l7.free)<<56 | uint64(l8.free)<<21,
		pair: uint64(l0.pair)<<49 | uint64(l1.pair)<<14 | uint64(l2.pair)<<42 | uint64(l3.pair)<<7 | uint64(l4.pair)<<35 |
			uint64(l5.pair) | uint64(l6.pair)<<28 | uint64(l7.pair)<<56 | uint64(l8.pair)<<21,
	}
}

// After is what a discard leaves.
type After struct {
	Kind     tile.Kind  // the kind discarded
	Distance int        // of the tiles that remain
	Useful   tile.Kinds // kinds whose draw lowers it
}

// Discards appends to dst what every discard of a hand leaves, in tile order: the distance
// and useful kinds as Useful gives them for the tiles that remain. A hand of 14 tiles takes
// some hundred nanoseconds, the work on the parts not discarded from being shared.
func (t *Tables) Discards(dst []After, x Keys, counts *tile.Counts, sets int) []After {
	h := discarding{tables: t, draws: t.draws[sets](), sets: sets, opened: t.open(x, sets)}
	for s, key := range h.keys {
		h.effects[s] = t.effectOf(h.draws, key, h.classes[s])
	}
	m, c := &t.merged, &h.classes
	mp, ms, mz := m[c[0]][c[1]], m[c[0]][c[2]], m[c[0]][c[3]]
	ps, pz, sz := m[c[1]][c[2]], m[c[1]][c[3]], m[c[2]][c[3]]
	h.beside = [tile.NumSuits][tile.NumSuits]Class{{0, sz, pz, ps}, {sz, 0, mz, ms}, {pz, mz, 0, mp}, {ps, ms, mp, 0}}
	held := counts.Layers()
	for s := range h.keys {
		dst = h.discards(dst, s, &held)
	}
	return dst
}

// discarding is a hand whose discards are looked at.
type discarding struct {
	tables *Tables
	draws  *drawTables
	sets   int
	opened
	effects [tile.NumSuits]effect
	beside  [tile.NumSuits][tile.NumSuits]Class // by two parts, the other two together
}

// discards appends to dst what every discard from suit s leaves.
func (h *discarding) discards(dst []After, s int, held *tile.Layers) []After {
	t, key, rest := h.tables, h.keys[s&3], h.rest[s&3]
	last, optimal := &t.last[h.sets][rest], &h.draws.optimal
	var class Class
	var elsewhere uint64
	for ranks := uint64(held[0]) >> (9 * s) & 511; ranks != 0; ranks &= ranks - 1 {
		r := bits.TrailingZeros64(ranks)
		left := key - t.weights[r&15]
		// Discards that leave the same class leave the same elsewhere, too.
		if c := t.class(left); c != class || elsewhere == 0 {
			class, elsewhere = c, h.elsewhere(s, c)
		}
		kinds := t.effectOf(h.draws, left, class).ranks(optimal[class][rest])<<(9*s) | elsewhere
		k := tile.Kind(9*s + r)
		useful := tile.Kinds(kinds) &^ (held[3] &^ (1 << k)) & tile.AllKinds
		dst = append(dst, After{k, int(last[class]), useful})
	}
	return dst
}

// elsewhere returns the kinds of the other parts that help if part s becomes class c.
func (h *discarding) elsewhere(s int, c Class) uint64 {
	var kinds uint64
	merged, beside := &h.tables.merged[c], &h.beside[s&3]
	for q := range h.effects {
		if q != s {
			kinds |= h.effects[q].ranks(h.draws.optimal[h.classes[q]][merged[beside[q]]]) << (9 * q)
		}
	}
	return kinds
}
