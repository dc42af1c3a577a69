package rule

import "mentsu/tile"

// sieve tells by tables which facts of one word hold of a set of kinds. A fact is that all
// kinds are among some, that all of some are there, or that one of some is there: of so many
// kinds at a time the tables say whether they agree, with the contrary of the last. So all
// facts are found out at once.
type sieve struct {
	tables [(tile.NumKinds + kindsTogether - 1) / kindsTogether]sifted
	turned uint64 // the facts that hold if not all kinds agree
	asked  uint64 // all facts of the tables
}

// sifted is the facts with which some kinds agree, by which of them are there, a bit each.
type sifted [1 << kindsTogether]uint64

const kindsTogether = 6

// take puts the fact of an atom into the tables; it is not ok if it is none of them, or
// about kinds that only a win tells.
func (v *sieve) take(a *atom) bool {
	if a.winds != 0 || a.op != opWithin && a.op != opAll && a.op != opAny {
		return false
	}
	for i := range v.tables {
		mask := a.mask >> (i * kindsTogether) & (1<<kindsTogether - 1)
		for kinds := range uint64(1) << kindsTogether {
			agrees := kinds&mask == 0
			switch a.op {
			case opWithin:
				agrees = kinds&^mask == 0
			case opAll:
				agrees = mask&^kinds == 0
			default:
			}
			v.tables[i][kinds] |= bit(agrees) << a.bit
		}
	}
	v.asked |= 1 << a.bit
	v.turned |= bit(a.op == opAny) << a.bit
	return true
}

// facts returns which of the facts hold of some kinds.
func (v *sieve) facts(kinds uint64) uint64 {
	agreed := v.asked
	for i := range v.tables {
		agreed &= v.tables[i][kinds&(1<<kindsTogether-1)]
		kinds >>= kindsTogether
	}
	return agreed ^ v.turned
}
