package rules

import (
	"cmp"
	"slices"
	"strings"

	"mentsu/rule"
)

// list writes names for an error.
func list(names []string) string { return strings.Join(names, ", ") }

// pattern returns the index of the pattern of that ID, -1 if there is none.
func (b *builder) pattern(id string) int {
	return slices.IndexFunc(b.def.Patterns, func(p rule.Pattern) bool { return p.ID == id })
}

func (b *builder) patternIDs() []string {
	var ids []string
	for i := range b.def.Patterns {
		ids = append(ids, b.def.Patterns[i].ID)
	}
	return ids
}

// remove drops patterns of the layers below, and what others say about them.
func (b *builder) remove(l *layer) error {
	for i, id := range l.file.Remove {
		at := b.pattern(id)
		if at < 0 {
			return l.unknown(join("remove", itoa(i)), "pattern", id, b.patternIDs())
		}
		b.def.Patterns = slices.Delete(b.def.Patterns, at, at+1)
		for j := range b.def.Patterns {
			p := &b.def.Patterns[j]
			p.Excludes = slices.DeleteFunc(p.Excludes, func(x rule.Exclusion) bool { return x.ID == id })
		}
		b.def.Pay.Liability = slices.DeleteFunc(b.def.Pay.Liability, func(row rule.Liability) bool { return row.Pattern == id && row.Flag == "" })
	}
	return nil
}

// conditions lists the keys that say when a pattern holds: who gives one defines it anew.
func conditions() []string { return []string{"when", "gates", "each", "count"} }

// patterns takes the patterns that a layer brings, and its changes to those that are there.
func (b *builder) patterns(l *layer) error {
	for _, id := range l.below("patterns") {
		key := join("patterns", id)
		if err := l.identifier(key, id); err != nil {
			return err
		}
		t := l.file.Patterns[id]
		at := b.pattern(id)
		defines := slices.ContainsFunc(conditions(), func(k string) bool { return l.has(join(key, k)) })
		var p rule.Pattern
		switch {
		case at >= 0 && !defines:
			p = b.def.Patterns[at]
		case at < 0 && !defines:
			e := l.unknown(key, "pattern", id, b.patternIDs())
			e.Reason += ", and without when, gates, each or count it is no new one"
			return e
		default:
			p = rule.Pattern{ID: id, Class: "yaku"}
			if at >= 0 { // it stays what it is called
				p.Names, p.Aliases = b.def.Patterns[at].Names, b.def.Patterns[at].Aliases
			}
			b.from[key] = l
		}
		if err := l.fill(&p, key, &t); err != nil {
			return err
		}
		if err := b.switched(l, key, &p); err != nil {
			return err
		}
		if at < 0 {
			b.def.Patterns = append(b.def.Patterns, p)
		} else {
			b.def.Patterns[at] = p
		}
	}
	return nil
}

// switched gives a pattern an option of its own, with the same ID and names, if the layer
// says whether it is on.
func (b *builder) switched(l *layer, key string, p *rule.Pattern) error {
	at := join(key, "switch")
	if !l.has(at) {
		return nil
	}
	if b.option(p.ID) != nil {
		return l.fail(at, "the option %s is there already: its default is changed under defaults", p.ID)
	}
	o := rule.Option{ID: p.ID, Names: p.Names}
	if l.file.Patterns[p.ID].Switch {
		o.Default = 1
	}
	b.def.Options = append(b.def.Options, o)
	b.from["options."+p.ID] = l
	p.Gates = switchGates(p.Gates, p.ID)
	return nil
}

// switchGates returns gates that want an option, too. The text of gates stands in it one
// byte later.
func switchGates(gates, option string) string {
	if gates == "" {
		return "option(" + option + ")"
	}
	return "(" + gates + ") & option(" + option + ")"
}

// fill takes over what a layer says about a pattern. One that has names may keep them.
func (l *layer) fill(p *rule.Pattern, key string, t *patternFile) error {
	has := func(field string) bool { return l.has(join(key, field)) }
	if p.Names == (rule.Names{}) || has("name") || has("names") {
		names, err := l.names(key, t.Name, t.Names)
		if err != nil {
			return err
		}
		p.Names = names
	}
	for field, to := range map[string]struct{ dst, src *string }{
		"class": {&p.Class, &t.Class}, "double": {&p.Double, &t.Double}, "when": {&p.When, &t.When}, "gates": {&p.Gates, &t.Gates},
		"each": {&p.Each, &t.Each}, "count": {&p.Count, &t.Count}, "family": {&p.Family, &t.Family},
	} {
		if has(field) {
			*to.dst = *to.src
		}
	}
	same := p.Open == p.Value // else what is said of open hands below stays
	if has("value") {
		p.Value = t.Value
	}
	switch {
	case has("open"):
		p.Open = t.Open
	case same:
		p.Open = p.Value
	}
	if has("repeat") {
		p.Repeat = t.Repeat
	}
	if has("players") {
		p.Players = t.Players
	}
	if err := l.players(join(key, "players"), t.Players); err != nil {
		return err
	}
	for _, n := range []number{{"value", t.Value, maxCount}, {"open", t.Open, maxCount}, {"repeat", t.Repeat, maxCount}} {
		if err := l.bounded(join(key, n.key), n.value, n.most); err != nil {
			return err
		}
	}
	if has("aliases") {
		p.Aliases = slices.Clone(t.Aliases)
	}
	if has("variants") {
		if err := l.variants(p, key, t.Variants); err != nil {
			return err
		}
	}
	return l.exclusions(p, key, t)
}

// variants takes the values that options choose.
func (l *layer) variants(p *rule.Pattern, key string, all []amountTable) error {
	p.Variants = nil
	for i, v := range all {
		at := join(join(key, "variants"), itoa(i))
		a := rule.Amount{If: v.If, Value: v.Value, Open: v.Value, Count: v.Count, Class: v.Class, Limit: v.Limit}
		if l.has(join(at, "open")) {
			a.Open = v.Open
		}
		if err := cmp.Or(l.bounded(join(at, "value"), v.Value, maxCount), l.bounded(join(at, "open"), v.Open, maxCount)); err != nil {
			return err
		}
		p.Variants = append(p.Variants, a)
	}
	return nil
}

// exclusions takes which patterns are not paid beside p, or how many instances of them.
func (l *layer) exclusions(p *rule.Pattern, key string, t *patternFile) error {
	excludes, drops, inside := join(key, "excludes"), join(key, "drops"), join(key, "inside")
	if !l.has(excludes) && !l.has(drops) && !l.has(inside) {
		return nil
	}
	p.Excludes = nil
	for _, id := range t.Excludes {
		p.Excludes = append(p.Excludes, rule.Exclusion{ID: id})
	}
	for _, id := range t.Inside {
		p.Excludes = append(p.Excludes, rule.Exclusion{ID: id, Inside: true})
	}
	for _, id := range l.below(drops) {
		if t.Drops[id] < 1 || t.Drops[id] > maxCount {
			return l.fail(join(drops, id), "must be a whole number from %d to %d, not %d", 1, maxCount, t.Drops[id])
		}
		p.Excludes = append(p.Excludes, rule.Exclusion{ID: id, Times: t.Drops[id]})
	}
	return nil
}
