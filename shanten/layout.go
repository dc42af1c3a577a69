package shanten

import (
	"cmp"
	"slices"

	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// layout is one way to lay the concealed tiles out in blocks.
type layout struct {
	sets     []form.Set
	partials [][2]tile.Kind
	loose    tile.Counts
}

// grouping lays a hand out in every way that could lead to its distance.
type grouping struct {
	position *position
	target   int         // the distance
	left     tile.Counts // tiles not laid out yet
	now      layout
	found    []layout
	least    int // missing tiles of the best layout, if every tile it hopes for can be had
}

// run returns the groups that lead to the distance, in order, one more than MaxGroups at most, and the
// layout that the classic count goes by: the first group if it counts as well as any.
func (g *grouping) run() (groups []Group, simple layout) {
	g.least = need.None
	g.left = g.position.counts
	g.lay(0, tripletBlock)
	slices.SortStableFunc(g.found, func(a, b layout) int {
		return cmp.Or(cmp.Compare(len(b.sets), len(a.sets)), cmp.Compare(b.pairs(), a.pairs()), cmp.Compare(len(b.partials), len(a.partials)))
	})
	best := -1
	for i := range g.found {
		l := &g.found[i]
		if best < 0 && l.hope(g.position.sets) == g.least {
			best = i
		}
		if len(groups) > MaxGroups {
			continue
		}
		if group, ok := g.group(l); ok {
			groups = append(groups, group)
		}
	}
	return groups, g.found[best]
}

// pairs returns 1 if a block of the layout is a pair.
func (l *layout) pairs() int {
	for _, b := range l.partials {
		if b[0] == b[1] {
			return 1
		}
	}
	return 0
}

// hope returns the missing tiles of the layout if every tile it hopes for can be had: one
// for each partial, two for each set without one, one for a pair without a first tile.
func (l *layout) hope(sets int) int {
	pair := l.pairs()
	partials := min(len(l.partials)-pair, sets-len(l.sets))
	return 2*sets + 1 - 2*len(l.sets) - partials - pair
}

// block is what may be laid out at the lowest kind left.
type block uint8

const (
	tripletBlock block = iota
	runBlock
	pairBlock
	edgeBlock // two neighbours
	gapBlock  // two tiles with one between
	looseBlock
)

// lay lays out the tiles of kind k and above, the blocks of k in rising order from the
// given one, so that no layout comes twice.
func (g *grouping) lay(k tile.Kind, from block) {
	for k < tile.NumKinds && g.left[k] == 0 {
		k, from = k+1, tripletBlock
	}
	if k >= tile.NumKinds {
		g.keep()
		return
	}
	if g.hopeless() {
		return
	}
	for b := from; b < looseBlock; b++ {
		if tiles := blockTiles(k, b); g.holds(tiles) && g.put(k, b, tiles) {
			g.lay(k, b)
			g.takeBack(b, tiles)
		}
	}
	n := g.left[k]
	g.left[k] = 0
	g.now.loose[k] = n
	g.lay(k+1, tripletBlock)
	g.now.loose[k] = 0
	g.left[k] = n
}

// blockTiles returns the tiles of a block whose lowest kind is k; none if there is no such
// block.
func blockTiles(k tile.Kind, b block) []tile.Kind {
	number := !k.IsHonour()
	switch {
	case b == tripletBlock:
		return []tile.Kind{k, k, k}
	case b == pairBlock:
		return []tile.Kind{k, k}
	case b == runBlock && number && k.Rank() <= 7:
		return []tile.Kind{k, k + 1, k + 2}
	case b == edgeBlock && number && k.Rank() <= 8:
		return []tile.Kind{k, k + 1}
	case b == gapBlock && number && k.Rank() <= 7:
		return []tile.Kind{k, k + 2}
	default:
		return nil
	}
}

// holds reports whether the tiles, at least one, are left to lay out.
func (g *grouping) holds(tiles []tile.Kind) bool {
	left := g.left
	for _, k := range tiles {
		if left[k] == 0 {
			return false
		}
		left[k]--
	}
	return len(tiles) > 0
}

// put lays out a block whose lowest kind is k, unless there are enough blocks.
func (g *grouping) put(k tile.Kind, b block, tiles []tile.Kind) bool {
	sets, blocks := len(g.now.sets), len(g.now.sets)+len(g.now.partials)
	if blocks > g.position.sets || b <= runBlock && sets == g.position.sets {
		return false
	}
	switch b {
	case tripletBlock:
		g.now.sets = append(g.now.sets, form.Triplet(k))
	case runBlock:
		g.now.sets = append(g.now.sets, form.Run(k))
	default:
		g.now.partials = append(g.now.partials, [2]tile.Kind(tiles))
	}
	for _, k := range tiles {
		g.left[k]--
	}
	return true
}

// takeBack undoes put.
func (g *grouping) takeBack(b block, tiles []tile.Kind) {
	if b <= runBlock {
		g.now.sets = g.now.sets[:len(g.now.sets)-1]
	} else {
		g.now.partials = g.now.partials[:len(g.now.partials)-1]
	}
	for _, k := range tiles {
		g.left[k]++
	}
}

// hopeless reports whether no way to lay out the tiles left leads to a layout to keep:
// three tiles save two missing ones at most.
func (g *grouping) hopeless() bool {
	saved := 2*len(g.now.sets) + len(g.now.partials) + 2*g.left.Total()/3
	return 2*g.position.sets+1-saved > g.bound()
}

// keep adds the finished layout if it may lead to the distance.
func (g *grouping) keep() {
	l := &g.now
	sets := g.position.sets
	if len(l.sets)+len(l.partials) > sets && l.pairs() == 0 {
		return
	}
	hope := l.hope(sets)
	if hope > g.bound() {
		return
	}
	g.least = min(g.least, hope)
	g.found = append(g.found, layout{slices.Clone(l.sets), slices.Clone(l.partials), l.loose})
}

// bound returns the most missing tiles that a layout to keep may hope for: the distance,
// or where there is none the least seen so far.
func (g *grouping) bound() int {
	if g.target < need.None {
		return g.target
	}
	return g.least
}
