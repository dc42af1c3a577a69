package api

import (
	"bytes"

	"mentsu/tile"
)

// langIn finds the language that a line asks for which is no JSON, or told is false.
func langIn(line []byte) (lang tile.Lang, told bool) {
	_, after, _ := bytes.Cut(line, []byte(`"lang"`))
	after, found := bytes.CutPrefix(bytes.TrimLeft(after, " \t"), []byte(":"))
	if !found {
		return tile.EN, false
	}
	after, found = bytes.CutPrefix(bytes.TrimLeft(after, " \t"), []byte(`"`))
	name, _, closed := bytes.Cut(after, []byte(`"`))
	if !found || !closed {
		return tile.EN, false
	}
	return tile.LangByName(string(name))
}

// SpeakUnasked sets the language of a request that was read, or could not be, and does not
// tell its own; others stay as they are.
func (r *Request) SpeakUnasked(lang tile.Lang) {
	if !r.told {
		r.Lang = lang
	}
}
