package rule

import "math/bits"

// matcher finds the patterns that hold. Each clause is a bit, and of every six facts a table
// says with which clauses they agree, so that one look at it is one at all clauses: what is left
// after all facts holds. What is left after the facts of the hand is the same for all
// readings of it, and what is left after those of a reading for all places in it.
type matcher struct {
	all    patterns             // every clause
	tables [numWords][]agreeing // by the word of the facts, those of its lowest bits first
	second patterns             // clauses of patterns that have another one
	of     [maxPatterns]uint8   // the patterns of those
	more   []clause             // those for which there is no bit
}

// agreeing is the clauses with which some facts agree, by which of them hold, a bit each.
type agreeing [1 << factsTogether]patterns

const factsTogether = 6

// newMatcher returns the matcher of so many patterns. A clause of a pattern has the bit of the
// pattern, and if there are several the others have those behind all patterns.
func newMatcher(n int, clauses []clause) *matcher {
	m := &matcher{}
	var byBit [maxPatterns]*clause
	for i := range clauses {
		c := &clauses[i]
		switch b := int(c.pattern); {
		case byBit[b] == nil:
			byBit[b] = c
		case n < maxPatterns:
			byBit[n] = c
			m.second.add(n)
			m.of[n] = uint8(b)
			n++
		default:
			m.more = append(m.more, *c)
		}
	}
	var care words
	for b, c := range byBit {
		if c == nil {
			continue
		}
		m.all.add(b)
		for w := range care {
			care[w] |= c.care[w]
		}
	}
	for w := range care {
		for shift := 0; care[w]>>shift != 0; shift += factsTogether {
			m.tables[w] = append(m.tables[w], agreeingFrom(&byBit, w, shift))
		}
	}
	return m
}

// agreeingFrom returns the table of the facts of word w from bit shift on.
func agreeingFrom(byBit *[maxPatterns]*clause, w, shift int) (t agreeing) {
	for facts := range t {
		for b, c := range byBit {
			if c != nil && (c.want[w]>>shift^uint64(facts))&(c.care[w]>>shift)&(1<<factsTogether-1) == 0 {
				t[facts].add(b)
			}
		}
	}
	return t
}

// narrow returns those of the clauses left with which the facts of some words agree.
func (m *matcher) narrow(left patterns, f *words, first, end int) patterns {
	low, high := left[0], left[1] // in registers
	for w := first; w < end; w++ {
		tables, facts := m.tables[w], f[w]
		for i := range tables {
			agree := &tables[i][facts&(1<<factsTogether-1)]
			low &= agree[0]
			high &= agree[1]
			facts >>= factsTogether
		}
	}
	return patterns{low, high}
}

// patterns returns the patterns that hold, if clauses are left after all facts.
func (m *matcher) patterns(left patterns, f *words) patterns {
	if !left.meets(&m.second) && m.more == nil {
		return left
	}
	return m.merged(left, f)
}

// merged is patterns where a pattern has several clauses.
func (m *matcher) merged(left patterns, f *words) patterns {
	for w := range left {
		for x := left[w] & m.second[w]; x != 0; x &= x - 1 {
			b := w<<6 + bits.TrailingZeros64(x)
			left.remove(b)
			left.add(int(m.of[b]))
		}
	}
	for i := range m.more {
		if c := &m.more[i]; c.holds(f) {
			left.add(int(c.pattern))
		}
	}
	return left
}

// matching returns the patterns that hold for some facts.
func (m *matcher) matching(f *words) patterns {
	return m.patterns(m.narrow(m.all, f, 0, numWords), f)
}
