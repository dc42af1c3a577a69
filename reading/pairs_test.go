package reading_test

import (
	"fmt"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/notation"
	"mentsu/reading"
	"mentsu/tile"
	"mentsu/win"
)

// The readings as pairs and as orphans under the rules of a house are those of the hands
// that every choice of faces makes, and there is one exactly if the hand is complete.
func TestHousePairs(t *testing.T) {
	n := 250
	if testing.Short() {
		n = 100
	}
	r := corpus.New(42)
	found := map[string]int{}
	for i := range n {
		rules := form.Rules{Sets: 4 + i%2, FourAsTwoPairs: r.Below(2) == 0, JokerCopies: form.JokerCopies(r.Below(2))}
		forms := form.SevenPairs
		if rules.Sets == 4 && r.Below(3) == 0 {
			forms = form.ThirteenOrphans
		}
		house, wild := anyHouse(r)
		h, ok := pairsHand(r, rules, forms, wild)
		if !ok || h.Jokers() > 2 {
			continue
		}
		want := finishedPairs(h, &house, forms)
		list := reading.All(nil, h, reading.Query{Forms: forms, House: house})
		var got []string
		for j := range list {
			stars(t, h, &house, &list[j])
			got = append(got, fmt.Sprint(list[j].Tiles()))
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Fatalf("%v, jokers %v, in %s: %v, want %v", show(h), wild, showHouse(house), got, want)
		}
		if got := win.Check(h, win.Query{Forms: forms, House: house}).Win; got != (len(want) > 0) {
			t.Fatalf("%v, jokers %v, in %s: win %v, readings %v", show(h), wild, showHouse(house), got, want)
		}
		if len(want) > 0 {
			found[fmt.Sprint(forms, rules.Sets, h.Jokers() > 0)]++
		}
	}
	for _, what := range []string{"seven_pairs 4 true", "seven_pairs 4 false", "seven_pairs 5 true", "seven_pairs 5 false", "thirteen_orphans 4 true"} {
		if found[what] < n/100 {
			t.Errorf("%d complete hands of %s are too few to tell: %v", found[what], what, found)
		}
	}
}

// pairsHand returns a hand that is of the form, or almost, with jokers.
func pairsHand(r *corpus.Rand, rules form.Rules, forms form.Forms, wild tile.Kinds) (*hand.Hand, bool) {
	var c tile.Counts
	size := 3*rules.Sets + 2
	if forms == form.ThirteenOrphans {
		for k := range tile.Orphans.All() {
			c[k] = 1
		}
		c[tile.Orphans.First()+8*tile.Kind(r.Below(2))]++
	}
	for c.Total() < size {
		if k := r.Below(tile.NumKinds); c[k] <= 2 {
			c[k] += uint8(min(2, size-c.Total()))
		}
	}
	var tiles []tile.Tile
	for k, n := range c {
		tiles = append(tiles, slices.Repeat([]tile.Tile{tile.Tile(k)}, int(n))...)
	}
	jokers := r.Below(3)
	for range jokers {
		at := r.Below(len(tiles))
		tiles = slices.Delete(tiles, at, at+1)
	}
	if r.Below(3) == 0 {
		tiles[0] = tile.Tile(r.Below(tile.NumKinds))
	}
	h, err := hand.New(hand.Tiles{Concealed: tiles}, hand.Context{Rules: rules, Jokers: jokers, JokerKinds: wild})
	return h, err == nil
}

// finishedPairs returns the finished hands of the form, from every choice of faces.
func finishedPairs(h *hand.Hand, house *win.House, forms form.Forms) []string {
	var want []string
	held, most, ok := played(h, house)
	if !ok {
		return nil
	}
	m := mannerOf(h, house)
	eachFace(held, h.Jokers(), 0, func(tiles tile.Counts) {
		for k, n := range tiles {
			if n > most[k] {
				return
			}
		}
		f := oracle.PairForm{Pairs: 7, FourAsTwo: h.Rules().FourAsTwoPairs}
		if h.Rules().Sets == 5 {
			f = oracle.PairForm{Pairs: 8, FourAsTwo: true, Single: true}
		}
		finished := oracle.WinPairs(tiles, tiles, 0, f)
		if forms == form.ThirteenOrphans {
			finished = oracle.WinOrphans(tiles, tiles, 0)
		}
		if finished && (!m.Limited || m.Others(tiles, held) <= m.Limit) {
			want = append(want, fmt.Sprint(tiles))
		}
	})
	slices.Sort(want)
	return want
}

// Eight pairs and one tile more, with and without jokers, and almost.
func TestEightPairs(t *testing.T) {
	five := form.Rules{Sets: 5}
	for text, want := range map[string]string{
		"1122334455667788m1z":   "11m 22m 33m 44m 55m 66m 77m 88m 1z",
		"1111m22223333p4444s1z": "11m 11m 22p 22p 33p 33p 44s 44s 1z",
		"111m2233445566p77s11z": "11m 22p 33p 44p 55p 66p 77s 11z 1m",
		"1122334455667788mj":    "11m 22m 33m 44m 55m 66m 77m 88m 1m*",
		"112233445566778m1zj":   "11m 22m 33m 44m 55m 66m 77m 8m8m* 1z",
		"112233445566778m1z2z":  "",
	} {
		h, err := notation.Hand(text, notation.Auto, hand.Context{Rules: five})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range all(t, h, reading.Query{Forms: form.SevenPairs}) {
			got = append(got, r.String())
		}
		if want == "" && len(got) > 0 || want != "" && !slices.Contains(got, want) {
			t.Errorf("%s: %v, want %q", text, got, want)
		}
		for _, r := range all(t, h, reading.Query{Forms: form.SevenPairs}) {
			if _, ok := r.Codes(); ok {
				t.Errorf("%s: eight pairs have codes", text)
			}
		}
	}
}
