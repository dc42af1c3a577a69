package win

import "mentsu/form"

// Preset is what a region plays: options under a name. Which tile is the joker is often
// drawn anew for each hand and is not part of it.
type Preset struct {
	Name   string
	Note   string // what else the region plays that a win check does not see
	Source string // where the rules are read from
	House  House
	Rules  form.Rules
}

// Presets returns the presets, by name.
func Presets() []Preset {
	one := 1
	return []Preset{
		{
			Name: "changsha", Source: "q_algorithm, esrrhs/majiang_algorithm", Note: "no jokers",
			House: House{Pair258: true}, Rules: form.Rules{Forms: form.Standard},
		},
		{
			Name: "fuzhou", Source: "two published server configurations", Note: "a flipped suit tile is gold; honours are bonus tiles",
			House: House{InstantWin: 3}, Rules: form.Rules{Sets: 5, Forms: form.Standard},
		},
		{
			Name: "guangdong", Source: "zz0733/H5-Game-Home", Note: "red dragon as joker; self-draw only",
			Rules: form.Rules{FourAsTwoPairs: true, Forms: form.Riichi},
		},
		{
			Name: "hangzhou", Source: "gumingsiyi/hangzhoumajiang", Note: "white dragon as joker",
			Rules: form.Rules{Forms: form.Standard | form.SevenPairs},
		},
		{
			Name: "hongzhong", Source: "guogeer/gofishing-game", Note: "red dragon as joker",
			House: House{InstantWin: 4}, Rules: form.Rules{Forms: form.Standard | form.SevenPairs},
		},
		{
			Name: "nanchang", Source: "r73inc/nanchang-mahjong", Note: "two joker kinds; the misfit hands are not among the forms",
			House: House{WindRuns: true, DragonRuns: true, NaturalPerSet: true}, Rules: form.Rules{Forms: form.Standard | form.SevenPairs},
		},
		{
			Name: "taiwan", Source: "recalled", Note: "no jokers",
			Rules: form.Rules{Sets: 5, Forms: form.Standard},
		},
		{
			Name: "wenzhou", Source: "hangzhouanbang/qipai_wenzhoumajiang", Note: "one joker kind; the white dragon plays its face",
			House: House{InstantWin: 3}, Rules: form.Rules{Sets: 5, Forms: form.Standard | form.SevenPairs},
		},
		{
			Name: "wuhan", Source: "otk-final/mahjong, q_algorithm", Note: "fewer jokers may be used after calls",
			House: House{Pair258: true, MaxJokersUsed: &one}, Rules: form.Rules{Forms: form.Standard},
		},
	}
}

// PresetByName returns the preset of that name.
func PresetByName(name string) (Preset, bool) {
	for _, p := range Presets() {
		if p.Name == name {
			return p, true
		}
	}
	return Preset{}, false
}
