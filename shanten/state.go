package shanten

import (
	"slices"

	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// State is a hand that changes tile by tile, for a search: Draw, Discard and Undo cost a
// few nanoseconds, and so does Shanten where no copy that is gone can matter. It follows
// one hand, so each goroutine needs its own; Clone copies it.
type State struct {
	position
	size  int // concealed tiles
	left  tile.Layers
	moves []change
	room  [hand.MaxTiles]need.After // where Discards works
}

// change is one step that Undo takes back.
type change struct {
	kind    tile.Kind
	discard bool
}

// NewState returns a State that begins with h.
func NewState(h *hand.Hand, q Query) *State {
	left := h.Left()
	s := &State{size: h.Size(), left: left.Layers(), moves: make([]change, 0, 32)}
	s.set(h, q)
	return s
}

// Clone returns an independent copy of s.
func (s *State) Clone() *State {
	c := *s
	c.house = s.house.fresh()
	c.moves = append(make([]change, 0, 32), s.moves...)
	return &c
}

// Waiting reports whether the hand has 3n+1 tiles: it may draw.
func (s *State) Waiting() bool { return s.size%3 == 1 }

// Concealed returns the concealed tiles by kind.
func (s *State) Concealed() tile.Counts { return s.counts }

// Left returns how many tiles of each kind nobody has shown.
func (s *State) Left() tile.Counts {
	var left tile.Counts
	for _, layer := range s.left {
		for k := range layer.All() {
			left[k]++
		}
	}
	return left
}

// Draw adds a tile of kind k, and reports false, changing nothing, if the hand is not
// waiting or no tile of k is left.
func (s *State) Draw(k tile.Kind) bool {
	if k >= tile.NumKinds || !s.left[0].Has(k) || !s.Waiting() {
		return false
	}
	s.left.Remove(k)
	s.size++
	s.draw(k)
	s.moves = append(s.moves, change{kind: k})
	return true
}

// Discard takes a tile of kind k away, which nobody can draw any more, and reports false,
// changing nothing, if the hand is waiting or holds no k.
func (s *State) Discard(k tile.Kind) bool {
	if k >= tile.NumKinds || s.counts[k] == 0 || s.Waiting() {
		return false
	}
	s.size--
	s.discard(k)
	s.moves = append(s.moves, change{kind: k, discard: true})
	return true
}

// Undo takes the last Draw or Discard back, and reports false if there is none.
func (s *State) Undo() bool {
	if len(s.moves) == 0 {
		return false
	}
	last := s.moves[len(s.moves)-1]
	s.moves = s.moves[:len(s.moves)-1]
	if last.discard {
		s.undiscard(last.kind)
		s.size++
	} else {
		s.undraw(last.kind)
		s.left.Add(last.kind)
		s.size--
	}
	return true
}

// Shanten returns the least shanten number of the hand over the forms asked.
func (s *State) Shanten() Number {
	if s.house != nil {
		return s.answer().Shanten
	}
	return numberOf(s.leastDistance())
}

// Useful returns the least shanten number of the hand and the kinds whose draw lowers it.
func (s *State) Useful() Useful {
	d, kinds := s.useful()
	return Useful{numberOf(d), kinds}
}

// Discards appends to dst what every discard of the hand leaves, as the function Discards
// does, but in tile order; none if the hand is waiting.
func (s *State) Discards(dst []Discard) []Discard {
	if s.Waiting() {
		return dst
	}
	list := s.discards(s.room[:0])
	from := len(dst)
	dst = slices.Grow(dst, len(list))[:from+len(list)]
	for i := range list {
		a, d := &list[i], &dst[from+i]
		d.Kind, d.Shanten, d.Tiles, d.Ukeire = a.Kind, numberOf(a.Distance), a.Useful, s.left.Sum(a.Useful)
	}
	return dst
}
