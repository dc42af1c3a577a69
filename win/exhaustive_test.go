package win_test

import (
	"testing"

	"mentsu/internal/oracle"
	"mentsu/need"
	"mentsu/tile"
)

// Every one-suit hand of at most 14 tiles with 0 to 8 jokers among them, under both copy
// rules: other suits hold jokers only, which make sets of their own, or the pair.
func TestOneSuit(t *testing.T) {
	tables, cover := need.Load(), need.LoadCover()
	for _, suit := range []tile.Suit{tile.Man, tile.Honours} {
		anyCopies, four := oracle.CoversAny(suit, oracle.Allowed{}), oracle.CoversFour(suit, oracle.Allowed{})
		for key := range anyCopies {
			part := oracle.FromKey(suit, key)
			var c tile.Counts
			copy(c[suit.First():], part[:suit.Len()])
			tiles := c.Total()
			keys := need.KeysOf(&c)
			for jokers := range 9 {
				if tiles+jokers > 14 || (tiles+jokers)%3 != 2 {
					continue
				}
				sets := (tiles + jokers) / 3
				if got, want := cover.Jokers(keys) <= jokers, completes(anyCopies[key], jokers); got != want {
					t.Fatalf("%v and %d jokers, a fifth copy allowed: %v, want %v", part, jokers, got, want)
				}
				if got, want := tables.Distance(keys, sets) <= jokers, completes(four[key], jokers); got != want {
					t.Fatalf("%v and %d jokers, four of a kind: %v, want %v", part, jokers, got, want)
				}
			}
		}
	}
}

// completes reports whether jokers complete a suit to sets and a pair, the pair in it or
// of two jokers.
func completes(c oracle.Cover, jokers int) bool {
	return int(min(c.Pair, c.Sets+2)) <= jokers
}
