package odds

// square keeps what was found for pairs of small numbers.
type square struct{ rows [][]int32 } // what was found, plus one; 0: not yet

// of returns what was found for i and j.
func (s *square) of(i, j int32) (n int32, ok bool) {
	if int(i) >= len(s.rows) || int(j) >= len(s.rows[i]) {
		return 0, false
	}
	n = s.rows[i][j]
	return n - 1, n != 0
}

// put keeps what was found for i and j, and returns it.
func (s *square) put(i, j, n int32) int32 {
	for int(i) >= len(s.rows) {
		s.rows = append(s.rows, nil)
	}
	row := s.rows[i]
	if int(j) >= len(row) {
		row = append(row, make([]int32, int(j)+1-len(row))...)
		s.rows[i] = row
	}
	row[j] = n + 1
	return n
}

// vectors numbers what parts contribute to sets and a pair.
type vectors struct {
	names     *names
	merged    square
	distances square
}

// merge returns the vector of two parts together.
func (v *vectors) merge(a, b int32) int32 {
	if n, ok := v.merged.of(a, b); ok {
		return n
	}
	return v.merged.put(a, b, v.names.merge(a, b))
}

// distance returns the missing tiles of a whole hand of two parts.
func (v *vectors) distance(a, b int32) int32 {
	if n, ok := v.distances.of(a, b); ok {
		return n
	}
	d, _ := v.names.former.distance(v.names.list[a], v.names.list[b])
	return v.distances.put(a, b, int32(d))
}

// dealtVector is a vector of so many tiles dealt.
type dealtVector struct{ vector, tiles int32 }

// rests are the vectors that the rest of a hand can have, by tiles dealt.
type rests [][]int32

// vectorsOf returns the vectors of a part.
func vectorsOf(l *lot) map[dealtVector]bool {
	all := make(map[dealtVector]bool)
	for i := range l.traits {
		all[dealtVector{l.traits[i].sets, int32(l.traits[i].tiles)}] = true
	}
	return all
}

// joined returns the vectors of two parts together.
func (v *vectors) joined(a, b map[dealtVector]bool, most int) map[dealtVector]bool {
	all := make(map[dealtVector]bool)
	for x := range a {
		for y := range b {
			if t := x.tiles + y.tiles; int(t) <= most {
				all[dealtVector{v.merge(x.vector, y.vector), t}] = true
			}
		}
	}
	return all
}

func restsOf(all map[dealtVector]bool, most int) rests {
	r := make(rests, most+1)
	for x := range all {
		r[x.tiles] = append(r[x.tiles], x.vector)
	}
	return r
}

// settled finds vectors that no rest of a hand tells apart: with the same rests, one and the
// other miss fewer tiles than near.
type settled struct {
	vectors *vectors
	rests   rests
	dealt   []int // tiles of a whole hand, rising
	near    int32
	found   square // by vector and tiles: the one that stands for it, or hopeless
	alike   map[string]int32
	room    []byte
}

// without is what settled finds of a vector that misses fewer tiles with every rest.
const without = -2

// of returns the vector that stands for one of so many tiles dealt, without if there is no
// rest with which near or more tiles are missing.
func (s *settled) of(vector int32, tiles int) int32 {
	if n, ok := s.found.of(vector, int32(tiles)); ok {
		return n
	}
	return s.found.put(vector, int32(tiles), s.find(vector, tiles))
}

func (s *settled) find(vector int32, tiles int) int32 {
	s.room = append(s.room[:0], byte(tiles))
	far := false
	for _, n := range s.dealt {
		if n < tiles {
			continue
		}
		for _, rest := range s.rests[n-tiles] {
			misses := byte(0)
			if s.vectors.distance(vector, rest) >= s.near {
				misses, far = 1, true
			}
			s.room = append(s.room, misses)
		}
	}
	if !far {
		return without
	}
	first, ok := s.alike[string(s.room)]
	if !ok {
		first = vector
		s.alike[string(s.room)] = vector
	}
	return first
}
