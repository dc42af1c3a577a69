package api

import (
	"mentsu/form"
	"mentsu/internal/phrase"
	"mentsu/tile"
	"mentsu/win"
)

// Preset is a house as a list of presets shows it: the fields of a request that it sets.
type Preset struct {
	Name           string       `json:"name"`
	Sets           int          `json:"sets"`
	Forms          []string     `json:"forms"`
	FourAsTwoPairs bool         `json:"four_as_two_pairs"`
	House          HouseOptions `json:"house"`
	Note           string       `json:"note"`   // what else the region plays, in the language asked for
	Source         string       `json:"source"` // where the rules are read from
}

// HouseOptions are the options that a preset sets, under the keys of the request field
// house.
type HouseOptions struct {
	Pair258       bool `json:"pair_258,omitzero"`
	WindRuns      bool `json:"wind_runs,omitzero"`
	DragonRuns    bool `json:"dragon_runs,omitzero"`
	NaturalPerSet bool `json:"natural_per_set,omitzero"`
	MaxJokersUsed *int `json:"max_jokers_used,omitzero"`
	InstantWin    int  `json:"instant_win,omitzero"`
}

// PresetList lists the presets of house, by name.
type PresetList struct {
	Presets []Preset `json:"presets"`
}

// ListPresets returns the presets of house.
func ListPresets(l tile.Lang) PresetList {
	var list PresetList
	for _, p := range win.Presets() {
		rules := p.Rules.WithDefaults()
		out := Preset{
			Name: p.Name, Sets: rules.Sets, FourAsTwoPairs: rules.FourAsTwoPairs,
			House: HouseOptions{
				p.House.Pair258, p.House.WindRuns, p.House.DragonRuns, p.House.NaturalPerSet, p.House.MaxJokersUsed, p.House.InstantWin,
			},
			Note: phrase.Plain(p.Note).In(l), Source: phrase.Plain(p.Source).In(l),
		}
		for _, f := range form.Each() {
			if rules.Forms.Has(f) {
				out.Forms = append(out.Forms, f.String())
			}
		}
		list.Presets = append(list.Presets, out)
	}
	return list
}
