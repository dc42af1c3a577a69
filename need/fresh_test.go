package need

import (
	"testing"

	"mentsu/need/internal/automaton"
)

// The checked-in tables are what the builder makes of the rules of the game.
func TestTablesAreFresh(t *testing.T) {
	want := automaton.Constants()
	for _, c := range []struct{ name, got, want string }{
		{"suitSteps", suitSteps, want.SuitSteps},
		{"honourSteps", honourSteps, want.HonourSteps},
		{"classLanes", classLanes, want.ClassLanes},
		{"drawLanes", drawLanes, want.DrawLanes},
		{"mergedClasses", mergedClasses, want.MergedClasses},
		{"suitCover", suitCover, want.SuitCover},
		{"honourCover", honourCover, want.HonourCover},
	} {
		if c.got != c.want {
			t.Errorf("%s is out of date: run go generate ./need", c.name)
		}
	}
}
