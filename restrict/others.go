package restrict

import (
	"mentsu/form"
	"mentsu/tile"
)

// others is what a clause says beside the sets and the pair of an ordinary hand and the kinds
// of its seven pairs.
type others struct {
	types    bool  // the sets and the pair are one each of characters, dots, bamboo, winds and dragons
	last     uint8 // the last tile drawn is of this kind, plus one; 0 for any
	distinct bool  // the seven pairs are of different kinds
	cover    cover // groups of kinds of which the seven pairs have some each

	patterns  uint8 // of knitted straights that count, bit i for pattern i
	knitSets  form.Sets
	knitPairs tile.Kinds

	misfits tile.Kinds // that honours and knitted tiles are of; 0 if such hands do not count
	must    tile.Kinds // kinds that these hold
	nine    bool       // they hold all nine tiles of their pattern
}

// cover is a set of groups of kinds, a bit each.
type cover uint8

// The groups.
const (
	coverMan cover = 1 << iota
	coverPin
	coverSou
	coverWinds
	coverDragons
	coverHonours
)

// numGroups is how many groups there are.
const numGroups = 6

// allTypes are the groups of which a hand with all types has some each.
const allTypes = coverMan | coverPin | coverSou | coverWinds | coverDragons

// kindGroups returns the kinds of each group.
func kindGroups() [numGroups]tile.Kinds {
	return [numGroups]tile.Kinds{
		suitKinds << tile.Man1, suitKinds << tile.Pin1, suitKinds << tile.Sou1, tile.Winds, tile.Dragons, tile.AllHonours,
	}
}

// suitKinds are the kinds of a number suit, from its first on.
const suitKinds tile.Kinds = 0x1ff

// everyOther is what the clause says that all hands agree with.
func everyOther() others {
	return others{patterns: 1<<form.NumKnitted - 1, knitSets: form.AllSets, knitPairs: tile.AllKinds, misfits: tile.AllKinds}
}

// othersWithin is what the clause says that all hands within kinds agree with.
func othersWithin(kinds tile.Kinds) others {
	o := others{knitSets: only(kinds).sets, knitPairs: kinds, misfits: kinds}
	for i, nine := range form.KnittedPatterns() {
		if nine&^kinds == 0 {
			o.patterns |= 1 << i
		}
	}
	o.tidy()
	return o
}

// and returns what both say. It is tidy but for what both say of hands of sets and of pairs;
// last of two different kinds is none.
func (o *others) and(p *others) (both others, sets bool) {
	both = others{
		types: o.types || p.types, last: max(o.last, p.last),
		distinct: o.distinct || p.distinct, cover: o.cover | p.cover,
		patterns: o.patterns & p.patterns, knitSets: o.knitSets & p.knitSets, knitPairs: o.knitPairs & p.knitPairs,
		misfits: o.misfits & p.misfits, must: o.must | p.must, nine: o.nine || p.nine,
	}
	both.tidy()
	return both, o.last == 0 || p.last == 0 || o.last == p.last
}

// tidy drops what no hand agrees with.
func (o *others) tidy() {
	if o.patterns == 0 || o.knitSets == 0 || o.knitPairs == 0 {
		o.patterns, o.knitSets, o.knitPairs = 0, 0, 0
	}
	if o.misfits.Len() < numMisfits || o.must&^o.misfits != 0 {
		o.misfits, o.must, o.nine = 0, 0, false
	}
}

// withoutSets drops what is said of hands of sets and a pair.
func (o *others) withoutSets() { o.types, o.last = false, 0 }

// withoutPairs drops what is said of seven pairs.
func (o *others) withoutPairs() { o.distinct, o.cover = false, 0 }

// knits reports whether hands with knitted tiles count.
func (o *others) knits() bool { return o.patterns != 0 || o.misfits != 0 }

// asksMore reports whether more is asked of sets or pairs than of each by itself.
func (o *others) asksMore() bool { return o.types || o.distinct || o.cover != 0 }
