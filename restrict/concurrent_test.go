package restrict_test

import (
	"slices"
	"sync"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
)

// TestConcurrent compares from several goroutines at once, while some of them build the
// tables: all answers are those of one that is alone.
func TestConcurrent(t *testing.T) {
	t.Parallel()
	r := corpus.New(55)
	var hands []*hand.Hand
	for i := range 12 {
		d := r.Deal(corpus.Spec{Class: corpus.Classes()[i%6], Tiles: 13 + i%2, Seen: 30 * (i % 2)})
		hands = append(hands, withJokers(t, d, form.Rules{}, 0))
	}
	alone, shared := restrict.All(winds), restrict.All(winds)
	var want [][]restrict.Row
	for _, h := range hands {
		rows, err := restrict.Compare(h, form.PoolSeen, alone)
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, rows)
	}
	var group sync.WaitGroup
	for g := range 4 {
		group.Go(func() {
			for _, p := range shared[:6] {
				if g == 0 {
					p.Prepare()
				}
			}
			for i := range hands {
				i = (i + 3*g) % len(hands)
				rows, err := restrict.Compare(hands[i], form.PoolSeen, shared)
				same := slices.EqualFunc(rows, want[i], func(a, b restrict.Row) bool {
					return a.Answer == b.Answer && a.Ukeire == b.Ukeire && a.Program.Restriction().String() == b.Program.Restriction().String()
				})
				if err != nil || !same {
					t.Errorf("hand %d: %+v, want %+v: %v", i, rows, want[i], err)
				}
			}
		})
	}
	group.Wait()
}
