package rule_test

import (
	"slices"
	"strings"
	"testing"

	"mentsu/rule"
)

// witnessed scores a win and returns what each fan is paid for: sets, the pair, tiles.
func witnessed(t *testing.T, s *rule.Set, text string) string {
	t.Helper()
	var r rule.Result
	if err := s.Score(winText(t, s, text), &r); err != nil {
		t.Fatal(text, err)
	}
	var all []string
	for _, item := range r.Items {
		var tiles []string
		for i, set := range r.Reading.Sets[:r.Reading.NumSets] {
			if item.Sets>>i&1 != 0 {
				tiles = append(tiles, set.Set.String())
			}
		}
		if item.Pair {
			tiles = append(tiles, "pair")
		}
		for k := range item.Tiles.All() {
			tiles = append(tiles, k.String())
		}
		if tiles != nil {
			all = append(all, s.Definition().Patterns[item.Pattern].ID+" "+strings.Join(tiles, " "))
		}
	}
	return strings.Join(all, ", ")
}

// TestOfficialWitnesses: fans of kongs, of melds, of four of a kind and of waits show theirs.
func TestOfficialWitnesses(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	for text, want := range map[string]string{
		"234m55p678s(2222p)[6666m] win=5p":             "concealed_kong_and_melded_kong 222p 666m, unique_wait_single pair",
		"234m55p678s(2222p)(6666m) win=2m":             "two_concealed_kongs 222p 666m",
		"234m55p678s[2222p][6666m] win=2m":             "two_melded_kongs 222p 666m",
		"234m55p678s345s[6666m] win=2m":                "short_straight 345s 678s, melded_kong 666m",
		"234m55p678s345s(6666m) win=2m":                "concealed_kong 666m, short_straight 345s 678s",
		"55p678s(2222p)[6666m](9999s) win=6s":          "three_kongs 222p 666m 999s, two_concealed_pungs 222p 999s, pung_of_terminals_or_honors 999s",
		"55p(2222p)[6666m](7777z)[1111z] win=5p tsumo": "four_kongs 222p 666m 777z 111z, dragon_pung 777z, prevalent_wind 111z, two_concealed_pungs 222p 777z",
		"55p[222p][666m][345s][111z] win=5p":           "melded_hand 222p 666m 345s 111z, prevalent_wind 111z",
		"123333456m999p11z win=5m":                     "tile_hog 3m, two_concealed_pungs 333m 999p, short_straight 123m 456m, pung_of_terminals_or_honors 999p, unique_wait_closed 456m",
		"12369m13347s258p3m win=3m":                    "knitted_straight 3m 6m 9m 2p 5p 8p 1s 4s 7s, all_chows 123m pair, unique_wait_edge 123m",
		"445566m22777799s win=9s":                      "tile_hog 7s",
		"1111m22223333p44m win=4m":                     "tile_hog 1m 2p 3p",
	} {
		if got := witnessed(t, s, text); got != want {
			t.Errorf("%s: %s\nwant %s", text, got, want)
		}
	}
}

// TestOfficialShown: all fans but those of the whole hand and of luck say of what they are made.
func TestOfficialShown(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	whole := strings.Fields(`all_green nine_gates seven_shifted_pairs thirteen_orphans all_terminals all_honors all_terminals_and_honors seven_pairs
		full_flush upper_tiles middle_tiles lower_tiles upper_four lower_four reversible_tiles half_flush all_types all_simples one_voided_suit no_honors
		chicken_hand last_tile_draw last_tile_claim out_with_replacement_tile robbing_the_kong last_tile
		fully_concealed_hand concealed_hand self_drawn flower_tiles`)
	shown := map[string]bool{}
	var r rule.Result
	for _, text := range officialCorpus(t) {
		if err := s.Score(officialWin(t, s, text), &r); err != nil {
			t.Fatal(err)
		}
		for _, item := range r.Items {
			id := s.Definition().Patterns[item.Pattern].ID
			made := item.Sets != 0 || item.Pair || item.Tiles != 0
			if made == slices.Contains(whole, id) {
				t.Errorf("%s: %s is made of %b, pair %v, %v", text, id, item.Sets, item.Pair, item.Tiles)
			}
			shown[id] = true
		}
	}
	if n := len(shown); n != 82 {
		t.Errorf("%d fans were paid, want 82", n)
	}
}
