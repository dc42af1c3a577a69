package rule

import "math/bits"

// matcher finds the patterns that hold at one level. A clause is looked at only when one
// fact that it wants, its trigger, holds: of the few facts that hold of a hand most clauses
// want none.
type matcher struct {
	sure   patterns // they hold in any case
	always []test   // clauses that want no fact, only the contrary of some
	words  []uint8  // the words that have triggers
	mask   words    // the facts that trigger
	first  [numWords*64 + 1]uint16
	tests  []test // of fact b they are tests[first[b]:first[b+1]]
}

// test is a clause, for speed: few clauses speak of facts in more than two words.
type test struct {
	pattern      uint16
	x, y         uint8 // words
	wantX, careX uint64
	wantY, careY uint64
	rest         *clause // the whole clause if it speaks of more
}

// newTest returns a clause as a test.
func newTest(c *clause) test {
	t := test{pattern: c.pattern}
	n := 0
	for w, care := range c.care {
		if care == 0 {
			continue
		}
		switch n {
		case 0:
			t.x, t.wantX, t.careX = uint8(w), c.want[w], care
		case 1:
			t.y, t.wantY, t.careY = uint8(w), c.want[w], care
		default:
			whole := *c
			t.rest = &whole
		}
		n++
	}
	return t
}

// holds reports whether f agrees with the test.
func (t *test) holds(f *words) bool {
	return (f[t.x]^t.wantX)&t.careX|(f[t.y]^t.wantY)&t.careY == 0 && (t.rest == nil || t.rest.holds(f))
}

// newMatcher returns the matcher of clauses of one level. Rare tells of a fact how rarely it
// holds.
func newMatcher(clauses []clause, rare func(word, bit int) int) *matcher {
	m := &matcher{}
	var lists [numWords * 64][]test
	for i := range clauses {
		c := &clauses[i]
		w, b, ok := c.trigger(rare)
		switch {
		case ok:
			m.mask[w] |= 1 << b
			lists[w*64+b] = append(lists[w*64+b], newTest(c))
		case c.care == words{}:
			m.sure.add(int(c.pattern))
		default:
			m.always = append(m.always, newTest(c))
		}
	}
	for b, l := range lists {
		m.tests = append(m.tests, l...)
		m.first[b+1] = uint16(len(m.tests))
	}
	for w, mask := range m.mask {
		if mask != 0 {
			m.words = append(m.words, uint8(w))
		}
	}
	return m
}

// trigger returns the fact that a clause wants and that holds most rarely; ok is false if it
// wants none.
func (c *clause) trigger(rare func(word, bit int) int) (word, bit int, ok bool) {
	best := -1
	for w := range c.want {
		for x := c.want[w] & c.care[w]; x != 0; x &= x - 1 {
			b := bits.TrailingZeros64(x)
			if r := rare(w, b); r > best {
				word, bit, best = w, b, r
			}
		}
	}
	return word, bit, best >= 0
}

// rarity returns how rarely facts hold: those that hold of many hands, a few of them, and
// those of tiles.
func rarity(atoms []atom) func(word, bit int) int {
	return func(word, bit int) int {
		for i := range atoms {
			a := &atoms[i]
			if int(a.word) != word || int(a.bit) != bit {
				continue
			}
			if a.op == opAny || (a.op == opRuns || a.op == opTriplets) && a.n <= 1 {
				return 1
			}
			return 3
		}
		switch {
		case word == wordSituation && bit >= bitSelfDraw, word == wordReading && bit == 0, word == wordPlace && bit == int(Ryanmen):
			return 0
		default:
			return 2
		}
	}
}

// find adds to found the patterns of which a clause holds.
func (m *matcher) find(f *words, found *patterns) {
	for i := range m.always {
		if t := &m.always[i]; t.holds(f) {
			found.add(int(t.pattern))
		}
	}
	for _, w := range m.words {
		for x := f[w] & m.mask[w]; x != 0; x &= x - 1 {
			b := int(w)<<6 + bits.TrailingZeros64(x)
			for i := m.first[b]; i < m.first[b+1]; i++ {
				if t := &m.tests[i]; t.holds(f) {
					found.add(int(t.pattern))
				}
			}
		}
	}
}
