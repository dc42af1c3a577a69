package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mentsu/tile"
)

// parseT34 reads kinds as numbers 0..33 with commas between them: 0..8 characters, 9..17
// dots, 18..26 bamboo, 27..33 east, south, west, north, white, green, red. There are no red
// fives. Melds stand in brackets as in mpsz.
func parseT34(text string) (Text, error) {
	d := newDraft(text)
	return d.indices(func(i int) (tile.Tile, string) {
		if i >= tile.NumKinds {
			return 0, fmt.Sprintf("no kind %d: t34 goes from 0 to %d, without red fives", i, tile.NumKinds-1)
		}
		return tile.Tile(i), ""
	})
}

// indices reads numbers, which tileOf turns into tiles or says why it cannot.
func (d *draft) indices(tileOf func(int) (tile.Tile, string)) (Text, error) {
	for d.pos < len(d.text) {
		c, at := d.read()
		var err error
		switch {
		case isBlank(c) || c == ',':
		case isBracket(c):
			err = d.turn(c, at)
		case c == 'j':
			err = d.add(tile.Joker, at)
		case c >= '0' && c <= '9':
			t, reason := tileOf(d.index(c))
			if reason != "" {
				return Text{}, d.fail(at, reason)
			}
			err = d.add(t, at)
		default:
			err = d.unknown(c, at)
		}
		if err != nil {
			return Text{}, err
		}
	}
	return d.finish()
}

// index reads the number that begins with digit c; a very long one is some number that is
// too large.
func (d *draft) index(c rune) int {
	const enough = 1e6
	n := int(c - '0')
	for c = d.peek(); c >= '0' && c <= '9'; c = d.peek() {
		n = min(10*n+int(c-'0'), enough)
		d.read()
	}
	return n
}

// formatT34 writes kinds as numbers.
func formatT34(w *writer, h sheet) {
	w.indices(h, func(t tile.Tile) int { return int(w.plain(t)) })
}

// indices writes numbers, rising in each list, with commas between them.
func (w *writer) indices(h sheet, number func(tile.Tile) int) {
	w.bracketed(h, "", func(tiles []tile.Tile) {
		var texts []string
		var numbers []int
		for _, t := range tiles {
			if t != tile.Joker {
				numbers = append(numbers, number(t))
			}
		}
		slices.Sort(numbers)
		for _, n := range numbers {
			texts = append(texts, strconv.Itoa(n))
		}
		jokers := slices.Repeat([]string{"j"}, len(tiles)-len(numbers))
		w.string(strings.Join(append(texts, jokers...), ","))
	})
}
