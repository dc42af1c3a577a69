package main

import (
	"log"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/reach"
	"mentsu/restrict"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// reachRows returns the questions what hands are near that are worth 8 fan, of hands near any
// finished ones, and how far every fan is.
func reachRows() []row {
	set, err := rules.Set("mcr")
	if err != nil {
		log.Fatal(err)
	}
	deal := func(melds int) []*hand.Hand {
		r, list := corpus.New(1), make([]*hand.Hand, 0, hands)
		for len(list) < hands {
			d := r.Deal(corpus.Spec{Class: corpus.Near, Tiles: 13 - 3*melds, Melds: melds})
			if len(d.Melds) == melds {
				list = append(list, d.Hand(set.Definition().Shape))
			}
		}
		return list
	}
	var programs []*restrict.Program
	compiler := new(restrict.Compiler)
	for _, p := range set.Definition().Patterns {
		if r, err := restrict.Parse(p.ID); err == nil && p.Value >= 6 {
			program, err := compiler.Compile(r, restrict.Winds{})
			if err != nil {
				log.Fatal(err)
			}
			programs = append(programs, program)
		}
	}
	query := reach.Query{Set: set, Win: rule.Win{Round: tile.East, Seat: tile.South}}
	goals := func(name string, list []*hand.Hand) row {
		return row{name: name, budget: 100e6, ask: func(i int) int {
			all, err := reach.Of(list[i], query)
			if err != nil {
				log.Fatal(err)
			}
			return len(all)
		}}
	}
	closed := deal(0)
	return []row{
		goals("nearest hands worth 8 fan", closed),
		goals("nearest hands worth 8 fan, two melds", deal(2)),
		{name: "every Chinese official fan side by side", ask: func(i int) int {
			rows, err := restrict.Compare(closed[i], form.PoolMelds, programs)
			if err != nil {
				log.Fatal(err)
			}
			return rows[0].Ukeire
		}},
	}
}
