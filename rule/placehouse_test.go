package rule_test

import (
	"errors"
	"fmt"
	"testing"

	"mentsu/rule"
	"mentsu/tile"
	"mentsu/win"
)

// ExampleHouse_For lets the white dragon play the face of the joker, which is drawn anew for
// each hand.
func ExampleHouse_For() {
	white := tile.White
	h := rule.House{JokerFace: &white}
	fmt.Println(h.For(tile.Kinds(0).With(tile.Red)).Proxy.Face, h.For(tile.Kinds(0).With(white)).Proxy == nil)
	// Output: 7z true
}

// TestHouseOfSet: a win is counted by the house of its rule set, unless it has its own.
func TestHouseOfSet(t *testing.T) {
	t.Parallel()
	d := house()
	d.Patterns = []rule.Pattern{{ID: "any", Value: 1, Open: 1, When: "standard"}}
	d.House.Options.Pair258 = true
	s, err := rule.Compile(d, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := winText(t, s, "123m456p789s111z33p win=3p")
	if _, err := s.Points(w); !errors.Is(err, rule.ErrNotComplete) {
		t.Errorf("a pair of threes: %v", err)
	}
	w.House = &win.House{}
	if points, err := s.Points(w); err != nil || points != 1000 {
		t.Errorf("a house of its own: %d %v", points, err)
	}
	w = winText(t, s, "123m456p789s111z55p win=5p")
	if points, err := s.Points(w); err != nil || points != 1000 {
		t.Errorf("a pair of fives: %d %v", points, err)
	}
}
