package rule_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"mentsu/rule"
)

// officialCorpus returns the hands of the vectors, as text.
func officialCorpus(t testing.TB) []string {
	t.Helper()
	var all []string
	for _, name := range []string{"agreed", "rare", "ties"} {
		for _, row := range officials(t, "testdata/mcr/"+name+".jsonl.gz") {
			all = append(all, row.GB)
		}
	}
	return all
}

// officialIDs scores a hand and returns the fans by ID, with how often each counts.
func officialIDs(t testing.TB, s *rule.Set, text string) map[string]int {
	t.Helper()
	var r rule.Result
	if err := s.Score(officialWin(t, s, text), &r); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	ids := map[string]int{}
	for _, item := range r.Items {
		ids[s.Definition().Patterns[item.Pattern].ID] = item.Count
	}
	return ids
}

// total returns what a list of fans is worth.
func totalOf(s *rule.Set, ids map[string]int) int {
	n := 0
	for i := range s.Definition().Patterns {
		p := &s.Definition().Patterns[i]
		n += p.Value * ids[p.ID]
	}
	return n
}

// mirrored returns a hand with every rank r at 10-r.
func mirrored(text string) string {
	tiles, rest, _ := strings.Cut(text, "|")
	b := []byte(tiles)
	for i, c := range b {
		if c >= '1' && c <= '9' && (i == 0 || b[i-1] != ',') {
			b[i] = '1' + '9' - c
		}
	}
	return string(b) + "|" + rest
}

// suited returns a hand with the suits m, s, p as others.
func suited(text, m, s, p string) string {
	tiles, rest, _ := strings.Cut(text, "|")
	return strings.NewReplacer("m", m, "s", s, "p", p).Replace(tiles) + "|" + rest
}

// TestOfficialSymmetry: what the suits are called, and whether ranks rise or fall, is of no
// account, but for the two fans of certain tiles, and the fans of high and of low ranks.
func TestOfficialSymmetry(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	swap := map[string]string{"upper_tiles": "lower_tiles", "lower_tiles": "upper_tiles", "upper_four": "lower_four", "lower_four": "upper_four"}
	compared := 0
	for _, text := range officialCorpus(t) {
		ids := officialIDs(t, s, text)
		for _, other := range []string{suited(text, "s", "p", "m"), suited(text, "m", "p", "s"), mirrored(text)} {
			got := officialIDs(t, s, other)
			if ids["all_green"]+ids["reversible_tiles"]+got["all_green"]+got["reversible_tiles"] > 0 {
				continue
			}
			compared++
			if totalOf(s, got) != totalOf(s, ids) {
				t.Errorf("%s is %v, %s is %v", text, ids, other, got)
			}
			for a, b := range swap {
				if other == mirrored(text) && ids[a] != got[b] {
					t.Errorf("%s is %v, mirrored %v", text, ids, got)
				}
			}
		}
	}
	if compared < 10000 {
		t.Errorf("%d hands compared", compared)
	}
}

// TestOfficialFlowers: a flower is a point, and never makes a hand valid.
func TestOfficialFlowers(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	var without, with rule.Result
	for _, text := range officialCorpus(t) {
		w := officialWin(t, s, text)
		w.Flowers = 0
		if err := s.Score(w, &without); err != nil {
			t.Fatal(err)
		}
		w.Flowers = 5
		if err := s.Score(w, &with); err != nil {
			t.Fatal(err)
		}
		if with.Total != without.Total+5 || with.Bonus != 5 || with.Valid != without.Valid || without.Valid != (without.Total >= 8) {
			t.Errorf("%s: %d without flowers, %d with five", text, without.Total, with.Total)
		}
	}
}

// TestOfficialDraw: whether the tile is drawn or discarded changes only what depends on it.
func TestOfficialDraw(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	depends := []string{
		"self_drawn", "fully_concealed_hand", "concealed_hand", "melded_hand", "last_tile_draw", "last_tile_claim",
		"out_with_replacement_tile", "robbing_the_kong", "last_tile", "two_concealed_pungs", "three_concealed_pungs", "four_concealed_pungs",
		"all_pungs", "unique_wait_single", "chicken_hand",
	}
	for _, text := range officialCorpus(t) {
		parts := strings.Split(text, "|")
		flip := parts[0] + "|" + parts[1][:2] + string('0'+'1'-parts[1][2]) + parts[1][3:4] + "00|" + parts[2]
		same := parts[0] + "|" + parts[1][:4] + "00|" + parts[2]
		a, b := officialIDs(t, s, same), officialIDs(t, s, flip)
		if readAs(t, s, same) != readAs(t, s, flip) {
			continue // the dearest reading is another
		}
		for _, ids := range []map[string]int{a, b} {
			for _, id := range depends {
				delete(ids, id)
			}
		}
		if !reflect.DeepEqual(a, b) {
			t.Errorf("%s: %v, the other way %v", text, a, b)
		}
	}
}

// readAs returns how a hand is read, and where the winning tile stands.
func readAs(t testing.TB, s *rule.Set, text string) string {
	t.Helper()
	var r rule.Result
	if err := s.Score(officialWin(t, s, text), &r); err != nil {
		t.Fatal(err)
	}
	return fmt.Sprint(r.Index, r.Place)
}

// TestOfficialReasons: what is paid sums to the total, Explain pays as Score, says of nothing
// that it is paid and all contained, and gives each group of sets a reason once.
func TestOfficialReasons(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	seen := map[string]int{}
	var scored, explained rule.Result
	for _, text := range officialCorpus(t) {
		w := officialWin(t, s, text)
		if err := s.Score(w, &scored); err != nil {
			t.Fatal(err)
		}
		if err := s.Explain(w, &explained); err != nil {
			t.Fatal(err)
		}
		sum := 0
		paid := map[int]uint8{}
		for _, item := range explained.Items {
			sum += item.Value * item.Count
			paid[item.Pattern] = item.Sets
			seen[s.Definition().Patterns[item.Pattern].ID]++
		}
		if !slices.Equal(scored.Items, explained.Items) || sum != scored.Total {
			t.Errorf("%s: %v, explained %v", text, scored.Items, explained.Items)
		}
		groups := map[[2]int]bool{}
		for _, e := range explained.Excluded {
			if _, ok := paid[e.Pattern]; ok && e.Sets == 0 {
				t.Errorf("%s: %v is paid and excluded", text, e)
			}
			if key := [2]int{e.Pattern, int(e.Sets)}; groups[key] {
				t.Errorf("%s: %v twice", text, e)
			} else {
				groups[key] = true
			}
			seen[e.Why.String()]++
		}
	}
	for i := range s.Definition().Patterns {
		if p := &s.Definition().Patterns[i]; seen[p.ID] == 0 && !strings.HasPrefix(p.ID, "blessing_") {
			t.Errorf("no hand is paid %s", p.ID)
		}
	}
	for _, why := range []string{"implied_by", "shares_sets", "same_fan_reused", "other_reading"} {
		if seen[why] == 0 {
			t.Errorf("nothing is left out for %s", why)
		}
	}
}
