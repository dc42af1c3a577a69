package rules

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Error is a fault in the text of a rule set.
type Error struct {
	File    string // the name that Parse was given, or that of an embedded rule set
	Row     int    // of the fault, from 1; 0 if it has no place
	Column  int    // in characters, from 1
	Offset  int    // the 0-based byte of the text
	Key     string // what it is about, such as "patterns.tanyao.when"; "" if nothing
	Reason  string
	Nearest string // the known name that is most like an unknown one, "" if none is
	Err     error  // the fault behind it, or nil
}

// Error returns the reason with its place and the nearest name.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString("rules: " + e.File)
	if e.Row > 0 {
		fmt.Fprintf(&b, ":%d:%d", e.Row, e.Column)
	}
	if e.Key != "" {
		b.WriteString(": " + e.Key)
	}
	b.WriteString(": " + e.Reason)
	if e.Nearest != "" {
		fmt.Fprintf(&b, "; the nearest name is %q", e.Nearest)
	}
	return b.String()
}

// Unwrap returns the fault behind e, or nil.
func (e *Error) Unwrap() error { return e.Err }

// ErrTooLarge is behind the error of a text that is longer than MaxText.
var ErrTooLarge = errors.New("too large")

// place returns the row and the column, in characters, of a byte of text.
func place(text string, at int) (row, column int) {
	before := strings.TrimPrefix(text[:min(at, len(text))], byteOrder)
	line := before[strings.LastIndexByte(before, '\n')+1:]
	return strings.Count(before, "\n") + 1, utf8.RuneCountInString(line) + 1
}

// offset returns the byte of text at a row and a column counted in bytes, both from 1.
func offset(text string, row, column int) int {
	at := 0
	for range row - 1 {
		at += strings.IndexByte(text[at:], '\n') + 1
	}
	return min(at+column-1, len(text))
}

// fail returns an error about the byte of the source at which key stands, or about the
// beginning of the source if the key is missing.
func (s *source) fail(key, format string, args ...any) *Error {
	e := &Error{File: s.name, Key: key, Reason: fmt.Sprintf(format, args...)}
	at, _ := s.find(key) // 0 of what is missing
	e.put(s.text, at)
	return e
}

// put says at which byte of a text the fault is.
func (e *Error) put(text string, at int) {
	e.Offset = at
	e.Row, e.Column = place(text, at)
}
