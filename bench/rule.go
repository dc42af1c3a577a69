package main

import (
	"log"
	"math"
	"slices"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// ruleRows returns the questions what a win is worth, under the standard riichi rules.
func ruleRows() []row {
	set, err := rules.Set(rules.Standard)
	if err != nil {
		log.Fatal(err)
	}
	wins := riichiWins(set)
	var result rule.Result
	ask := func(score func(w *rule.Win) error) func(i int) int {
		return func(i int) int {
			if err := score(wins[i]); err != nil {
				log.Fatal(err)
			}
			return result.Points
		}
	}
	official := officialSet()
	return append([]row{
		{name: "riichi win, points", budget: 300, ask: ask(func(w *rule.Win) error {
			var err error
			result.Points, err = set.Points(w)
			return err
		})},
		{name: "riichi win, points with items, fu, payments", budget: 600, ask: ask(func(w *rule.Win) error { return set.Score(w, &result) })},
		{name: "riichi win, the same with the reasons of what is not paid", budget: 4000, ask: ask(func(w *rule.Win) error { return set.Explain(w, &result) })},
		officialRow(official), jokerRow(set, wins),
	}, gameRows(set, official)...)
}

// jokerRow returns the question what a win with four jokers is worth, that hand of many which
// takes longest: it is measured already.
func jokerRow(set *rule.Set, wins []*rule.Win) row {
	const most, budget = 4, 20e6
	worst := 0.0
	var result rule.Result
	for _, w := range wins[:min(len(wins), 500)] {
		tiles := w.Hand.Tiles()
		for i, n := 0, 0; i < len(tiles.Concealed) && n < most; i++ {
			if tiles.Concealed[i] != w.Tile {
				tiles.Concealed[i] = tile.Joker
				n++
			}
		}
		h, err := hand.New(tiles, hand.Context{Drawn: nil})
		if err != nil {
			log.Fatal(err)
		}
		won := *w
		won.Hand = h
		best := math.Inf(1)
		for range 3 {
			start := clock()
			if err := set.Score(&won, &result); err != nil {
				log.Fatal(err)
			}
			best = min(best, float64((clock() - start).Nanoseconds()))
		}
		worst = max(worst, best)
	}
	return row{name: "riichi win with four jokers, slowest of the hands", budget: budget, times: []float64{worst}}
}

// officialRow returns the question what a win is worth under the Chinese official rules.
func officialRow(set *rule.Set) row {
	wins := riichiWins(set)
	var result rule.Result
	return row{name: "Chinese official win, fans with their sets and payments", budget: 1000, ask: func(i int) int {
		if err := set.Score(wins[i], &result); err != nil {
			log.Fatal(err)
		}
		return result.Total
	}}
}

// riichiWins returns random wins that a rule set does not refuse, with what it has of riichi.
func riichiWins(set *rule.Set) []*rule.Win {
	r := corpus.New(5)
	var wins []*rule.Win
	for len(wins) < hands {
		row := r.Win(4)
		h, err := row.Hand()
		if err != nil {
			log.Fatal(err)
		}
		w := &rule.Win{
			Hand: h, Tile: row.Win, SelfDraw: row.SelfDraw, From: hand.FromRight, Round: row.Round, Seat: row.Seat,
		}
		if set.Definition().Unit == "han" {
			w.Dora, w.Ura, w.Honba, w.Sticks = row.Dora, row.Ura, row.Honba, row.Sticks
		}
		if w.SelfDraw {
			w.From = hand.FromUnknown
		}
		for _, name := range row.Flags {
			if f, _ := rule.FlagByName(name); slices.Contains(set.Definition().Flags, name) {
				w.Flags |= f
			}
		}
		if set.Check(w) == nil {
			wins = append(wins, w)
		}
	}
	return wins
}
