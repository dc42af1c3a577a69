package automaton

// Needed returns the ranks of a part, bit 0 = rank 1, that a best finished hand uses more
// of than is held: those whose draw lowers the distance of a hand that makes the pair and
// as many sets out of the part and a rest. Counts and limits are those of the walk; the
// distance is Last of its vector and the rest, neither 0 nor None. It takes about a walk and
// does not allocate.
//
// The walk holds what can be made below each rank. From the highest rank downwards follows
// what that still costs above it together with the rest. A rank is needed if a move that
// uses more tiles than are held joins both at the distance.
func (p *Part) Needed(w *Walk, counts, limits []uint8, rest Vec, sets, distance int) (ranks uint64) {
	var above room
	above[p.end()&(maxStates-1)] = matching(rest, sets)
	for i := len(p.ranks) - 1; i >= 0; i-- {
		r, count, limit := &p.ranks[i], counts[i], limits[i]
		if count < limit && r.joins(&w.room, &above, count, limit, distance) {
			ranks |= 1 << i
		}
		r.back(&above, count, limit)
	}
	return ranks
}

// down is the reverse of up: it moves the lanes of w by as many sets, shift/8, that are
// made above.
func down(w uint64, shift uint8) uint64 {
	return w>>(shift&63) | nones&^(^uint64(0)>>(shift&63))
}

// back continues downwards over a rank, of which count tiles are held and at most limit
// may be used: from what the states after it still cost to what those before it do.
func (r *rank) back(w *room, count, limit uint8) {
	w.reset(r.before)
	for _, m := range r.plain {
		if m.use > limit {
			break
		}
		v, t, cost := &w[m.to&(maxStates-1)], &w[m.from&(maxStates-1)], m.cost(count)
		t.Free = least(t.Free, down(v.Free, m.shift)+cost)
		t.Pair = least(t.Pair, down(v.Pair, m.shift)+cost)
	}
	for _, m := range r.paired {
		if m.use > limit {
			break
		}
		v, t, cost := &w[m.to&(maxStates-1)], &w[m.from&(maxStates-1)], m.cost(count)
		t.Free = least(t.Free, down(v.Pair, m.shift)+cost)
	}
}

// joins reports whether a move over the rank that uses more than count tiles reaches the
// distance, from what was made before it to what is missing after it.
func (r *rank) joins(before, after *room, count, limit uint8, distance int) bool {
	want := ones * uint64(distance)
	for _, m := range r.plain {
		if m.use <= count || m.use > limit {
			continue
		}
		v, t, cost := &before[m.from&(maxStates-1)], &after[m.to&(maxStates-1)], m.cost(count)
		if hasZero((v.Free+down(t.Free, m.shift)+cost)^want) || hasZero((v.Pair+down(t.Pair, m.shift)+cost)^want) {
			return true
		}
	}
	for _, m := range r.paired {
		if m.use <= count || m.use > limit {
			continue
		}
		v, t, cost := &before[m.from&(maxStates-1)], &after[m.to&(maxStates-1)], m.cost(count)
		if hasZero((v.Free + down(t.Pair, m.shift) + cost) ^ want) {
			return true
		}
	}
	return false
}

// hasZero reports whether a byte of w is zero.
func hasZero(w uint64) bool { return (w-ones)&^w&guard != 0 }
