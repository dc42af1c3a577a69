package need

import "unsafe"

// EffectBits is the width of the word that holds what all draws of a suit do.
const EffectBits = 8 * int(unsafe.Sizeof(effect(0)))

// HeadRanks returns how many ranks of a suit the first of the two look-ups reads.
func HeadRanks() int {
	n := 0
	for r := range 9 {
		if rankWeight(r)>>8 != 0 {
			n++
		}
	}
	return n
}
