package rule

import (
	"math/bits"
	"slices"

	"mentsu/reading"
	"mentsu/tile"
)

// scenePlan is the facts of the hand in one word that decide what is paid, the most common by
// what they ask.
type scenePlan struct {
	kinds sieve     // facts about the kinds that there are
	suits [8]uint64 // the facts that hold by which of the suits m, p and s there are, a bit each
	kans  []atom    // of kans
	flush []atom    // of a hand of one suit
	rest  []atom
}

// newScenePlan returns the plan of those atoms of the hand that are in a word, nil if none is.
func newScenePlan(atoms []atom, word uint8) *scenePlan {
	if !slices.ContainsFunc(atoms, func(a atom) bool { return a.word == word }) {
		return nil
	}
	p := &scenePlan{}
	for _, a := range atoms {
		if a.word != word || p.kinds.take(&a) {
			continue
		}
		switch {
		case a.op == opSuits:
			for suits := range p.suits {
				p.suits[suits] |= bit(bits.OnesCount(uint(suits)) == int(a.n)) << a.bit
			}
		case a.n > 0 && (a.op == opKans || a.op == opClosedKans || a.op == opOpenKans):
			p.kans = append(p.kans, a)
		case a.op == opNineGates, a.op == opPureNineGates:
			p.flush = append(p.flush, a)
		default:
			p.rest = append(p.rest, a)
		}
	}
	return p
}

// note returns which of the facts hold.
func (p *scenePlan) note(c *scene) uint64 {
	facts := p.kinds.facts(c.kinds) | p.suits[c.suits()] | c.note(p.rest)
	if c.kans > 0 {
		facts |= c.note(p.kans)
	}
	if c.oneSuit() {
		facts |= c.note(p.flush)
	}
	return facts
}

// note returns which of the facts of some atoms of the hand hold, all in one word.
func (c *scene) note(atoms []atom) (facts uint64) {
	for i := range atoms {
		a := &atoms[i]
		facts |= bit(c.ofScene(a)) << (a.bit & 63)
	}
	return facts
}

// plan says how the facts of a reading in one word are found out: as far as possible by
// tables, and the others only where there are as many sets or pairs as they need.
type plan struct {
	bySet      [64]uint64 // of facts about every set: those with which it agrees
	byPair     [64]uint64 // the same of facts about every pair
	turned     uint64     // those of them that hold if one set or pair does not agree
	tabled     uint64     // all facts of these tables
	byTriplets [8]uint64  // the facts that hold with so many triplets
	byRuns     [8]uint64  // the same of runs
	byDoubles  [4]uint64  // the same of pairs of runs that are the same
	byEqual    [8]uint64  // the same of runs that are all the same

	ofRuns     [startMask + 1]uint64 // the facts that hold for the runs of a suit, by their lowest ranks
	ofTriplets [ranksMask + 1]uint64 // the same of the triplets

	windy    []atom   // about triplets of seat or round wind
	free     []atom   // they need neither triplets nor runs
	triplets [2]needy // of two suits or fewer, and of all three
	runs     [2]needy
	pairs    []atom // they need several pairs
}

// needy are atoms that need sets of a kind, those that need the least first.
type needy struct {
	atoms []atom
	end   [reading.MaxSets + 1]int // atoms that n sets can be enough for are atoms[:end[n]]
}

// newPlan returns the plan of those atoms of readings that are in a word, nil if none is.
func newPlan(atoms []atom, word uint8) *plan {
	if !slices.ContainsFunc(atoms, func(a atom) bool { return a.word == word }) {
		return nil
	}
	p := &plan{}
	for _, a := range atoms {
		if a.word != word || p.takeNumber(&a) || p.takeEvery(&a) || p.takeSuit(&a) {
			continue
		}
		switch triplets, runs := a.needs(); {
		case a.op == opTripletsOf && a.winds != 0 && a.mask == 0 && a.n == 1:
			p.windy = append(p.windy, a)
		case triplets > 0:
			p.triplets[a.suits()/3].add(a, triplets)
		case runs > 0:
			p.runs[a.suits()/3].add(a, runs)
		case a.op == opShiftedPairs && a.n > 1:
			p.pairs = append(p.pairs, a)
		default:
			p.free = append(p.free, a)
		}
	}
	return p
}

// takeNumber puts the fact of an atom into the tables of numbers; it is not ok if it is none
// of them.
func (p *plan) takeNumber(a *atom) bool {
	var by []uint64
	switch a.op {
	case opTriplets:
		by = p.byTriplets[:]
	case opRuns:
		by = p.byRuns[:]
	case opDoubleRuns:
		by = p.byDoubles[:]
	case opIdenticalRuns:
		by = p.byEqual[:]
	default:
		return false
	}
	for n := range by {
		by[n] |= bit(n >= int(a.n)) << a.bit
	}
	return true
}

// takeEvery puts the fact of an atom into the tables of sets and pairs; it is not ok if it is
// none of them, or about kinds that only a win tells.
func (p *plan) takeEvery(a *atom) bool {
	sets, pairs := ^uint64(0), ^uint64(0) // those that agree
	switch {
	case a.winds != 0:
		return false
	case a.op == opTouching:
		sets, pairs = a.sets, a.mask
	case a.op == opTripletsOf && a.n == 1:
		sets = ^a.mask
	case a.op == opPairsOf && a.n == 1:
		pairs = ^a.mask
	default:
		return false
	}
	for i := range p.bySet {
		p.bySet[i] |= sets >> i & 1 << a.bit
		p.byPair[i] |= pairs >> i & 1 << a.bit
	}
	p.tabled |= 1 << a.bit
	p.turned |= bit(a.op != opTouching) << a.bit
	return true
}

// takeSuit puts the fact of an atom into the tables of suits; it is not ok if it is none of
// them.
func (p *plan) takeSuit(a *atom) bool {
	switch a.op {
	case opOneSuitRuns:
		for runs := range p.ofRuns {
			p.ofRuns[runs] |= bit(uint64(runs)&a.mask == a.mask) << a.bit
		}
	case opShiftedRuns:
		for runs := range p.ofRuns {
			p.ofRuns[runs] |= bit(shifted(uint64(runs), int(a.n), int(a.mask)) != 0) << a.bit
		}
	case opShiftedTriplets:
		for triplets := range p.ofTriplets {
			p.ofTriplets[triplets] |= bit(shifted(uint64(triplets), int(a.n), int(a.mask)) != 0) << a.bit
		}
	default:
		return false
	}
	return true
}

// add puts an atom that needs so many sets behind those that need no more.
func (n *needy) add(a atom, sets int) {
	if sets > reading.MaxSets {
		return // there are never as many
	}
	n.atoms = slices.Insert(n.atoms, n.end[sets], a)
	for i := range n.end[sets:] {
		n.end[sets+i]++
	}
}

// upTo returns the atoms that so many sets can be enough for.
func (n *needy) upTo(sets int) []atom { return n.atoms[:n.end[sets]] }

// note returns which of the facts hold.
func (p *plan) note(k *cut, winds *[4]uint64) uint64 {
	agreed := ^uint64(0)
	for x := k.sets; x != 0; x &= x - 1 {
		agreed &= p.bySet[bits.TrailingZeros64(x)]
	}
	for x := k.pairs; x != 0; x &= x - 1 {
		agreed &= p.byPair[bits.TrailingZeros64(x)]
	}
	facts := (agreed^p.turned)&p.tabled | p.byTriplets[k.triplets&7] | p.byRuns[k.runs&7] |
		p.byDoubles[min(k.doubles, len(p.byDoubles)-1)] | p.byEqual[k.identical()&7]
	if k.sets&uint64(tile.Winds) != 0 {
		facts |= k.note(p.windy, winds)
	}
	if k.runs > 0 {
		x, y, z := k.runsOf(0), k.runsOf(1), k.runsOf(2)
		facts |= p.ofRuns[x] | p.ofRuns[y] | p.ofRuns[z] | k.note(p.runs[0].upTo(k.runs), winds)
		if x != 0 && y != 0 && z != 0 {
			facts |= k.note(p.runs[1].upTo(k.runs), winds)
		}
	}
	if k.triplets > 0 {
		x, y, z := k.tripletsOf(0), k.tripletsOf(1), k.tripletsOf(2)
		facts |= p.ofTriplets[x] | p.ofTriplets[y] | p.ofTriplets[z] | k.note(p.triplets[0].upTo(k.triplets), winds)
		if x != 0 && y != 0 && z != 0 {
			facts |= k.note(p.triplets[1].upTo(k.triplets), winds)
		}
	}
	if k.pairs&(k.pairs-1) != 0 {
		facts |= k.note(p.pairs, winds)
	}
	return facts | k.note(p.free, winds)
}

// suits returns in how many suits there must be sets for a to hold, 0 if it does not say.
func (a *atom) suits() int {
	switch a.op {
	case opSameRuns, opSameTriplets:
		return min(int(a.n), 3)
	case opThreeSuitRuns, opMixedRuns, opMixedTriplets:
		return 3
	default:
		return 0
	}
}

// needs returns how many triplets, or else how many runs, there must be for a to hold.
func (a *atom) needs() (triplets, runs int) {
	n := int(a.n)
	switch a.op {
	case opTriplets, opTripletsOf, opSameTriplets, opShiftedTriplets:
		return n, 0
	case opMixedTriplets:
		return 3, 0
	case opLittleTriplets:
		return 2, 0
	case opMixedRuns:
		return 0, 3
	case opRuns, opSameRuns, opShiftedRuns, opIdenticalRuns:
		return 0, n
	case opDoubleRuns, opMirroredRuns:
		return 0, 2 * n
	case opOneSuitRuns, opThreeSuitRuns:
		return 0, bits.OnesCount64(a.mask)
	default:
		return 0, 0
	}
}
