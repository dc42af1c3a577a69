package restrict

import (
	"mentsu/form"
	"mentsu/tile"
)

// only returns the clause of sets and a pair within the given kinds.
func only(kinds tile.Kinds) clause {
	c := clause{pairs: kinds}
	for s := range form.Set(form.NumSets) {
		if ks := s.Kinds(); tile.KindsOf(ks[:]...)&^kinds == 0 {
			c.sets |= 1 << s
		}
	}
	return c
}

// within returns the clause of all forms within the given kinds.
func within(kinds tile.Kinds) []clause {
	c := only(kinds)
	c.sevenPairs, c.orphans, c.others = kinds, tile.Orphans&^kinds == 0, othersWithin(kinds)
	if !c.hasSets() {
		c.sets, c.pairs = 0, 0
	}
	if c.pairs == 0 && c.sevenPairs == 0 {
		return nil
	}
	return []clause{c}
}

// touching returns the clause of sets and a pair that each hold one of the given kinds.
func touching(kinds tile.Kinds) clause {
	c := clause{pairs: kinds}
	for s := range form.Set(form.NumSets) {
		if ks := s.Kinds(); tile.KindsOf(ks[:]...)&kinds != 0 {
			c.sets |= 1 << s
		}
	}
	return c
}

// concealed returns the clauses of n concealed triplets in a hand of so many sets: of as many
// as it has, or of one fewer beside each run, or of so many among any others.
func concealed(n, sets int) []clause {
	c := standard()
	c.concealed = uint8(n)
	switch {
	case n > sets:
		return nil
	case n == sets:
		c.sets, c.closed = form.AllTriplets, true
	case n >= needLayers: // all others are triplets, too, or one is a run
		c.sets = form.AllTriplets
		list := []clause{c}
		for r := form.Set(tile.NumKinds); r < form.NumSets; r++ {
			with := standard(r)
			with.sets, with.concealed = form.AllTriplets|form.Sets(1)<<r, c.concealed
			list = append(list, with)
		}
		return list
	}
	return []clause{c}
}

// needLayers is the number of concealed triplets from which on package need does not count
// them one by one.
const needLayers = 4

// inSuit returns the clauses of a yaku that has suits in one of them.
func (y Yaku) inSuit(s tile.Suit) []clause {
	kinds := tile.Kinds(0x1ff) << s.First()
	switch y {
	case Ittsu:
		first := s.First()
		return []clause{standard(form.Run(first), form.Run(first+3), form.Run(first+6))}
	case Honitsu:
		kinds |= tile.AllHonours
	default:
	}
	c := only(kinds)
	c.sevenPairs = kinds
	return []clause{c}
}

// values returns a clause for the triplet of each of the given kinds.
func values(kinds tile.Kinds) []clause {
	var list []clause
	for k := range (kinds & tile.AllKinds).All() {
		list = append(list, standard(form.Triplet(k)))
	}
	return list
}

// eachRank returns a clause for the same set in three suits, for the ranks from 1 on.
func eachRank(ranks tile.Kind, set func(tile.Kind) form.Set) []clause {
	var list []clause
	for r := range ranks {
		list = append(list, standard(set(tile.Man1+r), set(tile.Pin1+r), set(tile.Sou1+r)))
	}
	return list
}

func equalRuns() []clause {
	var list []clause
	for r := form.Set(tile.NumKinds); r < form.NumSets; r++ {
		c := standard(r, r)
		c.closed = true
		list = append(list, c)
	}
	return list
}

func twiceEqualRuns() []clause {
	var list []clause
	for r := form.Set(tile.NumKinds); r < form.NumSets; r++ {
		for q := r; q < form.NumSets; q++ {
			c := standard(r, r, q, q)
			c.closed = true
			list = append(list, c)
		}
	}
	return list
}

// big returns the clause of the triplets of all given kinds.
func big(kinds tile.Kinds) clause {
	var sets []form.Set
	for k := range kinds.All() {
		sets = append(sets, form.Triplet(k))
	}
	return standard(sets...)
}

// little returns the clauses of the triplets of all given kinds but one, which is the pair.
func little(kinds tile.Kinds) []clause {
	var list []clause
	for k := range kinds.All() {
		c := big(kinds &^ tile.KindsOf(k))
		c.pairs = tile.KindsOf(k)
		list = append(list, c)
	}
	return list
}

// openYaku returns the clauses of every yaku an open hand can have, hands of sets and a pair.
func openYaku(w Winds, sets int) []clause {
	var list []clause
	for _, y := range []Yaku{Tanyao, Yakuhai, Honitsu, Toitoi, Chanta, Ittsu, Sanshoku, SanshokuDoukou, Sanankou} {
		for _, c := range y.clauses(w, sets) {
			c.sevenPairs = 0
			list = append(list, c)
		}
	}
	return list
}
