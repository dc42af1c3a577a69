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
	Ready *big.Int // the ready ones among them; of a sample those in it
	Cells []Wait   // rising

	Exact bool     // every deal was counted
	Drawn int      // of a sample: how many deals were drawn
	From  *big.Int // those that they were drawn from, all alike: the ready ones, or some more
	Seed  uint64
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
// jokers, and under restrictions but those that allow some sets and pairs wherever they
// stand, such as tanyao: see SampleWaits.
func Waits(q Question) (*Waiting, error) {
	d, err := check(&q)
	if err == nil {
		err = d.canWait()
	}
	switch {
	case err != nil:
		return nil, err
	case d.knits() && d.hasJokers():
		return nil, d.knitsSupported()
	case d.Jokers > 0:
		return nil, refuse(ErrUnsupported, "known", "waits of deals with jokers are not counted")
	case d.hasJokers():
		return nil, refuse(ErrUnsupported, "wall_jokers", "waits of deals with jokers are not counted")
	}
	w := waits{deal: d, pairs: pairFormsOf(d.Rules, d.closed)}
	w.pairs.settle(&d.soft)
	switch {
	case d.Only != nil:
		if err := w.restricted(); err != nil {
			return nil, err
		}
	case d.Rules.Forms.Has(form.Standard):
		w.program = d.program()
	}
	return w.count(), nil
}

// restricted takes the restriction, if what a hand waits on can be told part by part: if it
// allows some sets and pairs, wherever they stand, and forces none.
func (w *waits) restricted() error {
	f, rest, exact, err := w.deal.clausesOf(w.pairs)
	if err != nil {
		return refuse(ErrTooMany, "only", "the restriction comes to too many clauses")
	}
	if !exact || len(f.list) > 1 || len(f.pairs) > 0 {
		return refuse(ErrUnsupported, "only", "waits under a restriction of several clauses are not counted")
	}
	w.pairs = rest
	for i := range f.list {
		t := &f.list[i]
		if t.HasPair || t.Sets != w.deal.sets || t.Forced != (tile.Counts{}) {
			return refuse(ErrUnsupported, "only", "waits under a restriction that forces tiles are not counted")
		}
		w.program = t.Program
	}
	return nil
}

// waits is the work of Waits.
type waits struct {
	deal    *deal
	pairs   pairForms
	program *need.Program // of sets and a pair; nil: they do not count
}

func (w *waits) count() *Waiting {
	d := w.deal
	suit := func(s tile.Suit) *states[ready] { return w.suit(s) }
	alike := func(s, t tile.Suit) bool { return d.Only == nil && d.alike(s, t) && w.pairs.alike(s, t) }
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
	}, d.tell())
	cells := make(map[group]*big.Int)
	for at := range tables[0] {
		if n := &tables[0][at]; !n.isZero() {
			addTo(cells, group{uint8(at / stride), uint8(at % stride)}, n.big())
		}
	}
	if d.knits() {
		w.knittedWaits(cells)
	}
	all := &Waiting{Deals: d.total(), Ready: new(big.Int), Exact: true}
	all.add(cells)
	return all
}

// add takes the cells, rising.
func (w *Waiting) add(cells map[group]*big.Int) {
	for g, n := range cells {
		w.Cells = append(w.Cells, Wait{int(g.kinds), int(g.tiles), n})
		w.Ready.Add(w.Ready, n)
	}
	slices.SortFunc(w.Cells, func(a, b Wait) int { return cmp.Or(a.Kinds-b.Kinds, a.Tiles-b.Tiles) })
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

// total returns the number of all deals.
func (d *deal) total() *big.Int {
	if d.Patterns {
		return new(big.Int).SetUint64(d.patternsLeft()[0][d.random])
	}
	return new(big.Int).Binomial(int64(d.left.Total()+d.WallJokers), int64(d.random))
}
