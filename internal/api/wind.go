package api

import (
	"encoding/json"
	"slices"
	"strings"

	"mentsu/internal/phrase"
	"mentsu/tile"
)

// wind is the value of round and seat: a letter or an English word, in any case, or what the
// wind is called in Japanese or Chinese.
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
		k := tile.East + tile.Kind(i)
		called := []string{word, word[:1], k.Name(tile.JA), k.Name(tile.ZH), strings.TrimSuffix(k.Name(tile.ZH), "风")}
		if slices.Contains(called, strings.ToLower(s)) {
			*v.dst = v.names()[i]
			return nil
		}
	}
	return fault(BadValue, "must be one of %s, not %s%s", strings.Join(v.names(), ", "), quoted(s), phrase.Text{})
}
