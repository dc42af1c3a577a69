package notation

import (
	"fmt"
	"strings"

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

// parser reads mpsz, tile glyphs and mcr. Digits wait in tiles, as the plain numbers 0..9,
// until their suit comes.
type parser struct {
	draft

	digits     int  // index in tiles of the first digit that waits for its suit
	glyphsOnly bool // neither digits nor letters are read
	signs      bool // digits or letters were read
}

func parseMPSZ(text string) (Text, error) {
	p := parser{draft: newDraft(text)}
	t, err := p.parse()
	if err == nil && !p.signs && len(t.Concealed)+len(t.Melds) > 0 {
		t.Notation = Unicode // for auto, which tells the two apart
	}
	return t, err
}

func parseUnicode(text string) (Text, error) {
	p := parser{draft: newDraft(text), glyphsOnly: true}
	return p.parse()
}

func (p *parser) parse() (Text, error) {
	for p.pos < len(p.text) {
		c, at := p.read()
		if err := p.take(c, at); err != nil {
			return Text{}, err
		}
	}
	if p.pending() {
		return Text{}, p.waiting()
	}
	return p.finish()
}

// take reads the character c, which stands at offset at.
func (p *parser) take(c rune, at int) error {
	switch {
	case c >= '0' && c <= '9' && !p.glyphsOnly:
		p.digit(c, at)
		return nil
	case isSeparator(c):
		return nil
	case isBracket(c) && p.pending() && (p.bracket != 0 || c == '[' || c == '('):
		return p.waiting()
	case isBracket(c):
		err := p.turn(c, at)
		p.digits = len(p.tiles)
		return err
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
	p.signs = true
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
	if t, ok := honour(c); ok {
		return p.single(t, at)
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

// honourLetters are the honours in the order of tile.Kind.
const honourLetters = "ESWNPFC"

// honour returns the honour that a capital letter names.
func honour(c rune) (t tile.Tile, ok bool) {
	i := strings.IndexRune(honourLetters, c)
	return tile.Tile(tile.East) + tile.Tile(max(i, 0)), i >= 0
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

// digit reads a digit, which waits for its suit.
func (p *parser) digit(c rune, at int) {
	p.signs = true
	p.tiles = append(p.tiles, tile.Tile(c-'0'))
	p.offsets = append(p.offsets, at)
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
		t, reason := numbered(s, rune(p.tiles[i])+'0')
		if reason != "" {
			return p.fail(p.offsets[i], reason)
		}
		p.tiles[i] = t
	}
	p.digits = len(p.tiles)
	return nil
}

// numbered returns the tile that digit c names in suit s, 0 being the red five, or says why
// there is none.
func numbered(s tile.Suit, c rune) (t tile.Tile, reason string) {
	switch {
	case s == tile.Honours && (c == '0' || c > '7'):
		return 0, fmt.Sprintf("%cz is no tile: honours are 1z to 7z", c)
	case c == '0':
		return tile.RedFive(s), ""
	default:
		return tile.Tile(s.First()) + tile.Tile(c-'1'), ""
	}
}

// single reads a tile that one character names.
func (p *parser) single(t tile.Tile, at int) error {
	if p.pending() {
		return p.waiting()
	}
	err := p.add(t, at)
	p.digits = len(p.tiles)
	return err
}

// formatMPSZ writes digits and, once for tiles of the same suit in a row, its letter.
func formatMPSZ(w *writer, h sheet) {
	w.bracketed(h, "", func(tiles []tile.Tile) {
		for run := range suits(tiles) {
			if run[0] == tile.Joker {
				w.repeat("j", len(run))
				continue
			}
			w.digits(run)
			w.char(run[0].Kind().Suit().Letter())
		}
	})
}

// digit returns the digit of a tile that has a kind: 0 for a red five.
func digit(t tile.Tile) byte {
	if t.IsRed() {
		return '0'
	}
	return byte('0' + t.Kind().Rank())
}
