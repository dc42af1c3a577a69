package corpus

import (
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// Tiles returns the deal as tiles: concealed ones in rising order, then the melds.
func (d Deal) Tiles() hand.Tiles {
	return hand.Tiles{Concealed: tiles(d.Concealed), Melds: d.Melds}
}

// Hand returns the deal as a checked hand. It panics if the rules do not admit it, which
// is a mistake of the test that asks.
func (d Deal) Hand(rules form.Rules) *hand.Hand {
	h, err := hand.New(d.Tiles(), hand.Context{Rules: rules, Seen: tiles(d.Seen)})
	if err != nil {
		panic(fmt.Sprintf("bug in mentsu/internal/corpus: %+v: %v", d, err))
	}
	return h
}

// tiles lists the tiles of counts in rising order.
func tiles(counts tile.Counts) []tile.Tile {
	var list []tile.Tile
	for k, n := range counts {
		for range n {
			list = append(list, tile.Tile(k))
		}
	}
	return list
}

// meld returns a random meld of tiles of the pile, which it leaves as it is. ok is false
// if the pile holds no set.
func (r *Rand) meld(pile *tile.Counts) (m hand.Meld, ok bool) {
	set, ok := r.set(pile)
	switch {
	case !ok:
		return hand.Meld{}, false
	case set.IsRun():
		return hand.Meld{Kind: hand.Chi, Set: set}, true
	case pile[set.First()] < tile.Copies:
		return hand.Meld{Kind: hand.Pon, Set: set}, true
	default:
		kinds := [...]hand.MeldKind{hand.Pon, hand.Kan, hand.ClosedKan}
		return hand.Meld{Kind: kinds[r.Below(len(kinds))], Set: set}, true
	}
}

// set returns a random set of tiles of the pile, which it leaves as it is. ok is false if
// the pile holds none.
func (r *Rand) set(pile *tile.Counts) (set form.Set, ok bool) {
	var held []form.Set
	for s := range form.Set(form.NumSets) {
		rest := *pile
		if take(&rest, s) {
			held = append(held, s)
		}
	}
	if len(held) == 0 {
		return 0, false
	}
	return held[r.Below(len(held))], true
}

// take removes the tiles of s from the pile, if they are there.
func take(pile *tile.Counts, s form.Set) bool {
	rest := *pile
	for _, k := range s.Kinds() {
		if rest[k] == 0 {
			return false
		}
		rest[k]--
	}
	*pile = rest
	return true
}

// near returns n tiles of the pile that come from a finished hand: sets and a pair, less a
// tile or two where n asks for it, and up to six tiles replaced. The pile holds enough.
func (r *Rand) near(pile tile.Counts, n int) tile.Counts {
	before := pile
	for range n / 3 {
		if s, ok := r.set(&pile); ok {
			take(&pile, s)
		}
	}
	for {
		if k := r.Below(tile.NumKinds); pile[k] >= 2 {
			pile[k] -= 2
			break
		}
	}
	var h tile.Counts
	for k := range h {
		h[k] = before[k] - pile[k]
	}
	replace := min(n, r.Below(7))
	r.draw(&h, h.Total()-n+replace)
	for k, d := range r.draw(&pile, replace) {
		h[k] += d
	}
	return h
}
