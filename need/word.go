package need

// word is what one part of a hand contributes, like a Vec of up to four sets, in ten lanes
// of six bits: bits 6s..6s+4 the least missing tiles for s sets, bits 30+6s..30+6s+4 for s
// sets and the pair, never where impossible. The sixth bit of each lane is a guard, clear
// between operations. A lane that is possible misses no more than the 14 tiles it makes, so
// that the sum of two lanes fits, too.
type word uint64

const (
	laneBits  = 6
	pairShift = 5 * laneBits // from the lanes without the pair to those with it

	laneZero   = 1 | 1<<pairShift // bit 0 of the lanes for no set
	laneOnes   = laneZero | laneZero<<6 | laneZero<<12 | laneZero<<18 | laneZero<<24
	laneGuards = 32 * laneOnes
	laneFulls  = 63 * laneZero
	freeLanes  = 1<<pairShift - 1
	allLanes   = 1<<(2*pairShift) - 1

	impossible = 15
	never      = impossible * laneOnes // all lanes impossible
	nothing    = never - impossible    // of no tiles at all, out of which nothing can be made
)

// wordOf returns the lanes of v for up to four sets.
func wordOf(v Vec) word {
	var w word
	for s := range 5 {
		free, pair := min(v.Lane(s, 0), impossible), min(v.Lane(s, 1), impossible)
		w |= word(free)<<(laneBits*s) | word(pair)<<(laneBits*s+pairShift)
	}
	return w
}

// lesser returns the lesser of each lane of x and y, which may be sums of two words.
func lesser(x, y word) word {
	d := (x | laneGuards) - y // 32 + the difference: the guard stays where x >= y
	m := d & laneGuards
	return x - d&(m-m>>5) // less the difference there
}

// clamped returns a sum of two words with impossible for every lane above it.
func clamped(x word) word {
	m := x & (16 * laneOnes)
	return (x | (m - m>>4)) &^ m
}

// up returns x with one set more made in every lane.
func up(x word) word { return x<<laneBits&(allLanes&^laneFulls) | impossible*laneZero }

// paired returns x with a pair made: what it has with a pair already cannot get another.
func paired(x word) word { return x<<pairShift&allLanes | never&freeLanes }

// merge returns what two parts contribute together: the least sum over all ways to share
// the sets and the pair between them.
func merge(a, b word) word {
	r := word(never)
	for range 5 {
		r = lesser(r, b+a&impossible*laneOnes)
		r = lesser(r, paired(b)+a>>pairShift&impossible*(laneOnes&^freeLanes))
		a >>= laneBits
		b = up(b)
	}
	return r
}

// matching returns the lanes of a rest that complete each lane of a part: the sum of a lane
// and its match is what a hand of so many sets and the pair misses.
func matching(rest word, sets int) word {
	x := rest>>pairShift | rest<<pairShift&allLanes // the pair is made here or there
	x = x>>24&laneFulls | x>>12&(laneFulls<<6) | x&(laneFulls<<12) | x<<12&(laneFulls<<18) | x<<24&(laneFulls<<24)
	used := (word(1)<<(laneBits*(sets+1)) - 1) / 63 * laneFulls
	return x>>(laneBits*(4-sets))&used | never&^used
}

// least returns the least lane of x, the sum of a part and what matches it: the missing tiles
// of the hand, None if it cannot be finished.
func (x word) least() int {
	x = lesser(x&freeLanes, x>>pairShift)
	d := word(impossible)
	for range 5 {
		d = min(d, x&31)
		x >>= laneBits
	}
	if d == impossible {
		return None
	}
	return int(d)
}

// reaches reports whether a lane of x is d.
func (x word) reaches(d int) bool {
	y := x ^ laneOnes*word(d)
	return ((y|laneGuards)-laneOnes)&laneGuards != laneGuards
}
