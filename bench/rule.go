package main

import (
	"log"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/rules"
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
	return []row{
		{name: "riichi win, points", budget: 300, ask: ask(func(w *rule.Win) error {
			var err error
			result.Points, err = set.Points(w)
			return err
		})},
		{name: "riichi win, points with items, fu, payments", budget: 600, ask: ask(func(w *rule.Win) error { return set.Score(w, &result) })},
		{name: "riichi win, the same with the reasons of what is not paid", budget: 4000, ask: ask(func(w *rule.Win) error { return set.Explain(w, &result) })},
	}
}

// riichiWins returns random wins that a rule set does not refuse.
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
			Dora: row.Dora, Ura: row.Ura, Honba: row.Honba, Sticks: row.Sticks,
		}
		if w.SelfDraw {
			w.From = hand.FromUnknown
		}
		for _, name := range row.Flags {
			f, _ := rule.FlagByName(name)
			w.Flags |= f
		}
		if set.Check(w) == nil {
			wins = append(wins, w)
		}
	}
	return wins
}
