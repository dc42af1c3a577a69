package api

import (
	"encoding/json"

	"mentsu/form"
)

// jokerCopies is the field of that name; that it was said counts, too, for a rule set may
// say otherwise.
type jokerCopies struct{ r *Request }

func (v jokerCopies) choice() choice[form.JokerCopies] {
	return choice[form.JokerCopies]{&v.r.JokerCopies, []name[form.JokerCopies]{named("any", form.JokerAny), named("four", form.JokerFour)}}
}

func (v jokerCopies) names() []string { return v.choice().names() }

func (v jokerCopies) fromText(s string) *Error {
	v.r.hasCopies = s != ""
	return v.choice().fromText(s)
}

func (v jokerCopies) fromJSON(raw json.RawMessage) *Error {
	v.r.hasCopies = string(raw) != `""`
	return v.choice().fromJSON(raw)
}

// copiesName returns the value of joker_copies that c is.
func copiesName(c form.JokerCopies) string { return jokerCopies{&Request{}}.names()[c] }
