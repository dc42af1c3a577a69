package rule

import "math/bits"

// combine fills in v, whose fu stand, for the patterns found.
func (s *Set) combine(v *value, c *work, found *patterns) {
	m := s.undropped(found)
	v.valid, v.base, v.yakuman, v.total, v.bonus, v.limit = false, 0, 0, 0, 0, -1
	if s.combineYakuman(v, c, &m) {
		return
	}
	for w := range m {
		m[w] &^= s.bonus[w]
		for x := m[w] &^ s.limited[w]; x != 0; x &= x - 1 {
			v.total += s.patterns[w<<6+bits.TrailingZeros64(x)].value[c.hasOpen]
		}
	}
	v.paid = m
	if v.valid = v.total >= max(1, s.def.Minimum); v.valid {
		v.base, v.limit = s.limits.base(v.total+c.bonus, v.fu)
	}
	v.total += c.bonus
	v.bonus = c.bonus
	s.combineLimited(v, &m)
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

// combineYakuman fills in v if there is a yakuman in m: then nothing else counts. All of them
// are named, also where they do not add up or a bound holds.
func (s *Set) combineYakuman(v *value, c *work, m *patterns) bool {
	n := 0
	for w := range m {
		v.paid[w] = m[w] & s.yakuman[w]
		for x := v.paid[w]; x != 0; x &= x - 1 {
			each := s.patterns[w<<6+bits.TrailingZeros64(x)].value[c.hasOpen]
			if s.stack {
				n += each
			} else {
				n = max(n, each)
			}
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
