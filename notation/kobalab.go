package notation

import (
	"fmt"
	"slices"

	"mentsu/hand"
	"mentsu/tile"
)

// parseKobalab reads the strings of kobalab's programs (電脳麻将): the suit comes first, as in
// m123p406s789z1122, and each meld follows after a comma. Behind the called tile of a meld
// a mark says who discarded it: + the right, = the player opposite, - the left. A * behind
// the concealed tiles (riichi) and a comma at the end (just called) are read and dropped.
func parseKobalab(text string) (Text, error) {
	k := kobalab{draft: newDraft(text)}
	for k.pos < len(k.text) {
		c, at := k.read()
		if c == ',' {
			break
		}
		if err := k.concealed(c, at); err != nil {
			return Text{}, err
		}
	}
	if err := k.endSuit(); err != nil {
		return Text{}, err
	}
	for k.skipBlanks(); k.pos < len(k.text); k.skipBlanks() {
		if err := k.called(); err != nil {
			return Text{}, err
		}
	}
	return k.finish()
}

// kobalab reads a text that gives the suit before the digits.
type kobalab struct {
	draft

	suit   tile.Suit
	inSuit bool // a suit letter stands before
	suitAt int  // its offset
	digits int  // how many digits followed
}

func (k *kobalab) skipBlanks() {
	for isBlank(k.peek()) {
		k.read()
	}
}

// begin begins a suit.
func (k *kobalab) begin(s tile.Suit, at int) error {
	err := k.endSuit()
	k.suit, k.inSuit, k.suitAt, k.digits = s, true, at, 0
	return err
}

// endSuit ends a suit, which must have digits.
func (k *kobalab) endSuit() error {
	if k.inSuit && k.digits == 0 {
		return k.fail(k.suitAt, noDigits)
	}
	k.inSuit = false
	return nil
}

// number returns the tile of a digit.
func (k *kobalab) number(c rune, at int) (tile.Tile, error) {
	if !k.inSuit {
		return 0, k.fail(at, "digit without a suit: kobalab writes the suit first, as in m123")
	}
	k.digits++
	t, reason := numbered(k.suit, c)
	if reason != "" {
		return 0, k.fail(at, reason)
	}
	return t, nil
}

// concealed reads the character c of the concealed tiles.
func (k *kobalab) concealed(c rune, at int) error {
	suit, isSuit := suitOf(c)
	switch {
	case isSuit:
		return k.begin(suit, at)
	case c >= '0' && c <= '9':
		t, err := k.number(c, at)
		if err != nil {
			return err
		}
		return k.add(t, at)
	case isBlank(c):
		return nil
	case c == 'j':
		if err := k.endSuit(); err != nil {
			return err
		}
		return k.add(tile.Joker, at)
	case c == '*':
		k.skipBlanks()
		if next := k.peek(); next != ',' && next != end {
			return k.fail(at, "* stands behind the concealed tiles, where it says riichi")
		}
		return nil
	case c == '_':
		return k.fail(at, "_ is a hidden tile: a hand is made of known tiles")
	case direction(c) != hand.FromUnknown:
		return k.fail(at, fmt.Sprintf("%c marks the called tile of a meld, and melds follow after a comma", c))
	}
	return k.unknown(c, at)
}

// direction returns the player that a mark names.
func direction(c rune) hand.Direction {
	switch c {
	case '+':
		return hand.FromRight
	case '=':
		return hand.FromAcross
	case '-':
		return hand.FromLeft
	default:
		return hand.FromUnknown
	}
}

// mark returns the mark of a player, 0 for nobody.
func mark(d hand.Direction) byte { return [...]byte{0, '+', '=', '-'}[d] }

// called reads the meld that begins here, and the comma behind it.
func (k *kobalab) called() error {
	var (
		tiles []tile.Tile
		from  hand.Direction
		after int // how many tiles stand before the mark
	)
	k.inSuit = false
	at := k.pos
	for k.pos < len(k.text) {
		c, here := k.read()
		if c == ',' {
			break
		}
		suit, isSuit := suitOf(c)
		switch {
		case isSuit && !k.inSuit:
			k.suit, k.inSuit, k.suitAt, k.digits = suit, true, here, 0
		case isSuit:
			return k.fail(here, "a second suit: melds are parted by commas")
		case c >= '0' && c <= '9':
			t, err := k.number(c, here)
			if err != nil {
				return err
			}
			tiles = append(tiles, t)
		case isBlank(c):
		case direction(c) == hand.FromUnknown:
			return k.unknown(c, here)
		case from != hand.FromUnknown:
			return k.fail(here, "a second mark: one tile of a meld was called")
		case len(tiles) == 0:
			return k.fail(here, fmt.Sprintf("%c stands behind the called tile", c))
		default:
			from, after = direction(c), len(tiles)
		}
	}
	if len(tiles) == 0 && !k.inSuit {
		return k.fail(at, "empty meld")
	}
	if err := k.endSuit(); err != nil {
		return err
	}
	return k.keep(tiles, from, after, at)
}

// keep adds the meld of tiles at offset at, of which the one before index after was called.
func (k *kobalab) keep(tiles []tile.Tile, from hand.Direction, after, at int) error {
	m, err := hand.NewMeld(tiles, false)
	switch {
	case err != nil: // which meld says where
		return k.meld(tiles, false, hand.Call{}, at)
	case from == hand.FromUnknown && m.IsKan():
		return k.meld(tiles, true, hand.Call{}, at)
	case from == hand.FromUnknown:
		return k.fail(at, "a chi or pon has a mark behind the called tile: + right, = opposite, - left")
	case m.Kind != hand.Chi && after < 3:
		return k.fail(at, "the mark stands behind the last tile of a pon, or before the tile added to it")
	}
	call := hand.Call{From: from, Tile: tiles[after-1]}
	if after < len(tiles) && m.IsKan() {
		call.IsAdded, call.Added = true, tiles[after]
	}
	return k.meld(tiles, false, call, at)
}

// formatKobalab writes the suit before the digits.
func formatKobalab(w *writer, h sheet) {
	for _, tiles := range [][]tile.Tile{h.concealed, h.drawn} {
		for run := range suits(tiles) {
			if run[0] == tile.Joker {
				w.repeat("j", len(run))
				continue
			}
			w.char(run[0].Kind().Suit().Letter())
			w.digits(run)
		}
	}
	for _, m := range h.melds {
		w.char(',')
		w.char(m.Set.First().Suit().Letter())
		w.kobalab(m)
	}
}

// kobalab writes the digits and the mark of a meld: runs rising; of equal tiles the plain
// ones before the red, but the called one last, and behind it one added to a pon.
func (w *writer) kobalab(m hand.Meld) {
	c := w.call(m)
	tiles := m.Tiles()
	if m.Kind == hand.Chi {
		called := slices.Index(tiles, c.Tile)
		w.digits(tiles[:called+1])
		w.char(mark(c.From))
		w.digits(tiles[called+1:])
		return
	}
	slices.Reverse(tiles)
	if m.Kind == hand.ClosedKan {
		w.digits(tiles)
		return
	}
	tiles = without(tiles, c.Tile)
	if c.IsAdded {
		tiles = without(tiles, c.Added)
	}
	w.digits(tiles)
	w.char(digit(c.Tile))
	w.char(mark(c.From))
	if c.IsAdded {
		w.char(digit(c.Added))
	}
}
