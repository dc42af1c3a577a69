package rule

import "math/bits"

// combine fills in v, whose fu stand, for the patterns found.
func (s *Set) combine(v *value, c *work, found *patterns) {
	m := *found
	if m.meets(&s.excluder) {
		m = s.undropped(found)
	}
	for i := range s.families {
		s.keepDearest(&m, &s.families[i], c)
	}
	v.valid, v.base, v.yakuman, v.total, v.bonus, v.limit = false, 0, 0, 0, 0, -1
	if m.meets(&s.yakuman) && s.combineYakuman(v, c, &m) {
		return
	}
	total, bonus := 0, 0
	worth := &s.worth[c.hasOpen]
	for w := range m {
		for x := m[w] &^ s.limited[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			n := int(worth[i&(maxPatterns-1)])
			if s.counted.has(i) {
				n *= int(c.counts[s.counterOf[i]])
			}
			total += n
			if s.bonus.has(i) {
				bonus += n
			}
		}
	}
	v.paid, v.total, v.bonus = m, total, bonus
	if v.valid = v.total-v.bonus >= max(1, s.minimum); v.valid {
		v.base, v.limit = s.limits.base(v.total, v.fu)
	}
	if m.meets(&s.limited) {
		s.combineLimited(v, &m)
	}
}

// value returns what pattern i is worth, as often as it counts.
func (s *Set) value(c *work, i int) int {
	return int(s.worth[c.hasOpen][i]) * int(c.counts[s.counterOf[i]])
}

// keepDearest leaves of a family the dearest pattern alone, the first of several.
func (s *Set) keepDearest(m, family *patterns, c *work) {
	dearest := -1
	for w := range m {
		for x := m[w] & family[w]; x != 0; x &= x - 1 {
			if i := w<<6 + bits.TrailingZeros64(x); dearest < 0 || s.value(c, i) > s.value(c, dearest) {
				dearest = i
			}
		}
		m[w] &^= family[w]
	}
	if dearest >= 0 {
		m.add(dearest)
	}
}

// undropped returns the patterns of m that no other of m excludes.
func (s *Set) undropped(m *patterns) patterns {
	left := *m
	for w := range m {
		for x := m[w] & s.excluder[w]; x != 0; x &= x - 1 {
			e := &s.patterns[w<<6+bits.TrailingZeros64(x)].excludes
			for i := range left {
				left[i] &^= e[i]
			}
		}
	}
	return left
}

// combineYakuman fills in v if there is a yakuman in m: then nothing else counts. Where they
// do not add up the dearest is paid, and within a bound the dearest as far as it reaches.
func (s *Set) combineYakuman(v *value, c *work, m *patterns) bool {
	left, n := intersect(m, &s.yakuman), 0
	v.paid = patterns{}
	for s.most == 0 || n < s.most {
		i, each := s.dearestOf(&left, c, n)
		if each == 0 {
			break
		}
		left.remove(i)
		v.paid.add(i)
		if n += each; !s.stack {
			break
		}
	}
	if n == 0 {
		return false
	}
	if s.most > 0 {
		n = min(n, s.most)
	}
	v.valid, v.yakuman, v.limit, v.fu, v.raw = true, n, s.limits.yakuman, 0, 0
	if v.limit >= 0 {
		v.base = n * s.limits.rows[v.limit].Base
	}
	return true
}

// intersect returns the patterns that two sets share.
func intersect(p, q *patterns) (both patterns) {
	for w := range p {
		both[w] = p[w] & q[w]
	}
	return both
}

// dearestOf returns the dearest yakuman of m and its worth, 0 if nothing in m has any, as far
// as the bound reaches beyond the number paid; of several one that somebody can be liable
// for, then the first.
func (s *Set) dearestOf(m *patterns, c *work, paid int) (dearest, worth int) {
	for w := range m {
		for x := m[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			each := s.value(c, i)
			if s.most > 0 {
				each = min(each, s.most-paid)
			}
			if each > worth || each == worth && each > 0 && s.fed.has(i) && !s.fed.has(dearest) {
				dearest, worth = i, each
			}
		}
	}
	return dearest, worth
}

// cutYakuman takes from the least of the yakuman that are paid what goes beyond a bound, so
// that they sum to what the hand is paid; of several not from one that somebody can be liable
// for.
func (s *Set) cutYakuman(items []Item, paid int) {
	sum, least := 0, 0
	for i := range items {
		a, b := &items[i], &items[least]
		sum += a.Value
		if a.Value < b.Value || a.Value == b.Value && (s.fed.has(b.Pattern) || !s.fed.has(a.Pattern)) {
			least = i
		}
	}
	if sum > paid {
		items[least].Value -= sum - paid
	}
}

// combineLimited takes the patterns of m that are worth a limit alone out of v, unless one
// of them is worth more than all the rest: then it counts alone.
func (s *Set) combineLimited(v *value, m *patterns) {
	best := -1
	for w := range m {
		for x := m[w] & s.limited[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			v.paid.remove(i)
			if best < 0 || s.limits.rows[s.patterns[i].limit].Base > s.limits.rows[s.patterns[best].limit].Base {
				best = i
			}
		}
	}
	if best < 0 {
		return
	}
	limit := s.patterns[best].limit
	if base := s.limits.rows[limit].Base; !v.valid || base > v.base {
		*v = value{valid: true, base: base, limit: limit}
		v.paid.add(best)
	}
}
