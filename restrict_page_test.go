package mentsu_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/tile"
)

// TestSubstitutionTable computes the table of docs/restrictions.md: how often the published
// method differs from the exact shanten number of tanyao in the standard form.
func TestSubstitutionTable(t *testing.T) {
	const hands = 1000 // a row
	exact, err := restrict.Compile(restrict.And(restrict.Tanyao, restrict.Standard), restrict.Winds{})
	if err != nil {
		t.Fatal(err)
	}
	rnd := corpus.New(66)
	var table strings.Builder
	for replaced := range restrict.MaxUnusable + 1 {
		fmt.Fprintf(&table, "| %d |", replaced)
		for _, simples := range []func(*corpus.Rand) []tile.Kind{finishedTanyao, anySimples} {
			low, far := 0, 0
			for range hands {
				switch by := tooSmall(t, exact, without(t, rnd, simples(rnd), replaced)); {
				case by > 1:
					far++
					low++
				case by > 0:
					low++
				}
			}
			fmt.Fprintf(&table, " %.1f %% | %.1f %% |", 100*float64(low)/hands, 100*float64(far)/hands)
		}
		table.WriteByte('\n')
	}
	page := documents(t)["docs/restrictions.md"]
	if strings.Contains(page, table.String()) {
		return
	}
	if !*update {
		t.Errorf("docs/restrictions.md does not have\n%s", &table)
		return
	}
	rows := regexp.MustCompile(`(?m)^(\| tiles that are no simples .*\n\|---.*\n)(\| \d.*\n)*`)
	page = rows.ReplaceAllString(page, "${1}"+table.String())
	if err := os.WriteFile("docs/restrictions.md", []byte(page), 0o600); err != nil {
		t.Fatal(err)
	}
}

// tooSmall returns by how much the number of the published method is too small.
func tooSmall(t *testing.T, exact *restrict.Program, h *hand.Hand) int {
	t.Helper()
	want, err := exact.Of(h, form.PoolMelds)
	if err != nil {
		t.Fatal(err)
	}
	got, err := restrict.Substitution(h)
	if err != nil || got.Shanten > want.Shanten {
		t.Fatalf("%v: %d by substitution, exactly %d: %v", h.Concealed(), got.Shanten, want.Shanten, err)
	}
	return int(want.Shanten - got.Shanten)
}

// without returns a hand of all tiles but one, of which some were replaced by tiles that
// are no simples.
func without(t *testing.T, rnd *corpus.Rand, tiles []tile.Kind, replaced int) *hand.Hand {
	t.Helper()
	var counts tile.Counts
	for i := range tiles {
		other := i + rnd.Below(len(tiles)-i)
		tiles[i], tiles[other] = tiles[other], tiles[i]
	}
	var terminals []tile.Kind
	for k := range tile.Orphans.All() {
		terminals = append(terminals, k)
	}
	concealed := make([]tile.Tile, 0, 13)
	for i, k := range tiles[1:] {
		for i < replaced {
			if k = terminals[rnd.Below(len(terminals))]; counts[k] < tile.Copies {
				break
			}
		}
		counts[k]++
		concealed = append(concealed, tile.Tile(k))
	}
	h, err := hand.New(hand.Tiles{Concealed: concealed}, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// finishedTanyao returns the tiles of four sets and a pair, all simples.
func finishedTanyao(rnd *corpus.Rand) []tile.Kind {
	var counts tile.Counts
	var tiles []tile.Kind
	add := func(kinds ...tile.Kind) {
		after := counts
		for _, k := range kinds {
			if after[k]++; after[k] > tile.Copies || !tile.Simples.Has(k) {
				return
			}
		}
		counts, tiles = after, append(tiles, kinds...)
	}
	for len(tiles) < 12 {
		if k := tile.Kind(rnd.Below(27)); rnd.Below(3) == 0 {
			add(k, k, k)
		} else if k+2 < 27 {
			add(k, k+1, k+2)
		}
	}
	for len(tiles) < 14 {
		k := tile.Kind(rnd.Below(27))
		add(k, k)
	}
	return tiles
}

// anySimples returns 14 simples.
func anySimples(rnd *corpus.Rand) []tile.Kind {
	var counts tile.Counts
	var tiles []tile.Kind
	for len(tiles) < 14 {
		if k := tile.Kind(rnd.Below(27)); tile.Simples.Has(k) && counts[k] < tile.Copies {
			counts[k]++
			tiles = append(tiles, k)
		}
	}
	return tiles
}
