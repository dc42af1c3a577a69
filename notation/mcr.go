package notation

import (
	"fmt"

	"mentsu/hand"
	"mentsu/tile"
)

// parseMCR reads what programs for Chinese official mahjong (国标麻将) write: digits with m,
// s or p, honours as E S W N C F P, or as z digits in Chinese order, 5z being the red dragon
// and 7z the white one. [567m,2] is a chow whose second tile was claimed, [999s,3] a pung,
// [SSSS] a concealed kong, [8888p,1] a melded one and [1111s,6] one added to a pung; the
// comma may be absent. There are no red fives.
func parseMCR(text string) (Text, error) {
	p := parser{draft: newDraft(text)}
	for p.pos < len(p.text) {
		c, at := p.read()
		if err := p.takeMCR(c, at); err != nil {
			return Text{}, err
		}
	}
	if p.pending() {
		return Text{}, p.fail(p.offsets[p.digits], noSuit)
	}
	return p.finish()
}

// takeMCR reads the character c, which stands at offset at.
func (p *parser) takeMCR(c rune, at int) error {
	switch {
	case c == '0':
		return p.fail(at, "0 is no tile: there are no red fives in mcr")
	case c >= '1' && c <= '9':
		p.digit(c, at)
		return nil
	case c == '|':
		return p.fail(at, "winds, flags and flowers behind | are no part of a hand")
	case isSeparator(c):
		return nil
	case c == ']' && p.bracket != 0:
		return p.shutMCR(at)
	case c == '(' || c == ')':
		return p.fail(at, "round bracket: mcr writes a concealed kong as [1111z]")
	case c == 'j' || c == 'J':
		return p.singleMCR(tile.Joker, at)
	}
	if t, ok := honour(c); ok {
		return p.singleMCR(t, at)
	}
	if t, ok := glyphTile(c); ok {
		return p.singleMCR(t, at)
	}
	suit, isSuit := suitOf(c)
	switch {
	case isSuit && p.pending():
		return p.suitMCR(suit)
	case isSuit:
		return p.fail(at, noDigits)
	case c == '[' || c == ']':
		if p.pending() && c == '[' {
			return p.fail(p.offsets[p.digits], noSuit)
		}
		return p.turn(c, at)
	}
	return p.unknown(c, at)
}

func (p *parser) singleMCR(t tile.Tile, at int) error {
	if p.pending() {
		return p.fail(p.offsets[p.digits], noSuit)
	}
	return p.single(t, at)
}

// suitMCR turns the waiting digits into tiles of suit s.
func (p *parser) suitMCR(s tile.Suit) error {
	from := p.digits
	if err := p.suit(s); err != nil {
		return err
	}
	for i, t := range p.tiles[from:] {
		p.tiles[from+i] = tile.Tile(turnDragon(t.Kind()))
	}
	return nil
}

// shutMCR ends a meld; a last digit without a suit says how it was called.
func (p *parser) shutMCR(at int) error {
	number, numberAt := 0, 0
	switch len(p.tiles) - p.digits {
	case 0:
	case 1:
		number, numberAt = int(p.tiles[p.digits]), p.offsets[p.digits]
		p.tiles, p.offsets = p.tiles[:p.digits], p.offsets[:p.digits]
	default:
		return p.fail(p.offsets[p.digits], noSuit)
	}
	tiles, err := p.shut(']', at)
	if err != nil {
		return err
	}
	p.digits = len(p.tiles)
	m, err := hand.NewMeld(tiles, false)
	if err != nil { // which meld says where
		return p.meld(tiles, false, hand.Call{}, p.bracketAt)
	}
	call, reason := callMCR(m, number)
	if reason != "" {
		return p.fail(numberAt, reason)
	}
	return p.meld(tiles, m.IsKan() && number == 0, call, p.bracketAt)
}

// addedMCR is what the number of a kong has more if the fourth tile was added to a pung.
const addedMCR = 4

// callMCR returns how m was called, which number says, or why it cannot be that number.
func callMCR(m hand.Meld, number int) (c hand.Call, reason string) {
	tiles := m.Tiles()
	switch {
	case number == 0: // first tile, or left player, by default: nobody said
		return hand.Call{}, ""
	case m.Kind == hand.Chi && number <= len(tiles):
		return hand.Call{From: hand.FromLeft, Tile: tiles[number-1]}, ""
	case m.Kind == hand.Chi:
		return c, fmt.Sprintf("%d: the claimed tile of a chow is 1, 2 or 3", number)
	}
	c.Tile = tiles[0]
	from := number
	if m.IsKan() && number > addedMCR {
		from -= addedMCR
		c.IsAdded, c.Added = true, tiles[0]
	}
	var ok bool
	switch c.From, ok = offered(from); {
	case ok:
		return c, ""
	case m.IsKan():
		return c, fmt.Sprintf("%d: a melded kong has 1, 2 or 3, one added to a pung 5, 6 or 7", number)
	default:
		return c, fmt.Sprintf("%d: a pung has 1, 2 or 3", number)
	}
}

// formatMCR writes honours as letters.
func formatMCR(w *writer, h sheet) {
	write := func(tiles []tile.Tile) {
		for run := range suits(tiles) {
			switch {
			case run[0] == tile.Joker:
				w.repeat("j", len(run))
			case run[0].Kind().IsHonour():
				for _, t := range run {
					w.char(honourLetters[t.Kind()-tile.East])
				}
			default:
				for _, t := range run {
					w.char(digit(tile.Tile(w.plain(t))))
				}
				w.char(run[0].Kind().Suit().Letter())
			}
		}
	}
	write(h.concealed)
	write(h.drawn)
	for _, m := range h.melds {
		w.char('[')
		write(m.Tiles())
		if n := w.numberMCR(m); n > 0 {
			w.char(',')
			w.number(n)
		}
		w.char(']')
	}
}

// numberMCR returns the number behind a meld, 0 for none.
func (w *writer) numberMCR(m hand.Meld) int {
	switch {
	case m.Kind == hand.ClosedKan:
		return 0
	case m.Kind != hand.Kan && m.Call == hand.Call{}: // none is needed
		return 0
	case m.Kind == hand.Chi:
		return 1 + int(m.Call.Tile.Kind()-m.Set.First())
	}
	c := w.call(m)
	if c.IsAdded {
		return offer(c.From) + addedMCR
	}
	return offer(c.From)
}
