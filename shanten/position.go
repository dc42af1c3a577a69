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
}

// positionOf returns the position of h.
func positionOf(h *hand.Hand, q Query) position {
	if h.Jokers() > 0 {
		panic("shanten: the hand holds jokers")
	}
	rules := h.Rules()
	p := position{
		tables:   need.Load(),
		forms:    q.Forms,
		maxSets:  rules.Sets,
		sets:     h.FreeSets(),
		closed:   h.Closed() && rules.Sets == 4,
		fourPair: rules.FourAsTwoPairs,
		gone:     q.Pool != form.PoolHand,
		counts:   h.Concealed(),
		limits:   need.Limits{Caps: h.Caps(q.Pool)},
	}
	if p.forms == 0 {
		p.forms = rules.Forms
	}
	p.keys = need.KeysOf(&p.counts)
	p.limits.Short = shortOf(&p.limits.Caps)
	return p
}

// shortOf returns the kinds of which a finished standard hand could use more than the cap:
// up to four tiles of a number kind, a run beside a triplet, but only three of an honour.
func shortOf(caps *tile.Counts) tile.Kinds {
	return tile.AllKinds &^ (caps.AtLeast(4) | caps.AtLeast(3)&tile.AllHonours)
}

// draw adds a tile of kind k, discard takes one away; a discarded tile may be gone.
func (p *position) draw(k tile.Kind) {
	p.counts[k]++
	p.keys = p.keys.Draw(k)
}

func (p *position) discard(k tile.Kind) {
	p.counts[k]--
	p.keys = p.keys.Discard(k)
	if p.gone {
		p.setCap(k, p.limits.Caps[k]-1)
	}
}

// setCap changes the cap of one kind.
func (p *position) setCap(k tile.Kind, n uint8) {
	p.limits.Caps[k] = n
	p.limits.Short &^= 1 << k
	if n < 3 || n < 4 && !k.IsHonour() {
		p.limits.Short = p.limits.Short.With(k)
	}
}

// useful returns the least distance over the forms, and the kinds whose draw lowers it:
// those of every form that reaches it.
func (p *position) useful() (distance int, kinds tile.Kinds) {
	if !p.forms.Has(form.Standard) {
		return p.usefulWith(need.None, 0)
	}
	return p.usefulWith(p.standardUseful())
}

// usefulWith returns what useful returns, given the answer for the standard form.
func (p *position) usefulWith(distance int, kinds tile.Kinds) (int, tile.Kinds) {
	join := func(d int, ks tile.Kinds) {
		if d < distance {
			distance, kinds = d, ks
		} else if d == distance {
			kinds |= ks
		}
	}
	if p.closed && p.forms.Has(form.SevenPairs) {
		join(p.sevenPairs())
	}
	if p.closed && p.forms.Has(form.ThirteenOrphans) {
		join(p.thirteenOrphans())
	}
	if distance >= need.None {
		return need.None, 0
	}
	return distance, kinds
}
