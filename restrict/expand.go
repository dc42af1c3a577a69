package restrict

// expansion turns restrictions into clauses, as long as they are not too many.
type expansion struct {
	winds Winds
	sets  int // 4 or 5
	work  int // pairs of clauses looked at
}

// maxWork is how many pairs of clauses an expansion may look at: so it takes some ten
// milliseconds at most, however few of the pairs agree.
const maxWork = 1 << 18

// of returns the clauses of r; ok is false if they are too many, as in all methods.
func (x *expansion) of(r Restriction) (list []clause, ok bool) {
	if r.op != opOr && r.op != opAnd {
		return r.leaf(x.winds, x.sets), true
	}
	for i := range r.terms {
		more, ok := x.of(r.terms[i])
		if !ok {
			return nil, false
		}
		if list, ok = x.join(r.op, list, more, i == 0); !ok {
			return nil, false
		}
	}
	return list, true
}

// join returns the clauses of what opOr or opAnd makes of two lists, or of the second one
// if it is the first term.
func (x *expansion) join(o op, list, more []clause, first bool) ([]clause, bool) {
	switch {
	case first:
		return more, true
	case o == opOr:
		return x.either(list, more)
	default:
		return x.both(list, more)
	}
}

// either returns the clauses of both lists, each once.
func (x *expansion) either(a, b []clause) (list []clause, ok bool) {
	x.work += len(a) + len(b)
	known := make(map[clause]bool, len(a)+len(b))
	for _, part := range [][]clause{a, b} {
		for _, c := range part {
			list = add(list, known, c)
		}
	}
	return list, len(list) <= MaxClauses && x.work <= maxWork
}

// both returns the clauses of the hands that a clause of each list describes.
func (x *expansion) both(a, b []clause) (list []clause, ok bool) {
	if x.work += len(a) * len(b); x.work > maxWork {
		return nil, false
	}
	known := make(map[clause]bool)
	for i := range a {
		for j := range b {
			if c, some := a[i].and(&b[j], x.sets); some {
				list = add(list, known, c)
			}
			if len(list) > MaxClauses {
				return nil, false
			}
		}
	}
	return list, true
}

// add appends c to list unless it is there.
func add(list []clause, known map[clause]bool, c clause) []clause {
	if known[c] {
		return list
	}
	known[c] = true
	return append(list, c)
}
