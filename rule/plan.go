package rule

import (
	"cmp"
	"math/bits"
	"slices"

	"mentsu/reading"
	"mentsu/tile"
)

// scenePlan is the facts of the hand that decide what is paid, the most common by what they
// ask.
type scenePlan struct {
	within []atom // every tile is one of these
	has    []atom // one tile at least is one of these
	kans   []atom // of kans
	flush  []atom // of a hand of one suit
	rest   []atom
}

// newScenePlan returns the plan of atoms of the hand.
func newScenePlan(atoms []atom) scenePlan {
	var p scenePlan
	for _, a := range atoms {
		list := &p.rest
		switch a.op {
		case opWithin:
			list = &p.within
		case opAny:
			list = &p.has
		case opKans, opClosedKans, opOpenKans:
			if a.n > 0 {
				list = &p.kans
			}
		case opNineGates, opPureNineGates:
			list = &p.flush
		default:
		}
		*list = append(*list, a)
	}
	return p
}

// note finds out whether the facts hold.
func (p *scenePlan) note(k *work) {
	for i := range p.within {
		a := &p.within[i]
		k.facts[a.word] |= bit(k.kinds&^(a.mask|k.winds[a.winds&3]) == 0) << a.bit
	}
	for i := range p.has {
		a := &p.has[i]
		k.facts[a.word] |= bit(k.kinds&(a.mask|k.winds[a.winds&3]) != 0) << a.bit
	}
	k.noteScene(p.rest)
	if k.kans > 0 {
		k.noteScene(p.kans)
	}
	if k.oneSuit() {
		k.noteScene(p.flush)
	}
}

// noteScene finds out whether the facts of some atoms of the hand hold.
func (k *work) noteScene(atoms []atom) {
	for i := range atoms {
		a := &atoms[i]
		k.facts[a.word] |= bit(k.ofScene(a)) << a.bit
	}
}

// plan says which facts of a reading are worth looking at: not those that need more
// triplets or runs than it has.
type plan struct {
	free     []atom // they need neither
	triplets needy
	runs     needy
	some     []atom // they need triplets of
	of       uint64 // these kinds
}

// needy are atoms that need sets of a kind, those that need the least first.
type needy struct {
	atoms []atom
	end   [reading.MaxSets + 1]int // atoms that n sets can be enough for are atoms[:end[n]]
}

// newPlan returns the plan of the atoms of readings that decide what is paid.
func newPlan(atoms []atom) plan {
	var p plan
	for _, a := range atoms {
		switch triplets, runs := a.needs(); {
		case a.op == opTripletsOf && triplets > 0:
			p.some = append(p.some, a)
			p.of |= a.mask
			if a.winds != 0 {
				p.of |= uint64(tile.Winds)
			}
		case triplets > 0:
			p.triplets.atoms = append(p.triplets.atoms, a)
		case runs > 0:
			p.runs.atoms = append(p.runs.atoms, a)
		default:
			p.free = append(p.free, a)
		}
	}
	for _, n := range []*needy{&p.triplets, &p.runs} {
		need := func(a atom) int {
			t, r := a.needs()
			return t + r
		}
		slices.SortStableFunc(n.atoms, func(a, b atom) int { return cmp.Compare(need(a), need(b)) })
		for sets := range n.end {
			for n.end[sets] < len(n.atoms) && need(n.atoms[n.end[sets]]) <= sets {
				n.end[sets]++
			}
		}
	}
	return p
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
