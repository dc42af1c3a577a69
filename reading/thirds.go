package reading

import (
	"math/bits"
	"sync/atomic"
)

// thirds tells how three ranks of a suit after another are cut where triplets come first. A
// key is the counts of three ranks in base five. What an entry says of its ranks stands as
// in a split; above are the runs that go on in the next third: 3 x those that start at the
// last rank + those at the one before, as far as the ranks of the next key begin.
type thirds [3][(impossible + 1) * thirdKeys]split

const (
	thirdKeys  = 125
	impossible = 9 // in place of runs that go on: the tiles are no sets
	goOnField  = pairField
)

// madeThirds are the tables once they are made.
//
//nolint:gochecknoglobals // made once
var madeThirds atomic.Pointer[thirds]

// loadThirds returns the tables, and makes them at first use, in some microseconds.
func loadThirds() *thirds {
	if t := madeThirds.Load(); t != nil {
		return t
	}
	return makeThirds()
}

// makeThirds makes the tables. Goroutines that come here at once all make the same.
func makeThirds() *thirds {
	var t thirds
	for third := range t {
		for i := range t[third] {
			t[third][i] = thirdOf(third, i/thirdKeys, i%thirdKeys)
		}
	}
	madeThirds.Store(&t)
	return &t
}

// thirdOf returns the entry of a key, with runs that go on from the third before.
func thirdOf(third, goOn, key int) (p split) {
	last, before := goOn/3, goOn%3 // runs that started one rank ago, and two
	for rank := 3 * third; rank < 3*third+3; rank++ {
		left := key%5 - last - before
		if goOn == impossible || left < 0 {
			return impossible * thirdKeys << goOnField
		}
		key /= 5
		if left >= 3 {
			p |= 1 << rank
			left -= 3
		}
		p |= runs(rank, uint64(left))
		last, before = left, last
	}
	return p | split(3*last+before)*thirdKeys<<goOnField
}

// keyOf returns the three keys of the counts of a suit, a byte each: those of ranks 1 to 8, and
// from rank 7 on.
func keyOf(low, high uint64) uint64 {
	const sum = 25 | 5<<8 | 1<<16
	return low*sum>>16&0xff | (low>>24*sum>>16&0xff)<<8 | (high*sum>>16&0xff)<<16
}

// split returns how the tiles of a suit are sets, triplets where there can be some. Then
// there is another way exactly if three triplets follow one another. N is 0 if the tiles are
// no sets, 1 if there is one way, 2 or more if there are several.
func (t *thirds) split(key uint64) (p split, n uint) {
	a := t[0][key&0xff]
	b := t[1][uint64(a>>goOnField)+(key>>8&0xff)]
	c := t[2][uint64(b>>goOnField)+(key>>16&0xff)]
	if c>>goOnField != 0 {
		return 0, 0
	}
	p = (a | b | c) & (1<<goOnField - 1)
	triplets := uint64(p & (1<<runField - 1))
	return p, 1 + uint(bits.Len64(triplets&(triplets>>1)&(triplets>>2)))
}
