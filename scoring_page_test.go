package mentsu_test

import (
	"os"
	"strings"
	"testing"
)

// TestScoringPage wants the house rule on the page about scoring to be the file that its
// commands read, and to have ten lines at most.
func TestScoringPage(t *testing.T) {
	t.Parallel()
	house, err := os.ReadFile("docs/club.toml")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile("docs/scoring.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(page), "```toml\n"+string(house)+"```\n") {
		t.Errorf("docs/scoring.md does not show docs/club.toml")
	}
	const most = 10
	lines := 0
	for line := range strings.Lines(string(house)) {
		if strings.TrimSpace(line) != "" {
			lines++
		}
	}
	if lines > most {
		t.Errorf("docs/club.toml has %d lines, not ten", lines)
	}
}
