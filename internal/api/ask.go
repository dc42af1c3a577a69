package api

import "mentsu/tile"

// Read reads a request of the operation op from a JSON object, which may leave the operation
// out and must not name another one. If that fails the request holds what an error echoes:
// the id, the operation and the language, as far as they could be read.
func Read(op string, object []byte) (Request, *Error) { return decodeRequest(object, op) }

// FieldText is a request field as text, the way flags and addresses have it.
type FieldText struct{ Name, Text string }

// ReadTexts reads a request of the operation op from the texts of its fields, as Read does
// from JSON. A switch without text is on.
func ReadTexts(op string, fields []FieldText) (Request, *Error) {
	r := Request{Op: op}
	for _, f := range fields {
		r.told = r.told || f.Name == "lang"
		if f.Name == "id" || f.Name == "lang" {
			_ = fieldByName(f.Name).SetText(&r, f.Text) // an error shows when the others are read
		}
	}
	o, err := opByName(op)
	if err != nil {
		return r, err
	}
	seen := map[string]bool{}
	for _, text := range fields {
		f := fieldByName(text.Name)
		switch {
		case f == nil || !o.takes(f):
			return r, o.unknownField(text.Name)
		case seen[text.Name]:
			return r, fault(BadValue, "the field %s stands twice", quoted(text.Name)).in(text.Name)
		case f.Value == "" && text.Text == "":
			text.Text = "true"
		}
		seen[text.Name] = true
		if err := f.SetText(&r, text.Text); err != nil {
			return r, err
		}
	}
	return r, r.settleOp(op)
}

// settleOp says that r names another operation than op, if op is not empty and it does.
func (r *Request) settleOp(op string) *Error {
	if op == "" || r.Op == op {
		return nil
	}
	other := r.Op
	r.Op = op
	return fault(BadValue, "must be %s, not %s", op, quoted(other)).whole("op")
}

// Fault returns an error of the faces that stand around the operations, such as HTTP, with a
// code of theirs.
func Fault(code Code, format string, args ...any) *Error { return fault(code, format, args...) }

// In returns e in a language.
func (e *Error) In(l tile.Lang) *Error {
	said := *e
	said.say(l)
	return &said
}
