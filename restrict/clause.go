package restrict

import (
	"slices"

	"mentsu/form"
	"mentsu/tile"
)

// clause describes finished hands: sets out of sets and a pair out of pairs, among the sets
// all those of forced, so many of them concealed triplets. Beside these, or instead of them
// where pairs is empty, it allows seven pairs of the given kinds and thirteen orphans.
type clause struct {
	sets       form.Sets
	pairs      tile.Kinds
	forced     [maxForced]form.Set // the first numForced of them, rising
	numForced  uint8
	concealed  uint8 // concealed triplets at least, 0..5; closed kans count
	closed     bool  // no open meld
	openEnd    bool  // the last tile drawn is an open end of a run (pinfu)
	sevenPairs tile.Kinds
	orphans    bool

	others
}

// maxForced is how many sets can be forced: as many as a hand of a game of five sets has.
const maxForced = 5

// fourSets is how many sets a hand has in most games.
const fourSets = 4

// MaxClauses is how many clauses a restriction may come to.
const MaxClauses = 5000

// standard returns the clause of all hands of sets and a pair that hold the given sets.
func standard(forced ...form.Set) clause {
	c := clause{sets: form.AllSets, pairs: tile.AllKinds, numForced: uint8(len(forced))}
	copy(c.forced[:], forced)
	slices.Sort(c.forced[:c.numForced])
	return c
}

// and returns the clause of the hands of so many sets that both describe; ok is false if
// there are none whatever the tiles.
func (c *clause) and(d *clause, sets int) (both clause, ok bool) {
	both = clause{
		sets: c.sets & d.sets, pairs: c.pairs & d.pairs,
		concealed:  max(c.concealed, d.concealed),
		closed:     c.closed || d.closed,
		openEnd:    c.openEnd || d.openEnd,
		sevenPairs: c.sevenPairs & d.sevenPairs,
		orphans:    c.orphans && d.orphans,
	}
	var agree bool
	both.others, agree = c.others.and(&d.others)
	if !both.unite(c, d, sets) || !both.hasSets() || !agree || both.types && (both.openEnd || both.last != 0) {
		both = clause{sevenPairs: both.sevenPairs, orphans: both.orphans, closed: both.closed && both.knits(), others: both.others}
		both.withoutSets()
	}
	if both.sevenPairs == 0 {
		both.withoutPairs()
	}
	return both, both.pairs != 0 || both.sevenPairs != 0 || both.orphans || both.knits()
}

// unite forces the sets that c and d force, a set as often as the one that wants it most,
// unless these are more than so many.
func (c *clause) unite(a, b *clause, sets int) bool {
	i, j := uint8(0), uint8(0)
	for i < a.numForced || j < b.numForced {
		var s form.Set
		switch {
		case j == b.numForced || i < a.numForced && a.forced[i] < b.forced[j]:
			s = a.forced[i]
			i++
		case i == a.numForced || b.forced[j] < a.forced[i]:
			s = b.forced[j]
			j++
		default:
			s = a.forced[i]
			i++
			j++
		}
		if int(c.numForced) == sets {
			return false
		}
		c.forced[c.numForced] = s
		c.numForced++
	}
	return true
}

// hasSets reports whether some hand of sets and a pair can agree with the clause.
func (c *clause) hasSets() bool {
	for _, s := range c.forced[:c.numForced] {
		if !c.sets.Has(s) {
			return false
		}
	}
	return c.pairs != 0 && c.sets != 0 && (c.concealed == 0 || c.sets&form.AllTriplets != 0)
}
