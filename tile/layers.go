package tile

import "encoding/binary"

// Layers holds counts of 0..4 turned on their side: layer n-1 is the set of the kinds of
// which there are n tiles or more. So a question about all kinds is a step or two.
type Layers [Copies]Kinds

// Layers returns c, whose counts are 0..4, as layers.
func (c *Counts) Layers() Layers {
	le := binary.LittleEndian
	var bit [3]Kinds // the kinds whose count has bit 0, 1, 2
	for i, w := range [...]uint64{le.Uint64(c[0:8]), le.Uint64(c[8:16]), le.Uint64(c[16:24]), le.Uint64(c[24:32])} {
		bit[0] |= gather(w) << (8 * i)
		bit[1] |= gather(w>>1) << (8 * i)
		bit[2] |= gather(w>>2) << (8 * i)
	}
	w := le.Uint64(c[26:34]) // its last two bytes are the kinds 32 and 33
	bit[0] |= gather(w) >> 6 << 32
	bit[1] |= gather(w>>1) >> 6 << 32
	bit[2] |= gather(w>>2) >> 6 << 32
	return Layers{bit[0] | bit[1] | bit[2], bit[1] | bit[2], bit[0]&bit[1] | bit[2], bit[2]}
}

// AllLayers returns the layers of AllCopies.
func AllLayers() Layers { return Layers{AllKinds, AllKinds, AllKinds, AllKinds} }

// Fours returns the kinds of which c, whose counts are 0..4, holds four tiles.
func (c *Counts) Fours() Kinds {
	le := binary.LittleEndian
	a, b, d, e, rest := le.Uint64(c[0:8]), le.Uint64(c[8:16]), le.Uint64(c[16:24]), le.Uint64(c[24:32]), uint64(c[32])|uint64(c[33])<<8
	if (a|b|d|e|rest)&0x0404040404040404 == 0 { // the usual case
		return 0
	}
	return gather(a>>2) | gather(b>>2)<<8 | gather(d>>2)<<16 | gather(e>>2)<<24 | gather(rest>>2)<<32
}

// gather returns bit 0 of each of the eight bytes of w as bits 0..7.
func gather(w uint64) Kinds {
	return Kinds(w & 0x0101010101010101 * 0x0102040810204080 >> 56) // brings bit 8i to bit 56+i
}

// Add adds one tile of kind k, of which there are fewer than four.
func (l *Layers) Add(k Kind) {
	b := Kinds(1) << k
	l[3] |= l[2] & b
	l[2] |= l[1] & b
	l[1] |= l[0] & b
	l[0] |= b
}

// Remove takes one tile of kind k away, of which there is one at least.
func (l *Layers) Remove(k Kind) {
	keep := ^(Kinds(1) << k)
	l[0] &= keep | l[1]
	l[1] &= keep | l[2]
	l[2] &= keep | l[3]
	l[3] &= keep
}

// Sum returns how many tiles of the given kinds there are.
func (l *Layers) Sum(kinds Kinds) int {
	return (l[0] & kinds).Len() + (l[1] & kinds).Len() + (l[2] & kinds).Len() + (l[3] & kinds).Len()
}
