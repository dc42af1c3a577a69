package rule_test

import (
	"fmt"
	"strings"
	"testing"

	"mentsu/rule"
)

// officialLine scores a win and returns the total and the fans by ID, in the order of the rules.
func officialLine(t *testing.T, s *rule.Set, text string) string {
	t.Helper()
	w := winText(t, s, text)
	if err := s.Check(w); err != nil {
		return err.Error()
	}
	var r rule.Result
	if err := s.Score(w, &r); err != nil {
		t.Fatal(text, err)
	}
	var names []string
	for _, item := range r.Items {
		name := s.Definition().Patterns[item.Pattern].ID
		if item.Count > 1 {
			name += fmt.Sprintf("*%d", item.Count)
		}
		names = append(names, name)
	}
	return fmt.Sprintf("%d %s", r.Total, strings.Join(names, " "))
}

// TestOfficialSwitches scores hands with an option as it is, and as it is not.
func TestOfficialSwitches(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ option, value, hand, without, with string }{
		{"strict_98", "true", "11223344556677z win=7z", "88 all_honors seven_pairs", "24 seven_pairs"},
		{"strict_98", "true", "111199m1199p1199s win=9m", "90 all_terminals seven_pairs tile_hog", "27 seven_pairs tile_hog no_honors"},
		{"strict_98", "true", "1199m1199p1199s55z win=5z", "56 all_terminals_and_honors seven_pairs", "24 seven_pairs"},
		{"strict_98", "true", "222233446688s66z win=6z", "114 all_green seven_pairs tile_hog", "32 seven_pairs half_flush tile_hog"},
		{"strict_98", "true", "7788m8899p778899s win=9s", "48 seven_pairs upper_tiles", "25 seven_pairs no_honors"},
		{"strict_98", "true", "4455m5566p445566s win=6s", "48 seven_pairs middle_tiles", "26 seven_pairs all_simples"},
		{"strict_98", "true", "1122m2233p112233s win=3s", "48 seven_pairs lower_tiles", "25 seven_pairs no_honors"},
		{"strict_98", "true", "6688m6699p668899s win=9s", "36 seven_pairs upper_four", "25 seven_pairs no_honors"},
		{"strict_98", "true", "1133m1144p113344s win=4s", "36 seven_pairs lower_four", "25 seven_pairs no_honors"},
		{"strict_98", "true", "234m55p[555z][666z][777z] win=5p", "90 big_three_dragons one_voided_suit unique_wait_single", "89 big_three_dragons unique_wait_single"},
		{"strict_98", "true", "234m55z567p[666z][777z] win=5z", "66 little_three_dragons one_voided_suit unique_wait_single", "65 little_three_dragons unique_wait_single"},
		{"strict_98", "true", "234m55p[111z][222z][333z] win=5p", "18 big_three_winds prevalent_wind seat_wind one_voided_suit unique_wait_single", "17 big_three_winds prevalent_wind seat_wind unique_wait_single"},
		{"strict_98", "true", "11p234m[234m][234m][234m] win=1p", "64 quadruple_chow lower_four all_chows one_voided_suit unique_wait_single", "63 quadruple_chow lower_four all_chows unique_wait_single"},
		{"strict_98", "true", "11p222m[333m][444m][555m] win=1p", "51 four_pure_shifted_pungs one_voided_suit no_honors unique_wait_single", "50 four_pure_shifted_pungs no_honors unique_wait_single"},
		{"strict_98", "true", "11p123m[234m][345m][456m] win=1p", "36 four_pure_shifted_chows all_chows one_voided_suit unique_wait_single", "35 four_pure_shifted_chows all_chows unique_wait_single"},
		{"strict_98", "true", "11p123m[345m][567m][789m] win=1p", "36 four_pure_shifted_chows all_chows one_voided_suit unique_wait_single", "35 four_pure_shifted_chows all_chows unique_wait_single"},
		{"strict_98", "true", "99p[111m][111p][111s][999s] win=9p", "86 all_terminals triple_pung melded_hand", "70 all_terminals melded_hand"},
		{"strict_98", "true", "22p[111m][111p][111s][999s] win=2p", "33 triple_pung all_pungs melded_hand pung_of_terminals_or_honors*4 no_honors", "33 triple_pung all_pungs melded_hand pung_of_terminals_or_honors*4 no_honors"},
		{"blessings", "true", "123456p789s23444s win=2s tsumo tenhou seat=E", "8 fully_concealed_hand all_chows short_straight one_voided_suit", "12 blessing_of_heaven all_chows short_straight one_voided_suit"},
		{"blessings", "true", "123456p789s23444s win=2s tsumo chiihou seat=S", "8 fully_concealed_hand all_chows short_straight one_voided_suit", "12 blessing_of_earth all_chows short_straight one_voided_suit"},
		{"blessings", "true", "123456p789s23444s win=2s renhou seat=S", "6 concealed_hand all_chows short_straight one_voided_suit", "12 blessing_of_man all_chows short_straight one_voided_suit"},
		{"blessings", "true", "123456p789s23444s win=8s tsumo tenhou seat=E", "9 fully_concealed_hand all_chows short_straight one_voided_suit unique_wait_closed", "12 blessing_of_heaven all_chows short_straight one_voided_suit"},
		{"blessings", "true", "123456p789s23444s win=8s tsumo chiihou seat=S", "9 fully_concealed_hand all_chows short_straight one_voided_suit unique_wait_closed", "13 blessing_of_earth all_chows short_straight one_voided_suit unique_wait_closed"},
		{"blessings", "true", "123456p789s23444s win=8s tsumo", "9 fully_concealed_hand all_chows short_straight one_voided_suit unique_wait_closed", "9 fully_concealed_hand all_chows short_straight one_voided_suit unique_wait_closed"},
		{"blessings", "true", "11223344556677z win=7z tsumo tenhou seat=E", "89 all_honors seven_pairs self_drawn", "96 all_honors seven_pairs blessing_of_heaven"},
		{"blessings", "true", "112347m258p369s55z win=5z tsumo chiihou seat=W", "17 knitted_straight fully_concealed_hand unique_wait_single", "21 knitted_straight blessing_of_earth unique_wait_single"},
		{"concealed_and_melded_kong_5", "false", "234m55p678s(2222p)[6666m] win=5p", "8 concealed_kong_and_melded_kong all_simples unique_wait_single", "6 concealed_kong all_simples melded_kong unique_wait_single"},
		{"knitted_body_wait", "false", "12369m13347s258p3m win=3m", "17 knitted_straight concealed_hand all_chows unique_wait_edge", "16 knitted_straight concealed_hand all_chows"},
		{"exhausted_tile_is_a_wait", "false", "4444666s[123m][456m]5s win=5s", "6 tile_hog mixed_double_chow short_straight one_voided_suit no_honors", "7 tile_hog mixed_double_chow short_straight one_voided_suit no_honors unique_wait_closed"},
	} {
		plain := compiled(t, "mcr", nil)
		other := compiled(t, "mcr", map[string]string{c.option: c.value})
		if got := officialLine(t, plain, c.hand); got != c.without {
			t.Errorf("%s: %s, want %s", c.hand, got, c.without)
		}
		if got := officialLine(t, other, c.hand); got != c.with {
			t.Errorf("%s with %s %s: %s, want %s", c.hand, c.option, c.value, got, c.with)
		}
	}
}
