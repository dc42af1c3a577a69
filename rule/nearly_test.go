package rule_test

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestNearly reads testdata/nearly.txt: of each pattern a win that is paid for it, and one
// that differs from it by little and is not. There must be a row for every pattern of the
// riichi rule sets; local yaku have a table of their own in package rules.
func TestNearly(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/nearly.txt")
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		parts := strings.Split(line, ": ")
		const columns = 4 // pattern, rules, win, near miss
		if len(parts) != columns {
			t.Fatalf("%s: %d columns, want %d", line, len(parts), columns)
		}
		told[parts[0]] = true
		s := setText(t, parts[1])
		with, without := winText(t, s, parts[2]), winText(t, s, parts[3])
		if !paysFor(t, s, with, parts[0]) {
			t.Errorf("%s: the first is not paid for it", line)
		}
		if paysFor(t, s, without, parts[0]) {
			t.Errorf("%s: the second is paid for it", line)
		}
		const set, word = 3, 2 // at most so many tiles, and one word in place of another
		if tiles, words := exchanged(with, without), otherWords(parts[2], parts[3]); tiles > set || words > word || tiles+words == 0 && !melded(with, without) {
			t.Errorf("%s: %d other tiles and %d other words are no near miss", line, tiles, words)
		}
	}
	for _, name := range rules.Names() {
		if !strings.HasPrefix(name, "riichi/") || name == "riichi/local" {
			continue
		}
		d := compiled(t, name, nil).Definition()
		for i := range d.Patterns {
			if id := d.Patterns[i].ID; !told[id] {
				t.Errorf("%s of %s has no row", id, name)
			}
		}
	}
}

// paysFor reports whether a win is paid for a pattern; a hand that is not complete is not.
func paysFor(t *testing.T, s *rule.Set, w *rule.Win, id string) bool {
	t.Helper()
	if err := s.Check(w); err != nil {
		t.Fatal(err)
	}
	var r rule.Result
	err := s.Score(w, &r)
	if errors.Is(err, rule.ErrNotComplete) {
		return false
	}
	if err != nil {
		t.Fatal(err)
	}
	return r.Valid && slices.ContainsFunc(r.Items, func(i rule.Item) bool { return s.Definition().Patterns[i.Pattern].ID == id })
}

// exchanged returns how many tiles of a win must be exchanged for those of another, red fives
// for plain ones, too.
func exchanged(a, b *rule.Win) int {
	more, fewer := 0, 0
	count := func(n int) {
		more += max(n, 0)
		fewer += max(-n, 0)
	}
	for k := range tile.Kind(tile.NumKinds) {
		count(int(a.Hand.Concealed()[k]+a.Hand.Melded()[k]) - int(b.Hand.Concealed()[k]+b.Hand.Melded()[k]))
		count(int(a.Hand.Reds(k)) - int(b.Hand.Reds(k)))
	}
	return max(more, fewer)
}

// melded reports whether two wins have other melds.
func melded(a, b *rule.Win) bool { return !slices.Equal(a.Hand.Melds(), b.Hand.Melds()) }

// otherWords counts the words behind the hands of two wins that only one of them has.
func otherWords(a, b string) int {
	first, second := strings.Fields(a)[1:], strings.Fields(b)[1:]
	n := 0
	for _, word := range first {
		if !slices.Contains(second, word) {
			n++
		}
	}
	for _, word := range second {
		if !slices.Contains(first, word) {
			n++
		}
	}
	return n
}
