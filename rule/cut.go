package rule

import (
	"math/bits"

	"mentsu/form"
	"mentsu/reading"
	"mentsu/tile"
)

// cut is what is known of one reading of a hand.
type cut struct {
	tally // of all sets

	own       reading.Cut // the concealed sets and the pair
	form      form.Forms
	pairs     uint64     // kinds; of thirteen orphans all of them
	knitted   tile.Kinds // the nine tiles of a knitted straight
	ofReading patterns   // the clauses left after the facts of the reading
}

// lookAt fills in k for a reading.
func (s *Set) lookAt(k *work, r *reading.Reading) {
	k.reading, k.listed = *r, true
	k.tally, k.own, k.form = k.melded, reading.Cut{}, r.Form
	for _, set := range r.Sets[:r.Concealed] {
		s.add(&k.tally, set.Set, true, false)
		if first, isRun := firstOf(set.Set); isRun {
			k.own.Starts |= 1 << (set.Set - tile.NumKinds)
		} else {
			k.own.Triplets = k.own.Triplets.With(first)
		}
	}
	k.pairs, k.knitted = uint64(r.Singles), 0
	if r.Form == form.KnittedStraight {
		k.pairs, k.knitted = 0, r.Singles
	}
	for _, p := range r.Pairs[:r.NumPairs] {
		k.pairs |= 1 << p.Kind
	}
	if k.own.Pair = r.Pairs[0].Kind; r.Form == form.Standard {
		k.fu += int(s.sums.pair[k.pairCase(k.own.Pair)])
	}
	s.noteCut(k)
}

// lookAtCut is lookAt for a standard reading as bits.
func (s *Set) lookAtCut(k *work, c *reading.Cut) {
	k.listed = false
	k.tally, k.own, k.form = k.melded, *c, form.Standard
	triplets, orphans := c.Triplets.Len(), (c.Triplets & tile.Orphans).Len()
	runs := k.free - triplets
	k.sets |= uint64(c.Triplets) | uint64(c.Starts)<<tile.NumKinds
	k.runCounts += c.Runs
	k.runs += runs
	k.triplets += triplets
	k.concealed += triplets
	k.fu += orphans*int(s.sums.set[fuTriplet|fuConcealed|fuOrphan]) + (triplets-orphans)*int(s.sums.set[fuTriplet|fuConcealed]) +
		runs*int(s.sums.set[fuRun|fuConcealed]) + int(s.sums.pair[k.pairCase(c.Pair)])
	k.pairs, k.knitted = 1<<c.Pair, 0
	s.noteCut(k)
}

// noteCut finds out the facts of a reading, and the patterns that hold for them.
func (s *Set) noteCut(k *work) {
	k.doubles += k.pairsOfRuns()
	k.facts[wordReading], k.facts[wordReading+1], k.facts[wordPlace] = uint64(k.form), 0, 0
	if k.complete {
		for i, a := range s.atoms[levelReading] {
			k.facts[a.word] |= k.cut.note(s.atoms[levelReading][i:][:1], &k.winds)
		}
	} else {
		for i, p := range s.plans {
			if p != nil {
				k.facts[wordReading+i] |= p.note(&k.cut, &k.winds)
			}
		}
	}
	k.ofReading = s.matcher.narrow(k.ofHand, &k.facts, wordReading, wordPlace)
}

// tally is what sets add up to.
type tally struct {
	sets      uint64 // of form.Set
	runCounts uint64 // three bits for each run, that which starts at 1m the lowest
	odd       uint64 // of runs of honours: those of which there is an odd number
	doubles   int    // disjoint pairs of runs that are the same
	runs      int
	triplets  int
	concealed int // triplets that are concealed, if the win is a self-draw
	fu        int // of sets, if the win is a self-draw, and of the pair
}

// add counts a set.
func (s *Set) add(t *tally, set form.Set, concealed, kan bool) {
	t.fu += int(s.sums.set[setCase(set, concealed, kan)])
	switch {
	case !set.IsRun():
		t.triplets++
		t.concealed += int(bit(concealed))
	case set < form.NumSets:
		t.runs++
		t.runCounts += 1 << (3 * (set - tile.NumKinds))
	default: // patterns of equal runs are those of the suits
		t.runs++
		t.doubles += int(t.odd >> set & 1)
		t.odd ^= 1 << set
	}
	t.sets |= 1 << set
}

// everyRun has the lowest bit of each of the counts of runs.
const everyRun = (1<<63 - 1) / 7

// pairsOfRuns returns how many disjoint pairs of runs of the suits are the same.
func (t *tally) pairsOfRuns() int {
	return bits.OnesCount64(t.runCounts>>1&everyRun) + 2*bits.OnesCount64(t.runCounts>>2&everyRun)
}

// note returns which of the facts of some atoms of readings hold, all in one word. Winds are
// those of an atom.
func (t *cut) note(atoms []atom, winds *[4]uint64) (facts uint64) {
	for i := range atoms {
		a := &atoms[i]
		var holds bool
		switch a.op {
		case opRuns:
			holds = t.runs >= int(a.n)
		case opTriplets:
			holds = t.triplets >= int(a.n)
		case opTouching:
			holds = t.sets&^a.sets == 0 && t.pairs&^a.mask == 0
		case opTripletsOf:
			holds = bits.OnesCount64(t.sets&(a.mask|winds[a.winds&3])) >= int(a.n)
		case opPairsOf:
			holds = bits.OnesCount64(t.pairs&(a.mask|winds[a.winds&3])) >= int(a.n)
		case opDoubleRuns:
			holds = t.doubles >= int(a.n)
		case opIdenticalRuns:
			holds = t.identical() >= int(a.n)
		default:
			holds = t.groupHolds(a)
		}
		facts |= bit(holds) << (a.bit & 63)
	}
	return facts
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

func (t *tally) runsOf(suit int) uint64 { return t.sets >> (tile.NumKinds + 7*suit) & startMask }

func (t *cut) pairsOf(suit int) uint64 { return t.pairs >> (9 * suit) & ranksMask }

func (t *tally) tripletsOf(suit int) uint64 { return t.sets >> (9 * suit) & ranksMask }

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

// same returns the bits that n of the three words have at least; of n = 0, too, any has.
func same(x, y, z uint64, n int) uint64 {
	switch n {
	case 0, 1:
		return x | y | z
	case 2:
		return x&y | y&z | x&z
	case 3:
		return x & y & z
	default:
		return 0
	}
}

// spread reports whether the three bits of mask can be taken one from each word.
func spread(x, y, z, mask uint64) bool {
	if x&mask == 0 || y&mask == 0 || z&mask == 0 {
		return false
	}
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
	x1, y1, z1 := x>>step, y>>step, z>>step
	x2, y2, z2 := x1>>step, y1>>step, z1>>step
	return x&(y1&z2|z1&y2)|y&(x1&z2|z1&x2)|z&(x1&y2|y1&x2) != 0
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
	if t.doubles == 0 {
		return int(bit(t.runCounts != 0))
	}
	most := 0
	for x := t.runCounts; x != 0; x >>= 3 {
		most = max(most, int(x&7))
	}
	return most
}
