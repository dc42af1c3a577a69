package api

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
)

// Field is a request field: the key of a JSON request and, with - for _, a flag of the
// command.
type Field struct {
	Name   string
	Value  string // what a flag of it takes, such as TILES; "" for a switch
	Help   string
	common bool // belongs to every operation, else to those that list it
	into   func(*Request) value
}

// fieldTable holds all request fields, in the order that help shows them. A new field is a
// row here and a line in Request.
//
//nolint:gochecknoglobals // a table, built once and never changed
var fieldTable = sync.OnceValue(func() []Field {
	return []Field{
		{"op", "OP", "the operation", true, func(r *Request) value { return text{&r.Op} }},
		{"id", "ID", "any value, echoed in the answer", true, func(r *Request) value { return verbatim{&r.ID} }},
		{"hand", "HAND", "the hand", true, func(r *Request) value { return handText{r} }},
		{"notation", "NAME", "notation of the tiles given: " + strings.Join(notation.Names(), ", "), true, func(r *Request) value { return notationName(&r.Notation) }},
		{"print", "NAME", "notation of the answer (default mpsz)", true, func(r *Request) value { return notationName(&r.Print) }},
		{"drawn", "TILE", "the drawn tile (default: the last concealed tile of 3n+2)", true, func(r *Request) value { return text{&r.Drawn} }},
		{"jokers", "N", "jokers held, beside each j in the hand", true, func(r *Request) value { return number{&r.Jokers, 0, hand.MaxTiles} }},
		{"joker_tiles", "TILES", "kinds that act as jokers", true, func(r *Request) value { return text{&r.JokerTiles} }},
		{"joker_copies", "RULE", "any: a joker may be a fifth copy; four: it may not (default any)", true, func(r *Request) value {
			return oneOf(&r.JokerCopies, named("any", form.JokerAny), named("four", form.JokerFour))
		}},
		{"seen", "TILES", "tiles seen elsewhere: discards, indicators, melds of others", true, func(r *Request) value { return text{&r.Seen} }},
		{"pool", "POOL", "copies that are gone: melds (own melds), hand (none), seen (own melds and seen) (default melds)", true, func(r *Request) value {
			return oneOf(&r.Pool, named("melds", form.PoolMelds), named("hand", form.PoolHand), named("seen", form.PoolSeen))
		}},
		{"players", "N", "4, or 3 without 2m to 8m (default 4)", true, func(r *Request) value { return number{&r.Players, 3, 4} }},
		{"sets", "N", "sets in a finished hand, 4 or 5 (default 4)", true, func(r *Request) value { return number{&r.Sets, 4, 5} }},
		{"forms", "FORMS", "winning forms, by comma: standard, seven_pairs, thirteen_orphans (default all of them)", true, func(r *Request) value { return formList{&r.Forms} }},
		{"four_as_two_pairs", "", "seven pairs: four of a kind count as two pairs", true, func(r *Request) value { return toggle{&r.FourAsPairs} }},
		{"house", "OBJECT", "house rules (not supported yet)", true, func(*Request) value { return later{"house rules"} }},
		{"rules", "NAME", "a rule set (not supported yet)", true, func(*Request) value { return later{"rule sets"} }},
		{"reds", "M,P,S", "red fives that exist in each suit (default 1,1,1)", true, func(r *Request) value { return reds{&r.Reds} }},
		{"round", "WIND", "the wind of the round: E, S, W, N", true, func(r *Request) value { return wind(&r.Round) }},
		{"seat", "WIND", "the wind of the seat: E, S, W, N", true, func(r *Request) value { return wind(&r.Seat) }},
		{"lang", "CODE", "language of texts: en (default en)", true, func(r *Request) value { return language{&r.Lang} }},
		{"to", "NAME", "notation to write (default mpsz)", false, func(r *Request) value { return notationName(&r.To) }},
	}
})

// fieldByName returns the field of that name, nil if there is none.
func fieldByName(name string) *Field {
	table := fieldTable()
	i := slices.IndexFunc(table, func(f Field) bool { return f.Name == name })
	if i < 0 {
		return nil
	}
	return &table[i]
}

// SetText sets the field of r from the value of a flag.
func (f *Field) SetText(r *Request, s string) *Error {
	return f.into(r).fromText(s).in(f.Name)
}

// setJSON sets the field of r from JSON. Null means the default, as absence does.
func (f *Field) setJSON(r *Request, raw json.RawMessage) *Error {
	if string(raw) == "null" && f.Name != "id" {
		return nil
	}
	return f.into(r).fromJSON(raw).in(f.Name)
}

// wind is the value of round and seat.
func wind(dst *string) value {
	return oneOf(dst, named("E", "E"), named("S", "S"), named("W", "W"), named("N", "N"))
}

// notationName is the value of the fields that name a notation.
func notationName(dst *notation.Notation) value {
	var all []name[notation.Notation]
	for _, s := range notation.Names() {
		n, _ := notation.ByName(s)
		all = append(all, named(s, n))
	}
	return oneOf(dst, all...)
}
