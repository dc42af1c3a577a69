// Package phrase says the texts of Mentsu's faces in English, Japanese and Chinese. The code
// writes every text in English, where it is used; the catalogue holds what the other
// languages say instead, and the tests that it holds all of them.
package phrase

import (
	"fmt"
	"math/big"
	"sync"

	"mentsu/tile"
)

// Text is a text before it is said in a language: an English format with its arguments,
// which may be Texts themselves. The zero Text is empty.
type Text struct {
	format string
	args   []any
	plural bool // English has an s at the end
}

// Of returns the text of an English format and its arguments, as fmt.Sprintf takes them.
func Of(format string, args ...any) Text {
	if false {
		_ = fmt.Sprintf(format, args...) // so that vet compares formats and arguments
	}
	return Text{format: format, args: args}
}

// Plain returns a text without arguments.
func Plain(english string) Text { return Text{format: english} }

// Count returns n with its unit, an English noun in the singular: "1 tile", "2 tiles".
func Count(n int, unit string) Text {
	return Text{format: "%d " + unit, args: []any{n}, plural: n != 1}
}

// CountLarge is Count for a number that no word holds.
func CountLarge(n *big.Int, unit string) Text {
	return Text{format: "%d " + unit, args: []any{n}, plural: true}
}

// IsZero reports whether t is empty.
func (t Text) IsZero() bool { return t.format == "" }

// String returns t in English.
func (t Text) String() string { return t.In(tile.EN) }

// In returns t in a language; in English where the catalogue does not know it.
func (t Text) In(l tile.Lang) string {
	format := t.format
	if translated, ok := translation(format, l); ok {
		format = translated
	}
	if len(t.args) > 0 {
		args := make([]any, len(t.args))
		for i, a := range t.args {
			args[i] = a
			if text, ok := a.(Text); ok {
				args[i] = text.In(l)
			}
		}
		format = fmt.Sprintf(format, args...)
	}
	if t.plural && l == tile.EN {
		format += "s"
	}
	return format
}

// row is one text in all languages. Formats have the same verbs in all; where their order
// differs they are numbered, as in %[2]s.
type row struct{ en, ja, zh string }

func (r *row) in(l tile.Lang) string {
	switch l {
	case tile.JA:
		return r.ja
	case tile.ZH:
		return r.zh
	default:
		return r.en
	}
}

// rows returns the whole catalogue.
func rows() [][]row {
	return [][]row{answers, command, help, manual, requests, restrictions, compared, calls, yaku, reasons, notations, expressions, serve, score, contradictions, ruleSets, ruleFaults, tomlFaults, houses, failures, brokenJSON, deals, dealFaults, reached, pictures}
}

// byEnglish is made when the first text is said in another language than English.
//
//nolint:gochecknoglobals // built once and never changed
var byEnglish = sync.OnceValue(func() map[string]*row {
	all := map[string]*row{}
	for _, part := range rows() {
		for i := range part {
			all[part[i].en] = &part[i]
		}
	}
	return all
})

// translation returns what a language other than English has for an English format.
func translation(format string, l tile.Lang) (s string, ok bool) {
	if l == tile.EN {
		return "", false
	}
	r, ok := byEnglish()[format]
	if !ok {
		return "", false
	}
	return r.in(l), true
}
