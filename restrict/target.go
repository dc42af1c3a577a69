package restrict

import (
	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// target is what a clause asks of the concealed tiles: what is forced once the melds have
// given their part, and what is free.
type target struct {
	rule    *rule
	family  int
	forced  tile.Counts
	held    tile.Kinds // of forced, and last
	sets    int        // free sets
	missing int        // tiles of the forced ones, and the last
	want    int        // concealed triplets wanted among the free sets
	conc    int        // the same, if not all free sets are triplets anyway
	hasPair bool       // the forced tiles hold the pair
	low     int        // a bound of the distance from below

	// A hand that must be won by an open end of a run is that run without its end, and one
	// tile more: the last. Without last the run is whole, and the hand must be complete.
	hasLast bool
	last    tile.Kind
	whole   bool
	byJoker bool // the last tile is a joker that was drawn

	layer    int        // place among the answers of layered walks, plus one
	triplets tile.Kinds // of the forced triplets
	kept     tile.Kinds // in the forced runs and the forced pair
	parts    [tile.NumSuits]int
}

// target returns what a clause asks of the position; ok is false if no finished hand can
// agree with it. Where the clause wants an open end, ends says more.
func (q *position) target(c *rule) (t target, ok bool) {
	left, want, ok := q.unmet(c)
	if !ok {
		return t, false
	}
	t = target{rule: c, sets: q.sets, want: want}
	for i, f := range c.forced[:c.numForced] {
		if left>>i&1 != 0 {
			t.force(f)
		}
	}
	if c.hasPair {
		t.forcePair(c.pairs.First())
	}
	return t, t.settle(q)
}

// settle counts what is missing and wanted once all is forced, and reports whether a
// finished hand can exist.
func (t *target) settle(q *position) bool {
	if t.sets < 0 || t.want > t.sets || !t.fits(q) {
		return false
	}
	t.conc, t.family = max(t.want, 0), t.rule.family
	switch {
	case t.rule.sets&form.AllRuns == 0:
		t.conc = 0 // all sets are triplets
	case t.conc > 0 && t.conc == t.sets: // all free ones are
		t.conc, t.family = 0, t.rule.triplets
	}
	return true
}

// forcePair adds the pair to what the concealed tiles have to hold.
func (t *target) forcePair(k tile.Kind) {
	t.forced[k] += 2
	t.held = t.held.With(k)
	t.hasPair = true
	t.kept = t.kept.With(k)
}

// force adds a set to those that the concealed tiles have to hold.
func (t *target) force(f form.Set) {
	t.sets--
	first := f.First()
	if !f.IsRun() {
		t.want--
		t.forced[first] += 3
		t.held, t.triplets = t.held.With(first), t.triplets.With(first)
		return
	}
	t.forced[first]++
	t.forced[first+1]++
	t.forced[first+2]++
	t.held, t.kept = t.held|7<<first, t.kept|7<<first
}

// fits counts the missing tiles of the forced ones, and reports whether the position leaves
// room for them: tiles above the caps must be jokers.
func (t *target) fits(q *position) bool {
	t.missing = 0
	if t.hasLast {
		if !t.byJoker && q.caps[t.last] <= q.counts[t.last] {
			return false // none is left to draw
		}
		t.missing = 1
	}
	hard, above := &q.caps, 0
	if q.jokers > 0 {
		hard = &q.hard
	}
	for kinds := t.held; kinds != 0; kinds &= kinds - 1 {
		k := kinds.First()
		n, soft, most := t.forced[k], q.caps[k], hard[k]
		if t.hasLast && t.last == k {
			if most == 0 {
				return false
			}
			most--
			if soft > most || !t.byJoker {
				soft--
			}
		}
		if n > most {
			return false
		}
		t.missing += int(max(n, q.counts[k]) - q.counts[k])
		above += int(max(n, soft) - soft)
	}
	return above <= t.jokers(q)
}

// jokers returns how many jokers may stand for tiles above the soft caps: all but one that
// is the last tile.
func (t *target) jokers(q *position) int {
	if t.byJoker {
		return q.jokers - 1
	}
	return q.jokers
}

// reduce takes what is forced, and the last tile, out of counts and caps. It returns how
// many of the forced tiles lie above the soft caps; none lies above the hard ones.
func (t *target) reduce(counts, soft, hard *tile.Counts) (above int) {
	if t.hasLast {
		hard[t.last]--
		if soft[t.last] > hard[t.last] || !t.byJoker {
			soft[t.last]--
		}
	}
	for kinds := t.held; kinds != 0; kinds &= kinds - 1 {
		k := kinds.First()
		n := t.forced[k]
		hard[k] -= n
		above += int(max(n, soft[k]) - soft[k])
		soft[k] -= min(soft[k], n)
		counts[k] -= min(counts[k], n)
	}
	return above
}

// ends adds the targets of a clause that wants an open end of a run: one for each run and
// each of its ends.
func (s *search) ends(t *target) {
	for i, f := range t.rule.forced[:t.rule.numForced] { // closed, so that no meld is one of them
		if i == 0 || f != t.rule.forced[i-1] {
			s.endsOf(t, f)
		}
	}
	for f := form.Set(tile.NumKinds); f < form.NumSets; f++ {
		if t.sets > 0 && t.rule.sets.Has(f) {
			with := *t
			with.force(f)
			s.endsOf(&with, f)
		}
	}
}

// endsOf adds the targets whose last tile is an open end of run f, which t forces.
func (s *search) endsOf(t *target, f form.Set) {
	for k := range openEnds(f).All() {
		s.endAt(t, k)
	}
}

// endAt adds the targets whose last tile is of kind k, an end of a run that t forces.
func (s *search) endAt(t *target, k tile.Kind) {
	if t.rule.last != 0 && tile.Kind(t.rule.last-1) != k {
		return
	}
	u, q := *t, &s.at
	u.forced[k]--
	u.hasLast, u.last = true, k
	s.addFitting(&u)
	switch {
	case q.waiting:
	case q.drawnJoker:
		u.whole, u.byJoker = true, true
		s.addFitting(&u)
	case q.drawn == k:
		u = *t
		u.whole = true
		s.addFitting(&u)
	}
}

func (s *search) addFitting(t *target) {
	if t.settle(&s.at) {
		s.add(t)
	}
}

// distanceOf returns the distance that a target has if its free part misses so many tiles.
func (t *target) distanceOf(free, jokers int) int {
	if free >= need.None {
		return need.None
	}
	if !t.hasLast {
		return max(0, t.missing+free-jokers)
	}
	return t.final() + max(0, t.missing-1+free-jokers)
}

// final returns how many tiles the last one is: none if it was drawn.
func (t *target) final() int {
	if t.whole {
		return 0
	}
	return 1
}
