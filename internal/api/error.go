package api

import (
	"errors"
	"slices"
	"strings"

	"mentsu/expr"
	"mentsu/hand"
	"mentsu/internal/phrase"
	"mentsu/notation"
	"mentsu/tile"
)

// Code names what kind of fault an Error is. The list is part of the contract.
type Code string

// The codes of Error.
const (
	BadJSON       Code = "bad_json"      // the line is no JSON object, or names a key twice
	UnknownField  Code = "unknown_field" // no such field, or none of this operation
	UnknownOp     Code = "unknown_op"    // no such operation
	BadValue      Code = "bad_value"     // a field of the wrong type, or none of its values
	InvalidHand   Code = "invalid_hand"  // tiles that cannot be read, or cannot exist together
	WrongSize     Code = "wrong_size"    // the operation does not fit 3n+1 or 3n+2 tiles
	NotComplete   Code = "not_complete"  // the operation needs a complete hand
	Contradiction Code = "contradiction" // fields that cannot be true together
	Unsupported   Code = "unsupported"   // known, but not answered by this version
	TooLarge      Code = "too_large"     // longer than allowed
)

// Error says why a request has no answer.
type Error struct {
	Code    Code   `json:"code"`
	Message string `json:"message"`         // for people, in the language of the request; no full stop
	Field   string `json:"field,omitempty"` // the request field at fault
	// At is the place of the fault: the 0-based byte in the text of Field as sent, JSON
	// escapes resolved; without Field, in the line. Nil if no single place is at fault.
	At *int `json:"at,omitempty"`

	reason phrase.Text // what Message says; zero if Message is all there is
}

// Error returns the message with the field in front.
func (e *Error) Error() string {
	if e.Field == "" {
		return e.Message
	}
	return e.Field + ": " + e.Message
}

// Reason returns the message, for saying it in any language.
func (e *Error) Reason() phrase.Text {
	if e.reason.IsZero() {
		return phrase.Match(e.Message)
	}
	return e.reason
}

// say puts the message into a language.
func (e *Error) say(l tile.Lang) {
	if l != tile.EN {
		e.Message = e.Reason().In(l)
	}
}

// fault returns an error that has no place yet.
func fault(code Code, format string, args ...any) *Error {
	reason := phrase.Of(format, args...)
	return &Error{Code: code, Message: reason.String(), reason: reason}
}

// in names the field of e, unless it has one.
func (e *Error) in(field string) *Error {
	if e != nil && e.Field == "" {
		e.Field = field
	}
	return e
}

// at names the byte of e.
func (e *Error) at(i int) *Error {
	e.At = &i
	return e
}

// syntaxFault translates an error of notation about the text of field.
func syntaxFault(err error, field string) *Error {
	e := &Error{Code: InvalidHand, Field: field, Message: strings.TrimPrefix(err.Error(), "notation: ")}
	if syntax, ok := errors.AsType[*notation.SyntaxError](err); ok {
		e.Message, e.At = syntax.Reason, &syntax.Offset
	}
	if errors.Is(err, notation.ErrTooLong) {
		e.Code = TooLarge
	}
	return e
}

// handFault translates an error of hand.New about the hand in text, with seen the byte
// offsets of the tiles seen.
func handFault(err error, text *notation.Text, seen []int) *Error {
	e := &Error{Code: InvalidHand, Field: "hand", Message: err.Error()}
	fault, ok := errors.AsType[*hand.Error](err)
	if !ok {
		return e
	}
	e.Message = fault.Reason
	switch fault.Place {
	case hand.InConcealed, hand.InMelds:
		if at, ok := text.Locate(err); ok {
			e.At = &at
		}
	case hand.InSeen:
		e.Field = "seen"
		if fault.Index >= 0 && fault.Index < len(seen) {
			e.At = &seen[fault.Index]
		}
	case hand.InDrawn:
		e.Field, e.At = "drawn", new(int)
	case hand.InJokers:
		e.Field = "jokers"
	case hand.InJokerKinds:
		e.Field = "joker_tiles"
	case hand.InRules: // the fields that say so take no other values
	}
	return e
}

// Suggest returns the question that helps somebody who wrote name where one of known was
// expected, "; did you mean ...?", or nothing if none is close.
func Suggest(name string, known []string) phrase.Text {
	near := expr.Nearest(name, slices.Values(known))
	if near == "" {
		return phrase.Text{}
	}
	return phrase.Of("; did you mean %s?", quoted(near))
}
