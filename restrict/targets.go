package restrict

import (
	"mentsu/hand"
	"mentsu/need"
	"mentsu/tile"
)

// Target is what a clause of a restriction asks of the concealed tiles. The least distance
// over all targets is the distance from the restriction.
type Target struct {
	Program *need.Program // the free sets and the pair; nil if no hand of sets and a pair counts
	Forced  tile.Counts   // tiles that the finished hand uses beside these
	HasPair bool          // the pair is among them
	Sets    int           // free sets

	SevenPairs tile.Kinds // seven pairs of these kinds count, if the hand has no melds
	Orphans    bool       // thirteen orphans count, if the hand has no melds

	// Exact is false if more is asked of the sets or the pairs than this: triplets to be
	// concealed, a wait, tiles of certain groups. The distance is then a lower bound.
	Exact bool
}

// Targets returns the targets of hands of a game with so many sets, 4 or 5. Melds are those
// declared; the concealed tiles are to make free sets, and may use at most caps of each
// kind. Open says that a meld is no closed kan, or that melds are declared elsewhere.
// Clauses that such hands cannot agree with are left out, and so are
// the forms with knitted tiles. It is for answers about all
// hands at once; about one ask Of. The error wraps ErrTooMany or ErrSets.
func (p *Program) Targets(sets int, melds []hand.Meld, open bool, caps *tile.Counts, free int) ([]Target, error) {
	g, err := p.game(sets)
	if err != nil {
		return nil, err
	}
	q := position{melds: melds, open: open, caps: *caps, sets: free}
	var list []Target
	for i := range g.rules {
		c := &g.rules[i]
		out := Target{SevenPairs: c.sevenPairs, Orphans: c.orphans, Exact: !c.asksMore()}
		if c.pairs != 0 {
			if t, ok := q.target(c); ok {
				out.Program, out.Forced, out.HasPair, out.Sets = g.families[t.family].plain(), t.forced, t.hasPair, t.sets
				out.Exact = out.Exact && !c.openEnd && c.last == 0 && t.conc == 0
			}
		}
		if out.Program != nil || out.SevenPairs != 0 || out.Orphans {
			list = append(list, out)
		}
	}
	return list, nil
}
