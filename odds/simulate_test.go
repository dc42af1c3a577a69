package odds_test

import (
	"flag"
	"fmt"
	"math"
	"math/big"
	"testing"

	"mentsu/form"
	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

var played = flag.Int("deals", 40_000, "how many deals a simulation plays that is held against exact counts")

// TestSimulate holds deals that the engine judges one by one against the exact counts: every
// row within four standard errors, and one more deal for the rarest.
func TestSimulate(t *testing.T) {
	held := odds.Question{Tiles: 14, WallJokers: 4, Jokers: 1}
	held.Known[tile.East], held.Known[4], held.Known[5] = 2, 1, 1
	held.Seen[tile.East], held.Seen[3] = 1, 3
	for name, q := range map[string]odds.Question{
		"13 tiles":      {Tiles: 13},
		"14 tiles":      {Tiles: 14},
		"three players": {Tiles: 13, Rules: form.Rules{Players: 3, FourAsTwoPairs: true}},
		"five sets":     {Tiles: 17, Rules: form.Rules{Sets: 5}},
		"held":          held,
		"tanyao":        {Tiles: 11, Only: program(t, "tanyao")},
		"mcr":           {Tiles: 13, Rules: chinese},
	} {
		games := *played
		if q.Only != nil {
			games /= 10
		}
		if name != "14 tiles" && name != "13 tiles" {
			games /= 4
		}
		exact, err := exactly(q)
		if err != nil {
			t.Fatal(err)
		}
		d, err := odds.Simulate(t.Context(), q, games, 7)
		if err != nil {
			t.Fatal(err)
		}
		if d.Exact || d.Seed != 7 || d.Deals.Int64() != int64(games) {
			t.Errorf("%s: exact %v, seed %d, %d deals", name, d.Exact, d.Seed, d.Deals)
		}
		lots := []form.Forms{0}
		if q.Only == nil {
			each := form.Each()
			lots = append(lots, each[:]...)
		}
		for _, f := range lots {
			if f == 0 || q.Rules.WithDefaults().Forms.Has(f) {
				compareShares(t, fmt.Sprint(name, " ", f), exact.Of(f), d.Of(f), exact.Deals, games)
			}
		}
		mean, _ := odds.Mean(exact.Of(0)).Float64()
		near, _ := odds.Mean(d.Of(0)).Float64()
		if e := odds.MeanError(d.Of(0)); math.Abs(near-mean) > 4*e || e < 0.5/math.Sqrt(float64(games)) || e > 2/math.Sqrt(float64(games)) {
			t.Errorf("%s: mean %v with standard error %v, exact %v", name, near, e, mean)
		}
	}
}

// exactly counts deals; those under Chinese official rules once for all tests.
func exactly(q odds.Question) (*odds.Distribution, error) {
	if q.Rules == chinese {
		return chineseDeals[q.Tiles]()
	}
	return odds.Deals(q)
}

// compareShares holds the rows that were played against the exact ones.
func compareShares(t *testing.T, name string, exact, games []odds.Row, deals *big.Int, n int) {
	t.Helper()
	got := map[shanten.Number]float64{}
	for _, row := range games {
		got[row.Shanten] = float64(row.Deals.Int64())
	}
	for _, row := range exact {
		p := odds.Probability(row.Deals, deals)
		if far := math.Abs(got[row.Shanten] - p*float64(n)); far > 4*math.Sqrt(p*(1-p)*float64(n))+1 {
			t.Errorf("%s, shanten %d: %v of %d deals, expected %.1f", name, row.Shanten, got[row.Shanten], n, p*float64(n))
		}
		delete(got, row.Shanten)
	}
	if len(got) > 0 {
		t.Errorf("%s: %v, which no deal has", name, got)
	}
}

func TestSimulateSeed(t *testing.T) {
	play := func(seed uint64) string {
		d, err := odds.Simulate(t.Context(), odds.Question{Tiles: 13}, 200, seed)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(d.Of(0))
	}
	if first, again := play(1), play(1); first != again {
		t.Error("the same seed plays other deals")
	}
	if play(1) == play(2) {
		t.Error("another seed plays the same deals")
	}
}
