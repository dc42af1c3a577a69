package need

// walker spreads the automaton of a part into a table of two levels: the first six ranks of
// a part key lead to a row, the others to an entry of the row.
type walker struct {
	steps string // the encoded automaton
	ranks int    // 9, or 7 for the honours
	used  int    // rows so far
	rowOf []int  // row of each state before rank 7, plus one; 0 = none yet
	// rows holds what the automaton says, a byte, at row<<7 + the lower 8 bits of the key.
	rows []uint8
	// head is told the row of the first six ranks of each part key, and their fields.
	head func(key, row uint32, fields uint16)
}

func newWalker(steps string, ranks int, rows []uint8) *walker {
	return &walker{steps: steps, ranks: ranks, rowOf: make([]int, len(steps)/10), rows: rows}
}

// spread goes over all part keys, with rows from the given number on, and returns the
// number of rows used then.
func (w *walker) spread(used int) int {
	w.used = used
	w.from(0, 0, 0, 0)
	return w.used
}

func (w *walker) next(state, count int) int {
	i := 2 * (5*state + count)
	return int(w.steps[i]) | int(w.steps[i+1])<<8
}

// from goes over all counts of ranks rank..6, given the state, key and fields of the ranks
// before.
func (w *walker) from(rank, state int, key uint32, fields uint16) {
	honours := w.ranks == 7
	if rank < 6 {
		for c := range 5 {
			f := field(c)
			if honours || rank == 0 {
				f = orphanField(c)
			}
			w.from(rank+1, w.next(state, c), key+uint32(c)*rankWeight(rank), fields+f)
		}
		return
	}
	if w.rowOf[state] == 0 {
		w.row(state, w.used)
		w.used++
		w.rowOf[state] = w.used
	}
	row := uint32(w.rowOf[state] - 1)
	if honours {
		key |= honourFlag
		row-- // their tails begin at 128
	}
	w.head(key, row, fields)
}

// row goes over all counts of the ranks from 7 on.
func (w *walker) row(state, row int) {
	for c6 := range 5 {
		after := w.next(state, c6)
		at := row<<7 + 25*c6
		if w.ranks == 7 {
			w.rows[at] = uint8(after)
			continue
		}
		for c7 := range 5 {
			last := 10 * w.next(after, c7)
			said, entries := w.steps[last:last+10], w.rows[at+5*c7:at+5*c7+5]
			for c8 := range entries {
				entries[c8] = said[2*c8]
			}
		}
	}
}
