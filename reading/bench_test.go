package reading_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/reading"
	"mentsu/shanten"
	"mentsu/tile"
)

// winning returns complete hands of 14 tiles of a class, without jokers.
func winning(class corpus.Class, n int) []*hand.Hand {
	r := corpus.New(1)
	var hands []*hand.Hand
	for len(hands) < n {
		d := r.Deal(corpus.Spec{Class: class, Tiles: 14})
		if h := d.Hand(form.Rules{}); shanten.Of(h, shanten.Query{}).Shanten < 0 {
			hands = append(hands, h)
		}
	}
	return hands
}

// sink keeps the compiler from leaving out what is measured.
var sink int

func bench(b *testing.B, name string, f func()) {
	b.Run(name, func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			f()
		}
	})
}

func BenchmarkAll(b *testing.B) {
	room := make([]reading.Reading, 0, 1024)
	for _, test := range []struct {
		name  string
		hands []*hand.Hand
	}{
		{"near", winning(corpus.Near, 256)},
		{"flush", winning(corpus.Flush, 64)},
		{"four readings", []*hand.Hand{parse("66677778888999m")}},
		{"seven pairs", []*hand.Hand{parse("1188m2299p3377s11z")}},
		{"orphans", []*hand.Hand{parse("119m19p19s1234567z")}},
		{"not complete", []*hand.Hand{parse("123m678p78s112233z")}},
		{"1 joker", []*hand.Hand{parse("123m678p78s11222zj")}},
		{"4 jokers", []*hand.Hand{parse("266m778899p5sjjjj")}},
	} {
		i := 0
		bench(b, test.name, func() {
			sink += len(reading.All(room, test.hands[i%len(test.hands)], reading.Query{}))
			i++
		})
	}
}

func BenchmarkFirst(b *testing.B) {
	h := parse("37p77s44zjjjjjjjj")
	bench(b, "8 jokers", func() {
		for r := range reading.Each(h, reading.Query{}) {
			sink += int(r.NumSets)
			break
		}
	})
}

func BenchmarkCodes(b *testing.B) {
	h := parse("66677778888999m")
	counts := h.Concealed()
	room := make([]reading.Code, 0, 8)
	bench(b, "four readings", func() { sink += len(reading.Codes(room, tile.Man, &counts)) })
}
