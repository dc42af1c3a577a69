package automaton

import "encoding/binary"

// Sweep walks over many counts of a part at once: the counts of the ranks so far that leave
// the same to be made are one state, by number, so that each step is made once. It is not
// safe for concurrent use.
type Sweep struct {
	part       *Part
	soft, hard []uint8
	near       int
	levels     []sweepLevel // before each rank, and after the last
	rooms      []room
}

// sweepLevel is the states between two ranks.
type sweepLevel struct {
	states [][]Vec // for each room those of the span
	index  map[string]int32
	next   [][Copies + 1]int32 // plus one; 0: not yet
}

// Sweep returns the sweep over the counts of p with the limits of Excess. If near is not 0,
// lanes of near or more missing tiles are taken as impossible, so that there are fewer states.
func (p *Part) Sweep(soft, hard []uint8, most, near int) *Sweep {
	s := &Sweep{part: p, soft: soft, hard: hard, near: near, levels: make([]sweepLevel, len(p.ranks)+1), rooms: make([]room, most+1)}
	for i := range s.levels {
		s.levels[i].index = make(map[string]int32)
	}
	start := make([]Vec, most+1)
	for e := range start {
		start[e] = Vec{nones, nones}
	}
	start[0] = Neutral()
	s.levels[0].add(start)
	return s
}

func (l *sweepLevel) add(states []Vec) int32 {
	key := make([]byte, 0, 16*len(states))
	for _, v := range states {
		key = binary.LittleEndian.AppendUint64(key, v.Free)
		key = binary.LittleEndian.AppendUint64(key, v.Pair)
	}
	i, ok := l.index[string(key)]
	if !ok {
		i = int32(len(l.states))
		l.index[string(key)] = i
		l.states = append(l.states, states)
		l.next = append(l.next, [Copies + 1]int32{})
	}
	return i
}

// Next returns the state after a rank, 0 being the first, of which count tiles are held: no
// more than may be used. The state before the first rank is 0.
func (s *Sweep) Next(rank int, state int32, count uint8) int32 {
	next := &s.levels[rank].next[state][count]
	if *next == 0 {
		*next = s.levels[rank+1].add(s.step(rank, s.levels[rank].states[state], count)) + 1
	}
	return *next - 1
}

// step returns the states after a rank.
func (s *Sweep) step(rank int, from []Vec, count uint8) []Vec {
	r := &s.part.ranks[rank]
	n := r.before.n
	for e := range s.rooms {
		copy(s.rooms[e][r.before.at:], from[e*n:(e+1)*n])
		s.rooms[e].reset(r.after)
	}
	r.exceed(s.rooms, count, s.soft[rank], s.hard[rank])
	to := make([]Vec, 0, len(s.rooms)*r.after.n)
	for e := range s.rooms {
		for _, v := range s.rooms[e][r.after.at : r.after.at+r.after.n] {
			v = s.part.finish(v)
			if s.near > 0 {
				v = Vec{farther(v.Free, s.near), farther(v.Pair, s.near)}
			}
			to = append(to, v)
		}
	}
	return to
}

// farther returns w with the lanes of at least near tiles as impossible.
func farther(w uint64, near int) uint64 {
	m := ((w | guard) - ones*uint64(near)) & guard
	m -= m >> 7
	return w&^m | nones&m
}

// Vecs returns what a part contributes that came to a state after the last rank, as Excess
// returns it.
func (s *Sweep) Vecs(state int32) []Vec {
	out := append([]Vec(nil), s.levels[len(s.part.ranks)].states[state]...)
	for e := range out[1:] {
		out[e+1] = Least(out[e+1], out[e])
	}
	return out
}
