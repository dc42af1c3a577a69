package api

import (
	"mentsu/internal/phrase"
	"mentsu/rule"
)

// contradictory says that two sides of a request cannot be together.
func contradictory(c *rule.Contradiction) *Error {
	field := c.Fields[0]
	if _, isFlag := rule.FlagByName(field); isFlag {
		field = "flags"
	}
	return fault(Contradiction, "%s contradicts %s: %s", c.Fields[0], c.Fields[1], phrase.Match(c.Reason)).in(field)
}

// contradictory is the function contradictory, with the place in the request.
func (q *question) contradictory(c *rule.Contradiction) *Error {
	e := contradictory(c)
	switch e.Field {
	case "flags":
		if p, ok := q.req.flagAt(flagsOf(c)); ok {
			return e.on(p)
		}
	case "dora", "ura":
		_, at, _ := q.req.reader().ParseTiles(q.req.Text(e.Field)) // read before
		if i := max(0, c.Index); i < len(at) {
			return e.at(at[i])
		}
	case "melds": // which are part of the hand
		e.Field = "hand"
		if c.Index >= 0 {
			return e.at(q.text.MeldOffsets[c.Index])
		}
	case "hand": // as a whole
	default:
		if q.req.says(e.Field) {
			return e.at(0)
		}
	}
	return e
}

// flagsOf returns the flags among the sides of c.
func flagsOf(c *rule.Contradiction) rule.Flags {
	var all rule.Flags
	for _, side := range c.Fields {
		f, _ := rule.FlagByName(side)
		all |= f
	}
	return all
}

// says reports whether r sets the field of that name to anything but its default. Only the
// fields are known that a win can contradict.
func (r *Request) says(field string) bool {
	switch field {
	case "seat":
		return r.Seat != ""
	case "round":
		return r.Round != ""
	case "win":
		return r.Win != ""
	default: // a number or a choice, which contradicts nothing unless it is set
		return true
	}
}

// nobodyAcross says that with three players there is no such player.
func nobodyAcross(field string) *Error {
	return contradictory(&rule.Contradiction{Fields: [2]string{field, "players"}, Reason: "nobody sits across with three players", Index: -1}).at(0)
}
