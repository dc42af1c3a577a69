package odds

import (
	"slices"

	"mentsu/form"
	"mentsu/need"
	"mentsu/restrict"
	"mentsu/tile"
)

// clauses is the former of hands under a restriction: a profile has a vector for each of
// its clauses of sets and a pair, and one for each choice of kinds that may be seven pairs.
type clauses struct {
	list  []restrict.Target // of sets and a pair
	pairs []pairForms       // of several choices of kinds
	caps  tile.Counts
	near  int                  // as of plain
	same  [tile.NumSuits][]int // by suit, for each clause the first that asks the same of it
}

// clausesOf returns the former of a restriction, and the other forms that it leaves; exact
// is false if it asks what a clause does not hold.
func (d *deal) clausesOf(p pairForms) (f *clauses, rest pairForms, exact bool, err error) {
	targets, err := d.Only.Targets(d.Rules.Sets, d.Melds, d.open(), &d.soft, d.sets)
	if err != nil {
		return nil, p, false, err
	}
	f = &clauses{caps: d.soft, near: d.near}
	rest, exact = p, true
	rest.sevenPairs, rest.orphans = false, false
	var kinds []tile.Kinds
	for _, t := range targets {
		rest.orphans = rest.orphans || p.orphans && t.Orphans
		if p.sevenPairs && t.SevenPairs != 0 && !slices.Contains(kinds, t.SevenPairs) {
			kinds = append(kinds, t.SevenPairs)
		}
		sets := t.Program != nil && d.Rules.Forms.Has(form.Standard)
		if sets || p.sevenPairs && t.SevenPairs != 0 {
			exact = exact && t.Exact
		}
		if sets {
			f.list = append(f.list, t)
		}
	}
	f.findSame()
	for _, k := range kinds {
		one := pairForms{kinds: k, most: p.most, sevenPairs: true}
		if one.settle(&d.soft); one.sevenPairs {
			f.pairs = append(f.pairs, one)
		}
	}
	if len(f.pairs) == 1 {
		rest.sevenPairs, rest.kinds, f.pairs = true, f.pairs[0].kinds, nil
	}
	return f, rest, exact, nil
}

// findSame finds which clauses ask the same of a suit.
func (f *clauses) findSame() {
	for s := range tile.Suit(tile.NumSuits) {
		for i := range f.list {
			j := slices.IndexFunc(f.list[:i], func(t restrict.Target) bool {
				return t.Program == f.list[i].Program && slices.Equal(forcedIn(&t, s), forcedIn(&f.list[i], s))
			})
			if j < 0 {
				j = i
			}
			f.same[s] = append(f.same[s], j)
		}
	}
}

// forcedIn returns the forced tiles of a suit.
func forcedIn(t *restrict.Target, s tile.Suit) []uint8 {
	return t.Forced[s.First() : int(s.First())+s.Len()]
}

func (f *clauses) part(dst profile, s tile.Suit, counts *tile.Counts) profile {
	for i, same := range f.same[s] {
		if same < i {
			dst = append(dst, dst[same])
		} else {
			dst = append(dst, f.clause(i, s, counts))
		}
	}
	for i := range f.pairs {
		var sum fields
		for k := s.First(); k < s.First()+tile.Kind(s.Len()); k++ {
			sum = sum.plus(f.pairs[i].of(k, counts[k], f.caps[k]))
		}
		dst = append(dst, need.Vec{Free: uint64(sum)})
	}
	return dst
}

// clause returns the vector of a suit for one clause.
func (f *clauses) clause(i int, s tile.Suit, counts *tile.Counts) need.Vec {
	t := &f.list[i]
	free, caps, missing := *counts, f.caps, 0
	for k := s.First(); k < s.First()+tile.Kind(s.Len()); k++ {
		n := t.Forced[k]
		missing += int(max(n, counts[k]) - counts[k])
		free[k] -= min(free[k], n)
		caps[k] -= n
	}
	if f.near > 0 && missing >= f.near {
		return none
	}
	return clip(t.Program.Vec(s, &free, &caps).Plus(missing), f.near)
}

// none is the vector of what cannot be made.
var none = clip(need.Vec{}, -1) //nolint:gochecknoglobals // never changed

func (f *clauses) merge(dst, a, b profile) profile {
	for i := range f.list {
		switch {
		case a[i] == none || b[i] == none:
			dst = append(dst, none)
		case i > 0 && a[i] == a[i-1] && b[i] == b[i-1]:
			dst = append(dst, dst[len(dst)-1])
		default:
			dst = append(dst, clip(need.Merge(a[i], b[i]), f.near))
		}
	}
	for i := len(f.list); i < len(a); i++ {
		dst = append(dst, need.Vec{Free: uint64(fields(a[i].Free).plus(fields(b[i].Free)))})
	}
	return dst
}

func (f *clauses) distance(a, b profile) (sets, pairs int) {
	sets, pairs = need.None, need.None
	for i := range f.list {
		rest := b[i]
		if f.list[i].HasPair {
			rest = need.Paired(rest)
		}
		sets = min(sets, need.Last(a[i], rest, f.list[i].Sets))
	}
	for i := len(f.list); i < len(a); i++ {
		pairs = min(pairs, fields(a[i].Free).plus(fields(b[i].Free)).pairs())
	}
	return sets, pairs
}

func (f *clauses) hold(int) {}

// alike is false: a restriction may ask different things of the suits.
func (f *clauses) alike() bool { return false }

// sweep is nil: each clause would come to states of its own.
func (f *clauses) sweep(tile.Suit) *need.Sweep { return nil }

func (f *clauses) walks(s tile.Suit) int {
	n := 0
	for i, same := range f.same[s] {
		if same == i {
			n++
		}
	}
	return n
}
