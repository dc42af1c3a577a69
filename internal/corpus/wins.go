package corpus

import (
	"slices"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// Win makes a complete hand and how it was won, without an answer: what the tiles and the
// flags say goes together, so that no scorer may refuse it. Dear hands are common.
func (r *Rand) Win(players int) Riichi {
	w := Riichi{ID: "random", Players: players}
	pile := wall(players)
	var concealed []tile.Tile
	switch r.Below(16) {
	case 0:
		concealed = r.sevenPairs(pile)
	case 1:
		concealed = r.thirteenOrphans()
	case 2:
		concealed = r.nineGates(players)
	default:
		concealed = r.standardWin(&w, pile)
	}
	r.reds(concealed, w.Melds)
	at := r.Below(len(concealed))
	w.Win = concealed[at]
	w.Closed = slices.Delete(concealed, at, at+1)
	slices.SortFunc(w.Closed, func(a, b tile.Tile) int {
		switch {
		case a.Less(b):
			return -1
		case b.Less(a):
			return 1
		}
		return 0
	})
	r.situation(&w)
	return w
}

// standardWin returns the concealed tiles of sets and a pair, and gives w the melds.
func (r *Rand) standardWin(w *Riichi, pile tile.Counts) []tile.Tile {
	classes := []Class{Random, Flush, HalfFlush, NonSimple, FewKinds}
	part := r.part(Spec{Class: classes[r.Below(len(classes))], Tiles: 14, Players: w.Players}, pile)
	triplets := r.Below(2) == 0 // else whatever comes
	melds := r.Below(3) * r.Below(3)
	var concealed []tile.Tile
	add := func(kinds ...tile.Kind) {
		for _, k := range kinds {
			concealed = append(concealed, tile.Tile(k))
			part[k]--
		}
	}
	for k := r.Below(tile.NumKinds); ; k = r.Below(tile.NumKinds) {
		if part[k] >= 2 {
			add(tile.Kind(k), tile.Kind(k))
			break
		}
	}
	for i := range 4 {
		set, ok := r.set(&part)
		for range 8 * r.Below(2) {
			if ok && triplets && set.IsRun() {
				set, ok = r.set(&part)
			}
		}
		if !ok { // the palette is used up
			part = pile
			for _, t := range concealed {
				part[t]--
			}
			for _, m := range w.Melds {
				for _, t := range m.Tiles() {
					part[t.Kind()]--
				}
			}
			set, _ = r.set(&part)
		}
		if m, ok := r.called(set, &part, w.Players); i < melds && ok {
			w.Melds = append(w.Melds, m)
			for _, t := range m.Tiles() {
				part[t.Kind()]--
			}
			continue
		}
		kinds := set.Kinds()
		add(kinds[:]...)
	}
	return concealed
}

// called returns set as a meld; it is not ok for a run with three players.
func (r *Rand) called(set form.Set, pile *tile.Counts, players int) (m hand.Meld, ok bool) {
	others := []hand.Direction{hand.FromRight, hand.FromAcross, hand.FromLeft}
	if players == 3 {
		others = []hand.Direction{hand.FromRight, hand.FromLeft}
	}
	first := tile.Tile(set.First())
	call := hand.Call{From: others[r.Below(len(others))], Tile: first}
	switch {
	case set.IsRun() && players == 3:
		return m, false
	case set.IsRun():
		m, call.From = hand.Meld{Kind: hand.Chi, Set: set}, hand.FromLeft
	case pile[set.First()] < tile.Copies || r.Below(3) == 0:
		m = hand.Meld{Kind: hand.Pon, Set: set}
	case r.Below(2) == 0:
		return hand.Meld{Kind: hand.ClosedKan, Set: set}, true
	default:
		m = hand.Meld{Kind: hand.Kan, Set: set}
		if r.Below(2) == 0 {
			call.IsAdded, call.Added = true, first
		}
	}
	m.Call = call
	return m, true
}

func (r *Rand) sevenPairs(pile tile.Counts) []tile.Tile {
	classes := []Class{Random, HalfFlush, NonSimple}
	part := r.part(Spec{Class: classes[r.Below(len(classes))], Tiles: 14}, pile)
	var tiles []tile.Tile
	for k := range r.kinds(part.Kinds(), 7).All() {
		tiles = append(tiles, tile.Tile(k), tile.Tile(k))
	}
	return tiles
}

func (r *Rand) thirteenOrphans() []tile.Tile {
	tiles := make([]tile.Tile, 0, 14)
	for k := range tile.Orphans.All() {
		tiles = append(tiles, tile.Tile(k))
	}
	return append(tiles, tiles[r.Below(len(tiles))])
}

func (r *Rand) nineGates(players int) []tile.Tile {
	suit := tile.Suit(r.Below(3))
	if players == 3 {
		suit = tile.Sou
	}
	first := tile.Tile(suit.First())
	tiles := []tile.Tile{first, first, first + 8, first + 8, first + tile.Tile(r.Below(9))}
	for i := range tile.Tile(9) {
		tiles = append(tiles, first+i)
	}
	return tiles
}

// reds turns some of the fives red, one of each suit at most.
func (r *Rand) reds(concealed []tile.Tile, melds []hand.Meld) {
	for suit := tile.Pin; suit <= tile.Sou; suit++ { // characters have none with three players
		five := tile.Tile(suit.First()) + 4
		switch i := slices.Index(concealed, five); {
		case r.Below(2) == 0:
		case i >= 0:
			concealed[i] = tile.RedFive(suit)
		}
	}
	for i := range melds {
		m := &melds[i]
		if m.Kind == hand.Pon && m.Set.First() == tile.Man1+4 && r.Below(2) == 0 {
			m.Reds = 1
		}
	}
}
