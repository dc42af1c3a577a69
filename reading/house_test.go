package reading_test

import (
	"fmt"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/reading"
	"mentsu/tile"
	"mentsu/win"
)

// anyHouse returns a house with some of the options, and the kinds that act as jokers.
func anyHouse(r *corpus.Rand) (win.House, tile.Kinds) {
	kind := func() tile.Kind { return tile.Kind(r.Below(tile.NumKinds)) }
	one := func() bool { return r.Below(3) == 0 }
	house := win.House{Pair258: r.Below(5) == 0, WindRuns: one(), DragonRuns: one(), NaturalPerSet: one()}
	var wild tile.Kinds
	for range r.Below(3) {
		wild = wild.With(kind())
	}
	if one() {
		limit := r.Below(4)
		house.MaxJokersUsed = &limit
	}
	if r.Below(6) == 0 {
		house.Void = 0x1ff << (9 * r.Below(3))
	}
	if face := wild.First(); wild != 0 && one() {
		if k := kind(); !wild.Has(k) {
			house.Proxy = &win.Proxy{Tile: k, Face: face}
		}
	}
	return house, wild
}

// houseHand returns a small hand near a finished one, perhaps with melds and jokers.
func houseHand(r *corpus.Rand, rules form.Rules, wild tile.Kinds, sets, jokers int) (*hand.Hand, bool) {
	rules = rules.WithDefaults()
	classes := corpus.Classes()
	d := r.Deal(corpus.Spec{
		Class: classes[r.Below(len(classes))], Tiles: 3*sets + 2, Players: rules.Players, Melds: r.Below(rules.Sets - sets + 1),
	})
	tiles := d.Tiles()
	for i := range tiles.Concealed { // more of the kinds that matter
		if k := wild.First(); wild != 0 && r.Below(6) == 0 {
			tiles.Concealed[i] = tile.Tile(k)
		}
	}
	tiles.Concealed = tiles.Concealed[jokers:]
	if rules.Players == 3 {
		wild &^= tile.SanmaGone
	}
	h, err := hand.New(tiles, hand.Context{Rules: rules, Jokers: jokers, JokerKinds: wild})
	return h, err == nil
}

// mannerOf returns what the oracle takes for a house.
func mannerOf(h *hand.Hand, house *win.House) oracle.Manner {
	m := oracle.Manner{
		WindRuns: house.WindRuns, DragonRuns: house.DragonRuns, Pair258: house.Pair258, Natural: house.NaturalPerSet, Faces: h.JokerTiles(),
	}
	if house.MaxJokersUsed != nil {
		m.Limited, m.Limit = true, *house.MaxJokersUsed
	}
	return m
}

// played returns the natural tiles as the house sees them, and the most that the finished
// hand may have of each kind; ok is false if the house does not allow the hand.
func played(h *hand.Hand, house *win.House) (held, most tile.Counts, ok bool) {
	held = h.Concealed()
	if p := house.Proxy; p != nil {
		held[p.Face] += held[p.Tile]
		held[p.Tile] = 0
	}
	most = caps(h)
	melded := h.Melded()
	for k := range most {
		if house.Void.Has(tile.Kind(k)) {
			if held[k]+melded[k] > 0 {
				return held, most, false
			}
			most[k] = 0
		}
		if held[k] > most[k] {
			return held, most, false
		}
	}
	return held, most, true
}

// The readings under the rules of a house are all those of the definition, and there is one
// exactly if the hand is complete.
func TestHouses(t *testing.T) {
	n := 1500
	if testing.Short() {
		n = 300
	}
	r := corpus.New(41)
	complete := map[string]int{}
	for i := range n {
		compareHouse(t, r, games[i%len(games)], complete)
	}
	for _, what := range []string{"258", "runs", "natural", "limit", "void", "proxy", "proxy and meld", "natural and four"} {
		if complete[what] < n/300 {
			t.Errorf("%d complete hands with %s are too few to tell: %v", complete[what], what, complete)
		}
	}
}

// FuzzHouses is TestHouses with more seeds.
func FuzzHouses(f *testing.F) {
	for i := range games {
		f.Add(uint64(i), uint8(i))
	}
	f.Fuzz(func(t *testing.T, seed uint64, game uint8) {
		compareHouse(t, corpus.New(seed), games[int(game)%len(games)], map[string]int{})
	})
}

// compareHouse holds engine and definition against one another for some hand and house.
func compareHouse(t *testing.T, r *corpus.Rand, rules form.Rules, complete map[string]int) {
	t.Helper()
	house, wild := anyHouse(r)
	sets := r.Below(3)
	h, ok := houseHand(r, rules, wild, sets, r.Below(min(4, 3*sets+2)))
	if !ok || h.Jokers() > 5 {
		return
	}
	var want []string
	if held, most, ok := played(h, &house); ok {
		for _, s := range oracle.SplitsIn(mannerOf(h, &house), held, most, sets) {
			want = append(want, fmt.Sprint(s))
		}
	}
	slices.Sort(want)
	list := reading.All(nil, h, reading.Query{Forms: form.Standard, House: house})
	if got := splits(list); !slices.Equal(got, want) {
		t.Fatalf("%v, jokers %v, in %s: %v, want %v", show(h), wild, showHouse(house), got, want)
	}
	if got := win.Check(h, win.Query{Forms: form.Standard, House: house}).Win; got != (len(want) > 0) {
		t.Fatalf("%v, jokers %v, in %s: win %v, readings %v", show(h), wild, showHouse(house), got, want)
	}
	for i := range list {
		stars(t, h, &house, &list[i])
		if i > 0 && compare(&list[i-1], &list[i]) >= 0 {
			t.Fatalf("%v in %s: %v stands before %v", show(h), showHouse(house), &list[i-1], &list[i])
		}
	}
	if len(want) > 0 {
		count(complete, &house, h)
	}
}

func showHouse(house win.House) string {
	s := fmt.Sprintf("%+v", house)
	if house.MaxJokersUsed != nil {
		s += fmt.Sprint(" limit ", *house.MaxJokersUsed)
	}
	if house.Proxy != nil {
		s += fmt.Sprint(" proxy ", *house.Proxy)
	}
	return s
}

func count(complete map[string]int, house *win.House, h *hand.Hand) {
	for what, holds := range map[string]bool{
		"258": house.Pair258, "runs": house.WindRuns || house.DragonRuns, "natural": house.NaturalPerSet, "limit": house.MaxJokersUsed != nil,
		"void": house.Void != 0, "proxy": house.Proxy != nil, "proxy and meld": house.Proxy != nil && len(h.Melds()) > 0,
		"natural and four": house.NaturalPerSet && h.Rules().JokerCopies == form.JokerFour,
	} {
		if holds {
			complete[what]++
		}
	}
}

// stars checks that the jokers of a reading are where they may be.
func stars(t *testing.T, h *hand.Hand, house *win.House, r *reading.Reading) {
	t.Helper()
	held, _, _ := played(h, house)
	natural := tile.Counts{}
	var groups [][]tile.Kind // the tiles of each that are no jokers, or may be those that show their face
	add := func(kinds []tile.Kind, jokers uint8) {
		var own []tile.Kind
		for i, k := range kinds {
			if jokers>>i&1 == 0 {
				natural[k]++
				own = append(own, k)
			}
		}
		groups = append(groups, own)
	}
	for _, s := range r.Sets[:r.Concealed] {
		kinds := s.Kinds()
		add(kinds[:], s.Jokers)
	}
	for _, p := range r.Pairs[:r.NumPairs] {
		add([]tile.Kind{p.Kind, p.Kind}, p.Jokers)
	}
	for k := range r.Singles.All() {
		add([]tile.Kind{k}, uint8(r.AsSingles>>k&1))
	}
	if natural != held {
		t.Fatalf("%v in %s: %v has %v as natural tiles, not %v", show(h), showHouse(*house), r, natural, held)
	}
	if r.Form != form.Standard || !house.NaturalPerSet || house.MaxJokersUsed != nil {
		return
	}
	for i, own := range groups {
		if len(own) == 0 {
			t.Fatalf("%v in %s: group %d of %v is of jokers only", show(h), showHouse(*house), i, r)
		}
	}
}
