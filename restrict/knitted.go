package restrict

import (
	"mentsu/form"
	"mentsu/tile"
)

// knittedSets is how many sets the nine tiles of a knitted pattern take the place of, and
// numMisfits how many different tiles honours and knitted tiles are.
const (
	knittedSets = 3
	numMisfits  = 14
)

// knittedStraight joins to best the answer for the knitted straights of a clause.
func (q *position) knittedStraight(best *found, c *rule) {
	for _, m := range q.melds {
		if !c.knitSets.Has(m.Set) {
			return
		}
	}
	for i, nine := range form.KnittedPatterns() {
		if c.patterns>>i&1 == 0 {
			continue
		}
		k := knit{position: q, best: best}
		for kind := range nine.All() {
			k.use(kind)
		}
		switch {
		case k.impossible || k.missing > best.distance:
		case q.sets == knittedSets:
			k.pairs(c.knitPairs)
		default:
			k.withSets(c.knitSets, c.knitPairs)
		}
	}
}

// knit is a knitted straight to be: tiles used so far, and how many of them are missing.
type knit struct {
	*position

	used       tile.Counts
	missing    int
	impossible bool
	best       *found
}

// use adds a tile of kind k to those used.
func (k *knit) use(kind tile.Kind) {
	if k.used[kind] >= k.caps[kind] {
		k.impossible = true
	}
	if k.used[kind] >= k.counts[kind] {
		k.missing++
	}
	k.used[kind]++
}

// withSets joins the answers with one of some sets and one of some pairs.
func (k *knit) withSets(sets form.Sets, pairs tile.Kinds) {
	for s := range form.Set(form.NumSets) {
		if !sets.Has(s) {
			continue
		}
		with := *k
		for _, kind := range s.Kinds() {
			with.use(kind)
		}
		if !with.impossible && with.missing <= k.best.distance {
			with.pairs(pairs)
		}
	}
}

// pairs joins the answers with one of some pairs.
func (k *knit) pairs(kinds tile.Kinds) {
	for kind := range kinds.All() {
		with := *k
		with.use(kind)
		with.use(kind)
		if with.impossible || with.missing > k.best.distance {
			continue
		}
		f := found{distance: with.missing}
		for kind, n := range with.used {
			switch {
			case n > k.counts[kind]:
				f.needed = f.needed.With(tile.Kind(kind))
			case n < k.counts[kind]:
				f.spare = f.spare.With(tile.Kind(kind))
			}
		}
		k.best.join(f)
	}
}

// misfits joins to best the answer for the honours and knitted tiles of a clause: those that
// must be, as many of the others as are held, and any more.
func (q *position) misfits(best *found, c *rule) {
	var there tile.Kinds // kinds with a copy that is not gone
	for k, n := range q.caps {
		if n > 0 {
			there = there.With(tile.Kind(k))
		}
	}
	held := q.counts.Kinds()
	var more tile.Kinds // kinds held that a finished hand leaves over
	for k := range held.All() {
		if q.counts[k] > 1 {
			more = more.With(k)
		}
	}
	for _, nine := range form.KnittedPatterns() {
		must := c.must
		if c.nine {
			must |= nine
		}
		sixteen := (nine | tile.AllHonours) & c.misfits
		free := sixteen & there &^ must
		if must&^(sixteen&there) != 0 || must.Len() > numMisfits || must.Len()+free.Len() < numMisfits {
			continue
		}
		places, useful := numMisfits-must.Len(), (free & held).Len()
		f := found{
			distance: (must &^ held).Len() + max(0, places-useful),
			needed:   must &^ held, spare: held&^(must|free) | more,
		}
		if useful < places {
			f.needed |= free &^ held
		}
		if useful > places {
			f.spare |= free & held
		}
		best.join(f)
	}
}
