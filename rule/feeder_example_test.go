package rule_test

import (
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// dragons is a win with three open dragon triplets, of which the last was called from someone.
func dragons(from hand.Direction) *rule.Win {
	text, _ := notation.Parse("123m44p[555z][666z][777z]", notation.Auto)
	if from != hand.FromUnknown {
		text.Melds[2], _ = text.Melds[2].With(hand.Call{From: from, Tile: tile.Tile(tile.Red)})
	}
	h, _ := hand.New(text.Tiles, hand.Context{Rules: form.Rules{}})
	return &rule.Win{Hand: h, Tile: tile.Tile(2), Seat: tile.South, Round: tile.East}
}

func ExampleSet_Liable() {
	set, _ := rules.Set("riichi/std")
	w := dragons(hand.FromRight)
	var scored rule.Result
	_ = set.Score(w, &scored)
	fmt.Println(set.Liable(w, &scored))
	// Output: 3z true
}

func ExampleSet_FeederUnknown() {
	set, _ := rules.Set("riichi/std")
	w := dragons(hand.FromUnknown)
	var scored rule.Result
	_ = set.Score(w, &scored)
	fmt.Println(set.FeederUnknown(w, &scored))
	// Output: daisangen true
}
