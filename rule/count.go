package rule

import (
	"slices"
	"strconv"

	"mentsu/expr"
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

// count returns how many times c counts in a win.
func (s *Set) count(c counter, w *Win, k *scene) int {
	switch c {
	case countReds:
		return k.reds
	case countNukidora:
		return w.Nukidora
	case countFlowers:
		return w.Flowers
	case countOwnFlowers:
		return w.OwnFlowers
	case countOtherFlowers:
		return w.Flowers - w.OwnFlowers
	case countFlowerSets:
		return w.FlowerSets
	case countFours:
		layers := k.all.Layers()
		return layers[3].Len() - k.kans
	default:
		n := 0
		for _, t := range c.indicators(w) {
			dora := s.dora[t%tile.NumTiles]
			n += int(k.all[dora]) // a joker is dora by the tile that it stands for
			if dora == tile.North {
				n += s.asideOf(w)
			}
		}
		return n
	}
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
