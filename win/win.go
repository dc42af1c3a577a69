// Package win tells whether a hand is complete, with any number of jokers, and what a
// ready hand waits on, under the rules of the house.
package win

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// Query says what is asked: the rules of the house, the winning forms (none means those of
// the hand's rules), and for waits the pool, that is which copies cannot be drawn any more.
type Query struct {
	House House
	Forms form.Forms
	Pool  form.Pool
}

// Result says whether a hand is complete.
type Result struct {
	Win     bool
	As      form.Forms // the forms it is complete as, none for an instant win
	Instant bool       // won by the number of jokers held, whatever the other tiles
}

// Check reports whether h, a hand of 3n+2 tiles, is complete. Seven pairs, thirteen
// orphans, and honours and knitted tiles are possible only without melds; with five sets seven pairs are eight pairs and
// one tile more. A knitted straight may have one meld; its set and pair are those of the ordinary game, whatever
// the house says of sets and pairs. It takes some ten nanoseconds and does not allocate, but for houses that
// limit the jokers used, or jokers to four of a kind beside melds or other pairs and runs,
// or want a natural tile in each set with such limits.
func Check(h *hand.Hand, q Query) Result {
	c := newCase(h, q)
	return c.check()
}

// tiles are the tiles of a hand as a house sees them.
type tiles struct {
	counts tile.Counts // natural tiles
	jokers int
}

// most returns how many tiles there are of the kind with most: more than four where proxies
// and jokers show the same face.
func (t *tiles) most() uint8 {
	var most uint8
	for _, n := range t.counts {
		most = max(most, n)
	}
	return most
}

// within reports whether no kind is held more often than limits say.
func (t *tiles) within(limits *tile.Counts) bool {
	for k, n := range t.counts {
		if n > limits[k] {
			return false
		}
	}
	return true
}

// newCase returns what the questions of this package need of h.
func newCase(h *hand.Hand, q Query) handCase {
	rules := h.Rules()
	c := handCase{
		tiles:  tiles{h.Concealed(), h.Jokers()},
		house:  q.House,
		held:   h.Concealed(),
		faces:  h.JokerTiles(),
		wild:   h.JokerKinds(),
		forms:  q.Forms,
		sets:   h.FreeSets(),
		max:    rules.Sets,
		closed: h.Closed(),
		quads:  rules.FourAsTwoPairs,
	}
	if c.forms == 0 {
		c.forms = rules.Forms
	}
	if !rules.Knits() {
		c.forms &^= form.Knitted
	}
	melded := h.Melded()
	c.melded = melded.Kinds()
	four := rules.JokerCopies == form.JokerFour
	c.four = four && (c.jokers > 0 || c.wild != 0)
	if c.four || q.House.narrow() {
		c.most, c.bounded = q.House.most(h, c.four), true
	}
	if four {
		c.joined = q.House.most(h, true)
	}
	c.joinsFour = four
	if q.House.Proxy != nil {
		c.counts = q.House.Held(h)
	}
	return c
}

// handCase is a hand and the rules it is judged by.
type handCase struct {
	tiles
	house  House
	held   tile.Counts // natural tiles as held, proxies not yet as faces
	faces  tile.Counts // jokers that are tiles with a face of their own
	wild   tile.Kinds  // kinds that act as jokers
	melded tile.Kinds  // kinds in the melds
	forms  form.Forms
	sets   int  // sets that the concealed tiles make
	max    int  // sets of a finished hand
	closed bool // no melds
	quads  bool // seven pairs: four of a kind are two pairs
	four   bool // at most four of a kind in the finished hand, jokers among them: there are some

	bounded bool        // whether most says what jokers may not be
	most    tile.Counts // of each kind, that the concealed tiles of the finished hand may have

	joinsFour bool        // four, were there jokers
	joined    tile.Counts // most, were there jokers
}

// check reports whether the hand is complete.
func (c *handCase) check() Result {
	if n := c.house.InstantWin; n > 0 && c.jokers >= n {
		return Result{Win: true, Instant: true}
	}
	if (c.counts.Kinds()|c.melded)&c.house.Void != 0 {
		return Result{}
	}
	as := c.judge()
	return Result{Win: as != 0, As: as}
}

// judge returns the forms that the hand is complete as. Where jokers may be the tile they
// show, as many as may stand for others are enough to try, for a joker can stand for its
// own face; but one that shows it is natural, which some houses ask for.
func (c *handCase) judge() form.Forms {
	most := c.house.MaxJokersUsed
	if most == nil || c.jokers <= *most && !c.house.NaturalPerSet {
		return c.complete(&c.tiles)
	}
	top := min(*most, c.jokers)
	if !c.house.NaturalPerSet {
		return c.limited(top)
	}
	var as form.Forms
	for used := range top + 1 {
		as |= c.limited(used)
	}
	return as
}

// complete returns the forms that the tiles are complete as.
func (c *handCase) complete(t *tiles) form.Forms {
	if c.bounded && !t.within(&c.most) {
		return 0
	}
	var as form.Forms
	if c.forms.Has(form.Standard) && c.standard(t) {
		as |= form.Standard
	}
	if c.closed && c.forms.Has(form.SevenPairs) && c.pairs(t) {
		as |= form.SevenPairs
	}
	if c.closed && c.max == 4 && c.forms.Has(form.ThirteenOrphans) && c.orphans(t) {
		as |= form.ThirteenOrphans
	}
	if c.forms&form.Knitted != 0 {
		as |= c.knitted(t)
	}
	return as
}

// standard reports whether the tiles are sets and a pair. Every set and the pair having a
// natural tile takes as many of them, and that is enough if any kind may be the pair and a
// joker a fifth copy: a set of jokers takes one of two natural tiles of another, and is a
// triplet of it.
func (c *handCase) standard(t *tiles) bool {
	natural := c.house.NaturalPerSet
	if natural && t.counts.Total() < c.sets+1 || !c.makesSets(t) {
		return false
	}
	if natural && (c.four || c.house.Pair258) {
		return c.spreads(t)
	}
	return true
}

// makesSets is standard without NaturalPerSet.
func (c *handCase) makesSets(t *tiles) bool {
	switch {
	case c.four:
		return c.house.distance(&t.counts, &c.most, c.sets, c.max) <= t.jokers
	case c.bounded || t.most() > tile.Copies:
		return c.house.wildDistance(&t.counts, &c.most, c.sets, c.max) <= t.jokers
	default:
		return c.house.cover().Jokers(need.KeysOf(&t.counts)) <= t.jokers
	}
}

// pairs reports whether the tiles are seven pairs, or eight and one tile more.
func (c *handCase) pairs(t *tiles) bool {
	if t.most() > tile.Copies {
		return false
	}
	l := t.counts.Layers()
	kinds := tile.NumKinds // that there may be pairs of
	if c.bounded {
		may := c.most.Layers()
		kinds = may[1].Len()
	}
	odd := (l[0] &^ l[1]).Len() + (l[2] &^ l[3]).Len()
	switch {
	case c.max == 5:
		return odd <= t.jokers+1 && kinds > 4 // so that there is room for the tile more, too
	case c.quads:
		return odd <= t.jokers && kinds >= 4
	default:
		return l[2] == 0 && l[0].Len() <= 7 && kinds >= 7
	}
}

// orphans reports whether the tiles are thirteen orphans.
func (c *handCase) orphans(t *tiles) bool {
	if t.most() > tile.Copies || c.house.Void&tile.Orphans != 0 {
		return false
	}
	l := t.counts.Layers()
	return l[0]&^tile.Orphans == 0 && l[2] == 0 && l[1].Len() <= 1
}
