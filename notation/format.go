package notation

import (
	"slices"
	"strings"

	"mentsu/hand"
	"mentsu/tile"
)

// Format writes tiles in notation n: concealed tiles m p s z, a red five right before the
// plain ones, jokers last; then the melds in their order. Two hands with the same tiles
// have the same text, and Parse reads it back, unless lossy says that the notation cannot
// tell the red fives of this hand from plain ones.
func Format(t hand.Tiles, n Notation) (text string, lossy bool) { return n.entry().format(t) }

// FormatTiles writes a list of tiles as Format writes the concealed tiles of a hand. No
// tiles are an empty text.
func FormatTiles(tiles []tile.Tile, n Notation) (text string, lossy bool) {
	return Format(hand.Tiles{Concealed: tiles}, n)
}

// formatMPSZ writes digits and, once for tiles of the same suit in a row, its letter.
func formatMPSZ(tiles hand.Tiles) (text string, lossy bool) {
	var b strings.Builder
	writeHand(&b, tiles, func(tiles []tile.Tile) {
		for i, t := range tiles {
			if t == tile.Joker {
				b.WriteByte('j')
				continue
			}
			suit := t.Kind().Suit()
			b.WriteByte(digit(t))
			if i+1 == len(tiles) || tiles[i+1] == tile.Joker || tiles[i+1].Kind().Suit() != suit {
				b.WriteByte(suit.Letter())
			}
		}
	})
	return b.String(), false
}

// digit returns the digit of a tile that has a kind: 0 for a red five.
func digit(t tile.Tile) byte {
	if t.IsRed() {
		return '0'
	}
	return byte('0' + t.Kind().Rank())
}

// writeHand puts the concealed tiles of a hand into canonical order and each meld into
// its brackets; write writes the tiles of one such group to b.
func writeHand(b *strings.Builder, tiles hand.Tiles, write func([]tile.Tile)) {
	write(sorted(tiles.Concealed))
	for _, m := range tiles.Melds {
		left, right := byte('['), byte(']')
		if m.Kind == hand.ClosedKan {
			left, right = '(', ')'
		}
		b.WriteByte(left)
		write(m.Tiles())
		b.WriteByte(right)
	}
}

func sorted(tiles []tile.Tile) []tile.Tile {
	s := slices.Clone(tiles)
	slices.SortStableFunc(s, func(t, u tile.Tile) int {
		switch {
		case t.Less(u):
			return -1
		case u.Less(t):
			return 1
		default:
			return 0
		}
	})
	return s
}
