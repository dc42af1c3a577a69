package rule

import "math/bits"

// receipt says of the patterns that are paid how often, and of those that are made by groups
// of sets which sets made them. What it says of others means nothing.
type receipt struct {
	counts [maxPatterns]uint8
	sets   [maxPatterns]uint8
}

// account is the work of the combiners that add up patterns: which of them are paid, and how
// often.
type account struct {
	*receipt // nil if nobody asks

	instances []instance // those of patterns that are made by groups of sets
	next      int        // instance to be looked at, by pattern
	paid      patterns
	total     int
	bonus     int
	dropped   [maxPatterns]uint8 // how often what is paid contains a pattern
	taken     patterns           // by those that are paid
	by        [maxPatterns]uint8 // which of them took a pattern away
}

// combineSum fills in v for the patterns found in a reading and their groups of sets: they
// add up, each as often as it counts. The patterns pay in their order, each of which takes
// away those that it contains. Of a family only the dearest is paid.
func (s *Set) combineSum(v *value, k *work, found *patterns, groups []instance) {
	var room [usualInstances]instance
	var a account
	if k.receipts != nil {
		a.receipt = &k.receipts[1-k.best.at]
	}
	a.instances = append(room[:0], groups...) // what is paid takes some away
	s.settle(&a, k, found)
	v.paid, v.total, v.bonus = a.paid, a.total, a.bonus
	v.base, v.yakuman, v.limit, v.fu, v.raw = 0, 0, -1, 0, 0
	if v.valid = a.total-a.bonus >= max(1, s.minimum); v.valid {
		v.base = a.total
	}
}

// groups appends to dst the groups of sets of a reading that make some patterns, with those
// chosen standing: each set is combined once, see choose.
func (s *Set) groups(dst []instance, k *work, some *patterns) []instance {
	dst = s.instances(dst, k, some)
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
	n, sets := 1, uint8(0)
	switch {
	case s.sharing.has(i):
		n = 0
		for ; a.next < len(a.instances) && int(a.instances[a.next].pattern) <= i; a.next++ { // they stand by pattern
			if in := &a.instances[a.next]; int(in.pattern) == i && in.fate == standing {
				n++
				sets |= in.sets
			}
		}
	case s.counted.has(i):
		n = int(k.counts[s.counterOf[i]])
	}
	if n -= int(a.dropped[i]); n <= 0 {
		a.paid.remove(i)
		return
	}
	a.note(i, n, sets)
	value := n * int(s.worth[k.hasOpen][i])
	a.total += value
	a.bonus += value * int(bit(s.bonus.has(i)))
	if s.excluder.has(i) {
		s.takeAway(a, i, n)
	}
}

// note writes down that pattern i is paid so often, for some sets.
func (r *receipt) note(i, n int, sets uint8) {
	if r != nil {
		r.counts[i], r.sets[i] = uint8(n), sets
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
		plain := min(a.total-a.bonus, s.def.Most) // bonus is what goes first
		a.total = min(a.total, s.def.Most)
		a.bonus = a.total - plain
		return
	}
	a.paid = patterns{}
	a.paid.add(dearest)
	if a.receipt != nil {
		a.counts[dearest] = 1
	}
	a.total, a.bonus = int(s.worth[k.hasOpen][dearest]), 0
}

// payFallback adds what is paid where nothing but bonus is.
func (s *Set) payFallback(a *account, found *patterns) {
	for w := range a.paid {
		for x := found[w] & s.fallback[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			a.paid.add(i)
			a.note(i, 1, 0)
			a.total += int(s.worth[0][i])
		}
	}
}

// fillAccount lists what is paid of the best reading, and says how much of it is beyond the
// most that there is.
func (s *Set) fillAccount(k *work, dst *Result) {
	v, paid := k.worth(), &k.receipts[k.best.at]
	for w := range v.paid {
		for x := v.paid[w]; x != 0; x &= x - 1 {
			i := w<<6 + bits.TrailingZeros64(x)
			p := &s.patterns[i]
			item := Item{Pattern: i, Value: p.value[k.hasOpen], Count: int(paid.counts[i])}
			if s.sharing.has(i) {
				item.Sets = paid.sets[i]
			} else {
				s.witness(&item, p, k, &dst.Reading)
			}
			if p.counter == countFours {
				item.Tiles = k.fours(&dst.Reading)
			}
			dst.Items = append(dst.Items, item)
			dst.Over += item.Value * item.Count
		}
	}
	dst.Over -= v.total
}
