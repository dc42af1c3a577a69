package shanten

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
	"mentsu/win"
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
	Knitted  tile.Kinds  // tiles held of a knitted pattern, and of honours where these are the hand
	Loose    tile.Counts // all other tiles
	Missing  int         // tiles missing to a complete hand beside the jokers: shanten + 1
	Jokers   int         // jokers held, which stand for tiles that the hand would miss without them
}

// Count is the classic count of the standard form: Result = Base - 2 x Sets - Partials -
// Pair - Jokers, with the melds among the sets and no more sets and partials than the hand
// needs: each joker is one tile that is missing no more. It can lie below the exact
// number, where it counts on tiles that are gone.
type Count struct {
	Base, Sets, Partials, Pair, Jokers, Result int
}

// Explanation shows where the shanten number of a hand comes from.
type Explanation struct {
	Shanten  Number  // the least over the forms asked
	Standard Number  // of the standard form, exact, which Count tries to tell
	Groups   []Group // of the forms that reach Shanten, at most MaxGroups, one of each form at least
	More     bool    // there are more groups of the standard form
	Count    Count
}

// Explain groups the concealed natural tiles of h: into sets, partials, a pair and loose tiles for
// the standard form, into pairs for seven pairs; for a knitted straight the tiles beside the knitted ones. Groups stand in this order: the standard
// form first, the others as form.Each lists them; most sets, then those with a pair, then most partials; then by tiles. A
// grouping that names two pairs calls the first one it can the pair. Jokers are in no block:
// any of the tiles that a group lacks can be theirs, the House is not looked at. Explain takes some microseconds to
// milliseconds and allocates.
func Explain(h *hand.Hand, q Query) Explanation {
	q.House = win.House{}
	var p position
	p.set(h, q)
	a := p.answer()
	standard := p.standardDistance()
	e := Explanation{Shanten: a.Shanten, Standard: numberOf(standard)}
	g := grouping{position: &p, target: min(need.None, standard+p.jokers)}
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
	most := MaxGroups - 1 // and one of honours and knitted tiles
	if a.Standard == a.Shanten {
		most = 1
	}
	others = append(others, p.knittedGroups(&a, most)...)
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
	c.Jokers = p.jokers
	c.Result = c.Base - 2*c.Sets - c.Partials - c.Pair - c.Jokers
	return c
}

// pairsGroup returns the hand seen as pairs.
func (p *position) pairsGroup(missing int) Group {
	g := Group{Form: form.SevenPairs, Missing: missing, Jokers: p.jokers, Loose: p.counts}
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
	g := Group{Form: form.ThirteenOrphans, Missing: missing, Jokers: p.jokers, Loose: p.counts}
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
		out := g.standard(l, rest)
		out.Pair, out.HasPair = b[0], true
		if len(rest)+len(l.sets) <= g.position.sets && g.missing(&out) == g.target {
			return out, true
		}
	}
	out := g.standard(l, l.partials)
	ok := len(l.partials)+len(l.sets) <= g.position.sets && g.missing(&out) == g.target
	return out, ok
}

// standard returns a layout as a group with these partials and without a pair.
func (g *grouping) standard(l *layout, partials [][2]tile.Kind) Group {
	jokers := g.position.jokers
	return Group{Form: form.Standard, Sets: l.sets, Partials: partials, Loose: l.loose, Missing: g.target - jokers, Jokers: jokers}
}

// missing returns the least missing tiles, jokers among them, of a finished hand that
// completes the partials of a group where they stand.
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
	p := g.position
	missing, above := 0, 0 // above what natural tiles can be
	counts, caps, hard := p.counts, p.limits.Caps, p.limits.Caps
	if p.jokers > 0 {
		hard = p.hard
	}
	for k, n := range used {
		if n > hard[k] {
			return need.None
		}
		if hard[k] != need.NoLimit {
			hard[k] -= n
		}
		above += int(max(n, caps[k]) - caps[k])
		caps[k] -= min(n, caps[k])
		missing += int(max(n, counts[k]) - counts[k])
		counts[k] -= min(n, counts[k])
	}
	if above > p.jokers {
		return need.None
	}
	pair := 1
	if group.HasPair {
		pair = 0
	}
	sets := p.sets - len(group.Sets) - len(group.Partials)
	if p.jokers == 0 {
		rest := p.program().Whole(&counts, &caps)
		return min(need.None, missing+rest.Lane(sets, pair))
	}
	w := need.Wild{Hard: hard, Soft: caps, Jokers: p.jokers - above}
	return min(need.None, missing+need.WildStandard(p.maxSets).WildLane(&counts, &w, sets, pair))
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
