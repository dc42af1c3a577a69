package reading

import "mentsu/tile"

// goesAround reports whether each set and the pair of the suit that ends before kind end can
// have a natural tile, and the later ones, too, as far as their number says. The sets are
// those of the reading from first on; the pair is nil if it is elsewhere. Where the order of sets leaves some without one,
// it shares the natural tiles out anew.
func (s *search) goesAround(end tile.Kind, first int, pair *Pair) bool {
	later := int(s.reading.Concealed) - s.settled
	if !s.hasPair {
		later++
	}
	if s.ownFrom[end] < later {
		return false
	}
	g := groups{s.reading.Sets[first:s.settled], pair}
	if g.allNatural() {
		return true
	}
	own := s.held
	for k, n := range g.jokers() {
		own[k] += min(n, s.own[k]-s.held[k])
	}
	var takes [MaxSets + 1]tile.Kind
	if !g.spread(&own, 0, &takes) {
		return false
	}
	g.share(s.held, &takes)
	return true
}

// groups are the sets of a suit, and the pair if it is there.
type groups struct {
	sets []Set
	pair *Pair
}

// len returns the number of groups.
func (g *groups) len() int {
	if g.pair != nil {
		return len(g.sets) + 1
	}
	return len(g.sets)
}

// at returns the kinds of group i, and where its jokers are.
func (g *groups) at(i int) (kinds []tile.Kind, jokers *uint8) {
	if i == len(g.sets) {
		return []tile.Kind{g.pair.Kind, g.pair.Kind}, &g.pair.Jokers
	}
	all := g.sets[i].Kinds()
	return all[:], &g.sets[i].Jokers
}

// allNatural reports whether every group has a tile that is no joker.
func (g *groups) allNatural() bool {
	for i := range g.len() {
		if kinds, jokers := g.at(i); *jokers == 1<<len(kinds)-1 {
			return false
		}
	}
	return true
}

// jokers returns how many jokers stand for each kind.
func (g *groups) jokers() tile.Counts {
	var as tile.Counts
	for i := range g.len() {
		kinds, jokers := g.at(i)
		for j, k := range kinds {
			as[k] += *jokers >> j & 1
		}
	}
	return as
}

// spread gives each group from i on a tile of its own, and says of which kind.
func (g *groups) spread(own *tile.Counts, i int, takes *[MaxSets + 1]tile.Kind) bool {
	if i == g.len() {
		return true
	}
	kinds, _ := g.at(i)
	for j, k := range kinds {
		if own[k] == 0 || j > 0 && kinds[j-1] == k {
			continue
		}
		own[k]--
		takes[i] = k
		if g.spread(own, i+1, takes) {
			return true
		}
		own[k]++
	}
	return false
}

// share gives each group the natural tile that it takes, as far as there are such, and then
// the others in order. Without one it has a joker that shows its face.
func (g *groups) share(held tile.Counts, takes *[MaxSets + 1]tile.Kind) {
	for i := range g.len() {
		kinds, jokers := g.at(i)
		*jokers = 1<<len(kinds) - 1
		for j, k := range kinds {
			if k == takes[i] {
				*jokers &^= 1 << j &^ (take(&held[k]) << j)
				break
			}
		}
	}
	for i := range g.len() {
		kinds, jokers := g.at(i)
		for j, k := range kinds {
			if *jokers>>j&1 != 0 {
				*jokers = *jokers&^(1<<j) | take(&held[k])<<j
			}
		}
	}
}
