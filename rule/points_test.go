package rule_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"mentsu/rule"
	"mentsu/tile"
)

// cell is what a hand is worth: of a non-dealer by ron, from the others and from the dealer by
// self-draw; of the dealer by ron and from each.
type cell struct{ ron, other, dealer, dealerRon, each int }

// cellText reads "1000 (300/500), 1500 (500)".
func cellText(t *testing.T, text string) (c cell) {
	t.Helper()
	if text == "M" {
		text = "8000 (2000/4000), 12000 (4000)"
	}
	if _, err := fmt.Sscanf(text, "%d (%d/%d), %d (%d)", &c.ron, &c.other, &c.dealer, &c.dealerRon, &c.each); err != nil {
		t.Fatalf("%q: %v", text, err)
	}
	return c
}

// TestPointsTable holds every cell of the table of points, won in each of the four ways.
func TestPointsTable(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/points.txt")
	if err != nil {
		t.Fatal(err)
	}
	s := compiled(t, "std", nil)
	cells := 0
	for line := range strings.Lines(string(text)) {
		if line[0] == '#' {
			continue
		}
		parts := strings.Split(strings.TrimSpace(line), " | ")
		fu, err := strconv.Atoi(parts[0])
		if err != nil {
			t.Fatal(err)
		}
		for i, part := range parts[1:] {
			if part == "-" {
				continue
			}
			cells++
			c, han := cellText(t, part), i+1
			for _, way := range []struct {
				win  rule.Win
				want int
			}{
				{rule.Win{Seat: tile.South}, c.ron},
				{rule.Win{Seat: tile.South, SelfDraw: true}, 2*c.other + c.dealer},
				{rule.Win{Seat: tile.East}, c.dealerRon},
				{rule.Win{Seat: tile.East, SelfDraw: true}, 3 * c.each},
			} {
				if got := s.Worth(&way.win, han, fu); got != way.want {
					t.Errorf("%d han %d fu, seat %s, self-draw %t: %d, want %d", han, fu, way.win.Seat, way.win.SelfDraw, got, way.want)
				}
			}
		}
	}
	const all = 14*4 - 1
	if cells != all {
		t.Errorf("%d cells, want %d", cells, all)
	}
}

// TestLimitBoundaries: what a ron of a non-dealer is worth on both sides of every limit.
func TestLimitBoundaries(t *testing.T) {
	t.Parallel()
	for options, rows := range map[string][][3]int{ // han, fu, points
		"std": {
			{3, 60, 7700},
			{3, 70, 8000},
			{4, 25, 6400},
			{4, 30, 7700},
			{4, 40, 8000},
			{2, 120, 7700},
			{2, 130, 8000},
			{5, 20, 8000},
			{5, 110, 8000},
			{6, 30, 12000},
			{7, 30, 12000},
			{8, 30, 16000},
			{10, 30, 16000},
			{11, 30, 24000},
			{12, 30, 24000},
			{13, 30, 32000},
			{14, 25, 32000},
			{26, 30, 32000},
			{39, 30, 32000},
		},
		"std kiriage=true":                        {{4, 25, 6400}, {4, 30, 8000}, {3, 50, 6400}, {3, 60, 8000}, {2, 110, 7100}, {2, 120, 8000}, {4, 20, 5200}},
		"std kiriage=true kiriage_all_1920=false": {{4, 30, 8000}, {3, 60, 8000}, {2, 120, 7700}, {2, 130, 8000}},
		"std kazoe=sanbaiman":                     {{12, 30, 24000}, {13, 30, 24000}, {39, 30, 24000}},
		"std kazoe=multiple":                      {{12, 30, 24000}, {13, 30, 32000}, {25, 30, 32000}, {26, 30, 64000}, {38, 30, 64000}, {39, 30, 96000}},
		"std aotenjou=true":                       {{4, 30, 7700}, {4, 40, 10300}, {13, 40, 5242900}},
	} {
		s := setText(t, options)
		for _, row := range rows {
			if got := s.Worth(&rule.Win{Seat: tile.South}, row[0], row[1]); got != row[2] {
				t.Errorf("%s: %d han %d fu: %d, want %d", options, row[0], row[1], got, row[2])
			}
		}
	}
}
