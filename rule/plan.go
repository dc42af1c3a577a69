package rule

import (
	"cmp"
	"math/bits"
	"slices"

	"mentsu/reading"
)

// plan says which facts of a reading are worth looking at: not those that need more
// triplets or runs than it has.
type plan struct {
	free     []atom // they need neither
	triplets needy
	runs     needy
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
	case opRuns, opSameRuns, opShiftedRuns, opIdenticalRuns:
		return 0, n
	case opDoubleRuns:
		return 0, 2 * n
	case opOneSuitRuns, opThreeSuitRuns:
		return 0, bits.OnesCount64(a.mask)
	default:
		return 0, 0
	}
}
