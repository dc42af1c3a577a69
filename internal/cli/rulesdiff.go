package cli

import (
	"strings"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// diffRules writes in what two rule sets differ.
func (a *app) diffRules(first, second string) error {
	one, err := ruleSet(first)
	if err != nil {
		return err
	}
	other, err := ruleSet(second)
	if err != nil {
		return err
	}
	diff := api.DiffRules(one, other)
	if a.json {
		return a.asJSON(diff)
	}
	v := a.view(&api.Request{})
	if len(diff.Differences) == 0 {
		v.printf("%s", v.say("%s and %s are the same.", diff.A, diff.B))
		return nil
	}
	kinds := map[string]phrase.Text{
		"set": phrase.Of("rule set"), "option": phrase.Of("option"), "pattern": phrase.Of("pattern"), "fu": phrase.Of("row of fu"), "limit": phrase.Of("limit"),
		"liability": phrase.Of("liability"),
	}
	var rows [][]string
	for _, d := range diff.Differences {
		what := strings.TrimSpace(d.ID + " " + v.keyName(d.Key))
		if d.Kind == "option" && d.Key == "value" || d.Kind == "fu" {
			what = d.ID
		}
		rows = append(rows, []string{"", kinds[d.Kind].In(a.lang), what, side(d.A), side(d.B)})
	}
	v.title(v.say("Differences"), v.say("- is not there"))
	v.table([]string{"", v.say("kind"), v.say("what it is about"), diff.A, diff.B}, rows)
	return nil
}

// side writes what one rule set says; what is empty is not there either.
func side(s *string) string {
	if s == nil || *s == "" {
		return "-"
	}
	return *s
}

// keyName returns what a key of a rule set is called.
func (v *view) keyName(key string) string {
	if lang, ok := strings.CutPrefix(key, "names."); ok {
		return v.say("name (%s)", lang)
	}
	name, ok := ruleKeys()[key]
	if !ok {
		return key
	}
	return name.In(v.app.lang)
}

// ruleKeys are the keys by which rule sets differ.
func ruleKeys() map[string]phrase.Text {
	return map[string]phrase.Text{
		"players": phrase.Of("players"), "sets": phrase.Of("sets"), "forms": phrase.Of("forms"), "four_as_two_pairs": phrase.Of("four as two pairs"),
		"joker_copies": phrase.Of("copies with jokers"), "reds": phrase.Of("red fives (m/p/s)"), "reds_unconfirmed": phrase.Of("red fives unconfirmed"),
		"unit": phrase.Of("unit"), "combine": phrase.Of("combined by"), "convert": phrase.Of("converted by"), "stack": phrase.Of("yakuman add up if"),
		"aotenjou": phrase.Of("without limits if"),
		"cap":      phrase.Of("most yakuman by"), "minimum": phrase.Of("least to win"), "minimum_by": phrase.Of("least to win by"), "most": phrase.Of("greatest total"),
		"prefer": phrase.Of("preferred"), "flags": phrase.Of("flags"), "payment.style": phrase.Of("style of payment"),
		"payment.unit": phrase.Of("payments rounded to"), "payment.honba": phrase.Of("honba of each payer"), "payment.stick": phrase.Of("points of a stick"),
		"payment.base": phrase.Of("base of payment"), "values": phrase.Of("values"), "unconfirmed": phrase.Of("unconfirmed"), "class": phrase.Of("class"),
		"value": phrase.Of("value"), "open": phrase.Of("open hand"), "double": phrase.Of("doubled by"), "when": phrase.Of("when"), "gates": phrase.Of("gates"),
		"each": phrase.Of("each group of"), "count": phrase.Of("times"), "repeat": phrase.Of("at most"), "excludes": phrase.Of("contains"),
		"variants": phrase.Of("variants"), "family": phrase.Of("family"), "aliases": phrase.Of("other names"), "han": phrase.Of("from han"),
		"base": phrase.Of("base points"), "reach": phrase.Of("from base points"), "reach_han": phrase.Of("from base points, least han"),
		"pattern": phrase.Of("pattern"), "flag": phrase.Of("flag"), "option": phrase.Of("option"), "kinds": phrase.Of("melds of"),
		"melds": phrase.Of("melds needed"), "kans": phrase.Of("kans only"), "each_han": phrase.Of("paid for each of its han"),
	}
}
