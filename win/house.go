package win

import (
	"sync"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// House holds the rules that differ from place to place. Its zero value has none of them.
type House struct {
	Pair258       bool       // the pair of the standard form must be a 2, 5 or 8 of a suit (二五八将)
	WindRuns      bool       // any three different winds are a run
	DragonRuns    bool       // the three dragons are a run
	NaturalPerSet bool       // every set and the pair need a tile that is no joker; with MaxJokersUsed also one that is the tile it shows
	MaxJokersUsed *int       // at most so many jokers stand for another tile; the others are the tile they show; nil: no limit
	Void          tile.Kinds // kinds of which the finished hand may have none (缺一门)
	Proxy         *Proxy     // a tile that plays the face of the joker
	InstantWin    int        // so many jokers win at once; 0: never
}

// Proxy is a tile that stands for the face of the joker, all of whose own tiles are jokers.
type Proxy struct{ Tile, Face tile.Kind }

// variants is the number of combinations of the options that change which sets and pairs
// there are.
const variants = 8

// variant numbers the combination of h.
func (h *House) variant() int {
	n := 0
	for i, option := range []bool{h.Pair258, h.WindRuns, h.DragonRuns} {
		if option {
			n |= 1 << i
		}
	}
	return n
}

// spec returns the sets and pairs of a variant.
func spec(variant, sets int) need.Spec {
	s := need.Any(sets)
	if variant&1 != 0 {
		s.Pairs = Eyes258
	}
	s.WindRuns, s.DragonRuns = variant&2 != 0, variant&4 != 0
	return s
}

// Eyes258 holds the kinds that may be the pair where it must be a 2, 5 or 8.
const Eyes258 tile.Kinds = 0x92 * (1 | 1<<9 | 1<<18)

// cover returns the cover of the house, made at its first use.
func (h *House) cover() *need.Cover {
	v := h.variant()
	if v == 0 {
		return need.LoadCover()
	}
	return covers[v]()
}

// covers and programs are made at first use and never change.
//
//nolint:gochecknoglobals // built once, never changed
var (
	covers   = eachVariant(func(v int) *need.Cover { return need.CoverOf(spec(v, 4)) })
	programs = [2][variants]func() *need.Program{
		eachVariant(func(v int) *need.Program { return need.Compile(spec(v, 4)) }),
		eachVariant(func(v int) *need.Program { return need.Compile(spec(v, 5)) }),
	}
)

// wilds are programs for hands with more than four of a kind.
//
//nolint:gochecknoglobals // built once, never changed
var wilds = [2][variants]func() *need.Program{
	eachVariant(func(v int) *need.Program { return need.Compile(wild(spec(v, 4))) }),
	eachVariant(func(v int) *need.Program { return need.Compile(wild(spec(v, 5))) }),
}

func wild(s need.Spec) need.Spec {
	s.Unlimited = true
	return s
}

// Program returns the program of the sets and pairs that the house allows, for hands with
// jokers and so many sets, 4 or 5: more than four of a kind may be used.
func (h *House) Program(sets int) *need.Program { return wilds[sets-4][h.variant()]() }

// wildDistance returns the least missing tiles to as many sets and a pair, if a finished
// hand may hold so many of each kind, need.NoLimit among them.
func (h *House) wildDistance(counts, caps *tile.Counts, sets, most int) int {
	whole := h.Program(most).Whole(counts, caps)
	return whole.Lane(sets, 1)
}

// Held returns the concealed natural tiles of a hand as the house sees them: those that
// play the face of the joker as that. There can be more than four of it.
func (h *House) Held(of *hand.Hand) tile.Counts {
	counts := of.Concealed()
	if p := h.Proxy; p != nil && p.Tile != p.Face {
		counts[p.Face] += counts[p.Tile]
		counts[p.Tile] = 0
	}
	return counts
}

// Most returns how many tiles of each kind, jokers included, the concealed tiles of a
// finished hand may have: none of kinds that are void or not in the game, four less those
// in the own melds where a joker is no fifth copy, need.NoLimit otherwise.
func (h *House) Most(of *hand.Hand) tile.Counts {
	return h.most(of, of.Rules().JokerCopies == form.JokerFour)
}

// most is Most where a joker is no fifth copy if four is true.
func (h *House) most(of *hand.Hand, four bool) tile.Counts {
	most := of.Caps(form.PoolMelds)
	exist := of.Caps(form.PoolHand)
	for k := range most {
		switch {
		case exist[k] == 0 || h.Void.Has(tile.Kind(k)):
			most[k] = 0
		case !four:
			most[k] = need.NoLimit
		}
	}
	return most
}

// narrow reports whether kinds that jokers cannot be, or tiles that play another kind, can
// matter although a joker may be a fifth copy. A void suit, of which the hand has no tile
// and no joker must be the one it shows, and with three players 2m..8m do not: what is made
// of other tiles and jokers can be made of triplets and pairs of these, or of yet another
// kind.
func (h *House) narrow() bool {
	return h.Proxy != nil || h.Void != 0 && (!oneSuit(h.Void) || h.MaxJokersUsed != nil)
}

// oneSuit reports whether all kinds are of one number suit.
func oneSuit(kinds tile.Kinds) bool {
	for s := range tile.Honours {
		if kinds&^(0x1ff<<s.First()) == 0 {
			return true
		}
	}
	return false
}

func eachVariant[T any](build func(variant int) T) [variants]func() T {
	var all [variants]func() T
	for v := range all {
		all[v] = sync.OnceValue(func() T { return build(v) })
	}
	return all
}

// distance returns the least missing tiles to as many sets and a pair, if a finished hand
// may hold no more than hard of each kind.
func (h *House) distance(counts, hard *tile.Counts, sets, most int) int {
	v := h.variant()
	if v == 0 && most == 4 {
		l := need.Limits{Caps: *hard, Short: tile.AllKinds}
		layers := hard.Layers()
		l.Short &^= layers[3]
		return need.Load().DistanceUnder(need.KeysOf(counts), counts, &l, sets)
	}
	whole := programs[most-4][v]().Whole(counts, hard)
	return whole.Lane(sets, 1)
}

// limited returns the forms that the hand is complete as if at most as many jokers stand
// for other tiles. The others are the tiles they show: every choice of them is tried, and
// a joker without a face must be among those that stand for others.
func (c *handCase) limited(most int) form.Forms {
	t := c.tiles
	t.jokers = most
	return c.split(t, 0, most-(c.jokers-c.faces.Total()))
}

// split decides for the jokers that show kind k and above how many stand for other tiles,
// of the free ones left.
func (c *handCase) split(t tiles, k tile.Kind, free int) form.Forms {
	if free < 0 {
		return 0
	}
	for k < tile.NumKinds && c.faces[k] == 0 {
		k++
	}
	if k == tile.NumKinds {
		if free > 0 {
			return 0 // fewer stand for others: tried elsewhere
		}
		return c.complete(&t)
	}
	var as form.Forms
	for used := 0; used <= min(free, int(c.faces[k])); used++ {
		rest := t
		rest.counts[k] += c.faces[k] - uint8(used)
		as |= c.split(rest, k+1, free-used)
	}
	return as
}
