package odds

import (
	"context"
	"math/big"

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
	wall, r := d.wall(), random{seed}
	for i := range samples {
		if ctx.Err() != nil {
			return nil, stopped(i, samples)
		}
		h, err := d.play(&r, wall)
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

// playable refuses what cannot be played.
func (d *deal) playable(samples int) error {
	switch {
	case samples < 1 || samples > MaxSamples:
		return refuse(ErrTooMany, "samples", "%d deals cannot be played: 1 to %d can", samples, MaxSamples)
	case d.Deck != nil:
		return refuse(ErrUnsupported, "deck", "a deck of its own is counted only, not played")
	case d.Patterns:
		return refuse(ErrUnsupported, "patterns", "patterns are counted only, not played")
	default:
		return nil
	}
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

// play returns the hand of one deal. The wall stays the same tiles, in another order.
func (d *deal) play(r *random, wall []tile.Tile) (*hand.Hand, error) {
	tiles := make([]tile.Tile, 0, d.Tiles)
	for k, n := range d.Known {
		for range n {
			tiles = append(tiles, tile.Tile(k))
		}
	}
	for i := range d.random {
		j := i + r.below(len(wall)-i)
		wall[i], wall[j] = wall[j], wall[i]
		tiles = append(tiles, wall[i])
	}
	ctx := hand.Context{Rules: d.Rules, Reds: new([3]uint8), Jokers: d.Jokers}
	for k, n := range d.Seen {
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
		return shanten.Of(h, shanten.Query{Pool: d.Pool, Forms: d.Rules.Forms}), nil
	}
	a, err := d.Only.Of(h, d.Pool)
	answer := shanten.ImpossibleAnswer()
	answer.Shanten = a.Shanten
	return answer, err
}
