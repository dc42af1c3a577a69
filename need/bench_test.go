package need_test

import (
	"testing"

	"mentsu/internal/corpus"
	"mentsu/need"
	"mentsu/tile"
)

func BenchmarkDistance(b *testing.B) {
	tables := need.Load()
	for _, class := range []corpus.Class{corpus.Random, corpus.Flush} {
		r := corpus.New(1)
		var hands [1024]tile.Counts
		for i := range hands {
			hands[i] = r.Counts(class, 14)
		}
		run := func(name string, f func(c *tile.Counts)) {
			b.Run(name+"/"+class.String(), func(b *testing.B) {
				b.ReportAllocs()
				i := 0
				for b.Loop() {
					f(&hands[i&1023])
					i++
				}
			})
		}
		sum := 0
		run("standard", func(c *tile.Counts) { sum += tables.Distance(need.KeysOf(c), 4) })
		run("least of three", func(c *tile.Counts) { sum += tables.Least(need.KeysOf(c)) })
		run("useful", func(c *tile.Counts) { d, _ := tables.Useful(need.KeysOf(c), c, 4); sum += d })
		var room [17]need.After
		run("discards", func(c *tile.Counts) { l := c.Layers(); sum += len(tables.Discards(room[:0], need.KeysOf(c), &l, 4)) })
		p, caps := need.Standard(), tile.Counts{}
		for k := range caps {
			caps[k] = 3
		}
		run("walk", func(c *tile.Counts) {
			over := caps
			for k, n := range c {
				over[k] = max(3, n)
			}
			x := p.Case(c, &over, 4)
			sum += x.Distance()
		})
		if sum == 0 {
			b.Fatal("no distance at all")
		}
	}
}
