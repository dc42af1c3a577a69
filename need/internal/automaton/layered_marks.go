package automaton

// LayeredMarks are ranks, bit 0 = rank 1, of the best finished hands of one layer.
type LayeredMarks struct {
	Needed uint64 // used more of than held, and no open end
	Ends   uint64 // used more of than held, and an open end
	Spare  uint64 // used fewer of than held
}

// Ahead returns what the rest of a hand costs by the layer and the lanes of a part, if both
// together are to be of the layer wanted, for so many sets and a pair.
func (r *Rule) Ahead(rest *Layers, wanted, sets int) Layers {
	var out Layers
	for a := range out {
		out[a] = Unmatched()
		for f := range rest {
			if int(r.join[a][f]) == wanted {
				out[a] = Least(out[a], Matching(rest[f], sets))
			}
		}
	}
	return out
}

// Marks returns the marks of a part whose walk over the stock w is. Distance is what the
// part and the rest that ahead stands for miss at least. It walks back in above, whose
// contents do not matter, and does not allocate.
func (l *Layered) Marks(w, above *LayeredWalk, rule *Rule, s *Stock, ahead *Layers, distance int) LayeredMarks {
	end := l.ranks[len(l.ranks)-1].after.at & (maxStates - 1)
	for a := range above.rooms {
		above.rooms[a][end] = ahead[a]
	}
	var marks LayeredMarks
	want := ones * uint64(distance)
	for i := len(l.ranks) - 1; i >= 0; i-- {
		r := &l.ranks[i]
		for a := range above.rooms {
			above.rooms[a].reset(r.before)
		}
		for j := range r.moves {
			m := &r.moves[j]
			used := m.use + s.Forced[i]
			if used > s.Limits[i] {
				continue
			}
			cost, x := move{use: used}.cost(s.Counts[i]), m.layer(rule, s, i)
			if above.back(w, rule, m, x, cost, want) {
				marks.add(i, int(used)-int(s.Counts[i]), m.end || s.Ends>>i&1 != 0)
			}
		}
	}
	return marks
}

// back continues downwards over a move of layer x, and reports whether some best finished
// hand makes it.
func (w *LayeredWalk) back(below *LayeredWalk, rule *Rule, m *layeredMove, x uint8, cost, want uint64) (best bool) {
	for a := range w.rooms {
		after := &w.rooms[rule.join[a][x&3]&3][m.to&(maxStates-1)]
		if after.hopeless() {
			continue
		}
		before, v := &w.rooms[a][m.from&(maxStates-1)], &below.rooms[a][m.from&(maxStates-1)]
		if m.paired {
			free := down(after.Pair, m.shift) + cost
			before.Free = least(before.Free, free)
			best = best || hasZero((v.Free+free)^want)
			continue
		}
		free, pair := down(after.Free, m.shift)+cost, down(after.Pair, m.shift)+cost
		before.Free, before.Pair = least(before.Free, free), least(before.Pair, pair)
		best = best || hasZero((v.Free+free)^want) || hasZero((v.Pair+pair)^want)
	}
	return best
}

// add marks rank i, of which a best hand misses so many tiles, or has too many.
func (m *LayeredMarks) add(i, missing int, end bool) {
	switch {
	case missing > 0 && end:
		m.Ends |= 1 << i
	case missing > 0:
		m.Needed |= 1 << i
	case missing < 0:
		m.Spare |= 1 << i
	}
}
