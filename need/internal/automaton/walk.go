package automaton

// maxStates is room for the states of a walk over all ranks, a power of two: a suit has
// 62, honours with runs of any three winds 100.
const maxStates = 128

// room holds, for each state of a walk, the vector of what was made so far, or of what is
// still to be made.
type room [maxStates]Vec

// reset sets the states of a span to what nothing leads to.
func (w *room) reset(s span) {
	for i := range s.n {
		w[(s.at+i)&(maxStates-1)] = Vec{nones, nones}
	}
}

// step continues from the states before a rank, of which count tiles are held and at most
// limit may be used, to those after it.
func (r *rank) step(w *room, count, limit uint8) {
	w.reset(r.after)
	for _, m := range r.plain {
		if m.use > limit {
			break
		}
		v, t := &w[m.from&(maxStates-1)], &w[m.to&(maxStates-1)]
		low, cost := nones&(uint64(1)<<(m.shift&63)-1), m.cost(count)
		t.Free = least(t.Free, (v.Free<<(m.shift&63)|low)+cost)
		t.Pair = least(t.Pair, (v.Pair<<(m.shift&63)|low)+cost)
	}
	for _, m := range r.paired {
		if m.use > limit {
			break
		}
		v, t := &w[m.from&(maxStates-1)], &w[m.to&(maxStates-1)]
		low, cost := nones&(uint64(1)<<(m.shift&63)-1), m.cost(count)
		t.Pair = least(t.Pair, (v.Free<<(m.shift&63)|low)+cost)
	}
}

// cost returns in each lane the tiles that the move misses if count are held.
func (m move) cost(count uint8) uint64 {
	missing := int8(m.use - count)
	return ones * uint64(missing&^(missing>>7))
}

// cover continues like step, but uses every tile held.
func (r *rank) cover(w *room, count uint8) {
	w.reset(r.after)
	for _, m := range r.plain {
		if m.use >= count {
			v, t := &w[m.from&(maxStates-1)], &w[m.to&(maxStates-1)]
			t.Free = least(t.Free, v.Free+m.cost(count))
			t.Pair = least(t.Pair, v.Pair+m.cost(count))
		}
	}
	for _, m := range r.paired {
		if m.use >= count {
			v, t := &w[m.from&(maxStates-1)], &w[m.to&(maxStates-1)]
			t.Pair = least(t.Pair, v.Free+m.cost(count))
		}
	}
}

// Walk is a walk over all ranks of a part that is kept, so that Needed goes only the way back.
type Walk struct {
	room room
	Vec  Vec // of the part
}

// Vec returns the vector of a part of which counts tiles of each rank are held and at
// most limits may be used: the least missing tiles for each number of sets with and
// without the pair. No count lies above its limit. It takes about half a microsecond for
// a suit and does not allocate.
func (p *Part) Vec(counts, limits []uint8) Vec {
	var w Walk
	p.Walk(&w, counts, limits)
	return w.Vec
}

// Walk makes w the walk over counts and limits as Vec takes them.
func (p *Part) Walk(w *Walk, counts, limits []uint8) {
	w.room[0] = Neutral()
	for i := range p.ranks {
		p.step(i, &w.room, counts[i], limits[i])
	}
	w.Vec = p.finish(w.room[p.end()&(maxStates-1)])
}

// step continues over rank i, of which count tiles are held and at most limit may be used.
func (p *Part) step(i int, w *room, count, limit uint8) {
	if p.cover {
		p.ranks[i].cover(w, count)
	} else {
		p.ranks[i].step(w, count, limit)
	}
}

// end returns the number of the only state after the last rank.
func (p *Part) end() int { return p.ranks[len(p.ranks)-1].after.at }

// finish cleans the lanes of a finished walk.
func (p *Part) finish(v Vec) Vec {
	return Vec{clamp(v.Free), clamp(v.Pair)}.Lanes(p.sets)
}
