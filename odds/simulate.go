package odds

import (
	"context"
	"math/big"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/shanten"
	"mentsu/tile"
)

// MaxSamples is how many deals a simulation may play.
const MaxSamples = 100_000_000

// Simulate plays as many deals of q as samples says, at random, and counts them by their
// shanten numbers, which the engine tells of each: an answer for what is not counted
// exactly, and a check of what is. The same seed plays the same deals. A million deals take
// about a second, under a restriction some ten seconds. The error is an *Error; of ErrStopped,
// when ctx ends first.
func Simulate(ctx context.Context, q Question, samples int, seed uint64) (*Distribution, error) {
	d, err := check(&q)
	if err != nil {
		return nil, err
	}
	if err := d.playable(samples); err != nil {
		return nil, err
	}
	sum := make(map[shanten.Answer]uint64)
	deal := d.dealer(&random{seed})
	for i := range samples {
		if ctx.Err() != nil {
			return nil, stopped(i, samples)
		}
		h, err := deal()
		if err != nil {
			return nil, err
		}
		a, err := d.ask(h)
		if err != nil {
			return nil, err
		}
		sum[a]++
		if d.Progress != nil && i%1024 == 0 {
			d.Progress(float64(i) / float64(samples))
		}
	}
	deals := make(map[shanten.Answer]*big.Int, len(sum))
	for a, n := range sum {
		deals[a] = new(big.Int).SetUint64(n)
	}
	all := distribution(deals, false)
	all.Seed = seed
	return all, nil
}

// stopped refuses what there was no time for.
func stopped(done, of int) error {
	return refuse(ErrStopped, "samples", "stopped after %d of %d", done, of)
}

// playable refuses what cannot be played, and makes ready what can.
func (d *deal) playable(samples int) error {
	d.shown, d.asked = d.Seen, d.Pool
	switch {
	case samples < 1 || samples > MaxSamples:
		return refuse(ErrTooMany, "samples", "%d deals cannot be played: 1 to %d can", samples, MaxSamples)
	case d.Deck == nil:
		return nil
	case d.hasJokers():
		return refuse(ErrUnsupported, "deck", "a deck of its own with jokers is counted only, not played")
	case d.Pool == form.PoolHand && len(d.Melds) > 0:
		return refuse(ErrUnsupported, "deck", "a deck of its own with melds that do not count as gone is counted only, not played")
	}
	// Tiles that do not exist are as good as seen, and those seen count as gone only if asked.
	if d.Pool != form.PoolSeen {
		d.shown = tile.Counts{}
	}
	d.asked = form.PoolSeen
	for k, n := range d.deck() {
		d.shown[k] += n - d.Deck[k]
	}
	return nil
}

// wall returns the tiles that can be dealt.
func (d *deal) wall() []tile.Tile {
	wall := make([]tile.Tile, 0, d.left.Total()+d.WallJokers)
	for k, n := range d.left {
		for range n {
			wall = append(wall, tile.Tile(k))
		}
	}
	for range d.WallJokers {
		wall = append(wall, tile.Joker)
	}
	return wall
}

// dealer returns what deals a hand at random.
func (d *deal) dealer(r *random) func() (*hand.Hand, error) {
	if d.Patterns {
		left := d.patternsLeft()
		return func() (*hand.Hand, error) {
			counts, jokers := d.pattern(r, left)
			return d.handOf(&counts, jokers)
		}
	}
	wall := d.wall() // the same tiles after each deal, in another order
	return func() (*hand.Hand, error) {
		counts, jokers := d.Known, d.Jokers
		for i := range d.random {
			j := i + r.below(len(wall)-i)
			wall[i], wall[j] = wall[j], wall[i]
			if t := wall[i]; t == tile.Joker {
				jokers++
			} else {
				counts[t.Kind()]++
			}
		}
		return d.handOf(&counts, jokers)
	}
}

// patternsLeft returns how many different ways there are to deal so many tiles, the second
// index, of all kinds from one on, the first; the last kind is the joker.
func (d *deal) patternsLeft() [][]uint64 {
	const jokers = tile.NumKinds
	ways := make([][]uint64, jokers+2)
	for k := range ways {
		ways[k] = make([]uint64, d.random+1)
	}
	ways[jokers+1][0] = 1
	for k := jokers; k >= 0; k-- {
		for t := range ways[k] {
			for n := range min(t, d.leftOf(k)) + 1 {
				ways[k][t] += ways[k+1][t-n]
			}
		}
	}
	return ways
}

// leftOf returns how many tiles of a kind, or of jokers, are left to be dealt.
func (d *deal) leftOf(k int) int {
	if k == tile.NumKinds {
		return d.WallJokers
	}
	return int(d.left[k])
}

// pattern returns the tiles of a hand, of all different ones each as likely.
func (d *deal) pattern(r *random, left [][]uint64) (counts tile.Counts, jokers int) {
	counts, jokers = d.Known, d.Jokers
	t := d.random
	for k := range tile.NumKinds + 1 {
		n, at := 0, r.belowWord(left[k][t])
		for at >= left[k+1][t-n] {
			at -= left[k+1][t-n]
			n++
		}
		if t -= n; k == tile.NumKinds {
			jokers += n
		} else {
			counts[k] += uint8(n)
		}
	}
	return counts, jokers
}

// handOf returns the hand of these natural tiles and so many jokers.
func (d *deal) handOf(counts *tile.Counts, jokers int) (*hand.Hand, error) {
	tiles := make([]tile.Tile, 0, d.Tiles)
	for k, n := range counts {
		for range n {
			tiles = append(tiles, tile.Tile(k))
		}
	}
	ctx := hand.Context{Rules: d.Rules, Reds: new([3]uint8), Jokers: jokers}
	for k, n := range d.shown {
		for range n {
			ctx.Seen = append(ctx.Seen, tile.Tile(k))
		}
	}
	melds := make([]hand.Meld, len(d.Melds))
	for i, m := range d.Melds {
		m.Reds, m.Call = 0, hand.Call{} // which change nothing here
		melds[i] = m
	}
	return hand.New(hand.Tiles{Concealed: tiles, Melds: melds}, ctx)
}

// ask returns the shanten numbers of a hand; under a restriction the least of all forms only.
func (d *deal) ask(h *hand.Hand) (shanten.Answer, error) {
	if d.Only == nil {
		return shanten.Of(h, shanten.Query{Pool: d.asked, Forms: d.Rules.Forms}), nil
	}
	a, err := d.Only.Of(h, d.asked)
	answer := shanten.ImpossibleAnswer()
	answer.Shanten = a.Shanten
	return answer, err
}
