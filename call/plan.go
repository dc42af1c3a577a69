package call

import (
	"slices"

	"mentsu/form"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// Plan is what profile Bot makes of a target: the conditions that it asks before it looks
// at a meld, and how far from ready a call may leave the hand.
type Plan uint8

// The plans, in the order in which profile Bot tries them if no target is given.
const (
	NoPlan       Plan = iota // profile Published, or no plan fits the hand
	PlanTanyao               // dora on simples
	PlanYakuhai              // a pair or triplet of a value tile, and a reason to hurry
	PlanHonitsu              // one suit and honours; the suit that the hand has most of
	PlanChinitsu             // one suit
	PlanFormal               // any hand: to be ready when the round is drawn (形式聴牌)
	PlanOpen                 // any yaku of an open hand: only to be ready, and for enough points
	PlanOther                // toitoi and all other targets, for which it knows no conditions
)

// String returns the name of the plan.
func (p Plan) String() string {
	return [...]string{"none", "tanyao", "yakuhai", "honitsu", "chinitsu", "formal", "open", "other"}[p]
}

// plansInOrder returns the plans that profile Bot tries: the first whose conditions hold is
// its target.
func plansInOrder() []Plan {
	return []Plan{PlanTanyao, PlanYakuhai, PlanHonitsu, PlanChinitsu, PlanFormal, PlanOpen}
}

// goalOf returns the plan for a target, and its suit.
func goalOf(t restrict.Term) goal {
	text := restrict.Or(t).String()
	for s := range tile.Honours {
		switch text {
		case restrict.Honitsu.In(s).String():
			return goal{PlanHonitsu, s}
		case restrict.Chinitsu.In(s).String():
			return goal{PlanChinitsu, s}
		}
	}
	plan := PlanOther
	switch text {
	case "tanyao", "tanyao & std":
		plan = PlanTanyao
	case "yakuhai":
		plan = PlanYakuhai
	case "honitsu":
		plan = PlanHonitsu
	case "chinitsu":
		plan = PlanChinitsu
	case "std", "any":
		plan = PlanFormal
	case "open_yaku":
		plan = PlanOpen
	}
	return goal{plan, noSuit}
}

// maxShanten returns how far from ready a call of profile Bot may leave the hand; 0 is no
// bound.
func (p Plan) maxShanten() int {
	return [...]int{
		NoPlan: 0, PlanTanyao: 3, PlanYakuhai: 7, PlanHonitsu: 4, PlanChinitsu: 4, PlanFormal: 7, PlanOpen: 1, PlanOther: 7,
	}[p]
}

// gates adds the gates of profile Bot for its plan, and reports whether all of them hold.
func (s *situation) gates() bool {
	first := len(s.Gates)
	switch s.adviser.aim.plan {
	case PlanTanyao:
		s.tanyaoGates()
	case PlanYakuhai:
		s.yakuhaiGates()
	case PlanHonitsu:
		s.honitsuGates()
	case PlanChinitsu:
		s.chinitsuGates()
	case PlanFormal:
		s.formalGates()
	case PlanOpen:
		s.openGates()
	case NoPlan, PlanOther:
	}
	return !slices.ContainsFunc(s.Gates[first:], func(g Gate) bool { return !g.Holds })
}

// stopped returns what profile Bot says before it looks at a meld: that no plan fits, or the
// first gate of the plan that does not hold; nil if it goes on.
func (s *situation) stopped() *Verdict {
	if s.Options.Profile != Bot {
		return nil
	}
	if s.Plan == NoPlan {
		return &Verdict{Pass, BotNoPlan, Comparison{}}
	}
	for _, g := range s.Gates {
		if g.Plan == s.Plan && !g.Holds {
			return &Verdict{Pass, g.Rule, g.Comparison}
		}
	}
	return nil
}

// most adds the gate that n is no more than a bound, least that it is no less.
func (s *situation) most(r Rule, q Quantity, n, bound int) {
	s.Gates = append(s.Gates, Gate{s.adviser.aim.plan, r, Comparison{q, n, bound}, false, n <= bound})
}

func (s *situation) least(r Rule, q Quantity, n, bound int) {
	s.Gates = append(s.Gates, Gate{s.adviser.aim.plan, r, Comparison{q, n, bound}, true, n >= bound})
}

// yakuhaiGates asks for a value tile that can become or is a triplet, and for one reason to
// hurry: it is worth twice, there are two such pairs and a dora or the dealer's hand, two
// dora, one dora late, or the last copy is called.
func (s *situation) yakuhaiGates() {
	w := s.Options.Winds
	counts, left := tilesOf(s.hand), s.hand.Left()
	called := s.question.Tile.Kind()
	livePairs, valuable, twice, last := 0, 0, false, false
	for k := range values(w).All() {
		live := counts[k] == 2 && left[k] > 0 // the called tile is not seen yet
		if live {
			livePairs++
		}
		if live || counts[k] >= 3 {
			valuable++
			twice = twice || w.Round == w.Seat && k == w.Seat && k == tile.East
		}
		last = last || live && k == called && left[k] == 1
	}
	dora := s.Dora + s.OtherDora
	reasons := 0
	for _, holds := range [...]bool{
		twice, livePairs >= 2 && (s.dealer() || dora >= 1), dora >= 2, dora >= 1 && s.Turn > 5, last,
	} {
		if holds {
			reasons++
		}
	}
	s.least(GateValue, OfValues, valuable, 1)
	s.least(GateReasons, OfReasons, reasons, 1)
}

// dealer reports whether the hand is the dealer's.
func (s *situation) dealer() bool { return s.Options.Winds.Seat == tile.East }

// formalGates asks for a hand that is not ready yet, and for a late turn, the later the nearer to ready and the wider the hand is.
func (s *situation) formalGates() {
	s.least(GateReady, OfReady, int(s.Before.Shanten), 1)
	bound := 11
	dora := min(2, s.Dora+s.OtherDora)
	u := shanten.UsefulTiles(s.hand, shanten.Query{Pool: s.adviser.pool, Forms: form.Standard})
	switch ukeire := shanten.Ukeire(s.hand, u.Tiles); {
	case u.Shanten == 2 && dora >= 2:
		bound = 12
	case u.Shanten != 1:
	case ukeire <= 16:
		bound = [...]int{11, 12, 13}[dora]
	case ukeire <= 28:
		bound = [...]int{12, 13, 14}[dora]
	default:
		bound = [...]int{13, 14, 14}[dora]
	}
	s.least(GateFormal, OfTurn, s.Turn, bound)
}

// openGates asks that the hand is one from ready, and for what it may bring: much early,
// less later, anything late.
func (s *situation) openGates() {
	s.least(GateReady, OfReady, int(s.Before.Shanten), 1)
	s.most(GateOneAway, OfReady, int(s.Before.Shanten), 1)
	bound := 0
	switch {
	case s.Turn <= 6:
		bound = 7700
	case s.Turn <= 12 && s.dealer():
		bound = 5800
	case s.Turn <= 12:
		bound = 3900
	}
	s.least(GateWorth, OfPoints, s.question.Expected, bound)
}
