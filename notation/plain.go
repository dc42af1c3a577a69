package notation

import (
	"bytes"
	"encoding/binary"
	"slices"

	"mentsu/hand"
	"mentsu/tile"
)

// shape is what Plain needs to know of a byte.
type shape struct {
	first  uint8 // of a letter: the first kind of its suit
	rank   uint8 // of a digit, from 0; the red five is a five
	digit  uint8 // 1 for digits
	red    uint8 // 1 for the red five
	letter uint8 // all bits for letters
	known  uint8 // all bits for both
}

// shapes are those of all bytes.
//
//nolint:gochecknoglobals // never changed; a table that is there when the program starts
var shapes = [256]shape{
	'0': {rank: 4, digit: 1, red: 1, known: 0xff},
	'1': {rank: 0, digit: 1, known: 0xff}, '2': {rank: 1, digit: 1, known: 0xff}, '3': {rank: 2, digit: 1, known: 0xff},
	'4': {rank: 3, digit: 1, known: 0xff}, '5': {rank: 4, digit: 1, known: 0xff}, '6': {rank: 5, digit: 1, known: 0xff},
	'7': {rank: 6, digit: 1, known: 0xff}, '8': {rank: 7, digit: 1, known: 0xff}, '9': {rank: 8, digit: 1, known: 0xff},
	'm': {first: 0, letter: 0xff, known: 0xff}, 'p': {first: 9, letter: 0xff, known: 0xff},
	's': {first: 18, letter: 0xff, known: 0xff}, 'z': {first: 27, letter: 0xff, known: 0xff},
}

// Plain reads the common shape of a hand, nothing but concealed tiles as digits and small
// suit letters such as 123m0567p789s114z, and checks it under the zero hand.Context, as
// Hand does with Auto or MPSZ. It is not ok for every other text, right or wrong: ask Hand,
// which reads all shapes and says what is wrong. Plain does not allocate: it is the way in
// for hands by the million.
func Plain(text []byte) (h hand.Hand, ok bool) {
	const longest = 2 * hand.MaxTiles // a letter for each tile; no count can overflow
	if len(text) < 2 || len(text) > longest {
		return h, false
	}
	var (
		counts  [64]uint8   // by kind; those from NumKinds on are of no tile
		first   = uint8(40) // of the suit; no letter yet
		reds    uint64      // kinds with a red five
		bad     uint8
		letters uint8 // all bits if the byte before was a letter
	)
	// From the end, where a suit comes before its digits. Letters stand at no regular
	// distance, so all bytes take the same steps, and what is wrong is asked in the end.
	for _, c := range slices.Backward(text) {
		b := &shapes[c]
		first = first&^b.letter | b.first
		k := (first + b.rank) & 63
		counts[k] += b.digit
		red := uint64(b.red) << k
		bad |= ^b.known | letters&b.letter | uint8(reds&red>>k)
		reds |= red
		letters = b.letter
	}
	none := binary.LittleEndian.Uint64(counts[tile.NumKinds:]) | binary.LittleEndian.Uint64(counts[tile.NumKinds+8:])
	if bad|letters != 0 || none != 0 || reds>>(tile.Honours.First()+4)&1 != 0 {
		return h, false
	}
	suit, rank := &shapes[text[len(text)-1]], &shapes[text[len(text)-2]]
	last := tile.Tile(suit.first + rank.rank)
	if rank.red == 1 {
		last = tile.RedFive(last.Kind().Suit())
	}
	fives := [3]uint8{uint8(reds >> 4 & 1), uint8(reds >> 13 & 1), uint8(reds >> 22 & 1)}
	return hand.Plain((*tile.Counts)(counts[:tile.NumKinds]), fives, last)
}

// AppendConcealed appends the concealed tiles of h, jokers apart, to dst in mpsz: the text
// that Format writes for a hand of them alone. It does not allocate if dst has room.
func AppendConcealed(dst []byte, h *hand.Hand) []byte {
	counts := h.Held()
	var text [64]byte
	n := 0
	for s := tile.Man; s <= tile.Honours; s++ {
		before, first := n, int(s.First())
		for rank := range s.Len() {
			// Four copies are written and those that count are kept, so that nothing
			// depends on which kinds are held.
			binary.LittleEndian.PutUint32(text[n&31:], uint32('1'+rank)*0x01010101)
			n += int(counts[first+rank])
		}
		if n == before {
			continue
		}
		if s < tile.Honours && h.Reds(s.First()+4) > 0 {
			at := before + bytes.IndexByte(text[before:n], '5')
			for i := range int(h.Reds(s.First() + 4)) {
				text[at+i] = '0'
			}
		}
		text[n] = s.Letter()
		n++
	}
	return append(dst, text[:n]...)
}
