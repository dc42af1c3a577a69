package rules

import (
	"slices"
	"strings"

	"mentsu/form"
	"mentsu/rule"
)

// check looks at what holds for the whole definition, whoever said it.
func (b *builder) check() error {
	for _, step := range []func() error{b.whole, b.playable, b.exclusive, b.acyclic} {
		if err := step(); err != nil {
			return err
		}
	}
	return nil
}

// whole demands what every rule set says.
func (b *builder) whole() error {
	d := b.def
	for _, k := range []struct{ key, value string }{
		{"unit", d.Unit}, {"combine", d.Combine}, {"convert", d.Convert}, {"payment.style", d.Pay.Style},
	} {
		if k.value == "" {
			e := b.leaf().fail(k.key, "%s is missing; a house rule says extends = %q", k.key, Standard)
			return e
		}
	}
	if styles := rule.PaymentStyles(); !slices.Contains(styles, d.Pay.Style) {
		return b.leaf().unknown("payment.style", "payment style", d.Pay.Style, styles)
	}
	seen := map[string]string{}
	for i := range d.Patterns {
		p := &d.Patterns[i]
		for _, id := range append([]string{p.ID}, p.Aliases...) {
			if other, ok := seen[id]; ok {
				l := b.sayer("patterns."+p.ID, "aliases")
				return l.fail(l.element(join("patterns."+p.ID, "aliases"), id), "%q names %s already", id, other)
			}
			seen[id] = p.ID
		}
	}
	return nil
}

// playable refuses forms that no hand of the shape can be asked about.
func (b *builder) playable() error {
	shape := b.def.Shape.WithDefaults()
	said := func(key string) *layer { return b.sayer("shape", key) }
	switch preset := b.from["house.preset"]; {
	case shape.Sets == 5 && shape.Forms&^form.Standard != 0 && preset != nil && preset != said("sets"):
		return preset.fail("house.preset", `five sets make no other form than standard: say forms = ["standard"] under shape`)
	case shape.Sets == 5 && shape.Forms&^form.Standard != 0:
		return said("sets").fail("shape.sets", `five sets make no other form than standard: say forms = ["standard"]`)
	case shape.Players == 3 && shape.Forms&form.Knitted != 0:
		return said("players").fail("shape.players", "with three players there are no forms with knitted tiles: 2m to 8m are not in the game")
	default:
		return b.houseForms(shape)
	}
}

// about returns an error about a field of what key defines, in the layer that said it.
func (b *builder) about(key, field, format string, args ...any) *Error {
	l := b.sayer(key, field)
	return l.fail(join(key, field), format, args...)
}

// sayer returns the highest layer that says something about a field of what key defines.
func (b *builder) sayer(key, field string) *layer {
	for _, l := range slices.Backward(b.layers) {
		if l.has(join(key, field)) {
			return l
		}
	}
	if l := b.from[key]; l != nil {
		return l
	}
	return b.leaf()
}

// exclusive demands that every pattern named by another is there.
func (b *builder) exclusive() error {
	for i := range b.def.Patterns {
		p := &b.def.Patterns[i]
		for _, x := range p.Excludes {
			if b.pattern(x.ID) >= 0 {
				continue
			}
			key := "patterns." + p.ID
			l := b.sayer(key, "excludes")
			return l.unknown(l.naming(key, x.ID), "pattern", x.ID, b.patternIDs())
		}
	}
	return nil
}

// naming returns the key below that of a pattern where another pattern is named.
func (l *layer) naming(key, id string) string {
	name := id
	t := l.file.Patterns[strings.TrimPrefix(key, "patterns.")]
	if i := slices.Index(t.Excludes, name); i >= 0 {
		return join(join(key, "excludes"), itoa(i))
	}
	if i := slices.Index(t.Inside, name); i >= 0 {
		return join(join(key, "inside"), itoa(i))
	}
	return join(join(key, "drops"), name)
}

// acyclic refuses patterns that exclude themselves, also by way of others.
func (b *builder) acyclic() error {
	const open, done = 1, 2
	state := make([]int, len(b.def.Patterns))
	var way []string
	var visit func(i int) []string
	visit = func(i int) []string {
		p := &b.def.Patterns[i]
		switch state[i] {
		case done:
			return nil
		case open:
			return append(way[slices.Index(way, p.ID):], p.ID)
		}
		state[i] = open
		way = append(way, p.ID)
		for _, x := range p.Excludes {
			if cycle := visit(b.pattern(x.ID)); cycle != nil {
				return cycle
			}
		}
		way = way[:len(way)-1]
		state[i] = done
		return nil
	}
	for i := range b.def.Patterns {
		if cycle := visit(i); cycle != nil {
			return b.about("patterns."+cycle[0], "excludes", "a cycle: %s", strings.Join(cycle, " excludes "))
		}
	}
	return nil
}

// allowed returns the keys that a rule file may have, those of free choice left out; * stands
// for a name or a number.
func allowed() []string {
	named := []string{"name", "names", "names.en", "names.ja", "names.zh"}
	all := slices.Clone(named)
	all = append(all, "extends", "source", "unit", "combine", "convert", "aotenjou", "stack", "cap", "minimum", "minimum_by", "most", "prefer", "reds", "flags", "unconfirmed", "remove",
		"shape", "shape.players", "shape.sets", "shape.forms", "shape.four_as_two_pairs", "shape.joker_copies", "house",
		"defaults", "options", "patterns", "fu", "limits", "payment")
	for table, keys := range map[string][]string{
		"options.*":             append([]string{"default", "values", "least", "most", "players", "source"}, named...),
		"patterns.*":            append([]string{"aliases", "class", "value", "open", "double", "variants", "when", "gates", "each", "count", "repeat", "excludes", "drops", "inside", "family", "switch", "players"}, named...),
		"patterns.*.variants.*": {"if", "value", "open", "count", "class", "limit"},
		"house":                 houseKeys(),
		"fu.*":                  {"id", "of", "when", "fu"},
		"limits.*":              append([]string{"id", "han", "base", "reach", "reach_han", "each", "if"}, named...),
		"payment":               {"style", "unit", "honba", "stick", "base", "liability"},
		"payment.liability.*":   {"pattern", "flag", "option", "kinds", "melds", "kans"},
	} {
		for _, k := range keys {
			all = append(all, join(table, k))
		}
	}
	slices.Sort(all)
	return all
}

// isKey reports whether a rule file may have a key.
func isKey(path string) bool {
	return slices.ContainsFunc(allowed(), func(k string) bool { return matches(k, path) })
}

// nearestKey returns the key that may stand where path does and is most like it.
func nearestKey(path string) string {
	table, word := "", path
	if i := strings.LastIndexByte(path, '.'); i >= 0 {
		table, word = path[:i], path[i+1:]
	}
	var siblings []string
	for _, k := range allowed() {
		i := strings.LastIndexByte(k, '.')
		if key := k[i+1:]; key != "*" && matches(k[:max(0, i)], table) {
			siblings = append(siblings, key)
		}
	}
	return nearest(word, siblings)
}

// matches reports whether a path is one of a pattern with * for any element.
func matches(pattern, path string) bool {
	p, q := strings.Split(pattern, "."), strings.Split(path, ".")
	return slices.EqualFunc(p, q, func(a, b string) bool { return a == "*" || a == b })
}
