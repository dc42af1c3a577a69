// Package tile names the pieces of the game: the 34 kinds, single tiles (a kind, a red
// five or a joker), counts and sets of kinds, and what they are called.
package tile

import "encoding/binary"

// NumKinds is the number of different tile kinds: three suits of nine and seven honours.
const NumKinds = 34

// Copies is how many tiles of each kind a set of mahjong tiles holds.
const Copies = 4

// Kind is one of the 34 kinds of tile: 0..8 = 1m..9m (characters 萬), 9..17 = 1p..9p
// (dots 筒), 18..26 = 1s..9s (bamboo 索), 27..30 = east, south, west, north (1z..4z),
// 31..33 = white, green and red dragon (5z..7z).
type Kind uint8

// The first kind of each suit, and the honours.
const (
	Man1  Kind = 0
	Pin1  Kind = 9
	Sou1  Kind = 18
	East  Kind = 27
	South Kind = 28
	West  Kind = 29
	North Kind = 30
	White Kind = 31
	Green Kind = 32
	Red   Kind = 33
)

// Suit is one of the four parts of the tiles: three number suits and the honours (字牌).
type Suit uint8

// The suits, in the order of the kinds.
const (
	Man Suit = iota
	Pin
	Sou
	Honours
)

// NumSuits is the number of suits, the honours included.
const NumSuits = 4

// First returns the lowest kind of the suit.
func (s Suit) First() Kind { return Kind(9 * s) }

// Len returns how many kinds the suit has: 9, or 7 for the honours.
func (s Suit) Len() int {
	if s == Honours {
		return 7
	}
	return 9
}

// Letter returns the letter that names the suit in text: m, p, s or z.
func (s Suit) Letter() byte { return "mpsz"[s&3] }

// Suit returns the suit that k belongs to.
func (k Kind) Suit() Suit { return Suit(k / 9) }

// Rank returns the digit of k in its suit: 1..9, or 1..7 for honours.
func (k Kind) Rank() int { return int(k%9) + 1 }

// IsHonour reports whether k is a wind or a dragon.
func (k Kind) IsHonour() bool { return k >= East }

// IsOrphan reports whether k is a 1, a 9 or an honour (yaochu 么九).
func (k Kind) IsOrphan() bool { return Orphans.Has(k) }

// String returns k as digit and suit letter, for example "5m" or "7z".
func (k Kind) String() string {
	if k >= NumKinds {
		return "?"
	}
	return string([]byte{byte('0' + k.Rank()), k.Suit().Letter()})
}

// Dora returns the kind that the dora indicator k points to: the next of its suit, winds
// and dragons each in a circle of their own. With three players 1m points to 9m.
func (k Kind) Dora(players int) Kind {
	switch {
	case players == 3 && k == Man1:
		return Man1 + 8
	case k == North:
		return East
	case k == Red:
		return White
	case k < East && k.Rank() == 9:
		return k - 8
	default:
		return k + 1
	}
}

// Tile is one physical tile as text can name it: a kind (0..33), a red five (34 = red 5m,
// 35 = red 5p, 36 = red 5s) or a joker (37).
type Tile uint8

// The tiles that are not plain kinds.
const (
	RedMan Tile = 34 + iota
	RedPin
	RedSou
	Joker
)

// NumTiles is the number of different values of Tile.
const NumTiles = 38

// RedFive returns the red five of a number suit.
func RedFive(s Suit) Tile { return RedMan + Tile(s) }

// IsRed reports whether t is a red five.
func (t Tile) IsRed() bool { return t >= RedMan && t <= RedSou }

// Kind returns the kind of t, a red five as the plain five. A joker has no kind: ask for
// Joker first.
func (t Tile) Kind() Kind {
	if t.IsRed() {
		return Kind(t-RedMan)*9 + 4
	}
	return Kind(t)
}

// String returns t as text: "5m", "0m" for the red five, "j" for a joker.
func (t Tile) String() string {
	switch {
	case t == Joker:
		return "j"
	case t.IsRed():
		return string([]byte{'0', Suit(t - RedMan).Letter()})
	default:
		return Kind(t).String()
	}
}

// Less orders tiles as canonical text does: m p s z, rising, a red five right before the
// plain fives, jokers last.
func (t Tile) Less(u Tile) bool { return t.order() < u.order() }

func (t Tile) order() int {
	if t == Joker {
		return 2 * NumKinds
	}
	if t.IsRed() {
		return 2 * int(t.Kind())
	}
	return 2*int(t) + 1
}

// Counts holds how many tiles of each kind there are, 0..4 each unless said otherwise.
type Counts [NumKinds]uint8

// Total returns the number of tiles in c.
func (c *Counts) Total() int {
	n := 0
	for _, v := range c {
		n += int(v)
	}
	return n
}

// Kinds returns the kinds of which c holds at least one tile.
func (c *Counts) Kinds() Kinds {
	ks := Kinds(min(c[32], 1))<<32 | Kinds(min(c[33], 1))<<33
	for k := 0; k < 32; k += 8 { // eight kinds at once: bit 7 of a byte tells if it is not 0
		const low = 0x7f7f7f7f7f7f7f7f
		w := binary.LittleEndian.Uint64(c[k:])
		ks |= gather((w&low+low|w)>>7) << k
	}
	return ks
}

// Even reports whether of no kind there is an odd number of tiles.
func (c *Counts) Even() bool {
	le := binary.LittleEndian
	w := le.Uint64(c[0:]) | le.Uint64(c[8:]) | le.Uint64(c[16:]) | le.Uint64(c[24:]) | uint64(c[32]|c[33])
	return w&0x0101010101010101 == 0
}
