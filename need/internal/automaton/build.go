package automaton

import (
	"encoding/binary"
	"slices"
)

// Automaton gives the vector of a part for any counts 0..4 in one look-up a rank. It is
// minimal: no two states of a level behave alike.
type Automaton struct {
	// Levels[r][s][c] is the state after rank r, from state s of level r with count c; of
	// the last level it is the index of the vector in Vecs.
	Levels [][][Copies + 1]uint16
	Vecs   []Vec
}

// Build walks p over all counts at once, merges equal states on the way, and then merges
// states that behave alike from the last rank backwards.
func Build(p *Part) *Automaton {
	a := &Automaton{}
	level := [][]Vec{{Neutral()}}
	var w room
	for rank := range p.ranks {
		r := &p.ranks[rank]
		next := make(map[string]uint16)
		var states [][]Vec
		steps := make([][Copies + 1]uint16, len(level))
		for i, from := range level {
			for c := range uint8(Copies + 1) {
				copy(w[r.before.at:], from)
				p.step(rank, &w, c, Unlimited)
				to := slices.Clone(w[r.after.at : r.after.at+r.after.n])
				key := p.normal(to)
				id, ok := next[key]
				if !ok {
					id = uint16(len(states))
					next[key] = id
					states = append(states, to)
				}
				steps[i][c] = id
			}
		}
		a.Levels = append(a.Levels, steps)
		level = states
	}
	for _, s := range level {
		a.Vecs = append(a.Vecs, s[0])
	}
	a.minimise()
	return a
}

// normal clears what cannot matter any more, lanes that are not used and sums beyond
// None, from the states between two ranks, and returns them as a map key.
func (p *Part) normal(states []Vec) string {
	key := make([]byte, 0, 16*len(states))
	for i, v := range states {
		states[i] = p.finish(v)
		key = binary.LittleEndian.AppendUint64(key, states[i].Free)
		key = binary.LittleEndian.AppendUint64(key, states[i].Pair)
	}
	return string(key)
}

// minimise merges states with equal successors, from the last level to the first, and
// keeps the order of first appearance.
func (a *Automaton) minimise() {
	var vecs []Vec
	ids := make([]uint16, len(a.Vecs))
	for i, v := range a.Vecs {
		j := slices.Index(vecs, v)
		if j < 0 {
			j = len(vecs)
			vecs = append(vecs, v)
		}
		ids[i] = uint16(j)
	}
	a.Vecs = vecs
	for r := len(a.Levels) - 1; r >= 0; r-- {
		seen := make(map[[Copies + 1]uint16]uint16)
		var kept [][Copies + 1]uint16
		merged := make([]uint16, len(a.Levels[r]))
		for i, steps := range a.Levels[r] {
			for c := range steps {
				steps[c] = ids[steps[c]]
			}
			id, ok := seen[steps]
			if !ok {
				id = uint16(len(kept))
				seen[steps] = id
				kept = append(kept, steps)
			}
			merged[i] = id
		}
		a.Levels[r] = kept
		ids = merged
	}
}

// Vec returns the vector for the counts of a part, one for each rank.
func (a *Automaton) Vec(counts []uint8) Vec {
	s := uint16(0)
	for r, level := range a.Levels {
		s = level[s][counts[r]]
	}
	return a.Vecs[s]
}

// Encode writes the automaton as five little-endian uint16 a state, level after level: the
// number of the next state counted over all levels, or after the last rank what class
// tells of the vector.
func (a *Automaton) Encode(class func(Vec) uint16) string {
	var out []byte
	base := 0
	for r, level := range a.Levels {
		base += len(level)
		for _, steps := range level {
			for _, next := range steps {
				if r == len(a.Levels)-1 {
					next = class(a.Vecs[next])
				} else {
					next += uint16(base)
				}
				out = binary.LittleEndian.AppendUint16(out, next)
			}
		}
	}
	return string(out)
}

// Closure returns every vector that parts with the given vectors make when merged in any
// number, for hands of as many sets, themselves included, in the order of Less.
func Closure(vecs []Vec, sets int) []Vec {
	known := make(map[Vec]bool)
	var all []Vec
	add := func(v Vec) {
		if !known[v] {
			known[v] = true
			all = append(all, v)
		}
	}
	for _, v := range vecs {
		add(v)
	}
	for next := 0; next < len(all); {
		v := all[next]
		next++
		for _, u := range all[:next] {
			add(Merge(v, u).Lanes(sets))
		}
	}
	slices.SortFunc(all, compare)
	return all
}
