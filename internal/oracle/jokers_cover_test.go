package oracle_test

import (
	"maps"
	"slices"
	"testing"

	"mentsu/internal/oracle"
	"mentsu/tile"
)

// gap tells how Pair lies to Sets; neither exists where it says "none".
func gap(c oracle.Cover) string {
	switch {
	case c.Sets == oracle.NoCover && c.Pair == oracle.NoCover:
		return "none"
	case c.Sets == oracle.NoCover || c.Pair == oracle.NoCover:
		return "one of two"
	}
	names := map[int]string{-4: "-4", -1: "-1", 2: "+2"}
	if name, ok := names[int(c.Pair)-int(c.Sets)]; ok {
		return name
	}
	return "other"
}

// The published counts of jokers that complete a suit of at most 14, and of at most 17,
// tiles.
func TestCovers(t *testing.T) {
	any258 := oracle.Allowed{Pair: rank258}
	type gaps map[string]int
	for _, test := range []struct {
		name   string
		suit   tile.Suit
		covers func(tile.Suit, oracle.Allowed) []oracle.Cover
		a      oracle.Allowed
		sets   []int // keys of up to 14 tiles by Cover.Sets
		gap14  gaps
		gap17  gaps
	}{
		{
			"suit, any", tile.Man, oracle.CoversAny,
			oracle.Allowed{},
			[]int{2869, 36149, 68156, 72495, 139000, 63993, 17254, 5238, 196},
			gaps{"-1": 369632, "+2": 35718},
			gaps{"-1": 812627, "+2": 73773},
		},
		{
			"honours, any", tile.Honours, oracle.CoversAny,
			oracle.Allowed{},
			[]int{99, 399, 1239, 2149, 5054, 6013, 6027, 8317, 6027, 3031, 3164, 1099, 329, 154, 29},
			gaps{"-1": 43031, "+2": 99},
			gaps{"-1": 64080, "+2": 120},
		},
		{
			"suit, four", tile.Man, oracle.CoversFour,
			oracle.Allowed{},
			[]int{2869, 35439, 67010, 71866, 138770, 65060, 17883, 6178, 275},
			gaps{"-1": 362864, "+2": 38982, "-4": 3504},
			gaps{"-1": 793548, "+2": 79545, "-4": 13307},
		},
		{
			"honours, four", tile.Honours, oracle.CoversFour,
			oracle.Allowed{},
			nil,
			gaps{"-1": 14821, "+2": 99, "none": 28210},
			gaps{"-1": 16144, "+2": 120, "none": 47936},
		},
		{"suit, any, 2 5 8", tile.Man, oracle.CoversAny, any258, nil, gaps{"-1": 270359, "+2": 134991}, nil},
		{"suit, four, 2 5 8", tile.Man, oracle.CoversFour, any258, nil, gaps{"-1": 265261, "+2": 138839, "-4": 1250}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			if testing.Short() && test.suit != tile.Honours {
				t.Skip("short: takes half a second for each, which the tests without -short do")
			}
			sets := make([]int, 20)
			gap14, gap17 := gaps{}, gaps{}
			for key, c := range test.covers(test.suit, test.a) {
				part := oracle.FromKey(test.suit, key)
				n := 0
				for _, copies := range part {
					n += int(copies)
				}
				if n > 17 {
					continue
				}
				gap17[gap(c)]++
				if n <= 14 {
					gap14[gap(c)]++
					sets[min(int(c.Sets), 19)]++
				}
			}
			if test.sets != nil && !slices.Equal(sets[:len(test.sets)], test.sets) {
				t.Errorf("keys by jokers to sets: %v, want %v", sets, test.sets)
			}
			if !maps.Equal(gap14, test.gap14) {
				t.Errorf("up to 14 tiles, the pair less the sets: %v, want %v", gap14, test.gap14)
			}
			if test.gap17 != nil && !maps.Equal(gap17, test.gap17) {
				t.Errorf("up to 17 tiles, the pair less the sets: %v, want %v", gap17, test.gap17)
			}
		})
	}
}
