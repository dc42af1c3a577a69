package reading

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// search makes the standard readings of a hand with jokers: it goes up the kinds and
// decides at each how many pairs, triplets and runs start there. Each finished reading is
// reached in one way, and a branch ends as soon as the kinds above need more jokers than
// are left.
//
// A kind k, where x runs reach that started two kinds below and y that started one below,
// is used x + y + runs + 3*triplets + 2*pairs times: no less than tiles are held, the rest
// are jokers, and no more than its cap. Honours that runs of honours reach are used as many
// times more.
type search struct {
	demands

	need  needs
	held  tile.Counts
	caps  tile.Counts // the most that the finished hand may use
	room  [tile.NumKinds + 1]int
	skip  func(Partial) bool
	yield func(Reading) bool

	// The reading so far.
	reading        Reading
	settled        int // its concealed sets of the suits below
	hasPair        bool
	jokers         int // that are left
	triplets, runs [tile.NumKinds]uint8
	honourRuns     [len(honourSets)]uint8
	reached        tile.Counts // tiles of each kind in runs of honours that begin below it or there
}

// eachFinished yields the standard readings of a hand with jokers, or in a house with rules
// of its own, whose natural tiles are held. The reading r holds the melds, and the nine
// tiles of a knitted straight, which the others stand beside.
func eachFinished(h *hand.Hand, held *tile.Counts, q *Query, r Reading, yield func(Reading) bool) bool {
	s := search{demands: demandsOf(h, held, &q.House), skip: q.Skip, yield: yield, reading: r, held: *held, jokers: h.Jokers()}
	s.caps = q.House.Most(h)
	if r.Form == form.KnittedStraight && !s.setAside() {
		return true
	}
	for k := tile.NumKinds - 1; k >= 0; k-- {
		s.room[k] = s.room[k+1] + int(s.caps[k]-s.held[k])
	}
	s.need.of(&s.held, &s.caps, &s.demands)
	if int(s.need[0][0][0][1]) > s.jokers {
		return true
	}
	return s.kind(0, 0, 0)
}

// kind makes the readings that begin as s does, from kind k on; x runs that started two
// kinds below reach k, and y that started one below. It returns false to stop.
func (s *search) kind(k tile.Kind, x, y int) bool {
	most := min(int(s.caps[k]), int(s.held[k])+s.jokers) - x - y - int(s.reached[k])
	if most < 0 {
		return true
	}
	if !s.hasPair && most >= 2 && s.eyes.Has(k) {
		s.hasPair, s.reading.Pairs[0].Kind = true, k
		if !s.sets(k, x, y, 2, most-2) {
			return false
		}
		s.hasPair = false
	}
	return s.sets(k, x, y, 0, most)
}

// sets makes the readings with every choice of at most so many tiles in triplets of k and
// in runs from k on; pair is the tiles of k in the pair.
func (s *search) sets(k tile.Kind, x, y, pair, most int) bool {
	for triplets := min(most/3, s.share(k)-pair/2); triplets >= 0; triplets-- {
		s.triplets[k] = uint8(triplets)
		used := x + y + pair + 3*triplets
		if k.IsHonour() {
			if !s.withHonourRuns(k, 0, used, most-3*triplets) {
				return false
			}
			continue
		}
		runs := 0
		if startsRun(k) {
			runs = min(most-3*triplets, s.share(k)+s.share(k+1)+s.share(k+2))
		}
		for ; runs >= 0; runs-- {
			if used+runs < int(s.held[k]) {
				break
			}
			s.runs[k] = uint8(runs)
			if !s.use(k, used+runs, y, runs) {
				return false
			}
		}
	}
	return true
}

// use makes the readings in which so many tiles of k are used, and y and runs of the runs
// reach the next kind.
func (s *search) use(k tile.Kind, used, y, runs int) bool {
	jokers := used - int(s.held[k])
	others := max(0, jokers-int(s.faces[k]))
	if others > s.limit {
		return true
	}
	s.jokers -= jokers
	s.limit -= others
	goOn := !s.possible(k+1, y, runs) || s.next(k+1, y, runs)
	s.limit += others
	s.jokers += jokers
	return goOn
}

// possible reports whether the kinds from k on could use up the tiles and jokers left.
func (s *search) possible(k tile.Kind, x, y int) bool {
	pair := 1
	if s.hasPair {
		pair = 0
	}
	return int(s.need[k][x%3][y%3][pair]) <= s.jokers && s.jokers <= s.room[k]
}

// next goes on at kind k. Where a suit ends its sets are settled and Skip is asked.
func (s *search) next(k tile.Kind, x, y int) bool {
	if k != tile.Pin1 && k != tile.Sou1 && k != tile.East && k != tile.NumKinds {
		return s.kind(k, x, y)
	}
	before := s.settled
	fits := s.settle(k)
	goOn := true
	switch {
	case !fits:
	case k == tile.NumKinds && s.jokers == 0 && s.hasPair:
		goOn = s.yield(s.reading)
	case k < tile.NumKinds && (s.skip == nil || !s.skip(s.partial(k))):
		goOn = s.kind(k, 0, 0)
	}
	s.settled = before
	return goOn
}

// settle writes the sets, and the pair, of the suit that ends before kind end into the
// reading. It reports whether the house allows them.
func (s *search) settle(end tile.Kind) bool {
	first := (end - 1).Suit().First()
	before := s.settled
	held := s.held // not yet given to a set
	add := func(set form.Set) {
		var jokers uint8
		for i, k := range set.Kinds() {
			jokers |= take(&held[k]) << i
		}
		s.reading.Sets[s.settled] = Set{set, jokers}
		s.settled++
	}
	for k := first; k < end; k++ {
		for range s.triplets[k] {
			add(form.Triplet(k))
		}
	}
	for k := first; k < end && k < tile.East; k++ {
		for range s.runs[k] {
			add(form.Run(k))
		}
	}
	if first == tile.East {
		for i, n := range s.honourRuns {
			for range n {
				add(honourSets[i])
			}
		}
	}
	pair := &s.reading.Pairs[0]
	if s.hasPair && pair.Kind >= first {
		n := &held[pair.Kind]
		pair.Jokers = take(n) | take(n)<<1
	} else {
		pair = nil
	}
	return !s.natural || s.goesAround(end, before, pair)
}

// take gives one of n natural tiles away, or a joker, for which it returns 1.
func take(n *uint8) uint8 {
	if *n == 0 {
		return 1
	}
	*n--
	return 0
}

// partial returns the reading so far, whose suits before kind k are settled.
func (s *search) partial(k tile.Kind) Partial {
	p := Partial{Suits: int(k / 9), Jokers: s.jokers, NumSets: s.settled, HasPair: s.hasPair}
	copy(p.Sets[:s.settled], s.reading.Sets[:])
	if s.hasPair {
		p.Pair = s.reading.Pairs[0]
	}
	return p
}

// startsRun reports whether a run starts at k.
func startsRun(k tile.Kind) bool { return k < tile.East && k.Rank() <= 7 }
