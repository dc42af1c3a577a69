package tile

import (
	"iter"
	"math/bits"
	"strings"
)

// Kinds is a set of kinds, bit k for Kind k.
type Kinds uint64

// Sets of kinds that rules speak of.
const (
	AllKinds   Kinds = 1<<NumKinds - 1
	Winds      Kinds = 0xf << East
	Dragons    Kinds = 7 << White
	AllHonours       = Winds | Dragons
	Terminals  Kinds = 0x101 | 0x101<<9 | 0x101<<18 // 1 and 9 of each suit
	Orphans          = Terminals | AllHonours       // the thirteen kinds of thirteen orphans
	Simples          = AllKinds &^ Orphans          // 2..8 of each suit
	SanmaGone  Kinds = 0x7f << 1                    // 2m..8m, absent with three players
)

// KindsOf returns the set of the kinds given.
func KindsOf(kinds ...Kind) Kinds {
	var ks Kinds
	for _, k := range kinds {
		ks = ks.With(k)
	}
	return ks
}

// Has reports whether k is in the set.
func (ks Kinds) Has(k Kind) bool { return ks>>k&1 != 0 }

// With returns the set with k added.
func (ks Kinds) With(k Kind) Kinds { return ks | 1<<k }

// Len returns the number of kinds in the set.
func (ks Kinds) Len() int { return bits.OnesCount64(uint64(ks)) }

// First returns the lowest kind of the set, NumKinds or more if it is empty.
func (ks Kinds) First() Kind { return Kind(bits.TrailingZeros64(uint64(ks))) }

// All yields the kinds of the set in rising order.
func (ks Kinds) All() iter.Seq[Kind] {
	return func(yield func(Kind) bool) {
		for ; ks != 0; ks &= ks - 1 {
			if !yield(Kind(bits.TrailingZeros64(uint64(ks)))) {
				return
			}
		}
	}
}

// String returns the kinds as text with one letter a suit, for example "147m5z".
func (ks Kinds) String() string {
	var b strings.Builder
	for s := Man; s <= Honours; s++ {
		part := uint64(ks) >> s.First() & (1<<s.Len() - 1)
		for r := range s.Len() {
			if part>>r&1 != 0 {
				b.WriteByte(byte('1' + r))
			}
		}
		if part != 0 {
			b.WriteByte(s.Letter())
		}
	}
	return b.String()
}
