package need

import (
	"sync"

	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// Wild says what a finished hand may hold if jokers stand for some of its tiles: at most
// Hard of each kind, and above Soft, the copies that can be natural tiles, no more over all
// kinds than there are jokers. Soft lies between the natural tiles held and Hard.
type Wild struct {
	Hard, Soft tile.Counts
	Jokers     int // 0..17
}

// NoLimit is the Hard of a kind that jokers may stand for any number of times.
const NoLimit = automaton.Unlimited

// WildStandard returns the program for hands with jokers and as many sets, 4 or 5.
func WildStandard(sets int) *Program {
	if sets == 5 {
		return wildFive()
	}
	return wildFour()
}

//nolint:gochecknoglobals // built once, never changed
var (
	wildFour = sync.OnceValue(func() *Program { return compileWild(4) })
	wildFive = sync.OnceValue(func() *Program { return compileWild(5) })
)

func compileWild(sets int) *Program {
	s := Any(sets)
	s.Unlimited = true
	return Compile(s)
}

// WildDistance returns the least natural tiles and jokers that a hand with the given
// natural counts misses to so many sets and a pair, None if no finished hand keeps to w.
// The hand is complete if it is no more than its jokers. The program must be one of
// Unlimited. It takes some microseconds, more with many jokers, and may allocate.
//
// Both limits taken as hard give a distance that is too great or right, the hard limit alone
// one that is too small or right. Where they agree, that is the answer; else the tiles above
// Soft are counted along the walk.
func (p *Program) WildDistance(counts *tile.Counts, w *Wild, sets int) int {
	return p.WildLane(counts, w, sets, 1)
}

// SetAside takes a tile of each of the kinds given, which the finished hand uses beside its
// sets and pair, away from w and from the natural tiles held. It is false if there cannot be
// these tiles: a kind has none, or too few jokers stand for those that are gone.
func (w *Wild) SetAside(counts *tile.Counts, kinds tile.Kinds) bool {
	for k := range kinds.All() {
		switch {
		case w.Hard[k] == 0:
			return false
		case w.Hard[k] != NoLimit:
			w.Hard[k]--
		}
		if w.Soft[k] == 0 {
			w.Jokers--
		}
		w.Soft[k] -= min(1, w.Soft[k])
		counts[k] -= min(1, counts[k])
	}
	return w.Jokers >= 0
}
