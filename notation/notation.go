// Package notation turns the text people write hands in into tiles, and tiles into text.
// Every fault, also one that only the check of the whole hand finds, is located by its
// byte offset in the text as given. It says nothing about what a hand is worth.
package notation

import (
	"errors"

	"mentsu/hand"
	"mentsu/tile"
)

// MaxText is the length in bytes of the longest text that is read. All 136 tiles as
// Unicode glyphs with separators fit; what is longer is no hand.
const MaxText = 1024

// Notation is a way to write tiles.
type Notation uint8

// The notations.
const (
	Auto    Notation = iota // whichever notation fits the text; written as MPSZ
	MPSZ                    // digits, then a suit letter: 123m406p5z; tile glyphs may be mixed in
	Unicode                 // nothing but tile glyphs, separators and brackets
)

// entry is all that is known of one notation.
type entry struct {
	name   string
	parse  func(text string) (Text, error) // an empty text is no error
	format func(tiles hand.Tiles) (text string, lossy bool)
}

// entries returns the table of notations, indexed by Notation. To add one is to add a
// constant, a line here, and a file with its two functions.
func entries() [3]entry {
	return [...]entry{
		Auto:    {"auto", parseMPSZ, formatMPSZ},
		MPSZ:    {"mpsz", parseMPSZ, formatMPSZ},
		Unicode: {"unicode", parseUnicode, formatUnicode},
	}
}

// entry returns the table's line for n. A value that is no notation reads as Auto.
func (n Notation) entry() entry {
	table := entries()
	if int(n) >= len(table) {
		n = Auto
	}
	return table[n]
}

// String returns the name of the notation as requests spell it.
func (n Notation) String() string { return n.entry().name }

// ByName returns the notation of the name given; ok is false if there is none.
func ByName(name string) (n Notation, ok bool) {
	for i, e := range entries() {
		if e.name == name {
			return Notation(i), true
		}
	}
	return Auto, false
}

// Names lists the names of all notations, auto first.
func Names() []string {
	var names []string
	for _, e := range entries() {
		names = append(names, e.name)
	}
	return names
}

// Text is what a text says: its tiles, and where each of them stands.
type Text struct {
	hand.Tiles
	Source      string // the text as given
	Offsets     []int  // the 0-based byte of Source at which each concealed tile begins
	MeldOffsets []int  // the same for each meld: the byte of its opening bracket
}

// Parse reads the tiles of a hand from text, in the order written. Nothing is checked but
// the text itself: sizes and copies are the business of hand.New. The error is a
// *SyntaxError; a text without tiles is one.
func Parse(text string, n Notation) (Text, error) {
	t, err := n.read(text)
	if err != nil {
		return Text{}, err
	}
	if len(t.Concealed) == 0 && len(t.Melds) == 0 {
		return Text{}, &SyntaxError{Text: text, Reason: "empty hand"}
	}
	return t, nil
}

// ParseTiles reads a plain list of tiles, such as those seen or the dora indicators, in
// the order written, with the byte offset of each. An empty text is an empty list. Melds
// are refused; the error is a *SyntaxError.
func ParseTiles(text string, n Notation) (tiles []tile.Tile, offsets []int, err error) {
	t, err := n.read(text)
	if err != nil {
		return nil, nil, err
	}
	if len(t.Melds) > 0 {
		return nil, nil, &SyntaxError{Text: text, Offset: t.MeldOffsets[0], Reason: "a meld in a list of single tiles"}
	}
	return t.Concealed, t.Offsets, nil
}

func (n Notation) read(text string) (Text, error) {
	if len(text) > MaxText {
		return Text{}, &SyntaxError{Text: text, Offset: MaxText, Reason: tooLong, Err: ErrTooLong}
	}
	t, err := n.entry().parse(text)
	t.Source = text
	return t, err
}

// Hand reads a hand from text and checks it with hand.New. The error is a *SyntaxError
// where the fault has a place in the text, and then wraps the *hand.Error if the check
// found it; other faults, such as a wrong size, are the bare *hand.Error.
func Hand(text string, n Notation, ctx hand.Context) (*hand.Hand, error) {
	t, err := Parse(text, n)
	if err != nil {
		return nil, err
	}
	h, err := hand.New(t.Tiles, ctx)
	if err == nil {
		return h, nil
	}
	fault, _ := errors.AsType[*hand.Error](err)
	if at, ok := t.Locate(err); ok {
		return nil, &SyntaxError{Text: text, Offset: at, Reason: fault.Reason, Err: err}
	}
	return nil, err
}

// Locate returns the 0-based byte of the text at which the tile or the meld begins that
// err, an error of hand.New for these tiles, is about. It is ok only if there is such a
// place: faults of the hand as a whole, and of tiles given beside the text, have none.
func (t Text) Locate(err error) (offset int, ok bool) {
	fault, ok := errors.AsType[*hand.Error](err)
	if !ok {
		return 0, false
	}
	var offsets []int
	switch fault.Place {
	case hand.InConcealed:
		offsets = t.Offsets
	case hand.InMelds:
		offsets = t.MeldOffsets
	default:
		return 0, false
	}
	if fault.Index < 0 || fault.Index >= len(offsets) {
		return 0, false
	}
	return offsets[fault.Index], true
}
