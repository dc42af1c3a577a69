package rule

import (
	"math/bits"

	"mentsu/reading"
)

// account is the work of the combiners that add up patterns: which of them are paid, and how
// often.
type account struct {
	instances []instance // those of patterns that are made by groups of sets
	paid      patterns
	counts    [maxPatterns]uint8
	total     int
	bonus     int
	dropped   [maxPatterns]uint8 // how often what is paid contains a pattern
	taken     patterns           // by those that are paid
	by        [maxPatterns]uint8 // which of them took a pattern away
}

// combineSum fills in v for the patterns found in a reading: they add up, each as often as
// it counts. Groups of sets combine each set once: see choose. Then the patterns pay in
// their order, each of which takes away those that it contains. Of a family only the dearest
// is paid.
func (s *Set) combineSum(v *value, k *work, r *reading.Reading, found *patterns) {
	var a account
	var room [usualInstances]instance
	a.instances = s.groups(room[:0], k, r, found)
	s.settle(&a, k, found)
	v.paid, v.total, v.bonus = a.paid, a.total, a.bonus
	v.base, v.yakuman, v.limit, v.fu, v.raw = 0, 0, -1, 0, 0
	if v.valid = a.total-a.bonus >= max(1, s.minimum); v.valid {
		v.base = a.total
	}
}

// groups appends to dst the groups of sets of a reading that make the patterns found, with
// those chosen standing.
func (s *Set) groups(dst []instance, k *work, r *reading.Reading, found *patterns) []instance {
	if !found.meets(&s.sharing) {
		return dst
	}
	dst = s.instances(dst, k, r, found)
	if s.once {
		s.choose(dst, k.hasOpen)
	}
	return dst
}

// settle works out which of the patterns found are paid.
func (s *Set) settle(a *account, k *work, found *patterns) {
	m := *found
	for w := range m {
		m[w] &^= s.fallback[w]
	}
	for i := range s.families {
		s.keepDearest(&m, &s.families[i], k)
	}
	a.paid = m
	for w := range a.paid {
		for x := a.paid[w]; x != 0; x &= a.paid[w] { // those behind may be taken away
			b := bits.TrailingZeros64(x)
			s.pay(a, k, w<<6+b)
			x &= x - 1
		}
	}
	if s.def.Most > 0 {
		s.bound(a, k)
	}
	if a.total == a.bonus {
		s.payFallback(a, found)
	}
}

// pay adds pattern i to the account, unless all of it is contained in others.
func (s *Set) pay(a *account, k *work, i int) {
	n := int(k.counts[s.counterOf[i]])
	if s.sharing.has(i) {
		n = 0
		for j := range a.instances {
			n += int(bit(int(a.instances[j].pattern) == i && a.instances[j].fate == standing))
		}
	}
	if n -= int(a.dropped[i]); n <= 0 {
		a.paid.remove(i)
		return
	}
	a.counts[i] = uint8(n)
	value := n * int(s.worth[k.hasOpen][i])
	a.total += value
	a.bonus += value * int(bit(s.bonus.has(i)))
	if s.excluder.has(i) {
		s.takeAway(a, i, n)
	}
}

// takeAway takes from the account what pattern i contains, which is paid n times.
func (s *Set) takeAway(a *account, i, n int) {
	p := &s.patterns[i]
	for w := range p.excludes {
		for x := a.paid[w] & p.excludes[w]; x != 0; x &= x - 1 {
			a.by[w<<6+bits.TrailingZeros64(x)] = uint8(i)
		}
		a.taken[w] |= a.paid[w] & p.excludes[w]
		a.paid[w] &^= p.excludes[w]
	}
	for _, d := range p.drops {
		if d.inside {
			a.takeInside(i, d.pattern)
			continue
		}
		a.by[d.pattern] = uint8(i)
		a.taken.add(d.pattern)
		if !s.sharing.has(d.pattern) {
			a.dropped[d.pattern] += uint8(n * d.times)
			continue
		}
		left := n * d.times
		for j := range a.instances {
			if in := &a.instances[j]; int(in.pattern) == d.pattern && in.fate == standing && left > 0 {
				in.fate, in.by = implied, uint8(i)
				left--
			}
		}
	}
}

// takeInside takes away the instances of a pattern whose sets lie inside those of an
// instance of pattern i.
func (a *account) takeInside(i, pattern int) {
	for j := range a.instances {
		in := &a.instances[j]
		if int(in.pattern) != pattern || in.fate != standing {
			continue
		}
		for l := range a.instances {
			if of := &a.instances[l]; int(of.pattern) == i && of.fate == standing && in.sets&^of.sets == 0 {
				in.fate, in.by = implied, uint8(i)
			}
		}
	}
}

// bound keeps the total below the most there is, unless a pattern alone is worth as much:
// then the dearest such pattern counts alone.
func (s *Set) bound(a *account, k *work) {
	dearest := -1
	for w := range a.paid {
		for x := a.paid[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			if value := int(s.worth[k.hasOpen][i]); value >= s.def.Most && (dearest < 0 || value > int(s.worth[k.hasOpen][dearest])) {
				dearest = i
			}
		}
	}
	if dearest < 0 {
		a.total = min(a.total, s.def.Most)
		return
	}
	a.paid = patterns{}
	a.paid.add(dearest)
	a.counts[dearest] = 1
	a.total, a.bonus = int(s.worth[k.hasOpen][dearest]), 0
}

// payFallback adds what is paid where nothing but bonus is.
func (s *Set) payFallback(a *account, found *patterns) {
	for w := range a.paid {
		for x := found[w] & s.fallback[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			a.paid.add(i)
			a.counts[i] = 1
			a.total += int(s.worth[0][i])
		}
	}
}

// fillAccount lists what is paid of the best reading.
func (s *Set) fillAccount(k *work, dst *Result) {
	var a account
	var room [usualInstances]instance
	found := k.ofReading // which fill has looked at
	s.matchers[levelPlace].find(&k.facts, &found)
	a.instances = s.groups(room[:0], k, &dst.Reading, &found)
	s.settle(&a, k, &found)
	for w := range a.paid {
		for x := a.paid[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			p := &s.patterns[i]
			item := Item{Pattern: i, Value: p.value[k.hasOpen], Count: int(a.counts[i])}
			if s.sharing.has(i) {
				for _, in := range a.instances {
					item.Sets |= in.sets * uint8(bit(int(in.pattern) == i && in.fate == standing))
				}
			} else {
				s.witness(&item, p, k, &dst.Reading)
			}
			dst.Items = append(dst.Items, item)
		}
	}
}
