package need

import "mentsu/tile"

// capped is a walk over the ranks of a part under caps, for up to four sets: what
// internal/automaton does for any sets and pairs, with all lanes in a word and the moves of
// the ordinary game written out. It is kept, so that a change at one rank needs only the ranks
// from there on.
//
// A state of the walk is how many runs were begun one rank below and two: none, one or two of
// each, for three equal runs are three triplets.
type capped struct {
	before [9]states // of each rank
	made   word      // by the whole part
}

// states holds what was made so far, by 3 x the runs begun one rank below + those begun two
// ranks below. Honours use the first three, and have no runs.
type states [9]word

// costs says what to use n = 0..4 tiles of a kind misses, in every lane; impossible above the
// cap of the kind.
type costs [tile.Copies + 1]word

// fillCosts fills t.costs for all counts and caps.
func (t *Tables) fillCosts() {
	for count := range tile.Copies + 1 {
		for limit := range tile.Copies + 1 {
			for use := range tile.Copies + 1 {
				missing := max(0, use-count)
				if use > limit {
					missing = impossible
				}
				t.costs[8*count+limit][use] = laneOnes * word(missing)
			}
		}
	}
}

// cost returns the costs of a kind of which so many tiles are held and may be used.
func (t *Tables) cost(count, limit uint8) *costs { return &t.costs[(8*count+limit)&63] }

// walk makes w the walk over counts and limits from rank r on, from 0; what was below stays.
func (t *Tables) walk(w *capped, r int, held, limits []uint8) {
	if r == 0 {
		w.before[0] = states{nothing, never, never, never, never, never, never, never, never}
	}
	last := len(held) - 1
	for ; r < last; r++ {
		t.step(&w.before[r+1], &w.before[r], held[r], limits[r], last)
	}
	w.made = w.before[last].end(t.cost(held[last], limits[last]))
}

// drawn returns what the part of a walk over counts and limits contributes with one tile
// more of rank r, from 0.
func (t *Tables) drawn(w *capped, r int, held, limits []uint8) word {
	var room [2]states
	from, last := &w.before[r], len(held)-1
	count := held[r] + 1
	for ; r < last; r++ {
		to := &room[r&1]
		t.step(to, from, count, limits[r], last)
		from, count = to, held[r+1]
	}
	return from.end(t.cost(count, limits[last]))
}

// step goes from the states before a rank of a part to those after it.
func (t *Tables) step(to, from *states, count, limit uint8, last int) {
	if last < 8 { // honours have no runs
		to[0], to[1], to[2] = from.end(t.cost(count, limit)), never, never
		return
	}
	from.after(to, t.cost(count, limit))
}

// end returns what is made after a rank if no run goes on: with none of the kind or what the
// runs below demand, with the pair, or with a triplet.
func (s *states) end(c *costs) word {
	x, y, z := s[0], s[1], s[2]
	plain := lesser(x+c[0], lesser(y+c[1], z+c[2]))
	pair := lesser(x+c[2], lesser(y+c[3], z+c[4]))
	triplet := lesser(x+c[3], y+c[4])
	return clamped(lesser(plain, lesser(paired(pair), up(triplet))))
}

// after makes to the states after a rank of those before it. With n runs begun one rank below and n' two ranks
// below, k tiles more of the kind are k new runs, or k-2 and the pair, or k-3 and a triplet;
// xk is the least over n' of using n + n' + k tiles, for each n in turn.
func (s *states) after(to *states, c *costs) {
	x, y, z := s[0], s[1], s[2]
	x0, x1 := lesser(x+c[0], lesser(y+c[1], z+c[2])), lesser(x+c[1], lesser(y+c[2], z+c[3]))
	x2 := lesser(x+c[2], lesser(y+c[3], z+c[4]))
	x3, x4 := lesser(x+c[3], y+c[4]), x+c[4]
	to[0] = clamped(lesser(x0, lesser(paired(x2), up(x3))))
	to[3] = clamped(up(lesser(x1, lesser(paired(x3), up(x4)))))
	to[6] = clamped(up(up(lesser(x2, paired(x4)))))

	x, y, z = s[3], s[4], s[5]
	x0, x1 = lesser(x+c[1], lesser(y+c[2], z+c[3])), lesser(x+c[2], lesser(y+c[3], z+c[4]))
	x2, x3 = lesser(x+c[3], y+c[4]), x+c[4]
	to[1] = clamped(lesser(x0, lesser(paired(x2), up(x3))))
	to[4] = clamped(up(lesser(x1, paired(x3))))
	to[7] = clamped(up(up(x2)))

	x, y, z = s[6], s[7], s[8]
	x0, x1, x2 = lesser(x+c[2], lesser(y+c[3], z+c[4])), lesser(x+c[3], y+c[4]), x+c[4]
	to[2] = clamped(lesser(x0, paired(x2)))
	to[5] = clamped(up(x1))
	to[8] = clamped(up(up(x2)))
}
