package notation

import (
	"mentsu/hand"
	"mentsu/tile"
)

// formatMahgen writes what the program mahgen draws pictures from: mpsz with gaps (|) before
// the drawn tile and the melds. Of a meld the called tile lies sideways (_) on the side it
// came from, under the tile added to it if there is one (^, or v where one of the two is
// red: v0 the called, v5 the added one). The outer tiles of a closed kan lie face down (0z),
// and a joker is the star, 9z.
func formatMahgen(w *writer, h sheet) {
	for _, tiles := range [][]tile.Tile{h.concealed, h.drawn} {
		if len(tiles) > 0 {
			w.gap()
		}
		for run := range suits(tiles) {
			if run[0] == tile.Joker {
				w.repeat("9", len(run))
				w.char('z')
				continue
			}
			w.digits(run)
			w.char(run[0].Kind().Suit().Letter())
		}
	}
	for _, m := range h.melds {
		w.gap()
		w.mahgen(m)
	}
}

func (w *writer) gap() {
	if len(w.text) > 0 {
		w.char('|')
	}
}

// mahgen writes a meld.
func (w *writer) mahgen(m hand.Meld) {
	suit := m.Set.First().Suit().Letter()
	if m.Kind == hand.ClosedKan {
		tiles := m.Tiles()
		if m.Reds > 2 {
			w.loss |= LostReds
		}
		w.string("0z")
		w.digits([]tile.Tile{tiles[1], tiles[0]}) // with the red one, if there is one
		w.char(suit)
		w.string("0z")
		return
	}
	c := w.call(m)
	others := without(m.Tiles(), c.Tile)
	if c.IsAdded {
		others = without(others, c.Added)
	}
	before := 0
	switch c.From {
	case hand.FromUnknown, hand.FromLeft:
	case hand.FromAcross:
		before = 1
	case hand.FromRight:
		before = len(others)
	}
	w.digits(others[:before])
	switch {
	case !c.IsAdded:
		w.char('_')
		w.char(digit(c.Tile))
	case c.Tile == c.Added:
		w.char('^')
		w.char(digit(c.Tile))
	default:
		w.char('v')
		w.char(digit(c.Tile)) // 0: the lower one is red, 5: the upper one
	}
	w.digits(others[before:])
	w.char(suit)
}
