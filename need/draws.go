package need

import (
	"math/bits"
	"slices"
	"sync"

	"mentsu/tile"
)

// A draw lowers some of the ten lanes of its part, each by one. It helps a hand if one of
// them is a lane that the best hands use: a lane whose sum with the matching lane of the
// rest is the distance. At most six lanes of a class tell, drawLanes says which. So the
// effect of all draws of a part is kept in a word of nine fields of seven bits: field i is
// for rank (7i+6) mod 9, from 0, its bits 0..5 are the kept lanes that the draw lowers, and
// bit 6 is a guard. Which ranks help is then the same few steps for any rest.
type effect uint64

const (
	fields    = 1 | 1<<7 | 1<<14 | 1<<21 | 1<<28 | 1<<35 | 1<<42 | 1<<49 | 1<<56 // bit 0 of each field
	fieldSum  = 1 | 1<<9 | 1<<18 | 1<<27 | 1<<36 | 1<<45 | 1<<54                 // gathers bit 6 of field i at bit 54 + rank
	laneMask  = 63
	helpGuard = 64
)

// ranks returns the ranks whose draw lowers a lane in optimal, bit 0 = rank 1.
func (e effect) ranks(optimal lanes) uint64 {
	helps := uint64(e)&(uint64(optimal)*fields) + laneMask*fields
	return helps & (helpGuard * fields) * fieldSum >> 54 & 511
}

// lanes is a set of the kept lanes of a class, bit 0 for the first of them.
type lanes uint8

// drawsOf says what draws do to a class: the lanes that are kept, of all ten, and the
// lanes that they lower.
type drawsOf struct {
	kept    uint16
	lowered []uint16
}

// readDraws returns drawsOf by class, out of drawLanes.
func readDraws() []drawsOf {
	all := make([]drawsOf, NumClasses)
	at := 0
	next := func() uint16 {
		at += 2
		return uint16(drawLanes[at-2]) | uint16(drawLanes[at-1])<<8
	}
	for c := range all {
		all[c].kept = next()
		for l := next(); l != 0; l = next() {
			all[c].lowered = append(all[c].lowered, l)
		}
	}
	return all
}

// keep returns those of the ten lanes that are kept.
func (d *drawsOf) keep(ten uint16) lanes {
	var kept lanes
	for i, mask := 0, d.kept; mask != 0; i, mask = i+1, mask&(mask-1) {
		kept |= lanes(ten>>bits.TrailingZeros16(mask)&1) << i
	}
	return kept
}

// telling returns the kept lanes that tell whether a draw helps, given those that reach
// the distance: all but those that a draw lowers which does not help.
func (d *drawsOf) telling(reached uint16) lanes {
	telling := d.kept
	for _, l := range d.lowered {
		if l&reached == 0 {
			telling &^= l
		}
	}
	return d.keep(telling)
}

// drawTables say what draws do to classes, and which lanes matter for as many sets.
type drawTables struct {
	// lowered: by the classes before and after a draw, the lanes it lowers.
	lowered [256][256]lanes
	// optimal: by class and the class of the rest, the lanes that tell which draws help.
	optimal [256][256]lanes
}

// drawTablesOf returns a function that makes the tables for as many sets at its first call.
func (t *Tables) drawTablesOf(sets int) func() *drawTables {
	return sync.OnceValue(func() *drawTables {
		d := new(drawTables)
		for a := range NumClasses {
			va, draws := t.vecs[a], &t.drawsOf[a]
			for b := range NumClasses {
				vb := t.vecs[b]
				d.lowered[a][b] = draws.keep(gather(va.Free-vb.Free) | gather(va.Pair-vb.Pair)<<5)
				d.optimal[a][b] = t.optimalLanes(Class(a), vb, sets, int(t.last[sets][t.merged[a][b]]))
			}
		}
		return d
	})
}

// gather returns bit 0 of the lowest five bytes of w as bits 0..4.
func gather(w uint64) uint16 {
	return uint16(w & 0x0101010101 * 0x0102040810204080 >> 56)
}

// optimalLanes returns the lanes of class c that tell which draws help beside rest.
func (t *Tables) optimalLanes(c Class, rest Vec, sets, distance int) lanes {
	v := t.vecs[c]
	shift := 8 * (7 - sets)
	want := uint64(distance) * 0x0101010101010101
	free := (v.Free + bits.ReverseBytes64(rest.Pair)>>shift) ^ want
	pair := (v.Pair + bits.ReverseBytes64(rest.Free)>>shift) ^ want
	reached := uint16(1)<<(sets+1) - 1
	return t.drawsOf[c].telling(gather(zeros(free))&reached | gather(zeros(pair))&reached<<5)
}

// zeros returns bit 0 of each byte of w that is zero; bytes of w are less than 128.
func zeros(w uint64) uint64 {
	return ^((w&0x7f7f7f7f7f7f7f7f + 0x7f7f7f7f7f7f7f7f) | w) >> 7 & 0x0101010101010101
}

// effectOf returns the class of a part key, and what the draws of the part do. What it says
// of a kind that is held four times, and of ranks the part does not have, means nothing.
func (t *Tables) effectOf(d *drawTables, key uint32) (effect, Class) {
	// One step a rank, written out: no loop, no branch, each field a constant shift. Ranks
	// 7..9 share the row of the key itself. Every index lies in its table, as the compiler
	// sees, so that none is checked.
	head, tail := uint64(key>>16), uint64(key&0xff)*columns
	column := uint64(t.columns[head]) + tail
	class := t.classes[column]
	lowered := &d.lowered[class]
	l0, l1 := lowered[t.classes[uint64(t.columns[head+weight1>>16])+tail]], lowered[t.classes[uint64(t.columns[head+weight2>>16])+tail]]
	l2, l3 := lowered[t.classes[uint64(t.columns[head+weight3>>16])+tail]], lowered[t.classes[uint64(t.columns[head+weight4>>16])+tail]]
	l4, l5 := lowered[t.classes[uint64(t.columns[head+weight5>>16])+tail]], lowered[t.classes[uint64(t.columns[head+weight6>>16])+tail]]
	l6, l7, l8 := lowered[t.classes[column+weight7*columns]], lowered[t.classes[column+weight8*columns]], lowered[t.classes[column+weight9*columns]]
	return effect(l0)<<21 | effect(l1)<<49 | effect(l2)<<14 | effect(l3)<<42 | effect(l4)<<7 | effect(l5)<<35 | effect(l6) |
		effect(l7)<<28 | effect(l8)<<56, class
}

// After is what a discard leaves.
type After struct {
	Kind     tile.Kind  // the kind discarded
	Distance int        // of the tiles that remain
	Useful   tile.Kinds // kinds whose draw lowers it
}

// Discards appends to dst what every discard of a hand leaves, in tile order: the distance
// and useful kinds as Useful gives them for the tiles that remain. Held are the tiles that x
// names. A hand of 14 tiles takes some hundred nanoseconds, the work on the parts not
// discarded from being shared.
func (t *Tables) Discards(dst []After, x Keys, held *tile.Layers, sets int) []After {
	d, last := t.draws[sets](), &t.last[sets]
	var sides [tile.NumSuits]side
	t.sides(d, x, &sides)
	kinds, fours := held[0], held[3]
	n, from := kinds.Len(), len(dst)
	dst = slices.Grow(dst, n)[:from+n]
	// One loop over all kinds, not one a suit, and nothing in it that depends on what was
	// before: the processor guesses every branch.
	for i := range dst[from:] {
		k := kinds.First() & 63
		kinds &= kinds - 1
		s := &sides[k.Suit()&3]
		e, c := t.effectOf(d, s.key-t.weights[k])
		merged := &t.merged[c]
		useful := e.ranks(d.optimal[c][s.rest])<<s.first |
			s.others[0].ranks(merged) | s.others[1].ranks(merged) | s.others[2].ranks(merged)
		dst[from+i] = After{k, int(last[merged[s.rest]]), tile.Kinds(useful) &^ (fours &^ (1 << k)) & tile.AllKinds}
	}
	return dst
}

// side is a part to discard from, and all that its discards share.
type side struct {
	key    uint32
	rest   Class     // the other parts together
	first  tile.Kind // of the part
	others [3]other
}

// other is one of the parts not discarded from.
type other struct {
	effect  effect
	optimal *[256]lanes // by class of the rest
	beside  Class       // the two parts that are neither this one nor discarded from
	first   tile.Kind   // of the part
}

// ranks returns the kinds of the part whose draw helps, by what is merged of another part
// and beside.
func (p *other) ranks(merged *[256]Class) uint64 {
	return p.effect.ranks(p.optimal[merged[p.beside]]) << (p.first & 63)
}

// sides sets the sides of a hand, field by field: a struct that has just been written in
// small pieces is slow to copy.
func (t *Tables) sides(d *drawTables, x Keys, sides *[tile.NumSuits]side) {
	keys := x.parts()
	e0, c0 := t.effectOf(d, keys[0])
	e1, c1 := t.effectOf(d, keys[1])
	e2, c2 := t.effectOf(d, keys[2])
	e3, c3 := t.effectOf(d, keys[3])
	m, o := &t.merged, &d.optimal
	mp, ms, mz, ps, pz, sz := m[c0][c1], m[c0][c2], m[c0][c3], m[c1][c2], m[c1][c3], m[c2][c3]
	for s := range sides {
		sides[s].key, sides[s].first = keys[s], tile.Suit(s).First()
	}
	sides[0].rest, sides[1].rest, sides[2].rest, sides[3].rest = m[c1][sz], m[c0][sz], m[mp][c3], m[mp][c2]
	sides[0].others[0].set(e1, &o[c1], sz, 9)
	sides[0].others[1].set(e2, &o[c2], pz, 18)
	sides[0].others[2].set(e3, &o[c3], ps, 27)
	sides[1].others[0].set(e0, &o[c0], sz, 0)
	sides[1].others[1].set(e2, &o[c2], mz, 18)
	sides[1].others[2].set(e3, &o[c3], ms, 27)
	sides[2].others[0].set(e0, &o[c0], pz, 0)
	sides[2].others[1].set(e1, &o[c1], mz, 9)
	sides[2].others[2].set(e3, &o[c3], mp, 27)
	sides[3].others[0].set(e0, &o[c0], ps, 0)
	sides[3].others[1].set(e1, &o[c1], ms, 9)
	sides[3].others[2].set(e2, &o[c2], mp, 18)
}

// set sets all fields.
func (p *other) set(e effect, optimal *[256]lanes, beside Class, first tile.Kind) {
	p.effect, p.optimal, p.beside, p.first = e, optimal, beside, first
}
