package automaton_test

import (
	"testing"

	"mentsu/need/internal/automaton"
)

// For every class, every rest and every number of sets: a draw helps exactly if it lowers
// a kept lane that no useless draw lowers.
func TestKeptLanes(t *testing.T) {
	suit, honours, classes := automaton.Standard(4)
	draws := automaton.Draws(suit, honours, classes)
	pairs := 0
	for i, kept := range automaton.KeptLanes(draws, classes) {
		pairs += len(draws[i])
		for j, rest := range classes {
			for sets := range 5 {
				reached := automaton.Reached(classes[i], rest, sets)
				telling := kept &^ automaton.Useless(draws[i], reached)
				for _, lowered := range draws[i] {
					if helps := lowered&reached != 0; helps != (lowered&telling != 0) {
						t.Fatalf("class %d beside %d, %d sets: a draw that lowers %010b helps: %v, told by %010b", i, j, sets, lowered, helps, telling)
					}
				}
			}
		}
	}
	if pairs != 532 {
		t.Errorf("%d different effects of draws, want 532", pairs)
	}
}
