package api

import (
	"encoding/json"
	"slices"

	"mentsu/internal/phrase"
)

// winList is the value of wins: a list of requests of score, read when the rest is known.
type winList struct{ dst *[]json.RawMessage }

func (winList) schema() Schema { return Schema{"type": "array", "items": Schema{"type": "object"}} }

func (v winList) fromJSON(raw json.RawMessage) *Error {
	return decode(raw, v.dst, phrase.Of("a list of objects"))
}

func (v winList) fromText(s string) *Error {
	*v.dst = nil
	if s == "" {
		return nil
	}
	if !json.Valid([]byte(s)) {
		return fault(BadValue, "this is no JSON: a list of objects in square brackets is wanted")
	}
	return v.fromJSON(json.RawMessage(s))
}

// seatList is the value of tenpai.
type seatList struct{ dst *[]string }

func (seatList) names() []string { return wind{}.names() }

func (v seatList) schema() Schema { return listSchema(v.names()) }

func (v seatList) fromJSON(raw json.RawMessage) *Error { return listFromJSON(v, raw) }

func (v seatList) fromText(s string) *Error { return listFromText(v, s) }

func (v seatList) set(names []string) *Error {
	list := make([]string, len(names))
	for i, s := range names {
		if err := (wind{&list[i]}).fromText(s); err != nil {
			return err
		}
		if list[i] == "" {
			return fault(BadValue, "an empty name")
		}
		if slices.Contains(list[:i], list[i]) {
			return fault(BadValue, "the seat %s stands twice", list[i])
		}
	}
	*v.dst = list
	return nil
}
