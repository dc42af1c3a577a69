package need

// walker spreads the automaton of a part into a table of two levels: the first six ranks of
// a part key lead to a column, the others to an entry of the column.
type walker struct {
	steps  string   // the encoded automaton
	ranks  int      // 9, or 7 for the honours
	column []uint16 // by state after rank 6, its column plus one; 0 = not yet
	states []uint32 // by column, the state after rank 6
	// head is told the column of the first six ranks of each part key, and their fields.
	head func(key uint32, column, fields uint16)
}

func newWalker(steps string, ranks int) *walker {
	return &walker{steps: steps, ranks: ranks, column: make([]uint16, len(steps)/10)}
}

// spread goes over all part keys: it tells head of all heads, and sets what the automaton
// says, a byte, in entries, at the column + columns * the tail of the key, where columns is
// no less than their number.
func (w *walker) spread(head func(key uint32, column, fields uint16), entries []uint8, columns int) {
	w.head = head
	w.from(0, 0, 0, 0)
	if len(w.states) > columns {
		panic("bug in mentsu/need: more columns than room")
	}
	if w.ranks == 7 {
		entries = entries[(honourFlag&0xff)*columns:]
	}
	w.fill(6, w.states, entries, columns)
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
			w.tell(stateAt(next, c), key, fields+f)
		}
		key += weight
	}
}

// tell tells the column of a state after six ranks.
func (w *walker) tell(state, key uint32, fields uint16) {
	if w.column[state] == 0 {
		w.states = append(w.states, state)
		w.column[state] = uint16(len(w.states))
	}
	if w.ranks == 7 {
		key |= honourFlag
	}
	w.head(key, w.column[state]-1, fields)
}

// fill sets the entries of all columns for all counts of the ranks from rank on, given the
// states of the columns before.
func (w *walker) fill(rank int, states []uint32, entries []uint8, columns int) {
	step := int(rankWeight(rank)) * columns
	if rank == w.ranks-1 {
		for c := range 5 {
			at := entries[c*step:]
			for i, s := range states {
				at[i] = w.steps[10*s+2*uint32(c)]
			}
		}
		return
	}
	after := make([]uint32, len(states))
	for c := range 5 {
		for i, s := range states {
			after[i] = stateAt(w.next(s), c)
		}
		w.fill(rank+1, after, entries[c*step:], columns)
	}
}
