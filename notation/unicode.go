package notation

import (
	"fmt"
	"strings"

	"mentsu/tile"
)

// glyphs holds the tiles of the Unicode block U+1F000 (麻将牌) in the order of tile.Kind,
// then the joker. The block has another order: winds first, dragons red, green, white, and
// bamboo before dots.
const glyphs = "" +
	"\U0001F007\U0001F008\U0001F009\U0001F00A\U0001F00B\U0001F00C\U0001F00D\U0001F00E\U0001F00F" + // 1m..9m
	"\U0001F019\U0001F01A\U0001F01B\U0001F01C\U0001F01D\U0001F01E\U0001F01F\U0001F020\U0001F021" + // 1p..9p
	"\U0001F010\U0001F011\U0001F012\U0001F013\U0001F014\U0001F015\U0001F016\U0001F017\U0001F018" + // 1s..9s
	"\U0001F000\U0001F001\U0001F002\U0001F003\U0001F006\U0001F005\U0001F004" + // E S W N white green red
	"\U0001F02A" // joker

const (
	glyphSize = 4        // bytes of one glyph
	textStyle = "\uFE0E" // follows the red dragon, which is a coloured emoji without it
)

// glyphTile returns the tile whose glyph c is.
func glyphTile(c rune) (t tile.Tile, ok bool) {
	if c < 0x1F000 || c > 0x1F02B {
		return 0, false
	}
	switch i := strings.IndexRune(glyphs, c); {
	case i < 0:
		return 0, false
	case i == glyphSize*tile.NumKinds:
		return tile.Joker, true
	default:
		return tile.Tile(i / glyphSize), true
	}
}

// otherGlyph says what is wrong with the glyphs of the block that are no tile of a hand.
func otherGlyph(c rune) (reason string, ok bool) {
	switch {
	case c >= 0x1F022 && c <= 0x1F029:
		return fmt.Sprintf("unsupported glyph %U: flowers and seasons are no part of a hand", c), true
	case c == 0x1F02B:
		return fmt.Sprintf("unsupported glyph %U: the back of a tile does not say which it is", c), true
	default:
		return "", false
	}
}

// noGlyph says why c, at the start of text, is not read where only glyphs are.
func noGlyph(c rune, text string) string {
	if c >= ' ' && c <= '~' {
		return fmt.Sprintf("%q is no tile glyph: the unicode notation has nothing but glyphs and brackets", c)
	}
	return unreadable(c, text)
}

// formatUnicode writes tiles as glyphs. There are none for red fives: they become plain
// ones.
func formatUnicode(w *writer, h sheet) {
	w.bracketed(h, "", func(tiles []tile.Tile) {
		for _, t := range tiles {
			i := tile.NumKinds
			if t != tile.Joker {
				i = int(w.plain(t))
			}
			w.string(glyphs[glyphSize*i : glyphSize*(i+1)])
			if t == tile.Tile(tile.Red) {
				w.string(textStyle)
			}
		}
	})
}
