package cli

import (
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/restrict"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// TestNamesOfPatterns: in each language every pattern of every rule set has a name that is no
// ID, and under rules that add up points it is the same paid, not paid, and as a restriction.
func TestNamesOfPatterns(t *testing.T) {
	for _, id := range rules.Names() {
		d, err := rules.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		restrictions := 0
		for _, lang := range rule.Langs() {
			v := &view{app: &app{lang: lang}, req: requestUnder(t, id)}
			for i := range d.Patterns {
				p := &d.Patterns[i]
				name, words := p.Names[lang], strings.ReplaceAll(p.ID, "_", " ")
				if name == "" || strings.Contains(name, "_") || name == p.ID || name == words && strings.Contains(words, " ") {
					t.Errorf("%s: %s is called %q in %v", id, p.ID, name, lang)
				}
				if got := v.patternName(p.ID); got != name && (d.Unit != "han" || lang != tile.EN || got != words+" ("+name+")") {
					t.Errorf("%s: %s not paid is called %q in %v, want %q", id, p.ID, got, lang, name)
				}
				if got := v.whyNot("implied_by:" + p.ID); !strings.Contains(got, name) {
					t.Errorf("%s: what is part of %s: %q in %v, want %q", id, p.ID, got, lang, name)
				}
				r, err := restrict.Parse(p.ID)
				if err != nil || d.Unit == "han" || p.Value < 6 {
					continue
				}
				restrictions++
				for _, text := range []string{p.ID, r.String()} {
					if got := v.restriction(text); got != name {
						t.Errorf("%s: the restriction %s is called %q in %v, want %q", id, text, got, lang, name)
					}
				}
			}
		}
		if id == "mcr" && restrictions < 3*40 {
			t.Errorf("%d names of restrictions looked at", restrictions)
		}
	}
}

// requestUnder returns a request under a rule set.
func requestUnder(t *testing.T, id string) *api.Request {
	t.Helper()
	r, err := api.ReadTexts("reach", []api.FieldText{{Name: "rules", Text: id}})
	if err != nil {
		t.Fatal(err)
	}
	return &r
}
