package reading

import (
	"encoding/binary"
	"math/bits"

	"mentsu/tile"
)

// maxSplits is the most ways in which the tiles of one suit are up to five sets, with or
// without a pair: 4 with up to four sets. A test goes through all suits.
const maxSplits = 6

// split is one way in which the tiles of a suit are sets and perhaps a pair:
//
//	bits 0..8    bit r: a triplet of rank r+1
//	bits 9..29   three bits a rank: how many runs start at it
//	bits 30..36  bit 30+r: a run starts at rank r+1
//	bits 37..40  rank of the pair, 0 if there is none, pairWanted if it is still to be found
type split uint64

// Fields of a split.
const (
	runField   = 9
	startField = 30
	pairField  = 37
	pairWanted = 15
)

// pairs returns how many pairs there are, 0 or 1.
func (p split) pairs() uint { return uint(min(p>>pairField, 1)) }

// splits collects the splits of one suit, in the order of readings.
type splits struct {
	n   int
	all [maxSplits]split
}

// eachSplit yields the standard readings of concealed tiles without jokers. The reading r
// holds the melds.
func eachSplit(counts *tile.Counts, r Reading, yield func(Reading) bool) bool {
	var room [maxSplits]Cut
	cuts := Cuts(room[:0], counts)
	for i := range cuts {
		with := r
		cuts[i].addTo(&with)
		if !yield(with) {
			return false
		}
	}
	return true
}

// of collects the splits of the counts of a suit, at most four of a kind and hand.MaxTiles in
// all: 3n+2 make a pair, too, and 3n+1 nothing. Nearly all suits have one way at most, which is
// looked up; only others are searched.
func (s *splits) of(suit tile.Suit, counts *tile.Counts, t *thirds) {
	if suit == tile.Honours {
		p, n := cutHonours(counts)
		s.all[0], s.n = p, int(n)
		return
	}
	p, n := t.cut(suit, counts)
	if s.all[0], s.n = p, int(n); n > 1 {
		low, last := countsOf(suit, counts)
		s.n = 0
		s.walk(nibbles(low)|last<<32, split(p.pairs()*pairWanted)<<pairField)
	}
}

// countsOf returns the counts of the ranks 1 to 8 of a number suit, a byte each, and that of
// rank 9.
func countsOf(suit tile.Suit, counts *tile.Counts) (low, last uint64) {
	first := suit.First()
	return binary.LittleEndian.Uint64(counts[first:]), uint64(counts[first+8])
}

// cut returns a split of the counts of a number suit. N is 0 if there is none, and 1 if there
// is no other.
func (t *thirds) cut(suit tile.Suit, counts *tile.Counts) (p split, n uint) {
	low, last := countsOf(suit, counts)
	key := keyOf(low, low>>48|last<<16)
	switch (byteSum(low) + last) % 3 {
	case 0:
		return t.split(key)
	case 2:
		return t.withPair(key, low, last)
	default:
		return 0, 0
	}
}

// withPair is split for 3n+2 tiles. The ranks of sets add up to a multiple of three, so the sum
// of all tells that of the pair.
func (t *thirds) withPair(key, low, last uint64) (p split, n uint) {
	rank := (2*rankSum(low) + 2) % 3 // the lowest that the pair may have
	pair := 2 * [...]uint64{1, 5, 25}[rank]
	from := low>>(8*rank) | last<<(64-8*rank)
	const every = 1 | 1<<24 | 1<<48 // third rank
	for twos := (from>>1 | from>>2) & every; twos != 0; twos &= twos - 1 {
		third := bits.TrailingZeros64(twos) / 24
		if q, ways := t.split(key - pair<<(8*third)); ways > 0 {
			p = q | (split(rank)+split(3*third)+1)<<pairField
			n += ways
		}
	}
	return p, n
}

// cutHonours is cut for the honours: they are pairs and triplets only.
func cutHonours(all *tile.Counts) (p split, n uint) {
	const each = 0x01010101010101
	counts := binary.LittleEndian.Uint64(all[tile.East-1:]) >> 8 // the load ends with the array
	ones, twos, fours := counts&each, counts>>1&each, counts>>2&each
	triplets, pairs := ones&twos, twos&^ones
	if fours|ones&^twos != 0 || pairs&(pairs-1) != 0 {
		return 0, 0
	}
	p = split(triplets * 0x0102040810204080 >> 56)
	if pairs != 0 {
		p |= split(bits.TrailingZeros64(pairs)/8+1) << pairField
	}
	return p, 1
}

// byteSum returns the sum of the bytes of w, if it is below 256.
func byteSum(w uint64) uint64 { return w * 0x0101010101010101 >> 56 }

// rankSum returns the sum of the ranks of eight counts, a byte each, that of rank 1 the lowest.
func rankSum(w uint64) uint64 { return w * 0x0102030405060708 >> 56 }

// nibbles returns the low halves of the bytes of w, whose high halves are 0, side by side.
func nibbles(w uint64) uint64 {
	w = (w | w>>4) & 0x00ff00ff00ff00ff
	w = (w | w>>8) & 0x0000ffff0000ffff
	return (w | w>>16) & 0xffffffff
}

// walk extends p by the tiles in rest, four bits a rank, in every way. All tiles of the lowest rank belong to
// the pair, to a triplet of it, or to runs that start there.
func (s *splits) walk(rest uint64, p split) {
	for rest != 0 {
		at := bits.TrailingZeros64(rest) &^ 3
		rank := at / 4
		n := rest >> at & 7
		if n >= 2 && p>>pairField == pairWanted && follow(rest, at, n-2) {
			pair := split(rank+1-pairWanted) << pairField
			s.walk(rest-2<<at-(n-2)*run<<at, p+pair+runs(rank, n-2))
		}
		if n >= 3 && follow(rest, at, n-3) {
			s.walk(rest-3<<at-(n-3)*run<<at, p+1<<rank+runs(rank, n-3))
		}
		if !follow(rest, at, n) {
			return
		}
		p += runs(rank, n)
		rest -= n * run << at
	}
	if p>>pairField != pairWanted {
		s.all[s.n] = p
		s.n++
	}
}

// run holds the counts of the run of the lowest rank.
const run = 0x111

// follow reports whether n runs can start at the rank whose count is at bit at.
func follow(rest uint64, at int, n uint64) bool {
	return n <= rest>>at>>4&7 && n <= rest>>at>>8&7
}

// runs returns the fields of a split that say n runs start at a rank, 0..8.
func runs(rank int, n uint64) split {
	return split(n<<(runField+3*rank) | min(n, 1)<<(startField+rank))
}
