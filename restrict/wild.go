package restrict

import (
	"mentsu/need"
	"mentsu/tile"
)

// Distances of a hand with jokers count natural tiles only: those missing less the jokers.
// A finished hand may hold more tiles of a kind than the pool leaves if jokers are these,
// and more than four where the rules say so.

// wild finds the answer of a hand with jokers: the kinds by trying every draw and discard
// on the targets that reach the least distance.
func (s *search) wild() {
	s.run(s.wildDistance)
	if s.best.distance == 0 || s.best.distance >= need.None {
		return
	}
	now := s.at
	for k := range tile.Kind(tile.NumKinds) {
		if now.counts[k] < now.caps[k] {
			s.at = now
			s.at.counts[k]++
			if s.nearer(k) {
				s.best.needed = s.best.needed.With(k)
			}
		}
		if now.counts[k] > 0 {
			s.at = now
			s.at.discardKind(k)
			if s.asNear() {
				s.best.spare = s.best.spare.With(k)
			}
		}
	}
	s.at = now
}

// nearer reports whether one of the tied targets is nearer after the draw of k. If only the
// last tile is missing, no other draw helps.
func (s *search) nearer(k tile.Kind) bool {
	for _, i := range s.tied {
		t := s.targets[i]
		if t.hasLast && s.best.distance == 1 {
			if t.last == k {
				return true
			}
			continue
		}
		if t.settle(&s.at) && s.wildDistance(&t) < s.best.distance {
			return true
		}
	}
	return false
}

// asNear reports whether one of the tied targets is as near after a discard.
func (s *search) asNear() bool {
	for _, i := range s.tied {
		if t := s.targets[i]; t.settle(&s.at) && s.wildDistance(&t) == s.best.distance {
			return true
		}
	}
	return false
}

// wildDistance returns the distance of a target that jokers may fill.
func (s *search) wildDistance(t *target) int {
	counts := s.at.counts
	w := need.Wild{Soft: s.at.caps, Hard: s.at.most()}
	w.Jokers = t.jokers(&s.at) - t.reduce(&counts, &w.Soft, &w.Hard)
	var free int
	if t.conc > 0 {
		free = s.concealedWild(t, &counts, &w)
	} else {
		pair := 1
		if t.hasPair {
			pair = 0
		}
		free = s.game.families[t.family].wild().WildLane(&counts, &w, t.sets, pair)
	}
	return t.distanceOf(free, t.jokers(&s.at))
}

// most returns how many tiles of each kind a finished hand may hold, jokers among them.
func (q *position) most() tile.Counts {
	if q.jokers == 0 {
		return q.caps
	}
	return q.hard
}

// wildPairs returns the answer of pairs for a hand with jokers.
func (q *position) wildPairs(kinds tile.Kinds) found {
	return q.tried(func(q *position) int { return q.wildPairsDistance(kinds) })
}

// wildOrphans returns the answer of orphans for a hand with jokers.
func (q *position) wildOrphans() found { return q.tried((*position).wildOrphansDistance) }

// tried returns the answer of a form by trying every draw and discard.
func (q *position) tried(distance func(*position) int) found {
	now := *q // so that q need not be on the heap where there are no jokers
	f := found{distance: distance(&now)}
	if f.distance == 0 || f.distance >= need.None {
		return f
	}
	for k := range tile.Kind(tile.NumKinds) {
		if now.counts[k] < now.caps[k] {
			after := now
			after.counts[k]++
			if distance(&after) < f.distance {
				f.needed = f.needed.With(k)
			}
		}
		if now.counts[k] > 0 {
			after := now
			after.discardKind(k)
			if distance(&after) == f.distance {
				f.spare = f.spare.With(k)
			}
		}
	}
	return f
}

// maxJokers is how many jokers a hand may hold: all its tiles.
const maxJokers = 17

// wildPairsDistance returns the distance from seven pairs of the given kinds: the cheapest
// that hold no more tiles above the caps than there are jokers.
func (q *position) wildPairsDistance(kinds tile.Kinds) int {
	var least [numPairs + 1][maxJokers + 1]int // missing tiles by pairs taken and tiles above the caps
	for n := range least {
		for above := range least[n] {
			if n > 0 || above > 0 {
				least[n][above] = need.None
			}
		}
	}
	for k := range kinds.All() {
		most := min(1, int(q.hard[k]/2))
		if q.fourPair {
			most = min(2, int(q.hard[k]/2))
		}
		for n := numPairs; n > 0; n-- {
			for pairs := 1; pairs <= min(most, n); pairs++ {
				use := uint8(2 * pairs)
				missing, more := int(max(use, q.counts[k])-q.counts[k]), int(max(use, q.caps[k])-q.caps[k])
				for above := more; above <= q.jokers; above++ {
					least[n][above] = min(least[n][above], least[n-pairs][above-more]+missing)
				}
			}
		}
	}
	best := need.None
	for _, missing := range least[numPairs][:q.jokers+1] {
		best = min(best, missing)
	}
	return q.lessJokers(best)
}

// wildOrphansDistance returns the distance from thirteen orphans.
func (q *position) wildOrphansDistance() int {
	best := need.None
	for pair := range tile.Orphans.All() {
		missing, above := 0, 0
		for k := range tile.Orphans.All() {
			use := uint8(1)
			if k == pair {
				use = 2
			}
			if use > q.hard[k] {
				missing = need.None
			}
			missing += int(max(use, q.counts[k]) - q.counts[k])
			above += int(max(use, q.caps[k]) - q.caps[k])
		}
		if above <= q.jokers {
			best = min(best, missing)
		}
	}
	return q.lessJokers(best)
}

// lessJokers returns the distance that is left once jokers stand for missing tiles.
func (q *position) lessJokers(missing int) int {
	if missing >= need.None {
		return need.None
	}
	return max(0, missing-q.jokers)
}
