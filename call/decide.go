package call

import (
	"cmp"

	"mentsu/hand"
	"mentsu/shanten"
	"mentsu/tile"
)

// situation is a decision in the making.
type situation struct {
	*Decision
	adviser   *Adviser
	hand      *hand.Hand
	question  Question
	completes bool // the tile completes the hand, which may not be won
}

// choose judges every candidate, and takes the verdict on the best one.
func (s *situation) choose() {
	var stop *Verdict
	if s.callable() {
		stop = s.stopped()
	}
	for i := range s.Candidates {
		c := &s.Candidates[i]
		if c.Lost != NotLost {
			continue
		}
		s.drop(c)
		switch {
		case stop != nil:
			c.Verdict = *stop
		case c.Lost == NotLost:
			c.Verdict = s.judge(c)
		}
		if c.Lost == NotLost && (s.Chosen < 0 || s.order(c, &s.Candidates[s.Chosen]) < 0) {
			s.Chosen = i
		}
	}
	switch {
	case s.Chosen >= 0:
		s.Verdict = s.Candidates[s.Chosen].Verdict
	case stop != nil:
		s.Verdict = *stop
	default:
		s.Verdict = s.dropped()
	}
	s.explain()
}

// callable reports whether some candidate is legal and leaves the target possible.
func (s *situation) callable() bool {
	for i := range s.Candidates {
		if s.Candidates[i].Lost == NotLost {
			return true
		}
	}
	return false
}

// drop marks a candidate that a bound rules out, whatever else may speak for it.
func (s *situation) drop(c *Candidate) {
	o := &s.Options
	if unusable := s.unusable(); o.Profile == Bot && c.HasDiscard && unusable > 0 && s.adviser.aim.usable.Has(c.Discard.Kind()) {
		c.Lost, c.Verdict = LostDiscard, Verdict{Pass, BotDiscard, Comparison{OfUnusable, unusable, 0}}
	} else if o.MaxShanten > 0 && int(c.After.Shanten) > o.MaxShanten {
		c.Lost, c.Verdict = LostTooFar, Verdict{Pass, RuleA11, Comparison{OfShanten, int(c.After.Shanten), o.MaxShanten}}
	}
}

// dropped returns the verdict where no candidate remains: that on the first one dropped.
// If all were illegal or impossible, so may be the target itself.
func (s *situation) dropped() Verdict {
	none := Verdict{Pass, RuleNone, Comparison{}}
	for i := range s.Candidates {
		c := &s.Candidates[i]
		switch {
		case c.Lost == LostTooFar || c.Lost == LostDiscard:
			return c.Verdict
		case c.Lost == LostImpossible && s.Before.Shanten == shanten.Impossible:
			none = impossible()
		}
	}
	return none
}

// impossible returns the verdict on a hand that cannot reach the target.
func impossible() Verdict {
	return Verdict{Pass, RuleG0, Comparison{OfReady, int(shanten.Impossible), int(shanten.Impossible)}}
}

// judge returns what the profile says of one candidate.
func (s *situation) judge(c *Candidate) Verdict {
	if s.Options.Profile == Bot {
		return s.bot(c)
	}
	dora := s.Dora
	if s.Options.DoraOn == DoraAny {
		dora += s.OtherDora
	}
	return s.Options.published(numbers{
		before: s.Before.Shanten, after: c.After.Shanten,
		ukeireBefore: s.Before.Ukeire, ukeireAfter: c.After.Ukeire,
		dora: dora, turn: s.Turn,
		open: isOpen(s.hand), completes: s.completes, unusable: s.unusable(),
	})
}

// order compares candidates, the better one first.
func (s *situation) order(a, b *Candidate) int {
	return cmp.Or(cmp.Compare(a.After.Shanten, b.After.Shanten), cmp.Compare(b.After.Ukeire, a.After.Ukeire), s.tie(a, b))
}

// tie compares candidates of equal numbers. They stand in the order pon, kan, chi from the
// lowest, so that the first of equals wins.
func (s *situation) tie(a, b *Candidate) int {
	if s.Options.Preference == PreferTile {
		return cmp.Compare(a.Meld.Set.First(), b.Meld.Set.First())
	}
	return 0
}

// explain says of each candidate why it is not called.
func (s *situation) explain() {
	if s.Chosen < 0 {
		return
	}
	best := &s.Candidates[s.Chosen]
	for i := range s.Candidates {
		c := &s.Candidates[i]
		switch {
		case c.Lost != NotLost:
		case i == s.Chosen && s.Action == Pass:
			c.Lost = LostToRule
		case i == s.Chosen:
		case c.After.Shanten > best.After.Shanten:
			c.Lost = LostShanten
		case c.After.Ukeire < best.After.Ukeire:
			c.Lost = LostUkeire
		default:
			c.Lost = LostOrder
		}
	}
}

// unusable returns how many concealed tiles the target cannot use.
func (s *situation) unusable() int {
	counts := s.hand.Concealed()
	n := 0
	for k := range (counts.Kinds() &^ s.adviser.aim.usable).All() {
		n += int(counts[k])
	}
	return n
}

// isOpen reports whether a hand has called a meld, or must have.
func isOpen(h *hand.Hand) bool {
	for _, m := range h.Melds() {
		if m.Kind != hand.ClosedKan {
			return true
		}
	}
	return h.ImpliedMelds() > 0
}

// tilesOf counts the tiles of a hand, melds included.
func tilesOf(h *hand.Hand) tile.Counts {
	counts, melded := h.Concealed(), h.Melded()
	for k, n := range melded {
		counts[k] += n
	}
	return counts
}
