package need

import (
	"math/bits"
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
				d.optimal[a][b] = t.optimalLanes(Class(a), vb, sets, int(t.last[sets][a][b]))
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

// effectOf returns what the draws of a part do that has the key and class given. What it
// says of a kind that is held four times, and of ranks the part does not have, means
// nothing.
func (t *Tables) effectOf(d *drawTables, key uint32, class Class) effect {
	// One step a rank, written out: no loop, no branch, each field a constant shift. Ranks
	// 7..9 share the row of the key itself.
	lowered, head, tail := &d.lowered[class], key>>8, key&0xff
	row := t.row(head)
	l0, l1 := lowered[t.entry(t.row(head+weight1>>8), tail)], lowered[t.entry(t.row(head+weight2>>8), tail)]
	l2, l3 := lowered[t.entry(t.row(head+weight3>>8), tail)], lowered[t.entry(t.row(head+weight4>>8), tail)]
	l4, l5 := lowered[t.entry(t.row(head+weight5>>8), tail)], lowered[t.entry(t.row(head+weight6>>8), tail)]
	l6, l7, l8 := lowered[t.entry(row, tail+weight7)], lowered[t.entry(row, tail+weight8)], lowered[t.entry(row, tail+weight9)]
	return effect(l0)<<21 | effect(l1)<<49 | effect(l2)<<14 | effect(l3)<<42 | effect(l4)<<7 | effect(l5)<<35 | effect(l6) |
		effect(l7)<<28 | effect(l8)<<56
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
	o, d, last := t.open(x, sets), t.draws[sets](), &t.last[sets]
	var parts [tile.NumSuits]kept
	for s, c := range o.classes {
		parts[s] = kept{t.effectOf(d, o.keys[s], c), &d.optimal[c]}
	}
	besides, held := t.besides(&o.classes), counts.Layers()
	// One loop over all kinds, not one a suit, and nothing in it that depends on what was
	// before: the processor guesses every branch.
	for kinds := held[0]; kinds != 0; kinds &= kinds - 1 {
		k := kinds.First()
		s := k.Suit() & 3
		key, rest := o.keys[s]-t.weights[k.Rank()-1], o.rest[s]
		c := t.class(key)
		merged, beside := &t.merged[c], &besides[s]
		q, r, u := (s+1)&3, (s+2)&3, (s+3)&3
		useful := t.effectOf(d, key, c).ranks(d.optimal[c][rest])<<s.First() |
			parts[q].ranks(merged[beside[q]])<<q.First() | parts[r].ranks(merged[beside[r]])<<r.First() | parts[u].ranks(merged[beside[u]])<<u.First()
		dst = append(dst, After{k, int(last[rest][c]), tile.Kinds(useful) &^ (held[3] &^ (1 << k)) & tile.AllKinds})
	}
	return dst
}

// kept is a part that is not discarded from.
type kept struct {
	effect  effect
	optimal *[256]lanes // by class of the rest
}

// ranks returns the ranks of the part whose draw helps beside a rest.
func (p *kept) ranks(rest Class) uint64 { return p.effect.ranks(p.optimal[rest]) }

// besides returns, by two of the parts with the given classes, the other two together.
func (t *Tables) besides(c *[tile.NumSuits]Class) [tile.NumSuits][tile.NumSuits]Class {
	m := &t.merged
	mp, ms, mz := m[c[0]][c[1]], m[c[0]][c[2]], m[c[0]][c[3]]
	ps, pz, sz := m[c[1]][c[2]], m[c[1]][c[3]], m[c[2]][c[3]]
	return [tile.NumSuits][tile.NumSuits]Class{{0, sz, pz, ps}, {sz, 0, mz, ms}, {pz, mz, 0, mp}, {ps, ms, mp, 0}}
}
