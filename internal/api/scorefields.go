package api

import (
	"encoding/json"
	"strings"

	"mentsu/hand"
	"mentsu/internal/phrase"
	"mentsu/rule"
)

// maxHonba is the most honba and riichi sticks that a request may say there are.
const maxHonba = 99

// maxNorths is how many tiles can be set aside: all north winds.
const maxNorths = 4

// maxFlowers is how many flower tiles there are.
const maxFlowers = 8

// winFields returns the request fields of an operation about wins: more, and those of all.
func winFields(more ...string) []string {
	return append(more, "flags", "options", "melds_from", "dora", "ura", "nukidora", "flowers", "own_flowers", "flower_sets", "honba", "sticks")
}

// First is who discarded one of the winning kind first since the winner's last turn.
type First uint8

// Who it was. The zero value stands for who discarded the winning tile, and for none.
const (
	FirstUnknown First = iota
	FirstRight         // as of hand.Direction
	FirstAcross
	FirstLeft
	FirstSelf // the winner
)

// firstFrom is the value of first_from.
func firstFrom(dst *First) value {
	return oneOf(dst, named("left", FirstLeft), named("across", FirstAcross), named("right", FirstRight), named("self", FirstSelf))
}

// nameList is a list of names in a request: in JSON a list, as a flag with commas between.
type nameList interface{ set(names []string) *Error }

func listFromJSON(v nameList, raw json.RawMessage) *Error {
	var names []string
	if err := decode(raw, &names, phrase.Of("a list of names")); err != nil {
		return err
	}
	return v.set(names)
}

func listFromText(v nameList, s string) *Error {
	names := strings.FieldsFunc(s, func(c rune) bool { return c == ',' || c == ' ' })
	return v.set(names)
}

// winFlags is the value of flags: what the tiles cannot tell of a win.
type winFlags struct{ dst *rule.Flags }

func (winFlags) names() []string { return rule.Flags(1<<32 - 1).Names() }

func (v winFlags) fromJSON(raw json.RawMessage) *Error { return listFromJSON(v, raw) }

func (v winFlags) fromText(s string) *Error { return listFromText(v, s) }

func (v winFlags) set(names []string) *Error {
	var flags rule.Flags
	for _, s := range names {
		f, ok := rule.FlagByName(s)
		if !ok {
			return fault(BadValue, "no flag %s, but %s%s", quoted(s), strings.Join(v.names(), ", "), Suggest(s, v.names()))
		}
		flags |= f
	}
	*v.dst = flags
	return nil
}

func (v winFlags) schema() Schema { return listSchema(v.names()) }

// meldsFrom is the value of melds_from: who discarded the called tile of each meld.
type meldsFrom struct{ dst *[]hand.Direction }

// meldFrom is the value of one of them; self stands for a closed kan, for which nobody
// discarded.
func meldFrom(dst *hand.Direction) choice[hand.Direction] {
	return choice[hand.Direction]{dst, []name[hand.Direction]{
		named("left", hand.FromLeft), named("across", hand.FromAcross), named("right", hand.FromRight), named("self", hand.FromUnknown),
	}}
}

func (meldsFrom) names() []string { return meldFrom(nil).names() }

func (v meldsFrom) fromJSON(raw json.RawMessage) *Error { return listFromJSON(v, raw) }

func (v meldsFrom) fromText(s string) *Error { return listFromText(v, s) }

func (v meldsFrom) set(names []string) *Error {
	list := make([]hand.Direction, len(names))
	for i, s := range names {
		if err := meldFrom(&list[i]).fromText(s); err != nil {
			return err
		}
	}
	*v.dst = list
	return nil
}

func (v meldsFrom) schema() Schema { return listSchema(v.names()) }

func listSchema(names []string) Schema {
	return Schema{"type": "array", "items": Schema{"type": "string", "enum": names}}
}
