package rule

import (
	"math/bits"

	"mentsu/form"
	"mentsu/reading"
	"mentsu/tile"
)

// fill writes the dearest reading of a win to dst.
func (s *Set) fill(w *Win, k *work, dst *Result) {
	b, v := &k.best, k.worth()
	dst.Items, dst.FuItems, dst.Excluded = dst.Items[:0], dst.FuItems[:0], dst.Excluded[:0]
	dst.Valid, dst.Reason = v.valid, NoReason
	if !v.valid {
		dst.Reason = NoYaku
		if s.adds || v.total > v.bonus {
			dst.Reason = BelowMinimum
		}
	}
	if !b.listed {
		b.reading = b.cut.Reading(w.Hand)
	}
	dst.Reading, dst.Place, dst.Index = b.reading, b.spot.in(&b.reading), b.index
	dst.Total, dst.Bonus, dst.Over, dst.Yakuman = v.total, v.bonus, 0, v.yakuman
	dst.Fu, dst.RawFu, dst.Limit, dst.Base = v.fu, v.raw, v.limit, v.base
	dst.Points, dst.Changes, dst.HasPayer, dst.Dear = 0, [4]int{}, false, nil
	dst.JokersAs = tile.Counts{}
	if w.Hand.Jokers() > 0 {
		dst.JokersAs = b.reading.JokersAs()
	}
	if k.last != b.index {
		s.lookAt(k, &dst.Reading)
		s.foundAt(k, &b.spot)
	} else if k.spot != b.spot {
		s.foundAt(k, &b.spot)
	}
	if s.adds {
		s.fillAccount(k, dst)
	} else {
		s.fillItems(w, k, dst)
	}
	if v.yakuman == 0 && v.fu > 0 {
		s.fillFu(k, dst)
	}
	switch {
	case v.base == dear:
		s.payer.payDear(w, dst)
	case v.valid:
		dst.Points = s.points(w, v)
		s.payer.pay(w, dst)
	}
}

// fillItems lists what is paid: the patterns of the best reading, and the bonus beside han.
func (s *Set) fillItems(w *Win, k *work, dst *Result) {
	for word, paid := range k.worth().paid {
		for x := paid; x != 0; x &= x - 1 {
			i := word<<6 + bits.TrailingZeros64(x)
			p := &s.patterns[i]
			item := Item{Pattern: i, Value: p.value[k.hasOpen], Count: int(k.counts[p.counter])}
			if item.Count == 0 {
				continue
			}
			item.Tiles = s.tiles(p.counter, w, &k.scene)
			s.witness(&item, p, k, &dst.Reading)
			dst.Items = append(dst.Items, item)
		}
	}
	if dst.Yakuman > 0 {
		s.cutYakuman(dst.Items, dst.Yakuman)
	}
}

// witness adds to item the sets and the pair that make the facts of a clause of p hold; of the
// hand these are facts of its melds alone.
func (s *Set) witness(item *Item, p *pattern, k *work, r *reading.Reading) {
	for i := range p.shown {
		if sh := &p.shown[i]; sh.alone || sh.clause.holds(&k.facts) {
			sh.witness(item, p, k, r)
			return
		}
	}
}

// witness is that of a pattern, of its clause that sh is about.
func (sh *shown) witness(item *Item, p *pattern, k *work, r *reading.Reading) {
	if sh.sets != 0 {
		for n := range r.Sets[:r.NumSets] {
			item.Sets |= uint8(sh.sets>>(r.Sets[n].Set&63)&1) << n
		}
	}
	item.Pair = sh.pair || k.pairs&sh.pairs != 0
	for i := range sh.atoms {
		a := &sh.atoms[i]
		for n, set := range r.Sets[:r.NumSets] {
			item.Sets |= uint8(bit(k.shows(a, set.Set, n))) << n
		}
		if a.op == opPairsOf && k.pairs&(a.mask|k.winds[a.winds&3]) != 0 {
			item.Pair = true
		}
	}
	if sh.all {
		item.Sets, item.Pair = 1<<r.NumSets-1, true
	}
	switch {
	case sh.knitted && p.nine:
		item.Tiles = r.Singles &^ tile.AllHonours
	case sh.knitted:
		item.Tiles = r.Singles
	}
	if sh.last {
		if last := k.best.spot.in(r).Set; last >= 0 {
			item.Sets |= 1 << last
		}
	}
}

// shown is a clause of a pattern that sets or the pair make hold, with what of it they show.
type shown struct {
	clause clause
	alone  bool   // it is the only one of the pattern
	sets   uint64 // sets that are shown wherever they are
	pairs  uint64 // pairs of the same kind
	atoms  []atom // the facts of which more must be known
	pair   bool   // the winning tile is part of the pair
	last   bool   // it completes a run
	all    bool   // it is about all sets and the pair

	knitted bool // it is about the knitted tiles
}

// witnesses returns the clauses of p that sets or the pair make hold.
func (s *Set) witnesses(p *pattern) []shown {
	var list []shown
	on := p.numOn()
	for i := range p.clauses {
		cl := &p.clauses[i]
		if cl.off {
			continue
		}
		sh := s.shownBy(cl)
		sh.alone = on == 1
		p.nine = p.nine || sh.knitted && cl.want[wordReading]&uint64(form.KnittedStraight) != 0
		if sh.pair || sh.last || sh.all || sh.knitted || !sh.plain() {
			list = append(list, sh)
		}
	}
	return list
}

// shownBy returns what sets and the pair show of a clause.
func (s *Set) shownBy(cl *clause) shown {
	sh := shown{
		clause: *cl,
		pair:   cl.want[wordPlace]&(1<<bitOnPair|1<<Tanki) != 0,
		last:   cl.want[wordPlace]&(1<<Kanchan|1<<Penchan) != 0,
		all:    cl.want[wordPlace]>>bitNoFu&1 != 0,
	}
	for l := levelHand; l <= levelPlace; l++ {
		for _, a := range s.atoms[l] {
			if cl.want[a.word]>>a.bit&1 != 0 && (l > levelHand || a.ofMelds()) {
				sh.take(&a)
			}
		}
	}
	sh.knitted = cl.want[wordReading]&uint64(form.Knitted) != 0 && cl.want[wordPlace] == 0 && sh.plain()
	return sh
}

// plain reports whether no set and no pair is shown because of a fact about it.
func (sh *shown) plain() bool { return sh.atoms == nil && sh.sets|sh.pairs == 0 }

// numOn returns how many clauses of p no option stands against.
func (p *pattern) numOn() (n int) {
	for i := range p.clauses {
		n += int(bit(!p.clauses[i].off))
	}
	return n
}

// take adds what a fact shows.
func (sh *shown) take(a *atom) {
	const triplets = 1<<tile.NumKinds - 1
	switch {
	case a.op == opRuns:
		sh.sets |= ^uint64(triplets)
	case a.op == opTriplets:
		sh.sets |= triplets
	case a.op == opTouching:
		sh.sets, sh.pairs = ^uint64(0), ^uint64(0)
	case a.op == opTripletsOf && a.winds == 0:
		sh.sets |= a.mask
	case a.op == opPairsOf && a.winds == 0:
		sh.pairs |= a.mask
	default:
		sh.atoms = append(sh.atoms, *a)
	}
}

// closedSets returns the sets of the best reading that are concealed, if the win is a
// self-draw, a bit each.
func (k *work) closedSets() uint8 {
	n := k.best.reading.Concealed
	return 1<<n - 1 | k.closedKans<<n
}

// shows reports whether set n of the reading is one of those that make a fact hold.
func (k *work) shows(a *atom, set form.Set, n int) bool {
	if a.ofMelds() {
		return k.meldsOf(a.op)>>n&1 != 0
	}
	run, first := set.IsRun(), set.First()
	rank := uint(first.Rank() - 1)
	suit := int(first.Suit())
	switch a.op {
	case opTripletsOf:
		return !run && (a.mask|k.winds[a.winds&3])>>first&1 != 0
	case opConcealedTriplets:
		return !run && k.closedSets()>>n&1 != 0 && (k.selfDraw || n != int(k.best.spot.in(&k.best.reading).Set))
	case opSameRuns:
		return run && same(k.runsOf(0), k.runsOf(1), k.runsOf(2), int(a.n))>>rank&1 != 0
	case opSameTriplets:
		return !run && !first.IsHonour() && same(k.tripletsOf(0), k.tripletsOf(1), k.tripletsOf(2), int(a.n))>>rank&1 != 0
	case opOneSuitRuns:
		return run && k.runsOf(suit)&a.mask == a.mask && a.mask>>rank&1 != 0
	case opThreeSuitRuns:
		return run && a.mask>>rank&1 != 0
	case opShiftedRuns:
		return run && inShift(shifted(k.runsOf(suit), int(a.n), int(a.mask)), rank, a)
	case opShiftedTriplets:
		return !run && !first.IsHonour() && inShift(shifted(k.tripletsOf(suit), int(a.n), int(a.mask)), rank, a)
	case opMirroredRuns:
		return run && same(k.runsOf(0), k.runsOf(1), k.runsOf(2), 2)>>rank&1 != 0
	case opIdenticalRuns:
		return run && k.times(set) >= int(a.n)
	case opDoubleRuns:
		return run && k.times(set) >= 2
	default:
		return false
	}
}

// inShift reports whether a rank is one of those that begin at a bit of lowest.
func inShift(lowest uint64, rank uint, a *atom) bool {
	for i := range uint(a.n) {
		if below := i * uint(a.mask); below <= rank && lowest>>(rank-below)&1 != 0 {
			return true
		}
	}
	return false
}

// times returns how often a run is in the reading.
func (t *cut) times(run form.Set) int { return int(t.runCounts >> (3 * (run - tile.NumKinds)) & 7) }

// fillFu lists the fu of the best reading.
func (s *Set) fillFu(k *work, dst *Result) {
	r := &dst.Reading
	if n := k.wholeCase(r.Form); s.fu.fixed[n] {
		s.listFu(dst, &s.fu.whole[n], -1)
		return
	}
	s.listFu(dst, &s.fu.hand[k.handCase(k.facts[wordPlace]>>bitNoFu&1 != 0)], -1)
	for i, set := range r.Sets[:r.NumSets] {
		concealed := k.closedSets()>>i&1 != 0 && (k.selfDraw || i != int(dst.Place.Set) || set.IsRun())
		s.listFu(dst, &s.fu.set[setCase(set.Set, concealed, r.Kans>>i&1 != 0)], i)
	}
	s.listFu(dst, &s.fu.pair[k.pairCase(r.Pairs[0].Kind)], -1)
	s.listFu(dst, &s.fu.wait[dst.Place.Wait], -1)
}

// listFu lists the rules of a case, of a set or of none.
func (s *Set) listFu(dst *Result, cell *fuCell, set int) {
	for _, i := range cell.rules {
		dst.FuItems = append(dst.FuItems, FuItem{Rule: i, Set: int8(set), Fu: s.def.Fu[i].Fu})
	}
}
