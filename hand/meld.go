package hand

import (
	"fmt"
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// MeldKind says how a meld was declared.
type MeldKind uint8

// The kinds of meld.
const (
	Chi       MeldKind = iota // a called run (吃)
	Pon                       // a called triplet (碰)
	Kan                       // four of a kind, called or added to a pon (明槓)
	ClosedKan                 // four of a kind, declared from the hand (暗槓)
)

// Meld is a declared set (副露). For the finished hand a kan counts as a triplet.
type Meld struct {
	Kind MeldKind
	Set  form.Set // the run or the triplet
	Reds uint8    // how many of its fives are red
	Call Call     // how it was called, if anybody said
}

// NewMeld returns the meld of three or four tiles, given in any order. With closed set
// they must be four of a kind. The error is an *Error that wraps ErrNoSet, with Index -1.
func NewMeld(tiles []tile.Tile, closed bool) (Meld, error) {
	if len(tiles) < 3 || len(tiles) > 4 {
		return Meld{}, noSet(fmt.Sprintf("a meld has 3 or 4 tiles, not %d", len(tiles)))
	}
	kinds := make([]tile.Kind, 0, 4)
	var reds uint8
	for _, t := range tiles {
		if t >= tile.Joker {
			return Meld{}, noSet("a joker cannot be part of a meld")
		}
		if t.IsRed() {
			reds++
		}
		kinds = append(kinds, t.Kind())
	}
	slices.Sort(kinds)
	k := kinds[0]
	same := kinds[len(kinds)-1] == k
	run := len(kinds) == 3 && !k.IsHonour() && k.Rank() <= 7 && kinds[1] == k+1 && kinds[2] == k+2
	switch {
	case closed && same && len(kinds) == 4:
		return Meld{Kind: ClosedKan, Set: form.Triplet(k), Reds: reds}, nil
	case closed:
		return Meld{}, noSet("round brackets hold a closed kan, four of a kind")
	case same && len(kinds) == 4:
		return Meld{Kind: Kan, Set: form.Triplet(k), Reds: reds}, nil
	case same:
		return Meld{Kind: Pon, Set: form.Triplet(k), Reds: reds}, nil
	case run:
		return Meld{Kind: Chi, Set: form.Run(k), Reds: reds}, nil
	default:
		return Meld{}, noSet("a meld that is neither a run nor three or four of a kind")
	}
}

func noSet(reason string) *Error {
	return &Error{Err: ErrNoSet, Place: InMelds, Index: -1, Reason: reason}
}

// valid reports whether the fields agree as NewMeld and With make them.
func (m Meld) valid() bool {
	if m.Kind > ClosedKan || m.Set >= form.NumSets || m.Set.IsRun() != (m.Kind == Chi) || m.Reds > m.fives() {
		return false
	}
	if m.Call == (Call{}) {
		return true
	}
	_, err := m.With(m.Call)
	return err == nil
}

// fives returns how many fives of a number suit the meld has.
func (m Meld) fives() uint8 {
	k := m.Set.First()
	switch {
	case k.IsHonour():
		return 0
	case m.Set.IsRun() && k.Rank() >= 3 && k.Rank() <= 5:
		return 1
	case m.Set.IsRun() || k.Rank() != 5:
		return 0
	case m.IsKan():
		return 4
	default:
		return 3
	}
}

// IsKan reports whether the meld has four tiles.
func (m Meld) IsKan() bool { return m.Kind >= Kan }

// Tiles returns the tiles of the meld in canonical order, a red five before plain fives.
func (m Meld) Tiles() []tile.Tile {
	ks := m.Set.Kinds()
	kinds := ks[:]
	if m.IsKan() {
		kinds = append(kinds, ks[0])
	}
	reds := m.Reds
	tiles := make([]tile.Tile, 0, 4)
	for _, k := range kinds {
		t := tile.Tile(k)
		if reds > 0 && !k.IsHonour() && k.Rank() == 5 {
			t = tile.RedFive(k.Suit())
			reds--
		}
		tiles = append(tiles, t)
	}
	return tiles
}
