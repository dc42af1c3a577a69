package reading

import (
	"encoding/binary"
	"math/bits"

	"mentsu/form"
	"mentsu/tile"
)

// maxSplits is the most ways in which the tiles of one suit are up to five sets, with or
// without a pair: 4 with up to four sets. A test goes through all suits.
const maxSplits = 6

// split is one way in which the tiles of a suit are sets and perhaps a pair:
//
//	bits 0..8    bit r: a triplet of rank r+1
//	bits 9..29   three bits a rank: how many runs start at it
//	bits 32..35  rank of the pair, 0 if there is none, pairWanted if it is still to be found
type split uint64

// Fields of a split.
const (
	runField   = 9
	pairField  = 32
	pairWanted = 15
)

// splits collects the splits of one suit, in the order of readings. The counts of the suit
// are four bits each, rank 1 the lowest; those of the honours eight, so that no honour has
// a neighbour.
type splits struct {
	n     int
	first tile.Kind // of the suit
	width uint      // log2 of the bits of a count
	all   [maxSplits]split
}

// eachSplit yields the standard readings of concealed tiles without jokers. The reading r
// holds the melds.
func eachSplit(counts *tile.Counts, r Reading, yield func(Reading) bool) bool {
	var suits [tile.NumSuits]splits
	pairs := 0
	for s := range suits {
		size := suits[s].of(tile.Suit(s), counts)
		if suits[s].n == 0 {
			return true
		}
		pairs += size % 3 / 2
	}
	r.Concealed = 0
	return pairs != 1 || combine(&suits, tile.Man, r, yield)
}

// combine yields r with every choice of a split for each suit from s on.
func combine(suits *[tile.NumSuits]splits, s tile.Suit, r Reading, yield func(Reading) bool) bool {
	for ; s < tile.NumSuits; s++ {
		found := &suits[s]
		for i := range found.n - 1 {
			with := r
			with.add(found.first, found.all[i])
			if !combine(suits, s+1, with, yield) {
				return false
			}
		}
		r.add(found.first, found.all[found.n-1])
	}
	return yield(r)
}

// add puts the sets of a suit, whose lowest kind is first, behind those before it.
func (r *Reading) add(first tile.Kind, p split) {
	n := r.Concealed
	for t := uint(p & (1<<runField - 1)); t != 0; t &= t - 1 {
		r.Sets[n].Set = form.Triplet(first + tile.Kind(bits.TrailingZeros(t)))
		n++
	}
	set := form.Run(first)
	for q := p >> runField & (1<<(pairField-runField) - 1); q != 0; q >>= 3 {
		for range q & 7 {
			r.Sets[n].Set = set
			n++
		}
		set++
	}
	r.Concealed = n
	if pair := p >> pairField; pair != 0 {
		r.Pairs[0].Kind = first + tile.Kind(pair-1)
	}
}

// of collects the splits of the counts of suit s, at most four of a kind and hand.MaxTiles
// in all, and returns how many tiles they are: 3n+2 make a pair, too, and 3n+1 nothing.
func (s *splits) of(suit tile.Suit, counts *tile.Counts) (size int) {
	s.first, s.width = suit.First(), 2
	var rest uint64
	if suit == tile.Honours {
		rest = binary.LittleEndian.Uint64(counts[tile.East-1:]) >> 8 // the load ends with the array
		s.width = 3
		size = byteSum(rest)
	} else {
		rest = binary.LittleEndian.Uint64(counts[s.first:])
		last := counts[s.first+8]
		size = byteSum(rest) + int(last)
		rest = nibbles(rest) | uint64(last)<<32
	}
	switch size % 3 {
	case 0:
		s.walk(rest, 0)
	case 2:
		s.walk(rest, pairWanted<<pairField)
	}
	return size
}

// byteSum returns the sum of the bytes of w, if it is below 256.
func byteSum(w uint64) int { return int(w * 0x0101010101010101 >> 56) }

// nibbles returns the low halves of the bytes of w, whose high halves are 0, side by side.
func nibbles(w uint64) uint64 {
	w = (w | w>>4) & 0x00ff00ff00ff00ff
	w = (w | w>>8) & 0x0000ffff0000ffff
	return (w | w>>16) & 0xffffffff
}

// walk extends p by the tiles in rest in every way. All tiles of the lowest rank belong to
// the pair, to a triplet of it, or to runs that start there.
func (s *splits) walk(rest uint64, p split) {
	for rest != 0 {
		at := bits.TrailingZeros64(rest) >> s.width << s.width
		rank := at >> s.width
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

// runs returns the field of a split that says n runs start at a rank, 0..8.
func runs(rank int, n uint64) split { return split(n << (runField + 3*rank)) }
