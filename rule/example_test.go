package rule_test

import (
	"fmt"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// house is a rule set of two yaku: all triplets, and all runs. All else is left out.
func house() *rule.Definition {
	return &rule.Definition{
		ID: "house", Combine: "riichi", Convert: "riichi",
		Options: []rule.Option{{ID: "dear_triplets"}},
		Patterns: []rule.Pattern{
			{ID: "all_triplets", Value: 2, Open: 2, Double: "dear_triplets", When: "triplets(4)"},
			{ID: "all_runs", Value: 1, When: "runs(4) & !pair_of(honours)", Gates: "closed"},
		},
		Fu:     []rule.FuRule{{ID: "base", Of: "hand", Fu: 30}},
		Limits: []rule.Limit{{ID: "mangan", Han: 5, Base: 2000, Reach: 2000}},
		Pay:    rule.Payment{Style: "riichi", Unit: 100},
	}
}

func ExampleCompile() {
	h, _ := notation.Hand("222m555p77799944s", notation.Auto, hand.Context{})
	won := &rule.Win{Hand: h, Tile: tile.Tile(tile.Sou1 + 3), Round: tile.East, Seat: tile.South}
	for _, dear := range []int{0, 1} {
		set, err := rule.Compile(house(), map[string]int{"dear_triplets": dear})
		if err != nil {
			fmt.Println(err)
			return
		}
		points, err := set.Points(won)
		fmt.Println(points, err)
	}
	d := house()
	d.Patterns[0].When = "triplet(4)"
	_, err := rule.Compile(d, nil)
	fmt.Println(err)
	// Output:
	// 2000 <nil>
	// 7700 <nil>
	// rule: pattern "all_triplets", when: unknown fact "triplet"; the nearest name is "triplets"
}

func ExampleSet_Score() {
	set, _ := rules.Set("riichi/std")
	h, _ := notation.Hand("234m456p34567888s", notation.Auto, hand.Context{})
	won := &rule.Win{
		Hand: h, Tile: tile.Tile(tile.Man1 + 1), From: hand.FromLeft, Round: tile.East, Seat: tile.South,
		Flags: rule.Riichi, Dora: []tile.Tile{tile.Tile(tile.Man1)}, Sticks: 1,
	}
	if err := set.Check(won); err != nil {
		fmt.Println(err)
		return
	}
	var r rule.Result
	if err := set.Score(won, &r); err != nil {
		fmt.Println(err)
		return
	}
	d := set.Definition()
	for _, item := range r.Items {
		fmt.Println(d.Patterns[item.Pattern].ID, item.Value*item.Count)
	}
	for _, f := range r.FuItems {
		fmt.Println(d.Fu[f.Rule].ID, f.Fu)
	}
	fmt.Println(r.Total, "han", r.Fu, "fu:", r.Points, "points, changes", r.Changes)
	// Output:
	// riichi 1
	// pinfu 1
	// tanyao 1
	// dora 1
	// base 20
	// closed_ron 10
	// 4 han 30 fu: 7700 points, changes [-7700 8700 0 0]
}

func ExampleSet_Check() {
	set, _ := rules.Set("riichi/std")
	h, _ := notation.Hand("123m456p78s22z9s[789p]", notation.Auto, hand.Context{})
	err := set.Check(&rule.Win{Hand: h, Tile: tile.Tile(tile.Sou1 + 8), Round: tile.East, Seat: tile.South, Flags: rule.Riichi})
	fmt.Println(err)
	// Output: rule: riichi needs a hand without open melds
}

func ExampleFacts() {
	for f := range rule.Facts() {
		if f.Level == "placement" && f.Args != "" {
			fmt.Println(f.Name + f.Args)
		}
	}
	// Output: concealed_triplets(n)
}

func ExampleFlagByName() {
	f, ok := rule.FlagByName("haitei")
	fmt.Println(f == rule.Haitei, ok, (f | rule.Riichi).Names())
	// Output: true true [riichi haitei]
}

func ExampleTileWords() {
	fmt.Println(rule.TileWords())
	// Output: [dragons honours orphans round seat simples terminals winds]
}

func ExampleCombiners() {
	fmt.Println(rule.Combiners())
	// Output: [riichi once sum]
}

func ExampleConverters() {
	fmt.Println(rule.Converters())
	// Output: [riichi aotenjou identity]
}

func ExampleCounters() {
	fmt.Println(rule.Counters())
	// Output: [dora first_dora ura first_ura red_fives nukidora flowers fours own_flowers other_flowers flower_sets]
}

func ExampleLangs() {
	fmt.Println(rule.Langs())
	// Output: [en ja zh]
}
