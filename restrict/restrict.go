// Package restrict tells how far a hand is from a finished hand of a certain kind: from
// tanyao, from a half flush in bamboo, from any yaku that an open hand can win with. It
// gives the distance, the tiles that help, the discards that keep it, and which waits are
// worth anything.
//
// A Restriction is made of yaku and of plain statements about sets and the pair with And
// and Or, or read from text by Parse: "tanyao & sanshoku | honitsu(s)". Compile turns it
// into a Program, which answers for any number of hands. All answers are exact: the least
// missing tiles over all finished hands that the restriction and the pool allow, melds
// included, with jokers and in games of five sets, too. What a hand is worth is another
// question, see the package of scoring.
package restrict

import (
	"errors"
	"fmt"

	"mentsu/form"
	"mentsu/tile"
)

// ErrTooMany is the condition that a restriction comes to more than MaxClauses clauses.
var ErrTooMany = errors.New("too many clauses")

// Term is a Restriction or a Yaku.
type Term interface{ restriction() Restriction }

// Restriction says which finished hands count. The zero value allows none.
type Restriction struct {
	op    op
	yaku  Yaku
	suit  tile.Suit // of a yaku, if hasSuit
	kinds tile.Kinds
	sets  [maxForced]form.Set // the first n
	n     int                 // sets, or concealed triplets
	terms []Restriction
}

// op says what a Restriction is made of.
type op uint8

const (
	opOr     op = iota // any of terms
	opAnd              // all of terms
	opYaku             // a yaku
	opInSuit           // a yaku in one suit
	opValue            // yakuhai of kinds
	opWithin           // tiles of kinds only
	opTouch            // a tile of kinds in each set and the pair
	opPair             // a pair of kinds
	opHas              // sets
	opConc             // n concealed triplets
)

func (r Restriction) restriction() Restriction { return r }

// And returns the restriction that all terms hold of one and the same finished hand; of no
// terms, that any finished hand counts.
func And(terms ...Term) Restriction {
	if len(terms) == 0 {
		return Any.restriction()
	}
	return join(opAnd, terms)
}

// Or returns the restriction that some term holds; of no terms, that no hand counts.
func Or(terms ...Term) Restriction { return join(opOr, terms) }

func join(o op, terms []Term) Restriction {
	if len(terms) == 1 {
		return terms[0].restriction()
	}
	r := Restriction{op: o}
	for _, t := range terms {
		r.terms = append(r.terms, t.restriction())
	}
	return r
}

// Within returns the restriction that all tiles are of the given kinds: a hand of sets and
// a pair, seven pairs or thirteen orphans.
func Within(kinds tile.Kinds) Restriction {
	return Restriction{op: opWithin, kinds: kinds & tile.AllKinds}
}

// Touch returns the restriction that each set and the pair, or each of seven pairs, holds a
// tile of the given kinds.
func Touch(kinds tile.Kinds) Restriction {
	return Restriction{op: opTouch, kinds: kinds & tile.AllKinds}
}

// Pair returns the restriction to hands of sets and a pair of one of the given kinds.
func Pair(kinds tile.Kinds) Restriction { return Restriction{op: opPair, kinds: kinds & tile.AllKinds} }

// Value returns the restriction that the hand has a triplet of one of the given honours.
func Value(kinds tile.Kinds) Restriction {
	return Restriction{op: opValue, kinds: kinds & tile.AllHonours}
}

// Has returns the restriction that the given sets are among those of the hand, a set as
// often as it is named, melds included. More sets than a hand has allow no hand.
func Has(sets ...form.Set) Restriction {
	if len(sets) > maxForced {
		return Restriction{}
	}
	r := Restriction{op: opHas, n: len(sets)}
	copy(r.sets[:], sets)
	return r
}

// Concealed returns the restriction that n triplets of the hand, 0..5, are concealed; closed
// kans count. More than the hand has sets allow no hand.
func Concealed(n int) Restriction {
	if n < 0 || n > maxForced {
		return Restriction{}
	}
	return Restriction{op: opConc, n: n}
}

// clauses returns what the restriction comes to in a game of so many sets. The error wraps
// ErrTooMany.
func (r Restriction) clauses(w Winds, sets int) ([]clause, error) {
	x := expansion{winds: w, sets: sets}
	list, ok := x.of(r)
	if !ok {
		return nil, fmt.Errorf("restrict: %w: more than %d", ErrTooMany, MaxClauses)
	}
	return list, nil
}

// leaf returns the clauses of a restriction without terms.
func (r Restriction) leaf(w Winds, sets int) []clause {
	c := standard()
	switch r.op {
	case opYaku:
		return r.yaku.clauses(w, sets)
	case opInSuit:
		return r.yaku.inSuit(r.suit)
	case opValue:
		return values(r.kinds)
	case opWithin:
		return within(r.kinds)
	case opTouch:
		c = touching(r.kinds)
		c.sevenPairs = r.kinds
	case opPair:
		c.pairs = r.kinds
	case opHas:
		if r.n > sets {
			return nil
		}
		c = standard(r.sets[:r.n]...)
	case opConc:
		return concealed(r.n, sets)
	default:
		return nil
	}
	if !c.hasSets() {
		return nil
	}
	return []clause{c}
}
