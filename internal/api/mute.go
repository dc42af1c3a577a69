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

// SpeakUnasked sets the language of the errors of a request that could not be read and does
// not tell its own; others stay as they are.
func (r *Request) SpeakUnasked(lang tile.Lang) {
	if r.mute {
		r.Lang = lang
	}
}

// RefuseLine returns the error row for a line that is not read at all, in the language that
// it asks for, or else in lang.
func RefuseLine(text []byte, err *Error, line int, lang tile.Lang) []byte {
	if told, ok := langIn(text); ok {
		lang = told
	}
	return Refuse(&Request{Lang: lang}, err, line)
}
