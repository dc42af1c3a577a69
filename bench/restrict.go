package main

import (
	"log"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/tile"
)

// restrictRows returns the questions about restrictions of which nothing is gone, once the
// tables are built, and about those that one clause cannot say.
func restrictRows() []row {
	full, seen := deal(13, 0), deal(13, 30)
	counts := make([]tile.Counts, hands)
	for i, h := range full {
		counts[i] = h.Concealed()
	}
	tanyao := prepared(restrict.And(restrict.Tanyao, restrict.Standard))
	number := func(h *hand.Hand) int {
		n, err := tanyao.Shanten(h, form.PoolMelds)
		if err != nil {
			log.Fatal(err)
		}
		return int(n)
	}
	list := []row{
		{name: "shanten for tanyao, standard form, from counts", budget: 20, ask: func(i int) int { return int(tanyao.ShantenOf(&counts[i])) }},
		{name: "the same from a hand", ask: func(i int) int { return number(full[i]) }},
		{name: "shanten for tanyao, standard form, with useful tiles", budget: 500, ask: useful(tanyao, full)},
	}
	for _, y := range []restrict.Yaku{restrict.Pinfu, restrict.Sanankou} {
		list = append(list, row{name: "shanten for " + y.String() + " with useful tiles, 30 tiles seen", budget: 40000, ask: useful(prepared(y), seen)})
	}
	all := restrict.All(restrict.Winds{})
	for _, p := range all {
		p.Prepare()
	}
	return append(list, row{name: "every yaku side by side", budget: 1e6, ask: func(i int) int {
		rows, err := restrict.Compare(full[i], form.PoolMelds, all)
		if err != nil {
			log.Fatal(err)
		}
		return len(rows)
	}})
}

// prepared returns the program of a restriction with its tables.
func prepared(t restrict.Term) *restrict.Program {
	p, err := restrict.Compile(t, restrict.Winds{})
	if err != nil {
		log.Fatal(err)
	}
	p.Prepare()
	return p
}

// useful asks a program for the useful tiles of hands.
func useful(p *restrict.Program, list []*hand.Hand) func(int) int {
	return func(i int) int {
		a, err := p.Of(list[i], form.PoolSeen)
		if err != nil {
			log.Fatal(err)
		}
		return a.Useful.Len()
	}
}
