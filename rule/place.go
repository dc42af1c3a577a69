package rule

import (
	"math/bits"

	"mentsu/form"
	"mentsu/reading"
	"mentsu/tile"
)

// maxPlaces is how many places of the winning tile a reading can have: each set, the pair and
// the knitted tiles, and for a joker each tile of a set.
const maxPlaces = 3*reading.MaxSets + 2

// spot is a place of the winning tile with the set that it is part of. Where the readings
// are not lists yet, Place.Set says no more than that there is one.
type spot struct {
	Place

	set  form.Set
	kind tile.Kind // what the winning tile stands for, if it is a joker
}

// places puts into dst the places that the winning tile can have in the reading that k is
// about, the sets first, and returns how many. Of sets that are the same one stands for all.
func (s *Set) places(k *work, dst *[maxPlaces]spot) int {
	switch {
	case k.winJoker && k.form != form.Standard && k.form != form.KnittedStraight:
		return k.jokerSingles(dst, &k.reading)
	case k.form == form.SevenPairs:
		dst[0] = spot{Place: Place{Set: -1, Wait: Tanki}}
		return 1
	case k.form == form.ThirteenOrphans:
		p := k.reading.Pairs[0]
		dst[0] = spot{Place: Place{Set: -1, OnPair: p.Kind == k.winKind}}
		return 1
	case k.form == form.HonoursAndKnitted:
		dst[0] = spot{Place: Place{Set: -1}}
		return 1
	case k.hasJokers:
		return s.jokerPlaces(k, dst, &k.reading)
	}
	n := 0
	if k.own.Triplets.Has(k.winKind) {
		dst[n] = spot{Place: Place{Wait: Shanpon}, set: form.Triplet(k.winKind)}
		n++
	}
	if starts := s.around[k.winKind] & k.own.Starts; starts != 0 {
		for ; starts != 0; starts &= starts - 1 {
			set := form.Set(tile.NumKinds + bits.TrailingZeros32(starts))
			first, _ := firstOf(set)
			dst[n] = spot{Place: Place{Wait: s.waits[first][k.winKind-first]}, set: set}
			n++
		}
	}
	if k.own.Pair == k.winKind {
		dst[n] = spot{Place: Place{Set: -1, Wait: Tanki, OnPair: true}}
		n++
	}
	if k.knitted.Has(k.winKind) {
		dst[n] = spot{Place: Place{Set: -1}}
		n++
	}
	return n
}

// in returns the place in a reading as a list: of sets that are the same the first.
func (p *spot) in(r *reading.Reading) Place {
	at := p.Place
	for at.Set >= 0 && r.Sets[at.Set].Set != p.set {
		at.Set++
	}
	return at
}

// spotOf returns the spot of a place in a reading.
func spotOf(p Place, r *reading.Reading) spot {
	if p.Set < 0 {
		return spot{Place: p}
	}
	return spot{Place: p, set: r.Sets[p.Set].Set}
}

// firstOf returns the lowest kind of a triplet or run of number tiles.
func firstOf(set form.Set) (first tile.Kind, isRun bool) {
	if set < tile.NumKinds {
		return tile.Kind(set), false
	}
	i := set - tile.NumKinds
	return tile.Kind(i + 2*(i/7)), true // a suit has seven runs and nine kinds
}

// waitTable returns the wait of each tile of each run, by its first kind.
func waitTable() (table [tile.East][3]Wait) {
	for first := range tile.East {
		for at := range tile.Kind(3) {
			table[first][at] = runWait(first, at)
		}
	}
	return table
}

// aroundTable returns the runs that hold a kind, a bit each.
func aroundTable() (table [tile.NumKinds]uint32) {
	for run := form.Set(tile.NumKinds); run < form.NumSets; run++ {
		for _, k := range run.Kinds() {
			table[k] |= 1 << (run - tile.NumKinds)
		}
	}
	return table
}

// runWait returns the wait of which tile at of a run, 0..2, was the last to come.
func runWait(first, at tile.Kind) Wait {
	const ones = 1 | 1<<9 | 1<<18 // the kinds of rank 1
	switch {
	case at == 1:
		return Kanchan
	case at == 0 && uint64(ones<<6)>>first&1 != 0, at == 2 && uint64(ones)>>first&1 != 0:
		return Penchan
	default:
		return Ryanmen
	}
}

// value is what a reading with a place of the winning tile is worth.
type value struct {
	valid   bool
	base    int
	yakuman int
	total   int
	bonus   int
	fu      int
	raw     int
	limit   int // row of the limits, or -1
	paid    patterns
}

// better reports whether v is worth more than u. Points rise with base points, so those
// come first; a real yakuman before a counted one.
func (v *value) better(u *value) bool {
	if v.valid != u.valid {
		return v.valid
	}
	if v.base != u.base {
		return v.base > u.base
	}
	if v.base == dear {
		if c := v.compareDear(u); c != 0 {
			return c > 0
		}
	}
	if v.yakuman != u.yakuman {
		return v.yakuman > u.yakuman
	}
	if v.total != u.total {
		return v.total > u.total
	}
	if v.fu != u.fu {
		return v.fu > u.fu
	}
	return v.raw > u.raw
}

// foundAt finds out the facts of a place of the winning tile, and returns the patterns that
// hold then. Fu are those of sets, pair and wait. A joker that was won is the kind that it
// stands for there.
func (s *Set) foundAt(k *work, p *spot) (found patterns, fu int, noFu bool) {
	if k.winJoker {
		k.winKind, k.waited = p.kind, waited{}
	}
	concealed, fu := k.concealed, k.fu
	if p.Wait == Shanpon && !k.selfDraw {
		concealed--
		fu -= s.ronTriplet(p.set)
	}
	standard := k.form == form.Standard
	if standard {
		fu += int(s.sums.wait[p.Wait])
	}
	noFu = standard && fu == 0
	onPair := p.OnPair || p.Wait == Tanki
	f := 1<<p.Wait | bit(onPair)<<bitOnPair | bit(noFu)<<bitNoFu
	if k.complete {
		f |= s.ofPlace(s.atoms[levelPlace], k, p.Wait, concealed)
	} else {
		f |= s.placePlan.byConcealed[concealed&7]
		if s.asked>>p.Wait&1 != 0 || k.knitted != 0 {
			f |= s.ofPlace(s.placePlan.rest, k, p.Wait, concealed)
		}
	}
	k.facts[wordPlace], k.spot = f, *p
	found = s.matcher.narrow(k.ofReading, &k.facts, wordPlace, numWords)
	return s.matcher.patterns(found, &k.facts), fu, noFu
}

// ronTriplet returns how much fu a concealed triplet loses when a discard completes it.
func (s *Set) ronTriplet(set form.Set) int {
	n := fuTriplet | int(uint64(tile.Orphans)>>set&1)*fuOrphan
	return int(s.sums.set[n|fuConcealed] - s.sums.set[n])
}

// handCase returns the case of fu of a whole hand of sets and a pair.
func (k *work) handCase(noFu bool) int {
	f := k.facts[wordSituation]
	return int(f>>bitSelfDraw&1)*fuSelfDraw | int(f>>bitClosed&1)*fuClosed | int(bit(f&uint64(Rinshan) != 0))*fuRinshan | int(bit(noFu))*fuNone
}

// wholeCase returns the case of fu that is fixed.
func (c *scene) wholeCase(f form.Forms) int {
	return int(f&form.Riichi) | int(bit(c.selfDraw))*fuWholeSelfDraw // other forms have no fu
}

// fuOf returns the fu of a hand, exact and rounded, of which sets, pair and wait give so
// many.
func (s *Set) fuOf(k *work, fu int, noFu bool) (raw, rounded int) {
	if fixed := s.sums.whole[k.wholeCase(k.form)]; fixed >= 0 {
		return int(fixed), int(fixed)
	}
	if k.form != form.Standard {
		return 0, 0
	}
	raw = fu + int(s.sums.hand[k.handCase(noFu)])
	return raw, (raw + 9) / 10 * 10
}
