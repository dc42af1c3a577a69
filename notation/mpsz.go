package notation

import (
	"errors"
	"fmt"
	"strings"

	"mentsu/hand"
	"mentsu/tile"
)

// Reasons that more than one place gives.
const (
	noSuit      = "digits without a suit"
	noDigits    = "suit without digits"
	startsOther = noDigits + ": a text that begins with a suit letter is in another notation"
	claimDigit  = noSuit + ": a digit that names the claimed tile belongs to the mcr notation"
	tooLong     = "text longer than 1024 bytes"
)

// parser reads mpsz and tile glyphs. Digits wait in tiles, as the plain numbers 0..9,
// until their suit comes; tiles of an open bracket wait there too, until it closes.
type parser struct {
	text       string
	tiles      []tile.Tile
	offsets    []int
	melds      []hand.Meld
	meldAt     []int
	digits     int  // index in tiles of the first digit that waits for its suit
	bracket    rune // the bracket that is open, or 0
	bracketAt  int  // its offset in text
	inside     int  // index in tiles of the first tile inside it
	glyphsOnly bool // neither digits nor letters are read
}

func parseMPSZ(text string) (Text, error) {
	p := parser{text: text}
	return p.parse()
}

func parseUnicode(text string) (Text, error) {
	p := parser{text: text, glyphsOnly: true}
	return p.parse()
}

func (p *parser) parse() (Text, error) {
	p.tiles = make([]tile.Tile, 0, hand.MaxTiles)
	p.offsets = make([]int, 0, hand.MaxTiles)
	for at := start(p.text); at < len(p.text); {
		c, size := next(p.text[at:])
		if err := p.take(c, at); err != nil {
			return Text{}, err
		}
		at += size
	}
	if p.pending() {
		return Text{}, p.waiting()
	}
	if p.bracket != 0 {
		return Text{}, p.fail(p.bracketAt, fmt.Sprintf("bracket %q is not closed", p.bracket))
	}
	return Text{
		Tiles:       hand.Tiles{Concealed: p.tiles, Melds: p.melds},
		Offsets:     p.offsets,
		MeldOffsets: p.meldAt,
	}, nil
}

// take reads the character c, which stands at offset at.
func (p *parser) take(c rune, at int) error {
	switch {
	case c >= '0' && c <= '9' && !p.glyphsOnly:
		p.tiles = append(p.tiles, tile.Tile(c-'0'))
		p.offsets = append(p.offsets, at)
		return nil
	case isSeparator(c):
		return nil
	case c == '[' || c == '(':
		return p.open(c, at)
	case c == ']' || c == ')':
		return p.shut(c, at)
	}
	if t, ok := glyphTile(c); ok {
		return p.single(t, at)
	}
	if reason, ok := otherGlyph(c); ok {
		return p.fail(at, reason)
	}
	if p.glyphsOnly {
		return p.fail(at, noGlyph(c, p.text[at:]))
	}
	return p.letter(c, at)
}

// letter reads a suit, an honour or a joker. Capitals are suits only where digits wait
// for one: S is bamboo after digits and the south wind without.
func (p *parser) letter(c rune, at int) error {
	lower := c | 0x20
	suit, isSuit := suitOf(lower)
	if isSuit && p.pending() {
		return p.suit(suit)
	}
	if c == 'j' || c == 'J' {
		return p.single(tile.Joker, at)
	}
	if i := strings.IndexRune("ESWNPFC", c); i >= 0 {
		return p.single(tile.Tile(tile.East)+tile.Tile(i), at)
	}
	switch {
	case isSuit && len(p.tiles) == 0 && len(p.melds) == 0:
		return p.fail(at, startsOther)
	case isSuit:
		return p.fail(at, noDigits)
	}
	reason := unreadable(c, p.text[at:])
	switch lower {
	case 'w':
		reason += ": characters are written m"
	case 't':
		reason += ": bamboo is written s"
	case 'b':
		reason += ": it means dots to some and bamboo to others, which are written p and s"
	}
	return p.fail(at, reason)
}

// suitOf returns the suit that a small letter names.
func suitOf(c rune) (s tile.Suit, ok bool) {
	switch c {
	case 'm':
		return tile.Man, true
	case 'p':
		return tile.Pin, true
	case 's':
		return tile.Sou, true
	case 'z':
		return tile.Honours, true
	default:
		return 0, false
	}
}

// pending reports whether digits wait for their suit.
func (p *parser) pending() bool { return p.digits < len(p.tiles) }

// waiting returns the error for digits whose suit did not come.
func (p *parser) waiting() error {
	if p.bracket != 0 && p.digits > p.inside && len(p.tiles)-p.digits == 1 {
		return p.fail(p.offsets[p.digits], claimDigit)
	}
	return p.fail(p.offsets[p.digits], noSuit)
}

// suit turns the waiting digits into tiles of suit s.
func (p *parser) suit(s tile.Suit) error {
	for i := p.digits; i < len(p.tiles); i++ {
		d := p.tiles[i]
		switch {
		case s == tile.Honours && (d == 0 || d > 7):
			return p.fail(p.offsets[i], fmt.Sprintf("%dz is no tile: honours are 1z to 7z", d))
		case d == 0:
			p.tiles[i] = tile.RedFive(s)
		default:
			p.tiles[i] = tile.Tile(s.First()) + d - 1
		}
	}
	p.digits = len(p.tiles)
	return nil
}

// single reads a tile that one character names.
func (p *parser) single(t tile.Tile, at int) error {
	if p.pending() {
		return p.waiting()
	}
	if t == tile.Joker && p.bracket != 0 {
		return p.fail(at, "a joker cannot be part of a meld")
	}
	p.tiles = append(p.tiles, t)
	p.offsets = append(p.offsets, at)
	p.digits = len(p.tiles)
	return nil
}

// open begins a meld.
func (p *parser) open(c rune, at int) error {
	if p.pending() {
		return p.waiting()
	}
	if p.bracket != 0 {
		return p.fail(at, fmt.Sprintf("bracket %q inside another", c))
	}
	p.bracket, p.bracketAt, p.inside = c, at, len(p.tiles)
	return nil
}

// shut ends a meld, and takes its tiles out of the concealed ones.
func (p *parser) shut(c rune, at int) error {
	if p.bracket == 0 {
		return p.fail(at, fmt.Sprintf("bracket %q was not opened", c))
	}
	if p.pending() {
		return p.waiting()
	}
	closed := p.bracket == '('
	if closed != (c == ')') {
		return p.fail(at, fmt.Sprintf("bracket %q is closed by %q", p.bracket, c))
	}
	if p.inside == len(p.tiles) {
		return p.fail(p.bracketAt, "empty meld")
	}
	m, err := hand.NewMeld(p.tiles[p.inside:], closed)
	if err != nil {
		reason := err.Error()
		if fault, ok := errors.AsType[*hand.Error](err); ok {
			reason = fault.Reason
		}
		return &SyntaxError{Text: p.text, Offset: p.bracketAt, Reason: reason, Err: err}
	}
	p.melds = append(p.melds, m)
	p.meldAt = append(p.meldAt, p.bracketAt)
	p.tiles, p.offsets = p.tiles[:p.inside], p.offsets[:p.inside]
	p.digits, p.bracket = p.inside, 0
	return nil
}

func (p *parser) fail(at int, reason string) error {
	return &SyntaxError{Text: p.text, Offset: at, Reason: reason}
}
