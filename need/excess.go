package need

import (
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// Excess returns what a suit contributes, of whose kinds counts are held, if jokers stand
// for what w lets a finished hand hold above Soft: vector e, 0..w.Jokers, is for at most e
// such tiles. MergeExcess joins parts; the last vector of all parts together has the
// distance that WildDistance returns. The program must be one of Unlimited. It takes about
// a microsecond for each vector, and allocates.
func (p *Program) Excess(s tile.Suit, counts *tile.Counts, w *Wild) []Vec {
	return p.parts[s].Excess(heldOf(counts, s), heldOf(&w.Soft, s), heldOf(&w.Hard, s), w.Jokers)
}

// MergeExcess returns what two parts contribute together, each as Excess returns it for
// the same limits.
func MergeExcess(a, b []Vec) []Vec { return automaton.MergeExcess(a, b) }
