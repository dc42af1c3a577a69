package expr_test

import (
	"slices"
	"strings"
	"testing"

	"mentsu/expr"
)

// Only what differs in little is near.
func TestNearest(t *testing.T) {
	known := []string{"shanten", "pool", "tsv", "id", "win_on", "svg", "E", "zsh"}
	for word, want := range map[string]string{
		"shantem": "shanten", "shntan": "shanten", "pol": "pool", "loop": "pool", "csv": "tsv", "csh": "zsh",
		"to": "", "jpg": "", "within": "", "x": "", "": "", "chances": "",
		"shanten" + strings.Repeat("n", 60): "",
	} {
		if got := expr.Nearest(word, slices.Values(known)); got != want {
			t.Errorf("%q: got %q, want %q", word, got, want)
		}
	}
}
