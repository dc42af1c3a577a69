package restrict

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// search is the work on one position: the parts walked so far, which clauses share, and the
// clauses that reach the least distance.
type search struct {
	program *Program
	at      position
	keys    []uint64 // of parts
	parts   []part
	tied    []target
	best    found
	layered need.LayeredCase
}

// part is a suit of the hand beside what is forced in it.
type part struct {
	vec   need.Vec
	ahead need.Ahead // what the rest costs, in the clauses that reach the least distance
}

// target is what a clause asks of the concealed tiles: what is forced once the melds have
// given their part, and what is free.
type target struct {
	rule    *rule
	forced  need.Forced
	sets    int  // free sets
	missing int  // tiles of the forced ones
	want    int  // concealed triplets wanted among the free sets
	conc    int  // the same, if not all free sets are triplets anyway
	hasPair bool // the forced tiles hold the pair

	triplets tile.Kinds // of the forced triplets
	kept     tile.Kinds // in the forced runs and the forced pair
	parts    [tile.NumSuits]int
}

// run returns the answer for a position of all clauses of sets and a pair, joined to the
// one given.
func (s *search) run(p *Program, q *position, best found) found {
	s.program, s.at, s.best = p, *q, best
	s.keys, s.parts, s.tied = s.keys[:0], s.parts[:0], s.tied[:0]
	for i := range p.clauses {
		c := &p.clauses[i]
		if c.pairs == 0 {
			continue
		}
		t, ok := q.target(c)
		if !ok || t.missing > s.best.distance {
			continue
		}
		d := s.distance(&t)
		switch {
		case d > s.best.distance || d >= need.None:
		case c.openEnd:
			s.take(q.openEnd(&s.layered, p, &t, s.best.distance))
		case t.conc > 0:
			s.take(q.triplets(&s.layered, p, &t, s.best.distance))
		default:
			s.take(found{distance: d})
			s.tied = append(s.tied, t)
		}
	}
	s.mark()
	s.program = nil
	s.at.melds = nil
	return s.best
}

// take joins an answer; if it is nearer, the clauses before it count no longer.
func (s *search) take(f found) {
	if f.distance < s.best.distance {
		s.tied = s.tied[:0]
	}
	s.best.join(f)
}

// target returns what a clause asks of the position; ok is false if no finished hand can
// agree with it.
func (q *position) target(c *rule) (t target, ok bool) {
	if c.closed && q.open {
		return t, false
	}
	t = target{rule: c, sets: q.sets, want: int(c.concealed)}
	var used [maxForced]bool
	for _, m := range q.melds {
		if !c.sets.Has(m.Set) {
			return t, false
		}
		if m.Kind == hand.ClosedKan {
			t.want--
		}
		for i, f := range c.forced[:c.numForced] {
			if f == m.Set && !used[i] {
				used[i] = true
				break
			}
		}
	}
	for i, f := range c.forced[:c.numForced] {
		if !used[i] {
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
	t.conc = max(t.want, 0)
	if t.rule.sets&form.AllRuns == 0 {
		t.conc = 0 // all sets are triplets
	}
	return true
}

// forcePair adds the pair to what the concealed tiles have to hold.
func (t *target) forcePair(k tile.Kind) {
	t.forced.Tiles[k] += 2
	t.hasPair = true
	t.kept = t.kept.With(k)
}

// force adds a set to those that the concealed tiles have to hold.
func (t *target) force(f form.Set) {
	kinds := f.Kinds()
	for _, k := range kinds {
		t.forced.Tiles[k]++
	}
	t.sets--
	first := kinds[0]
	if !f.IsRun() {
		t.want--
		t.triplets = t.triplets.With(first)
		return
	}
	t.kept |= tile.KindsOf(kinds[:]...)
	if first.Rank() < 7 {
		t.forced.Ends = t.forced.Ends.With(first)
	}
	if first.Rank() > 1 {
		t.forced.Ends = t.forced.Ends.With(first + 2)
	}
}

// fits counts the missing tiles of the forced ones, and reports whether the caps leave room
// for them.
func (t *target) fits(q *position) bool {
	t.missing = 0
	for k, n := range t.forced.Tiles {
		if n > q.caps[k] {
			return false
		}
		t.missing += int(max(n, q.counts[k]) - q.counts[k])
	}
	return true
}

// distance returns the least missing tiles, if concealed triplets and open ends do not
// matter; for a clause where they do it is a lower bound.
func (s *search) distance(t *target) int {
	var v [tile.NumSuits]need.Vec
	for suit := range v {
		t.parts[suit] = s.part(t, tile.Suit(suit))
		v[suit] = s.parts[t.parts[suit]].vec
	}
	rest := need.Merge(v[2], v[3])
	if t.hasPair {
		rest = need.Paired(rest)
	}
	return min(need.None, t.missing+need.Last(need.Merge(v[0], v[1]), rest, t.sets))
}

// part returns the number of a suit beside what the target forces in it.
func (s *search) part(t *target, suit tile.Suit) int {
	key := uint64(t.rule.family)<<34 | uint64(suit)<<32
	forced := uint64(0)
	for r, n := range ofSuit(&t.forced.Tiles, suit) {
		forced |= uint64(n) << (3 * r)
	}
	key |= forced
	for i, k := range s.keys {
		if k == key {
			return i
		}
	}
	counts, caps := s.at.counts, s.at.caps
	if forced != 0 {
		t.reduce(&counts, &caps)
	}
	vec := s.program.families[t.rule.family].plain().Vec(suit, &counts, &caps)
	s.keys, s.parts = append(s.keys, key), append(s.parts, part{vec: vec})
	return len(s.parts) - 1
}

// ofSuit returns the counts of one suit.
func ofSuit(c *tile.Counts, s tile.Suit) []uint8 {
	first := int(s.First())
	return c[first : first+s.Len()]
}

// reduce takes what is forced out of counts and caps.
func (t *target) reduce(counts, caps *tile.Counts) {
	for k, n := range t.forced.Tiles {
		counts[k] -= min(counts[k], n)
		caps[k] -= n
	}
}

// mark adds the kinds of all clauses that reach the least distance: each part is walked
// once for all of them.
func (s *search) mark() {
	if s.best.distance == 0 {
		return
	}
	for i := range s.tied {
		s.gather(&s.tied[i])
	}
	for i := range s.tied {
		t := &s.tied[i]
		for k, n := range t.forced.Tiles {
			if n > s.at.counts[k] {
				s.best.needed = s.best.needed.With(tile.Kind(k))
			}
		}
		counts, caps := s.at.counts, s.at.caps
		t.reduce(&counts, &caps)
		program := s.program.families[t.rule.family].plain()
		for suit, number := range t.parts {
			part := &s.parts[number]
			if part.ahead.Empty() {
				continue // marked with a clause before
			}
			needed, spare := program.Marks(tile.Suit(suit), &counts, &caps, &part.ahead, s.best.distance)
			part.ahead = need.Ahead{}
			s.best.needed |= needed
			s.best.spare |= spare
		}
	}
}

// gather tells each part of a target what the rest costs.
func (s *search) gather(t *target) {
	var v [tile.NumSuits]need.Vec
	for suit, number := range t.parts {
		v[suit] = s.parts[number].vec
	}
	mp, sz := need.Merge(v[0], v[1]), need.Merge(v[2], v[3])
	rest := [tile.NumSuits]need.Vec{need.Merge(v[1], sz), need.Merge(v[0], sz), need.Merge(mp, v[3]), need.Merge(mp, v[2])}
	for suit, number := range t.parts {
		if t.hasPair {
			rest[suit] = need.Paired(rest[suit])
		}
		s.parts[number].ahead.Join(rest[suit], t.sets, t.missing)
	}
}
