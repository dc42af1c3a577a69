package notation_test

import (
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
)

// readable returns all notations that have a reader.
func readable() []notation.Notation {
	var all []notation.Notation
	for _, name := range notation.Names() {
		if n, _ := notation.ByName(name); n.IsRead() {
			all = append(all, n)
		}
	}
	return all
}

// random is splitmix64 (Steele, Lea and Flood 2014): the same hands on every machine.
type random uint64

func (r *random) below(n int) int {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

// tiles returns a hand of any size in the order of a shuffled wall: up to four copies of a
// kind, any of the fives red, and melds that were called somehow or nobody said how.
func (r *random) tiles() hand.Tiles {
	var h hand.Tiles
	var used tile.Counts
	suits := 1 + r.below(4) // few suits bring many copies together
	take := func(t tile.Tile) bool {
		used[t.Kind()]++
		return used[t.Kind()] <= tile.Copies
	}
	red := func(t tile.Tile) tile.Tile {
		if k := t.Kind(); !k.IsHonour() && k.Rank() == 5 && r.below(2) == 0 {
			return tile.RedFive(k.Suit())
		}
		return t
	}
	for range r.below(6) {
		m := r.meld(suits)
		if !slices.ContainsFunc(m.Tiles(), func(t tile.Tile) bool { return !take(t) }) {
			h.Melds = append(h.Melds, m)
		}
	}
	for range 1 + r.below(hand.MaxTiles) {
		s := tile.Suit(r.below(suits))
		t := tile.Tile(s.First()) + tile.Tile(r.below(s.Len()))
		if r.below(20) == 0 {
			h.Concealed = append(h.Concealed, tile.Joker)
		} else if take(t) {
			h.Concealed = append(h.Concealed, red(t))
		}
	}
	return h
}

// meld returns any meld of the first so many suits.
func (r *random) meld(suits int) hand.Meld {
	s := tile.Suit(r.below(suits))
	m := hand.Meld{Kind: hand.MeldKind(r.below(4)), Set: form.Triplet(s.First() + tile.Kind(r.below(s.Len())))}
	if s != tile.Honours && m.Kind == hand.Chi {
		m.Set = form.Run(s.First() + tile.Kind(r.below(7)))
	} else if m.Kind == hand.Chi {
		m.Kind = hand.Pon
	}
	fives := 0
	for _, t := range m.Tiles() {
		if k := t.Kind(); !k.IsHonour() && k.Rank() == 5 {
			fives++
		}
	}
	m.Reds = uint8(r.below(fives + 1))
	if m.Kind == hand.ClosedKan || r.below(3) == 0 {
		return m
	}
	tiles := m.Tiles()
	called := r.below(len(tiles))
	m.Call = hand.Call{From: hand.FromLeft, Tile: tiles[called]}
	if m.Kind != hand.Chi {
		m.Call.From = hand.FromRight + hand.Direction(r.below(3))
	}
	if m.Kind == hand.Kan && r.below(2) == 0 {
		tiles = slices.Delete(tiles, called, called+1)
		m.Call.IsAdded, m.Call.Added = true, tiles[r.below(len(tiles))]
	}
	return m
}

func canonical(h hand.Tiles) hand.Tiles {
	h.Concealed, h.Melds = slices.Clone(h.Concealed), slices.Clone(h.Melds)
	slices.SortFunc(h.Concealed, func(t, u tile.Tile) int {
		if t.Less(u) {
			return -1
		}
		return 1
	})
	return h
}

// sayable returns what is left of h when it is written in n and read back, and what is
// lost on the way.
func sayable(h hand.Tiles, n notation.Notation) (hand.Tiles, notation.Loss) {
	var loss notation.Loss
	note := func(l notation.Loss, before hand.Tiles) {
		if !same(h, before) {
			loss |= l
		}
	}
	h = canonical(h)
	before := canonical(h)
	if slices.Contains([]notation.Notation{notation.MCR, notation.Botzone, notation.Unicode, notation.T34}, n) {
		paint(h, func(tile.Suit, int) bool { return false })
		for i := range h.Melds {
			c := &h.Melds[i].Call
			c.Tile, c.Added = tile.Tile(c.Tile.Kind()), tile.Tile(c.Added.Kind())
		}
	}
	if n == notation.T136 {
		first, plains := [3]int{-1, -1, -1}, [3]int{}
		fives(h, func(s tile.Suit, i int, red bool) {
			if red && first[s] < 0 {
				first[s] = i
			}
			if plains[s]++; red {
				plains[s] = 0
			} else if plains[s] == tile.Copies {
				first[s] = i // the fourth plain five has the number of the red one
			}
		})
		paint(h, func(s tile.Suit, i int) bool { return i == first[s] })
		h = canonical(h)
	}
	note(notation.LostReds, before)
	before = canonical(h)
	for i := range h.Melds {
		switch m := &h.Melds[i]; n {
		case notation.Kobalab, notation.MCR:
		case notation.Botzone:
			m.Call.IsAdded, m.Call.Added = false, 0
		default:
			m.Call = hand.Call{}
		}
	}
	note(notation.LostCalls, before)
	before = canonical(h)
	for i := range h.Melds {
		switch m := &h.Melds[i]; {
		case m.Kind == hand.ClosedKan || m.Call != hand.Call{}:
		case m.Kind == hand.Kan && n == notation.MCR, n == notation.Kobalab, n == notation.Botzone:
			tiles := m.Tiles()
			m.Call = hand.Call{From: hand.FromLeft, Tile: tiles[len(tiles)-1]}
			if m.Kind == hand.Chi {
				m.Call.Tile = tiles[0]
			}
		}
	}
	note(notation.MadeCalls, before)
	return h, loss
}

// fives visits the fives of h in the order they are written, the i-th of its suit each.
func fives(h hand.Tiles, visit func(s tile.Suit, i int, red bool)) {
	var seen [3]int
	all := slices.Clone(h.Concealed)
	for _, m := range h.Melds {
		all = append(all, m.Tiles()...)
	}
	for _, t := range all {
		if k := t.Kind(); t != tile.Joker && !k.IsHonour() && k.Rank() == 5 {
			visit(k.Suit(), seen[k.Suit()], t.IsRed())
			seen[k.Suit()]++
		}
	}
}

// paint makes the fives of h red or plain.
func paint(h hand.Tiles, isRed func(s tile.Suit, i int) bool) {
	var colours [3][]bool
	fives(h, func(s tile.Suit, i int, _ bool) { colours[s] = append(colours[s], isRed(s, i)) })
	next := func(t tile.Tile) tile.Tile {
		k := t.Kind()
		if t == tile.Joker || k.IsHonour() || k.Rank() != 5 {
			return t
		}
		red := colours[k.Suit()][0]
		colours[k.Suit()] = colours[k.Suit()][1:]
		if red {
			return tile.RedFive(k.Suit())
		}
		return tile.Tile(k)
	}
	for i, t := range h.Concealed {
		h.Concealed[i] = next(t)
	}
	for i := range h.Melds {
		m := &h.Melds[i]
		tiles := m.Tiles()
		m.Reds = 0
		for _, t := range tiles {
			if next(t).IsRed() {
				m.Reds++
			}
		}
	}
}

func same(a, b hand.Tiles) bool {
	return slices.Equal(a.Concealed, b.Concealed) && slices.Equal(a.Melds, b.Melds)
}
