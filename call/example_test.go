package call_test

import (
	"fmt"
	"log"

	"mentsu/call"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/tile"
)

// hands are read from text as everywhere.
func read(text string) *hand.Hand {
	h, err := notation.Hand(text, notation.MPSZ, hand.Context{})
	if err != nil {
		log.Fatal(err)
	}
	return h
}

// ask decides with default options about 7s, discarded from the left at turn 8, one dora.
func ask() call.Decision {
	a, err := call.New(call.Options{})
	if err != nil {
		log.Fatal(err)
	}
	q := call.Question{Tile: tile.Tile(tile.Sou1 + 6), From: hand.FromLeft, Turn: 8, Dora: []tile.Kind{tile.Man1 + 2}}
	d, err := a.Decide(read("45m378p3336888s7z"), q)
	if err != nil {
		log.Fatal(err)
	}
	return d
}

func ExampleNew() {
	a, err := call.New(call.Options{Target: restrict.Honitsu.In(tile.Man)})
	if err != nil {
		log.Fatal(err)
	}
	d, err := a.Decide(read("34556778m3p78s77z"), call.Question{Tile: tile.Tile(tile.Red), From: hand.FromAcross, Turn: 8})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(&d)
	// Output: call pon 777z, discard 3p (R6): shanten 3 to 2, useful tiles 53 to 52, dora 0, turn 8; turn 8 against 8
}

func ExampleNew_bot() {
	a, err := call.New(call.Options{Profile: call.Bot, Target: restrict.Tanyao})
	if err != nil {
		log.Fatal(err)
	}
	d, err := a.Decide(read("45m378p3336888s7z"), call.Question{Tile: tile.Tile(tile.Sou1 + 6), From: hand.FromLeft, Turn: 8})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(d.Action, d.Rule, d.Because)
	for _, g := range d.Gates {
		fmt.Println(g.Rule, g.Value, g.Bound, g.Holds)
	}
	// Output:
	// pass gate:dora {dora 0 2}
	// gate:orphans 1 4 true
	// gate:triplet 0 0 true
	// gate:value_pair 0 0 true
	// gate:pairs 0 1 true
	// gate:shapes 0 2 true
	// gate:edge_run 0 0 true
	// gate:other_dora 0 1 true
	// gate:dora 0 2 false
	// gate:early 8 0 true
}

func ExampleAdviser_Decide() {
	d := ask()
	fmt.Println(d.Action, d.Rule, d.Because)
	fmt.Println(d.Before.Shanten, d.Before.Ukeire)
	for _, c := range d.Candidates {
		fmt.Println(c.Meld.Set, c.Discard, c.After.Shanten, c.After.Ukeire, c.Forbidden)
	}
	// Output:
	// call R5 {turn 8 8}
	// 2 21
	// 678s 7z 1 12 7s
}

func ExampleDecision_Best() {
	d := ask()
	c, ok := d.Best()
	fmt.Println(c.Meld.Set, c.Discard, ok)
	// Output: 678s 7z true
}

func ExampleDecision_String() {
	d := ask()
	fmt.Println(&d)
	// Output: call chi 678s, discard 7z (R5): shanten 2 to 1, useful tiles 21 to 12, dora 1, turn 8; turn 8 against 8
}

func ExampleLegal() {
	melds, err := call.Legal(read("5567m"), tile.Tile(tile.Man1+4), hand.FromLeft, call.Rules{})
	if err != nil {
		log.Fatal(err)
	}
	for _, m := range melds {
		fmt.Println(m.Set, "forbids", m.Forbidden, "illegal:", m.Illegal)
	}
	// Output:
	// 555m forbids 5m illegal: false
	// 567m forbids 58m illegal: true
}

func ExampleAction_String() {
	fmt.Println(call.Pass, call.Call, call.Win)
	// Output: pass call win
}

func ExampleProfile_String() {
	fmt.Println(call.Published, call.Bot)
	// Output: published bot
}

func ExamplePlan_String() {
	fmt.Println(call.NoPlan, call.PlanTanyao, call.PlanFormal)
	// Output: none tanyao formal
}

func ExampleRule_String() {
	fmt.Println(call.RuleR5, call.RuleA2, call.GateDora, call.BotGain)
	// Output: R5 A2 gate:dora bot:gain
}

func ExampleQuantity_String() {
	fmt.Println(call.OfUkeire, "and", call.OfTurn)
	// Output: useful tiles and turn
}

func ExampleLost_String() {
	fmt.Println(call.NotLost, call.LostIllegal, call.LostUkeire)
	// Output: not_lost illegal ukeire
}
