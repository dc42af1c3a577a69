package odds

import "mentsu/tile"

// states says in how many ways so many tiles dealt to some parts have each trait: all that
// matters of them.
type states[T comparable] struct {
	most   int // tiles
	index  map[T]int
	traits []T
	ways   []uint64 // of trait i with t tiles at i*(most+1)+t
	low    []int    // by trait: the fewest tiles it has
	high   []int    // by trait: the most
}

func newStates[T comparable](most int) *states[T] {
	return &states[T]{most: most, index: make(map[T]int)}
}

// at returns the ways of a trait by tiles.
func (s *states[T]) at(t T) []uint64 {
	i, ok := s.index[t]
	if !ok {
		i = len(s.traits)
		s.index[t] = i
		s.traits = append(s.traits, t)
		s.ways = append(s.ways, make([]uint64, s.most+1)...)
	}
	return s.row(i)
}

func (s *states[T]) row(i int) []uint64 { return s.ways[i*(s.most+1) : (i+1)*(s.most+1)] }

// close finds which tiles each trait has, once all ways are there.
func (s *states[T]) close() *states[T] {
	s.low, s.high = make([]int, len(s.traits)), make([]int, len(s.traits))
	for i := range s.traits {
		s.low[i] = s.most
		for t, n := range s.row(i) {
			if n != 0 {
				s.low[i], s.high[i] = min(s.low[i], t), t
			}
		}
	}
	return s
}

// join returns the states of two lots of parts together. Merge, which does not mind the
// order, returns the trait of two together; it is not ok if nothing comes of them.
func join[T comparable](a, b *states[T], merge func(x, y T) (both T, ok bool)) *states[T] {
	all := newStates[T](a.most)
	for i, x := range a.traits {
		from := 0
		if a == b {
			from = i // the others were met the other way round
		}
		for j := from; j < len(b.traits); j++ {
			if a.low[i]+b.low[j] > a.most {
				continue
			}
			both, ok := merge(x, b.traits[j])
			if !ok {
				continue
			}
			times := uint64(1)
			if a == b && j > i {
				times = 2
			}
			convolve(all.at(both)[a.low[i]+b.low[j]:], a.row(i)[a.low[i]:a.high[i]+1], b.row(j)[b.low[j]:b.high[j]+1], times)
		}
	}
	return all.close()
}

// convolve adds the ways of two traits together, as often as times says, to those of both:
// of each list the first is for the fewest tiles.
func convolve(dst, a, b []uint64, times uint64) {
	for i, x := range a[:min(len(a), len(dst))] {
		x *= times
		row := dst[i:]
		for j, y := range b[:min(len(b), len(row))] {
			row[j] += x * y
		}
	}
}

// tally adds the deals of two lots of parts with so many tiles together to the cells that
// place names, of one table for each number of tiles, rising; a negative place is none. If
// there is a progress it is told of the share done.
func tally[T comparable](tables [][]count, tiles []int, a, b *states[T], place func(x, y T) int, progress func(float64)) {
	for i, x := range a.traits {
		if progress != nil {
			progress(float64(i) / float64(len(a.traits)))
		}
		for j, y := range b.traits {
			if a.low[i]+b.low[j] > tiles[len(tiles)-1] || a.high[i]+b.high[j] < tiles[0] {
				continue
			}
			at := place(x, y)
			if at < 0 {
				continue
			}
			for k, total := range tiles {
				cell := &tables[k][at]
				for t := max(a.low[i], total-b.high[j]); t <= min(a.high[i], total-b.low[j]); t++ {
					cell.addProduct(a.row(i)[t], b.row(j)[total-t])
				}
			}
		}
	}
}

// walk calls visit with all counts of a part: the known tiles and up to most more, how many
// more, and the ways to deal them.
func (d *deal) walk(s tile.Suit, most int, visit func(counts *tile.Counts, dealt int, ways uint64)) {
	counts := d.Known
	last := s.First() + tile.Kind(s.Len())
	var from func(k tile.Kind, dealt int, ways uint64)
	from = func(k tile.Kind, dealt int, ways uint64) {
		if k == last {
			visit(&counts, dealt, ways)
			return
		}
		for more := range min(int(d.left[k]), most-dealt) + 1 {
			counts[k] = d.Known[k] + uint8(more)
			times := uint64(1)
			if !d.Patterns {
				times = choose(int(d.left[k]), more)
			}
			from(k+1, dealt+more, ways*times)
		}
		counts[k] = d.Known[k]
	}
	from(s.First(), 0, 1)
}

// halves returns the states of two suits, and of the third and the honours.
func halves[T comparable](
	suit func(s tile.Suit) *states[T], alike func(s, t tile.Suit) bool, merge func(x, y T) (T, bool),
) (a, b *states[T]) {
	man := suit(tile.Man)
	pin, sou := man, man
	if !alike(tile.Man, tile.Pin) {
		pin = suit(tile.Pin)
	}
	switch {
	case alike(tile.Man, tile.Sou):
	case alike(tile.Pin, tile.Sou):
		sou = pin
	default:
		sou = suit(tile.Sou)
	}
	return join(man, pin, merge), join(sou, suit(tile.Honours), merge)
}

// alike reports whether the same tiles are held, left and usable in two number suits.
func (d *deal) alike(s, t tile.Suit) bool {
	for i := range tile.Kind(s.Len()) {
		a, b := s.First()+i, t.First()+i
		if d.left[a] != d.left[b] || d.Known[a] != d.Known[b] || d.soft[a] != d.soft[b] || d.hard[a] != d.hard[b] {
			return false
		}
	}
	return true
}
