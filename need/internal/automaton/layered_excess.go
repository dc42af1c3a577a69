package automaton

// Excess returns what a part contributes by layer if a finished hand may use at most hard
// tiles of each rank, and more than soft of them only so often: element e is for at most e
// tiles above soft over all ranks, e = 0..most. The rule must be one of triplets. It
// allocates.
func (l *Layered) Excess(rule *Rule, counts, soft, hard []uint8, most int) []Layers {
	walks := make([]LayeredWalk, most+1)
	for e := range walks {
		for a := range walks[e].rooms {
			walks[e].rooms[a][0] = Unmatched()
		}
	}
	walks[0].rooms[0][0] = Neutral()
	for i := range l.ranks {
		r := &l.ranks[i]
		for e := range walks {
			for a := range walks[e].rooms {
				walks[e].rooms[a].reset(r.after)
			}
		}
		for j := range r.moves {
			if m := &r.moves[j]; m.use <= hard[i] {
				m.exceed(walks, rule, counts[i], soft[i])
			}
		}
	}
	out := make([]Layers, most+1)
	end := l.ranks[len(l.ranks)-1].after.at & (maxStates - 1)
	for e := range out {
		for a := range out[e] {
			v := walks[e].rooms[a][end]
			out[e][a] = Vec{clamp(v.Free), clamp(v.Pair)}.Lanes(l.sets)
			if e > 0 {
				out[e][a] = Least(out[e][a], out[e-1][a])
			}
		}
	}
	return out
}

// exceed takes the move from each walk to the one for as many tiles above soft.
func (m *layeredMove) exceed(walks []LayeredWalk, rule *Rule, count, soft uint8) {
	above := int(max(m.use, soft) - soft)
	for e := range max(0, len(walks)-above) {
		for a := range walks[e].rooms {
			if v := &walks[e].rooms[a][m.from&(maxStates-1)]; !v.hopeless() {
				to := rule.join[a][m.triplets&3] & 3
				m.extend(&walks[e+above].rooms[to][m.to&(maxStates-1)], v, m.cost(count))
			}
		}
	}
}

// MergeExcess returns what two parts contribute together, as Excess does.
func (r *Rule) MergeExcess(a, b []Layers) []Layers {
	out := make([]Layers, len(a))
	for e := range out {
		for i := range out[e] {
			out[e][i] = Unmatched()
		}
		for k := range e + 1 {
			v := r.Merge(&a[k], &b[e-k])
			for i := range out[e] {
				out[e][i] = Least(out[e][i], v[i])
			}
		}
	}
	return out
}
