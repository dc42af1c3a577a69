package rule

// settled is explain for patterns that add up: of those made by groups of sets each group
// that is not paid has its reason.
func (x *explanation) settled(k *work) {
	s := x.set
	var a account
	var room [usualInstances]instance
	some := intersect(&x.found, &s.sharing)
	a.instances = s.groups(room[:0], k, &some)
	s.settle(&a, k, &x.found)
	for i := range s.patterns {
		switch {
		case s.fallback.has(i):
		case s.sharing.has(i) && x.found.has(i) && !a.impliedWhole(i):
			x.groupsOf(&a, i)
		case !x.paid.has(i):
			x.explainSum(&a, i, k)
		}
	}
}

// impliedWhole reports whether all of a pattern is contained in one that is paid.
func (a *account) impliedWhole(i int) bool {
	if a.paid.has(i) {
		return false
	}
	for j := range a.instances {
		if in := &a.instances[j]; int(in.pattern) == i && in.fate == standing {
			return true
		}
	}
	return false
}

// groupsOf says why groups of sets do not count as pattern i.
func (x *explanation) groupsOf(a *account, i int) {
	for j := range a.instances {
		in := &a.instances[j]
		if int(in.pattern) != i || in.fate == standing {
			continue
		}
		e := Excluded{Pattern: i, Why: SharesSets, Sets: in.sets}
		if by, ok := x.set.containing(a, in); ok {
			e.Why, e.By = ImpliedBy, by
		} else if in.fate == reused {
			e.Why = SameFanReused
		}
		x.dst.Excluded = append(x.dst.Excluded, e)
	}
}

// containing returns the pattern that is paid and contains a group, if there is one.
func (s *Set) containing(a *account, in *instance) (by int, ok bool) {
	if in.fate == implied {
		return int(in.by), true
	}
	for j := range a.instances {
		of := &a.instances[j]
		if of.fate != standing || !a.paid.has(int(of.pattern)) || in.sets&^of.sets != 0 {
			continue
		}
		p := &s.patterns[of.pattern]
		if p.excludes.has(int(in.pattern)) {
			return int(of.pattern), true
		}
		for _, d := range p.drops {
			if d.inside && d.pattern == int(in.pattern) {
				return int(of.pattern), true
			}
		}
	}
	return 0, false
}

// explainSum adds pattern i, of which nothing is paid, to what is excluded, if it has a
// reason to be there.
func (x *explanation) explainSum(a *account, i int, k *work) {
	s := x.set
	if k.counts[s.counterOf[i]] == 0 {
		return
	}
	e := Excluded{Pattern: i}
	why, near := s.patterns[i].nearly(&k.facts)
	switch {
	case x.found.has(i) && a.taken.has(i):
		e.Why, e.By = ImpliedBy, int(a.by[i])
	case x.found.has(i):
		j, ok := s.container(i, &x.paid)
		if e.Why, e.By = ImpliedBy, j; !ok {
			e.Why, e.By = LimitAlone, 0
		}
	case near:
		e.Why = why
	case x.others.has(i):
		e.Why, e.By = OtherReading, int(x.in[i])
	default:
		return
	}
	x.dst.Excluded = append(x.dst.Excluded, e)
}
