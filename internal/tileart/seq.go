package tileart

import (
	"strings"

	"mentsu/internal/phrase"
)

// Pose is how a tile lies, or that there is none.
type Pose uint8

// The poses.
const (
	Upright  Pose = iota
	Sideways      // turned to the left by a quarter, as a called tile
	Stacked       // sideways, with a second tile above it, as in an added kan
	Gap           // no tile: a seventh of the width of one
)

// Item is a tile of a row, or a gap.
type Item struct {
	Face  Face // the lower tile where two are stacked
	Upper Face // the upper tile, where two are stacked
	Pose  Pose
}

// Limits of a row.
const (
	MaxSeq   = 512 // bytes of its text
	MaxItems = 144 // tiles and gaps: all tiles of a game with flowers
)

// SyntaxError says what is wrong with the text of a row, and where.
type SyntaxError struct {
	Offset  int // the 0-based byte at fault, up to the length of the text
	Reason  phrase.Text
	TooLong bool // the fault is that there is too much of it
}

// Error returns the reason in English.
func (e *SyntaxError) Error() string { return e.Reason.String() }

func wrong(at int, reason phrase.Text) error { return &SyntaxError{Offset: at, Reason: reason} }

// ParseSeq reads a row of tiles in the notation of the program mahgen: digits followed by a
// suit, m p s z, in the order to draw. 0 is a red five, 0z a tile face down, 8z a question mark,
// 9z a joker; | is a gap. Before a digit, _ turns the tile sideways, ^ draws two of it
// sideways one above the other, and v one red five and one plain: v0 the lower is red, v5 the upper. Beside
// mahgen, f is the suit of flowers, 1f to 8f: spring, summer, autumn, winter, plum, orchid,
// chrysanthemum, bamboo. The error is a *SyntaxError.
func ParseSeq(text string) ([]Item, error) {
	if len(text) > MaxSeq {
		return nil, &SyntaxError{MaxSeq, phrase.Of("longer than %d bytes", MaxSeq), true}
	}
	p := seqParser{text: text}
	for p.at < len(text) {
		if err := p.next(); err != nil {
			return nil, err
		}
		if len(p.items) > MaxItems {
			return nil, &SyntaxError{p.at - 1, phrase.Of("more than %s", phrase.Count(MaxItems, "tile")), true}
		}
	}
	switch {
	case p.state != 0:
		return nil, wrong(len(text), phrase.Of("a digit must follow %q", string(p.state)))
	case p.open < len(p.items):
		return nil, wrong(len(text), phrase.Of("no suit follows the digits: m, p, s, z or f"))
	case len(p.items) == 0:
		return nil, wrong(0, phrase.Of("no tiles"))
	}
	return p.items, nil
}

// seqParser reads the text of a row.
type seqParser struct {
	text   string
	at     int
	items  []Item
	open   int    // items from here have no suit yet: their faces are digits
	digits []int  // where the digits of these stand
	state  byte   // _ ^ or v, when a digit must follow
	states []byte // of the items without a suit
}

// next reads a character.
func (p *seqParser) next() error {
	c, at := p.text[p.at], p.at
	p.at++
	switch {
	case '0' <= c && c <= '9':
		p.items = append(p.items, Item{Face: Face(c - '0')})
		p.digits, p.states, p.state = append(p.digits, at), append(p.states, p.state), 0
		return nil
	case p.state != 0:
		return wrong(at, phrase.Of("a digit must follow %q", string(p.state)))
	case c == '_' || c == '^' || c == 'v':
		p.state = c
		return nil
	case strings.IndexByte("mpszf", c) >= 0:
		if p.open == len(p.items) {
			return wrong(at, phrase.Of("no digits stand before %q", string(c)))
		}
		return p.close(c)
	case c == '|':
		if p.open < len(p.items) {
			return wrong(at, phrase.Of("no suit follows the digits: m, p, s, z or f"))
		}
		p.items = append(p.items, Item{Pose: Gap})
		p.open++
		return nil
	default:
		r := []rune(strings.ToValidUTF8(p.text[at:min(len(p.text), at+4)], "\uFFFD"))
		return wrong(at, phrase.Of("%q is neither a digit, a suit nor one of _ ^ v |", string(r[0])))
	}
}

// close gives the digits before a suit their faces.
func (p *seqParser) close(suit byte) error {
	for i := range p.items[p.open:] {
		item, at, state := &p.items[p.open+i], p.digits[i], p.states[i]
		digit := byte(item.Face)
		face, ok := faceOf(digit, suit)
		if !ok {
			return wrong(at, phrase.Of("there is no tile %s", string([]byte{'0' + digit, suit})))
		}
		item.Face = face
		switch state {
		case '_':
			item.Pose = Sideways
		case '^':
			item.Pose, item.Upper = Stacked, face
		case 'v':
			other, ok := otherFive(face)
			if !ok {
				return wrong(at, phrase.Of("v stands before 0 or 5 of m, p or s, not %s", string([]byte{'0' + digit, suit})))
			}
			item.Pose, item.Upper = Stacked, other
		}
	}
	p.open, p.digits, p.states = len(p.items), p.digits[:0], p.states[:0]
	return nil
}

// faceOf returns the face of a digit and a suit letter.
func faceOf(digit, suit byte) (Face, bool) {
	s := strings.IndexByte("mpsz", suit)
	switch {
	case suit == 'f':
		return Spring + Face(digit) - 1, 1 <= digit && digit <= 8
	case suit == 'z' && digit == 0:
		return Back, true
	case suit == 'z' && digit == 8:
		return Unknown, true
	case suit == 'z' && digit == 9:
		return Joker, true
	case digit == 0:
		return RedMan + Face(s), true
	default:
		return Face(s*9) + Face(digit) - 1, true
	}
}

// otherFive returns the plain five of a red one, and the other way round.
func otherFive(f Face) (Face, bool) {
	suit, rank, red := f.suit()
	s := strings.IndexByte("mps", suit)
	switch {
	case s < 0 || rank != 5:
		return 0, false
	case red:
		return Face(s*9 + 4), true
	default:
		return RedMan + Face(s), true
	}
}
