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
	return r.won(w, concealed)
}

// WinOf is Win for tiles of some kinds: sets and a pair, or seven pairs where there are
// enough and no sets are named, of them as far as they go. The named sets come first, as far
// as they go. Up to four sets are melds.
func (r *Rand) WinOf(kinds tile.Kinds, sets ...form.Set) Riichi {
	w := Riichi{ID: "random of some kinds", Players: 4}
	pile := wall(w.Players)
	if len(sets) == 0 && kinds.Len() >= 7 && r.Below(4) == 0 {
		var concealed []tile.Tile
		for k := range r.kinds(kinds, 7).All() {
			concealed = append(concealed, tile.Tile(k), tile.Tile(k))
		}
		return r.won(w, concealed)
	}
	palette := pile
	for k := range palette {
		if !kinds.Has(tile.Kind(k)) {
			palette[k] = 0
		}
	}
	return r.won(w, r.fill(&w, pile, palette, 1+3*r.Below(2), r.Below(5), sets...))
}

// won says how w was won, concealed being its tiles with the winning one.
func (r *Rand) won(w Riichi, concealed []tile.Tile) Riichi {
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

// builder puts the tiles of a win together.
type builder struct {
	*Rand
	win       *Riichi
	concealed []tile.Tile
	left      tile.Counts // of all tiles
	palette   tile.Counts // of those to take first
}

// standardWin returns the concealed tiles of sets and a pair, and gives w the melds.
func (r *Rand) standardWin(w *Riichi, pile tile.Counts) []tile.Tile {
	classes := []Class{Random, Flush, HalfFlush, NonSimple, FewKinds}
	class := classes[r.Below(len(classes))]
	palette := r.part(Spec{Class: class, Tiles: 14, Players: w.Players}, pile)
	tries := 1 + 8*r.Below(2) // of a triplet; else whatever comes
	return r.fill(w, pile, palette, tries, r.Below(3)*r.Below(3))
}

// fill returns the concealed tiles of sets and a pair, of the palette as far as it goes, and
// gives w the melds; the named sets come first. It looks so many times for each triplet.
func (r *Rand) fill(w *Riichi, pile, palette tile.Counts, tries, melds int, first ...form.Set) []tile.Tile {
	b := builder{Rand: r, win: w, left: pile, palette: palette}
	for i, set := range first {
		b.place(set, i, melds)
	}
	for pairs := len(b.concealed); len(b.concealed) == pairs; {
		if k := tile.Kind(r.Below(tile.NumKinds)); b.palette[k] >= 2 {
			b.take(k, k)
		}
	}
	for i := len(first); i < 4; i++ {
		b.place(b.next(tries), i, melds)
	}
	return b.concealed
}

// place puts set i into the hand, as a meld if that is possible and it is one of so many.
func (b *builder) place(set form.Set, i, melds int) {
	m, ok := b.called(set, &b.left, b.win.Players)
	if i >= melds || !ok {
		kinds := set.Kinds()
		b.take(kinds[:]...)
		return
	}
	b.win.Melds = append(b.win.Melds, m)
	for _, t := range m.Tiles() {
		b.gone(t.Kind())
	}
}

// next returns a set of the palette, of all tiles left once it holds none. It looks so many
// times for a triplet.
func (b *builder) next(tries int) form.Set {
	set, ok := b.set(&b.palette)
	for n := 1; n < tries && ok && set.IsRun(); n++ {
		set, ok = b.set(&b.palette)
	}
	if !ok {
		b.palette = b.left
		set, _ = b.set(&b.palette)
	}
	return set
}

// take makes tiles of the kinds concealed ones.
func (b *builder) take(kinds ...tile.Kind) {
	for _, k := range kinds {
		b.concealed = append(b.concealed, tile.Tile(k))
		b.gone(k)
	}
}

// gone takes a tile out of what is left.
func (b *builder) gone(k tile.Kind) {
	b.left[k]--
	b.palette[k] = min(b.palette[k], b.left[k])
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
