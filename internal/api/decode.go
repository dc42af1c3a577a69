package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"
)

// MaxLine is the greatest length of a request in bytes.
const MaxLine = 1 << 20

// member is one key of a JSON object with its value.
type member struct {
	key       string
	raw       json.RawMessage
	keyAt, at int // bytes of the object at which they begin
}

// in says that e is about m, of an object in a field: about its key, if there is none such.
func (m *member) in(e *Error, field string) *Error {
	if e.Code == UnknownField || e.Code == BadJSON {
		return e.at(m.keyAt).in(field)
	}
	return e.at(m.at).in(field)
}

// members reads a line that must hold one JSON object. Its keys are kept as they are:
// encoding/json alone would match them without regard to case, and take the last of two.
func members(line []byte) ([]member, *Error) {
	if err := checkJSON(line); err != nil {
		return nil, err
	}
	dec := json.NewDecoder(bytes.NewReader(line))
	var all []member
	_, err := dec.Token() // the brace, as checkJSON found
	for err == nil && dec.More() {
		var token json.Token
		m := member{keyAt: skip(line, int(dec.InputOffset()))}
		if token, err = dec.Token(); err != nil {
			break
		}
		m.key, _ = token.(string) // JSON has no other keys
		m.at = skip(line, int(dec.InputOffset()))
		err = dec.Decode(&m.raw)
		all = append(all, m)
	}
	if err != nil {
		return nil, fault(BadJSON, "broken JSON")
	}
	return all, nil
}

// notAnObject is the reason of a line that does not even begin as an object.
const notAnObject = "not a JSON object"

// checkJSON says why line is no JSON object, if it is none.
func checkJSON(line []byte) *Error {
	line = bytes.TrimRight(line, " \t\r\n")
	trimmed := bytes.TrimLeft(line, " \t\r\n")
	switch {
	case len(line) > MaxLine:
		return fault(TooLarge, "longer than %d bytes", MaxLine)
	case len(trimmed) == 0:
		return fault(BadJSON, "an empty line, where a JSON object must stand")
	case !utf8.Valid(line):
		return fault(BadJSON, "not valid UTF-8").at(firstInvalid(line))
	case trimmed[0] != '{':
		return fault(BadJSON, notAnObject).at(len(line) - len(trimmed))
	}
	var whole json.RawMessage
	err := json.Unmarshal(line, &whole)
	syntax, broken := errors.AsType[*json.SyntaxError](err)
	switch {
	case broken && strings.HasPrefix(syntax.Error(), "unexpected end"):
		return fault(BadJSON, "the line ends in the middle of the JSON").at(len(line))
	case broken && strings.Contains(syntax.Error(), "max depth"):
		return fault(BadJSON, "broken JSON: it is nested too deep").at(int(syntax.Offset) - 1)
	case broken && syntax.Offset > 0:
		at := int(syntax.Offset) - 1 // behind the byte at fault
		return fault(BadJSON, "broken JSON: %s cannot stand here", quoted(string(runeAt(line, at)))).at(at)
	case err != nil:
		return fault(BadJSON, "broken JSON")
	}
	return nil
}

// runeAt returns the rune of which byte i of line is part.
func runeAt(line []byte, i int) rune {
	for i > 0 && !utf8.RuneStart(line[i]) {
		i--
	}
	r, _ := utf8.DecodeRune(line[i:])
	return r
}

func firstInvalid(line []byte) int {
	for i := 0; i < len(line); {
		r, size := utf8.DecodeRune(line[i:])
		if r == utf8.RuneError && size == 1 {
			return i
		}
		i += size
	}
	return len(line)
}

// decodeRequest reads a request from JSON. If that fails the request still holds what an
// error row echoes, the id and the operation, and its language, as far as they could be read.
// An op that is not empty is the operation, which the JSON need not name then.
func decodeRequest(line []byte, op string) (Request, *Error) { return decodeUnder(nil, line, op) }

// decodeUnder is decodeRequest for a request under the rules of a table.
func decodeUnder(table *RuleSet, line []byte, op string) (Request, *Error) {
	r := Request{Op: op, tableRules: table}
	all, err := members(line)
	if err != nil {
		r.Lang, r.told = langIn(line)
		return r, err
	}
	for _, m := range all {
		switch m.key {
		case "id":
			_ = fieldByName("id").setJSON(&r, m.raw) // valid JSON, so it cannot fail
		case "op":
			err = fieldByName("op").setJSON(&r, m.raw)
		case "lang":
			r.told = true
			_ = fieldByName("lang").setJSON(&r, m.raw) // an error shows when the others are read
		case "rules":
			_ = json.Unmarshal(m.raw, &r.rulesNamed) // as above
		}
	}
	if err == nil {
		if err = unique(all); err != nil {
			err.At = nil // a byte of the line, not of the field
		}
	}
	if err == nil {
		err = r.settleOp(op)
	}
	if err != nil {
		return r, err
	}
	o, err := opByName(r.Op)
	if err != nil {
		return r, err
	}
	for _, m := range all {
		f := fieldByName(m.key)
		if f == nil || !o.takes(f) {
			return r, o.unknownField(m.key)
		}
		if err := f.setJSON(&r, m.raw); err != nil {
			return r, err
		}
	}
	return r, nil
}

// unique refuses a key that stands twice.
func unique(all []member) *Error {
	seen := make(map[string]bool, len(all))
	for i := range all {
		m := &all[i]
		if seen[m.key] {
			return m.in(fault(BadJSON, "the field %s stands twice", quoted(m.key)), brief(m.key))
		}
		seen[m.key] = true
	}
	return nil
}
