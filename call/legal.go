package call

import (
	"fmt"
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/tile"
)

// Meld is a meld that the rules allow, or would if a discard were left.
type Meld struct {
	hand.Meld
	Forbidden tile.Kinds // kinds that may not be discarded after it (喰い替え)
	Illegal   bool       // every tile left is forbidden, so the call is, too
}

// Legal returns the melds that h, 3n+1 tiles, can make of a discarded tile: pon, kan if the
// rules offer it, and from the left, but not with three players, chi by its lowest tile. Melds that kuikae makes
// impossible are among them, marked Illegal. Of fives a red one goes into the meld first,
// where it cannot be lost. The error wraps ErrSize, ErrTile, ErrFrom, restrict.ErrJokers or
// restrict.ErrSets.
func Legal(h *hand.Hand, t tile.Tile, from hand.Direction, r Rules) ([]Meld, error) {
	if err := callable(h, t, from); err != nil {
		return nil, err
	}
	c := calls{hand: h, held: h.Concealed(), rules: r, by: hand.Call{From: from, Tile: t}}
	k := t.Kind()
	if c.held[k] >= 2 {
		c.add(hand.Pon, form.Triplet(k), k, k)
	}
	if r.Kans && c.held[k] == 3 {
		c.add(hand.Kan, form.Triplet(k), k, k, k)
	}
	if from != hand.FromLeft || h.Rules().Players == 3 {
		return c.melds, c.err
	}
	for _, s := range runsWith(k) {
		own := slices.DeleteFunc(kindsOf(s), func(o tile.Kind) bool { return o == k })
		if c.held[own[0]] > 0 && c.held[own[1]] > 0 {
			c.add(hand.Chi, s, own...)
		}
	}
	return c.melds, c.err
}

// callable returns why no calls can be listed, if so.
func callable(h *hand.Hand, t tile.Tile, from hand.Direction) error {
	switch {
	case !h.Waiting():
		return fmt.Errorf("call: %w, not %d", ErrSize, h.Size())
	case t >= tile.Joker:
		return fmt.Errorf("call: %w: a joker, or none", ErrTile)
	case from == hand.FromUnknown || from > hand.FromLeft:
		return fmt.Errorf("call: %w", ErrFrom)
	case h.Jokers() > 0 || h.JokerKinds() != 0:
		return fmt.Errorf("call: %w", restrict.ErrJokers)
	case h.Rules().Sets != 4:
		return fmt.Errorf("call: %w", restrict.ErrSets)
	}
	return nil
}

// calls collects melds.
type calls struct {
	hand  *hand.Hand
	held  tile.Counts
	rules Rules
	by    hand.Call
	melds []Meld
	err   error
}

// add adds the meld of the called tile and own tiles of the given kinds.
func (c *calls) add(kind hand.MeldKind, set form.Set, own ...tile.Kind) {
	m, err := called(c.hand, kind, set, own, c.by)
	if err != nil {
		c.err = err
		return
	}
	l := Meld{Meld: m}
	if kind != hand.Kan {
		l.Forbidden = forbidden(c.rules.Kuikae, set, c.by.Tile.Kind())
		rest := c.held
		for _, k := range own {
			rest[k]--
		}
		l.Illegal = rest.Kinds()&^l.Forbidden == 0
	}
	c.melds = append(c.melds, l)
}

// called returns the meld of a called tile and own tiles of the given kinds.
func called(h *hand.Hand, kind hand.MeldKind, set form.Set, own []tile.Kind, c hand.Call) (hand.Meld, error) {
	m := hand.Meld{Kind: kind, Set: set}
	if c.Tile.IsRed() {
		m.Reds++
	}
	fives := uint8(0)
	for _, k := range own {
		if !k.IsHonour() && k.Rank() == 5 {
			fives++
			m.Reds += min(1, h.Reds(k)-min(h.Reds(k), fives-1))
		}
	}
	m, err := m.With(c)
	if err != nil {
		return m, fmt.Errorf("bug in mentsu/call: %w", err)
	}
	return m, nil
}

// forbidden returns what may not be discarded after a chi or pon of set with tile k.
func forbidden(r Kuikae, set form.Set, k tile.Kind) tile.Kinds {
	if r == KuikaeOff {
		return 0
	}
	kinds := tile.KindsOf(k)
	if r == KuikaeSame || !set.IsRun() {
		return kinds
	}
	first := set.First()
	if k == first && first.Rank() <= 6 {
		kinds = kinds.With(first + 3)
	}
	if k == first+2 && first.Rank() >= 2 {
		kinds = kinds.With(first - 1)
	}
	return kinds
}

// runsWith returns the runs that hold kind k, by their lowest tile.
func runsWith(k tile.Kind) []form.Set {
	if k.IsHonour() {
		return nil
	}
	var runs []form.Set
	for first := max(k.Rank()-2, 1); first <= min(k.Rank(), 7); first++ {
		runs = append(runs, form.Run(k.Suit().First()+tile.Kind(first-1)))
	}
	return runs
}

// kindsOf returns the three tiles of a set.
func kindsOf(s form.Set) []tile.Kind {
	ks := s.Kinds()
	return ks[:]
}
