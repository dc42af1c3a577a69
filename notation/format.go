package notation

import (
	"iter"
	"slices"
	"strings"

	"mentsu/hand"
	"mentsu/tile"
)

// Loss is a set of things that a text says otherwise than the hand, or leaves out, since
// its notation has no way to say them: what is lost when the text is read back.
type Loss uint8

// The losses.
const (
	LostReds  Loss = 1 << iota // red fives and plain ones cannot be told apart
	LostCalls                  // who a meld was called from, or which of its tiles was called, is left out
	MadeCalls                  // nobody said who a meld was called from, but the text must: it says the left
	LostDrawn                  // which concealed tile was drawn is left out
)

// Has reports whether all losses of m are in l.
func (l Loss) Has(m Loss) bool { return l&m == m }

// Format writes tiles in notation n: concealed tiles m p s z, a red five right before the
// plain ones, jokers last; then the melds in their order. Two hands with the same tiles and
// melds have the same text, and Parse reads it back as this hand, but for what is lost.
func Format(t hand.Tiles, n Notation) (text string, loss Loss) {
	return n.write(sheet{concealed: sorted(t.Concealed), melds: t.Melds})
}

// FormatDrawn writes tiles as Format does, drawn being the concealed one that was drawn.
// Where a notation says that by place, as mcr, kobalab and mahgen do, it comes behind the
// other concealed tiles; where not, and another tile comes last, that is LostDrawn, but for
// canonical text, which never says what was drawn.
func FormatDrawn(t hand.Tiles, drawn tile.Tile, n Notation) (text string, loss Loss) {
	h := sheet{concealed: sorted(t.Concealed), melds: t.Melds}
	if i := slices.Index(h.concealed, drawn); i >= 0 && n.entry().drawnLast {
		h.concealed, h.drawn = slices.Delete(h.concealed, i, i+1), []tile.Tile{drawn}
	} else if last := len(h.concealed) - 1; i >= 0 && h.concealed[last] != drawn && n != Auto && n != MPSZ {
		text, loss = n.write(h)
		return text, loss | LostDrawn
	}
	return n.write(h)
}

// FormatTiles writes a list of tiles as Format writes the concealed tiles of a hand. No
// tiles are an empty text.
func FormatTiles(tiles []tile.Tile, n Notation) (text string, loss Loss) {
	return Format(hand.Tiles{Concealed: tiles}, n)
}

// sheet is a hand in the order it is written.
type sheet struct {
	concealed []tile.Tile
	drawn     []tile.Tile // the drawn tile, if it is to stand apart
	melds     []hand.Meld
}

// writer collects the text of a hand and what it fails to say.
type writer struct {
	text []byte
	loss Loss
}

func (w *writer) char(c byte) { w.text = append(w.text, c) }

func (w *writer) string(s string) { w.text = append(w.text, s...) }

// number writes a number of one digit.
func (w *writer) number(n int) { w.char(byte('0' + n)) }

func (n Notation) write(h sheet) (text string, loss Loss) {
	w := writer{text: make([]byte, 0, 64)} // enough for most
	n.entry().format(&w, h)
	return string(w.text), w.loss
}

// bracketed writes a hand whose melds are lists of tiles in brackets, round ones for closed
// kans; write writes such a list, and between stands between the lists.
func (w *writer) bracketed(h sheet, between string, write func([]tile.Tile)) {
	write(h.concealed)
	for _, m := range h.melds {
		if len(w.text) > 0 {
			w.string(between)
		}
		if m.Call != (hand.Call{}) {
			w.loss |= LostCalls
		}
		left, right := byte('['), byte(']')
		if m.Kind == hand.ClosedKan {
			left, right = '(', ')'
		}
		w.char(left)
		write(m.Tiles())
		w.char(right)
	}
}

// call returns how m was called, for notations that must say it. What nobody said is made
// up: the left, and of the tiles the first of a run, or a plain one where there is one.
func (w *writer) call(m hand.Meld) hand.Call {
	if m.Call != (hand.Call{}) || m.Kind == hand.ClosedKan {
		return m.Call
	}
	w.loss |= MadeCalls
	tiles := m.Tiles()
	if m.Kind == hand.Chi {
		return hand.Call{From: hand.FromLeft, Tile: tiles[0]}
	}
	return hand.Call{From: hand.FromLeft, Tile: tiles[len(tiles)-1]}
}

// plain returns the kind of t, a natural tile, for notations without red fives.
func (w *writer) plain(t tile.Tile) tile.Kind {
	if t.IsRed() {
		w.loss |= LostReds
	}
	return t.Kind()
}

// digits writes the digits of natural tiles.
func (w *writer) digits(tiles []tile.Tile) {
	for _, t := range tiles {
		w.char(digit(t))
	}
}

func (w *writer) repeat(s string, n int) { w.string(strings.Repeat(s, n)) }

// suits yields the runs of tiles of the same suit, jokers apart.
func suits(tiles []tile.Tile) iter.Seq[[]tile.Tile] {
	suit := func(t tile.Tile) tile.Suit {
		if t == tile.Joker {
			return tile.NumSuits
		}
		return t.Kind().Suit()
	}
	return func(yield func([]tile.Tile) bool) {
		for len(tiles) > 0 {
			n := 1
			for n < len(tiles) && suit(tiles[n]) == suit(tiles[0]) {
				n++
			}
			if !yield(tiles[:n]) {
				return
			}
			tiles = tiles[n:]
		}
	}
}

// without returns tiles, which it changes, without one t.
func without(tiles []tile.Tile, t tile.Tile) []tile.Tile {
	i := slices.Index(tiles, t)
	return slices.Delete(tiles, i, i+1)
}

func sorted(tiles []tile.Tile) []tile.Tile {
	s := slices.Clone(tiles)
	slices.SortStableFunc(s, func(t, u tile.Tile) int {
		switch {
		case t.Less(u):
			return -1
		case u.Less(t):
			return 1
		default:
			return 0
		}
	})
	return s
}
