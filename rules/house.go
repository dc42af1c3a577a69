package rules

import (
	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
	"mentsu/win"
)

// houseTable is what a rule file says of jokers, and of sets and pairs that only some places
// play, under the keys that requests have for it.
type houseTable struct {
	Preset        string `toml:"preset"`
	Pair258       bool   `toml:"pair_258"`
	WindRuns      bool   `toml:"wind_runs"`
	DragonRuns    bool   `toml:"dragon_runs"`
	NaturalPerSet bool   `toml:"natural_per_set"`
	MaxJokersUsed int    `toml:"max_jokers_used"`
	VoidSuit      string `toml:"void_suit"`
	JokerFace     string `toml:"joker_face"`
	InstantWin    int    `toml:"instant_win"`
}

// houseKeys returns the keys of a house.
func houseKeys() []string {
	return []string{
		"preset", "pair_258", "wind_runs", "dragon_runs", "natural_per_set", "max_jokers_used", "void_suit", "joker_face", "instant_win",
	}
}

// house takes the rules of the house: first those of the preset, with its shape of hands.
func (b *builder) house(l *layer) error {
	t := &l.file.House
	if l.has("house.preset") {
		if err := b.housePreset(l, t.Preset); err != nil {
			return err
		}
	}
	o := &b.def.House.Options
	for key, flag := range map[string]struct{ to, from *bool }{
		"pair_258": {&o.Pair258, &t.Pair258}, "wind_runs": {&o.WindRuns, &t.WindRuns},
		"dragon_runs": {&o.DragonRuns, &t.DragonRuns}, "natural_per_set": {&o.NaturalPerSet, &t.NaturalPerSet},
	} {
		if l.has(join("house", key)) {
			*flag.to = *flag.from
		}
	}
	if l.has("house.max_jokers_used") {
		most := t.MaxJokersUsed
		o.MaxJokersUsed = &most
		if err := l.bounded("house.max_jokers_used", t.MaxJokersUsed, hand.MaxTiles); err != nil {
			return err
		}
	}
	if l.has("house.instant_win") {
		o.InstantWin = t.InstantWin
		if err := l.bounded("house.instant_win", t.InstantWin, hand.MaxTiles); err != nil {
			return err
		}
	}
	return b.houseTiles(l, t)
}

// housePreset takes the rules that a region plays in place of those said before.
func (b *builder) housePreset(l *layer, name string) error {
	p, ok := win.PresetByName(name)
	if !ok {
		var known []string
		for _, p := range win.Presets() {
			known = append(known, p.Name)
		}
		return l.unknown("house.preset", "preset of a house", name, known)
	}
	d := b.def
	d.House.Preset, d.House.Options, d.House.JokerFace = p.Name, p.House, nil
	has := p.Rules.WithDefaults()
	d.Shape.Sets, d.Shape.Forms, d.Shape.FourAsTwoPairs = has.Sets, has.Forms, has.FourAsTwoPairs
	b.from["house.preset"] = l
	return nil
}

// houseTiles takes the suit that is void, and the tile that plays the face of the joker.
func (b *builder) houseTiles(l *layer, t *houseTable) error {
	h := &b.def.House
	if l.has("house.void_suit") {
		h.Options.Void = 0
		for suit := range tile.Honours {
			if string(suit.Letter()) == t.VoidSuit {
				for k := suit.First(); k < suit.First()+tile.Kind(suit.Len()); k++ {
					h.Options.Void = h.Options.Void.With(k)
				}
			}
		}
		if h.Options.Void == 0 {
			return l.fail("house.void_suit", "must be one of %s", list([]string{"m", "p", "s"}))
		}
	}
	if l.has("house.joker_face") {
		tiles, _, err := notation.Reader{}.ParseTiles(t.JokerFace)
		if err != nil || len(tiles) != 1 || tiles[0] == tile.Joker {
			return l.fail("house.joker_face", "%q is no tile", t.JokerFace)
		}
		face := tiles[0].Kind()
		h.JokerFace = &face
	}
	return nil
}

// houseForms refuses forms that are not known under the rules of the house.
func (b *builder) houseForms(shape form.Rules) error {
	o := &b.def.House.Options
	if shape.Forms.Has(form.KnittedStraight) && (o.Pair258 || o.WindRuns || o.DragonRuns || o.NaturalPerSet) {
		return b.sayer("house", "pair_258").fail("house", "these rules for sets and pairs are not known for the form knitted_straight")
	}
	return nil
}
