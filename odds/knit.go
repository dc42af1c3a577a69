package odds

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// knit is what tiles contribute to the forms with knitted tiles, in bytes of missing tiles.
// A number suit takes one of the rows 1 4 7, 2 5 8 and 3 6 9 of a pattern, each suit another.
// Row r of the knitted straight, of a suit that takes it, has four bytes: what is missing
// of the row, and beside it of nothing, a set, a pair, and both. Bits 0..31 of low are row 0,
// bits 32..63 row 1; bits 0..31 of high are row 2. The other bytes of high are, for each row
// one, the kinds missing of the row and the honours; the last is not used. Two suits
// together stand in the rows that they leave to the third.
type knit struct{ low, high uint64 }

const (
	knitRows  = 3
	rowKinds  = 3
	knitSets  = 3 // that the nine tiles of a knitted straight stand for
	sixteen   = 2 // kinds of a pattern and the honours that a hand of fourteen may miss
	noKnit    = 0x3f
	eachByte  = 0x0101010101010101
	byteGuard = 0x80 * eachByte
	noKnits   = noKnit * eachByte
)

// noRow is the four bytes of a row that cannot be.
const noRow = uint32(noKnits & (1<<32 - 1))

// knitOf returns the knit of three rows and the kinds missing beside each.
func knitOf(rows, kinds [knitRows]uint32) knit {
	rest := kinds[0] | kinds[1]<<8 | kinds[2]<<16 | noKnit<<24
	return knit{uint64(rows[0]) | uint64(rows[1])<<32, uint64(rows[2]) | uint64(rest)<<32}
}

// row returns the four bytes of a row.
func (k knit) row(r int) uint32 {
	if r == knitRows-1 {
		return uint32(k.high)
	}
	return uint32(k.low >> (32 * r))
}

// kinds returns the kinds missing of a row and the honours.
func (k knit) kinds(r int) uint32 { return uint32(k.high>>(32+8*r)) & 0xff }

// leastBytes returns the lesser of each byte of x and y; bytes hold less than 128.
func leastBytes(x, y uint64) uint64 {
	m := ((x | byteGuard) - y) & byteGuard // the guard stays where x >= y
	m -= m >> 7
	return y&m | x&^m
}

// capped returns sums of bytes with those that cannot be as noKnit.
func capped(w uint64) uint64 { return leastBytes(w, noKnits) }

// withRow returns the four bytes of two rows together.
func withRow(a, b uint32) uint32 {
	x := leastBytes(capped(uint64(a&0xff)*eachByte+uint64(b)), capped(uint64(b&0xff)*eachByte+uint64(a)))
	both := min(a>>8&0xff+b>>16&0xff, a>>16&0xff+b>>8&0xff) // a set of one, a pair of the other
	return uint32(x)&0xffffff | min(uint32(x)>>24, both)<<24
}

// halfPatterns says in which rows two suits can stand so that honours and knitted tiles can
// be finished.
type halfPatterns [knitRows][knitRows]bool

// withSuit returns the knit of two suits together, in the rows that they leave.
func (k knit) withSuit(l knit, possible *halfPatterns) knit {
	var rows, kinds [knitRows]uint32
	for left := range rows {
		r, s := (left+1)%knitRows, (left+2)%knitRows
		rows[left] = uint32(leastBytes(uint64(withRow(k.row(r), l.row(s))), uint64(withRow(k.row(s), l.row(r)))))
		kinds[left] = noKnit
		for _, o := range [2][2]int{{r, s}, {s, r}} {
			if possible[o[0]][o[1]] {
				kinds[left] = min(kinds[left], k.kinds(o[0])+l.kinds(o[1]))
			}
		}
	}
	return knitOf(rows, kinds)
}

// withHonours returns the knit of a suit and the honours, which are the same in each row.
func (k knit) withHonours(honours knit) knit {
	var rows, kinds [knitRows]uint32
	for r := range rows {
		rows[r] = withRow(k.row(r), honours.row(r))
		kinds[r] = min(noKnit, k.kinds(r)+honours.kinds(r))
	}
	return knitOf(rows, kinds)
}

// mirrored returns a half of a hand so that its bytes, added to those of the other half, are
// what the whole misses.
func (k knit) mirrored() knit {
	swap := func(w uint64) uint64 { // the four bytes of each half of w the other way round
		return w>>24&0x000000ff000000ff | w>>8&0x0000ff000000ff00 | w<<8&0x00ff000000ff0000 | w<<24&0xff000000ff000000
	}
	const row2 = 1<<32 - 1
	return knit{swap(k.low), swap(k.high)&row2 | k.high&^row2}
}

// nearLimit returns the limits of hands that miss fewer than near tiles.
func nearLimit(near int) knit {
	n := uint64(near)
	return knit{n * eachByte, n*eachByte + uint64(sixteen)*(eachByte>>40<<32)}
}

// below returns the guards of the bytes of k that are below those of limit.
func (k knit) below(limit knit) (low, high uint64) {
	return ^((k.low | byteGuard) - limit.low) & byteGuard, ^((k.high | byteGuard) - limit.high) & byteGuard
}

// clip returns k with the bytes as impossible that are not below the limit with what the
// rest of a hand misses at least; it is not ok if these are all.
func (k knit) clip(least, limit knit) (clipped knit, ok bool) {
	low, high := knit{k.low + least.low, k.high + least.high}.below(limit)
	if low|high == 0 {
		return k, false
	}
	only := func(w, kept uint64) uint64 {
		kept |= kept - kept>>7 // all bits of these bytes
		return w&kept | noKnits&^kept
	}
	return knit{only(k.low, low), only(k.high, high)}, true
}

// least returns the least missing tiles of a whole hand.
func (k knit) least() int {
	const kinds = 32
	straight := leastBytes(k.low, k.high&(1<<kinds-1)|noKnits&^(1<<kinds-1))
	straight = leastBytes(straight, straight>>32)
	straight = leastBytes(straight, straight>>16)
	straight = leastBytes(straight, straight>>8)
	rest := min(k.kinds(0), k.kinds(1), k.kinds(2))
	return min(int(straight&0xff), max(0, int(rest)-sixteen))
}

// knitter computes the knits of parts.
type knitter struct {
	soft     tile.Counts
	sets     int  // beside the nine tiles of a knitted straight
	straight bool // asked and possible
	honours  bool // honours and knitted tiles: the same
	possible halfPatterns
}

// knitterOf returns the knitter of the forms among those asked that are possible.
func (d *deal) knitterOf(asked form.Forms) knitter {
	k := knitter{soft: d.soft, sets: d.sets - knitSets}
	knits := d.Rules.Knits()
	k.straight = knits && asked.Has(form.KnittedStraight) && k.sets >= 0
	k.honours = knits && asked.Has(form.HonoursAndKnitted) && d.closed
	for _, pattern := range form.KnittedPatterns() {
		missing := 0
		for kind := range (pattern | tile.AllHonours).All() {
			if d.soft[kind] == 0 {
				missing++
			}
		}
		m, p := pattern.First(), (pattern >> tile.Pin.First()).First()
		k.possible[m][p] = missing <= sixteen
	}
	return k
}

// any reports whether there is a form to count.
func (k *knitter) any() bool { return k.straight || k.honours }

// least returns what a rest of so many tiles misses at least, that has so many rows of a
// pattern and so many kinds of the rows and honours.
func (k *knitter) least(tiles, rows, kinds int) knit {
	least := func(n int) uint32 { return uint32(max(0, n-tiles)) }
	beside := uint32(0)
	for i, n := range []int{3*k.sets + 2, 2, 3 * k.sets, 0} { // nothing is held, a set, a pair, both
		beside |= least(rowKinds*rows+n) << (8 * i)
	}
	more := least(kinds)
	return knitOf([knitRows]uint32{beside, beside, beside}, [knitRows]uint32{more, more, more})
}

// of returns the knit of a part of which counts are held.
func (k *knitter) of(s tile.Suit, counts *tile.Counts) knit {
	rows, kinds := [knitRows]uint32{noRow, noRow, noRow}, [knitRows]uint32{noKnit, noKnit, noKnit}
	for r := range tile.Kind(knitRows) {
		switch {
		case !k.straight:
		case s == tile.Honours:
			rows[r] = k.beside(s, counts, &k.soft, 0)
		default:
			rows[r] = k.row(s, r, counts)
		}
		switch {
		case !k.honours:
		case s == tile.Honours:
			kinds[r] = uint32(s.Len() - (counts.Kinds() & tile.AllHonours).Len())
		default:
			kinds[r] = rowKinds - uint32(heldOf(s, r, counts))
		}
	}
	return knitOf(rows, kinds)
}

// row returns the four bytes of a row of a suit.
func (k *knitter) row(s tile.Suit, r tile.Kind, counts *tile.Counts) uint32 {
	rest, caps, missing := *counts, k.soft, 0
	for kind := s.First() + r; kind < s.First()+tile.Kind(s.Len()); kind += rowKinds {
		switch caps[kind] {
		case 0:
			return noRow
		case tile.Copies: // a set and a pair can have no more than the other three
		default:
			caps[kind]--
		}
		if rest[kind] > 0 {
			rest[kind]--
		} else {
			missing++
		}
	}
	return k.beside(s, &rest, &caps, missing)
}

// heldOf returns how many kinds of a row of a suit are held.
func heldOf(s tile.Suit, r tile.Kind, counts *tile.Counts) int {
	held := 0
	for kind := s.First() + r; kind < s.First()+tile.Kind(s.Len()); kind += rowKinds {
		if counts[kind] > 0 {
			held++
		}
	}
	return held
}

// beside returns the four bytes of a row of which so many tiles are missing, and beside
// which counts are held.
func (k *knitter) beside(s tile.Suit, counts, caps *tile.Counts, missing int) uint32 {
	v := need.Standard().Vec(s, counts, caps)
	row := uint32(0)
	for i := range 4 {
		n := min(noKnit, missing+v.Lane(min(i&1, k.sets), i>>1))
		row |= uint32(n) << (8 * i)
	}
	return row
}
