package automaton

// Matching returns what a rest of a hand costs by what a part makes beside it, for a hand
// of so many sets and a pair: the lanes to give Marks.
func Matching(rest Vec, sets int) Vec { return matching(rest, sets) }

// Least returns the lesser of each lane of two vectors.
func Least(a, b Vec) Vec { return Vec{least(a.Free, b.Free), least(a.Pair, b.Pair)} }

// Plus returns v with n more missing tiles in every lane that has any, n no more than 15.
func (v Vec) Plus(n int) Vec {
	return Vec{clamp(v.Free + ones*uint64(n)), clamp(v.Pair + ones*uint64(n))}
}

// Unmatched is what Marks takes from a rest that completes nothing.
func Unmatched() Vec { return Vec{nones, nones} }

// Marks returns the ranks of a part, bit 0 = rank 1, that a best finished hand uses more
// of than is held (needed), and those it uses fewer of (spare). Counts and limits are those
// of the walk; ahead is the lesser of Matching over all rests that count, and distance what
// the part and the best of them miss, no less than any of them allows. It takes about two
// walks and does not allocate.
func (p *Part) Marks(w *Walk, counts, limits []uint8, ahead Vec, distance int) (needed, spare uint64) {
	var above room
	above[p.end()&(maxStates-1)] = ahead
	for i := len(p.ranks) - 1; i >= 0; i-- {
		r, count, limit := &p.ranks[i], counts[i], limits[i]
		more, fewer := r.marks(&w.room, &above, count, limit, distance)
		if more {
			needed |= 1 << i
		}
		if fewer {
			spare |= 1 << i
		}
		r.back(&above, count, limit)
	}
	return needed, spare
}

// marked says what moves over a rank, of which count tiles are held, reach the distance.
type marked struct {
	count       uint8
	more, fewer bool // one that uses more tiles, and one that uses fewer
}

// open reports whether a move that uses so many tiles would tell something.
func (k *marked) open(use uint8) bool {
	return use > k.count && !k.more || use < k.count && !k.fewer
}

func (k *marked) add(use uint8) {
	k.more, k.fewer = k.more || use > k.count, k.fewer || use < k.count
}

// marks reports whether a move over the rank that uses more than count tiles reaches the
// distance, and whether one that uses fewer does.
func (r *rank) marks(before, after *room, count, limit uint8, distance int) (more, fewer bool) {
	want, k := ones*uint64(distance), marked{count: count}
	for _, m := range r.plain {
		if m.use > limit {
			break
		}
		if !k.open(m.use) {
			continue
		}
		v, t, cost := &before[m.from&(maxStates-1)], &after[m.to&(maxStates-1)], m.cost(count)
		if hasZero((v.Free+down(t.Free, m.shift)+cost)^want) || hasZero((v.Pair+down(t.Pair, m.shift)+cost)^want) {
			k.add(m.use)
		}
	}
	for _, m := range r.paired {
		if m.use > limit {
			break
		}
		if !k.open(m.use) {
			continue
		}
		v, t, cost := &before[m.from&(maxStates-1)], &after[m.to&(maxStates-1)], m.cost(count)
		if hasZero((v.Free + down(t.Pair, m.shift) + cost) ^ want) {
			k.add(m.use)
		}
	}
	return k.more, k.fewer
}
