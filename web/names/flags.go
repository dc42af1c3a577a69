package main

import (
	"slices"

	"mentsu/rule"
)

// need says that a flag matters under some values of an option only: the flag, the option, its value in the rule set,
// and the values under which the flag does nothing.
type need []string

// flagsOf returns the flags of a rule set that matter under its options or where one of these is changed, and what
// they need.
func flagsOf(d *rule.Definition) (flags []string, needs []need, err error) {
	s, err := rule.Compile(d, nil)
	if err != nil {
		return nil, nil, err
	}
	ever := s.Claims()
	for i := range d.Options {
		o := &d.Options[i]
		if o.Number || o.Idle(d) {
			continue
		}
		by := make([]rule.Flags, max(2, len(o.Words)))
		for value := range by {
			if s, err = rule.Compile(d, map[string]int{o.ID: value}); err != nil {
				return nil, nil, err
			}
			by[value] = s.Claims()
			ever |= by[value]
		}
		needs = append(needs, needsOf(d, o, by)...)
	}
	return slices.DeleteFunc(slices.Clone(d.Flags), func(name string) bool { return lacks(ever, name) }), needs, nil
}

// needsOf returns what the flags need of an option, where by has those that matter under each of its values.
func needsOf(d *rule.Definition, o *rule.Option, by []rule.Flags) []need {
	var all []need
	for _, name := range d.Flags {
		var off []string
		for value, now := range by {
			if lacks(now, name) {
				off = append(off, o.Word(value))
			}
		}
		if len(off) > 0 && len(off) < len(by) {
			all = append(all, append(need{name, o.ID, o.Word(o.Default)}, off...))
		}
	}
	return all
}

// lacks reports whether a flag is not among others.
func lacks(among rule.Flags, name string) bool {
	f, _ := rule.FlagByName(name)
	return among&f == 0
}
