package oracle_test

import (
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/tile"
)

// TestRestricted compares the enumeration of all finished hands with the search that bounds
// itself, for what looks at each set alone.
func TestRestricted(t *testing.T) {
	t.Parallel()
	r := corpus.New(61)
	simple := func(s form.Set) bool {
		ks := s.Kinds()
		return tile.KindsOf(ks[:]...)&^tile.Simples == 0
	}
	for i := range 60 {
		jokers, sets := i%3, i%3
		counts := r.Counts(corpus.Classes()[i%6], max(1, 3*sets+1-jokers))
		soft := tile.AllCopies()
		for k := range soft {
			soft[k] -= min(soft[k]-counts[k], uint8(r.Below(3)))
		}
		hard := oracle.Unlimited()
		if i%2 == 0 {
			hard = tile.AllCopies()
		}
		a := oracle.Allowed{Set: simple, Pair: tile.Simples.Has}
		want, possible := oracle.JokerDistance(counts, hard, soft, jokers, sets, a)
		got, ok := oracle.Restricted(counts, hard, soft, jokers, sets, func(sets []form.Set, pair tile.Kind) bool {
			for _, s := range sets {
				if !simple(s) {
					return false
				}
			}
			return tile.Simples.Has(pair)
		})
		if ok != possible || ok && got != want {
			t.Errorf("%v and %d jokers, soft %v: %d %v, want %d %v", counts, jokers, soft, got, ok, want, possible)
		}
	}
}
