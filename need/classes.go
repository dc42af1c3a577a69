package need

import (
	"mentsu/need/internal/automaton"
	"mentsu/tile"
)

// Classes are look-up tables for any Spec, for hands of which nothing is gone: what Tables
// are for the ordinary one. They never change; use them from any goroutine. They take some
// 0.5 MB, at most 3 MB.
type Classes struct {
	parts [tile.NumSuits]*classPart
	vecs  []Vec // by class: first those of single parts
	// merged: the class of two classes together, by a*len(vecs) + b; nil if there are too
	// many classes, so that vectors are merged instead.
	merged []uint16
}

// classPart gives the class of one part: the first six ranks of a part key lead to a row,
// the others to an entry of the row.
type classPart struct {
	heads [1 << 15]uint16 // row by the head of a part key, without the flag
	rows  []uint16        // class by row<<7 + the tail of a part key, without the flag
}

// maxClasses is how many classes are merged by a table: of all Specs tried the most is 627.
const maxClasses = 700

// newClasses spreads automata, of which neighbours may be the same.
func newClasses(automata [tile.NumSuits]*automaton.Automaton, sets int) *Classes {
	c := new(Classes)
	known := make(map[Vec]uint16)
	var before *automaton.Automaton
	var part *classPart
	for s, a := range automata {
		if a != before {
			for _, v := range a.Vecs {
				c.classOf(known, v)
			}
			before, part = a, spreadPart(a, func(v Vec) uint16 { return known[v] })
		}
		c.parts[s] = part
	}
	c.merge(known, sets)
	return c
}

// classOf returns the class of a vector, a new one if need be.
func (c *Classes) classOf(known map[Vec]uint16, v Vec) uint16 {
	class, ok := known[v]
	if !ok {
		class = uint16(len(c.vecs))
		known[v] = class
		c.vecs = append(c.vecs, v)
	}
	return class
}

// merge adds the classes of merged ones, and fills merged.
func (c *Classes) merge(known map[Vec]uint16, sets int) {
	singles := len(c.vecs)
	var pairs [][]uint16 // the class of a and each b up to a
	for a := 0; a < len(c.vecs); a++ {
		row := make([]uint16, a+1)
		for b := range row {
			row[b] = c.classOf(known, Merge(c.vecs[a], c.vecs[b]).Lanes(sets))
		}
		pairs = append(pairs, row)
		if len(c.vecs) > maxClasses {
			c.vecs = c.vecs[:singles:singles]
			return
		}
	}
	n := len(c.vecs)
	c.merged = make([]uint16, n*n)
	for a, row := range pairs {
		for b, class := range row {
			c.merged[a*n+b], c.merged[b*n+a] = class, class
		}
	}
}

// spreadPart spreads an automaton into two levels.
func spreadPart(a *automaton.Automaton, class func(Vec) uint16) *classPart {
	p := &classPart{rows: make([]uint16, len(a.Levels[6])<<7)}
	var head func(rank int, state uint16, key uint32)
	head = func(rank int, state uint16, key uint32) {
		if rank == 6 {
			p.heads[key>>16] = state
			return
		}
		for count, next := range a.Levels[rank][state] {
			head(rank+1, next, key+uint32(count)*rankWeight(rank))
		}
	}
	head(0, 0, 0)
	var tail func(rank int, state uint16, key uint32)
	tail = func(rank int, state uint16, key uint32) {
		if rank == len(a.Levels) {
			p.rows[key] = class(a.Vecs[state])
			return
		}
		for count, next := range a.Levels[rank][state] {
			tail(rank+1, next, key+uint32(count)*rankWeight(rank))
		}
	}
	for state := range a.Levels[6] {
		tail(6, uint16(state), uint32(state)<<7)
	}
	return p
}

// class returns the class of a part key.
func (p *classPart) class(key uint32) uint16 {
	return p.rows[uint32(p.heads[key>>16&(1<<15-1)])<<7+key&0x7f]
}

// vec returns what a part contributes.
func (c *Classes) vec(s tile.Suit, key uint32) Vec { return c.vecs[c.parts[s&3].class(key)] }

// Distance returns the least missing tiles of a hand that is to make so many sets and a
// pair, None if no finished hand is allowed. It takes some ten nanoseconds and does not
// allocate.
func (c *Classes) Distance(x Keys, sets int) int {
	v := c.whole(x)
	return v.Lane(sets, 1)
}

// whole returns what all four parts of a hand contribute together.
func (c *Classes) whole(x Keys) Vec {
	m, p := c.parts[0].class(uint32(x.Low)), c.parts[1].class(uint32(x.Low>>32))
	s, z := c.parts[2].class(uint32(x.High)), c.parts[3].class(uint32(x.High>>32))
	if c.merged == nil {
		return Merge(Merge(c.vecs[m], c.vecs[p]), Merge(c.vecs[s], c.vecs[z]))
	}
	n := len(c.vecs)
	mp, sz := int(c.merged[int(m)*n+int(p)]), int(c.merged[int(s)*n+int(z)])
	return c.vecs[c.merged[mp*n+sz]]
}

// marks returns the ranks of a suit, of which held tiles are held, whose draw lowers the
// distance and those whose discard keeps it; ahead says what the rest costs.
func (c *Classes) marks(s tile.Suit, key uint32, held []uint8, ahead Vec, distance int) (needed, spare uint64) {
	part, vecs := c.parts[s&3], c.vecs
	for r, n := range held {
		w := rankWeight(r)
		if n < tile.Copies && automaton.Reaches(vecs[part.class(key+w)], ahead, distance-1) {
			needed |= 1 << r
		}
		if n > 0 && automaton.Reaches(vecs[part.class(key-w)], ahead, distance) {
			spare |= 1 << r
		}
	}
	return needed, spare
}

// Marks returns the distance of a hand as Distance does, the kinds whose draw lowers it and
// those whose discard keeps it; both are empty where it is 0 or None. Counts are the tiles
// that x names. It takes some hundred nanoseconds and does not allocate.
func (c *Classes) Marks(x Keys, counts *tile.Counts, sets int) (distance int, needed, spare tile.Kinds) {
	keys := x.parts()
	distance, rest := c.open(&keys, sets)
	if distance == 0 || distance >= None {
		return distance, 0, 0
	}
	for s := range tile.Suit(tile.NumSuits) {
		more, fewer := c.marks(s, keys[s], heldOf(counts, s), automaton.Matching(rest[s], sets), distance)
		needed |= tile.Kinds(more) << s.First()
		spare |= tile.Kinds(fewer) << s.First()
	}
	return distance, needed, spare
}

// open returns the distance, and what the other three parts contribute by part.
func (c *Classes) open(keys *[tile.NumSuits]uint32, sets int) (distance int, rest [tile.NumSuits]Vec) {
	var class [tile.NumSuits]int
	for s, key := range keys {
		class[s] = int(c.parts[s].class(key))
	}
	if c.merged == nil {
		v := [tile.NumSuits]Vec{c.vecs[class[0]], c.vecs[class[1]], c.vecs[class[2]], c.vecs[class[3]]}
		mp, sz := Merge(v[0], v[1]), Merge(v[2], v[3])
		return Last(mp, sz, sets), [tile.NumSuits]Vec{Merge(v[1], sz), Merge(v[0], sz), Merge(mp, v[3]), Merge(mp, v[2])}
	}
	n := len(c.vecs)
	mp, sz := int(c.merged[class[0]*n+class[1]]), int(c.merged[class[2]*n+class[3]])
	for s, other := range [...]int{class[1]*n + sz, class[0]*n + sz, mp*n + class[3], mp*n + class[2]} {
		rest[s] = c.vecs[c.merged[other]]
	}
	return c.vecs[c.merged[mp*n+sz]].Lane(sets, 1), rest
}
