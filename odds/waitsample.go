package odds

import (
	"context"
	"errors"
	"math/big"
	"math/bits"
	"slices"

	"mentsu/hand"
	"mentsu/tile"
	"mentsu/win"
)

// times returns c times n.
func (c *count) times(n uint64) count {
	var t count
	t.addProduct(c.low, n)
	t.high += c.high * n
	return t
}

// plus returns the sum of two counts.
func (c *count) plus(d count) count {
	low, carry := bits.Add64(c.low, d.low, 0)
	return count{c.high + d.high + carry, low}
}

// SampleWaits is Waits for deals with jokers or under a restriction, of which what they wait
// on is not counted: it draws some of the ready deals, each as likely, and looks at what they
// wait on. Where even the ready deals of a restriction are not counted it draws from those
// that are ready without it. Tiles left are natural ones: a joker that is left counts as
// none. The same seed draws the same deals. The error is an *Error; of ErrStopped, when ctx
// ends first; it wraps ErrUnsupported where Waits has an answer for the forms only.
func SampleWaits(ctx context.Context, q Question, samples int, seed uint64) (*Waiting, error) {
	d, err := check(&q)
	if err == nil {
		err = d.canWait()
	}
	if err == nil {
		err = d.playable(samples)
	}
	switch {
	case err != nil:
		return nil, err
	case d.knits():
		return nil, refuse(ErrUnsupported, "forms", "waits for the forms with knitted tiles are counted only, not drawn, and not with jokers")
	}
	from := *d
	lots, err := from.readyLots()
	if errors.Is(err, ErrUnsupported) && d.Only != nil {
		from.Only = nil
		lots, err = from.readyLots()
	}
	if err != nil {
		return nil, err
	}
	w := &Waiting{Deals: d.total(), Ready: new(big.Int), From: new(big.Int), Seed: seed, Exact: len(lots) == 0}
	if w.Exact {
		return w, nil
	}
	cells, err := d.sample(ctx, lots, samples, &random{seed}, w)
	if err != nil {
		return nil, err
	}
	w.add(cells)
	return w, nil
}

// canWait refuses deals that wait on nothing.
func (d *deal) canWait() error {
	switch {
	case d.Tiles%3 != 1:
		return refuse(ErrSize, "tiles", "%d tiles wait on nothing: waits are of 3n+1 tiles, such as 13", d.Tiles)
	case d.random > MaxRandom:
		return refuse(ErrTooMany, "tiles", "%d random tiles are too many: at most %d", d.random, MaxRandom)
	default:
		return nil
	}
}

// sample draws ready deals and counts them by what they wait on.
func (d *deal) sample(ctx context.Context, lots []readyLot, samples int, r *random, w *Waiting) (map[group]*big.Int, error) {
	from, drawn := share(lots, samples, r)
	w.From, w.Drawn = from.big(), samples
	cells, done := make(map[group]*big.Int), 0
	for i, n := range drawn {
		if n == 0 {
			continue
		}
		for _, counts := range lots[i].draw(r, n) {
			if ctx.Err() != nil {
				return nil, stopped(done, samples)
			}
			if done++; d.Progress != nil && done%256 == 0 {
				d.Progress(float64(done) / float64(samples))
			}
			if err := d.countOne(cells, &counts, lots[i].held); err != nil {
				return nil, err
			}
		}
	}
	return cells, nil
}

// share returns how many deals there are in all lots, and how many samples are of each.
func share(lots []readyLot, samples int, r *random) (all count, drawn []int) {
	ends := make([]count, len(lots)) // deals of all lots up to this one
	for i := range lots {
		all = all.plus(lots[i].deals.times(lots[i].ways))
		ends[i] = all
	}
	drawn = make([]int, len(lots))
	for range samples {
		at := all.below(r)
		drawn[slices.IndexFunc(ends, func(end count) bool { return at.less(end) })]++
	}
	return all, drawn
}

// countOne counts a ready deal by what it waits on, if it is ready under the restriction.
func (d *deal) countOne(cells map[group]*big.Int, counts *tile.Counts, jokers int) error {
	h, err := d.handOf(counts, jokers)
	if err != nil {
		return err
	}
	kinds, ready, err := d.waitsOf(h)
	if ready && err == nil {
		addTo(cells, d.groupOf(kinds, counts), big.NewInt(1))
	}
	return err
}

// waitsOf returns the natural kinds that a hand waits on.
func (d *deal) waitsOf(h *hand.Hand) (kinds tile.Kinds, ready bool, err error) {
	if d.Only == nil {
		return win.Waits(h, win.Query{Pool: d.asked, Forms: d.Rules.Forms}).Kinds &^ d.JokerKinds, true, nil
	}
	a, err := d.Only.Of(h, d.asked)
	return a.Useful &^ d.JokerKinds, a.Shanten == 0, err
}

// groupOf returns how many kinds a hand waits on, and the tiles left of them.
func (d *deal) groupOf(kinds tile.Kinds, counts *tile.Counts) group {
	var g group
	for k := range kinds.All() {
		g = g.plus(group{1, d.left[k] - (counts[k] - d.Known[k])})
	}
	return g
}
