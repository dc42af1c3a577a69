package rules_test

import (
	"testing"

	"mentsu/rules"
)

// TestOpenValue: a file that changes what closed hands are paid leaves open ones alone, if
// they are paid something else; where they are paid the same they go along.
func TestOpenValue(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		id, lines   string
		value, open int
	}{
		{"honitsu", "value = 4", 4, 2},
		{"honitsu", "value = 4\nopen = 4", 4, 4},
		{"honitsu", "open = 0", 3, 0},
		{"riichi", "value = 2", 2, 0},
		{"toitoi", "value = 3", 3, 3},
		{"toitoi", "value = 3\nopen = 1", 3, 1},
		{"toitoi", "open = 1", 2, 1},
		{"honitsu", "when = 'suits(1)'\nvalue = 4", 4, 4}, // defined anew
	} {
		d, err := rules.Parse([]byte("extends = 'std'\nname = 'x'\n[patterns."+c.id+"]\n"+c.lines+"\n"), "house.toml")
		if err != nil {
			t.Fatal(err)
		}
		for i := range d.Patterns {
			if p := &d.Patterns[i]; p.ID == c.id && (p.Value != c.value || p.Open != c.open) {
				t.Errorf("%s with %q is worth %d, open %d, want %d, %d", c.id, c.lines, p.Value, p.Open, c.value, c.open)
			}
		}
	}
}
