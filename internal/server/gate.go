package server

import (
	"context"
	"sync/atomic"
)

// gate bounds how many do something at a time, and how many wait for it.
type gate struct {
	slots   chan struct{}
	queue   int64
	waiting *atomic.Int64
}

// passage is how an attempt to pass a gate ended.
type passage uint8

const (
	passed passage = iota
	full           // too many wait already
	ended          // the context did
)

func newGate(slots, queue int) gate {
	return gate{slots: make(chan struct{}, slots), queue: int64(queue), waiting: new(atomic.Int64)}
}

// enter waits for a slot, until ctx ends. Who has passed must leave.
func (g *gate) enter(ctx context.Context) passage {
	select {
	case g.slots <- struct{}{}:
		return passed
	default:
	}
	defer g.waiting.Add(-1)
	if g.waiting.Add(1) > g.queue {
		return full
	}
	select {
	case g.slots <- struct{}{}:
		return passed
	case <-ctx.Done():
		return ended
	}
}

// leave gives the slot back.
func (g *gate) leave() { <-g.slots }

// inside returns how many have passed and not left.
func (g *gate) inside() int { return len(g.slots) }
