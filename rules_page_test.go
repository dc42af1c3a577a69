package mentsu_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestRulesPage compares what docs/rules.md lists with the code: facts, words for tiles,
// counters, local yaku and the file that it shows.
func TestRulesPage(t *testing.T) {
	const name = "docs/rules.md"
	page := documents(t)[name]
	now := page
	put := func(pattern, list string) {
		t.Helper()
		place := regexp.MustCompile(pattern)
		if !place.MatchString(now) {
			t.Errorf("%s has no place like %s", name, pattern)
		}
		now = place.ReplaceAllString(now, "${1}"+strings.ReplaceAll(list, "$", "$$")+"${2}")
	}
	var facts strings.Builder
	for f := range rule.Facts() {
		fmt.Fprintf(&facts, "| `%s%s` | %s | %s |\n", f.Name, f.Args, f.Level, f.Doc)
	}
	put(`(?s)(\| fact \| known of \| holds if \|\n\|---\|---\|---\|\n).*?(\nIn a row of)`, facts.String())
	put(`(?s)(or one of ).*?(\.\n\n\| fact)`, quotedNames(rule.TileWords()))
	put(`(once for each of ).*?( \|)`, quotedNames(rule.Counters()))
	put(`(each with an option of its name: ).*?(\.\n)`, quotedNames(localYaku(t)))
	house, err := os.ReadFile("docs/friday.toml")
	if err != nil {
		t.Fatal(err)
	}
	put("(?s)(```toml\n).*?(```)", string(house))
	if now == page {
		return
	}
	if !*update {
		t.Errorf("%s should be\n%s", name, now)
		return
	}
	if err := os.WriteFile(name, []byte(now), 0o600); err != nil {
		t.Fatal(err)
	}
}

func quotedNames(names []string) string { return "`" + strings.Join(names, "`, `") + "`" }

// localYaku returns the local yaku that have an option of their own.
func localYaku(t *testing.T) []string {
	t.Helper()
	d, err := rules.Load("local")
	if err != nil {
		t.Fatal(err)
	}
	standard, err := rules.Load(rules.Standard)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, o := range api.ViewRules(d, tile.EN).Options {
		if !slices.ContainsFunc(standard.Options, func(s rule.Option) bool { return s.ID == o.ID }) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}
