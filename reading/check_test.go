package reading_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/reading"
	"mentsu/tile"
)

// all returns the readings of h after it has checked what holds for any: their order, the
// tiles, the melds, and that each place is a joker exactly where natural tiles run out.
func all(t *testing.T, h *hand.Hand, q reading.Query) []reading.Reading {
	t.Helper()
	readings := reading.All(nil, h, q)
	for i := range readings {
		check(t, h, &readings[i])
		if i > 0 && compare(&readings[i-1], &readings[i]) >= 0 {
			t.Fatalf("%v: %v stands before %v", show(h), &readings[i-1], &readings[i])
		}
	}
	return readings
}

func show(h *hand.Hand) string {
	return fmt.Sprintf("%v, melds %v, %+v", h.Tiles().Concealed, h.Melds(), h.Rules())
}

// check holds a reading against its hand.
func check(t *testing.T, h *hand.Hand, r *reading.Reading) {
	t.Helper()
	var jokers int
	held, tiles, as := h.Concealed(), r.Tiles(), r.JokersAs()
	for k, n := range tiles {
		if n != held[k]+as[k] {
			t.Fatalf("%v: %v has %d tiles %v", show(h), r, n, tile.Kind(k))
		}
		jokers += int(as[k])
	}
	if jokers != h.Jokers() {
		t.Fatalf("%v: %v has %d jokers", show(h), r, jokers)
	}
	for i, m := range h.Melds() {
		if i += int(r.Concealed); r.Sets[i].Set != m.Set || r.Sets[i].Jokers != 0 || r.Kans>>i&1 != 0 != m.IsKan() {
			t.Fatalf("%v: %v lacks meld %v", show(h), r, m)
		}
	}
	if int(r.NumSets-r.Concealed) != len(h.Melds()) || r.Form == form.Standard && int(r.Concealed) != h.FreeSets() {
		t.Fatalf("%v: %v has %d sets, %d concealed", show(h), r, r.NumSets, r.Concealed)
	}
	for _, s := range r.Sets[:r.Concealed] {
		if !s.IsRun() && s.Jokers != 0 && s.Jokers != 0b100 && s.Jokers != 0b110 && s.Jokers != 0b111 {
			t.Fatalf("%v: jokers %b in a triplet", show(h), s.Jokers)
		}
		for i, k := range s.Kinds() {
			use(t, h, &held[k], s.Jokers>>i&1)
		}
	}
	for _, p := range r.Pairs[:r.NumPairs] {
		use(t, h, &held[p.Kind], p.Jokers&1)
		use(t, h, &held[p.Kind], p.Jokers>>1)
	}
}

// use takes a natural tile where no joker stands; there is a joker only when all are used.
func use(t *testing.T, h *hand.Hand, left *uint8, joker uint8) {
	t.Helper()
	if joker == 0 != (*left > 0) {
		t.Fatalf("%v: a joker is not where natural tiles run out", show(h))
	}
	if joker == 0 {
		*left--
	}
}

// compare orders readings as the package says, from the words of its comment.
func compare(a, b *reading.Reading) int {
	if c := cmp.Compare(a.Form, b.Form); c != 0 {
		return c
	}
	for k := range tile.Kind(tile.NumKinds) {
		count := func(r *reading.Reading) (n [3 + form.NumHouseSets - form.NumSets]int) {
			if r.Form == form.SevenPairs && r.Singles.Has(k) { // the tile beside eight pairs
				n[2]++
			}
			for _, p := range r.Pairs[:r.NumPairs] {
				if p.Kind == k {
					n[0]++
				}
			}
			for _, s := range r.Sets[:r.Concealed] {
				switch {
				case s.First() != k:
				case s.IsRun(): // one of a suit, or those of the honours in their order
					n[2+max(0, int(s.Set)-form.NumSets)]++
				default:
					n[1]++
				}
			}
			return n
		}
		x, y := count(a), count(b)
		if c := slices.Compare(y[:], x[:]); c != 0 {
			return c
		}
	}
	return 0
}
