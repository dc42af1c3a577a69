package api

import (
	"encoding/json"
	"strings"

	"mentsu/internal/phrase"
)

// wind is the value of round and seat: a letter or an English word, in any case.
type wind struct{ dst *string }

func (wind) names() []string { return []string{"E", "S", "W", "N"} }

func (v wind) fromJSON(raw json.RawMessage) *Error {
	var s string
	if err := decode(raw, &s, phrase.Of("a string")); err != nil {
		return err
	}
	return v.fromText(s)
}

func (v wind) fromText(s string) *Error {
	if s == "" {
		return nil
	}
	for i, word := range []string{"east", "south", "west", "north"} {
		if lower := strings.ToLower(s); lower == word || lower == word[:1] {
			*v.dst = v.names()[i]
			return nil
		}
	}
	return fault(BadValue, "must be one of %s, not %s%s", strings.Join(v.names(), ", "), quoted(s), phrase.Text{})
}
