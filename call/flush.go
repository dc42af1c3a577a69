package call

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// flush is what profile Bot counts of a hand before it goes for one suit.
type flush struct {
	own, others int  // tiles of the suit, and of the other two
	connected   int  // of the others those that tiles of their suit are near
	set         bool // the others hold a complete set

	honours, triplets       int // honours held twice or more, three times or more
	valued                  int // value tiles held twice
	valuedTriplets, singles int // value tiles held three times or more; guest winds held once
	doraHonours             int // honours held twice or more that are dora
	valueDora               int // of the triplets of value tiles those that are dora

	ownDora, connectedDora int // dora of the suit, and on connected tiles of the others
}

// mostOf returns the suit that a hand has most tiles of: for honitsu with the called tile,
// as its gates count.
func mostOf(h *hand.Hand, q Question, p Plan) (most tile.Suit) {
	counts := flushTiles(h, q, p)
	best := -1
	for s := range tile.Honours {
		n := 0
		for k := s.First(); k < s.First()+9; k++ {
			n += int(counts[k])
		}
		if n > best {
			most, best = s, n
		}
	}
	return most
}

// flushTiles returns the tiles that the gates of a flush count: honitsu looks at the called
// tile, too.
func flushTiles(h *hand.Hand, q Question, p Plan) tile.Counts {
	counts := tilesOf(h)
	if p == PlanHonitsu {
		counts[q.Tile.Kind()]++
	}
	return counts
}

// flush counts the hand for the suit that the target is made of.
func (s *situation) flush(p Plan) flush {
	counts, dora := flushTiles(s.hand, s.question, p), doraOf(s.hand, s.question)
	valued := values(s.Options.Winds)
	var f flush
	for k := range tile.Kind(tile.NumKinds) {
		n := int(counts[k])
		switch {
		case k.IsHonour():
			f.honour(n, valued.Has(k), s.isDora(k))
		case s.adviser.aim.usable.Has(k):
			f.own += n
			f.ownDora += dora[k]
		default:
			f.others += n
			f.set = f.set || n >= 3 || startsRun(&counts, k)
			if connected(&counts, k) {
				f.connected += n
				f.connectedDora += dora[k]
			}
		}
	}
	return f
}

// isDora reports whether an indicator names kind k.
func (s *situation) isDora(k tile.Kind) bool {
	for _, indicator := range s.question.Dora {
		if indicator.Dora(s.hand.Rules().Players) == k {
			return true
		}
	}
	return false
}

// honour counts n tiles of an honour.
//
//nolint:revive // two properties of the tile
func (f *flush) honour(n int, valued, dora bool) {
	switch {
	case n == 1 && !valued:
		f.singles++
	case n == 2 && valued:
		f.valued++
	case n >= 3 && valued:
		f.valuedTriplets++
		if dora {
			f.valueDora++
		}
	}
	if n >= 3 {
		f.triplets++
	}
	if n >= 2 {
		f.honours++
		if dora {
			f.doraHonours++
		}
	}
}

// startsRun reports whether the run from a tile of a number suit is held.
func startsRun(counts *tile.Counts, k tile.Kind) bool {
	if k.Rank() > 7 {
		return false
	}
	for _, t := range form.Run(k).Kinds() {
		if counts[t] == 0 {
			return false
		}
	}
	return true
}

// connected reports whether a tile of a number suit has another of its kind, or of one that
// is at most two ranks away.
func connected(counts *tile.Counts, k tile.Kind) bool {
	first := k.Suit().First()
	for near := max(first, k-min(k, 2)); near <= min(k+2, first+8); near++ {
		if n := counts[near]; near != k && n > 0 || n > 1 {
			return counts[k] > 0
		}
	}
	return false
}

// honitsuGates asks for honours held in pairs or triplets, and for few tiles of other suits,
// the fewer the later it is and the better these fit together.
func (s *situation) honitsuGates() {
	f, late, oneAway := s.flush(PlanHonitsu), s.Turn > 8, s.oneAway()
	cheap := f.valued+f.valuedTriplets == 0
	others, dora, honours, linked, sets := 4, 1, 1, 4, 1
	if cheap {
		others = 3
	}
	if s.Turn > 11 {
		others = 2
	}
	if f.set {
		dora = 0
	}
	plain := f.ownDora == 0 && f.doraHonours == 0
	if cheap && (f.own <= 7 || f.own <= 9 && plain) || f.connected >= 3 && f.doraHonours == 0 && (f.valued == 0 || f.singles >= 2) {
		honours = 2
	}
	if oneAway && (late || f.doraHonours > 0) {
		linked = 2
	}
	if late || oneAway {
		sets = 0
	}
	s.most(GateOtherSuits, OfOtherSuits, f.others, others)
	s.most(GateSuitDora, OfSuitDora, f.connectedDora, dora)
	s.most(GateValueDora, OfValueDora, f.valueDora, 0)
	s.least(GateHonours, OfHonours, f.honours, honours)
	s.most(GateConnected, OfConnected, f.connected, linked)
	s.most(GateSuitSet, OfSuitSets, f.sets(), sets)
}

// chinitsuGates asks for many tiles of the suit, and for nothing else that is worth to keep.
func (s *situation) chinitsuGates() {
	f, late, oneAway := s.flush(PlanChinitsu), s.Turn > 8, s.oneAway()
	own, dora, honours, sets := 9, 2, 1, 1
	switch {
	case f.honours == 1 || oneAway && late:
		own = 11
	case oneAway:
		own = 10
	}
	switch {
	case f.set:
		dora = 0
	case f.ownDora == 0 || oneAway || late:
		dora = 1
	}
	if late || f.triplets+f.valued+f.doraHonours > 0 {
		honours = 0
	}
	if late || oneAway && s.Turn > 5 {
		sets = 0
	}
	s.least(GateSuit, OfSuit, f.own, own)
	s.most(GateSuitDora, OfSuitDora, f.connectedDora, dora)
	s.most(GateHonourPairs, OfHonours, f.honours, honours)
	s.most(GateSuitSet, OfSuitSets, f.sets(), sets)
}

// sets returns 1 if the other suits hold a complete set, else 0.
func (f *flush) sets() int {
	if f.set {
		return 1
	}
	return 0
}
