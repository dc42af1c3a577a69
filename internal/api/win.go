package api

import (
	"mentsu/form"
	"mentsu/tile"
	"mentsu/win"
)

// WinResponse answers win.
type WinResponse struct {
	Common

	Win      bool     `json:"win"`
	WonAs    []string `json:"won_as"`    // forms in fixed order; none for a hand won by the number of its jokers
	JokersAs *string  `json:"jokers_as"` // the tiles that the jokers stand for, from one reading; null without one

	Notes
}

// WaitTile is a tile that completes a hand.
type WaitTile struct {
	Tile string `json:"tile"`
	Left *int   `json:"left"` // tiles nobody has shown; null for the joker
}

// WaitList is what a ready hand waits on.
type WaitList struct {
	Waits []WaitTile `json:"waits"` // in tile order, the joker last
	Any   bool       `json:"any"`   // every natural tile that can be drawn completes the hand
}

// DiscardWaits is a discard and what the tiles that remain wait on.
type DiscardWaits struct {
	Tile string `json:"tile"` // plain, unless only the red five is held
	WaitList
}

// WaitsResponse answers waits: what a hand waits on, or else what it waits on after each
// discard that leaves a ready hand.
type WaitsResponse struct {
	Common

	*WaitList
	Discards []DiscardWaits `json:"discards,omitzero"` // in tile order

	Notes
}

// Ready reports whether there is anything to wait on.
func (r *WaitsResponse) Ready() bool {
	return len(r.Discards) > 0 || r.WaitList != nil && len(r.Waits) > 0
}

// winQuery returns the question for package win.
func (q *question) winQuery() win.Query {
	return win.Query{House: q.house, Forms: q.query.Forms, Pool: q.query.Pool}
}

func winOp(q *question) (Response, *Error) {
	result := win.Check(q.hand, q.winQuery())
	r := &WinResponse{Common: q.about("win"), Win: result.Win, WonAs: []string{}, Notes: q.notes}
	for _, f := range form.Each() {
		if result.As&f != 0 {
			r.WonAs = append(r.WonAs, f.String())
		}
	}
	if result.Instant {
		r.Warnings = append(r.Warnings, q.say("won at once by the number of jokers, whatever the other tiles: it takes %d", q.house.InstantWin))
	}
	if !result.Win || result.Instant {
		return r, nil
	}
	for reading := range q.eachReading(result.As) {
		as := q.counted(reading.JokersAs())
		r.JokersAs = &as
		break
	}
	return r, nil
}

// counted returns tiles of the kinds counted, in the notation of the answer.
func (q *question) counted(counts tile.Counts) string {
	var all []tile.Kind
	for k, n := range counts {
		for range n {
			all = append(all, tile.Kind(k))
		}
	}
	return q.kinds(all...)
}

func waitsOp(q *question) (Response, *Error) { return q.waits(), nil }

func (q *question) waits() *WaitsResponse {
	r := &WaitsResponse{Common: q.about("waits"), Notes: q.notes}
	if q.hand.Waiting() {
		list := q.waitList(win.Waits(q.hand, q.winQuery()))
		r.WaitList = &list
		return r
	}
	r.Discards = []DiscardWaits{}
	for _, d := range win.WaitsAfter(q.hand, q.winQuery()) {
		if list := q.waitList(d.Wait); len(list.Waits) > 0 {
			r.Discards = append(r.Discards, DiscardWaits{q.tile(q.hand.Discard(d.Kind)), list})
		}
	}
	return r
}

// waitList returns a wait as an answer has it. The joker is part of it only where there are
// jokers in the game; where only some of the kinds that act as jokers complete the hand,
// these are named, with what is left of them.
func (q *question) waitList(w win.Wait) WaitList {
	list := WaitList{Waits: []WaitTile{}, Any: w.Any}
	kinds := w.Kinds
	if !w.Joker {
		kinds |= w.Jokers
	}
	left := q.hand.Left()
	for k := range kinds.All() {
		n := int(left[k])
		list.Waits = append(list.Waits, WaitTile{q.tile(tile.Tile(k)), &n})
	}
	if w.Joker && q.hasJokers() {
		list.Waits = append(list.Waits, WaitTile{q.tile(tile.Joker), nil})
	}
	return list
}
