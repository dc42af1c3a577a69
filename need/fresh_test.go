package need

import (
	"testing"

	"mentsu/need/internal/automaton"
)

// The checked-in tables are what the builder makes of the rules of the game.
func TestTablesAreFresh(t *testing.T) {
	suit, honours, lanes := automaton.Constants()
	for _, c := range []struct{ name, got, want string }{
		{"suitSteps", suitSteps, suit}, {"honourSteps", honourSteps, honours}, {"classLanes", classLanes, lanes},
	} {
		if c.got != c.want {
			t.Errorf("%s is out of date: run go generate ./need", c.name)
		}
	}
}
