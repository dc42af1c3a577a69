package form

import "mentsu/tile"

// NumKnitted is the number of knitted patterns.
const NumKnitted = 6

// Ranks of a suit that a knitted pattern takes, as bits of its lowest nine kinds.
const (
	ranks147 tile.Kinds = 1 | 1<<3 | 1<<6
	ranks258            = ranks147 << 1
	ranks369            = ranks147 << 2
	pinBit              = 9 // of the first kind
	souBit              = 18
)

// KnittedPatterns returns the six knitted patterns, nine kinds each: 1 4 7 of one suit, 2 5
// 8 of another and 3 6 9 of the third, in the order of what m takes, then p.
func KnittedPatterns() [NumKnitted]tile.Kinds {
	return [NumKnitted]tile.Kinds{
		ranks147 | ranks258<<pinBit | ranks369<<souBit,
		ranks147 | ranks369<<pinBit | ranks258<<souBit,
		ranks258 | ranks147<<pinBit | ranks369<<souBit,
		ranks258 | ranks369<<pinBit | ranks147<<souBit,
		ranks369 | ranks147<<pinBit | ranks258<<souBit,
		ranks369 | ranks258<<pinBit | ranks147<<souBit,
	}
}
