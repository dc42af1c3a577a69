package restrict

import (
	"errors"
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/shanten"
	"mentsu/tile"
)

// The conditions a Program refuses a hand for.
var (
	ErrJokers = errors.New("restrictions of hands with jokers are not supported")
	ErrSets   = errors.New("restrictions of games of five sets are not supported")
	ErrSize   = errors.New("wrong number of tiles for this question")
)

// Answer says how far a hand is from a restriction.
type Answer struct {
	Shanten shanten.Number // least number of exchanges to be ready for it; shanten.Impossible if no finished hand counts
	// Useful holds the kinds that a best finished hand uses more of than are held: of a
	// hand of 3n+1 tiles those whose draw lowers Shanten. Some may have no tile left for
	// reasons outside the pool.
	Useful tile.Kinds
	// Keep holds for a hand of 3n+2 tiles the kinds whose discard keeps Shanten; after any
	// other it is higher.
	Keep tile.Kinds
}

// found is an answer on the way: a distance with its kinds.
type found struct {
	distance      int
	needed, spare tile.Kinds
}

// join adds an answer of the same hand: the lesser distance counts, equal ones together.
func (f *found) join(g found) {
	switch {
	case g.distance < f.distance:
		*f = g
	case g.distance == f.distance:
		f.needed |= g.needed
		f.spare |= g.spare
	}
}

// answer returns the answer that is found.
func (f *found) answer() Answer {
	if f.distance == 0 || f.distance >= need.None {
		return Answer{Shanten: f.shanten()}
	}
	return Answer{f.shanten(), f.needed, f.spare}
}

func (f *found) shanten() shanten.Number {
	if f.distance >= need.None {
		return shanten.Impossible
	}
	return shanten.Number(f.distance - 1)
}

// position is a hand as the questions of this package need it.
type position struct {
	counts, caps tile.Counts
	sets         int // that the concealed tiles are to make
	melds        []hand.Meld
	open         bool // a meld that is no closed kan, or melds declared elsewhere
	forms        form.Forms
	fourPair     bool // seven pairs: four of a kind are two pairs
	gone         bool // a discarded tile counts as gone
	waiting      bool
	drawn        tile.Kind // if not waiting
}

func positionOf(h *hand.Hand, pool form.Pool) (position, error) {
	rules := h.Rules()
	switch {
	case h.Jokers() > 0:
		return position{}, fmt.Errorf("restrict: %w", ErrJokers)
	case rules.Sets != maxForced:
		return position{}, fmt.Errorf("restrict: %w", ErrSets)
	}
	p := position{
		counts: h.Concealed(), caps: h.Caps(pool), sets: h.FreeSets(), melds: h.Melds(),
		open: h.ImpliedMelds() > 0, forms: rules.Forms, fourPair: rules.FourAsTwoPairs,
		gone: pool != form.PoolHand, waiting: h.Waiting(),
	}
	if drawn, ok := h.Drawn(); ok {
		p.drawn = drawn.Kind()
	}
	for _, m := range p.melds {
		p.open = p.open || m.Kind != hand.ClosedKan
	}
	if !h.Closed() {
		p.forms &= form.Standard
	}
	return p, nil
}

// discard returns the position without one tile of kind k.
func (q *position) discard(k tile.Kind) position {
	after := *q
	after.counts[k]--
	if q.gone {
		after.caps[k]--
	}
	after.waiting = true
	return after
}

// Of returns how far h is from the restriction, where copies that the pool counts as gone
// are gone. Melds must agree with the restriction; closed kans are concealed triplets;
// melds declared elsewhere are taken for open ones that agree but are none of the sets
// asked for. Seven pairs and thirteen orphans count where the rules of the hand have them.
// It takes some ten microseconds for most restrictions, less than one for those of one
// clause once Prepare has run and if nothing is gone, and does not allocate. The error
// wraps ErrJokers or ErrSets.
func (p *Program) Of(h *hand.Hand, pool form.Pool) (Answer, error) {
	if c := p.direct(h, pool); c != nil {
		f := p.look(c, h)
		return f.answer(), nil
	}
	q, err := positionOf(h, pool)
	if err != nil {
		return Answer{}, err
	}
	f := p.find(&q)
	return f.answer(), nil
}

// find returns the answer for a position.
func (p *Program) find(q *position) found {
	best := found{distance: need.None}
	for i := range p.clauses {
		c := &p.clauses[i]
		if c.sevenPairs != 0 && q.forms.Has(form.SevenPairs) {
			best.join(q.pairs(c.sevenPairs))
		}
		if c.orphans && q.forms.Has(form.ThirteenOrphans) {
			best.join(q.orphans())
		}
	}
	if !q.forms.Has(form.Standard) {
		return best
	}
	s, _ := p.searches.Get().(*search)
	if s == nil {
		s = new(search)
	}
	best = s.run(p, q, best)
	p.searches.Put(s)
	return best
}
