package form_test

import (
	"fmt"

	"mentsu/form"
	"mentsu/tile"
)

func ExampleForms_Has() {
	fmt.Println(form.Riichi.Has(form.SevenPairs), form.Standard.Has(form.SevenPairs))
	// Output: true false
}

func ExampleForms_String() {
	fmt.Println(form.Standard)
	// Output: standard
}

func ExampleEach() {
	for _, f := range form.Each() {
		fmt.Println(f)
	}
	// Output:
	// standard
	// seven_pairs
	// thirteen_orphans
	// knitted_straight
	// honours_and_knitted
}

func ExampleKnittedPatterns() {
	for _, kinds := range form.KnittedPatterns() {
		fmt.Println(kinds)
	}
	// Output:
	// 147m258p369s
	// 147m369p258s
	// 258m147p369s
	// 258m369p147s
	// 369m147p258s
	// 369m258p147s
}

func ExamplePool_String() {
	fmt.Println(form.PoolMelds, form.PoolHand, form.PoolSeen)
	// Output: melds hand seen
}

func ExamplePool_Caps() {
	melds := tile.Counts{tile.East: 3}
	seen := tile.Counts{tile.East: 1, tile.Red: 2}
	for _, p := range []form.Pool{form.PoolMelds, form.PoolHand, form.PoolSeen} {
		caps := p.Caps(&melds, &seen, 4)
		fmt.Println(p, caps[tile.East], caps[tile.Red])
	}
	// Output:
	// melds 1 4
	// hand 4 4
	// seen 0 2
}

func ExampleRules_WithDefaults() {
	r := form.Rules{Sets: 5}.WithDefaults()
	fmt.Println(r.Sets, r.Players, r.Forms)
	// Output: 5 4 standard
}

func ExampleTriplet() {
	fmt.Println(form.Triplet(tile.White))
	// Output: 555z
}

func ExampleRun() {
	fmt.Println(form.Run(tile.Pin1 + 6))
	// Output: 789p
}

func ExampleSet_IsRun() {
	fmt.Println(form.Run(tile.Man1).IsRun(), form.Triplet(tile.Man1).IsRun())
	// Output: true false
}

func ExampleSet_First() {
	fmt.Println(form.Run(tile.Sou1+2).First(), form.Triplet(tile.East).First())
	// Output: 3s 1z
}

func ExampleSet_Kinds() {
	fmt.Println(form.Run(tile.Man1).Kinds(), form.Triplet(tile.Man1).Kinds())
	// Output: [1m 2m 3m] [1m 1m 1m]
}

func ExampleSet_String() {
	fmt.Println(form.Run(tile.Man1), form.Triplet(tile.Man1))
	// Output: 123m 111m
}

func ExampleSets_Has() {
	fmt.Println(form.AllRuns.Has(form.Run(tile.Man1)), form.AllRuns.Has(form.Triplet(tile.Man1)))
	// Output: true false
}
