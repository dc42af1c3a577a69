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
	Mjai                    // mjai: 1m 2m 3m 4p 5pr 6p P
	MCR                     // of programs for Chinese official mahjong: 123m456pP[999s,3]
	Botzone                 // Botzone and PyMahjongGB: W1 W2 W3 B4 B5 B6 J3 (PENG,T9,3)
	Kobalab                 // of kobalab's programs: m123p406z5,s999+
	Unicode                 // nothing but tile glyphs, separators and brackets
	T34                     // kinds as numbers: 0,1,2,12,13,14,31
	T136                    // tiles as Tenhou numbers them: 0,4,8,48,52,56,124
	Mahgen                  // of the program mahgen, which draws tiles; written only
)

// entry is all that is known of one notation.
type entry struct {
	name      string
	parse     func(text string) (Text, error) // an empty text is no error; nil if it is not read
	format    func(w *writer, h sheet)
	drawnLast bool   // the last concealed tile of 3n+2 is the drawn one
	auto      string // Auto wants one of these characters before it takes a text for this notation
}

// numNotations is how many notations there are.
const numNotations = int(Mahgen) + 1

// entry returns what is known of n. To add a notation is to add a constant, a line here,
// and a file with its two functions. A value that is no notation is like Auto.
func (n Notation) entry() entry {
	const commas = ",\uFF0C"
	switch n {
	case Auto:
	case MPSZ:
		return entry{name: "mpsz", parse: parseMPSZ, format: formatMPSZ}
	case Mjai:
		return entry{name: "mjai", parse: parseMjai, format: formatMjai}
	case MCR:
		return entry{name: "mcr", parse: parseMCR, format: formatMCR, drawnLast: true}
	case Botzone:
		return entry{name: "botzone", parse: parseBotzone, format: formatBotzone}
	case Kobalab:
		return entry{name: "kobalab", parse: parseKobalab, format: formatKobalab, drawnLast: true}
	case Unicode:
		return entry{name: "unicode", parse: parseUnicode, format: formatUnicode}
	case T34:
		return entry{name: "t34", parse: parseT34, format: formatT34, auto: commas}
	case T136:
		return entry{name: "t136", parse: parseT136, format: formatT136, auto: commas}
	case Mahgen:
		return entry{name: "mahgen", format: formatMahgen, drawnLast: true}
	}
	return entry{name: "auto", parse: parseAuto, format: formatMPSZ}
}

// String returns the name of the notation as requests spell it.
func (n Notation) String() string { return n.entry().name }

// IsRead reports whether there is a reader for n; all notations can be written.
func (n Notation) IsRead() bool { return n.entry().parse != nil }

// ByName returns the notation of the name given; ok is false if there is none.
func ByName(name string) (n Notation, ok bool) {
	for i := range numNotations {
		if n := Notation(i); n.String() == name {
			return n, true
		}
	}
	return Auto, false
}

// Names lists the names of all notations, auto first.
func Names() []string {
	var names []string
	for n := range numNotations {
		names = append(names, Notation(n).String())
	}
	return names
}

// Text is what a text says: its tiles, and where each of them stands.
type Text struct {
	hand.Tiles
	Source      string   // the text as given
	Notation    Notation // it was read as, never Auto
	Offsets     []int    // the 0-based byte of Source at which each concealed tile begins
	MeldOffsets []int    // the same for each meld: the byte at which it begins
}

// Parse reads the tiles of a hand from text, in the order written. Nothing is checked but
// the text itself: sizes and copies are the business of hand.New. The error is a
// *SyntaxError; a text without tiles is one.
func Parse(text string, n Notation) (Text, error) { return Reader{Notation: n}.Parse(text) }

// ParseTiles reads a plain list of tiles, such as those seen or the dora indicators, in
// the order written, with the byte offset of each. An empty text is an empty list. Melds
// are refused; the error is a *SyntaxError.
func ParseTiles(text string, n Notation) (tiles []tile.Tile, offsets []int, err error) {
	return Reader{Notation: n}.ParseTiles(text)
}

// Hand reads a hand from text and checks it with hand.New. The error is a *SyntaxError
// where the fault has a place in the text, and then wraps the *hand.Error if the check
// found it; other faults, such as a wrong size, are the bare *hand.Error.
func Hand(text string, n Notation, ctx hand.Context) (*hand.Hand, error) {
	t, err := Reader{Notation: n, Reds: ctx.Reds}.Parse(text)
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
