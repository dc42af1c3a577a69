package rule

import (
	"cmp"
	"slices"

	"mentsu/tile"
)

// optFlags is the option that says whether what follows from the tiles must be said: strict
// refuses a win that leaves it out, repair adds it.
const optFlags = "flags"

// flagsStrict is the value of optFlags.
const flagsStrict = 1

// maxFlowers is how many flower tiles there are.
const maxFlowers = 8

// Certain returns the flags that the rule set has and the tiles of a win make certain though
// they are not set. LastTile is, where the own melds show the other three copies of the
// winning tile. Score adds them; where the option "flags" is strict, Check refuses the win.
func (s *Set) Certain(w *Win) Flags {
	if s.flags&^w.Flags&LastTile == 0 || w.Tile == tile.Joker {
		return 0
	}
	melded := w.Hand.Melded()
	if melded[w.Tile.Kind()] == tile.Copies-1 {
		return LastTile
	}
	return 0
}

// checkForeign checks what some rule sets have and others do not: flowers, indicators, honba
// and sticks; and that flags are set which must be.
func (s *Set) checkForeign(w *Win) error {
	counts := s.countsBy
	switch {
	case s.adds && len(w.Dora) > 0 && !counts(countDora, countFirstDora):
		return contradiction("dora", "rules", "the rules have no dora")
	case s.adds && len(w.Ura) > 0 && !counts(countUra, countFirstUra):
		return contradiction("ura", "rules", "the rules have no ura dora")
	case s.payer.style != styleRiichi && w.Honba > 0:
		return contradiction("honba", "rules", "the rules have no honba")
	case s.payer.style != styleRiichi && w.Sticks > 0:
		return contradiction("sticks", "rules", "the rules have no riichi sticks")
	case s.values[optFlags] == flagsStrict && s.Certain(w)&LastTile != 0:
		return contradiction("last_tile", "melds", "the melds show the other three copies of the winning tile: it is a last tile")
	default:
		return cmp.Or(s.checkFlowers(w), s.checkFirst(w))
	}
}

// countsBy reports whether a pattern of the rules is counted by one of some counters.
func (s *Set) countsBy(some ...counter) bool {
	return slices.ContainsFunc(some, func(c counter) bool { return slices.Contains(s.counters, c) })
}
