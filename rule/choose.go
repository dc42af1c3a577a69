package rule

import (
	"math/bits"

	"mentsu/reading"
)

// choose leaves standing the dearest of the groups of several sets that may be combined.
// Sets are nodes, and a group joins its own, which must not be joined yet: so a set that is
// not combined yet is combined with one that is, once (套算一次), and the sets of a group are
// not grouped anew among themselves (不拆移). A set makes one pattern only once (不得相同).
//
// Of choices worth the same the one whose patterns differ in the first of the rule set that
// only one of them has comes first, then the one with more instances of earlier patterns.
// Single sets are left as they are.
func (s *Set) choose(all []instance, hasOpen int) {
	several, last := 0, 0
	left := int32(0) // what all are worth
	for i := range all {
		if in := &all[i]; in.sets&(in.sets-1) != 0 {
			in.fate = shared
			several, last = several+1, i
			left += max(0, s.worth[hasOpen][in.pattern])
		}
	}
	switch several {
	case 0:
		return
	case 1: // there is no choice
		all[last].fate = standing
		return
	}
	c := chooser{all: all, worth: &s.worth[hasOpen]}
	c.extend(0, choice{}, left)
	for _, i := range c.best.picks[:c.best.n] {
		all[i].fate = standing
	}
	for i := range all {
		if in := &all[i]; in.fate == shared {
			c.blame(in)
		}
	}
}

// chooser looks for the best choice.
type chooser struct {
	all   []instance
	worth *[maxPatterns]int32
	best  choice
}

// choice is groups of sets that may be combined, rising.
type choice struct {
	picks [reading.MaxSets - 1]uint16 // indices of instances
	n     int
	parts [reading.MaxSets / 2]uint8 // the sets that they join
	value int32
}

// extend tries the groups from one on, which are worth so much together, in addition to those
// of a choice, as long as that can be better than the best so far.
func (c *chooser) extend(from int, now choice, left int32) {
	for i := from; i < len(c.all) && now.value+left >= c.best.value; i++ {
		in := &c.all[i]
		if in.fate == standing {
			continue
		}
		left -= max(0, c.worth[in.pattern])
		if c.repeats(&now, in) {
			continue
		}
		next := now
		if !next.join(in.sets) {
			continue
		}
		next.picks[next.n] = uint16(i)
		next.n++
		next.value += c.worth[in.pattern]
		if c.better(&next) {
			c.best = next
		}
		c.extend(i+1, next, left)
	}
}

// join joins the sets of m, unless two of them are joined already.
func (c *choice) join(m uint8) bool {
	whole := m
	for _, part := range c.parts {
		if x := part & m; x != 0 {
			if x&(x-1) != 0 {
				return false
			}
			whole |= part
		}
	}
	free := -1
	for i, part := range c.parts {
		if part&whole != 0 {
			c.parts[i] = 0
		}
		if c.parts[i] == 0 {
			free = i
		}
	}
	c.parts[free] = whole
	return true
}

// repeats reports whether a set of in made the same pattern in a choice.
func (c *chooser) repeats(now *choice, in *instance) bool {
	for _, i := range now.picks[:now.n] {
		if had := &c.all[i]; had.pattern == in.pattern && had.sets&in.sets != 0 {
			return true
		}
	}
	return false
}

// better reports whether a choice comes before the best one so far.
func (c *chooser) better(now *choice) bool {
	if now.value != c.best.value {
		return now.value > c.best.value
	}
	if a, b := c.patternsOf(now), c.patternsOf(&c.best); a != b {
		return a.before(&b)
	}
	for i := range min(now.n, c.best.n) {
		if p, q := c.all[now.picks[i]].pattern, c.all[c.best.picks[i]].pattern; p != q {
			return p < q
		}
	}
	return false
}

func (c *chooser) patternsOf(of *choice) (m patterns) {
	for _, i := range of.picks[:of.n] {
		m.add(int(c.all[i].pattern))
	}
	return m
}

// before reports whether p has the first pattern that only one of two sets has.
func (p *patterns) before(q *patterns) bool {
	for w := range p {
		if differ := p[w] ^ q[w]; differ != 0 {
			return p[w]>>bits.TrailingZeros64(differ)&1 != 0
		}
	}
	return false
}

// blame says why a group was not chosen.
func (c *chooser) blame(in *instance) {
	for _, i := range c.best.picks[:c.best.n] {
		if had := &c.all[i]; had.pattern == in.pattern && had.sets&in.sets != 0 {
			in.fate, in.by = reused, had.pattern
			return
		}
	}
}

// precedes reports whether reading i, which k is about and which is worth v, is named rather
// than the best so far, which is worth the same: of one reading with the winning tile at
// several places that with the patterns that come first; of several one with a pattern that
// the rule set prefers, then the one whose sets come first.
func (s *Set) precedes(v *value, k *work, i int) bool {
	b, u := &k.best, k.worth()
	if v.valid != u.valid || v.total != u.total || v.bonus != u.bonus {
		return false
	}
	if i == b.index {
		return v.paid.before(&u.paid)
	}
	if prefer := v.paid.meets(&s.prefer); prefer != u.paid.meets(&s.prefer) {
		return prefer
	}
	return k.form == b.reading.Form && inOrder(&k.reading, &b.reading)
}
