package hand

import (
	"encoding/binary"

	"mentsu/form"
	"mentsu/tile"
)

// plainRules are those of the zero Context, in memory: they are copied faster than made.
//
//nolint:gochecknoglobals // never changed
var plainRules = form.Rules{}.WithDefaults()

// Plain returns the hand that New makes of concealed natural tiles alone under the zero
// Context: concealed holds them by kind, reds says how many of the fives of m, p and s are
// red, and last is the tile written last. It is not ok where New would refuse the tiles, or
// last is none of them; ask New, which says why. Plain does not allocate: it is the way in
// for hands by the million.
func Plain(concealed *tile.Counts, reds [3]uint8, last tile.Tile) (h Hand, ok bool) {
	size, ok := plainSize(concealed)
	h.rules = plainRules
	if !ok || size == 0 || size%3 == 0 || size/3 > h.rules.Sets {
		return h, false
	}
	h.concealed, h.reds, h.size = *concealed, reds, size
	for s := range reds {
		if reds[s] > 1 || reds[s] > concealed[tile.Suit(s).First()+4] {
			return h, false
		}
		h.redsLeft[s] = 1 - reds[s]
	}
	if size%3 == 2 {
		h.drawn, h.hasDrawn = last, true
	}
	return h, h.holds(last)
}

// plainSize returns how many tiles c holds, eight counts at a time; it is not ok if one is
// greater than four.
func plainSize(c *tile.Counts) (size int, ok bool) {
	const (
		ones = 0x0101010101010101
		high = 0x80 * ones
	)
	le := binary.LittleEndian
	last := le.Uint64(c[26:34]) >> 48 // the kinds 32 and 33
	var sum, over uint64
	for _, w := range [...]uint64{le.Uint64(c[0:8]), le.Uint64(c[8:16]), le.Uint64(c[16:24]), le.Uint64(c[24:32]), last} {
		over |= w | (w + (0x7f-tile.Copies)*ones) // high bits: of counts over 127, and of those over four
		sum += w
	}
	return int(sum * ones >> 56), over&high == 0 // the top byte of the product is the sum of all bytes
}

// holds reports whether t is one of the concealed natural tiles.
func (h *Hand) holds(t tile.Tile) bool {
	if t >= tile.Joker {
		return false
	}
	k := t.Kind()
	if t.IsRed() {
		return h.reds[k.Suit()] > 0
	}
	return h.concealed[k] > h.Reds(k)
}

// Reds returns how many of the concealed tiles of kind k are red fives.
func (h *Hand) Reds(k tile.Kind) uint8 {
	if k.IsHonour() || k.Rank() != 5 {
		return 0
	}
	return h.reds[k.Suit()]
}
