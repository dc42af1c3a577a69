package main

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/need"
	"mentsu/shanten"
	"mentsu/win"
)

// mcrRows returns the questions about the five forms of Chinese official mahjong: of random
// hands, closed and of which nothing is gone, of hands near the forms with knitted tiles, and
// of hands with a meld.
func mcrRows() []row {
	rules := form.Rules{Forms: form.ChineseOfficial, FourAsTwoPairs: true}
	of := func(f func(r *corpus.Rand) corpus.Deal) []*hand.Hand {
		r, list := corpus.New(1), make([]*hand.Hand, hands)
		for i := range list {
			list[i] = f(r).Hand(rules)
		}
		return list
	}
	random := func(tiles, melds, seen int) []*hand.Hand {
		return of(func(r *corpus.Rand) corpus.Deal {
			return r.Deal(corpus.Spec{Class: corpus.Random, Tiles: tiles, Melds: melds, Seen: seen})
		})
	}
	near := func(tiles int) []*hand.Hand {
		return of(func(r *corpus.Rand) corpus.Deal { return r.Knitted(tiles, 0, 0) })
	}
	inHand := shanten.Query{Pool: form.PoolHand}
	room := make([]shanten.Discard, 0, hand.MaxTiles)
	number := func(name string, list []*hand.Hand, q shanten.Query) row {
		return row{name: name, ask: func(i int) int { return int(shanten.Of(list[i], q).Shanten) }}
	}
	discards := func(name string, list []*hand.Hand, q shanten.Query) row {
		return row{name: name, budget: 3000, ask: func(i int) int { return len(shanten.Discards(room, list[i], q)) }}
	}
	full, seen, nearFull, nearWaiting := random(14, 0, 0), random(14, 0, 30), near(14), near(13)
	states := make([]*shanten.State, hands)
	for i, h := range full {
		states[i] = shanten.NewState(h, inHand)
	}
	tables, counts := need.Load(), countsOf(full)
	return []row{
		{name: "least of five forms, from counts", budget: 100, ask: func(i int) int {
			held := counts[i].Layers()
			return tables.LeastOfFive(need.KeysOf(&counts[i]), &held)
		}},
		number("five forms, each, from a hand", full, inHand),
		{name: "five forms, each, kept state", budget: 100, ask: func(i int) int { return int(states[i].Shanten()) }},
		number("five forms, each, near knitted tiles", nearFull, inHand),
		number("five forms, a meld, its tiles gone", random(11, 1, 0), shanten.Query{}),
		number("five forms, 30 tiles seen", random(13, 0, 30), shanten.Query{Pool: form.PoolSeen}),
		{name: "useful tiles, five forms, near knitted tiles", ask: func(i int) int {
			return shanten.UsefulTiles(nearWaiting[i], inHand).Tiles.Len()
		}},
		discards("every discard, five forms", full, inHand),
		discards("every discard, five forms, near knitted tiles", nearFull, inHand),
		discards("every discard, five forms, near knitted tiles, discarded tiles gone", nearFull, shanten.Query{}),
		{name: "every discard, five forms, 30 tiles seen", ask: func(i int) int {
			return len(shanten.Discards(room, seen[i], shanten.Query{Pool: form.PoolSeen}))
		}},
		{name: "win check, five forms, near knitted tiles", ask: func(i int) int { return int(win.Check(nearFull[i], win.Query{}).As) }},
		{name: "waits, five forms, near knitted tiles", ask: func(i int) int { return win.Waits(nearWaiting[i], win.Query{}).Kinds.Len() }},
	}
}
