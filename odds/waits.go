package odds

import (
	"cmp"
	"math/big"
	"slices"

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
	case d.Jokers > 0:
		return nil, refuse(ErrUnsupported, "known", "waits of deals with jokers are not counted")
	case d.hasJokers():
		return nil, refuse(ErrUnsupported, "wall_jokers", "waits of deals with jokers are not counted")
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
	for at := range tables[0] {
		n := &tables[0][at]
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
