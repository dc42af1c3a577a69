package rule

import (
	"slices"
	"strconv"

	"mentsu/expr"
	"mentsu/reading"
	"mentsu/tile"
)

// counter says how many times a pattern is paid.
type counter uint8

const (
	countNone counter = iota // once
	countDora
	countFirstDora
	countUra
	countFirstUra
	countReds
	countNukidora
	countFlowers
	countFours
	countOwnFlowers
	countOtherFlowers
	countFlowerSets
	numCounters
)

// Counters lists what a pattern can be counted by: the tiles that the indicators of dora or
// ura name, by all or by the first alone; red fives; north tiles set aside; flowers;
// kinds of which all four tiles are there, but as no kan; flowers of the own seat, the
// others, and whole sets of them.
func Counters() []string {
	return []string{"dora", "first_dora", "ura", "first_ura", "red_fives", "nukidora", "flowers", "fours", "own_flowers", "other_flowers", "flower_sets"}
}

func counterByName(name string) (counter, error) {
	if name == "" {
		return countNone, nil
	}
	names := Counters()
	for i, n := range names {
		if n == name {
			return countDora + counter(i), nil
		}
	}
	return 0, &expr.SyntaxError{Text: name, Reason: "unknown counter " + strconv.Quote(name), Nearest: expr.Nearest(name, slices.Values(names))}
}

// indicators returns the indicators that c counts by.
func (c counter) indicators(w *Win) []tile.Tile {
	switch c {
	case countDora:
		return w.Dora
	case countFirstDora:
		return w.Dora[:min(1, len(w.Dora))]
	case countUra:
		return w.Ura
	case countFirstUra:
		return w.Ura[:min(1, len(w.Ura))]
	default:
		return nil
	}
}

// ofTiles reports whether c counts tiles of the whole hand.
func (c counter) ofTiles() bool {
	switch c {
	case countDora, countFirstDora, countUra, countFirstUra, countFours:
		return true
	default:
		return false
	}
}

// setCounts fills in how many times the counters of the rule set count in a win.
func (s *Set) setCounts(k *scene, w *Win) {
	k.counts = [numCounters]int32{
		countNone: 1, countReds: int32(k.reds), countNukidora: int32(w.Nukidora),
		countFlowers: int32(w.Flowers), countOwnFlowers: int32(w.OwnFlowers), countOtherFlowers: int32(w.Flowers - w.OwnFlowers),
		countFlowerSets: int32(w.FlowerSets),
	}
	for _, c := range s.ofTiles {
		if c == countFours {
			k.counts[c] = int32(k.all.Fours().Len() - k.kans)
		} else {
			k.counts[c] = int32(s.doraOf(c.indicators(w), k, w))
		}
	}
}

// doraOf returns how many dora some indicators name.
func (s *Set) doraOf(indicators []tile.Tile, k *scene, w *Win) (n int) {
	for _, t := range indicators {
		dora := s.dora[t%tile.NumTiles]
		n += int(k.all[dora]) // a joker is dora by the tile that it stands for
		if dora == tile.North {
			n += s.asideOf(w)
		}
	}
	return n
}

// fours returns the kinds that countFours counts.
func (c *scene) fours(r *reading.Reading) tile.Kinds {
	four := c.all.Fours()
	for i, set := range r.Sets[:r.NumSets] {
		if r.Kans>>i&1 != 0 {
			four &^= tile.KindsOf(set.First())
		}
	}
	return four
}

// asideOf returns how many of the north tiles set aside may be dora: none under rules that do
// not set them aside.
func (s *Set) asideOf(w *Win) int {
	if !s.aside {
		return 0
	}
	return w.Nukidora
}

// doraTable returns the dora of each indicator; a joker indicates nothing that counts.
func doraTable(players int) (dora [tile.NumTiles]tile.Kind) {
	for t := range tile.Joker {
		dora[t] = t.Kind().Dora(players)
	}
	return dora
}

// tiles returns the kinds of which a win has tiles that c counts by indicators.
func (s *Set) tiles(c counter, w *Win, k *scene) tile.Kinds {
	var kinds tile.Kinds
	for _, t := range c.indicators(w) {
		if dora := s.dora[t%tile.NumTiles]; k.all[dora] > 0 || dora == tile.North && s.asideOf(w) > 0 {
			kinds = kinds.With(dora)
		}
	}
	return kinds
}
