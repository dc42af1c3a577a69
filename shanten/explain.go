package shanten

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// MaxGroups is how many groups an Explanation lists at most.
const MaxGroups = 8

// Group is one way to see the concealed tiles of a hand that leads to its shanten number.
type Group struct {
	Form     form.Forms
	Sets     []form.Set     // complete sets
	Partials [][2]tile.Kind // two tiles of a set; for seven pairs the pairs
	Pair     tile.Kind      // the pair, if HasPair
	HasPair  bool
	Loose    tile.Counts // all other tiles
	Missing  int         // tiles missing to a complete hand: shanten + 1
}

// Count is the classic count of the standard form: Result = Base - 2 x Sets - Partials -
// Pair, with the melds among the sets and no more sets and partials than the hand needs.
// It can lie below the exact number, where it counts on tiles that are gone.
type Count struct {
	Base, Sets, Partials, Pair, Result int
}

// Explanation shows where the shanten number of a hand comes from.
type Explanation struct {
	Shanten  Number  // the least over the forms asked
	Standard Number  // of the standard form, exact, which Count tries to tell
	Groups   []Group // of the forms that reach Shanten, at most MaxGroups, one of each form at least
	More     bool    // there are more groups of the standard form
	Count    Count
}

// Explain groups the concealed tiles of h: into sets, partials, a pair and loose tiles for
// the standard form, into pairs for seven pairs. Groups stand in this order: the standard
// form first; most sets, then those with a pair, then most partials; then by tiles. A
// grouping that names two pairs calls the first one it can the pair. A hand with jokers has
// numbers, but neither groups nor a count. Explain takes some microseconds to milliseconds
// and allocates.
func Explain(h *hand.Hand, q Query) Explanation {
	p := positionOf(h, q)
	a := p.answer()
	standard := p.standardDistance()
	e := Explanation{Shanten: a.Shanten, Standard: numberOf(standard)}
	if p.jokers > 0 {
		return e
	}
	g := grouping{position: &p, target: standard}
	groups, simple := g.run()
	e.Count = simple.count(&p)
	if a.Shanten == Impossible {
		return e
	}
	var others []Group
	if a.SevenPairs == a.Shanten {
		others = append(others, p.pairsGroup(int(a.SevenPairs)+1))
	}
	if a.ThirteenOrphans == a.Shanten {
		others = append(others, p.orphansGroup(int(a.ThirteenOrphans)+1))
	}
	if a.Standard == a.Shanten {
		room := MaxGroups - len(others)
		e.More = len(groups) > room
		e.Groups = groups[:min(room, len(groups))]
	}
	e.Groups = append(e.Groups, others...)
	return e
}

// count returns the classic count of a layout.
func (l *layout) count(p *position) Count {
	c := Count{Base: 2 * p.maxSets, Sets: p.maxSets - p.sets + len(l.sets)}
	pairs := 0
	for _, b := range l.partials {
		if b[0] == b[1] {
			pairs = 1
		}
	}
	c.Pair = pairs
	c.Partials = min(len(l.partials)-pairs, p.sets-len(l.sets))
	c.Result = c.Base - 2*c.Sets - c.Partials - c.Pair
	return c
}

// pairsGroup returns the hand seen as pairs.
func (p *position) pairsGroup(missing int) Group {
	g := Group{Form: form.SevenPairs, Missing: missing, Loose: p.counts}
	for k, n := range p.counts {
		for n >= 2 {
			g.Partials = append(g.Partials, [2]tile.Kind{tile.Kind(k), tile.Kind(k)})
			g.Loose[k] -= 2
			n -= 2
			if !p.fourPair {
				break
			}
		}
	}
	return g
}

// orphansGroup returns the hand seen as orphans, with the first orphan pair as the pair.
func (p *position) orphansGroup(missing int) Group {
	g := Group{Form: form.ThirteenOrphans, Missing: missing, Loose: p.counts}
	for k := range (tile.Orphans & p.held[1]).All() {
		g.Pair, g.HasPair = k, true
		g.Loose[k] -= 2
		break
	}
	return g
}

// group returns the layout as a group if it leads to the distance of the hand. The first
// of its pairs that allows it becomes the pair.
func (g *grouping) group(l *layout) (Group, bool) {
	for i, b := range l.partials {
		if b[0] != b[1] || i > 0 && l.partials[i-1] == b {
			continue
		}
		rest := make([][2]tile.Kind, 0, len(l.partials))
		rest = append(append(rest, l.partials[:i]...), l.partials[i+1:]...)
		out := Group{form.Standard, l.sets, rest, b[0], true, l.loose, g.target}
		if len(rest)+len(l.sets) <= g.position.sets && g.missing(&out) == g.target {
			return out, true
		}
	}
	out := Group{form.Standard, l.sets, l.partials, 0, false, l.loose, g.target}
	ok := len(l.partials)+len(l.sets) <= g.position.sets && g.missing(&out) == g.target
	return out, ok
}

// missing returns the least missing tiles of a finished hand that completes the partials
// of a group where they stand.
func (g *grouping) missing(group *Group) int {
	var used tile.Counts
	for _, s := range group.Sets {
		for _, k := range s.Kinds() {
			used[k]++
		}
	}
	if group.HasPair {
		used[group.Pair] += 2
	}
	return g.complete(group, group.Partials, used)
}

// complete returns the least missing tiles when the finished hand uses used and completes
// partials in the best way.
func (g *grouping) complete(group *Group, partials [][2]tile.Kind, used tile.Counts) int {
	if len(partials) == 0 {
		return g.fill(group, &used)
	}
	best := need.None
	for _, s := range completions(partials[0]) {
		with := used
		for _, k := range s.Kinds() {
			with[k]++
		}
		best = min(best, g.complete(group, partials[1:], with))
	}
	return best
}

// fill returns the missing tiles when the finished hand uses used, and the sets and the
// pair that it does not hold yet come from the other tiles.
func (g *grouping) fill(group *Group, used *tile.Counts) int {
	missing := 0
	counts, caps := g.position.counts, g.position.limits.Caps
	for k, n := range used {
		if n > caps[k] {
			return need.None
		}
		caps[k] -= n
		missing += int(max(n, counts[k]) - counts[k])
		counts[k] -= min(n, counts[k])
	}
	pair := 1
	if group.HasPair {
		pair = 0
	}
	sets := g.position.sets - len(group.Sets) - len(group.Partials)
	rest := g.position.program().Whole(&counts, &caps)
	return min(need.None, missing+rest.Lane(sets, pair))
}

// completions returns the sets that hold both tiles of a partial.
func completions(b [2]tile.Kind) []form.Set {
	switch k, rank := b[0], b[0].Rank(); {
	case b[1] == k:
		return []form.Set{form.Triplet(k)}
	case b[1] == k+2 || rank == 1:
		return []form.Set{form.Run(k)}
	case rank == 8:
		return []form.Set{form.Run(k - 1)}
	default:
		return []form.Set{form.Run(k - 1), form.Run(k)}
	}
}
