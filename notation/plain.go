package notation

import (
	"bytes"
	"slices"

	"mentsu/hand"
	"mentsu/tile"
)

// Plain reads the common shape of a hand, nothing but concealed tiles as digits and small
// suit letters such as 123m0567p789s114z, and checks it under the zero hand.Context, as
// Hand does with Auto or MPSZ. It is not ok for every other text, right or wrong: ask Hand,
// which reads all shapes and says what is wrong. Plain does not allocate: it is the way in
// for hands by the million.
func Plain(text []byte) (h hand.Hand, ok bool) {
	const (
		longest = 2 * hand.MaxTiles                          // a letter for each tile; no count can overflow
		ranks   = "\x04\x00\x01\x02\x03\x04\x05\x06\x07\x08" // of the digits, from 0; the red five is a five
	)
	if len(text) > longest {
		return h, false
	}
	var (
		counts tile.Counts
		reds   [3]uint8
		last   = tile.Joker               // none yet
		suit   = tile.Suit(tile.NumSuits) // none yet
	)
	for at, c := range slices.Backward(text) { // from the end, where a suit comes before its digits
		if !isDigit(c) {
			if suit, ok = suitOf(rune(c)); !ok || at == 0 || !isDigit(text[at-1]) {
				return h, false
			}
			continue
		}
		k := suit.First() + tile.Kind(ranks[c-'0'])
		if k >= tile.NumKinds || suit == tile.Honours && c == '0' {
			return h, false
		}
		counts[k]++
		t := tile.Tile(k)
		if c == '0' {
			t = tile.RedFive(suit)
			reds[suit]++
		}
		if last == tile.Joker {
			last = t
		}
	}
	return hand.Plain(&counts, reds, last)
}

func isDigit(c byte) bool { return c-'0' <= 9 }

// AppendConcealed appends the concealed tiles of h, jokers apart, to dst in mpsz: the text
// that Format writes for a hand of them alone. It does not allocate if dst has room.
func AppendConcealed(dst []byte, h *hand.Hand) []byte {
	counts := h.Concealed()
	dst = slices.Grow(dst, hand.MaxTiles+tile.NumSuits+tile.Copies)
	for s := tile.Man; s <= tile.Honours; s++ {
		before := len(dst)
		for rank := range s.Len() {
			// Four copies are written and those that count are kept, so that nothing
			// depends on which kinds are held.
			d, n := byte('1'+rank), len(dst)+int(counts[int(s.First())+rank])
			dst = append(dst, d, d, d, d)[:n]
		}
		if len(dst) == before {
			continue
		}
		dst = append(dst, s.Letter())
		if five := s.First() + 4; s < tile.Honours && h.Reds(five) > 0 {
			at := before + bytes.IndexByte(dst[before:], '5')
			for i := range int(h.Reds(five)) {
				dst[at+i] = '0'
			}
		}
	}
	return dst
}
