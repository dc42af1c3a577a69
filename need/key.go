package need

import (
	"encoding/binary"

	"mentsu/tile"
)

// Keys names the tiles of a hand: four part keys of 32 bits, two in a word, m in the lower
// and p in the upper half of Low, s and the honours in those of High.
//
// A part key is its head and its tail, three base-5 numbers and a flag. Of the head, the
// upper 16 bits, bits 0..7 hold the digits of ranks 1, 3, 5 (1, 5, 25 each), bits 8..14 those
// of ranks 2, 4, 6, and bit 15 marks the honours. The tail, bits 0..7 of the key, holds those
// of ranks 7, 8, 9 (25, 5, 1 each; 128 more for the honours, which have only rank 7). So
// drawing a tile adds a constant and discarding it subtracts the same, and
// eight counts become a head by one multiplication.
type Keys struct{ Low, High uint64 }

const honourFlag = 0x8000<<16 | 0x80

// weights of the ranks in a part key.
const (
	headWeights = 1<<48 | 5<<32 | 25<<16 // ranks 1, 3, 5 below ranks 2, 4, 6, in the top 16 bits
	tailWeights = 25<<24 | 5<<16 | 1<<8  // ranks 7, 8, 9, in the top 8 bits
)

// KeysOf returns the keys of the tiles in c, 0..4 of each kind.
func KeysOf(c *tile.Counts) Keys {
	m := suitKey(binary.LittleEndian.Uint64(c[0:8]), binary.LittleEndian.Uint32(c[6:10]))
	p := suitKey(binary.LittleEndian.Uint64(c[9:17]), binary.LittleEndian.Uint32(c[15:19]))
	s := suitKey(binary.LittleEndian.Uint64(c[18:26]), binary.LittleEndian.Uint32(c[24:28]))
	// The honours are read one kind early, so that the load ends with the array.
	z := binary.LittleEndian.Uint64(c[26:34])
	h := z>>8*headWeights>>48<<16 + 25*(z>>56) + honourFlag
	return Keys{m | p<<32, s | h<<32}
}

// suitKey returns the part key of a suit from the counts of its first eight ranks and of its
// last three.
func suitKey(first uint64, last uint32) uint64 {
	return first*headWeights>>48<<16 | uint64(last*tailWeights>>24)
}

// Draw returns the keys with one more tile of kind k.
func (x Keys) Draw(k tile.Kind) Keys {
	w := &kindKeys[k]
	return Keys{x.Low + w.Low, x.High + w.High}
}

// Discard returns the keys with one tile of kind k less.
func (x Keys) Discard(k tile.Kind) Keys {
	w := &kindKeys[k]
	return Keys{x.Low - w.Low, x.High - w.High}
}

// parts returns the part keys, by suit.
func (x Keys) parts() [tile.NumSuits]uint32 {
	return [tile.NumSuits]uint32{uint32(x.Low), uint32(x.Low >> 32), uint32(x.High), uint32(x.High >> 32)}
}

// What a tile of each rank adds to its part key.
const (
	weight1 = 1 << 16
	weight2 = 1 << 24
	weight3 = 5 << 16
	weight4 = 5 << 24
	weight5 = 25 << 16
	weight6 = 25 << 24
	weight7 = 25
	weight8 = 5
	weight9 = 1
)

// rankWeights holds the weights by rank, four little-endian bytes each.
const rankWeights = "\x00\x00\x01\x00" + "\x00\x00\x00\x01" + "\x00\x00\x05\x00" + "\x00\x00\x00\x05" + "\x00\x00\x19\x00" +
	"\x00\x00\x00\x19" + "\x19\x00\x00\x00" + "\x05\x00\x00\x00" + "\x01\x00\x00\x00"

// rankWeight returns what a tile of rank r, from 0, adds to its part key.
func rankWeight(r int) uint32 {
	w := rankWeights[4*r : 4*r+4]
	return uint32(w[0]) | uint32(w[1])<<8 | uint32(w[2])<<16 | uint32(w[3])<<24
}

// partKey returns the part key of a suit of which held tiles of each rank are held.
func partKey(s tile.Suit, held []uint8) uint32 {
	var key uint32
	if s == tile.Honours {
		key = honourFlag
	}
	for r, n := range held {
		key += uint32(n) * rankWeight(r)
	}
	return key
}

// kindKeys holds the keys of a single tile of each kind, without the honours flag.
//
//nolint:gochecknoglobals // a constant table
var kindKeys = [tile.NumKinds]Keys{
	{weight1, 0},
	{weight2, 0},
	{weight3, 0},
	{weight4, 0},
	{weight5, 0},
	{weight6, 0},
	{weight7, 0},
	{weight8, 0},
	{weight9, 0},
	{weight1 << 32, 0},
	{weight2 << 32, 0},
	{weight3 << 32, 0},
	{weight4 << 32, 0},
	{weight5 << 32, 0},
	{weight6 << 32, 0},
	{weight7 << 32, 0},
	{weight8 << 32, 0},
	{weight9 << 32, 0},
	{0, weight1},
	{0, weight2},
	{0, weight3},
	{0, weight4},
	{0, weight5},
	{0, weight6},
	{0, weight7},
	{0, weight8},
	{0, weight9},
	{0, weight1 << 32},
	{0, weight2 << 32},
	{0, weight3 << 32},
	{0, weight4 << 32},
	{0, weight5 << 32},
	{0, weight6 << 32},
	{0, weight7 << 32},
}
