package notation

import (
	"fmt"

	"mentsu/hand"
	"mentsu/tile"
)

// parseBotzone reads the codes of Botzone: W1 to W9 characters, B dots, T bamboo, F1 to F4
// the winds, J1 to J3 the dragons red, green and white. Melds are packs as in PyMahjongGB:
// (CHI,W5,2) is 456m whose second tile was claimed, (PENG,F1,3) a pon from the right,
// (GANG,B9,0) a closed kan. Quotes carry no meaning, so that text of a program can be read.
func parseBotzone(text string) (Text, error) {
	d := newDraft(text)
	for d.pos < len(d.text) {
		c, at := d.read()
		var err error
		switch {
		case isBlankBotzone(c):
		case c == '(':
			err = d.pack(at)
		case c == 'j':
			err = d.add(tile.Joker, at)
		default:
			var t tile.Tile
			if t, err = d.botzoneTile(c, at); err == nil {
				err = d.add(t, at)
			}
		}
		if err != nil {
			return Text{}, err
		}
	}
	return d.finish()
}

func isBlankBotzone(c rune) bool { return isBlank(c) || c == ',' || c == '"' || c == '\'' }

// botzoneSuit returns the kind of a code with digit 1 and the highest digit there is.
func botzoneSuit(c rune) (first tile.Kind, most rune, ok bool) {
	switch c {
	case 'W':
		return tile.Man1, '9', true
	case 'B':
		return tile.Pin1, '9', true
	case 'T':
		return tile.Sou1, '9', true
	case 'F':
		return tile.East, '4', true
	case 'J':
		return tile.White, '3', true
	default:
		return 0, 0, false
	}
}

// botzoneTile reads the tile that begins with c.
func (d *draft) botzoneTile(c rune, at int) (tile.Tile, error) {
	first, most, ok := botzoneSuit(c)
	rank := d.peek()
	isDigit := rank >= '0' && rank <= '9'
	if isDigit && ok {
		d.read()
	}
	switch {
	case c == 'H' && isDigit:
		return 0, d.fail(at, "flowers are no part of a hand")
	case c == 'C' || c == 'P' || c == 'G' || c == '[' || c == ']':
		return 0, d.fail(at, "botzone writes a meld as (CHI,W2,1), (PENG,W5,1) or (GANG,W5,1)")
	case c >= '0' && c <= '9':
		return 0, d.fail(at, fmt.Sprintf("%q without a letter before it: a tile is a letter and a digit, such as W1", c))
	case !ok:
		return 0, d.unknown(c, at)
	case !isDigit:
		return 0, d.fail(at, fmt.Sprintf("%c without a digit", c))
	case rank == '0' || rank > most:
		return 0, d.fail(at, fmt.Sprintf("%c%c is no tile: %[1]c goes from %[1]c1 to %[1]c%[3]c", c, rank, most))
	}
	return tile.Tile(turnDragon(first + tile.Kind(rank-'1'))), nil
}

// pack reads a meld behind its bracket, which stands at offset at.
func (d *draft) pack(at int) error {
	d.skipBotzone()
	wordAt, word := d.pos, ""
	for c := d.peek(); c >= 'A' && c <= 'Z'; c = d.peek() {
		word += string(c)
		d.read()
	}
	if word != "CHI" && word != "PENG" && word != "GANG" {
		return d.fail(wordAt, "a meld begins with CHI, PENG or GANG")
	}
	d.skipBotzone()
	c, tileAt := d.read()
	if c == end {
		return d.fail(at, "bracket '(' is not closed")
	}
	t, err := d.botzoneTile(c, tileAt)
	if err != nil {
		return err
	}
	if k := t.Kind(); word == "CHI" && (k.IsHonour() || k.Rank() == 1 || k.Rank() == 9) {
		return d.fail(tileAt, "a CHI names its middle tile, 2 to 8 of a suit")
	}
	d.skipBotzone()
	number, numberAt := d.read()
	from, named := offered(int(number - '0'))
	closed := word == "GANG" && number == '0'
	if !named && !closed {
		return d.fail(numberAt, "the last of a meld says where it was called: 1, 2 or 3, or 0 for a closed GANG")
	}
	d.skipBotzone()
	switch c, next := d.read(); c {
	case ')':
	case end:
		return d.fail(at, "bracket '(' is not closed")
	default:
		return d.fail(next, "a meld is CHI, PENG or GANG, a tile and a digit, and nothing more")
	}
	switch {
	case closed:
		return d.meld([]tile.Tile{t, t, t, t}, true, hand.Call{}, at)
	case word == "GANG":
		return d.meld([]tile.Tile{t, t, t, t}, false, hand.Call{From: from, Tile: t}, at)
	case word == "PENG":
		return d.meld([]tile.Tile{t, t, t}, false, hand.Call{From: from, Tile: t}, at)
	default:
		run := []tile.Tile{t - 1, t, t + 1}
		return d.meld(run, false, hand.Call{From: hand.FromLeft, Tile: run[number-'1']}, at)
	}
}

func (d *draft) skipBotzone() {
	for isBlankBotzone(d.peek()) {
		d.read()
	}
}

// formatBotzone writes codes and packs with spaces between them.
func formatBotzone(w *writer, h sheet) {
	for _, t := range h.concealed {
		w.space()
		if t == tile.Joker {
			w.char('j')
			continue
		}
		w.botzone(w.plain(t))
	}
	for _, m := range h.melds {
		w.space()
		c := w.call(m)
		if m.Reds > 0 {
			w.loss |= LostReds
		}
		if c.IsAdded {
			w.loss |= LostCalls
		}
		word, k, number := "PENG", m.Set.First(), offer(c.From)
		switch {
		case m.IsKan():
			word = "GANG"
		case m.Kind == hand.Chi:
			word, k, number = "CHI", k+1, 1+int(c.Tile.Kind()-k)
		}
		w.string("(" + word + ",")
		w.botzone(k)
		w.char(',')
		w.number(number)
		w.char(')')
	}
}

func (w *writer) space() {
	if len(w.text) > 0 {
		w.char(' ')
	}
}

// botzone writes the code of a kind.
func (w *writer) botzone(k tile.Kind) {
	k = turnDragon(k)
	letter, rank := "WBTF"[k.Suit()], k.Rank()
	if k >= tile.White {
		letter, rank = 'J', 1+int(k-tile.White)
	}
	w.char(letter)
	w.number(rank)
}
