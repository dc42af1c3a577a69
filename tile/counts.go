package tile

import "encoding/binary"

// AtLeast returns the kinds of which c holds n tiles or more, n = 1..4.
func (c *Counts) AtLeast(n uint8) Kinds {
	le := binary.LittleEndian
	return Kinds(reach(le.Uint64(c[0:8]), n) | reach(le.Uint64(c[8:16]), n)<<8 | reach(le.Uint64(c[16:24]), n)<<16 |
		reach(le.Uint64(c[24:32]), n)<<24 | reach(le.Uint64(c[26:34]), n)>>6<<32)
}

// reach returns a bit for each of eight counts, set where it is n or more.
func reach(w uint64, n uint8) uint64 {
	const ones = 0x0101010101010101
	w = (w + (0x80-uint64(n))*ones) >> 7 & ones
	return w * 0x0102040810204080 >> 56 // brings bit 8i to bit 56+i
}
