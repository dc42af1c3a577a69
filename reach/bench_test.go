package reach_test

import (
	"testing"

	"mentsu/hand"
	"mentsu/reach"
)

// BenchmarkOf asks for hands that are near to many finished ones.
func BenchmarkOf(b *testing.B) {
	set := official(b)
	for _, c := range []struct{ name, text string }{
		{"rich", "23455m3456p4567s"}, {"flush", "1112345678999m"}, {"poor", "234m456p678s2355s"}, {"open", "234m56788s55p[345p]"}, {"two melds", "2334m45p8s[345p][678s]"}, {"pungs", "2334m456p88s1z[222s]"},
	} {
		h := read(b, c.text, hand.Context{Rules: set.Definition().Shape})
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := reach.Of(h, reach.Query{Set: set, Win: winds}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
