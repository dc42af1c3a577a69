package automaton

import (
	"math/bits"
	"slices"
)

// NumLanes is the number of lanes of a class: 0..4 sets, without and with the pair.
const NumLanes = 10

// MaxKept is how many lanes of a class are kept: enough for every class, as KeptLanes
// finds.
const MaxKept = 6

// KeptLanes returns for each class, of hands of four sets, at most MaxKept lanes (bit s for
// s sets, bit 5+s for s sets and the pair) that tell whether a draw helps. Draws holds the
// lanes that draws lower, by class. It panics if a class needs more.
//
// A draw helps if it lowers a lane that reaches the distance. It need not be told by that
// lane: any lane does that no draw lowers which does not help. One of these must be kept
// for every draw that helps, whatever the rest of the hand and the sets it makes.
func KeptLanes(draws [][]uint16, classes []Vec) []uint16 {
	kept := make([]uint16, len(classes))
	for i, v := range classes {
		needs := make(map[uint16]bool) // one of these lanes at least must be kept
		for _, rest := range classes {
			for sets := range 5 {
				reached := Reached(v, rest, sets)
				useless := Useless(draws[i], reached)
				for _, lowered := range draws[i] {
					if lowered&reached != 0 {
						needs[lowered&^useless] = true
					}
				}
			}
		}
		kept[i] = hit(needs)
	}
	return kept
}

// Useless returns the lanes lowered by draws that lower no lane which reaches the distance.
func Useless(draws []uint16, reached uint16) uint16 {
	var useless uint16
	for _, lowered := range draws {
		if lowered&reached == 0 {
			useless |= lowered
		}
	}
	return useless
}

// Reached returns the lanes of v whose sum with the matching lane of rest is the distance
// of a hand that makes so many sets and a pair.
func Reached(v, rest Vec, sets int) uint16 {
	var lanes uint16
	d := Last(v, rest, sets)
	for s := range sets + 1 {
		if v.Lane(s, 0)+rest.Lane(sets-s, 1) == d {
			lanes |= 1 << s
		}
		if v.Lane(s, 1)+rest.Lane(sets-s, 0) == d {
			lanes |= 1 << (5 + s)
		}
	}
	return lanes
}

// hit returns the fewest lanes, of those the lowest, that share one with each of needs.
func hit(needs map[uint16]bool) uint16 {
	for size := range MaxKept + 1 {
	next:
		for lanes := range uint16(1 << NumLanes) {
			if bits.OnesCount16(lanes) != size {
				continue
			}
			for n := range needs {
				if n&lanes == 0 {
					continue next
				}
			}
			return lanes
		}
	}
	panic("bug in mentsu/need: a class needs more lanes than are kept")
}

// Draws returns for each class the lanes that the draws of a part lower, each once, rising.
func Draws(suit, honours *Automaton, classes []Vec) [][]uint16 {
	all := make([][]uint16, len(classes))
	for _, a := range []*Automaton{suit, honours} {
		for p := range a.draws() {
			v := a.Vecs[p.before]
			i, _ := slices.BinarySearchFunc(classes, v, compare)
			if lowered := Lowered(v, a.Vecs[p.after]); lowered != 0 && !slices.Contains(all[i], lowered) {
				all[i] = append(all[i], lowered)
			}
		}
	}
	for _, lanes := range all {
		slices.Sort(lanes)
	}
	return all
}

// change is two states, or vectors, of counts that differ by one tile.
type change struct{ before, after uint16 }

// draws returns the vectors before and after each draw.
func (a *Automaton) draws() map[change]bool {
	differ := make(map[change]bool)
	for _, level := range a.Levels {
		next := make(map[change]bool)
		for p := range differ {
			for c := range Copies + 1 {
				next[change{level[p.before][c], level[p.after][c]}] = true
			}
		}
		for _, steps := range level {
			for c := range Copies {
				next[change{steps[c], steps[c+1]}] = true
			}
		}
		differ = next
	}
	return differ
}

// Lowered returns the lanes in which after lies below before.
func Lowered(before, after Vec) uint16 {
	var lanes uint16
	for s := range 5 {
		if after.Lane(s, 0) < before.Lane(s, 0) {
			lanes |= 1 << s
		}
		if after.Lane(s, 1) < before.Lane(s, 1) {
			lanes |= 1 << (5 + s)
		}
	}
	return lanes
}
