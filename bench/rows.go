package main

import (
	"log"
	"math"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/need"
	"mentsu/reading"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// hands is how many different hands each row goes through, a power of two.
const hands = 1024

// rows returns the questions; the first is the oracle's.
func rows() []row {
	tables := need.Load()
	full := deal(14, 0)
	counts, waiting := countsOf(full), countsOf(deal(13, 0))
	all := tile.AllCopies()
	kept, draws := keptStates()
	inHand := shanten.Query{Pool: form.PoolHand}
	room := make([]shanten.Discard, 0, hand.MaxTiles)
	after := make([]need.After, 0, hand.MaxTiles)
	states := make([]*shanten.State, hands)
	for i, h := range full {
		states[i] = shanten.NewState(h, inHand)
	}
	list := []row{
		{name: "standard distance by the oracle", ask: func(i int) int {
			d, _ := oracle.Distance(counts[i], all, 4, nil, nil)
			return d
		}},
		{name: "standard distance, from counts", budget: 9, ask: func(i int) int { return tables.Distance(need.KeysOf(&counts[i]), 4) }},
		{name: "least of three forms, from counts", budget: 11, ask: func(i int) int { return tables.Least(need.KeysOf(&counts[i])) }},
		{name: "standard distance, kept state, draw included", budget: 6, ask: func(i int) int { return tables.Distance(kept[i].Draw(draws[i]), 4) }},
		{name: "least of three forms, kept state, draw included", budget: 8, ask: func(i int) int { return tables.Least(kept[i].Draw(draws[i])) }},
		{name: "useful tiles of 13 tiles, standard form, from counts", budget: 70, ask: func(i int) int {
			d, _ := tables.Useful(need.KeysOf(&waiting[i]), &waiting[i], 4)
			return d
		}},
		{name: "every discard with its useful tiles, standard form, from counts", ask: func(i int) int {
			held := counts[i].Layers()
			return len(tables.Discards(after, need.KeysOf(&counts[i]), &held, 4))
		}},
		{name: "every discard with its useful tiles and ukeire, three forms, kept state", budget: 360, ask: func(i int) int {
			return len(states[i].Discards(room))
		}},
		{name: "the same from a hand, best first", ask: func(i int) int {
			return len(shanten.Discards(room, full[i], inHand))
		}},
		{name: "the same from a hand, best first, discarded tiles gone", ask: func(i int) int { return len(shanten.Discards(room, full[i], shanten.Query{})) }},
	}
	seen := shanten.Query{Pool: form.PoolSeen}
	seen13, seen14 := deal(13, 30), deal(14, 30)
	list = append(list,
		row{name: "three forms, 30 tiles seen", budget: 500, ask: func(i int) int { return int(shanten.Of(seen13[i], seen).Shanten) }},
		slowest("three forms, 30 tiles seen, slowest of the hands", 5000, func(i int) int { return int(shanten.Of(seen13[i], seen).Shanten) }),
		row{name: "useful tiles, three forms, 30 tiles seen", ask: func(i int) int { return int(shanten.UsefulTiles(seen13[i], seen).Shanten) }},
		row{name: "every discard, 30 tiles seen", budget: 10000, ask: func(i int) int { return len(shanten.Discards(room, seen14[i], seen)) }},
	)
	list = append(append(list, jokerRows()...), readingRow(), yakuRow(), compareRow(), dealsRow())
	list = append(append(list, ruleRows()...), restrictRows()...)
	return append(append(list, mcrRows()...), reachRows()...)
}

// slowest returns a row that is measured already: the time of the hand that takes longest,
// each hand's being the shortest of some rounds of many calls.
func slowest(name string, budget float64, ask func(i int) int) row {
	const calls, tries = 200, 5
	r := row{name: name, budget: budget}
	worst := 0.0
	for i := range hands {
		best := math.Inf(1)
		for range tries {
			start := clock()
			for range calls {
				r.sum += ask(i)
			}
			best = min(best, float64((clock()-start).Nanoseconds())/calls)
		}
		worst = max(worst, best)
	}
	r.times = []float64{worst}
	return r
}

// readingRow returns the question for all readings of complete hands.
func readingRow() row {
	r := corpus.New(4)
	var complete []*hand.Hand
	for len(complete) < hands {
		h := r.Deal(corpus.Spec{Class: corpus.Near, Tiles: 14}).Hand(form.Rules{})
		if shanten.Of(h, shanten.Query{}).Shanten == -1 {
			complete = append(complete, h)
		}
	}
	room := make([]reading.Reading, 0, 16)
	return row{name: "all readings of a complete hand", budget: 200, ask: func(i int) int {
		return len(reading.All(room, complete[i], reading.Query{}))
	}}
}

// yakuRow returns the question how far from tanyao, compareRow how far from every yaku.
func yakuRow() row {
	tanyao, err := restrict.Compile(restrict.Tanyao, restrict.Winds{})
	if err != nil {
		log.Fatal(err)
	}
	list := deal(13, 30)
	return row{name: "shanten for tanyao with useful tiles, 30 tiles seen", budget: 40000, ask: func(i int) int {
		a, err := tanyao.Of(list[i], form.PoolSeen)
		if err != nil {
			log.Fatal(err)
		}
		return a.Useful.Len()
	}}
}

func compareRow() row {
	all, list := restrict.All(restrict.Winds{}), deal(13, 30)
	return row{name: "every yaku side by side, 30 tiles seen", budget: 3e6, ask: func(i int) int {
		rows, err := restrict.Compare(list[i], form.PoolSeen, all)
		if err != nil {
			log.Fatal(err)
		}
		return len(rows)
	}}
}

// jokerRows returns the questions about hands of which some tiles are jokers.
func jokerRows() []row {
	cover := need.LoadCover()
	counts := make([]tile.Counts, hands)
	keys := make([]need.Keys, hands)
	jokers := make([]int, hands)
	r := corpus.New(3)
	for i := range counts {
		jokers[i] = i % 9
		counts[i] = r.Counts(corpus.Near, 14-jokers[i])
		keys[i] = need.KeysOf(&counts[i])
	}
	wins := map[bool]int{true: 1}
	return []row{
		{name: "win check, 0 to 8 jokers, from counts", budget: 12, ask: func(i int) int {
			return cover.Jokers(need.KeysOf(&counts[i])) - jokers[i]
		}},
		{name: "win check, 0 to 8 jokers, kept keys", budget: 6, ask: func(i int) int { return cover.Jokers(keys[i]) - jokers[i] }},
		{name: "waits with 0 to 8 jokers, all kinds", budget: 150, ask: func(i int) int { return int(cover.Waits(keys[i], &counts[i], jokers[i])) }},
		{name: "win check by gap filling", ask: func(i int) int { return wins[oracle.GapFilling(counts[i], jokers[i])] }},
	}
}

// deal returns random hands with as many tiles seen elsewhere.
func deal(tiles, seen int) []*hand.Hand {
	r := corpus.New(1)
	list := make([]*hand.Hand, hands)
	for i := range list {
		list[i] = r.Deal(corpus.Spec{Class: corpus.Random, Tiles: tiles, Seen: seen}).Hand(form.Rules{})
	}
	return list
}

// countsOf returns the concealed tiles of hands.
func countsOf(list []*hand.Hand) []tile.Counts {
	counts := make([]tile.Counts, len(list))
	for i, h := range list {
		counts[i] = h.Concealed()
	}
	return counts
}

// keptStates returns the keys of hands of 13 tiles, and a tile that each draws.
func keptStates() ([]need.Keys, []tile.Kind) {
	r := corpus.New(2)
	keys := make([]need.Keys, hands)
	draws := make([]tile.Kind, hands)
	for i := range keys {
		c := r.Counts(corpus.Random, 13)
		keys[i] = need.KeysOf(&c)
		for draws[i] = tile.Kind(i % tile.NumKinds); c[draws[i]] == tile.Copies; draws[i] = (draws[i] + 1) % tile.NumKinds {
		}
	}
	return keys, draws
}
