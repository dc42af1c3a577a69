package cli

import (
	"regexp"
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
	"mentsu/restrict"
	"mentsu/rule"
	"mentsu/rules"
	"mentsu/tile"
)

// patternName returns what a pattern of the rules is called, paid or not.
func (v *view) patternName(id string) string {
	d := v.definition()
	if d == nil {
		return v.label(id, strings.ReplaceAll(id, "_", " "))
	}
	return v.label(id, api.PatternName(d, id, v.app.lang))
}

// definition returns the rules that count, nil if there are none.
func (v *view) definition() *rule.Definition {
	if v.req.RuleSet != nil {
		return v.req.RuleSet.Definition()
	}
	d, err := rules.Load(rules.Standard)
	if err != nil {
		return nil
	}
	return d
}

// label returns the name of a pattern; of yaku in English what players call it, too.
func (v *view) label(id, name string) string {
	called := strings.ReplaceAll(id, "_", " ")
	if v.addsPoints() || v.app.lang != tile.EN || strings.EqualFold(called, name) {
		return name
	}
	return called + " (" + name + ")"
}

// addsPoints reports whether the rules that are asked for add up points: then their patterns
// have names in English, too, where those of yaku are their IDs.
func (v *view) addsPoints() bool {
	return v.req.RuleSet != nil && v.req.RuleSet.Definition().Unit != "han"
}

// condition is a name in the text of a restriction, with its arguments.
var condition = regexp.MustCompile(`[a-z][a-z0-9_]*(\([^)]*\))?`)

// restriction returns the text of a restriction, with the names that yaku and fans have in the
// language of the run. In Japanese and Chinese --only takes them, too.
func (v *view) restriction(text string) string {
	return condition.ReplaceAllStringFunc(text, func(name string) string {
		if fan, ok := v.fanOf(name); ok {
			return fan
		}
		return phrase.Plain(name).In(v.app.lang)
	})
}

// fanOf returns what the rules that are asked for call a condition that is a pattern of theirs.
func (v *view) fanOf(condition string) (name string, ok bool) {
	if v.req.RuleSet == nil || !v.addsPoints() && v.app.lang == tile.EN {
		return "", false
	}
	d := v.req.RuleSet.Definition()
	for i := range d.Patterns {
		p := &d.Patterns[i]
		if p.Value > 0 && (p.ID == condition || v.addsPoints() && means(p.ID, condition)) {
			return api.PatternName(d, p.ID, v.app.lang), true
		}
	}
	return "", false
}

// means reports whether a name is another one of a condition.
func means(name, condition string) bool {
	r, err := restrict.Parse(name)
	return err == nil && r.String() == condition
}
