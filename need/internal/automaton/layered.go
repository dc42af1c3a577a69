package automaton

// A layered walk carries one thing more than the sets and the pair: how many triplets there
// are, or what open ends of runs there are. What it carries is a layer 0..3, every move has
// one, and the layers of two parts of a hand, or of two ranks, make one by a table.

// NumLayers is the number of layers.
const NumLayers = 4

// Layers is what a part contributes, by layer.
type Layers [NumLayers]Vec

// Rule says what the layers of a walk mean.
type Rule struct {
	join [NumLayers][NumLayers]uint8 // the layer of two together
	ends bool                        // layers tell of open ends, else of triplets
}

// TripletRule counts triplets, 0..least; the layer least means that many or more. Least is
// 1..3.
func TripletRule(least int) Rule {
	var r Rule
	for a := range r.join {
		for b := range r.join[a] {
			r.join[a][b] = uint8(min(least, a+b))
		}
	}
	return r
}

// EndRule tells of the tiles that are open ends: the lowest of a run that is not 789, the
// highest of one that is not 123. Layer 0: none; 1: one is held and a tile of its kind not
// gone; 2: exactly one is missing; 3: two or more are.
func EndRule() Rule {
	r := Rule{ends: true}
	for a := range r.join {
		for b := range r.join[a] {
			r.join[a][b] = uint8(max(a, b))
			if a >= 2 && b >= 2 {
				r.join[a][b] = 3
			}
		}
	}
	return r
}

// Stock is what a layered walk goes over, a number for each rank.
type Stock struct {
	Counts []uint8 // tiles held
	Limits []uint8 // tiles that a finished hand may use, the forced ones included
	Forced []uint8 // tiles that it uses beside what the walk chooses
	Ends   uint64  // ranks, bit 0 = rank 1, that are open ends of what is forced
}

// Layered is the layered walk over the ranks of one part. It does not change after
// Shape.Layered.
type Layered struct {
	sets  int
	ranks []layeredRank
}

type layeredRank struct {
	before, after span
	moves         []layeredMove
}

// layeredMove is a move with what layers are made of.
type layeredMove struct {
	move
	paired   bool
	triplets uint8
	end      bool // the tile is an open end of a run
}

// Layered returns the layered walk for the shape, whose pieces are triplets and runs.
func (s *Shape) Layered() *Layered {
	l := &Layered{sets: s.Sets}
	before := []demand{0}
	for r, now := range s.ranks() {
		lr := layeredRank{before: now.before, after: now.after}
		for _, m := range now.plain {
			lr.moves = append(lr.moves, annotate(m, r, before[int(m.from)-now.before.at], now.demands[int(m.to)-now.after.at], false))
		}
		for _, m := range now.paired {
			lr.moves = append(lr.moves, annotate(m, r, before[int(m.from)-now.before.at], now.demands[int(m.to)-now.after.at], true))
		}
		l.ranks = append(l.ranks, lr)
		before = now.demands
	}
	return l
}

// annotate tells what a move at rank r, from 0, does from one demand to the next. Only runs
// that begin at a rank demand the rank two above it; those that end there demand it, but
// not the next.
func annotate(m move, r int, from, to demand, paired bool) layeredMove {
	begun := to >> 3 & 7
	ending := from&7 - from>>3&7
	return layeredMove{
		move: m, paired: paired,
		triplets: m.shift/8 - uint8(begun),
		end:      ending > 0 && r >= 3 || begun > 0 && r <= 5,
	}
}

// layer returns the layer of a move at a rank with the given stock.
func (m *layeredMove) layer(rule *Rule, s *Stock, rank int) uint8 {
	if !rule.ends {
		return m.triplets
	}
	if !m.end && s.Ends>>rank&1 == 0 {
		return 0
	}
	used, held := m.use+s.Forced[rank], s.Counts[rank]
	switch {
	case used >= held+2:
		return 3
	case used == held+1:
		return 2
	case s.Limits[rank] > held:
		return 1
	default:
		return 0
	}
}

// LayeredWalk is a layered walk over all ranks, kept for Marks.
type LayeredWalk struct{ rooms [NumLayers]room }

// Walk makes w the walk over a stock and returns what the part contributes. It takes some
// microseconds and does not allocate.
func (l *Layered) Walk(w *LayeredWalk, rule *Rule, s *Stock) Layers {
	for a := range w.rooms {
		w.rooms[a][0] = Vec{nones, nones}
	}
	w.rooms[0][0] = Neutral()
	for i := range l.ranks {
		l.step(w, rule, s, i)
	}
	var out Layers
	end := l.ranks[len(l.ranks)-1].after.at & (maxStates - 1)
	for a := range out {
		v := w.rooms[a][end]
		out[a] = Vec{clamp(v.Free), clamp(v.Pair)}.Lanes(l.sets)
	}
	return out
}

func (l *Layered) step(w *LayeredWalk, rule *Rule, s *Stock, i int) {
	r := &l.ranks[i]
	for a := range w.rooms {
		w.rooms[a].reset(r.after)
	}
	for j := range r.moves {
		m := &r.moves[j]
		used := m.use + s.Forced[i]
		if used > s.Limits[i] {
			continue
		}
		cost, x := move{use: used}.cost(s.Counts[i]), m.layer(rule, s, i)
		for a := range w.rooms {
			v := &w.rooms[a][m.from&(maxStates-1)]
			if v.hopeless() {
				continue
			}
			m.extend(&w.rooms[rule.join[a][x&3]&3][m.to&(maxStates-1)], v, cost)
		}
	}
}

// hopeless reports whether no lane of v can be filled.
func (v Vec) hopeless() bool { return ^(v.Free&v.Pair)&nones == 0 }

// extend takes what v becomes by the move into t.
func (m *layeredMove) extend(t, v *Vec, cost uint64) {
	if m.paired {
		t.Pair = least(t.Pair, up(v.Free, m.shift/8)+cost)
		return
	}
	t.Free = least(t.Free, up(v.Free, m.shift/8)+cost)
	t.Pair = least(t.Pair, up(v.Pair, m.shift/8)+cost)
}

// Merge returns what two parts contribute together.
func (r *Rule) Merge(a, b *Layers) Layers {
	out := Layers{}
	for i := range out {
		out[i] = Unmatched()
	}
	for i := range a {
		for j := range b {
			if a[i].hopeless() || b[j].hopeless() {
				continue
			}
			to := &out[r.join[i][j]&3]
			*to = Least(*to, Merge(a[i], b[j]))
		}
	}
	return out
}
