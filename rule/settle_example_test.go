package rule_test

import (
	"fmt"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

func ExampleSet_Shares() {
	set, _ := rules.Set("riichi/std")
	h, _ := notation.Hand("234m456p34567888s", notation.Auto, hand.Context{})
	won := &rule.Win{Hand: h, Tile: tile.Tile(tile.Sou1 + 2), SelfDraw: true, Round: tile.East, Seat: tile.South, Honba: 1}
	var scored rule.Result
	if err := set.Score(won, &scored); err != nil {
		fmt.Println(err)
		return
	}
	shares, ok := set.Shares(won, &scored)
	fmt.Println(scored.Total, "han", scored.Fu, "fu", scored.Points, "points")
	fmt.Println("the dealer pays", shares.Dealer, "each other", shares.Other, ok)
	fmt.Println("with a han more", set.Worth(won, scored.Total+1, scored.Fu))
	// Output:
	// 3 han 20 fu 2700 points
	// the dealer pays 1400 each other 800 true
	// with a han more 5200
}

func ExampleSet_Rons() {
	set, _ := rules.Set("riichi/mleague")                    // where one wins on a discard
	east := &rule.Win{Seat: tile.East, From: hand.FromRight} // both on a discard of south
	west := &rule.Win{Seat: tile.West, From: hand.FromLeft}
	fmt.Println(set.Discarder(east) == set.Discarder(west), set.Rons([]*rule.Win{east, west}))
	// Output: true [1]
}

func ExampleSet_Draw() {
	set, _ := rules.Set("riichi/std")
	fmt.Println(set.Draw([4]bool{true, false, false, true}))
	fmt.Println(set.Nagashi([4]bool{false, true}))
	official, _ := rules.Set("mcr")
	fmt.Println(set.PaysDraws(), official.PaysDraws())
	// Output:
	// [1500 -1500 -1500 1500]
	// [-4000 8000 -2000 -2000]
	// true false
}
