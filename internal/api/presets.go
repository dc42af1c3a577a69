package api

import (
	"mentsu/form"
	"mentsu/internal/phrase"
	"mentsu/rule"
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
	Preset        string `json:"preset,omitzero"` // of a rule set, which may name one
	Pair258       bool   `json:"pair_258,omitzero"`
	WindRuns      bool   `json:"wind_runs,omitzero"`
	DragonRuns    bool   `json:"dragon_runs,omitzero"`
	NaturalPerSet bool   `json:"natural_per_set,omitzero"`
	MaxJokersUsed *int   `json:"max_jokers_used,omitzero"`
	VoidSuit      string `json:"void_suit,omitzero"`
	JokerFace     string `json:"joker_face,omitzero"`
	InstantWin    int    `json:"instant_win,omitzero"`
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
			House: viewOptions(&p.House), Note: phrase.Plain(p.Note).In(l), Source: phrase.Plain(p.Source).In(l),
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

// viewOptions returns options under the keys of a request.
func viewOptions(h *win.House) HouseOptions {
	out := HouseOptions{
		Pair258: h.Pair258, WindRuns: h.WindRuns, DragonRuns: h.DragonRuns, NaturalPerSet: h.NaturalPerSet, MaxJokersUsed: h.MaxJokersUsed,
		InstantWin: h.InstantWin,
	}
	if h.Void != 0 {
		out.VoidSuit = string(h.Void.First().Suit().Letter())
	}
	return out
}

// viewHouse returns what a rule set says of the house, nil for nothing.
func viewHouse(h *rule.House) *HouseOptions {
	if h.IsZero() {
		return nil
	}
	out := viewOptions(&h.Options)
	out.Preset = h.Preset
	if h.JokerFace != nil {
		out.JokerFace = h.JokerFace.String()
	}
	return &out
}
