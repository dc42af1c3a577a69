package call

import (
	"slices"

	"mentsu/form"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// tanyaoGates looks at the own tiles, melds included; only dora count the called tile.
func (s *situation) tanyaoGates() {
	counts, concealed := tilesOf(s.hand), s.hand.Concealed()
	t := tally(&counts, &concealed, s.adviser.options.Winds)
	shapes := 2
	if s.oneAway() {
		shapes = 1
	}
	s.most(GateOrphans, OfOrphans, t.orphans, 4)
	s.most(GateTriplet, OfTriplets, t.triplets, 0)
	s.most(GateValuePair, OfValuePairs, t.valuePairs, 0)
	s.most(GatePairs, OfOrphanPairs, t.pairs, 1)
	s.most(GateShapes, OfShapes, t.shapes, shapes)
	s.most(GateEdgeRun, OfEdgeRuns, t.edgeRuns, 0)
	s.most(GateOtherDora, OfOtherDora, s.OtherDora, 1)
	s.least(GateDora, OfDora, s.Dora, 2)
	early := 0
	if s.Dora == 2 {
		early = 5
	}
	s.least(GateEarly, OfTurn, s.Turn, early)
}

// oneAway reports whether the hand is at 1-shanten of any hand of sets and a pair.
func (s *situation) oneAway() bool {
	return shanten.Of(s.hand, shanten.Query{Pool: s.adviser.pool, Forms: form.Standard}).Standard == 1
}

// values returns the kinds whose triplet is a yaku under winds.
func values(w restrict.Winds) tile.Kinds {
	return tile.Dragons | tile.KindsOf(w.Round, w.Seat)&tile.Winds
}

// held counts terminals and honours, for the gates.
type held struct{ orphans, triplets, valuePairs, pairs, shapes, edgeRuns int }

// tally counts the terminals and honours of a hand; what stands near a terminal is looked
// for among the concealed tiles.
func tally(counts, concealed *tile.Counts, w restrict.Winds) held {
	var t held
	valued := values(w)
	for k := range tile.Orphans.All() {
		n := int(counts[k])
		t.orphans += n
		switch n {
		case 2:
			t.pairs++
			if valued.Has(k) {
				t.valuePairs++
			}
		case 3:
			t.triplets++
		}
		if k.IsHonour() || n == 0 {
			continue
		}
		near, far := inwards(k)
		if concealed[k] > 1 || concealed[near]+concealed[far] > 0 {
			t.shapes += n
		}
		if counts[near] > 0 && counts[far] > 0 {
			t.edgeRuns++
		}
	}
	return t
}

// inwards returns the two kinds beside a terminal.
func inwards(k tile.Kind) (near, far tile.Kind) {
	if k.Rank() == 1 {
		return k + 1, k + 2
	}
	return k - 1, k - 2
}

// bot returns what profile Bot says of a candidate, its gates apart.
func (s *situation) bot(c *Candidate) Verdict {
	if s.completes && s.unusable() == 0 {
		return Verdict{Pass, RuleA4, Comparison{OfUnusable, 0, 1}}
	}
	v := s.progress(c)
	if v.Action == Pass {
		return v
	}
	if twice, needed := 2*s.question.Expected, s.question.Needed; needed > littleNeeded && twice < needed && !isOpen(s.hand) {
		return Verdict{Pass, BotLastRound, Comparison{OfPoints, twice, needed}}
	}
	if stop, stops := s.threatened(c); stops {
		return stop
	}
	return v
}

// progress returns whether a candidate brings the hand on.
func (s *situation) progress(c *Candidate) Verdict {
	after, before := int(c.After.Shanten), int(s.Before.Shanten)
	shantens := Comparison{OfShanten, after, before}
	frees := c.HasDiscard && !s.adviser.aim.usable.Has(c.Discard.Kind())
	switch {
	case after < before:
		return Verdict{Call, BotCloser, shantens}
	case !frees:
		return Verdict{Pass, BotNotCloser, shantens}
	case isOpen(s.hand):
		return Verdict{Call, BotOpen, shantens}
	case s.Plan != PlanTanyao:
		return Verdict{Call, BotFrees, shantens}
	case after > before:
		return Verdict{Pass, BotFarther, shantens}
	default:
		useful := Comparison{OfUkeire, c.After.Ukeire, s.Before.Ukeire}
		return Verdict{fixed(enough(s.Before.Ukeire, c.After.Ukeire)), BotGain, useful}
	}
}

// threatened returns whether the threats of opponents stop a call: at 1-shanten or less
// none does.
func (s *situation) threatened(c *Candidate) (v Verdict, stops bool) {
	threats := s.question.Threats
	if len(threats) == 0 || c.After.Shanten <= 1 {
		return Verdict{}, false
	}
	if c.After.Shanten >= 3 {
		return Verdict{Pass, BotThreatFar, Comparison{OfShanten, int(c.After.Shanten), 2}}, true
	}
	bound := oneThreat
	if len(threats) > 1 {
		bound = severalThreats
	}
	least := slices.Min(threats)
	return Verdict{Pass, BotThreat, Comparison{OfPoints, least, bound}}, least >= bound
}
