package rule

// drop says that a pattern contains some instances of another.
type drop struct {
	pattern int
	times   int  // for each time that it is paid
	inside  bool // those among its sets
}

// exclude makes pattern i take away pattern k.
func (s *Set) exclude(i, k int, x Exclusion) error {
	p := &s.def.Patterns[i]
	fail := func(reason string) error {
		field := "excludes"
		if x.Times > 0 {
			field = "drops"
		} else if x.Inside {
			field = "inside"
		}
		return &DefinitionError{Kind: "pattern", ID: p.ID, Field: field, Reason: reason}
	}
	s.excluder.add(i)
	switch {
	case s.adds && k < i:
		return fail(x.ID + " stands before it: patterns pay in their order, and contain only those behind them")
	case x.Inside && (p.Each == "" || s.def.Patterns[k].Each == ""):
		return fail("both patterns must be made of groups of sets: each is missing")
	case s.adds && (x.Inside || x.Times > 0):
		s.patterns[i].drops = append(s.patterns[i].drops, drop{k, x.Times, x.Inside})
	case x.Times > 0 && s.def.Patterns[k].Count != "":
		return fail(x.ID + " is counted, not made of instances: it can be excluded as a whole")
	default:
		s.patterns[i].excludes.add(k)
	}
	return nil
}
