package reading_test

import (
	"fmt"
	"math/bits"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/reading"
	"mentsu/tile"
)

func ExampleCuts() {
	h := parse("111222333m99p[7777z]")
	concealed := h.Concealed()
	room := make([]reading.Cut, 0, 4)
	for _, c := range reading.Cuts(room, &concealed) {
		fmt.Println(c.Triplets, c.Pair, c.Runs&7, "x 123m")
	}
	// Output:
	// 123m 9p 0 x 123m
	//  9p 3 x 123m
}

func ExampleCut_Reading() {
	h := parse("123789m55z[7777z][123p]")
	concealed := h.Concealed()
	for _, c := range reading.Cuts(nil, &concealed) {
		r := c.Reading(h)
		fmt.Println(&r)
	}
	// Output:
	// 123m 789m 55z [7777z] [123p]
}

// Cuts are the standard readings, in the same order, and their bits say what the lists say.
func TestCuts(t *testing.T) {
	t.Parallel()
	several := 0
	for _, class := range []corpus.Class{corpus.Near, corpus.Flush, corpus.Random} {
		r := corpus.New(7)
		for range 3000 {
			h := r.Deal(corpus.Spec{Class: class, Tiles: 14}).Hand(form.Rules{})
			concealed := h.Concealed()
			cuts := reading.Cuts(nil, &concealed)
			several += len(cuts) / 2
			var got []reading.Reading
			for i := range cuts {
				c := &cuts[i]
				got = append(got, c.Reading(h))
				sets := uint64(c.Triplets) | uint64(c.Starts)<<tile.NumKinds
				for _, set := range got[i].Sets[:got[i].NumSets] {
					sets &^= 1 << set.Set
				}
				if n := c.Triplets.Len() + weighted(c.Runs); sets != 0 || n != 4 {
					t.Fatalf("%s: bits of %d sets, %b too many", show(h), n, sets)
				}
			}
			if want := reading.All(nil, h, reading.Query{Forms: form.Standard}); !slices.Equal(got, want) {
				t.Fatalf("%s: %v, want %v", show(h), got, want)
			}
		}
	}
	if several == 0 {
		t.Error("no hand with several readings")
	}
}

// weighted returns the sum of counts of three bits each.
func weighted(counts uint64) int {
	const each = (1<<63 - 1) / 7
	return bits.OnesCount64(counts&each) + 2*bits.OnesCount64(counts>>1&each) + 4*bits.OnesCount64(counts>>2&each)
}
