package shanten_test

import (
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/shanten"
)

// TestPoolsNoAllocations asks for hands of every class under every pool, with few and many
// tiles gone, with melds and without.
func TestPoolsNoAllocations(t *testing.T) {
	r := corpus.New(91)
	room := make([]shanten.Discard, 0, hand.MaxTiles)
	for i := range 72 {
		spec := corpus.Spec{Class: corpus.Classes()[i%6], Tiles: 13 - 3*(i/6%3), Melds: i / 6 % 3, Seen: 15 * (i / 18)}
		waiting := r.Deal(spec).Hand(form.Rules{})
		spec.Tiles++
		full := r.Deal(spec).Hand(form.Rules{})
		held := waiting.Concealed()
		drawn := held.Kinds().First()
		for _, pool := range pools {
			q := shanten.Query{Pool: pool}
			before, after := shanten.NewState(waiting, q), shanten.NewState(full, q)
			for name, f := range map[string]func(){
				"Of":          func() { shanten.Of(waiting, q) },
				"Of/full":     func() { shanten.Of(full, q) },
				"UsefulTiles": func() { shanten.UsefulTiles(waiting, q) },
				"Discards":    func() { shanten.Discards(room, full, q) },
				"State/draw": func() {
					if before.Draw(drawn) {
						before.Shanten()
						before.Undo()
					}
				},
				"State/useful":   func() { before.Useful() },
				"State/discards": func() { after.Discards(room) },
			} {
				if n := testing.AllocsPerRun(5, f); n != 0 {
					t.Errorf("%s of %v and %v, pool %v, allocates %v times", name, waiting.Tiles(), full.Tiles(), pool, n)
				}
			}
		}
	}
}
