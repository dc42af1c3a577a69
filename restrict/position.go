package restrict

import (
	"errors"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/shanten"
	"mentsu/tile"
)

// The conditions that questions are refused for.
var (
	ErrJokers = errors.New("hands with jokers are not supported")
	ErrSets   = errors.New("games of five sets are not supported")
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
	keys         need.Keys // of counts
	sets         int       // that the concealed tiles are to make
	melds        []hand.Meld
	open         bool // a meld that is no closed kan, or melds declared elsewhere
	forms        form.Forms
	fourPair     bool // seven pairs: four of a kind are two pairs
	gone         bool // a discarded tile counts as gone
	waiting      bool
	drawn        tile.Kind // if not waiting; tile.NumKinds for a joker, or if it is not known
	drawnJoker   bool

	jokers     int
	jokerKinds tile.Kinds  // kinds that act as jokers: to draw one is to draw a joker
	jokerTiles tile.Counts // the jokers of these kinds
	hard       tile.Counts // what a finished hand may hold, jokers among it; of hands with jokers
}

func positionOf(h *hand.Hand, pool form.Pool) position {
	rules := h.Rules()
	p := position{
		counts: h.Concealed(), caps: h.Caps(pool), sets: h.FreeSets(), melds: h.Melds(),
		open: h.ImpliedMelds() > 0, forms: rules.Forms, fourPair: rules.FourAsTwoPairs,
		gone: pool != form.PoolHand, waiting: h.Waiting(), drawn: tile.NumKinds,
	}
	if drawn, ok := h.Drawn(); ok {
		if p.drawnJoker = drawn == tile.Joker; !p.drawnJoker {
			p.drawn = drawn.Kind()
		}
	}
	for _, m := range p.melds {
		p.open = p.open || m.Kind != hand.ClosedKan
	}
	if !h.Closed() || rules.Sets != fourSets {
		p.forms &= form.Standard | form.KnittedStraight
	}
	if p.sets < knittedSets || !rules.Knits() {
		p.forms &^= form.Knitted
	}
	p.setJokers(h)
	p.keys = need.KeysOf(&p.counts)
	return p
}

// setJokers sets what jokers may do: stand for any tile, for a fifth copy too if the rules
// say so, but for no tile that the game does not have.
func (q *position) setJokers(h *hand.Hand) {
	q.jokers, q.jokerKinds, q.jokerTiles = h.Jokers(), h.JokerKinds(), h.JokerTiles()
	if q.jokers == 0 && q.jokerKinds == 0 {
		return
	}
	q.hard = tile.AllCopies()
	melded, exist := h.Melded(), h.Caps(form.PoolHand)
	q.hard.Sub(&melded)
	for k := range q.hard {
		switch {
		case exist[k] == 0:
			q.hard[k] = 0
		case h.Rules().JokerCopies == form.JokerAny:
			q.hard[k] = need.NoLimit
		}
		q.caps[k] = min(q.caps[k], q.hard[k])
	}
}

// discardKind takes one tile of kind k away.
func (q *position) discardKind(k tile.Kind) {
	q.counts[k]--
	q.keys = q.keys.Discard(k)
	if q.gone {
		q.caps[k]--
	}
}

// discard returns the position that waits after the discard of one tile of kind k.
func (q *position) discard(k tile.Kind) position {
	after := *q
	after.discardKind(k)
	after.waiting = true
	return after
}

// Of returns how far h is from the restriction, where copies that the pool counts as gone
// are gone. Melds must agree with the restriction; closed kans are concealed triplets;
// melds declared elsewhere are taken for open ones that agree but are none of the sets
// asked for. Seven pairs and thirteen orphans count where the rules of the hand have them.
// It takes some ten microseconds for most restrictions, less than one for those of one
// clause once Prepare has run and if nothing is gone, and does not allocate; with jokers it
// may take some milliseconds. The error wraps ErrTooMany or ErrSets, in games
// of five sets only, or ErrJokers.
func (p *Program) Of(h *hand.Hand, pool form.Pool) (Answer, error) {
	if c := p.direct(h, pool); c != nil {
		f := p.look(c, h)
		return f.answer(), nil
	}
	g, err := p.gameOf(h)
	if err != nil {
		return Answer{}, err
	}
	q := positionOf(h, pool)
	f := p.find(g, &q)
	return f.answer(), nil
}

// find returns the answer for a position.
func (p *Program) find(g *game, q *position) found {
	best := q.withoutSets(g)
	if q.forms.Has(form.Standard) {
		q.allTypes(&best, g)
		s, _ := p.searches.Get().(*search)
		if s == nil {
			s = new(search)
		}
		s.start(g, q, best)
		if q.jokers > 0 {
			s.wild()
		} else {
			s.natural()
		}
		best = s.forget()
		p.searches.Put(s)
	}
	if q.jokerKinds != 0 && best.distance > 0 && best.distance < need.None {
		best.needed = best.needed&^q.jokerKinds | q.jokerDraws()
	}
	return best
}

// withoutSets returns the answer for all forms but those that are sets and a pair: seven
// pairs, thirteen orphans and those with knitted tiles.
func (q *position) withoutSets(g *game) found {
	best := found{distance: need.None}
	for i := range g.rules {
		c := &g.rules[i]
		if c.closed && q.open {
			continue
		}
		if c.sevenPairs != 0 && q.forms.Has(form.SevenPairs) {
			best.join(q.pairsOf(c))
		}
		if c.orphans && q.forms.Has(form.ThirteenOrphans) {
			if q.jokers > 0 {
				best.join(q.wildOrphans())
			} else {
				best.join(q.orphans())
			}
		}
		if c.patterns != 0 && q.forms.Has(form.KnittedStraight) {
			q.knittedStraight(&best, c)
		}
		if c.misfits != 0 && q.forms.Has(form.HonoursAndKnitted) {
			q.misfits(&best, c)
		}
	}
	return best
}

// pairsOf returns the answer for the seven pairs of a clause.
func (q *position) pairsOf(c *rule) found {
	switch {
	case q.jokers > 0:
		return q.wildPairs(c.sevenPairs)
	case c.distinct || c.cover != 0:
		return q.coveredPairs(&c.clause)
	default:
		return q.pairs(c.sevenPairs)
	}
}

// jokerDraws returns the kinds that act as jokers and have a copy not gone.
func (q *position) jokerDraws() tile.Kinds {
	var draws tile.Kinds
	for k := range q.jokerKinds.All() {
		if q.jokerTiles[k] < q.caps[k] {
			draws = draws.With(k)
		}
	}
	return draws
}
