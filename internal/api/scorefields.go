package api

import (
	"encoding/json"
	"slices"

	"mentsu/hand"
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

// winFlags is the value of flags: what the tiles cannot tell of a win.
type winFlags struct{ r *Request }

// flagPlace is where a request names a flag.
type flagPlace struct {
	flag rule.Flags
	place
}

func (winFlags) names() []string { return rule.Flags(1<<32 - 1).Names() }

func (v winFlags) fromJSON(raw json.RawMessage) *Error { return listFromJSON(v, "flags", raw) }

func (v winFlags) fromText(s string) *Error { return listFromText(v, "flags", s) }

func (v winFlags) set(names list) *Error {
	v.r.Flags, v.r.flagPlaces = 0, nil
	for _, n := range names.names {
		f, ok := rule.FlagByName(n.name)
		if !ok {
			return v.r.unknownFlag(n.name).on(n.place)
		}
		v.r.Flags |= f
		v.r.flagPlaces = append(v.r.flagPlaces, flagPlace{f, n.place})
	}
	return nil
}

// flagAt returns where r names one of some flags last.
func (r *Request) flagAt(some rule.Flags) (p place, ok bool) {
	for _, f := range slices.Backward(r.flagPlaces) {
		if f.flag&some != 0 {
			return f.place, true
		}
	}
	return place{}, false
}

func (v winFlags) schema() Schema { return listSchema(v.names()) }

// meldsFrom is the value of melds_from: who discarded the called tile of each meld.
type meldsFrom struct{ r *Request }

// meldFrom is the value of one of them; self stands for a closed kan, for which nobody
// discarded.
func meldFrom(dst *hand.Direction) choice[hand.Direction] {
	return choice[hand.Direction]{dst, []name[hand.Direction]{
		named("left", hand.FromLeft), named("across", hand.FromAcross), named("right", hand.FromRight), named("self", hand.FromUnknown),
	}}
}

func (meldsFrom) names() []string { return meldFrom(nil).names() }

func (v meldsFrom) fromJSON(raw json.RawMessage) *Error { return listFromJSON(v, "melds_from", raw) }

func (v meldsFrom) fromText(s string) *Error { return listFromText(v, "melds_from", s) }

func (v meldsFrom) set(names list) *Error {
	directions := make([]hand.Direction, len(names.names))
	for i, n := range names.names {
		if err := meldFrom(&directions[i]).fromText(n.name); err != nil {
			return err.on(n.place)
		}
	}
	v.r.MeldsFrom, v.r.meldsFromAt = directions, append(names.places(), names.end)
	return nil
}

func (v meldsFrom) schema() Schema { return listSchema(v.names()) }

func listSchema(names []string) Schema {
	return Schema{"type": "array", "items": Schema{"type": "string", "enum": names}}
}
