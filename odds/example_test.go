package odds_test

import (
	"context"
	"fmt"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/odds"
	"mentsu/shanten"
)

// How often are fourteen tiles dealt that are a complete hand?
func ExampleDeals() {
	d, err := odds.Deals(odds.Question{Tiles: 14})
	if err != nil {
		panic(err)
	}
	for _, row := range d.Of(0)[:2] {
		fmt.Println(row.Shanten, row.Deals)
	}
	fmt.Println(d.Deals)
	// Output:
	// -1 12859078207674
	// 0 2966241795738948
	// 4250305029168216000
}

// Three known tiles and two jokers in the wall.
func ExampleDeals_known() {
	q := odds.Question{Tiles: 5, WallJokers: 2}
	for _, t := range []string{"1m", "2m", "3m"} {
		tiles, _, _ := notation.ParseTiles(t, notation.MPSZ)
		q.Known[tiles[0].Kind()]++
	}
	d, err := odds.Deals(q)
	if err != nil {
		panic(err)
	}
	for _, row := range d.Of(0) {
		fmt.Printf("%d: %.4f\n", row.Shanten, odds.Probability(row.Deals, d.Deals))
	}
	// Output:
	// -1: 0.0524
	// 0: 0.9476
}

func ExampleComplete() {
	d, err := odds.Complete(odds.Question{Tiles: 14})
	if err != nil {
		panic(err)
	}
	fmt.Println("only seven pairs:", d.Complete(form.SevenPairs))
	fmt.Println("sets and pairs:", d.Complete(form.Standard|form.SevenPairs))
	// Output:
	// only seven pairs: 1504641443328
	// sets and pairs: 1306741248
}

func ExampleWaits() {
	w, err := odds.Waits(odds.Question{Tiles: 4})
	if err != nil {
		panic(err)
	}
	for _, c := range w.Cells[:3] {
		fmt.Println(c.Kinds, "kinds,", c.Tiles, "tiles:", c.Deals, "deals")
	}
	// Output:
	// 1 kinds, 2 tiles: 2592 deals
	// 1 kinds, 3 tiles: 173952 deals
	// 1 kinds, 4 tiles: 80352 deals
}

func ExampleSimulate() {
	d, err := odds.Simulate(context.Background(), odds.Question{Tiles: 13}, 10_000, 1)
	if err != nil {
		panic(err)
	}
	fmt.Println(d.Deals, d.Exact)
	// Output: 10000 false
}

func ExampleDraws() {
	h, err := notation.Hand("234567m23p567p55s", notation.Auto, hand.Context{}) // waits on 1p and 4p
	if err != nil {
		panic(err)
	}
	chances, err := odds.Draws(h, shanten.Query{}, odds.Ahead{Draws: 10})
	if err != nil {
		panic(err)
	}
	c := chances[10]
	fmt.Printf("won within 10 draws: %.3f; with hindsight %.3f\n", odds.Probability(c.Advance, c.Sets), odds.Probability(c.Win, c.Sets))
	// Output: won within 10 draws: 0.503; with hindsight 0.789
}

func ExamplePlay() {
	h, err := notation.Hand("234567m23p567p55s", notation.Auto, hand.Context{})
	if err != nil {
		panic(err)
	}
	outcomes, err := odds.Play(context.Background(), h, shanten.Query{}, 10, 100, 1)
	if err != nil {
		panic(err)
	}
	fmt.Println(outcomes[0])
	// Output: {0 0 100 0}
}

func ExampleMean() {
	d, err := odds.Deals(odds.Question{Tiles: 13})
	if err != nil {
		panic(err)
	}
	fmt.Println(odds.Mean(d.Of(0)).FloatString(12))
	// Output: 3.579679469903
}

func ExampleMeanError() {
	d, err := odds.Simulate(context.Background(), odds.Question{Tiles: 13}, 10_000, 1)
	if err != nil {
		panic(err)
	}
	mean, _ := odds.Mean(d.Of(0)).Float64()
	fmt.Printf("%.2f, give or take %.2f\n", mean, odds.MeanError(d.Of(0)))
	// Output: 3.59, give or take 0.01
}

func ExampleShareError() {
	fmt.Println(odds.ShareError(0.5, 10_000))
	// Output: 0.005
}

func ExampleAtMost() {
	d, err := odds.Deals(odds.Question{Tiles: 13})
	if err != nil {
		panic(err)
	}
	fmt.Println("at most two from ready:", odds.AtMost(d.Of(0), 2))
	// Output: at most two from ready: 48294651456170124
}

func ExampleProbability() {
	d, err := odds.Deals(odds.Question{Tiles: 14})
	if err != nil {
		panic(err)
	}
	fmt.Printf("%.4g\n", odds.Probability(odds.AtMost(d.Of(0), -1), d.Deals))
	// Output: 3.025e-06
}

func ExampleSampleWaits() {
	// Deals of four tiles, of which two may be jokers: on how many kinds do ready ones wait?
	w, err := odds.SampleWaits(context.Background(), odds.Question{Tiles: 4, WallJokers: 2}, 1000, 1)
	if err != nil {
		panic(err)
	}
	one := int64(0)
	for _, c := range w.Cells {
		if c.Kinds == 1 {
			one += c.Deals.Int64()
		}
	}
	fmt.Println("ready deals:", w.From, "of", w.Deals)
	fmt.Printf("on one kind: about %d %% of these\n", 100*one/int64(w.Drawn))
	// Output:
	// ready deals: 574160 of 14463090
	// on one kind: about 45 % of these
}
