package reach

import "mentsu/tile"

// part is what a suit can hold of a finished hand.
type part struct {
	counts  [9]uint8
	missing int
}

// maxSets is how many sets a hand has at most.
const maxSets = 5

// parts are those of a suit by the number of their sets and pairs.
type parts [maxSets + 1][2][]part

// far is more than any number of missing tiles.
const far = 99

// least returns the fewest tiles that parts of so many sets and pairs lack; far if there are
// none.
func (p *parts) least(sets, pairs int) int {
	low := far
	for i := range p[sets][pairs] {
		low = min(low, p[sets][pairs][i].missing)
	}
	return low
}

// standard adds the hands of base, which lacks so many tiles, and so many sets and a pair.
func (s *search) standard(base *tile.Counts, missing, sets int) {
	var all [tile.NumSuits]parts
	for suit := range all {
		w := suitWalk{
			search: s, first: tile.Suit(suit).First(), length: tile.Suit(suit).Len(), sets: sets, room: s.distance - missing,
			into: &all[suit], known: map[[9]uint8]bool{},
		}
		w.rank(0, 0, 0, 0, 0, 0)
	}
	j := joining{search: s, all: &all, hand: *base}
	for n := range maxSets + 1 {
		for p := range 2 {
			j.low[tile.NumSuits][n][p] = far
		}
	}
	j.low[tile.NumSuits][0][0] = 0
	for suit := tile.NumSuits - 1; suit >= 0; suit-- {
		j.bound(suit)
	}
	j.join(0, sets, 1, missing)
}

// joining joins parts of all suits to hands.
type joining struct {
	*search

	all  *[tile.NumSuits]parts
	low  [tile.NumSuits + 1][maxSets + 1][2]int // the fewest tiles that suits from one on lack for so many sets and pairs
	hand tile.Counts
}

// bound fills in low for the suits from one on.
func (j *joining) bound(suit int) {
	for n := range maxSets + 1 {
		for p := range 2 {
			low := far
			for m := range n + 1 {
				for q := range p + 1 {
					low = min(low, j.all[suit].least(m, q)+j.low[suit+1][n-m][p-q])
				}
			}
			j.low[suit][n][p] = low
		}
	}
}

// join adds to the hand parts of the suits from one on with so many sets and pairs.
func (j *joining) join(suit, sets, pairs, missing int) {
	if suit == tile.NumSuits {
		j.add(&j.hand, missing)
		return
	}
	first, length := tile.Suit(suit).First(), tile.Suit(suit).Len()
	for m := range sets + 1 {
		for q := range pairs + 1 {
			rest := j.low[suit+1][sets-m][pairs-q]
			for i := range j.all[suit][m][q] {
				p := &j.all[suit][m][q][i]
				if missing+p.missing+rest > j.distance {
					continue
				}
				for r := range length {
					j.hand[int(first)+r] += p.counts[r]
				}
				j.join(suit+1, sets-m, pairs-q, missing+p.missing)
				for r := range length {
					j.hand[int(first)+r] -= p.counts[r]
				}
			}
		}
	}
}

// suitWalk lists the parts of a suit, rank by rank.
type suitWalk struct {
	*search

	first  tile.Kind
	length int
	sets   int // at most
	room   int // tiles that may be missing
	into   *parts
	counts [9]uint8
	known  map[[9]uint8]bool
}

// rank decides how many runs start at rank r, from 0 on, and whether there is a triplet or a
// pair; so many runs began one rank before, and two. Three equal runs are as good as three
// triplets.
func (w *suitWalk) rank(r, one, two, sets, pairs, missing int) {
	if r == w.length {
		w.keep(sets, pairs, missing)
		return
	}
	k := w.first + tile.Kind(r)
	starts := min(w.sets-sets, 2)
	if k.IsHonour() || r > w.length-3 {
		starts = 0
	}
	for runs := 0; runs <= starts; runs++ {
		for _, more := range [...]struct{ tiles, sets, pairs int }{{}, {2, 0, 1}, {3, 1, 0}} {
			s, p := sets+runs+more.sets, pairs+more.pairs
			n := uint8(runs + one + two + more.tiles)
			if s > w.sets || p > 1 || n > w.caps[k] {
				continue
			}
			if m := missing + w.missing(k, n); m <= w.room {
				w.counts[r] = n
				w.rank(r+1, runs, one, s, p, m)
			}
		}
	}
	w.counts[r] = 0
}

// keep keeps the part walked unless it is there: sets can be cut in several ways.
func (w *suitWalk) keep(sets, pairs, missing int) {
	if !w.known[w.counts] {
		w.known[w.counts] = true
		w.into[sets][pairs] = append(w.into[sets][pairs], part{w.counts, missing})
	}
}
