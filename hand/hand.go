// Package hand holds a mahjong hand that has been checked once: sizes, copies, red fives
// and melds are right, so that everything above can trust it.
package hand

import (
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// Tiles is a hand as somebody wrote it, not yet checked.
type Tiles struct {
	Concealed []tile.Tile // as typed: the last one is the drawn tile; jokers may be among them
	Melds     []Meld      // in the order declared
}

// Context is what must be known beside the tiles of a hand. Its zero value is riichi with
// four players, one red five a suit, and nothing seen.
type Context struct {
	Rules      form.Rules
	Reds       *[3]uint8   // red fives that exist in m, p, s, 0..4 each; nil means one each
	Seen       []tile.Tile // tiles seen elsewhere: discards, indicators, melds of others
	Jokers     int         // jokers held beside those among the tiles
	JokerKinds tile.Kinds  // kinds that act as jokers wherever they are concealed
	Drawn      *tile.Tile  // the drawn tile, if not the last concealed one: added to 3n+1 tiles and jokers, found among 3n+2
}

// Hand is a checked hand: 3n+1 concealed tiles, to draw, or 3n+2, to discard, jokers
// included, n melds or fewer beside them. It does not change after New.
type Hand struct {
	rules      form.Rules
	concealed  tile.Counts
	melded     tile.Counts
	seen       tile.Counts
	asJokers   tile.Counts // concealed tiles of the kinds that act as jokers
	jokerKinds tile.Kinds  // those kinds
	reds       [3]uint8    // concealed red fives
	redsLeft   [3]uint8    // red fives nobody has shown yet
	jokers     int
	size       int // concealed tiles and jokers
	melds      []Meld
	drawn      tile.Tile
	hasDrawn   bool
}

// Rules returns the rules of shape that the hand was checked under, defaults filled in.
func (h *Hand) Rules() form.Rules { return h.rules }

// Sets returns the sets of a finished hand, as Rules does, which takes longer.
func (h *Hand) Sets() int { return h.rules.Sets }

// Forms returns the winning forms, as Rules does, which takes longer.
func (h *Hand) Forms() form.Forms { return h.rules.Forms }

// FourAsTwoPairs reports whether four of a kind are two pairs, as Rules does, which takes
// longer.
func (h *Hand) FourAsTwoPairs() bool { return h.rules.FourAsTwoPairs }

// Concealed returns the concealed natural tiles by kind, red fives among the fives,
// jokers apart.
func (h *Hand) Concealed() tile.Counts { return h.concealed }

// Held points to the counts that Concealed returns, for those who only look: to copy them
// takes longer than many a question about them. Do not change them.
func (h *Hand) Held() *tile.Counts { return &h.concealed }

// Melded returns the tiles in the own melds by kind; a kan has four.
func (h *Hand) Melded() tile.Counts { return h.melded }

// Seen returns the tiles seen elsewhere by kind.
func (h *Hand) Seen() tile.Counts { return h.seen }

// Melds returns the declared melds in their order; do not change the slice.
func (h *Hand) Melds() []Meld { return h.melds }

// Jokers returns the number of jokers held.
func (h *Hand) Jokers() int { return h.jokers }

// JokerTiles returns by kind those of the jokers that are tiles of kinds which act as
// jokers; the others show no kind.
func (h *Hand) JokerTiles() tile.Counts { return h.asJokers }

// JokerKinds returns the kinds that act as jokers.
func (h *Hand) JokerKinds() tile.Kinds { return h.jokerKinds }

// Drawn returns the drawn tile of a hand to discard from, tile.Joker for one that acts as
// joker; ok is false for a ready hand (3n+1).
func (h *Hand) Drawn() (t tile.Tile, ok bool) { return h.drawn, h.hasDrawn }

// Size returns the number of concealed tiles, jokers included: 1..14, or 1..17 with five
// sets.
func (h *Hand) Size() int { return h.size }

// Waiting reports whether the hand has 3n+1 tiles, so that it waits for a draw.
func (h *Hand) Waiting() bool { return h.Size()%3 == 1 }

// FreeSets returns how many sets the concealed tiles still have to make: 0..4, or 0..5
// where the rules have five sets.
func (h *Hand) FreeSets() int { return h.Size() / 3 }

// ImpliedMelds returns how many sets are neither declared nor among the concealed tiles,
// and so count as melds declared elsewhere.
func (h *Hand) ImpliedMelds() int { return h.rules.Sets - h.FreeSets() - len(h.melds) }

// Closed reports whether the whole hand is concealed: no melds, declared or implied, so
// that seven pairs and thirteen orphans are possible.
func (h *Hand) Closed() bool { return h.FreeSets() == h.rules.Sets }

// Caps returns how many concealed tiles of each kind a finished hand may hold under pool.
func (h *Hand) Caps(pool form.Pool) tile.Counts {
	return pool.Caps(&h.melded, &h.seen, h.rules.Players)
}

// Whole reports whether pool leaves all four copies of every kind to a finished hand, so that
// no question needs to ask which are gone.
func (h *Hand) Whole(pool form.Pool) bool {
	return h.rules.Players != 3 && (pool == form.PoolHand || len(h.melds) == 0 && (pool != form.PoolSeen || h.seen == tile.Counts{}))
}

// Natural reports whether no tile of the hand is a joker and no kind acts as one.
func (h *Hand) Natural() bool { return h.jokers == 0 && h.jokerKinds == 0 }

// Left returns how many tiles of each kind nobody has shown: four less those concealed
// (those that act as jokers, too), melded and seen; with three players none of 2m..8m.
func (h *Hand) Left() tile.Counts {
	left := h.Caps(form.PoolSeen)
	left.Sub(&h.concealed)
	left.Sub(&h.asJokers)
	return left
}

// RedLeft returns how many red fives of kind k nobody has shown, 0 for other kinds.
func (h *Hand) RedLeft(k tile.Kind) int {
	if k.IsHonour() || k.Rank() != 5 {
		return 0
	}
	return min(int(h.redsLeft[k.Suit()]), int(h.Left()[k]))
}

// Discard returns the tile that leaves the hand when kind k is discarded: the plain tile,
// or the red five where no plain one is held. Kind k must be concealed.
func (h *Hand) Discard(k tile.Kind) tile.Tile {
	if !k.IsHonour() && k.Rank() == 5 && h.reds[k.Suit()] == h.concealed[k] {
		return tile.RedFive(k.Suit())
	}
	return tile.Tile(k)
}

// Tiles returns the hand as tiles in canonical order: concealed m p s z, red fives before
// plain ones, jokers last; melds in the order declared.
func (h *Hand) Tiles() Tiles {
	tiles := make([]tile.Tile, 0, h.Size())
	for k, n := range h.concealed {
		reds := uint8(0)
		if k := tile.Kind(k); !k.IsHonour() && k.Rank() == 5 {
			reds = h.reds[k.Suit()]
		}
		for i := range n {
			t := tile.Tile(k)
			if i < reds {
				t = tile.RedFive(tile.Kind(k).Suit())
			}
			tiles = append(tiles, t)
		}
	}
	for range h.jokers {
		tiles = append(tiles, tile.Joker)
	}
	return Tiles{Concealed: tiles, Melds: slices.Clone(h.melds)}
}
