package main

import (
	"encoding/json"
	"reflect"

	"mentsu/internal/api"
	"mentsu/rules"
	"mentsu/tile"
)

// optionTable is what the page knows about options.
type optionTable struct {
	Options []option           `json:"options"` // each once, though many rule sets have it
	Sets    map[string][]value `json:"sets"`    // by the name of the rule set

	Yaku map[string]map[string]inAll `json:"yaku"` // of games that count no han, by what they count and the names that compare answers
}

// option is an option of rule sets.
type option struct {
	ID     string   `json:"id"`
	Name   inAll    `json:"name"`
	Values []string `json:"values"` // to choose from; null if any number from least to most
	Least  *int     `json:"least,omitempty"`
	Most   *int     `json:"most,omitempty"`
}

// value is what an option is in a rule set.
type value struct {
	Option int    `json:"option"` // its place among the options
	Value  string `json:"value"`
	Unsure bool   `json:"unsure,omitempty"` // no source is sure of it
}

// options returns the options of the rule sets as text.
func options() ([]byte, error) {
	others, err := yakuNames()
	if err != nil {
		return nil, err
	}
	delete(others, "han")
	table := optionTable{Sets: map[string][]value{}, Yaku: others}
	for _, id := range rules.Names() {
		d, wrong := rules.Load(id)
		if wrong != nil {
			return nil, wrong
		}
		var views [3][]api.OptionView
		for i, l := range languages() {
			views[i] = api.ViewRules(d, l).Options
		}
		for i, v := range views[tile.EN] {
			o := option{v.ID, inAll{v.Name, views[1][i].Name, views[2][i].Name}, v.Values, v.Least, v.Most}
			table.Sets[id] = append(table.Sets[id], value{table.place(&o), v.Value, v.Unconfirmed})
		}
	}
	text, err := json.Marshal(table)
	return append(text, '\n'), err
}

// place returns where o stands in the table, to which it adds it if it is new.
func (t *optionTable) place(o *option) int {
	for i := range t.Options {
		if reflect.DeepEqual(t.Options[i], *o) {
			return i
		}
	}
	t.Options = append(t.Options, *o)
	return len(t.Options) - 1
}
