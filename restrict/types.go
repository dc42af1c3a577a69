package restrict

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// numTypes is how many sets and pairs a hand of four sets has: one of each type.
const numTypes = fourSets + 1

// choices are the best ways to have so many of the types looked at: by whether the pair is
// among them, by how many are made elsewhere, and by the concealed triplets among them.
type choices [2][numTypes + 1][numTypes + 1]found

// allTypes joins to best the answer for the clauses that ask for all types.
func (q *position) allTypes(best *found, g *game) {
	for i := range g.rules {
		if c := &g.rules[i]; c.types {
			best.join(q.typed(c, tile.NumKinds))
		}
	}
}

// typed returns the answer for a clause whose sets and pair are one of each type. A triplet
// that holds kind ron is not concealed; tile.NumKinds is none.
func (q *position) typed(c *rule, ron tile.Kind) found {
	best := found{distance: need.None}
	forced, want, ok := q.unmet(c)
	if !ok {
		return best
	}
	var now choices
	now.none()
	now[0][0][0].distance = 0
	groups := kindGroups()
	for _, kinds := range groups[:numTypes] {
		var next choices
		next.none()
		b := block{position: q, of: &c.clause, kinds: kinds, ron: ron, forced: forced}
		b.extend(&now, &next)
		now = next
	}
	elsewhere := fourSets - len(q.melds) - q.sets // melds that nobody named
	if elsewhere < 0 {
		return best
	}
	for triplets := max(0, want); triplets <= numTypes; triplets++ {
		best.join(now[1][elsewhere][triplets])
	}
	if best.distance >= need.None {
		return found{distance: need.None}
	}
	return best
}

// none makes all choices impossible.
func (c *choices) none() {
	for pair := range c {
		for n := range c[pair] {
			for triplets := range c[pair][n] {
				c[pair][n][triplets].distance = need.None
			}
		}
	}
}

// block is the set, or the pair, of one type.
type block struct {
	*position

	of     *clause
	kinds  tile.Kinds // of the type
	ron    tile.Kind
	forced uint8 // sets of the clause that are not among the melds
}

// extend adds the type to the choices for those before.
func (b *block) extend(now, next *choices) {
	melded := 0
	for _, m := range b.melds {
		if b.kinds.Has(m.Set.First()) {
			melded++
		}
	}
	fixed, n := b.fixed()
	switch {
	case melded+n > 1: // two of one type
		return
	case melded == 1:
		next.add(now, b.held(), 0, 0, 0)
		return
	}
	for s := range form.Set(form.NumSets) {
		if !b.kinds.Has(s.First()) || !b.of.sets.Has(s) || n == 1 && s != fixed {
			continue
		}
		ks := s.Kinds()
		triplet := 0
		if !s.IsRun() && ks[0] != b.ron {
			triplet = 1
		}
		next.add(now, b.made(ks[:]...), 0, 0, triplet)
	}
	if n == 1 {
		return
	}
	for k := range (b.kinds & b.of.pairs).All() {
		next.add(now, b.made(k, k), 1, 0, 0)
	}
	next.add(now, b.held(), 0, 1, 0)
}

// fixed returns the set that the clause forces to be of the type, and how many it does.
func (b *block) fixed() (fixed form.Set, n int) {
	for i, f := range b.of.forced[:b.of.numForced] {
		if b.forced>>i&1 != 0 && b.kinds.Has(f.First()) {
			fixed = f
			n++
		}
	}
	return fixed, n
}

// held returns the answer for a type of which the concealed tiles need none.
func (b *block) held() found {
	return found{spare: b.counts.Kinds() & b.kinds}
}

// made returns the answer for a type of which they need some tiles and no others.
func (b *block) made(kinds ...tile.Kind) found {
	var want tile.Counts
	for _, k := range kinds {
		want[k]++
	}
	f := found{}
	for k := range b.kinds.All() {
		switch n, held := want[k], b.counts[k]; {
		case n > b.caps[k]:
			return found{distance: need.None}
		case n > held:
			f.distance += int(n - held)
			f.needed = f.needed.With(k)
		case n < held:
			f.spare = f.spare.With(k)
		}
	}
	return f
}

// add joins to the choices those of now with one type more, which is f.
func (c *choices) add(now *choices, f found, pair, elsewhere, triplet int) {
	if f.distance >= need.None {
		return
	}
	for p := range 2 - pair {
		for n := range numTypes + 1 - elsewhere {
			for t := range numTypes + 1 - triplet {
				if from := &now[p][n][t]; from.distance < need.None {
					c[p+pair][n+elsewhere][t+triplet].join(found{from.distance + f.distance, from.needed | f.needed, from.spare | f.spare})
				}
			}
		}
	}
}
