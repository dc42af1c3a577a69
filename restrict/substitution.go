package restrict

import (
	"errors"
	"fmt"

	"mentsu/hand"
	"mentsu/need"
	"mentsu/shanten"
	"mentsu/tile"
)

// ErrTooManyUnusable is the condition that Substitution refuses a hand for.
var ErrTooManyUnusable = errors.New("too many unusable tiles")

// MaxUnusable is how many tiles Substitution can replace: there are as many honours.
const MaxUnusable = 7

// UnusableError is the error of a hand with more than MaxUnusable unusable tiles.
type UnusableError struct{ Tiles int }

// Error returns the condition with the number of tiles.
func (e *UnusableError) Error() string {
	return fmt.Sprintf("restrict: %v: %d, of which no more than %d can be replaced", ErrTooManyUnusable, e.Tiles, MaxUnusable)
}

// Unwrap returns ErrTooManyUnusable.
func (e *UnusableError) Unwrap() error { return ErrTooManyUnusable }

// Substitution returns how far h is from tanyao by a published method, for comparison with
// the exact answer of Program: unusable tiles become single honours of different kinds, and
// what the draw of a simple then leaves to the standard form is taken for the distance. It
// is never too great, and too small for two hands in a hundred with two unusable tiles, for
// four in ten with six. It knows neither tiles gone nor seven pairs, and no Keep. The error
// is an *UnusableError, or wraps ErrJokers or ErrSets.
//
// Source: MahjongRepository/tenhou-python-bot, issue 66.
func Substitution(h *hand.Hand) (Answer, error) {
	switch {
	case h.Jokers() > 0:
		return Answer{}, fmt.Errorf("restrict: %w", ErrJokers)
	case h.Rules().Sets != fourSets:
		return Answer{}, fmt.Errorf("restrict: %w", ErrSets)
	}
	for _, m := range h.Melds() {
		if ks := m.Set.Kinds(); tile.KindsOf(ks[:]...)&tile.Orphans != 0 {
			return Answer{Shanten: shanten.Impossible}, nil
		}
	}
	s := substituted{tables: need.Load(), counts: h.Concealed(), sets: h.FreeSets()}
	unusable := s.replace()
	if unusable > MaxUnusable {
		return Answer{}, &UnusableError{unusable}
	}
	if h.Waiting() {
		return s.waiting(), nil
	}
	if unusable == 0 && s.distance() == 0 {
		return Answer{Shanten: -1}, nil
	}
	best := Answer{Shanten: shanten.Impossible}
	for k, n := range s.counts {
		if n == 0 {
			continue
		}
		s.counts[k]--
		if a := s.waiting(); a.Shanten < best.Shanten {
			best = a
		} else if a.Shanten == best.Shanten {
			best.Useful |= a.Useful
		}
		s.counts[k]++
	}
	return best, nil
}

// substituted is a hand whose unusable tiles are honours.
type substituted struct {
	tables *need.Tables
	counts tile.Counts
	sets   int
}

// replace puts honours, one of each kind, in the place of the tiles that are no simples,
// and returns how many these are.
func (s *substituted) replace() (unusable int) {
	for k := range tile.Orphans.All() {
		unusable += int(s.counts[k])
		s.counts[k] = 0
	}
	for i := range tile.Kind(min(unusable, MaxUnusable)) {
		s.counts[tile.East+i] = 1
	}
	return unusable
}

func (s *substituted) distance() int { return s.tables.Distance(need.KeysOf(&s.counts), s.sets) }

// waiting returns the answer for 3n+1 tiles: by the best simples to draw.
func (s *substituted) waiting() Answer {
	best := Answer{Shanten: shanten.Impossible}
	for k := range tile.Simples.All() {
		if s.counts[k] == tile.Copies {
			continue
		}
		s.counts[k]++
		number := shanten.Number(s.distance()) // that of the hand after the draw, and one more for the draw
		s.counts[k]--
		if number < best.Shanten {
			best = Answer{Shanten: number}
		}
		if number == best.Shanten {
			best.Useful = best.Useful.With(k)
		}
	}
	return best
}
