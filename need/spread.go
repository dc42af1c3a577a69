package need

// walker spreads the automaton of a part into a table of two levels: the first six ranks of
// a part key lead to a row, the others to an entry of the row.
type walker struct {
	steps string // the encoded automaton
	ranks int    // 9, or 7 for the honours
	used  uint32 // rows so far
	// at: by state before rank 7 or 8, where in rows its entries begin, plus one; 0 = not yet.
	at []uint32
	// rows holds what the automaton says, a byte, at row<<7 + the lower 8 bits of the key.
	rows []uint8
	// head is told the row of the first six ranks of each part key, and their fields.
	head func(key, row uint32, fields uint16)
}

func newWalker(steps string, ranks int, rows []uint8) *walker {
	return &walker{steps: steps, ranks: ranks, at: make([]uint32, len(steps)/10), rows: rows}
}

// spread goes over all part keys, with rows from the given number on, and returns the
// number of rows used then.
func (w *walker) spread(used uint32) uint32 {
	w.used = used
	w.from(0, 0, 0, 0)
	return w.used
}

// next returns the states after a rank by its count, as five little-endian uint16.
func (w *walker) next(state uint32) string { return w.steps[10*state : 10*state+10] }

func stateAt(next string, count int) uint32 {
	return uint32(next[2*count]) | uint32(next[2*count+1])<<8
}

// from goes over all counts of ranks rank..6, given the state, key and fields of the ranks
// before.
func (w *walker) from(rank int, state, key uint32, fields uint16) {
	next, weight := w.next(state), rankWeight(rank)
	orphan := w.ranks == 7 || rank == 0
	for c := range 5 {
		f := field(c)
		if orphan {
			f = orphanField(c)
		}
		if rank < 5 {
			w.from(rank+1, stateAt(next, c), key, fields+f)
		} else {
			w.row(stateAt(next, c), key, fields+f)
		}
		key += weight
	}
}

// row tells the row of a state after six ranks.
func (w *walker) row(state, key uint32, fields uint16) {
	if w.at[state] == 0 {
		w.at[state] = w.used<<7 + 1
		w.fill(state, w.used<<7)
		w.used++
	}
	row := w.at[state] >> 7
	if w.ranks == 7 {
		key |= honourFlag
		row-- // their tails begin at 128
	}
	w.head(key, row, fields)
}

// fill goes over all counts of the ranks from 7 on, with entries from at on. States after
// rank 7 come again and again: their entries are copied.
func (w *walker) fill(state, at uint32) {
	next := w.next(state)
	for c6 := range 5 {
		after, entries := stateAt(next, c6), w.rows[at:at+25]
		if w.ranks == 7 {
			entries[0] = uint8(after)
		} else if from := w.at[after]; from > 0 {
			copy(entries, w.rows[from-1:])
		} else {
			w.at[after] = at + 1
			w.block(after, entries)
		}
		at += 25
	}
}

// block goes over all counts of ranks 8 and 9.
func (w *walker) block(state uint32, entries []uint8) {
	next := w.next(state)
	for c7 := range 5 {
		last := w.next(stateAt(next, c7))
		for c8 := range 5 {
			entries[5*c7+c8] = last[2*c8]
		}
	}
}
