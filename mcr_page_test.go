package mentsu_test

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"mentsu/restrict"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestOfficialPage compares the table of fans of docs/mcr.md with the rules: the 81 fans of
// 1998, and those that options add.
func TestOfficialPage(t *testing.T) {
	const name = "docs/mcr.md"
	d, err := rules.Load("mcr")
	if err != nil {
		t.Fatal(err)
	}
	var table strings.Builder
	standard := 0
	for i := range d.Patterns {
		p := &d.Patterns[i]
		note := takenAway(d, p)
		switch {
		case p.ID == "concealed_kong_and_melded_kong" || strings.HasPrefix(p.ID, "blessing_"):
			note = strings.TrimSpace("option; " + note)
		default:
			standard++
		}
		aim := ""
		if _, err := restrict.Parse(p.ID); err == nil {
			aim = "yes"
		}
		fmt.Fprintf(&table, "| %d | `%s` | %s | %s | %s | %s |\n", p.Value, p.ID, p.Names[tile.EN], p.Names[tile.ZH], aim, strings.TrimSuffix(note, ";"))
	}
	if standard != 81 {
		t.Errorf("%d fans, want 81", standard)
	}
	page := documents(t)[name]
	place := regexp.MustCompile(`(\| points \| id .*\n\|---.*\n)(\| \d.*\n)*`)
	now := place.ReplaceAllString(page, "${1}"+table.String())
	if !place.MatchString(page) {
		t.Fatalf("%s has no table of fans", name)
	}
	if now == page {
		return
	}
	if !*update {
		t.Errorf("%s does not have\n%s", name, &table)
		return
	}
	if err := os.WriteFile(name, []byte(now), 0o600); err != nil {
		t.Fatal(err)
	}
}

// takenAway lists the fans that are not paid beside p, by their Chinese names.
func takenAway(d *rule.Definition, p *rule.Pattern) string {
	names := map[string]string{}
	for i := range d.Patterns {
		names[d.Patterns[i].ID] = d.Patterns[i].Names[tile.ZH]
	}
	var all, inside []string
	for _, x := range p.Excludes {
		switch {
		case x.Inside:
			inside = append(inside, names[x.ID])
		case x.Times > 0:
			all = append(all, fmt.Sprintf("%s x%d", names[x.ID], x.Times))
		default:
			all = append(all, names[x.ID])
		}
	}
	text := strings.Join(all, " ")
	if inside != nil {
		text += "of its sets: " + strings.Join(inside, " ")
	}
	return text
}
