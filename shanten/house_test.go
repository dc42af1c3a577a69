package shanten_test

import (
	"fmt"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/shanten"
	"mentsu/tile"
	"mentsu/win"
)

// someHouse returns a house with some of the options, and the kinds that act as jokers.
func someHouse(r *corpus.Rand) (win.House, tile.Kinds) {
	kind := func() tile.Kind { return tile.Kind(r.Below(tile.NumKinds)) }
	one := func() bool { return r.Below(3) == 0 }
	house := win.House{Pair258: one(), WindRuns: one(), DragonRuns: one(), NaturalPerSet: one()}
	var wild tile.Kinds
	for range r.Below(3) {
		wild = wild.With(kind())
	}
	if one() {
		limit := r.Below(3)
		house.MaxJokersUsed = &limit
	}
	if r.Below(4) == 0 {
		house.Void = 0x1ff << (9 * r.Below(3))
	}
	if k := kind(); wild.Len() == 1 && !wild.Has(k) && one() {
		house.Proxy = &win.Proxy{Tile: k, Face: wild.First()}
	}
	if r.Below(6) == 0 {
		house.InstantWin = 1 + r.Below(4)
	}
	return house, wild
}

// houseHand returns a hand of so many tiles, with more than its share of those that matter.
func houseHand(r *corpus.Rand, i, tiles int, rules form.Rules, house *win.House, wild tile.Kinds) (*hand.Hand, shanten.Query, bool) {
	rules = rules.WithDefaults()
	d := r.Deal(corpus.Spec{
		Class: corpus.Classes()[i%len(corpus.Classes())], Tiles: tiles, Players: rules.Players,
		Melds: i % 3 / 2 * (rules.Sets - tiles/3), Seen: 14 * (i % 4),
	})
	held := d.Tiles()
	for i := range held.Concealed {
		k := wild.First()
		if p := house.Proxy; p != nil && r.Below(2) == 0 {
			k = p.Tile
		}
		if wild != 0 && r.Below(6) == 0 {
			held.Concealed[i] = tile.Tile(k)
		}
	}
	jokers := r.Below(min(4, tiles))
	held.Concealed = held.Concealed[jokers:]
	var seen []tile.Tile
	for k, n := range d.Seen {
		for range n {
			seen = append(seen, tile.Tile(k))
		}
	}
	if rules.Players == 3 {
		wild &^= tile.SanmaGone
	}
	h, err := hand.New(held, hand.Context{Rules: rules, Jokers: jokers, JokerKinds: wild, Seen: seen})
	return h, shanten.Query{Pool: form.Pool(r.Below(3)), House: *house}, err == nil
}

// houseRules are the games in which houses are looked at.
var houseGames = []form.Rules{
	{},
	{JokerCopies: form.JokerFour},
	{FourAsTwoPairs: true},
	{Players: 3},
	{Sets: 5, Forms: form.Standard | form.SevenPairs},
	{Forms: form.Riichi | form.HonoursAndKnitted},
}

func describe(h *hand.Hand, q shanten.Query) string {
	s := fmt.Sprintf("%v, jokers %v %v, seen %v, rules %+v, query %+v", h.Tiles(), h.JokerKinds(), h.JokerTiles(), h.Seen(), h.Rules(), q)
	if q.House.MaxJokersUsed != nil {
		s += fmt.Sprint(" limit ", *q.House.MaxJokersUsed)
	}
	if q.House.Proxy != nil {
		s += fmt.Sprint(" proxy ", *q.House.Proxy)
	}
	return s
}

// Complete is shanten -1 in every form, and what a hand waits on is what is useful at
// shanten 0, in all houses.
func TestHouseWins(t *testing.T) {
	n := 3000
	if testing.Short() {
		n = 600
	}
	r := corpus.New(91)
	wins, waits := 0, 0
	for i := range n {
		house, wild := someHouse(r)
		rules := houseGames[i%len(houseGames)]
		h, q, ok := houseHand(r, i, 3*r.Below(5)+1+i/2%2, rules, &house, wild)
		if !ok {
			continue
		}
		asked := win.Query{House: house, Pool: q.Pool}
		if h.Waiting() {
			w, u := win.Waits(h, asked), shanten.UsefulTiles(h, q)
			if u.Shanten == 0 && (w.Kinds != u.Tiles&^h.JokerKinds() || w.Jokers != u.Tiles&h.JokerKinds()) || u.Shanten != 0 && w.Kinds != 0 {
				t.Fatalf("%s: waits on %v, jokers %v, but shanten %d and useful %v", describe(h, q), w.Kinds, w.Jokers, u.Shanten, u.Tiles)
			}
			if w.Kinds != 0 {
				waits++
			}
			continue
		}
		got, a := win.Check(h, asked), shanten.Of(h, q)
		if got.Win != (a.Shanten == -1) {
			t.Fatalf("%s: %+v, but %+v", describe(h, q), got, a)
		}
		for _, f := range form.Each() {
			if !got.Instant && got.As.Has(f) != (a.Form(f) == -1) {
				t.Fatalf("%s: %+v, but %+v", describe(h, q), got, a)
			}
		}
		if got.Win {
			wins++
		}
	}
	if wins < n/30 || waits < n/30 {
		t.Errorf("%d complete and %d ready hands are too few to tell", wins, waits)
	}
}

// What a discard leaves is what the rest has, and what is useful lowers the distance, and
// nothing else does.
func TestHouseDiscards(t *testing.T) {
	n := 100
	if testing.Short() {
		n = 30
	}
	r := corpus.New(92)
	for i := range n {
		house, wild := someHouse(r)
		h, q, ok := houseHand(r, i, 3*r.Below(4)+2, houseGames[i%len(houseGames)], &house, wild)
		if !ok {
			continue
		}
		s := shanten.NewState(h, q)
		now := s.Shanten()
		for _, d := range shanten.Discards(nil, h, q) {
			if !s.Discard(d.Kind) {
				t.Fatalf("%s: no %v", describe(h, q), d.Kind)
			}
			if u := s.Useful(); u != d.Useful {
				t.Fatalf("%s, discard %v: %+v, want %+v", describe(h, q), d.Kind, d.Useful, u)
			}
			if d.Shanten < now && d.Shanten >= 0 || q.Pool == form.PoolHand && d.Shanten > now+1 && d.Shanten != shanten.Impossible {
				t.Fatalf("%s: %d before and %d after %v", describe(h, q), now, d.Shanten, d.Kind)
			}
			for k := range tile.Kind(tile.NumKinds) {
				if c := s.Clone(); c.Draw(k) && (c.Shanten() < d.Shanten) != d.Tiles.Has(k) && (d.Tiles.Has(k) || drawable(h, q, d.Kind, k)) {
					t.Fatalf("%s, discard %v: %d, %d after %v, useful %v", describe(h, q), d.Kind, d.Shanten, c.Shanten(), k, d.Tiles)
				}
			}
			s.Undo()
		}
	}
}

// drawable reports whether the pool leaves a tile of k after a discard.
func drawable(h *hand.Hand, q shanten.Query, discard, k tile.Kind) bool {
	caps, held, faces := h.Caps(q.Pool), h.Concealed(), h.JokerTiles()
	if k == discard {
		held[k]--
		if q.Pool != form.PoolHand {
			caps[k]--
		}
	}
	return held[k]+faces[k] < caps[k]
}

// houseDistance returns the least tiles to draw to sets and a pair, from all finished hands
// and all choices of what each of their tiles is.
func houseDistance(h *hand.Hand, q shanten.Query) int {
	house := &q.House
	held, caps, faces, melded := h.Concealed(), h.Caps(q.Pool), h.JokerTiles(), h.Melded()
	if melded.Kinds()&house.Void != 0 {
		return 99
	}
	b := choices{house: house, faces: faces, jokers: h.Jokers(), limit: h.Jokers(), least: 99}
	if house.MaxJokersUsed != nil {
		b.limit = *house.MaxJokersUsed
	}
	most := oracle.Unlimited()
	for k, n := range h.Caps(form.PoolHand) {
		if n == 0 || house.Void.Has(tile.Kind(k)) {
			most[k] = 0
		} else if h.Rules().JokerCopies == form.JokerFour && (h.Jokers() > 0 || h.JokerKinds() != 0) {
			most[k] = tile.Copies - melded[k]
		}
		b.held[k] = held[k]
		if h.JokerKinds().Has(tile.Kind(k)) {
			b.wild[k] = max(faces[k], caps[k]) - faces[k]
		} else {
			b.natural[k] = caps[k]
		}
	}
	if p := house.Proxy; p != nil {
		b.held[p.Face], b.held[p.Tile] = b.held[p.Face]+b.held[p.Tile], 0
		b.natural[p.Face], b.natural[p.Tile] = b.natural[p.Face]+b.natural[p.Tile], 0
	}
	m := oracle.Manner{WindRuns: house.WindRuns, DragonRuns: house.DragonRuns, Pair258: house.Pair258}
	for _, s := range oracle.SplitsIn(m, tile.Counts{}, most, h.FreeSets()) {
		b.try(s)
	}
	return b.least
}

// choices are all the ways to make up a finished hand.
type choices struct {
	house                *win.House
	held, natural        tile.Counts // natural tiles, those that can be had among them
	faces, wild          tile.Counts // jokers that show a face, and those that can be drawn
	jokers, limit, least int
	groups               [][]tile.Kind
	own                  tile.Counts
}

func (b *choices) try(s oracle.Split) {
	b.groups, b.own = [][]tile.Kind{{s.Pair, s.Pair}}, tile.Counts{}
	for _, set := range s.Sets {
		kinds := set.Kinds()
		b.groups = append(b.groups, kinds[:])
	}
	tiles := s.Tiles()
	b.choose(tiles, tiles.Kinds(), 0, 0, 0)
}

// choose decides for the kinds of rest what their tiles are: natural, jokers that show
// their face, held or drawn, or other jokers.
func (b *choices) choose(tiles tile.Counts, rest tile.Kinds, used, others, drawn int) {
	if used+others > b.jokers || others > b.limit || drawn >= b.least {
		return
	}
	if rest == 0 {
		if !b.house.NaturalPerSet || oracle.EachOwn(b.groups, b.own) {
			b.least = drawn
		}
		return
	}
	k := rest.First()
	for natural := range min(tiles[k], b.natural[k]) + 1 {
		for face := range min(tiles[k]-natural, b.faces[k]) + 1 {
			for wild := range min(tiles[k]-natural-face, b.wild[k]) + 1 {
				b.own[k] = natural
				if b.house.MaxJokersUsed != nil {
					b.own[k] += face + wild
				}
				more := int(natural+wild) - int(min(natural, b.held[k]))
				b.choose(tiles, rest&(rest-1), used+int(face), others+int(tiles[k]-natural-face-wild), drawn+more)
			}
		}
	}
	b.own[k] = 0
}

// The standard form of small hands in all houses, against the definition.
func TestHouseStandard(t *testing.T) {
	n := 600
	if testing.Short() {
		n = 100
	}
	r := corpus.New(93)
	for i := range n {
		house, wild := someHouse(r)
		tiles := 3*r.Below(2) + 1 + r.Below(2)
		if i%40 == 0 {
			tiles += 3
		}
		h, q, ok := houseHand(r, i, tiles, houseGames[i%len(houseGames)], &house, wild)
		if !ok {
			continue
		}
		want := shanten.Number(houseDistance(h, q) - 1)
		if want > 90 {
			want = shanten.Impossible
		}
		if got := shanten.Of(h, q).Standard; got != want {
			t.Fatalf("%s: %d, want %d", describe(h, q), got, want)
		}
	}
}
