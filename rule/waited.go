package rule

import (
	"math/bits"

	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// waited is how many kinds a hand waited for before it was won.
type waited struct {
	known bool
	all   int // those count, too, whose four copies the hand held
	live  int // those do not
}

// waitedFor returns for how many kinds the hand waited, in all forms of the rule set. That takes
// about as long as all facts of a reading, so it is asked for only where a pattern can depend
// on it, and once.
func (s *Set) waitedFor(k *work) *waited {
	w := &k.waited
	if w.known {
		return w
	}
	counts := k.held
	counts[k.winKind]--
	kinds := setsWaits(&counts)
	if k.melds == 0 {
		kinds |= s.closedWaits(&counts)
	}
	if s.forms.Has(form.KnittedStraight) && k.melds <= 1 {
		kinds |= knittedWaits(&counts)
	}
	all := k.all
	all[k.winKind]--
	*w = waited{true, kinds.Len(), (kinds &^ all.Fours()).Len()}
	return w
}

// setsWaits returns the kinds of which a fifth or lower copy completes 3n+1 tiles to sets
// and a pair.
func setsWaits(counts *tile.Counts) tile.Kinds {
	kinds := need.LoadCover().Waits(need.KeysOf(counts), counts, 0)
	for k := range counts.Fours().All() {
		after := *counts
		after[k]++
		if splits(&after, 0, false) {
			kinds = kinds.With(k)
		}
	}
	return kinds
}

// splits reports whether the tiles from a kind on are sets, and a pair unless there is one
// already. The tables know no fifth copy of a kind, which few hands are asked about.
func splits(c *tile.Counts, from tile.Kind, paired bool) bool { //nolint:revive // a state of the search
	for from < tile.NumKinds && c[from] == 0 {
		from++
	}
	if from == tile.NumKinds {
		return paired
	}
	try := func(n uint8, kinds ...tile.Kind) bool {
		for _, k := range kinds {
			c[k] -= n
		}
		ok := splits(c, from, paired || n == 2)
		for _, k := range kinds {
			c[k] += n
		}
		return ok
	}
	n := c[from]
	if n >= 2 && !paired && try(2, from) || n >= 3 && try(3, from) {
		return true
	}
	return from < tile.East && from.Rank() <= 7 && c[from+1] > 0 && c[from+2] > 0 && try(1, from, from+1, from+2)
}

// closedWaits returns what thirteen concealed tiles wait for in the forms without melds.
func (s *Set) closedWaits(counts *tile.Counts) tile.Kinds {
	if n := counts.Kinds().Len(); n > 7 && n < 12 {
		return 0 // too many for pairs, too few for single tiles
	}
	layers := counts.Layers()
	var kinds tile.Kinds
	odd := layers[0]&^layers[1] | layers[2]&^layers[3]
	if s.forms.Has(form.SevenPairs) && odd.Len() == 1 && (s.rules().FourAsTwoPairs || layers[0].Len() == 7) {
		kinds |= odd
	}
	if s.forms.Has(form.ThirteenOrphans) && layers[0]&^tile.Orphans == 0 && layers[2] == 0 {
		switch missing := tile.Orphans &^ layers[0]; {
		case missing == 0:
			kinds |= tile.Orphans
		case missing.Len() == 1 && layers[1].Len() == 1:
			kinds |= missing
		}
	}
	if s.forms.Has(form.HonoursAndKnitted) && layers[1] == 0 {
		for _, nine := range form.KnittedPatterns() {
			if all := nine | tile.AllHonours; layers[0]&^all == 0 {
				kinds |= all &^ layers[0]
			}
		}
	}
	return kinds
}

// knittedWaits returns what thirteen tiles, or ten beside a meld, wait for to be a knitted
// straight, a set and a pair.
func knittedWaits(counts *tile.Counts) tile.Kinds {
	held := counts.Kinds()
	var kinds tile.Kinds
	for _, nine := range form.KnittedPatterns() {
		missing := nine &^ held
		if bits.OnesCount64(uint64(missing)) > 1 {
			continue
		}
		rest := *counts
		for k := range (nine & held).All() {
			rest[k]--
		}
		switch {
		case missing == 0:
			kinds |= setsWaits(&rest)
		case need.LoadCover().Jokers(need.KeysOf(&rest)) == 0:
			kinds |= missing
		}
	}
	return kinds
}

// asked returns the waits with which a clause can depend on how many kinds the hand waited
// for.
func asked(atoms []atom, clauses []*clause) uint64 {
	var facts uint64
	for i := range atoms {
		if o := atoms[i].op; o == opOneWait || o == opOneLiveWait {
			facts |= 1 << atoms[i].bit
		}
	}
	const anyWait = 1<<NoWait | 1<<Ryanmen | 1<<Kanchan | 1<<Penchan | 1<<Shanpon | 1<<Tanki
	var waits uint64
	for _, c := range clauses {
		if c.care[wordPlace]&facts == 0 {
			continue
		}
		if one := c.want[wordPlace] & (anyWait &^ (1 << NoWait)); one != 0 {
			waits |= one
		} else {
			waits |= anyWait
		}
	}
	return waits
}

// placePlan is the facts of a placement that decide what is paid.
type placePlan struct {
	byConcealed [8]uint64 // those that hold with so many concealed triplets
	rest        []atom    // of waits, and of knitted tiles
}

// newPlacePlan returns the plan of atoms of placements.
func newPlacePlan(atoms []atom) (p placePlan) {
	for _, a := range atoms {
		if a.op != opConcealedTriplets {
			p.rest = append(p.rest, a)
			continue
		}
		for n := range p.byConcealed {
			p.byConcealed[n] |= bit(n >= int(a.n)) << a.bit
		}
	}
	return p
}

// ofPlace returns which facts of a placement hold, with so many triplets concealed.
func (s *Set) ofPlace(atoms []atom, k *work, wait Wait, concealed int) (facts uint64) {
	for i := range atoms {
		a := &atoms[i]
		facts |= bit(s.placed(a, k, wait, concealed)) << a.bit
	}
	return facts
}

// placed reports whether a fact of a placement holds.
func (s *Set) placed(a *atom, k *work, wait Wait, concealed int) bool {
	switch a.op {
	case opConcealedTriplets:
		return concealed >= int(a.n)
	case opOneWait, opOneLiveWait:
		if !k.complete && s.asked>>wait&1 == 0 {
			return false // no pattern asks
		}
		w := s.waitedFor(k)
		return a.op == opOneWait && w.all == 1 || a.op == opOneLiveWait && w.live == 1
	case opOnKnitted:
		return k.knitted.Has(k.winKind)
	default:
		panic("bug in mentsu/rule: no fact of a placement")
	}
}
