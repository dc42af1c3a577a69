// Package reading tells every way in which a complete hand splits into sets and a pair,
// seven pairs, thirteen orphans or the forms with knitted tiles, what each joker stands for, and the 32-bit codes that
// say the same suit by suit.
//
// Readings come in one order, with jokers and without. Forms stand as form.Each lists
// them. Of two readings of a form the lowest kind decides at which they differ: first comes
// the one with the pair there, else the one with more triplets of that kind, else the one
// with more runs that start there. So the readings of a suit never interleave: the first
// suit in the order m p s z with several readings changes slowest.
//
// The forms with knitted tiles stand pattern by pattern, as form.KnittedPatterns lists them,
// and in each by the other tiles in the same way.
//
// Runs of honours, where a house has them, count in the order 123z, 124z, 134z, 234z, 567z.
//
// Within a reading the sets stand by suit, m p s z, in each suit the triplets before the
// runs, both rising; the melds follow in the order declared.
package reading

import (
	"iter"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
	"mentsu/win"
)

// MaxSets is the most sets of a finished hand, and MaxPairs the most pairs.
const (
	MaxSets  = 5
	MaxPairs = 8
)

// Set is a set of a reading. Bit i of Jokers says that a joker stands for tile i of
// Kinds(); of a triplet the jokers are the last tiles.
type Set struct {
	form.Set

	Jokers uint8
}

// Pair is a pair of a reading: two tiles of a kind. Jokers is 0, 2 where a joker stands for
// the second tile, or 3 for both.
type Pair struct {
	Kind   tile.Kind
	Jokers uint8
}

// Reading is one way in which a complete hand is finished. It is a plain value: two
// readings of a hand are different exactly if != says so. They differ in form, sets,
// pairs or single tiles, and never only in which of several equal tiles is a joker: the natural tiles of a
// kind are knitted tiles first, then fill the sets in order, then the pair, and jokers take the places left. Where the
// house wants a natural tile in every set and the pair, and this leaves one without, each
// gets one first.
type Reading struct {
	Form      form.Forms     // a single form
	NumSets   uint8          // all sets: the concealed ones, then the melds
	Concealed uint8          // the concealed sets among them, which come first
	NumPairs  uint8          // 1, or 7 for seven pairs, 8 with five sets, 0 for honours and knitted tiles
	Kans      uint8          // bit i: set i, a meld, has four tiles
	Sets      [MaxSets]Set   // Sets[:NumSets]
	Pairs     [MaxPairs]Pair // Pairs[:NumPairs], rising; of thirteen orphans the one held twice
	Singles   tile.Kinds     // of thirteen orphans: the twelve kinds held once; of eight pairs: the one of the tile more; the knitted tiles, nine of a straight, all fourteen with honours
	AsSingles tile.Kinds     // those of them that jokers stand for
}

// Query says what is asked of a hand. Its zero value is right for most questions.
type Query struct {
	Forms form.Forms // 0 stands for the forms of the hand's rules
	House win.House  // the rules of the house; readings say nothing of its InstantWin

	// Skip, if any, is asked of the standard readings of a hand with jokers, after each
	// suit but the honours, m p s in turn. If it reports true, no reading with these sets
	// is made: so a caller who looks for the best one leaves out what cannot be better.
	Skip func(Partial) bool
}

// Partial is what readings of a hand with jokers have in common whose first suits are the
// same.
type Partial struct {
	Suits   int          // suits that are settled, in the order m p s: 1..3
	Jokers  int          // jokers left for the other suits
	NumSets int          // concealed sets of the settled suits
	Sets    [MaxSets]Set // Sets[:NumSets]
	HasPair bool         // whether the pair is in a settled suit
	Pair    Pair
}

// All appends the readings of h to dst in their order and returns it; none if h is not
// complete or waits for a draw. A hand without jokers has four at most, six with five sets,
// and they take a hundred nanoseconds or two; with jokers there can be millions, so see
// Each. All does not allocate where dst has room.
func All(dst []Reading, h *hand.Hand, q Query) []Reading {
	each(h, &q, func(r Reading) bool {
		dst = append(dst, r)
		return true
	})
	return dst
}

// Each yields what All returns. With jokers the readings are made as they are asked for:
// all finished hands that hold the natural tiles of h, under the joker rule and the number
// of players of its rules and what the house allows; own melds count among the four of a
// kind of form.JokerFour. There is a reading exactly if package win says that the hand is
// complete, other than by the number of its jokers. No time is spent on faces that no
// finished hand has. Each makes no reading twice.
func Each(h *hand.Hand, q Query) iter.Seq[Reading] {
	return func(yield func(Reading) bool) { each(h, &q, yield) }
}

// each yields the readings of h, form by form.
func each(h *hand.Hand, q *Query, yield func(Reading) bool) {
	if h.Waiting() {
		return
	}
	rules := h.Rules()
	forms := q.Forms
	if forms == 0 {
		forms = rules.Forms
	}
	held := h.Concealed()
	house := q.House
	house.InstantWin = 0
	plain := house == (win.House{})
	if !plain {
		held = house.Held(h)
		if !possible(h, &house, &held) {
			return
		}
	}
	if forms.Has(form.Standard) {
		var goOn bool
		if r := withMelds(h, h.FreeSets()); plain && h.Jokers() == 0 {
			goOn = eachSplit(&held, r, yield)
		} else {
			goOn = eachFinished(h, &held, q, r, yield)
		}
		if !goOn {
			return
		}
	}
	eachOther(h, &held, q, plain, forms, yield)
}

// eachOther yields the readings of the other forms than the standard one.
func eachOther(h *hand.Hand, held *tile.Counts, q *Query, plain bool, forms form.Forms, yield func(Reading) bool) { //nolint:revive // plain: the kind of house
	rules := h.Rules()
	house := &q.House
	if h.Closed() && forms.Has(form.SevenPairs) && !eachPairs(h, held, house, yield) {
		return
	}
	if h.Closed() && forms.Has(form.ThirteenOrphans) && rules.Sets == 4 && !eachOrphans(h, held, house, plain, yield) {
		return
	}
	if !rules.Knits() {
		return
	}
	if forms.Has(form.KnittedStraight) && !eachStraight(h, held, q, plain, yield) {
		return
	}
	if h.Closed() && forms.Has(form.HonoursAndKnitted) {
		eachHonours(h, held, house, plain, yield)
	}
}

// possible reports whether a house allows the natural tiles of h, of which held are the
// concealed ones as it sees them.
func possible(h *hand.Hand, house *win.House, held *tile.Counts) bool {
	melded := h.Melded()
	if (held.Kinds()|melded.Kinds())&house.Void != 0 {
		return false
	}
	most := house.Most(h)
	for k, n := range held {
		if n > most[k] {
			return false
		}
	}
	return true
}

// withMelds returns the standard reading of h, with so many concealed sets, as far as its
// melds say.
func withMelds(h *hand.Hand, concealed int) Reading {
	r := Reading{Form: form.Standard, NumPairs: 1, Concealed: uint8(concealed)}
	r.NumSets = r.Concealed
	for _, m := range h.Melds() {
		if m.IsKan() {
			r.Kans |= 1 << r.NumSets
		}
		r.Sets[r.NumSets] = Set{Set: m.Set}
		r.NumSets++
	}
	return r
}

// Tiles returns the concealed tiles of the finished hand by kind. Jokers can make more than
// four of one kind.
func (r *Reading) Tiles() tile.Counts {
	c, _ := r.tiles()
	return c
}

// JokersAs returns how many jokers stand for each kind.
func (r *Reading) JokersAs() tile.Counts {
	_, c := r.tiles()
	return c
}

// tiles returns the concealed tiles of the finished hand, and the jokers among them.
func (r *Reading) tiles() (all, jokers tile.Counts) {
	for _, s := range r.Sets[:r.Concealed] {
		for i, k := range s.Kinds() {
			all[k]++
			jokers[k] += s.Jokers >> i & 1
		}
	}
	for _, p := range r.Pairs[:r.NumPairs] {
		all[p.Kind] += 2
		jokers[p.Kind] += p.Jokers&1 + p.Jokers>>1
	}
	for k := range r.Singles.All() {
		all[k]++
		jokers[k] += uint8(r.AsSingles >> k & 1)
	}
	return all, jokers
}
