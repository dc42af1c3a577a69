package rule

import (
	"math/bits"

	"mentsu/form"
	"mentsu/reading"
	"mentsu/tile"
)

// cut is what is known of one reading of a hand.
type cut struct {
	form      form.Forms
	sets      uint64 // of form.Set
	pairs     uint64 // kinds; of thirteen orphans all of them
	runCounts uint64 // three bits for each run, that which starts at 1m the lowest
	runs      int
	triplets  int
	doubles   int        // disjoint pairs of runs that are the same
	concealed int        // triplets that are concealed, if the win is a self-draw
	fu        int        // of sets, if the win is a self-draw, and of the pair
	knitted   tile.Kinds // the nine tiles of a knitted straight
	closed    uint8      // bit i: set i is concealed, if the win is a self-draw
	ofReading patterns   // those found so far
}

// lookAt fills in k for a reading.
func (s *Set) lookAt(k *work, r *reading.Reading) {
	k.form, k.closed = r.Form, uint8(1)<<r.Concealed-1|k.closedKans<<r.Concealed
	s.lookAtSets(k, r)
	k.pairs, k.knitted = uint64(r.Singles), 0
	if r.Form == form.KnittedStraight {
		k.pairs, k.knitted = 0, r.Singles
	}
	for _, p := range r.Pairs[:r.NumPairs] {
		k.pairs |= 1 << p.Kind
	}
	if r.Form == form.Standard {
		k.fu += int(s.sums.pair[k.pairCase(r.Pairs[0].Kind)])
	}
	k.facts[wordReading], k.facts[wordReading+1], k.facts[wordPlace] = uint64(r.Form), 0, 0
	if k.complete {
		k.note(s.atoms[levelReading])
	} else {
		k.note(s.plan.free)
		k.note(s.plan.triplets.atoms[:s.plan.triplets.end[k.triplets]])
		k.note(s.plan.runs.atoms[:s.plan.runs.end[k.runs]])
	}
	k.ofReading = k.ofHand
	s.matchers[levelReading].find(&k.facts, &k.ofReading)
}

// setInfo is what is added up of a set, without a branch: hands differ in what sets are.
type setInfo struct {
	count   uint64 // of a run, 1 in its field of the counts
	run     uint8  // 1 for a run
	triplet uint8  // 1 for a triplet
	fuCase  uint8  // of an open set of three tiles
}

// setTable returns what is added up of each set.
func setTable() (table [form.NumHouseSets]setInfo) {
	for i := range table {
		set := form.Set(i)
		info := &table[i]
		info.fuCase = uint8(setCase(set, false, false))
		if set.IsRun() {
			info.run = 1
			if set < form.NumSets { // patterns of equal runs are those of the suits
				info.count = 1 << (3 * (set - tile.NumKinds))
			}
		} else {
			info.triplet = 1
		}
	}
	return table
}

// lookAtSets fills in what the sets of a reading say.
func (s *Set) lookAtSets(k *work, r *reading.Reading) {
	var sets, odd, counts uint64 // odd: runs of which an odd number was seen
	var triplets, doubles, concealed, fu int
	closed, kans := uint(k.closed), uint(r.Kans)
	for _, set := range r.Sets[:r.NumSets] {
		info := &s.sets[set.Set%form.NumHouseSets]
		sets |= 1 << set.Set
		counts += info.count
		doubles += int(odd>>set.Set) & int(info.run)
		odd ^= uint64(info.run) << set.Set
		triplets += int(info.triplet)
		concealed += int(info.triplet) & int(closed)
		fu += int(s.sums.set[uint(info.fuCase)|closed&1*fuConcealed|kans&1*fuKan])
		closed >>= 1
		kans >>= 1
	}
	k.sets, k.runCounts, k.doubles, k.concealed, k.fu = sets, counts, doubles, concealed, fu
	k.triplets, k.runs = triplets, int(r.NumSets)-triplets
}

// note finds out whether the facts of some atoms of readings hold.
func (k *work) note(atoms []atom) {
	for i := range atoms {
		a := &atoms[i]
		var holds bool
		switch a.op {
		case opRuns:
			holds = k.runs >= int(a.n)
		case opTriplets:
			holds = k.triplets >= int(a.n)
		case opTouching:
			holds = k.sets&^a.sets == 0 && k.pairs&^a.mask == 0
		case opTripletsOf:
			holds = bits.OnesCount64(k.sets&(a.mask|k.winds[a.winds&3])) >= int(a.n)
		case opPairsOf:
			holds = bits.OnesCount64(k.pairs&(a.mask|k.winds[a.winds&3])) >= int(a.n)
		case opDoubleRuns:
			holds = k.doubles >= int(a.n)
		case opIdenticalRuns:
			holds = k.identical() >= int(a.n)
		default:
			holds = k.groupHolds(a)
		}
		k.facts[a.word] |= bit(holds) << a.bit
	}
}

// pairCase returns the case of fu of a pair.
func (c *scene) pairCase(k tile.Kind) int {
	n := 0
	if tile.Dragons.Has(k) {
		n |= fuDragon
	}
	if k == c.seat {
		n |= fuSeat
	}
	if k == c.round {
		n |= fuRound
	}
	if n == 0 && tile.Winds.Has(k) {
		n = fuOtherWind
	}
	return n
}

// The sets by suit, a bit for each rank: runs by their lowest.
const (
	ranksMask = 1<<9 - 1
	startMask = 1<<7 - 1
)

func (t *cut) runsOf(suit int) uint64 { return t.sets >> (tile.NumKinds + 7*suit) & startMask }

func (t *cut) pairsOf(suit int) uint64 { return t.pairs >> (9 * suit) & ranksMask }

func (t *cut) tripletsOf(suit int) uint64 { return t.sets >> (9 * suit) & ranksMask }

// groupHolds reports whether a fact about several sets together holds.
func (t *cut) groupHolds(a *atom) bool {
	switch a.op {
	case opSameRuns:
		return same(t.runsOf(0), t.runsOf(1), t.runsOf(2), int(a.n)) != 0
	case opSameTriplets:
		return same(t.tripletsOf(0), t.tripletsOf(1), t.tripletsOf(2), int(a.n)) != 0
	case opOneSuitRuns:
		return t.runsOf(0)&a.mask == a.mask || t.runsOf(1)&a.mask == a.mask || t.runsOf(2)&a.mask == a.mask
	case opThreeSuitRuns:
		return spread(t.runsOf(0), t.runsOf(1), t.runsOf(2), a.mask)
	case opShiftedRuns:
		return shifted(t.runsOf(0), int(a.n), int(a.mask))|shifted(t.runsOf(1), int(a.n), int(a.mask))|shifted(t.runsOf(2), int(a.n), int(a.mask)) != 0
	case opShiftedTriplets:
		return shifted(t.tripletsOf(0), int(a.n), int(a.mask))|shifted(t.tripletsOf(1), int(a.n), int(a.mask))|shifted(t.tripletsOf(2), int(a.n), int(a.mask)) != 0
	case opMirroredRuns:
		m, p, s := t.runsOf(0), t.runsOf(1), t.runsOf(2)
		return max(bits.OnesCount64(m&p), bits.OnesCount64(m&s), bits.OnesCount64(p&s)) >= int(a.n)
	case opShiftedPairs:
		return shifted(t.pairsOf(0), int(a.n), int(a.mask))|shifted(t.pairsOf(1), int(a.n), int(a.mask))|shifted(t.pairsOf(2), int(a.n), int(a.mask)) != 0
	case opLittleTriplets:
		m, p, s := t.tripletsOf(0), t.tripletsOf(1), t.tripletsOf(2)
		return m&p&t.pairsOf(2)|m&s&t.pairsOf(1)|p&s&t.pairsOf(0) != 0
	case opMixedTriplets:
		return stepped(t.tripletsOf(0), t.tripletsOf(1), t.tripletsOf(2), int(a.n))
	case opMixedRuns:
		return stepped(t.runsOf(0), t.runsOf(1), t.runsOf(2), int(a.n))
	default:
		panic("bug in mentsu/rule: no fact of a reading")
	}
}

// same returns the bits that n of the three words have at least; of n = 1 any has.
func same(x, y, z uint64, n int) uint64 {
	switch n {
	case 3:
		return x & y & z
	case 2:
		return x&y | y&z | x&z
	default:
		return x | y | z
	}
}

// spread reports whether the three bits of mask can be taken one from each word.
func spread(x, y, z, mask uint64) bool {
	low := mask & -mask
	high := uint64(1) << (63 - bits.LeadingZeros64(mask))
	mid := mask &^ low &^ high
	for _, p := range [...][3]uint64{{low, mid, high}, {low, high, mid}, {mid, low, high}, {mid, high, low}, {high, low, mid}, {high, mid, low}} {
		if x&p[0] != 0 && y&p[1] != 0 && z&p[2] != 0 {
			return true
		}
	}
	return false
}

// stepped reports whether three bits, each a step higher than the one before, can be taken
// one from each word.
func stepped(x, y, z uint64, step int) bool {
	for r := 0; r+2*step < 9; r++ {
		if spread(x, y, z, 1<<r|1<<(r+step)|1<<(r+2*step)) {
			return true
		}
	}
	return false
}

// shifted returns the lowest bits of n bits of x that lie step apart.
func shifted(x uint64, n, step int) uint64 {
	all := x
	for i := 1; i < n; i++ {
		all &= x >> (i * step)
	}
	return all
}

// identical returns the greatest number of runs that are the same.
func (t *cut) identical() int {
	most := 0
	for x := t.runCounts; x != 0; x >>= 3 {
		most = max(most, int(x&7))
	}
	return most
}
