package odds

import (
	"math/big"
	"math/bits"
)

// count is a number of deals, less than 2^128: there are fewer than 10^38 of MaxRandom tiles.
type count struct{ high, low uint64 }

// addProduct adds a x b.
func (c *count) addProduct(a, b uint64) {
	high, low := bits.Mul64(a, b)
	var carry uint64
	c.low, carry = bits.Add64(c.low, low, 0)
	c.high, _ = bits.Add64(c.high, high, carry)
}

func (c *count) isZero() bool { return c.high|c.low == 0 }

func (c *count) big() *big.Int {
	n := new(big.Int).SetUint64(c.high)
	return n.Add(n.Lsh(n, 64), new(big.Int).SetUint64(c.low))
}

// choose returns the ways to choose k of n things, which are few.
func choose(n, k int) uint64 {
	if k < 0 || k > n {
		return 0
	}
	ways := uint64(1)
	for i := range k {
		ways = ways * uint64(n-i) / uint64(i+1)
	}
	return ways
}
