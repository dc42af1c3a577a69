package odds

import (
	"mentsu/need"
	"mentsu/tile"
)

// swept is what the ranks so far contribute: the state of a sweep, and the other forms.
type swept struct {
	state  int32
	fields fields
}

// sweep returns the states of a part, as suit does, rank by rank: for so many deals that it
// would take long to walk over each.
func (l *ledger) sweep(sweep *need.Sweep, s tile.Suit, most int) *states[trait] {
	of := l.pairs.table(s, &l.deal.hard)
	last := byRank(l.deal, s, most, func(rank int, from swept, count uint8) swept {
		return swept{sweep.Next(rank, from.state, count), from.fields.plus(of[rank][count])}
	})
	all := newStates[trait](most)
	for i, t := range last.traits {
		l.work += walkWork * int64(l.names.former.walks(s))
		ways := all.at(trait{l.names.swept(sweep, t.state), t.fields})
		for n, w := range last.row(i) {
			ways[n] += w
		}
	}
	return all.close()
}

// byRank returns what the counts of a part come to, in how many ways for each number of tiles
// dealt, if step says what a rank adds to what the ranks before come to; at first that is the
// zero value.
func byRank[T comparable](d *deal, s tile.Suit, most int, step func(rank int, from T, count uint8) T) *states[T] {
	now := newStates[T](most)
	var none T
	now.at(none)[0] = 1
	for rank := range s.Len() {
		k := int(s.First()) + rank
		next := newStates[T](most)
		now.close()
		for i, t := range now.traits {
			for more := range min(int(d.left[k]), most-now.low[i]) + 1 {
				times := uint64(1)
				if !d.Patterns {
					times = choose(int(d.left[k]), more)
				}
				to := next.at(step(rank, t, d.Known[k]+uint8(more)))
				for dealt, ways := range now.row(i)[:max(0, most-more+1)] {
					to[dealt+more] += ways * times
				}
			}
		}
		now = next
	}
	return now
}
