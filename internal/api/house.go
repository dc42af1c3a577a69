package api

import (
	"encoding/json"
	"slices"
	"strings"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/phrase"
	"mentsu/rule"
	"mentsu/tile"
	"mentsu/win"
)

// House is what a request says about the rules of the house.
type House struct {
	options win.House  // without what its rule set says
	rules   form.Rules // of the preset: defaults of other fields
	whole   bool       // it names one, so that nothing of its rule set's house goes
	said    string     // as the request says it
	face    string     // the tile that plays the face of the joker; not read yet
	own     []member   // what it says beside the preset, known to be right
}

// String returns what the request says.
func (h *House) String() string { return h.said }

// over returns the rules of the house of a request whose rule set has that house: what the
// request says itself goes before it.
func (h *House) over(below *rule.House, jokers tile.Kinds) win.House {
	if h == nil {
		return below.For(jokers)
	}
	if h.whole {
		return h.options
	}
	both := House{options: below.For(jokers)}
	for _, m := range h.own {
		_ = both.option(m.key, m.raw) // was read before
	}
	return both.options
}

// house is the field of that name: a JSON object, or as a flag also the name of a preset.
type house struct{ dst **House }

// names returns the names of the presets.
func (house) names() []string {
	var names []string
	for _, p := range win.Presets() {
		names = append(names, p.Name)
	}
	return names
}

func (v house) fromText(s string) *Error {
	if strings.HasPrefix(strings.TrimSpace(s), "{") {
		return v.fromJSON(json.RawMessage(s))
	}
	if s == "" {
		return nil
	}
	h := &House{said: s}
	*v.dst = h
	return h.preset(s)
}

func (v house) fromJSON(raw json.RawMessage) *Error {
	if !strings.HasPrefix(strings.TrimSpace(string(raw)), "{") {
		return fault(BadValue, "must be %s, not %s", phrase.Of("an object"), brief(raw))
	}
	all, err := members(raw)
	if err == nil {
		err = unique(all)
	}
	if err != nil {
		err.Field = "house"
		return err
	}
	h := &House{said: brief(raw)}
	for i := range all { // what it says itself goes before the preset
		m := &all[i]
		if m.key == "preset" && string(m.raw) != "null" {
			var name string
			err := decode(m.raw, &name, phrase.Of("a string"))
			if err == nil {
				err = h.preset(name)
			}
			if err != nil {
				return m.in(err.within(m.key), "house")
			}
		}
	}
	for i := range all {
		if err := h.option(all[i].key, all[i].raw); err != nil {
			return all[i].in(err, "house")
		}
	}
	h.own = all
	*v.dst = h
	return nil
}

// preset takes the rules of the preset of that name.
func (h *House) preset(name string) *Error {
	p, ok := win.PresetByName(name)
	if !ok {
		known := house{}.names()
		return fault(BadValue, "must be one of %s, not %s%s", strings.Join(known, ", "), quoted(name), Suggest(name, known))
	}
	h.options, h.rules, h.whole = p.House, p.Rules, true
	return nil
}

// HouseKeys returns the keys of a house, in the order of the documents.
func HouseKeys() []string {
	return []string{
		"preset", "pair_258", "wind_runs", "dragon_runs", "natural_per_set", "max_jokers_used", "void_suit", "joker_face", "instant_win",
	}
}

// option takes one member of the object. Null and the empty text mean the default, which of
// max_jokers_used is no limit, whatever the preset has.
func (h *House) option(key string, raw json.RawMessage) *Error {
	if !slices.Contains(HouseKeys(), key) {
		return fault(UnknownField, "no option %s, but %s%s", quoted(key), strings.Join(HouseKeys(), ", "), Suggest(key, HouseKeys())).in("house")
	}
	o := &h.options
	if key == "max_jokers_used" && string(raw) == "null" {
		o.MaxJokersUsed = nil
	}
	if string(raw) == "null" || string(raw) == `""` || key == "preset" {
		return nil
	}
	var most int
	var suit tile.Suit
	into := map[string]value{
		"pair_258":        toggle{&o.Pair258},
		"wind_runs":       toggle{&o.WindRuns},
		"dragon_runs":     toggle{&o.DragonRuns},
		"natural_per_set": toggle{&o.NaturalPerSet},
		"max_jokers_used": number{&most, 0, hand.MaxTiles},
		"void_suit":       oneOf(&suit, named("m", tile.Man), named("p", tile.Pin), named("s", tile.Sou)),
		"joker_face":      text{&h.face},
		"instant_win":     number{&o.InstantWin, 0, hand.MaxTiles},
	}[key]
	if err := into.fromJSON(raw); err != nil {
		return err.within(key)
	}
	switch key {
	case "max_jokers_used":
		o.MaxJokersUsed = &most
	case "void_suit":
		o.Void = 0
		for k := suit.First(); k < suit.First()+tile.Kind(suit.Len()); k++ {
			o.Void = o.Void.With(k)
		}
	}
	return nil
}

// within says that e is about an option of the house.
func (e *Error) within(option string) *Error {
	inner := fault(e.Code, "%s: %s", option, e.Reason())
	return inner.in("house")
}

// takeHouse takes the rules of the house, or says why o cannot answer under them.
func (q *question) takeHouse(o *Op, ctx *hand.Context) *Error {
	if o.size == unchecked {
		return nil
	}
	if ctx.Rules.Sets == 5 {
		if err := q.fiveSets(o, ctx.Rules.Forms); err != nil {
			return err
		}
	}
	if err := q.takeOptions(ctx.JokerKinds); err != nil {
		return err
	}
	if err := q.takeKnitted(o, ctx.Rules); err != nil {
		return err
	}
	q.query.House = q.house
	return q.knowsHouse(o)
}

// takeOptions takes the rules of the house from the request and its rule set.
func (q *question) takeOptions(jokers tile.Kinds) *Error {
	h, below := q.req.House, q.req.rulesHouse()
	q.house = h.over(below, jokers)
	switch {
	case h != nil && h.face != "":
		if err := q.takeFace(h.face, jokers); err != nil {
			i := slices.IndexFunc(h.own, func(m member) bool { return m.key == "joker_face" })
			return h.own[i].in(err.within("joker_face"), "house")
		}
	case below.JokerFace != nil && (h == nil || !h.whole) && jokers.Len() > 1:
		err := fault(BadValue, "needs one kind in joker_tiles, not %d", jokers.Len()).within("joker_face")
		return err.whole("rules")
	}
	return nil
}

// rulesHouse returns the house of the rule set that r names.
func (r *Request) rulesHouse() *rule.House {
	if r.RuleSet == nil {
		return &rule.House{}
	}
	return &r.RuleSet.Definition().House
}

// houseField returns the field that says the rules of the house.
func (q *question) houseField() string {
	if q.req.House == nil {
		return "rules"
	}
	return "house"
}

// HouseText returns the rules of the house of r as a request writes them, "" for none.
func (r *Request) HouseText() string {
	switch below := r.rulesHouse(); {
	case r.House != nil:
		return r.House.String()
	case below.IsZero():
		return ""
	default:
		return string(Marshal(viewHouse(below)))
	}
}

// knowsHouse says why o cannot answer under the rules of the house, if it cannot.
func (q *question) knowsHouse(o *Op) *Error {
	if o.house || q.house == (win.House{}) {
		return nil
	}
	switch o.Name {
	case "score", "outcomes":
		return nil
	default:
		return fault(Unsupported, "%s does not know these rules: %s do", o.Name, strings.Join(knowHouses(), ", ")).whole(q.houseField())
	}
}

// knowHouses returns the operations that know the rules of a house.
func knowHouses() []string {
	var names []string
	for _, o := range opTable() {
		if o.house {
			names = append(names, o.Name)
		}
	}
	return names
}

// ordinary reports whether the sets and pairs asked are those of the ordinary game, which
// all operations know.
func (q *question) ordinary() bool {
	return q.house == (win.House{}) && (q.hand.Rules().Sets == 4 || q.query.Forms&^form.Standard == 0)
}

// fiveSets says which forms o cannot answer of a hand with five sets, if forms has such.
func (q *question) fiveSets(o *Op, forms form.Forms) *Error {
	field := q.formsField()
	switch {
	case forms&^(form.Standard|form.SevenPairs) != 0 && o.house:
		return fault(Unsupported, "with five sets only the forms standard and seven_pairs are supported").whole(field)
	case forms&^form.Standard != 0 && !o.house:
		return fault(Unsupported, "with five sets only the form standard is supported").whole(field)
	default:
		return nil
	}
}

// takeFace reads which tile plays the face of the joker.
func (q *question) takeFace(s string, jokers tile.Kinds) *Error {
	tiles, _, err := q.req.reader().ParseTiles(s)
	switch {
	case err != nil:
		return syntaxFault(err, "")
	case len(tiles) != 1 || tiles[0] == tile.Joker:
		return fault(BadValue, "must be one tile, not %s", quoted(s))
	case jokers.Len() != 1:
		return fault(BadValue, "needs one kind in joker_tiles, not %d", jokers.Len())
	}
	face := jokers.First()
	if tiles[0].Kind() == face {
		return fault(BadValue, "must be another tile than the joker")
	}
	q.house.Proxy = &win.Proxy{Tile: tiles[0].Kind(), Face: face}
	return nil
}
