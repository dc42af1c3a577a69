package odds

import (
	"context"

	"mentsu/hand"
	"mentsu/shanten"
	"mentsu/tile"
)

// MaxGames is how many games Play may play.
const MaxGames = 10_000_000

// Outcome is what came of games within so many draws: how many were nearer than at the
// beginning, were ready or complete, and were complete.
type Outcome struct {
	Draws               int
	Advance, Ready, Win int
}

// Play plays games from h, at random, of as many draws as most says: own draws only, each
// followed by the discard that leaves the least shanten, then the most useful tiles left,
// then the first in tile order, until the hand is complete. It returns the outcomes of 0 to
// most draws. The same seed plays the same games. A thousand games take about a tenth of a
// second. The error is an *Error; of ErrStopped, when ctx ends first.
func Play(ctx context.Context, h *hand.Hand, q shanten.Query, most, games int, seed uint64) ([]Outcome, error) {
	if _, err := dealOf(h, q, Ahead{Draws: most}); err != nil {
		return nil, err
	}
	if games < 1 || games > MaxGames {
		return nil, refuse(ErrTooMany, "samples", "%d games cannot be played: 1 to %d can", games, MaxGames)
	}
	t := table{wall: wallOf(h), random: random{seed}, outcomes: make([]Outcome, most+1), begin: shanten.NewState(h, q)}
	for n := range t.outcomes {
		t.outcomes[n].Draws = n
	}
	t.before = t.begin.Shanten()
	for i := range games {
		if ctx.Err() != nil {
			return nil, stopped(i, games)
		}
		t.game()
	}
	return t.outcomes, nil
}

// wallOf returns the tiles that h can draw.
func wallOf(h *hand.Hand) []tile.Kind {
	var wall []tile.Kind
	for k, n := range h.Left() {
		for range n {
			wall = append(wall, tile.Kind(k))
		}
	}
	return wall
}

// table is where games are played.
type table struct {
	wall     []tile.Kind
	random   random
	outcomes []Outcome
	begin    *shanten.State
	before   shanten.Number
	room     []shanten.Discard
}

func (t *table) game() {
	s := t.begin.Clone()
	now := t.before
	for n := range t.outcomes {
		if n > 0 && now >= 0 {
			j := n - 1 + t.random.below(len(t.wall)-n+1)
			t.wall[n-1], t.wall[j] = t.wall[j], t.wall[n-1]
			s.Draw(t.wall[n-1])
			now = s.Shanten()
		}
		o := &t.outcomes[n]
		if now < t.before {
			o.Advance++
		}
		if now == -1 {
			o.Win++
		}
		if now >= 0 && !s.Waiting() {
			now = t.discard(s)
		}
		if now <= 0 {
			o.Ready++
		}
	}
}

// discard makes the best discard and returns the shanten number after it.
func (t *table) discard(s *shanten.State) shanten.Number {
	t.room = s.Discards(t.room[:0])
	best := &t.room[0]
	for i := range t.room {
		d := &t.room[i]
		if d.Shanten < best.Shanten || d.Shanten == best.Shanten && d.Ukeire > best.Ukeire {
			best = d
		}
	}
	s.Discard(best.Kind)
	return best.Shanten
}
