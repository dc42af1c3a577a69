package odds

import (
	"cmp"
	"math/big"
	"slices"

	"mentsu/form"
	"mentsu/need"
	"mentsu/tile"
)

// Waiting counts the ready deals by what they wait on.
type Waiting struct {
	Deals *big.Int // all deals
	Ready *big.Int // the ready ones among them
	Cells []Wait   // rising
}

// Wait is the deals that wait on so many kinds, of which so many tiles are left.
type Wait struct {
	Kinds, Tiles int
	Deals        *big.Int
}

// Waits counts the ready deals of q, which must be of 3n+1 tiles, by the kinds they wait on
// and the tiles left of these: neither held nor melded nor seen. As in useful tiles, a kind
// counts that completes the hand as the pool allows, though none may be left of it. It takes
// some tenths of a second. The error is an *Error; it wraps ErrUnsupported for deals with
// jokers and under a restriction.
func Waits(q Question) (*Waiting, error) {
	d, err := check(&q)
	switch {
	case err != nil:
		return nil, err
	case q.Tiles%3 != 1:
		return nil, refuse(ErrSize, "tiles", "%d tiles wait on nothing: waits are of 3n+1 tiles, such as 13", q.Tiles)
	case q.Jokers+q.WallJokers > 0:
		return nil, refuse(ErrUnsupported, "jokers", "waits of deals with jokers are not counted")
	case q.Only != nil:
		return nil, refuse(ErrUnsupported, "only", "waits under a restriction are not counted")
	case d.random > MaxRandom:
		return nil, refuse(ErrTooMany, "tiles", "%d random tiles are too many: at most %d", d.random, MaxRandom)
	}
	w := waits{deal: d, pairs: pairFormsOf(d.Rules, d.closed), program: d.program()}
	w.pairs.settle(&d.soft)
	return w.count(), nil
}

// waits is the work of Waits.
type waits struct {
	deal    *deal
	pairs   pairForms
	program *need.Program
}

// group is kinds waited on: how many, and how many tiles are left of them.
type group struct{ kinds, tiles uint8 }

func (g group) plus(h group) group { return group{g.kinds + h.kinds, g.tiles + h.tiles} }

// ready is all that some parts contribute to what a hand waits on. Of their tiles, 3n are
// sets only (whole) or of no use; 3n+2 are sets and the pair (paired), or miss one tile to
// sets only (forSets), or both; 3n+1 miss one to sets and the pair (forPair). All others
// are more than one tile from complete.
type ready struct {
	rest             uint8 // tiles, by three
	whole, paired    bool
	forSets, forPair group

	pairs   pairWait
	orphans orphanWait
}

// pairWait is what tiles contribute to seven pairs that miss one tile.
type pairWait struct {
	possible bool // all kinds are held in pairs, but for one at most
	single   bool // one has a tile too few
	left     uint8
	counted  bool // the missing kind is among those that complete the sets
}

// orphanWait is what tiles contribute to thirteen orphans that miss one tile: either one
// kind is missing and another paired, or each is held and any makes the pair.
type orphanWait struct {
	possible        bool // no other kinds are held
	missing, paired uint8
	left            uint8 // tiles left of the missing kind
	all             group // the kinds that can be paired
}

func (w *waits) count() *Waiting {
	d := w.deal
	suit := func(s tile.Suit) *states[ready] { return w.suit(s) }
	alike := func(s, t tile.Suit) bool { return d.alike(s, t) && w.pairs.alike(s, t) }
	a, b := halves(suit, alike, merge)
	const stride = 256
	tables := [][]count{make([]count, stride*stride)}
	tally(tables, []int{d.random}, a, b, func(x, y ready) int {
		both, ok := merge(x, y)
		if !ok {
			return -1
		}
		if g, ready := both.waits(); ready {
			return int(g.kinds)*stride + int(g.tiles)
		}
		return -1
	}, d.Progress)
	all := &Waiting{Deals: d.total(), Ready: new(big.Int)}
	for at, n := range tables[0] {
		if !n.isZero() {
			all.Cells = append(all.Cells, Wait{at / stride, at % stride, n.big()})
			all.Ready.Add(all.Ready, n.big())
		}
	}
	slices.SortFunc(all.Cells, func(a, b Wait) int { return cmp.Or(a.Kinds-b.Kinds, a.Tiles-b.Tiles) })
	return all
}

// suit returns the states of a part, without those that nothing comes of.
func (w *waits) suit(s tile.Suit) *states[ready] {
	all := newStates[ready](w.deal.random)
	w.deal.walk(s, w.deal.random, func(counts *tile.Counts, dealt int, ways uint64) {
		if r := w.part(s, counts); r.any() {
			all.at(r)[dealt] += ways
		}
	})
	return all.close()
}

// part returns what the tiles of a part contribute.
func (w *waits) part(s tile.Suit, counts *tile.Counts) ready {
	kinds := tile.Kinds(1<<s.Len()-1) << s.First()
	tiles := 0
	for k := range kinds.All() {
		tiles += int(counts[k])
	}
	r := ready{rest: uint8(tiles % 3)}
	var completing tile.Kinds
	if w.deal.Rules.Forms.Has(form.Standard) && tiles/3 <= w.deal.sets {
		v, n := w.program.Vec(s, counts, &w.deal.soft), tiles/3
		switch r.rest {
		case 0:
			r.whole = v.Lane(n, 0) == 0
		case 1:
			completing = w.completing(s, counts, v, n, 1)
			r.forPair = w.left(completing, counts)
		case 2:
			r.paired = v.Lane(n, 1) == 0
			completing = w.completing(s, counts, v, n+1, 0)
			r.forSets = w.left(completing, counts)
		}
	}
	if w.pairs.sevenPairs {
		r.pairs = w.pairWait(kinds, counts, completing)
	}
	if w.pairs.orphans {
		r.orphans = w.orphanWait(kinds, counts)
	}
	return r
}

// completing returns the kinds that complete a part, whose vector is v, to so many sets and pairs.
func (w *waits) completing(s tile.Suit, counts *tile.Counts, v need.Vec, sets, pair int) tile.Kinds {
	if sets > w.deal.Rules.Sets || v.Lane(sets, pair) != 1 {
		return 0
	}
	var kinds tile.Kinds
	drawn := *counts
	for i := range tile.Kind(s.Len()) {
		k := s.First() + i
		if counts[k] >= w.deal.soft[k] {
			continue
		}
		drawn[k]++
		after := w.program.Vec(s, &drawn, &w.deal.soft)
		if after.Lane(sets, pair) == 0 {
			kinds = kinds.With(k)
		}
		drawn[k]--
	}
	return kinds
}

// left returns the group of kinds.
func (w *waits) left(kinds tile.Kinds, counts *tile.Counts) group {
	var g group
	for k := range kinds.All() {
		g = g.plus(group{1, w.leftOf(k, counts)})
	}
	return g
}

func (w *waits) leftOf(k tile.Kind, counts *tile.Counts) uint8 {
	return w.deal.left[k] - (counts[k] - w.deal.Known[k])
}

func (w *waits) pairWait(kinds tile.Kinds, counts *tile.Counts, completing tile.Kinds) pairWait {
	p := pairWait{possible: true}
	for k := range kinds.All() {
		n := counts[k]
		whole := n + n%2
		if whole > w.deal.soft[k] || whole/2 > w.pairs.most {
			return pairWait{}
		}
		if n%2 == 0 {
			continue
		}
		if p.single {
			return pairWait{}
		}
		p.single, p.left, p.counted = true, w.leftOf(k, counts), completing.Has(k)
	}
	return p
}

func (w *waits) orphanWait(kinds tile.Kinds, counts *tile.Counts) orphanWait {
	o := orphanWait{possible: true}
	for k := range kinds.All() {
		n := counts[k]
		switch {
		case !k.IsOrphan():
			if n > 0 {
				return orphanWait{}
			}
			continue
		case n == 0:
			o.missing, o.left = o.missing+1, w.leftOf(k, counts)
		case n == 2:
			o.paired++
		}
		if n > 2 || o.missing > 1 || o.paired > 1 {
			return orphanWait{}
		}
		if n == 1 && w.deal.soft[k] > 1 {
			o.all = o.all.plus(group{1, w.leftOf(k, counts)})
		}
	}
	return o
}

// any reports whether anything comes of the tiles.
func (r *ready) any() bool {
	return r.whole || r.paired || r.forSets.kinds > 0 || r.forPair.kinds > 0 || r.pairs.possible || r.orphans.possible
}

// merge returns what two lots of parts contribute together.
func merge(x, y ready) (both ready, ok bool) {
	if x.rest > y.rest {
		x, y = y, x
	}
	both = ready{rest: (x.rest + y.rest) % 3, orphans: x.orphans.plus(y.orphans)}
	// A missing kind of pairs counts among those that complete the sets only while these do.
	xSets, ySets := y.paired && x.forSets.kinds > 0, false
	switch {
	case x.rest == 0:
		ySets = x.whole
		if x.whole {
			both.whole, both.paired = y.whole, y.paired
			both.forSets, both.forPair = y.forSets, y.forPair
		}
		xSets = false
	case x.rest == 2:
		ySets = x.paired && y.forSets.kinds > 0
		if xSets {
			both.forPair = both.forPair.plus(x.forSets)
		}
		if ySets {
			both.forPair = both.forPair.plus(y.forSets)
		}
	default:
		xSets = false
	}
	x.pairs.counted = x.pairs.counted && xSets
	y.pairs.counted = y.pairs.counted && ySets
	both.pairs = x.pairs.plus(y.pairs)
	return both, both.any()
}

func (p pairWait) plus(q pairWait) pairWait {
	switch {
	case !p.possible || !q.possible || p.single && q.single:
		return pairWait{}
	case q.single:
		return q
	default:
		return p
	}
}

func (o orphanWait) plus(p orphanWait) orphanWait {
	both := orphanWait{true, o.missing + p.missing, o.paired + p.paired, o.left + p.left, o.all.plus(p.all)}
	if !o.possible || !p.possible || both.missing > 1 || both.paired > 1 {
		return orphanWait{}
	}
	return both
}

// waits returns what a whole hand of 3n+1 tiles waits on.
func (r *ready) waits() (g group, isReady bool) {
	g = r.forPair
	if p := r.pairs; p.possible && p.single && !p.counted {
		g = g.plus(group{1, p.left})
	}
	switch o := r.orphans; {
	case !o.possible:
	case o.missing == 1 && o.paired == 1:
		g = g.plus(group{1, o.left})
	case o.missing == 0 && o.paired == 0:
		g = g.plus(o.all)
	}
	return g, g.kinds > 0
}

// total returns the number of all deals, without jokers.
func (d *deal) total() *big.Int {
	if !d.Patterns {
		return new(big.Int).Binomial(int64(d.left.Total()), int64(d.random))
	}
	ways := make([]*big.Int, d.random+1) // by tiles dealt of the kinds so far
	for i := range ways {
		ways[i] = new(big.Int)
	}
	ways[0].SetInt64(1)
	for _, left := range d.left {
		for t := d.random; t > 0; t-- {
			for n := 1; n <= min(int(left), t); n++ {
				ways[t].Add(ways[t], ways[t-n])
			}
		}
	}
	return ways[d.random]
}
