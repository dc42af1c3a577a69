package restrict

import (
	"mentsu/need"
	"mentsu/tile"
)

// search is the work on one position: the targets of all clauses, the parts walked so far,
// which they share, and the targets that reach the least distance.
type search struct {
	game    *game
	at      position
	targets []target
	keys    []uint64 // of parts
	parts   []part
	tied    []int   // targets
	layers  []found // answers of layered walks
	best    found
	layered need.LayeredCase
}

// part is a suit of the hand beside what is forced in it.
type part struct {
	vec   need.Vec
	ahead need.Ahead // what the rest costs, in the targets that reach the least distance
}

// start makes s the search for a position, given the best answer of other forms.
func (s *search) start(g *game, q *position, best found) {
	s.game, s.at, s.best = g, *q, best
	s.targets, s.keys, s.parts, s.tied, s.layers = s.targets[:0], s.keys[:0], s.parts[:0], s.tied[:0], s.layers[:0]
	for i := range g.rules {
		c := &g.rules[i]
		if c.pairs == 0 || c.types {
			continue
		}
		t, ok := q.target(c)
		switch {
		case !ok:
		case c.openEnd && (q.jokers > 0 || !q.waiting || c.last != 0):
			s.ends(&t)
		case c.last != 0:
			s.endAt(&t, tile.Kind(c.last-1))
		default:
			s.add(&t)
		}
	}
}

// forget drops what a search must not keep.
func (s *search) forget() found {
	s.game, s.at.melds = nil, nil
	clear(s.targets)
	return s.best
}

// add adds a target unless a bound of its distance is too great.
func (s *search) add(t *target) {
	free := 0
	if s.at.jokers == 0 {
		free = s.atLeast(t)
	}
	if t.low = t.distanceOf(free, s.at.jokers); t.low <= s.best.distance && t.low < need.None {
		s.targets = append(s.targets, *t)
	}
}

// atLeast returns what the free part of a target misses if nothing is gone, which is no
// more than it does; 0 where no tables tell.
func (s *search) atLeast(t *target) int {
	x := s.at.keys
	for kinds := t.held; kinds != 0; kinds &= kinds - 1 {
		k := kinds.First()
		for range min(t.forced[k], s.at.counts[k]) {
			x = x.Discard(k)
		}
	}
	v, ok := s.game.families[t.family].plain().Full(x)
	if !ok {
		return 0
	}
	return t.lane(v)
}

// lane returns what v misses for the free part of a target.
func (t *target) lane(v need.Vec) int {
	if t.hasPair {
		return v.Lane(t.sets, 0)
	}
	return v.Lane(t.sets, 1)
}

// run looks for the least distance, those targets first that may be nearest.
func (s *search) run(distance func(*target) int) {
	for low := 0; low <= s.best.distance && low < need.None; low++ {
		for i := range s.targets {
			t := &s.targets[i]
			if t.low != low || low > s.best.distance {
				continue
			}
			d := distance(t)
			if d < s.best.distance && (d == 0 || !t.whole) {
				s.best, s.tied = found{distance: d}, s.tied[:0]
			}
			if d == s.best.distance && d < need.None && (d == 0 || !t.whole) {
				s.tied = append(s.tied, i)
			}
		}
	}
}

// natural finds the answer of a hand without jokers.
func (s *search) natural() {
	s.run(s.distance)
	if s.best.distance > 0 {
		s.mark()
	}
}

// distance returns the distance of a target.
func (s *search) distance(t *target) int {
	if t.rule.openEnd && !t.hasLast && !t.whole {
		return s.keep(t, s.openEnd(t))
	}
	var v [tile.NumSuits]need.Vec
	for suit := range v {
		t.parts[suit] = s.part(t, tile.Suit(suit))
		v[suit] = s.parts[t.parts[suit]].vec
	}
	rest := need.Merge(v[2], v[3])
	if t.hasPair {
		rest = need.Paired(rest)
	}
	d := t.distanceOf(need.Last(need.Merge(v[0], v[1]), rest, t.sets), 0)
	if t.conc > 0 && d <= s.best.distance && d < need.None { // so far a bound from below
		return s.keep(t, s.concealed(t))
	}
	return d
}

// keep keeps the answer of a layered walk for mark, and returns its distance.
func (s *search) keep(t *target, f found) int {
	s.layers = append(s.layers, f)
	t.layer = len(s.layers)
	return f.distance
}

// part returns the number of a suit beside what the target forces in it.
func (s *search) part(t *target, suit tile.Suit) int {
	key := uint64(t.family)<<34 | uint64(suit)<<32
	if t.hasLast && t.last.Suit() == suit {
		key |= uint64(t.last.Rank()) << 28
	}
	less := t.held >> suit.First() & (1<<suit.Len() - 1)
	for ranks := less; ranks != 0; ranks &= ranks - 1 {
		r := ranks.First()
		key |= uint64(t.forced[suit.First()+r]) << (3 * r)
	}
	for i, k := range s.keys {
		if k == key {
			return i
		}
	}
	counts, caps := s.at.counts, s.at.caps
	if less != 0 {
		t.reduceHard(&counts, &caps)
	}
	vec := s.game.families[t.family].plain().Vec(suit, &counts, &caps)
	s.keys, s.parts = append(s.keys, key), append(s.parts, part{vec: vec})
	return len(s.parts) - 1
}

// reduceHard takes what is forced, and the last tile, out of counts and caps that no joker
// may break.
func (t *target) reduceHard(counts, caps *tile.Counts) {
	hard := *caps
	t.reduce(counts, caps, &hard)
}

// mark adds the kinds of all targets that reach the least distance: each part is walked
// once for all of them.
func (s *search) mark() {
	for _, i := range s.tied {
		if t := &s.targets[i]; t.layer == 0 {
			s.gather(t)
		}
	}
	for _, i := range s.tied {
		t := &s.targets[i]
		if t.layer > 0 {
			s.best.join(s.layers[t.layer-1])
			continue
		}
		for kinds := t.held; kinds != 0; kinds &= kinds - 1 {
			if k := kinds.First(); t.forced[k] > s.at.counts[k] {
				s.best.needed = s.best.needed.With(k)
			}
		}
		if t.hasLast && s.best.distance == 1 {
			s.best.needed = s.best.needed.With(t.last)
		}
		s.markParts(t)
	}
}

// markParts adds the kinds of the parts of a target that were not marked yet.
func (s *search) markParts(t *target) {
	counts, caps := s.at.counts, s.at.caps
	t.reduceHard(&counts, &caps)
	program := s.game.families[t.family].plain()
	for suit, number := range t.parts {
		part := &s.parts[number]
		if part.ahead.Empty() {
			continue
		}
		needed, spare := program.Marks(tile.Suit(suit), &counts, &caps, &part.ahead, s.best.distance)
		part.ahead = need.Ahead{}
		s.best.needed |= needed
		s.best.spare |= spare
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
