package api_test

import (
	"slices"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/internal/api"
	"mentsu/internal/corpus"
	"mentsu/notation"
	"mentsu/tile"
)

// TestWinMeansReadingsMeansComplete compares three operations on random hands with jokers.
func TestWinMeansReadingsMeansComplete(t *testing.T) {
	rnd := corpus.New(11)
	for range 500 {
		text := nearlyComplete(rnd, 2)
		for _, rules := range []string{``, `,"joker_copies":"four"`, `,"four_as_two_pairs":true`, `,"forms":["seven_pairs","standard"]`, `,"pool":"seen","seen":"1z9m"`, `,"players":3`, `,"players":3,"joker_copies":"four"`} {
			fields := `"hand":"` + text + `"` + rules
			won := ask(t, `"op":"win",`+fields)
			if won.Error != nil && won.Error.Code == api.InvalidHand {
				continue // a fifth copy, or one that three players do not have
			}
			shanten := ask(t, `"op":"shanten",`+fields)
			read := ask(t, `"op":"readings","limit":3,`+fields)
			complete := shanten.Shanten != nil && *shanten.Shanten == -1
			if won.Win != complete || won.Win != (len(read.Readings) > 0) || won.Win != (won.JokersAs != nil) || won.Win != (len(won.WonAs) > 0) {
				t.Fatalf("%s: win %v, complete %v, %d readings: %v", fields, won.Win, complete, len(read.Readings), won.Error)
			}
			if won.Win && *won.JokersAs != read.Readings[0].JokersAs {
				t.Fatalf("%s: jokers as %s, but %s in the first reading", fields, *won.JokersAs, read.Readings[0].JokersAs)
			}
		}
	}
}

// TestHousesAllowWhatTheyRead expects a reading that the rules allow of every win.
func TestHousesAllowWhatTheyRead(t *testing.T) {
	rnd := corpus.New(12)
	for range 500 {
		text := nearlyComplete(rnd, 2)
		if strings.Count(text, "j") > 5 {
			continue
		}
		for _, house := range []string{
			`{"pair_258":true}`, `{"natural_per_set":true}`, `{"pair_258":true,"natural_per_set":true}`, `{"void_suit":"m"}`, `{"max_jokers_used":1}`,
			`{"max_jokers_used":2,"pair_258":true}`, `{"natural_per_set":true,"void_suit":"p"}`, `{"joker_face":"5z"}`,
		} {
			fields := `"hand":"` + text + `","forms":["standard"],"joker_tiles":"5s","house":` + house
			won := ask(t, `"op":"win",`+fields)
			read := ask(t, `"op":"readings","limit":3,`+fields)
			if won.Error != nil || won.Win != (won.JokersAs != nil) || won.Win != (len(read.Readings) > 0) {
				t.Fatalf("%s: win %v, jokers as %v, %d readings: %v %v", fields, won.Win, won.JokersAs, len(read.Readings), won.Error, read.Error)
			}
		}
	}
}

// TestWaitsAreDrawsThatWin draws every tile to random hands under many rules.
func TestWaitsAreDrawsThatWin(t *testing.T) {
	rnd := corpus.New(13)
	for range 60 {
		text := nearlyComplete(rnd, 1)
		for _, rules := range []string{
			``, `,"joker_copies":"four"`, `,"joker_tiles":"5s1z"`, `,"house":{"preset":"wuhan"},"joker_tiles":"3s"`, `,"house":{"natural_per_set":true}`,
			`,"house":{"wind_runs":true,"void_suit":"m"}`, `,"house":{"joker_face":"5z"},"joker_tiles":"5p"`, `,"house":{"instant_win":3},"joker_tiles":"5z"`,
		} {
			fields := `"hand":"` + text + `"` + rules
			waits := ask(t, `"op":"waits",`+fields)
			if waits.Error != nil {
				continue
			}
			for k := range tile.Kind(tile.NumKinds) {
				won := ask(t, `"op":"win","drawn":"`+k.String()+`",`+fields)
				listed := slices.ContainsFunc(waits.Waits, func(w api.WaitTile) bool {
					return w.Tile == k.String() || w.Tile == "j" && isJoker(rules, k)
				})
				if won.Error == nil && won.Win != listed {
					t.Fatalf("%s: %s completes the hand: %v, among the waits: %v", fields, k, won.Win, listed)
				}
			}
		}
	}
}

// isJoker reports whether k is a joker kind of the rules above.
func isJoker(rules string, k tile.Kind) bool {
	for _, list := range []string{`"5s1z"`, `"3s"`, `"5p"`, `"5z"`} {
		if strings.Contains(rules, `"joker_tiles":`+list) {
			return strings.Contains(list, k.String())
		}
	}
	return false
}

// TestWaitsAreUsefulTiles compares waits with the useful tiles of ready hands.
func TestWaitsAreUsefulTiles(t *testing.T) {
	rnd := corpus.New(14)
	ready := 0
	for range 600 {
		text := nearlyComplete(rnd, 1)
		for _, rules := range []string{``, `,"joker_copies":"four"`, `,"pool":"hand"`, `,"pool":"seen","seen":"2m3p"`} {
			fields := `"hand":"` + text + `"` + rules
			useful := ask(t, `"op":"useful",`+fields)
			if useful.Error != nil || useful.Shanten == nil || *useful.Shanten != 0 {
				continue
			}
			ready++
			var want, got []string
			for _, u := range useful.Useful {
				want = append(want, u.Tile)
			}
			for _, w := range ask(t, `"op":"waits",`+fields).Waits {
				if w.Left != nil {
					got = append(got, w.Tile)
				}
			}
			if !slices.Equal(got, want) {
				t.Fatalf("%s waits on %v, useful are %v", fields, got, want)
			}
		}
	}
	if ready < 100 {
		t.Errorf("only %d ready hands", ready)
	}
}

// nearlyComplete returns a hand of 3n tiles and some more, few jokers or many among them,
// whose other tiles lie near each other, so that many such hands are complete or ready.
func nearlyComplete(rnd *corpus.Rand, more int) string {
	sets := rnd.Below(5)
	jokers := rnd.Below(3*sets + more + 1)
	var counts tile.Counts
	var tiles []tile.Tile
	first := rnd.Below(tile.NumKinds)
	for len(tiles) < 3*sets+more-jokers {
		k := tile.Kind((first + rnd.Below(9)) % tile.NumKinds)
		if counts[k] < tile.Copies {
			counts[k]++
			tiles = append(tiles, tile.Tile(k))
		}
	}
	tiles = append(tiles, slices.Repeat([]tile.Tile{tile.Joker}, jokers)...)
	text, _ := notation.Format(hand.Tiles{Concealed: tiles}, notation.MPSZ)
	return text
}
