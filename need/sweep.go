package need

import (
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// Sweep walks over many counts of a suit at once, as when all deals are counted: counts of
// the first ranks that leave the same to be made come to the same state, by number. A state
// that comes again costs nothing. It is not safe for concurrent use.
type Sweep = automaton.Sweep

// Sweep returns the sweep over the counts of a suit with the limits of Excess; without
// jokers Soft and Hard are the same. If near is not 0, near or more missing tiles are taken as
// impossible, for fewer states.
func (p *Program) Sweep(s tile.Suit, w *Wild, near int) *Sweep {
	soft, hard := w.Soft, w.Hard
	return p.parts[s].Sweep(heldOf(&soft, s), heldOf(&hard, s), w.Jokers, near)
}
