package shanten

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// position is a hand as the questions of this package need it: what is held, what a
// finished hand may use, and which forms count.
type position struct {
	tables   *need.Tables
	forms    form.Forms
	maxSets  int  // sets of a finished hand: 4 or 5
	sets     int  // sets that the concealed tiles make: 0..maxSets
	closed   bool // no melds: seven pairs and thirteen orphans are possible
	fourPair bool // seven pairs: four of a kind are two pairs
	gone     bool // a discarded tile counts as gone
	keys     need.Keys
	counts   tile.Counts
	limits   need.Limits // copies of each kind that a finished hand may use
	stock                // counts and limits as layers
	wild
	house *houseRules // nil for ordinary hands
}

// stock holds the tiles held and those that a finished hand may use, as layers: all that
// the forms without sets ask for.
type stock struct{ held, room tile.Layers }

// short returns the kinds of which a finished standard hand could use more than it may: up
// to four tiles of a number kind, a run beside a triplet, but only three of an honour.
func (s *stock) short() tile.Kinds {
	return tile.AllKinds &^ (s.room[3] | s.room[2]&tile.AllHonours)
}

// allCopies is tile.AllCopies, in memory: to make it takes longer than to copy it.
//
//nolint:gochecknoglobals // never changed
var allCopies = tile.AllCopies()

// set makes p, a zero value, the position of h. (To return one would copy hundreds of
// bytes just written.)
func (p *position) set(h *hand.Hand, q Query) {
	p.tables = need.Load()
	p.forms = q.Forms
	if p.forms == 0 {
		p.forms = h.Forms()
	}
	if p.forms&form.Knitted != 0 && !h.Rules().Knits() {
		p.forms &^= form.Knitted
	}
	p.maxSets, p.sets, p.closed = h.Sets(), h.FreeSets(), h.Closed() && h.Sets() == 4
	p.fourPair = h.FourAsTwoPairs()
	p.gone = q.Pool != form.PoolHand
	p.counts = *h.Held()
	p.keys, p.held = need.KeysOf(&p.counts), p.counts.Layers()
	p.setHouse(h, q.House)
	if p.house == nil && h.Natural() && h.Whole(q.Pool) { // as nearly all are
		p.limits.Caps = allCopies
		p.room = tile.AllLayers()
		return
	}
	p.limits.Caps = h.Caps(q.Pool)
	p.setWild(h)
	p.room = p.limits.Caps.Layers()
	p.limits.Short = p.short()
}

// draw adds a tile of kind k, which may act as joker.
func (p *position) draw(k tile.Kind) {
	if p.kinds.Has(k) {
		p.jokers++
		p.faces[k]++
		return
	}
	p.counts[k]++
	p.held.Add(k)
	p.keys = p.keys.Draw(k)
}

// undraw takes it away again.
func (p *position) undraw(k tile.Kind) {
	if p.kinds.Has(k) {
		p.jokers--
		p.faces[k]--
		return
	}
	p.counts[k]--
	p.held.Remove(k)
	p.keys = p.keys.Discard(k)
}

// discard takes a tile of kind k away, which may be gone then.
func (p *position) discard(k tile.Kind) {
	p.undraw(k)
	if p.gone {
		p.limits.Caps[k]--
		p.room.Remove(k)
		p.limits.Short = p.short()
	}
}

// undiscard puts it back.
func (p *position) undiscard(k tile.Kind) {
	p.draw(k)
	if p.gone {
		p.limits.Caps[k]++
		p.room.Add(k)
		p.limits.Short = p.short()
	}
}

// useful returns the least distance over the forms, and the kinds whose draw lowers it:
// those of every form that reaches it.
func (p *position) useful() (distance int, kinds tile.Kinds) {
	switch {
	case p.house != nil:
		return p.houseUseful(anyDistance)
	case p.jokers > 0:
		distance, kinds = p.wildUseful()
	case p.forms.Has(form.Standard):
		distance, kinds = p.standardUseful()
		distance, kinds = p.pairForms(&p.stock, distance, kinds)
	default:
		distance, kinds = p.pairForms(&p.stock, need.None, 0)
	}
	if p.forms&form.Knitted != 0 && p.jokers == 0 {
		distance, kinds = p.knittedForms(distance, kinds)
	}
	if distance > 0 && distance < need.None {
		kinds |= p.jokerDraws()
	}
	return distance, kinds
}

// pairForms joins the answers for seven pairs and thirteen orphans of a stock to an answer
// for the standard form.
func (p *position) pairForms(s *stock, distance int, kinds tile.Kinds) (int, tile.Kinds) {
	if p.closed && p.forms.Has(form.SevenPairs) {
		d, ks := s.sevenPairs(p.fourPair)
		distance, kinds = join(distance, kinds, d, ks)
	}
	if p.closed && p.forms.Has(form.ThirteenOrphans) {
		d, ks := s.thirteenOrphans()
		distance, kinds = join(distance, kinds, d, ks)
	}
	if distance >= need.None {
		return need.None, 0
	}
	return distance, kinds
}

// join returns the lesser of two distances, and the useful kinds of those that reach it.
func join(d int, ks tile.Kinds, e int, ls tile.Kinds) (int, tile.Kinds) {
	// Which form is nearer is hard to guess, so these are moves rather than jumps.
	if d > e {
		ks = 0
	}
	if e > d {
		ls = 0
	}
	return min(d, e), ks | ls
}
