package automaton

// Excess returns what a part contributes if a finished hand may use at most hard tiles of
// each rank, and more than soft of them only so often: vector e is for at most e tiles
// above soft over all ranks, e = 0..most. It takes about e walks, and allocates.
func (p *Part) Excess(counts, soft, hard []uint8, most int) []Vec {
	rooms := make([]room, most+1)
	for e := range rooms {
		rooms[e].reset(p.ranks[0].before)
	}
	rooms[0][0] = Neutral()
	for i := range p.ranks {
		for e := range rooms {
			rooms[e].reset(p.ranks[i].after)
		}
		p.ranks[i].exceed(rooms, counts[i], soft[i], hard[i])
	}
	out := make([]Vec, most+1)
	for e := range rooms {
		out[e] = p.finish(rooms[e][p.end()&(maxStates-1)])
		if e > 0 {
			out[e] = Vec{least(out[e].Free, out[e-1].Free), least(out[e].Pair, out[e-1].Pair)}
		}
	}
	return out
}

// exceed continues over a rank like step, from each room to the one for as many tiles
// above soft.
func (r *rank) exceed(rooms []room, count, soft, hard uint8) {
	for e := range rooms {
		for _, m := range r.plain {
			to := e + int(max(m.use, soft)-soft)
			if m.use > hard || to >= len(rooms) {
				break
			}
			v, t := &rooms[e][m.from], &rooms[to][m.to]
			t.Free = least(t.Free, up(v.Free, m.shift/8)+m.cost(count))
			t.Pair = least(t.Pair, up(v.Pair, m.shift/8)+m.cost(count))
		}
		for _, m := range r.paired {
			to := e + int(max(m.use, soft)-soft)
			if m.use > hard || to >= len(rooms) {
				break
			}
			v, t := &rooms[e][m.from], &rooms[to][m.to]
			t.Pair = least(t.Pair, up(v.Free, m.shift/8)+m.cost(count))
		}
	}
}

// MergeExcess returns what two parts contribute together, as Excess does.
func MergeExcess(a, b []Vec) []Vec {
	out := make([]Vec, len(a))
	for e := range out {
		out[e] = Vec{nones, nones}
		for k := range e + 1 {
			v := Merge(a[k], b[e-k])
			out[e] = Vec{least(out[e].Free, v.Free), least(out[e].Pair, v.Pair)}
		}
	}
	return out
}
