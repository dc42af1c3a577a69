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
	"mentsu/shanten"
	"mentsu/tile"
)

// splits returns the standard readings as the oracle writes them, in its order.
func splits(readings []reading.Reading) []string {
	var texts []string
	for i := range readings {
		r := &readings[i]
		if r.Form != form.Standard {
			continue
		}
		s := oracle.Split{Pair: r.Pairs[0].Kind, HasPair: true}
		for _, set := range r.Sets[:r.Concealed] {
			s.Sets = append(s.Sets, set.Set)
		}
		slices.Sort(s.Sets)
		texts = append(texts, fmt.Sprint(s))
	}
	slices.Sort(texts)
	return texts
}

// truth returns what the oracle says instead.
func truth(h *hand.Hand, sets int) []string {
	var texts []string
	for _, s := range oracle.Splits(h.Concealed(), caps(h), sets) {
		texts = append(texts, fmt.Sprint(s))
	}
	slices.Sort(texts)
	return texts
}

// caps returns the most tiles of each kind that a finished hand may have.
func caps(h *hand.Hand) tile.Counts {
	caps := h.Caps(form.PoolMelds)
	for k, n := range h.Caps(form.PoolHand) {
		if h.Rules().JokerCopies == form.JokerAny && n > 0 {
			caps[k] = hand.MaxTiles
		}
	}
	return caps
}

// games are the rules under which engine and oracle are compared.
var games = []form.Rules{{}, {FourAsTwoPairs: true}, {Players: 3}, {Sets: 5}, {JokerCopies: form.JokerFour}, {Players: 3, JokerCopies: form.JokerFour}}

// with returns the deal as a hand in which jokers take the place of its first tiles.
func with(t *testing.T, d corpus.Deal, rules form.Rules, jokers int) *hand.Hand {
	t.Helper()
	tiles := d.Tiles()
	tiles.Concealed = tiles.Concealed[jokers:]
	h, err := hand.New(tiles, hand.Context{Rules: rules, Jokers: jokers})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// A hand has readings exactly if it is complete, in each form by itself.
func TestComplete(t *testing.T) {
	n := 400
	if testing.Short() {
		n = 40
	}
	r := corpus.New(1)
	for _, rules := range games {
		rules = rules.WithDefaults()
		complete := 0
		for _, class := range corpus.Classes() {
			for size := 2; size <= 3*rules.Sets+2; size++ {
				for range n {
					spec := corpus.Spec{Class: class, Tiles: size, Players: rules.Players, Melds: r.Below(rules.Sets - size/3 + 1)}
					if size%3 == 0 {
						continue
					}
					h := r.Deal(spec).Hand(rules)
					a := shanten.Of(h, shanten.Query{Forms: form.Riichi})
					for _, f := range form.Each() {
						want := a.Form(f) == -1
						if rules.Sets == 5 && f == form.SevenPairs { // eight pairs
							held := h.Concealed()
							want = h.Closed() && oracle.WinPairs(held, held, 0, oracle.PairForm{Pairs: 8, FourAsTwo: true, Single: true})
						}
						got := all(t, h, reading.Query{Forms: f})
						if len(got) > 0 != want {
							t.Fatalf("%v as %v: shanten %d, readings %v", show(h), f, a.Form(f), got)
						}
						complete += len(got)
					}
				}
			}
		}
		if complete < n {
			t.Errorf("%+v: %d readings are too few to tell", rules, complete)
		}
	}
}

// The forms of pairs, on hands that are those forms or almost.
func TestCompletePairs(t *testing.T) {
	r := corpus.New(6)
	found := map[form.Forms]int{}
	for i := range 6000 {
		var d corpus.Deal
		if i%4 < 2 {
			for k := range tile.Orphans.All() {
				d.Concealed[k] = 1
			}
			d.Concealed[8+r.Below(2)]++ // 9m or 1p
		}
		for d.Concealed.Total() < 14 {
			if k := r.Below(tile.NumKinds); d.Concealed[k] < tile.Copies {
				d.Concealed[k] += 2
			}
		}
		from, to := tile.Kind(r.Below(tile.NumKinds)), tile.Kind(r.Below(tile.NumKinds))
		if i%3 == 0 && d.Concealed[from] > 0 && d.Concealed[to] < tile.Copies {
			d.Concealed[from]--
			d.Concealed[to]++
		}
		h := d.Hand(games[i%2])
		a := shanten.Of(h, shanten.Query{})
		for _, f := range form.Each() {
			got := all(t, h, reading.Query{Forms: f})
			if len(got) > 0 != (a.Form(f) == -1) {
				t.Fatalf("%v as %v: shanten %d, readings %v", show(h), f, a.Form(f), got)
			}
			found[f] += len(got)
		}
	}
	for _, f := range []form.Forms{form.SevenPairs, form.ThirteenOrphans} {
		if found[f] < 500 {
			t.Errorf("%d readings as %v are too few to tell", found[f], f)
		}
	}
}

// The readings of hands without jokers, as from the definition.
func TestSplits(t *testing.T) {
	n := 1500
	if testing.Short() {
		n = 100
	}
	r := corpus.New(2)
	for _, class := range []corpus.Class{corpus.Near, corpus.FewKinds, corpus.Flush} {
		for i := range n {
			rules := form.Rules{Sets: 4 + i%2}
			h := r.Deal(corpus.Spec{Class: class, Tiles: 2 + 3*r.Below(rules.Sets+1)}).Hand(rules)
			got := splits(all(t, h, reading.Query{Forms: form.Standard}))
			if want := truth(h, h.FreeSets()); !slices.Equal(got, want) {
				t.Fatalf("%v: %v, want %v", show(h), got, want)
			}
		}
	}
}
