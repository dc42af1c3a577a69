package odds

import "math/bits"

// random is a source of pseudo-random numbers, splitmix64 (Steele, Lea and Flood 2014): the
// same seed gives the same deals on every machine and in every version.
type random struct{ state uint64 }

func (r *random) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below returns a number in 0..n-1, each equally likely: products that would favour some
// are drawn again.
func (r *random) below(n int) int { return int(r.belowWord(uint64(n))) }

// belowWord is below for any word but 0.
func (r *random) belowWord(m uint64) uint64 {
	high, low := bits.Mul64(r.next(), m)
	for low < m && low < -m%m {
		high, low = bits.Mul64(r.next(), m)
	}
	return high
}
