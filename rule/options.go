package rule

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"mentsu/expr"
)

// choose returns the value of every option: its default, or what chosen says.
func choose(options []Option, chosen map[string]int) (map[string]int, error) {
	values := map[string]int{}
	for i := range options {
		o := &options[i]
		if _, twice := values[o.ID]; twice {
			return nil, &DefinitionError{Kind: "option", ID: o.ID, Field: "id", Reason: "two options with this id"}
		}
		if err := o.check(o.Default, "default"); err != nil {
			return nil, err
		}
		values[o.ID] = o.Default
	}
	for _, id := range slices.Sorted(maps.Keys(chosen)) {
		i := slices.IndexFunc(options, func(o Option) bool { return o.ID == id })
		if i < 0 {
			return nil, &DefinitionError{
				Kind: "option", ID: id, Field: "id", Reason: "the rule set has no such option",
				Nearest: nearest(id, values),
			}
		}
		if err := options[i].check(chosen[id], "value"); err != nil {
			return nil, err
		}
		values[id] = chosen[id]
	}
	return values, nil
}

// Idle reports whether the option is about games of another number of players than d.
func (o *Option) Idle(d *Definition) bool { return d.lacks(o.Players) }

// Idle reports whether the pattern is there only in games of another number of players than d.
func (p *Pattern) Idle(d *Definition) bool { return d.lacks(p.Players) }

// lacks reports whether d has another number of players; 0 is any.
func (d *Definition) lacks(players int) bool {
	return players != 0 && players != d.Shape.WithDefaults().Players
}

// check refuses a value that the option cannot have.
func (o *Option) check(value int, field string) error {
	least, most := 0, 1
	switch {
	case o.Words != nil:
		most = len(o.Words) - 1
	case o.Number:
		least, most = o.Least, o.Most
	}
	if value < least || value > most {
		return &DefinitionError{Kind: "option", ID: o.ID, Field: field, Reason: fmt.Sprintf("%d is not between %d and %d", value, least, most)}
	}
	return nil
}

// Word returns a value of the option as requests write it: a word, a number, or false and
// true.
func (o *Option) Word(value int) string {
	switch {
	case o.Words != nil && value >= 0 && value < len(o.Words):
		return o.Words[value]
	case o.Number:
		return strconv.Itoa(value)
	default:
		return strconv.FormatBool(value != 0)
	}
}

// nearest returns the name of a map that is most like a word, the first of several, "" if
// none is.
func nearest[V any](word string, names map[string]V) string {
	return expr.Nearest(word, slices.Values(slices.Sorted(maps.Keys(names))))
}
