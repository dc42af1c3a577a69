package reach_test

import (
	"fmt"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/reach"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

func ExampleOf() {
	set, _ := rules.Set("mcr")
	text, _ := notation.Parse("123m456p789s2345s", notation.Auto)
	h, _ := hand.New(text.Tiles, hand.Context{Rules: set.Definition().Shape})
	goals, _ := reach.Of(h, reach.Query{Set: set, Win: rule.Win{Round: tile.East, Seat: tile.South}})
	g := goals[0]
	last := g.Last[g.Best]
	fmt.Println(len(goals), g.Distance, last.Kind, last.SelfDraw.Fan, last.Discard.Fan)
	// Output: 20 1 2s 14 12
}
