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
)

// The readings of small hands with jokers, as from the definition.
func TestJokerSplits(t *testing.T) {
	n := 30
	if testing.Short() {
		n = 3
	}
	r := corpus.New(3)
	for _, class := range corpus.Classes() {
		for _, rules := range games {
			rules = rules.WithDefaults()
			for range n {
				sets := r.Below(3)
				spec := corpus.Spec{Class: class, Tiles: 3*sets + 2, Players: rules.Players, Melds: r.Below(rules.Sets - sets + 1)}
				h := with(t, r.Deal(spec), rules, r.Below(min(3*sets+2, 5)+1))
				got := splits(all(t, h, reading.Query{Forms: form.Standard}))
				if want := truth(h, sets); !slices.Equal(got, want) {
					t.Fatalf("%v: %v, want %v", show(h), got, want)
				}
			}
		}
	}
}

// The readings of whole hands with jokers are those of the hands that every choice of faces
// makes, in all forms.
func TestJokerFaces(t *testing.T) {
	n := 30
	if testing.Short() {
		n = 3
	}
	r := corpus.New(4)
	for _, rules := range games {
		rules = rules.WithDefaults()
		for i := range n {
			class := corpus.Classes()[i%len(corpus.Classes())]
			spec := corpus.Spec{Class: class, Tiles: 3*rules.Sets + 2, Players: rules.Players}
			if i%3 == 0 && rules.Sets == 4 {
				spec.Class = corpus.NonSimple // where orphans are
			}
			h := with(t, r.Deal(spec), rules, r.Below(3))
			compareFaces(t, h)
		}
		compareFaces(t, with(t, corpus.Deal{Concealed: tile.Counts{0: 2, 8: 2, 9: 2, 17: 2, 26: 2, 27: 2, 29: 2}}, rules, 2))
		compareFaces(t, with(t, corpus.Deal{Concealed: tile.Counts{0: 4, 8: 4, 9: 2, 17: 2, 26: 2}}, rules, 2))
		compareFaces(t, with(t, corpus.Deal{Concealed: parse("119m19p19s1234567z").Concealed()}, rules, 2))
	}
}

func compareFaces(t *testing.T, h *hand.Hand) {
	t.Helper()
	var want []string
	limit := caps(h)
	closed := h.Closed()
	pairs := oracle.PairForm{Pairs: 7, FourAsTwo: h.Rules().FourAsTwoPairs}
	if h.Rules().Sets == 5 {
		pairs = oracle.PairForm{Pairs: 8, FourAsTwo: true, Single: true}
	}
	eachFace(h.Concealed(), h.Jokers(), 0, func(tiles tile.Counts) {
		for k, n := range tiles {
			if n > limit[k] {
				return
			}
		}
		for range oracle.Splits(tiles, tiles, h.FreeSets()) {
			want = append(want, fmt.Sprint(form.Standard, tiles))
		}
		if closed && oracle.WinPairs(tiles, tiles, 0, pairs) {
			want = append(want, fmt.Sprint(form.SevenPairs, tiles))
		}
		if d, ok := oracle.Orphans(tiles, tiles); closed && d == 0 && ok && h.Rules().Sets == 4 {
			want = append(want, fmt.Sprint(form.ThirteenOrphans, tiles))
		}
	})
	var got []string
	for _, r := range all(t, h, reading.Query{Forms: form.Riichi}) {
		got = append(got, fmt.Sprint(r.Form, r.Tiles()))
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Fatalf("%v: %v, want %v", show(h), got, want)
	}
}

// eachFace calls f with counts and every choice of so many kinds, from kind k on.
func eachFace(counts tile.Counts, jokers, k int, f func(tile.Counts)) {
	if jokers == 0 {
		f(counts)
		return
	}
	for ; k < tile.NumKinds; k++ {
		with := counts
		with[k]++
		eachFace(with, jokers-1, k, f)
	}
}

// With any number of jokers a hand has a standard reading exactly if it lacks no more tiles.
func TestJokerDistance(t *testing.T) {
	n := 200
	if testing.Short() {
		n = 20
	}
	r := corpus.New(5)
	for _, class := range corpus.Classes() {
		for i := range n {
			rules := games[i%len(games)].WithDefaults()
			sets := r.Below(rules.Sets + 1)
			spec := corpus.Spec{Class: class, Tiles: 3*sets + 2, Players: rules.Players, Melds: r.Below(rules.Sets - sets + 1)}
			h := with(t, r.Deal(spec), rules, r.Below(3*sets+2))
			got := false
			for x := range reading.Each(h, reading.Query{Forms: form.Standard}) {
				check(t, h, &x)
				got = true
				break
			}
			d, possible := oracle.Distance(h.Concealed(), caps(h), sets, nil, nil)
			if want := possible && d <= h.Jokers(); got != want {
				t.Fatalf("%v: a reading %v, but %d tiles are missing", show(h), got, d)
			}
		}
	}
}
