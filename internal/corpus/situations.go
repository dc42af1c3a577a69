package corpus

import (
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// situation says how w was won: flags that go with the tiles and with each other, winds,
// indicators that are no fifth copies, honba and sticks.
func (r *Rand) situation(w *Riichi) {
	w.SelfDraw = r.Below(2) == 0
	w.Round = tile.East + tile.Kind(r.Below(2))
	w.Seat = tile.East + tile.Kind(r.Below(w.Players))
	if !w.SelfDraw {
		w.From = hand.FromRight
		if r.Below(2) == 0 {
			w.From = hand.FromLeft
		}
		if w.Players == 4 && r.Below(3) == 0 {
			w.From = hand.FromAcross
		}
	}
	kans, open := 0, 0
	for _, m := range w.Melds {
		if m.IsKan() {
			kans++
		}
		if m.Kind != hand.ClosedKan {
			open++
		}
	}
	w.Honba, w.Sticks = r.Below(3)*r.Below(2), r.Below(3)*r.Below(2)
	r.flags(w, kans, open)
	left := r.unseen(w)
	if w.Players == 3 && w.Seat != tile.North && left[tile.North] > 0 && r.Below(2) == 0 {
		w.Nukidora = 1 + r.Below(int(left[tile.North]))
		left[tile.North] -= uint8(w.Nukidora)
	}
	for range min(5, 1+kans) {
		w.Dora = append(w.Dora, r.pick(&left))
		if w.Has("riichi") || w.Has("double_riichi") {
			w.Ura = append(w.Ura, r.pick(&left))
		}
	}
}

// flags gives w flags of which none contradicts the hand or another.
func (r *Rand) flags(w *Riichi, kans, open int) {
	add := func(flag string) { w.Flags = append(w.Flags, flag) }
	if len(w.Melds) == 0 && w.SelfDraw && r.Below(40) == 0 {
		if w.Seat == tile.East {
			add("tenhou")
		} else {
			add("chiihou")
		}
		return
	}
	if len(w.Melds) == 0 && !w.SelfDraw && w.Seat != tile.East && r.Below(30) == 0 {
		add("renhou")
		return
	}
	ippatsu := false
	if open == 0 && r.Below(2) == 0 {
		add([]string{"riichi", "riichi", "double_riichi"}[r.Below(3)])
		if ippatsu = r.Below(3) == 0; ippatsu {
			add("ippatsu")
		}
	}
	other := slices.ContainsFunc(w.Closed, func(t tile.Tile) bool { return t.Kind() == w.Win.Kind() })
	for _, m := range w.Melds {
		other = other || slices.ContainsFunc(m.Tiles(), func(t tile.Tile) bool { return t.Kind() == w.Win.Kind() })
	}
	switch n := r.Below(12); {
	case n == 0 && w.SelfDraw && kans > 0 && !ippatsu:
		add("rinshan")
	case n == 1 && w.SelfDraw:
		add("haitei")
	case n == 2 && !w.SelfDraw:
		add("houtei")
	case n == 3 && !w.SelfDraw && !other:
		add("chankan")
	}
}

// unseen returns the tiles that the hand leaves.
func (r *Rand) unseen(w *Riichi) tile.Counts {
	var held, none tile.Counts
	for _, t := range append(slices.Clone(w.Closed), w.Win) {
		held[t.Kind()]++
	}
	for _, m := range w.Melds {
		for _, t := range m.Tiles() {
			held[t.Kind()]++
		}
	}
	left := form.PoolHand.Caps(&none, &none, w.Players)
	left.Sub(&held)
	return left
}

// pick takes a random tile of those left.
func (r *Rand) pick(left *tile.Counts) tile.Tile {
	one := r.draw(left, 1)
	return tile.Tile(one.Kinds().First())
}
