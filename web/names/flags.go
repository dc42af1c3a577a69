package main

import (
	"slices"
	"strings"

	"mentsu/rule"
)

// opposed is by flag what it goes against: texts of the terms of rule.Conflicts that do not hold together with it.
type opposed map[string][]string

// add adds one, once.
func (o opposed) add(flag, terms string) {
	if !slices.Contains(o[flag], terms) {
		o[flag] = append(o[flag], terms)
	}
}

// addConflicts adds what no win has, as far as the page can tell: it does not know thirteen orphans.
func (o opposed) addConflicts() {
	for _, terms := range rule.Conflicts() {
		if !slices.ContainsFunc(terms, isUntold) {
			o.add(terms[0], strings.Join(terms[1:], " "))
		}
	}
}

// isUntold reports whether the page cannot tell if a term holds.
func isUntold(term string) bool {
	term = strings.TrimPrefix(term, "!")
	if strings.Contains(term, "=") || slices.Contains([]string{"open_meld", "meld", "kan", "self_draw", "dealer", "another_copy", "another_concealed"}, term) {
		return false
	}
	_, isFlag := rule.FlagByName(term)
	return !isFlag
}

// addIdle adds the values of options under which flags do nothing, and returns the flags of a rule set that matter
// under its options or where one of these is changed.
func (o opposed) addIdle(d *rule.Definition) ([]string, error) {
	s, err := rule.Compile(d, nil)
	if err != nil {
		return nil, err
	}
	ever := s.Claims()
	for i := range d.Options {
		option := &d.Options[i]
		if option.Number || option.Idle(d) {
			continue
		}
		by := make([]rule.Flags, max(2, len(option.Words)))
		for value := range by {
			if s, err = rule.Compile(d, map[string]int{option.ID: value}); err != nil {
				return nil, err
			}
			by[value] = s.Claims()
			ever |= by[value]
		}
		o.addIdleOf(d, option, by)
	}
	return slices.DeleteFunc(slices.Clone(d.Flags), func(name string) bool { return lacks(ever, name) }), nil
}

// addIdleOf adds those of one option, where by has the flags that matter under each of its values.
func (o opposed) addIdleOf(d *rule.Definition, option *rule.Option, by []rule.Flags) {
	for _, name := range d.Flags {
		if !slices.ContainsFunc(by, func(now rule.Flags) bool { return !lacks(now, name) }) {
			continue // something else stands against it
		}
		for value, now := range by {
			if lacks(now, name) {
				o.add(name, option.ID+"="+option.Word(value))
			}
		}
	}
}

// lacks reports whether a flag is not among others.
func lacks(among rule.Flags, name string) bool {
	f, _ := rule.FlagByName(name)
	return among&f == 0
}

// onOf returns the terms about options that hold in a rule set.
func (o opposed) onOf(d *rule.Definition) []string {
	var on []string
	for i := range d.Options {
		term := d.Options[i].ID + "=" + d.Options[i].Word(d.Options[i].Default)
		for _, all := range o {
			says := func(terms string) bool { return slices.Contains(strings.FieldsFunc(terms, isEdge), term) }
			if slices.ContainsFunc(all, says) && !slices.Contains(on, term) {
				on = append(on, term)
			}
		}
	}
	return on
}

// isEdge reports whether a character stands beside a term.
func isEdge(r rune) bool { return r == ' ' || r == '!' }
