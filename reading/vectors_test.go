package reading_test

import (
	"bufio"
	"compress/gzip"
	"os"
	"strconv"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/reading"
	"mentsu/tile"
	"mentsu/win"
)

// Hands that others have judged have a reading exactly if they are complete, under both
// copy rules.
func TestVectors(t *testing.T) {
	for name, house := range map[string]win.House{"hands": {}, "corr": {}, "h17": {}, "h258": {Pair258: true}} {
		file, err := os.Open("../win/testdata/" + name + ".txt.gz")
		if err != nil {
			t.Fatal(err)
		}
		unzip, err := gzip.NewReader(file)
		if err != nil {
			t.Fatal(err)
		}
		for scan := bufio.NewScanner(unzip); scan.Scan(); {
			field := strings.Fields(scan.Text())
			jokers, err := strconv.Atoi(field[1])
			if err != nil {
				t.Fatal(err)
			}
			var tiles []tile.Tile
			for k, n := range field[2] {
				for range n - '0' {
					tiles = append(tiles, tile.Tile(k))
				}
			}
			rules := form.Rules{Forms: form.Standard, Sets: 4}
			if len(tiles)+jokers == 17 {
				rules.Sets = 5
			}
			for i, verdict := range field[3:5] {
				rules.JokerCopies = []form.JokerCopies{form.JokerAny, form.JokerFour}[i]
				h, err := hand.New(hand.Tiles{Concealed: tiles}, hand.Context{Jokers: jokers, Rules: rules})
				if err != nil {
					t.Fatal(err)
				}
				found := false
				for range reading.Each(h, reading.Query{House: house}) {
					found = true
					break
				}
				if found != (verdict == "1") {
					t.Errorf("%s: %s, rule %d: a reading %v", name, scan.Text(), rules.JokerCopies, found)
				}
			}
		}
	}
}
