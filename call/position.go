package call

import (
	"fmt"
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// build returns a hand of the given tiles that has seen what h has seen, and more.
func build(h *hand.Hand, tiles hand.Tiles, more ...tile.Tile) (*hand.Hand, error) {
	var seen []tile.Tile
	for k, n := range h.Seen() {
		for range n {
			seen = append(seen, tile.Tile(k))
		}
	}
	for _, t := range more {
		seen = append(seen, tile.Tile(t.Kind())) // which copies of a five are red does not matter below
	}
	every := [3]uint8{tile.Copies, tile.Copies, tile.Copies}
	built, err := hand.New(tiles, hand.Context{Rules: h.Rules(), Reds: &every, Seen: seen})
	if err != nil {
		return nil, fmt.Errorf("call: %w", err)
	}
	return built, nil
}

// withSeen returns h when it has seen one more tile.
func withSeen(h *hand.Hand, t tile.Tile) (*hand.Hand, error) { return build(h, h.Tiles(), t) }

// claim returns the tiles of h after a call of tile t: two or three of its own have moved
// into the meld.
func claim(h *hand.Hand, t tile.Tile, m hand.Meld) hand.Tiles {
	tiles := h.Tiles()
	tiles.Concealed = slices.Clone(tiles.Concealed)
	own := m.Tiles()
	own = remove(own, t)
	for _, o := range own {
		tiles.Concealed = remove(tiles.Concealed, o)
	}
	tiles.Melds = append(slices.Clone(tiles.Melds), m)
	return tiles
}

// remove takes one tile t out of a list that holds it.
func remove(list []tile.Tile, t tile.Tile) []tile.Tile {
	i := slices.Index(list, t)
	return slices.Delete(list, i, i+1)
}

// position returns how near a hand of 3n+1 tiles is.
func (a *Adviser) position(h *hand.Hand) (Position, error) {
	if a.options.Measure == Ordinary {
		u := shanten.UsefulTiles(h, shanten.Query{Pool: a.pool, Forms: form.Standard})
		return Position{u.Shanten, shanten.Ukeire(h, u.Tiles), u.Tiles}, nil
	}
	r, err := a.aim.target.Of(h, a.pool)
	if err != nil {
		return Position{}, fmt.Errorf("call: %w", err)
	}
	return Position{r.Shanten, shanten.Ukeire(h, r.Useful), r.Useful}, nil
}

// candidate returns what a legal meld leaves.
func (a *Adviser) candidate(h *hand.Hand, t tile.Tile, m Meld) (Candidate, error) {
	c := Candidate{Meld: m.Meld, Forbidden: m.Forbidden}
	c.After.Shanten = shanten.Impossible
	if m.Illegal {
		c.Lost = LostIllegal
		return c, nil
	}
	tiles := claim(h, t, m.Meld)
	after, err := build(h, tiles)
	if err != nil {
		return c, err
	}
	possible := restrict.Answer{}
	if a.options.Measure == Ordinary { // which does not tell
		if possible, err = a.aim.target.Of(after, a.pool); err != nil {
			return c, fmt.Errorf("call: %w", err)
		}
	}
	if m.Kind == hand.Kan {
		c.After, err = a.position(after)
	} else {
		after, err = a.discard(&c, after, tiles)
	}
	if err != nil {
		return c, err
	}
	if possible.Shanten == shanten.Impossible || c.After.Shanten == shanten.Impossible {
		c.Lost = LostImpossible
		return c, nil
	}
	if c.Waits, err = a.aim.target.Waits(after, a.pool); err != nil {
		return c, fmt.Errorf("call: %w", err)
	}
	return c, nil
}

// discard gives c its best legal discard from the 3n+2 tiles of after: least shanten, then
// most useful tiles, then an unusable tile, then the lowest. It returns the hand that is
// left.
func (a *Adviser) discard(c *Candidate, after *hand.Hand, tiles hand.Tiles) (*hand.Hand, error) {
	var best *hand.Hand
	held := after.Concealed()
	for k := range (held.Kinds() &^ c.Forbidden).All() {
		t := after.Discard(k)
		left := hand.Tiles{Concealed: remove(slices.Clone(tiles.Concealed), t), Melds: tiles.Melds}
		h, err := build(after, left, t)
		if err != nil {
			return nil, err
		}
		p, err := a.position(h)
		if err != nil {
			return nil, err
		}
		if best != nil && !a.better(p, k, c) {
			continue
		}
		best, c.HasDiscard, c.Discard, c.After = h, true, t, p
	}
	return best, nil
}

// better reports whether a discard of kind k, later in tile order, is better than that of c.
func (a *Adviser) better(p Position, k tile.Kind, c *Candidate) bool {
	switch {
	case p.Shanten != c.After.Shanten:
		return p.Shanten < c.After.Shanten
	case p.Ukeire != c.After.Ukeire:
		return p.Ukeire > c.After.Ukeire
	default:
		return !a.aim.usable.Has(k) && a.aim.usable.Has(c.Discard.Kind())
	}
}

// dora counts the dora of the hand and the called tile, red fives included: those on kinds
// that the target can use, and the others.
func (a *Adviser) dora(h *hand.Hand, q Question) (central, other int) {
	for k, n := range doraOf(h, q) {
		if a.aim.usable.Has(tile.Kind(k)) {
			central += n
		} else {
			other += n
		}
	}
	return central, other
}

// doraOf counts the dora of the hand and the called tile by their kinds, red fives included.
// A kind that two indicators name counts twice.
func doraOf(h *hand.Hand, q Question) (dora [tile.NumKinds]int) {
	counts := tilesOf(h)
	counts[q.Tile.Kind()]++
	for _, indicator := range q.Dora {
		k := indicator.Dora(h.Rules().Players)
		dora[k] += int(counts[k])
	}
	for s := range tile.Suit(3) {
		five := s.First() + 4
		dora[five] += int(h.Reds(five))
	}
	for _, m := range h.Melds() {
		for _, t := range m.Tiles() {
			if t.IsRed() {
				dora[t.Kind()]++
			}
		}
	}
	if q.Tile.IsRed() {
		dora[q.Tile.Kind()]++
	}
	return dora
}
