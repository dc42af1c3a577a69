package rule

import (
	"math/bits"
	"strconv"

	"mentsu/expr"
	"mentsu/form"
	"mentsu/reading"
	"mentsu/tile"
)

// instance is a group of sets that makes a pattern hold: as few sets as are enough.
type instance struct {
	pattern uint8
	sets    uint8 // bit i: Reading.Sets[i]
	fate    fate
	by      uint8 // the pattern that took it away
}

// fate is what becomes of an instance.
type fate uint8

const (
	standing fate = iota
	reused        // one of its sets made the same pattern
	shared        // its sets are combined otherwise
	implied       // a pattern that is paid contains it
)

// usualInstances is how many instances nearly every reading has at most.
const usualInstances = 24

// generators compiles the facts of Each, and what they want to hold.
func (c *compiler) generators(text string) ([]generator, []clause, error) {
	clauses, err := c.expression(text, levelReading)
	if err != nil || text == "" {
		return nil, clauses, err
	}
	n, err := expr.Parse(text)
	if err != nil {
		return nil, nil, err
	}
	terms := []*expr.Node{n}
	if n.Op == expr.Or {
		terms = n.Terms
	}
	t := &translation{compiler: c, text: text, highest: levelReading}
	var all []generator
	for _, term := range terms {
		if term.Op != expr.Name {
			return nil, nil, t.fail(term.At, "facts about sets with | between are expected", "")
		}
		f := c.facts[term.Name]
		a, err := t.atom(term, f)
		if err != nil {
			return nil, nil, err
		}
		triplets, runs := a.needs()
		if triplets+runs == 0 || triplets+runs > reading.MaxSets {
			return nil, nil, t.fail(term.At, "the fact "+strconv.Quote(term.Name)+" is not about a number of sets", "")
		}
		if a, err = t.place(term, f, a); err != nil {
			return nil, nil, err
		}
		all = append(all, newGenerator(a, triplets, runs))
	}
	return all, clauses, nil
}

// instances appends to dst the instances of some patterns in a reading, by pattern.
func (s *Set) instances(dst []instance, k *work, some *patterns) []instance {
	r := &k.reading
	runs := uint8(0)
	for i, set := range r.Sets[:r.NumSets] {
		runs |= uint8(bit(set.IsRun())) << i
	}
	triplets := uint8(1)<<r.NumSets - 1 - runs
	for w := range some {
		for x := some[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			for e := range s.patterns[i].each {
				g := &s.patterns[i].each[e]
				among, n := triplets, g.triplets
				if n == 0 {
					among, n = runs, g.runs
				}
				dst = k.subsets(dst, r, instance{pattern: uint8(i), sets: among}, g, n)
			}
		}
	}
	return dst
}

// generator is a fact of Each, with how many triplets or else runs it is about.
type generator struct {
	atom

	triplets, runs int
	alone          form.Sets                // the sets that make the fact hold; 0 if that is not about one set
	mates          *[form.NumSets]form.Sets // of each set those with which it makes the fact hold; nil if that is not about two sets
}

// newGenerator returns the generator of a fact.
func newGenerator(a atom, triplets, runs int) generator {
	g := generator{atom: a, triplets: triplets, runs: runs}
	var k work
	var two reading.Reading
	switch {
	case triplets+runs > 2 || a.winds != 0:
		return g
	case triplets+runs == 1:
		for s := range form.Set(form.NumSets) {
			two.Sets[0].Set = s
			if s.IsRun() == (runs > 0) && k.together(&g.atom, &two, 1) {
				g.alone |= 1 << s
			}
		}
		return g
	}
	g.mates = new([form.NumSets]form.Sets)
	for first := range g.mates {
		for second := range g.mates {
			two.Sets[0].Set, two.Sets[1].Set = form.Set(first), form.Set(second)
			if two.Sets[0].IsRun() == two.Sets[1].IsRun() && two.Sets[0].IsRun() == (runs > 0) && k.together(&g.atom, &two, 0b11) {
				g.mates[first] |= 1 << second
			}
		}
	}
	return g
}

// subsets appends to dst every n of the sets of in that make a fact hold.
func (k *work) subsets(dst []instance, r *reading.Reading, in instance, g *generator, n int) []instance {
	among := in.sets
	switch {
	case k.hasJokers: // a house may have runs of honours
	case g.alone != 0:
		return g.single(dst, r, in)
	case g.mates != nil:
		return g.pairs(dst, r, in)
	}
	for m := among; m != 0; m = (m - 1) & among { // every subset
		if bits.OnesCount8(m) == n && k.together(&g.atom, r, m) {
			in.sets = m
			dst = append(dst, in)
		}
	}
	return dst
}

// single is subsets for facts about one set, in the same order.
func (g *generator) single(dst []instance, r *reading.Reading, in instance) []instance {
	for left := in.sets; left != 0; {
		i := bits.Len8(left) - 1
		left &^= 1 << i
		if g.alone.Has(r.Sets[i].Set) {
			in.sets = 1 << i
			dst = append(dst, in)
		}
	}
	return dst
}

// pairs is subsets for facts about two sets, in the same order.
func (g *generator) pairs(dst []instance, r *reading.Reading, in instance) []instance {
	for left := in.sets; left != 0; {
		i := bits.Len8(left) - 1
		left &^= 1 << i
		mates := g.mates[r.Sets[i].Set]
		for others := left; others != 0; {
			j := bits.Len8(others) - 1
			others &^= 1 << j
			if mates.Has(r.Sets[j].Set) {
				in.sets = 1<<i | 1<<j
				dst = append(dst, in)
			}
		}
	}
	return dst
}

// together reports whether the sets of m, just as many as a needs, make a hold.
func (k *work) together(a *atom, r *reading.Reading, m uint8) bool {
	var t cut
	for x := m; x != 0; x &= x - 1 {
		set := r.Sets[bits.TrailingZeros8(x)].Set
		if set.IsRun() {
			t.runCounts += 1 << (3 * (set - tile.NumKinds))
		}
		t.sets |= 1 << set
	}
	switch a.op {
	case opRuns, opTriplets:
		return true
	case opTripletsOf:
		return t.sets&^(a.mask|k.winds[a.winds&3]) == 0
	case opIdenticalRuns:
		return bits.OnesCount64(t.sets) == 1
	case opDoubleRuns:
		doubles := uint64(0)
		for x := t.runCounts; x != 0; x >>= 3 {
			doubles += x & 7 / 2
		}
		return doubles >= uint64(a.n)
	default:
		return t.groupHolds(a)
	}
}

// inOrder reports whether the concealed sets of r come before those of q: each set by its
// lowest tile, in the order m s p z, a triplet before a run, and the sets in that order.
// Source: the choice among readings of equal worth that public programs for the Chinese
// official rules make.
func inOrder(r, q *reading.Reading) bool {
	a, b := orderOf(r), orderOf(q)
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

// orderOf returns the concealed sets of r as numbers, rising.
func orderOf(r *reading.Reading) (list [reading.MaxSets]uint8) {
	for n, set := range r.Sets[:r.Concealed] {
		at := n
		key := orderOfSet(set.Set)
		for ; at > 0 && list[at-1] > key; at-- {
			list[at] = list[at-1]
		}
		list[at] = key
	}
	return list
}

// orderOfSet returns a set as a number.
func orderOfSet(set form.Set) uint8 {
	first := set.First()
	at := first
	switch first.Suit() {
	case tile.Pin:
		at += 9
	case tile.Sou:
		at -= 9
	default:
	}
	return uint8(at)<<1 | uint8(bit(set.IsRun()))
}
