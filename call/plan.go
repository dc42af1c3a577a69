package call

import (
	"mentsu/form"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// plan is what profile Bot makes of a target: the conditions that it asks before it looks
// at a meld, and how far from ready a call may leave the hand.
type plan uint8

const (
	planTanyao  plan = iota
	planYakuhai      // a pair or triplet of a value tile, and a reason to hurry
	planFlush        // honitsu and chinitsu, in any suit or one
	planFormal       // any hand: to be ready when the round is drawn (形式聴牌)
	planOpen         // any yaku of an open hand: only to be ready, and for enough points
	planOther        // toitoi and all other targets, for which it knows no conditions
)

// planOf returns the plan for a target.
func planOf(t restrict.Term) plan {
	if t == nil {
		return planTanyao
	}
	switch restrict.Or(t).String() {
	case "tanyao", "tanyao & std":
		return planTanyao
	case "yakuhai":
		return planYakuhai
	case "honitsu", "honitsu(m)", "honitsu(p)", "honitsu(s)", "chinitsu", "chinitsu(m)", "chinitsu(p)", "chinitsu(s)":
		return planFlush
	case "std", "any":
		return planFormal
	case "open_yaku":
		return planOpen
	default:
		return planOther
	}
}

// maxShanten returns how far from ready a call of profile Bot may leave the hand.
func (p plan) maxShanten() int {
	return [...]int{planTanyao: 3, planYakuhai: 7, planFlush: 4, planFormal: 7, planOpen: 1, planOther: 7}[p]
}

// gates fills in the gates of profile Bot for its plan, and returns the verdict of the first
// that does not hold.
func (s *situation) gates() *Verdict {
	switch planOf(s.Options.Target) {
	case planTanyao:
		s.tanyaoGates()
	case planYakuhai:
		s.yakuhaiGates()
	case planFormal:
		s.formalGates()
	case planOpen:
		s.openGates()
	case planFlush, planOther:
	}
	for _, g := range s.Gates {
		if !g.Holds {
			return &Verdict{Pass, g.Rule, g.Comparison}
		}
	}
	return nil
}

// most adds the gate that n is no more than a bound, least that it is no less.
func (s *situation) most(r Rule, q Quantity, n, bound int) {
	s.Gates = append(s.Gates, Gate{r, Comparison{q, n, bound}, n <= bound})
}

func (s *situation) least(r Rule, q Quantity, n, bound int) {
	s.Gates = append(s.Gates, Gate{r, Comparison{q, n, bound}, n >= bound})
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

// formalGates asks for a late turn, the later the nearer to ready and the wider the hand is.
func (s *situation) formalGates() {
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
