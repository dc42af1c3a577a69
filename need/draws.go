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

// fieldShifts holds, by rank, the lowest bit of its field.
const fieldShifts = "\x31\x0e\x2a\x07\x23\x00\x1c\x38\x15"

// ranks returns the ranks whose draw lowers a lane in optimal, bit 0 = rank 1.
func (e effect) ranks(optimal uint16) uint64 {
	f := e.free&(uint64(optimal&laneMask)*fields) + laneMask*fields
	p := e.pair&(uint64(optimal>>5)*fields) + laneMask*fields
	return (f | p) & (helpGuard * fields) * fieldSum >> 54 & 511
}

// drawTables say what draws do to classes, and which lanes matter for as many sets.
type drawTables struct {
	// lowered: by the classes before and after a draw, the lanes it lowers: bits 0..4
	// without the pair, 5..9 with it.
	lowered [256][256]uint16
	// optimal: by class and the class of the rest, the lanes that reach the distance.
	optimal [256][256]uint16
}

// drawTablesOf returns a function that makes the tables for as many sets at its first call.
func (t *Tables) drawTablesOf(sets int) func() *drawTables {
	return sync.OnceValue(func() *drawTables {
		d := new(drawTables)
		for a := range NumClasses {
			va := t.vecs[a]
			for b := range NumClasses {
				vb := t.vecs[b]
				d.lowered[a][b] = gather(va.Free-vb.Free) | gather(va.Pair-vb.Pair)<<5
				d.optimal[a][b] = optimalLanes(va, vb, sets, int(t.last[sets][a][b]))
			}
		}
		return d
	})
}

// gather returns bit 0 of the lowest five bytes of w as bits 0..4.
func gather(w uint64) uint16 {
	return uint16(w & 0x0101010101 * 0x0102040810204080 >> 56)
}

// optimalLanes returns the lanes of v whose sum with the matching lane of rest is the
// distance, as lowered does.
func optimalLanes(v, rest Vec, sets, distance int) uint16 {
	shift := 8 * (7 - sets)
	want := uint64(distance) * 0x0101010101010101
	free := (v.Free + bits.ReverseBytes64(rest.Pair)>>shift) ^ want
	pair := (v.Pair + bits.ReverseBytes64(rest.Free)>>shift) ^ want
	lanes := uint16(1)<<(sets+1) - 1
	return gather(zeros(free))&lanes | gather(zeros(pair))&lanes<<5
}

// zeros returns bit 0 of each byte of w that is zero; bytes of w are less than 128.
func zeros(w uint64) uint64 {
	return ^((w&0x7f7f7f7f7f7f7f7f + 0x7f7f7f7f7f7f7f7f) | w) >> 7 & 0x0101010101010101
}

// effectOf returns what the draws of a part do that has the key and class given, and of
// whose kinds held are held.
func (t *Tables) effectOf(d *drawTables, key uint32, class Class, held []uint8) effect {
	var e effect
	lowered := &d.lowered[class]
	for r, n := range held {
		if n == tile.Copies {
			continue
		}
		l := uint64(lowered[t.class(key+t.weights[r&15])])
		shift := fieldShifts[r] & 63
		e.free |= l & laneMask << shift
		e.pair |= l >> 5 << shift
	}
	return e
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
	d := t.draws[sets]()
	o := t.open(x, sets)
	var effects [tile.NumSuits]effect
	for s, key := range o.keys {
		effects[s] = t.effectOf(d, key, o.classes[s], heldOf(counts, tile.Suit(s)))
	}
	held := *counts
	for s := range o.keys {
		others := t.others(&o.classes, s)
		ranks := heldOf(&held, tile.Suit(s))
		last := &t.last[sets][o.rest[s]]
		for r, n := range ranks {
			if n == 0 {
				continue
			}
			key := o.keys[s] - t.weights[r&15]
			c := t.class(key)
			ranks[r]--
			kinds := t.effectOf(d, key, c, ranks).ranks(d.optimal[c][o.rest[s]]) << (9 * s)
			ranks[r]++
			for _, other := range others {
				rest := t.merged[c][other.rest]
				kinds |= effects[other.suit&3].ranks(d.optimal[o.classes[other.suit&3]][rest]) << (9 * other.suit)
			}
			k := tile.Suit(s).First() + tile.Kind(r)
			dst = append(dst, After{k, int(last[c]), tile.Kinds(kinds)})
		}
	}
	return dst
}

// other is a part seen from another one: its suit, and the two parts beside both merged.
type other struct {
	suit uint8
	rest Class
}

// others returns the three parts beside s.
func (t *Tables) others(c *[tile.NumSuits]Class, s int) [3]other {
	var list [3]other
	for i := range list {
		q, u, v := (s+1+i)&3, (s+1+(i+1)%3)&3, (s+1+(i+2)%3)&3
		list[i] = other{uint8(q), t.merged[c[u]][c[v]]}
	}
	return list
}
