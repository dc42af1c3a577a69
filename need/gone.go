package need

import "mentsu/tile"

// Limits says how many copies of each kind a finished hand may hold, no less than are held.
type Limits struct {
	Caps  tile.Counts
	Short tile.Kinds // kinds whose cap lies below what some finished hand uses; more do no harm
}

// UsefulUnder returns what becomes of an answer of Useful for the same hand if a finished
// hand may hold no more than its limits: the distance, None if there is no such hand, and
// the kinds whose draw lowers it. It takes a few nanoseconds where no copy that is gone
// matters, and some microseconds where one does.
//
// Copies that are gone matter only if one of the best finished hands, found as if nothing
// were gone, uses a kind above its cap. That hand misses j = cap + 1 - count tiles of the
// kind or more, so that j draws of it lower the distance by j; and if they do, there is
// such a hand. Only the suits of these kinds are walked under their caps. If the distance
// stays, the best hands are the same ones less those that break a cap, and no suit but
// these holds a broken cap. If it rises, all caps are looked at.
func (t *Tables) UsefulUnder(x Keys, counts *tile.Counts, l *Limits, sets, distance int, useful tile.Kinds) (int, tile.Kinds) {
	over := t.exceeded(x, counts, l, useful, sets)
	if over == 0 {
		return distance, useful
	}
	c := t.caseUnder(counts, &l.Caps, over, sets)
	if c.distance == distance {
		return distance, c.Useful()
	}
	c = Standard().Case(counts, &l.Caps, sets)
	return c.distance, c.Useful()
}

// DistanceUnder returns the distance of a hand if a finished hand may hold no more than
// its limits, None if there is no such hand.
func (t *Tables) DistanceUnder(x Keys, counts *tile.Counts, l *Limits, sets int) int {
	distance := t.Distance(x, sets)
	over := t.exceeded(x, counts, l, tile.AllKinds, sets)
	if over == 0 {
		return distance
	}
	c := t.caseUnder(counts, &l.Caps, over, sets)
	if c.distance == distance {
		return distance
	}
	c = Standard().Case(counts, &l.Caps, sets)
	return c.distance
}

// exceeded returns those of the kinds given that a best finished hand uses above their caps.
func (t *Tables) exceeded(x Keys, counts *tile.Counts, l *Limits, kinds tile.Kinds, sets int) tile.Kinds {
	kinds &= l.Short
	if kinds == 0 {
		return 0
	}
	var over tile.Kinds
	o := t.open(x, sets)
	for k := range kinds.All() {
		j := l.Caps[k] + 1 - counts[k]
		if j > o.distance {
			continue
		}
		s := k.Suit()
		c := t.class(o.keys[s] + uint32(j)*t.weights[k.Rank()-1])
		if t.last[sets][c][o.rest[s]] == o.distance-j {
			over = over.With(k)
		}
	}
	return over
}

// caseUnder returns the case of a hand with the caps of the suits of the kinds in over,
// and no others.
func (t *Tables) caseUnder(counts, caps *tile.Counts, over tile.Kinds, sets int) Case {
	relaxed := *caps
	for s := range tile.Suit(tile.NumSuits) {
		if over>>s.First()&(1<<s.Len()-1) != 0 {
			continue
		}
		part := heldOf(&relaxed, s)
		for r := range part {
			part[r] = tile.Copies
		}
	}
	return Standard().Case(counts, &relaxed, sets)
}
