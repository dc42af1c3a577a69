package rules

import (
	"slices"
	"strconv"

	"mentsu/rule"
)

// options takes the options that a layer brings.
func (b *builder) options(l *layer) error {
	for _, id := range l.below("options") {
		key := join("options", id)
		if err := l.identifier(key, id); err != nil {
			return err
		}
		if first, ok := b.from[key]; ok {
			return l.fail(key, "an option of %s already: its default is changed under defaults", first.name)
		}
		o, err := l.option(id, l.file.Options[id])
		if err != nil {
			return err
		}
		b.from[key] = l
		b.def.Options = append(b.def.Options, o)
	}
	return nil
}

// identifier refuses what is no ID of ours.
func (l *layer) identifier(key, id string) error {
	for _, c := range id {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '_' {
			return l.fail(key, "an id has small letters, digits and _ only, not %q", c)
		}
	}
	if id == "" {
		return l.fail(key, "the id is empty")
	}
	return nil
}

// option reads one option.
func (l *layer) option(id string, t optionTable) (rule.Option, error) {
	key := join("options", id)
	o := rule.Option{ID: id, Players: t.Players, Source: t.Source}
	var err error
	if o.Names, err = l.names(key, t.Name, t.Names); err != nil {
		return o, err
	}
	if err = l.players(join(key, "players"), t.Players); err != nil {
		return o, err
	}
	isChoice, isNumber := l.has(join(key, "values")), l.has(join(key, "least")) || l.has(join(key, "most"))
	switch {
	case isChoice && isNumber:
		return o, l.fail(key, "give values, or least and most, not both")
	case isChoice:
		if o.Words, err = l.words(join(key, "values"), t.Values); err != nil {
			return o, err
		}
	case isNumber:
		o.Number, o.Least, o.Most = true, t.Least, t.Most
		if o.Least < 0 || o.Most > maxPoints || o.Least > o.Most {
			return o, l.fail(key, "least and most must be from %d to %d, least first", 0, maxPoints)
		}
	}
	if !l.has(join(key, "default")) {
		return o, l.fail(key, "the default is missing")
	}
	o.Default, err = l.optionValue(join(key, "default"), &o, t.Default)
	return o, err
}

// players refuses a number of players of which there is no game.
func (l *layer) players(key string, n int) error {
	if l.has(key) && n != 3 && n != 4 {
		return l.fail(key, "must be a whole number from %d to %d, not %d", 3, 4, n)
	}
	return nil
}

// words reads the values of a choice, which are words or numbers.
func (l *layer) words(key string, values []any) ([]string, error) {
	var all []string
	for i, v := range values {
		w, ok := word(v)
		at := join(key, itoa(i))
		switch {
		case !ok:
			return nil, l.fail(at, "must be a word or a number")
		case slices.Contains(all, w):
			return nil, l.fail(at, "the value %q stands twice", w)
		}
		if err := l.identifier(at, w); err != nil {
			return nil, err
		}
		all = append(all, w)
	}
	if len(all) < 2 {
		return nil, l.fail(key, "at least two values are needed")
	}
	return all, nil
}

// word returns a value as people write it.
func word(v any) (string, bool) {
	switch v := v.(type) {
	case string:
		return v, true
	case bool:
		return strconv.FormatBool(v), true
	case int64:
		return strconv.FormatInt(v, 10), true
	default:
		return "", false
	}
}

// OptionValue returns the number that stands for a value of an option as people write it:
// true or false for a switch, a number, or a word of a choice. It is not ok if the option
// has no such value. The way back is rule.Option.Word.
func OptionValue(o *rule.Option, word string) (n int, ok bool) {
	switch {
	case o.Words != nil:
		n = slices.Index(o.Words, word)
		return max(n, 0), n >= 0
	case o.Number:
		n, err := strconv.Atoi(word)
		return n, err == nil && n >= o.Least && n <= o.Most
	case word == "true":
		return 1, true
	default:
		return 0, word == "false"
	}
}

// optionValue returns the number that stands for a value of an option.
func (l *layer) optionValue(key string, o *rule.Option, v any) (int, error) {
	w, ok := word(v)
	n, known := OptionValue(o, w)
	switch {
	case ok && known:
		return n, nil
	case o.Words != nil:
		return 0, l.fail(key, "must be one of %s", list(o.Words))
	case o.Number:
		return 0, l.fail(key, "must be a whole number from %d to %d", o.Least, o.Most)
	default:
		return 0, l.fail(key, "must be true or false")
	}
}

// option returns the option of that ID, nil if there is none.
func (b *builder) option(id string) *rule.Option {
	i := slices.IndexFunc(b.def.Options, func(o rule.Option) bool { return o.ID == id })
	if i < 0 {
		return nil
	}
	return &b.def.Options[i]
}

func (b *builder) optionIDs() []string {
	var ids []string
	for i := range b.def.Options {
		ids = append(ids, b.def.Options[i].ID)
	}
	return ids
}

// defaults takes the values that a layer gives to options. What it says is sure, unless it
// says otherwise.
func (b *builder) defaults(l *layer) error {
	for _, id := range l.below("defaults") {
		key := join("defaults", id)
		o := b.option(id)
		if o == nil {
			return l.unknown(key, "option", id, b.optionIDs())
		}
		if o.Idle(b.def) {
			return l.fail(key, "the option is for %d players", o.Players)
		}
		n, err := l.optionValue(key, o, l.file.Defaults[id])
		if err != nil {
			return err
		}
		o.Default, o.Unconfirmed = n, false
	}
	return nil
}

// unconfirmed notes the options whose defaults no source is sure of.
func (b *builder) unconfirmed(l *layer) error {
	for i, id := range l.file.Unconfirmed {
		if id == "reds" {
			b.def.RedsUnconfirmed = true
			continue
		}
		o := b.option(id)
		if o == nil {
			return l.unknown(join("unconfirmed", itoa(i)), "option", id, b.optionIDs())
		}
		o.Unconfirmed = true
	}
	return nil
}
