package call

import (
	"fmt"
	"sync"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// aim is what a hand is opened for.
type aim struct {
	plan   Plan
	term   restrict.Term
	target *restrict.Program // the restriction in the forms asked
	usable tile.Kinds        // kinds that a hand of the target may hold
}

// goal is a plan of profile Bot in a suit, or in none.
type goal struct {
	plan Plan
	suit tile.Suit
}

// noSuit is the suit of plans that are not for one, and of those that leave it to the hand.
const noSuit = tile.Honours

// aimAt returns the aim of a target.
func (a *Adviser) aimAt(t restrict.Term) (aim, error) {
	g := goalOf(t)
	asked := t
	if a.options.Measure != RestrictedPairs {
		asked = restrict.And(t, restrict.Standard)
	}
	target, err := restrict.Compile(asked, a.options.Winds)
	if err != nil {
		return aim{}, fmt.Errorf("call: target: %w", err)
	}
	kinds, known := g.usable()
	if !known {
		kinds, err = usable(t, a.options.Winds)
	}
	return aim{g.plan, t, target, kinds}, err
}

// makeAims gets the aims of all plans ready, each to be made when it is tried.
func (a *Adviser) makeAims() {
	a.aims = map[goal]func() (aim, error){}
	add := func(g goal, t restrict.Term) {
		a.aims[g] = sync.OnceValues(func() (aim, error) { return a.aimAt(t) })
	}
	add(goal{PlanTanyao, noSuit}, restrict.Tanyao)
	add(goal{PlanYakuhai, noSuit}, restrict.Yakuhai)
	for s := range tile.Honours {
		add(goal{PlanHonitsu, s}, restrict.Honitsu.In(s))
		add(goal{PlanChinitsu, s}, restrict.Chinitsu.In(s))
	}
	add(goal{PlanFormal, noSuit}, restrict.Standard)
	add(goal{PlanOpen, noSuit}, restrict.OpenYaku)
}

// aimed returns an adviser with the aim of the first plan whose gates hold, which it adds to
// d. If there is none, or only one plan to try, the last one remains; the gates then say no.
func (a *Adviser) aimed(d *Decision, h, seen *hand.Hand, q Question) (*Adviser, error) {
	if a.options.Profile != Bot {
		return a, nil
	}
	chosen := *a
	for _, p := range a.plans {
		g := goal{p, noSuit}
		if p == PlanHonitsu || p == PlanChinitsu {
			g.suit = mostOf(h, q, p)
		}
		var err error
		if chosen.aim, err = a.aims[g](); err != nil {
			return nil, err
		}
		possible, err := chosen.aim.target.Shanten(seen, a.pool)
		if err != nil {
			return nil, fmt.Errorf("call: %w", err)
		}
		if possible == shanten.Impossible && len(a.plans) > 1 {
			d.Gates = append(d.Gates, Gate{Plan: p, Rule: RuleG0})
			continue
		}
		if chosen.try(d, h, q) {
			return &chosen, nil
		}
	}
	switch len(a.plans) {
	case 0:
		chosen.try(d, h, q)
	case 1:
	default:
		var err error
		chosen.aim, err = a.aims[goal{PlanFormal, noSuit}]()
		d.Plan, d.Options.Target, d.Options.MaxShanten = NoPlan, a.options.Target, 0
		return &chosen, err
	}
	return &chosen, nil
}

// try makes the plan of a that of d, and reports whether its gates hold.
func (a *Adviser) try(d *Decision, h *hand.Hand, q Question) bool {
	d.Plan, d.Options.Target, d.Options.MaxShanten = a.aim.plan, a.aim.term, a.aim.plan.maxShanten()
	d.Dora, d.OtherDora = a.dora(h, q)
	s := situation{Decision: d, adviser: a, hand: h, question: q}
	return s.gates()
}

// usable returns the kinds that a hand of the goal may hold, which is quicker than usable of
// its target; known is false for other goals than those of plans.
func (g goal) usable() (kinds tile.Kinds, known bool) {
	switch g.plan {
	case PlanTanyao:
		return tile.Simples, true
	case PlanYakuhai, PlanFormal, PlanOpen:
		return tile.AllKinds, true
	case PlanHonitsu, PlanChinitsu:
		if g.suit == noSuit {
			return 0, false
		}
		kinds = (1<<g.suit.Len() - 1) << g.suit.First()
		if g.plan == PlanHonitsu {
			kinds |= tile.AllHonours
		}
		return kinds, true
	case NoPlan, PlanOther:
	}
	return 0, false
}

// usable returns the kinds that some hand of sets and a pair holds under a restriction.
func usable(t restrict.Term, w restrict.Winds) (tile.Kinds, error) {
	var kinds tile.Kinds
	probe, err := hand.New(hand.Tiles{Concealed: []tile.Tile{0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 28, 29, 30}}, hand.Context{})
	if err != nil {
		return 0, fmt.Errorf("bug in mentsu/call: %w", err)
	}
	for k := range tile.Kind(tile.NumKinds) {
		p, err := restrict.Compile(restrict.And(t, holding(k)), w)
		if err != nil {
			return 0, fmt.Errorf("call: tiles of the target: %w", err)
		}
		a, err := p.Of(probe, form.PoolHand)
		if err != nil {
			return 0, fmt.Errorf("call: tiles of the target: %w", err)
		}
		if a.Shanten != shanten.Impossible {
			kinds = kinds.With(k)
		}
	}
	return kinds, nil
}

// holding returns the restriction to hands of sets and a pair that hold kind k.
func holding(k tile.Kind) restrict.Restriction {
	terms := []restrict.Term{restrict.Pair(tile.KindsOf(k)), restrict.Has(form.Triplet(k))}
	for _, s := range runsWith(k) {
		terms = append(terms, restrict.Has(s))
	}
	return restrict.Or(terms...)
}
