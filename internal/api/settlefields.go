package api

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"

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
	var whole json.RawMessage
	if broken, ok := errors.AsType[*json.SyntaxError](json.Unmarshal([]byte(s), &whole)); ok {
		at := int(broken.Offset) // of the byte behind the one at fault, but at the end of s of the end
		if strings.Contains(broken.Error(), "invalid character") {
			at--
		}
		return fault(BadValue, "this is no JSON: a list of objects in square brackets is wanted").at(at)
	}
	return v.fromJSON(json.RawMessage(s))
}

// seatList is the value of tenpai.
type seatList struct{ r *Request }

func (seatList) names() []string { return wind{}.names() }

func (v seatList) schema() Schema { return listSchema(v.names()) }

func (v seatList) fromJSON(raw json.RawMessage) *Error { return listFromJSON(v, "tenpai", raw) }

func (v seatList) fromText(s string) *Error { return listFromText(v, "tenpai", s) }

func (v seatList) set(names list) *Error {
	seats := make([]string, len(names.names))
	for i, n := range names.names {
		if err := (wind{&seats[i]}).fromText(n.name); err != nil {
			return err.on(n.place)
		}
		if seats[i] == "" {
			return fault(BadValue, "an empty name").on(n.place)
		}
		if slices.Contains(seats[:i], seats[i]) {
			return fault(BadValue, "the seat %s stands twice", seats[i]).on(n.place)
		}
	}
	v.r.Tenpai, v.r.tenpaiAt = seats, names.places()
	return nil
}
