package notation

import (
	"errors"
	"fmt"

	"mentsu/hand"
	"mentsu/tile"
)

// end is what stands behind the last character of a text.
const end = rune(-2)

// draft is a hand while it is read. Tiles of an open bracket wait in tiles until it closes.
type draft struct {
	text      string
	pos       int // offset of the next character
	tiles     []tile.Tile
	offsets   []int
	melds     []hand.Meld
	meldAt    []int
	bracket   rune // the bracket that is open, or 0
	bracketAt int  // its offset in text
	inside    int  // index in tiles of the first tile inside it
}

func newDraft(text string) draft {
	return draft{
		text:    text,
		pos:     start(text),
		tiles:   make([]tile.Tile, 0, hand.MaxTiles),
		offsets: make([]int, 0, hand.MaxTiles),
	}
}

// peek returns the next character, or end.
func (d *draft) peek() rune {
	if d.pos >= len(d.text) {
		return end
	}
	c, _ := next(d.text[d.pos:])
	return c
}

// read returns the next character and steps over it.
func (d *draft) read() (c rune, at int) {
	at = d.pos
	if at >= len(d.text) {
		return end, at
	}
	c, size := next(d.text[at:])
	d.pos += size
	return c, at
}

// finish returns the hand that was read.
func (d *draft) finish() (Text, error) {
	if d.bracket != 0 {
		return Text{}, d.fail(d.bracketAt, fmt.Sprintf("bracket %q is not closed", d.bracket))
	}
	return Text{
		Tiles:       hand.Tiles{Concealed: d.tiles, Melds: d.melds},
		Offsets:     d.offsets,
		MeldOffsets: d.meldAt,
	}, nil
}

func (d *draft) fail(at int, reason string) error {
	return &SyntaxError{Text: d.text, Offset: at, Reason: reason, reached: d.pos}
}

// unknown returns the error for a character that no notation reads.
func (d *draft) unknown(c rune, at int) error {
	return d.fail(at, unreadable(c, d.text[at:]))
}

// add adds a tile that stands at offset at.
func (d *draft) add(t tile.Tile, at int) error {
	if t == tile.Joker && d.bracket != 0 {
		return d.fail(at, "a joker cannot be part of a meld")
	}
	d.tiles = append(d.tiles, t)
	d.offsets = append(d.offsets, at)
	return nil
}

// isBracket reports whether c opens or closes a meld in the notations that write melds as
// mpsz does: round brackets for closed kans, square ones for the rest.
func isBracket(c rune) bool { return c == '[' || c == ']' || c == '(' || c == ')' }

// turn opens or closes a meld.
func (d *draft) turn(c rune, at int) error {
	if c == '[' || c == '(' {
		return d.open(c, at)
	}
	tiles, err := d.shut(c, at)
	if err != nil {
		return err
	}
	return d.meld(tiles, c == ')', hand.Call{}, d.bracketAt)
}

// open begins a meld.
func (d *draft) open(c rune, at int) error {
	if d.bracket != 0 {
		return d.fail(at, fmt.Sprintf("bracket %q inside another", c))
	}
	d.bracket, d.bracketAt, d.inside = c, at, len(d.tiles)
	return nil
}

// shut ends a meld, and takes its tiles out of the concealed ones.
func (d *draft) shut(c rune, at int) ([]tile.Tile, error) {
	switch {
	case d.bracket == 0:
		return nil, d.fail(at, fmt.Sprintf("bracket %q was not opened", c))
	case (d.bracket == '(') != (c == ')'):
		return nil, d.fail(at, fmt.Sprintf("bracket %q is closed by %q", d.bracket, c))
	case d.inside == len(d.tiles):
		return nil, d.fail(d.bracketAt, "empty meld")
	}
	tiles := d.tiles[d.inside:]
	d.tiles, d.offsets = d.tiles[:d.inside], d.offsets[:d.inside]
	d.bracket = 0
	return tiles, nil
}

// meld adds the meld of tiles, made by call, that begins at offset at.
func (d *draft) meld(tiles []tile.Tile, closed bool, call hand.Call, at int) error {
	m, err := hand.NewMeld(tiles, closed)
	if err == nil {
		m, err = m.With(call)
	}
	if err != nil {
		reason := err.Error()
		if fault, ok := errors.AsType[*hand.Error](err); ok {
			reason = fault.Reason
		}
		return &SyntaxError{Text: d.text, Offset: at, Reason: reason, Err: err, reached: d.pos}
	}
	d.melds = append(d.melds, m)
	d.meldAt = append(d.meldAt, at)
	return nil
}
