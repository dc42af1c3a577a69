package rules

import (
	"slices"
	"strings"

	"mentsu/expr"
	"mentsu/form"
	"mentsu/rule"
	"mentsu/tile"
)

// builder makes a definition from layers, the ancestor of all first.
type builder struct {
	layers []*layer
	def    *rule.Definition
	from   map[string]*layer // who said what stands at a key, such as "patterns.tanyao"
}

func newBuilder(layers []*layer) *builder {
	return &builder{layers: layers, def: &rule.Definition{}, from: map[string]*layer{}}
}

// leaf returns the layer that extends all others.
func (b *builder) leaf() *layer { return b.layers[len(b.layers)-1] }

// make puts the layers on one another and checks what came out.
func (b *builder) make() error {
	for _, l := range b.layers {
		if err := b.apply(l); err != nil {
			return err
		}
	}
	return b.check()
}

// apply takes over what a layer says.
func (b *builder) apply(l *layer) error {
	for _, step := range []func(*layer) error{
		b.head, b.house, b.shape, b.remove, b.options, b.defaults, b.unconfirmed, b.patterns, b.fu, b.limits, b.payment,
	} {
		if err := step(l); err != nil {
			return err
		}
	}
	return nil
}

// head takes the keys that are about the rule set as a whole.
func (b *builder) head(l *layer) error {
	d, f := b.def, &l.file
	names, err := l.names("", f.Name, f.Names)
	if err != nil {
		return err
	}
	d.ID, d.Names = l.id, names
	for key, dst := range map[string]struct{ to, from *string }{
		"source": {&d.Source, &f.Source}, "unit": {&d.Unit, &f.Unit}, "combine": {&d.Combine, &f.Combine}, "convert": {&d.Convert, &f.Convert},
		"aotenjou": {&d.Aotenjou, &f.Aotenjou}, "stack": {&d.Stack, &f.Stack}, "cap": {&d.Cap, &f.Cap}, "minimum_by": {&d.MinimumBy, &f.MinimumBy},
	} {
		if l.has(key) {
			*dst.to = *dst.from
			b.from[key] = l
		}
	}
	if l.has("minimum") {
		d.Minimum = f.Minimum
		if err := l.bounded("minimum", f.Minimum, maxCount); err != nil {
			return err
		}
	}
	if l.has("most") {
		d.Most = f.Most
		if err := l.bounded("most", f.Most, maxCount); err != nil {
			return err
		}
	}
	if l.has("prefer") {
		d.Prefer = slices.Clone(f.Prefer)
		b.from["prefer"] = l
	}
	if l.has("flags") {
		d.Flags = slices.Clone(f.Flags)
		b.from["flags"] = l
	}
	return nil
}

// names returns what is called so: one text in all languages, or one for each.
func (l *layer) names(key, name string, names namesTable) (rule.Names, error) {
	hasName, hasNames := l.has(join(key, "name")), l.has(join(key, "names"))
	all := rule.Names{tile.EN: names.EN, tile.JA: names.JA, tile.ZH: names.ZH}
	switch {
	case hasName && hasNames:
		return all, l.fail(join(key, "name"), "give name, one text for all languages, or names, not both")
	case hasName:
		all = rule.Names{name, name, name}
	case !hasNames:
		return all, l.fail(key, "a name is missing: name, or names with en, ja and zh")
	}
	for i, s := range all {
		if strings.TrimSpace(s) != "" {
			continue
		}
		if hasName {
			return all, l.fail(join(key, "name"), "the name is empty")
		}
		return all, l.fail(join(key, "names"), "the name in %s is missing", rule.Langs()[i])
	}
	return all, nil
}

// The greatest numbers that a rule file may hold.
const (
	maxPoints = 1_000_000
	maxCount  = 1_000 // of han, fu and whatever else is counted
)

// number is a value at a key, and the most that it may be.
type number struct {
	key         string
	value, most int
}

// bounded refuses a number that cannot be meant.
func (l *layer) bounded(key string, n, most int) error {
	if n < 0 || n > most {
		return l.fail(key, "must be a whole number from %d to %d, not %d", 0, most, n)
	}
	return nil
}

// shape takes which finished hands there are, and the red fives.
func (b *builder) shape(l *layer) error {
	d, s := b.def, &l.file.Shape
	for _, n := range []struct {
		key         string
		dst, value  *int
		least, most int
	}{
		{"shape.players", &d.Shape.Players, &s.Players, 3, 4},
		{"shape.sets", &d.Shape.Sets, &s.Sets, 4, 5},
	} {
		if !l.has(n.key) {
			continue
		}
		if *n.value < n.least || *n.value > n.most {
			return l.fail(n.key, "must be %d or %d, not %d", n.least, n.most, *n.value)
		}
		*n.dst = *n.value
	}
	if l.has("shape.four_as_two_pairs") {
		d.Shape.FourAsTwoPairs = s.FourAsTwoPairs
	}
	if l.has("shape.joker_copies") {
		copies := []string{"any", "four"}
		i := slices.Index(copies, s.JokerCopies)
		if i < 0 {
			return l.fail("shape.joker_copies", "must be one of %s", list(copies))
		}
		d.Shape.JokerCopies = []form.JokerCopies{form.JokerAny, form.JokerFour}[i]
	}
	if l.has("shape.forms") {
		d.Shape.Forms = 0
		for i, name := range s.Forms {
			f, ok := formByName(name)
			if !ok {
				return l.unknown(join("shape.forms", itoa(i)), "form", name, formNames())
			}
			d.Shape.Forms |= f
		}
		if d.Shape.Forms == 0 {
			return l.fail("shape.forms", "at least one form is needed")
		}
	}
	return b.reds(l)
}

func (b *builder) reds(l *layer) error {
	if !l.has("reds") {
		return nil
	}
	if len(l.file.Reds) != len(b.def.Reds) {
		return l.fail("reds", "must be three numbers from 0 to 4, for m, p and s")
	}
	b.def.RedsUnconfirmed = false
	for i, n := range l.file.Reds {
		if n < 0 || n > tile.Copies {
			return l.fail(join("reds", itoa(i)), "must be three numbers from 0 to 4, for m, p and s")
		}
		b.def.Reds[i] = uint8(n)
	}
	return nil
}

func formNames() []string {
	var names []string
	for _, f := range form.Each() {
		names = append(names, f.String())
	}
	return names
}

func formByName(name string) (form.Forms, bool) {
	for _, f := range form.Each() {
		if f.String() == name {
			return f, true
		}
	}
	return 0, false
}

// unknown says that there is nothing of that name.
func (l *layer) unknown(key, what, name string, known []string) *Error {
	e := l.fail(key, "unknown %s %q", what, name)
	e.Nearest = nearest(name, known)
	return e
}

// nearest returns the name that is most like a word, "" if none is.
func nearest(word string, known []string) string { return expr.Nearest(word, slices.Values(known)) }
