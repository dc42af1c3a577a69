package shanten_test

import (
	"fmt"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/shanten"
	"mentsu/tile"
)

// benchHands returns hands of a class with as many tiles seen elsewhere.
func benchHands(class corpus.Class, tiles, seen int) []*hand.Hand {
	r := corpus.New(1)
	hands := make([]*hand.Hand, 1024)
	for i := range hands {
		hands[i] = r.Deal(corpus.Spec{Class: class, Tiles: tiles, Seen: seen}).Hand(form.Rules{})
	}
	return hands
}

// sink keeps the compiler from leaving out what is measured.
var sink int

func BenchmarkShanten(b *testing.B) {
	for _, class := range []corpus.Class{corpus.Random, corpus.Flush} {
		waiting, full := benchHands(class, 13, 0), benchHands(class, 14, 0)
		q := shanten.Query{Pool: form.PoolHand}
		run := func(name string, hands []*hand.Hand, f func(h *hand.Hand)) {
			b.Run(name+"/"+class.String(), func(b *testing.B) {
				b.ReportAllocs()
				i := 0
				for b.Loop() {
					f(hands[i&1023])
					i++
				}
			})
		}
		room := make([]shanten.Discard, 0, 17)
		run("Of", full, func(h *hand.Hand) { sink += int(shanten.Of(h, q).Shanten) })
		run("UsefulTiles/standard", waiting, func(h *hand.Hand) {
			sink += int(shanten.UsefulTiles(h, shanten.Query{Pool: form.PoolHand, Forms: form.Standard}).Shanten)
		})
		run("UsefulTiles", waiting, func(h *hand.Hand) { sink += int(shanten.UsefulTiles(h, q).Shanten) })
		run("Discards", full, func(h *hand.Hand) { sink += len(shanten.Discards(room, h, q)) })
		run("Discards/melds", full, func(h *hand.Hand) { sink += len(shanten.Discards(room, h, shanten.Query{})) })
		for _, seen := range []int{10, 30, 60} {
			if class != corpus.Random {
				break
			}
			q := shanten.Query{Pool: form.PoolSeen}
			run(fmt.Sprint("Of/seen ", seen), benchHands(class, 13, seen), func(h *hand.Hand) { sink += int(shanten.Of(h, q).Shanten) })
			run(fmt.Sprint("UsefulTiles/seen ", seen), benchHands(class, 13, seen), func(h *hand.Hand) { sink += int(shanten.UsefulTiles(h, q).Shanten) })
			run(fmt.Sprint("Discards/seen ", seen), benchHands(class, 14, seen), func(h *hand.Hand) { sink += len(shanten.Discards(room, h, q)) })
		}
	}
}

func BenchmarkState(b *testing.B) {
	for _, class := range []corpus.Class{corpus.Random, corpus.Flush} {
		var states [256]*shanten.State
		for i, h := range benchHands(class, 14, 0)[:256] {
			states[i] = shanten.NewState(h, shanten.Query{Pool: form.PoolHand})
		}
		room := make([]shanten.Discard, 0, hand.MaxTiles)
		b.Run("Discards/"+class.String(), func(b *testing.B) {
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				sink += len(states[i&255].Discards(room))
				i++
			}
		})
	}
	for _, h := range benchHands(corpus.Random, 13, 0)[:1] {
		s := shanten.NewState(h, shanten.Query{Pool: form.PoolHand})
		b.Run("draw, shanten, undo", func(b *testing.B) {
			b.ReportAllocs()
			k := tile.Kind(0)
			for b.Loop() {
				if s.Draw(k) {
					sink += int(s.Shanten())
					s.Undo()
				}
				k = (k + 1) % tile.NumKinds
			}
		})
	}
}
