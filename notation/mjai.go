package notation

import (
	"fmt"

	"mentsu/tile"
)

// parseMjai reads the tiles of mjai: 1m to 9s, 5mr for the red five, and capitals for the
// honours. mjai itself has no text for melds; here they are tiles in brackets. Quotes carry
// no meaning, nor does the bracket of a JSON array, which is one right before a quote, so
// that the tehai of a log can be read as it is.
func parseMjai(text string) (Text, error) {
	d := newDraft(text)
	array, arrayAt := false, 0
	for d.pos < len(d.text) {
		c, at := d.read()
		var err error
		switch {
		case isSeparator(c) || c == '"':
		case c == '[' && d.peek() == '"' && d.bracket == 0 && !array:
			array, arrayAt = true, at
		case c == ']' && array && d.bracket == 0:
			array = false
		case isBracket(c):
			err = d.turn(c, at)
		default:
			err = d.mjaiTile(c, at)
		}
		if err != nil {
			return Text{}, err
		}
	}
	if array {
		return Text{}, d.fail(arrayAt, "bracket '[' is not closed")
	}
	return d.finish()
}

// mjaiTile reads the tile that begins with c.
func (d *draft) mjaiTile(c rune, at int) error {
	if t, ok := honour(c); ok {
		return d.add(t, at)
	}
	switch {
	case c >= '0' && c <= '9':
		return d.mjaiNumber(c, at)
	case c == 'j':
		return d.add(tile.Joker, at)
	case c == '?':
		return d.fail(at, "'?' is a tile that nobody saw: a hand is made of known tiles")
	}
	if _, isSuit := suitOf(c | 0x20); isSuit {
		return d.fail(at, noDigits)
	}
	if _, isHonour := honour(c &^ 0x20); isHonour {
		return d.fail(at, fmt.Sprintf("%q is no tile: honours are the capitals E S W N P F C", c))
	}
	return d.unknown(c, at)
}

// mjaiNumber reads a tile that begins with digit c.
func (d *draft) mjaiNumber(c rune, at int) error {
	suit, isSuit := suitOf(d.peek())
	switch {
	case isSuit && suit == tile.Honours:
		return d.fail(at, fmt.Sprintf("%cz is no tile: honours are the capitals E S W N P F C", c))
	case isSuit && c == '0':
		return d.fail(at, fmt.Sprintf("0%[1]c is no tile: a red five is 5%[1]cr", suit.Letter()))
	case !isSuit:
		return d.fail(at, "digit without a suit: mjai writes each tile in full, as in 1m 2m")
	}
	d.read()
	t, _ := numbered(suit, c)
	if d.peek() != 'r' {
		return d.add(t, at)
	}
	if c != '5' {
		return d.fail(d.pos, "only fives are red")
	}
	d.read()
	return d.add(tile.RedFive(suit), at)
}

// formatMjai writes tiles and melds with spaces between them.
func formatMjai(w *writer, h sheet) {
	w.bracketed(h, " ", func(tiles []tile.Tile) {
		for i, t := range tiles {
			if i > 0 {
				w.char(' ')
			}
			switch k := t.Kind(); {
			case t == tile.Joker:
				w.char('j')
			case t.IsRed():
				w.string(k.String() + "r")
			case k.IsHonour():
				w.char(honourLetters[k-tile.East])
			default:
				w.string(k.String())
			}
		}
	})
}
