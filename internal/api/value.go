package api

import (
	"bytes"
	"encoding/json"
	"strconv"
	"strings"

	"mentsu/form"
	"mentsu/internal/phrase"
	"mentsu/tile"
)

// value is the place of a field in a request, with the way to read it.
type value interface {
	fromJSON(raw json.RawMessage) *Error
	fromText(s string) *Error
}

// quoted returns s in quotes, cut if long, control characters escaped.
func quoted(s string) string { return strconv.Quote(brief(s)) }

// decode reads raw into dst, or says that the field wants something else.
func decode[T any](raw json.RawMessage, dst *T, want phrase.Text) *Error {
	if json.Unmarshal(raw, dst) != nil {
		return fault(BadValue, "must be %s, not %s", want, brief(raw))
	}
	return nil
}

// brief shows a JSON value in an error.
func brief[T string | json.RawMessage](raw T) string {
	const most = 40
	if len(raw) > most {
		return strings.ToValidUTF8(string(raw[:most]), "") + "..."
	}
	return string(raw)
}

// text is a string taken as it is.
type text struct{ dst *string }

func (v text) fromText(s string) *Error { *v.dst = s; return nil }

func (v text) fromJSON(raw json.RawMessage) *Error { return decode(raw, v.dst, phrase.Of("a string")) }

// handText is the text of the hand.
type handText struct{ r *Request }

func (v handText) fromText(s string) *Error { v.r.SetHand(s); return nil }

func (v handText) fromJSON(raw json.RawMessage) *Error {
	v.r.hasHand = true
	return decode(raw, &v.r.Hand, phrase.Of("a string"))
}

// verbatim is any JSON value; as a flag also any text.
type verbatim struct{ dst *json.RawMessage }

func (v verbatim) fromJSON(raw json.RawMessage) *Error {
	var b bytes.Buffer
	if json.Compact(&b, raw) != nil {
		return fault(BadJSON, "not JSON")
	}
	*v.dst = b.Bytes()
	return nil
}

func (v verbatim) fromText(s string) *Error {
	if !json.Valid([]byte(s)) {
		*v.dst = Marshal(s)
		return nil
	}
	return v.fromJSON([]byte(s))
}

// number is a whole number from low to high.
type number struct {
	dst       *int
	low, high int
}

func (v number) want() phrase.Text {
	if v.high == v.low+1 {
		return phrase.Of("%d or %d", v.low, v.high)
	}
	return phrase.Of("a whole number from %d to %d", v.low, v.high)
}

func (v number) fromJSON(raw json.RawMessage) *Error {
	var n int
	if err := decode(raw, &n, v.want()); err != nil {
		return err
	}
	return v.set(n)
}

func (v number) fromText(s string) *Error {
	n, err := strconv.Atoi(s)
	if err != nil {
		return fault(BadValue, "must be %s, not %s", v.want(), quoted(s))
	}
	return v.set(n)
}

func (v number) set(n int) *Error {
	if n < v.low || n > v.high {
		return fault(BadValue, "must be %s, not %d", v.want(), n)
	}
	*v.dst = n
	return nil
}

// toggle is true or false.
type toggle struct{ dst *bool }

func (v toggle) fromJSON(raw json.RawMessage) *Error {
	return decode(raw, v.dst, phrase.Of("true or false"))
}

func (v toggle) fromText(s string) *Error {
	on, err := strconv.ParseBool(s)
	if err != nil {
		return fault(BadValue, "must be %s, not %s", phrase.Of("true or false"), quoted(s))
	}
	*v.dst = on
	return nil
}

// fourAsPairs is whether four of a kind are two pairs; that it was said counts, too.
type fourAsPairs struct{ r *Request }

func (v fourAsPairs) fromJSON(raw json.RawMessage) *Error {
	v.r.hasFourAsPairs = true
	return toggle{&v.r.FourAsPairs}.fromJSON(raw)
}

func (v fourAsPairs) fromText(s string) *Error {
	v.r.hasFourAsPairs = true
	return toggle{&v.r.FourAsPairs}.fromText(s)
}

// name is one of the values of a choice.
type name[T any] struct {
	name  string
	value T
}

func named[T any](s string, v T) name[T] { return name[T]{s, v} }

// choice is one of several names; "" is the first of them.
type choice[T any] struct {
	dst *T
	all []name[T]
}

func oneOf[T any](dst *T, all ...name[T]) value { return choice[T]{dst, all} }

func (v choice[T]) names() []string {
	var names []string
	for _, n := range v.all {
		names = append(names, n.name)
	}
	return names
}

func (v choice[T]) fromJSON(raw json.RawMessage) *Error {
	var s string
	if err := decode(raw, &s, phrase.Of("a string")); err != nil {
		return err
	}
	return v.fromText(s)
}

func (v choice[T]) fromText(s string) *Error {
	if s == "" {
		return nil
	}
	for _, n := range v.all {
		if n.name == s {
			*v.dst = n.value
			return nil
		}
	}
	names := v.names()
	return fault(BadValue, "must be one of %s, not %s%s", strings.Join(names, ", "), quoted(s), Suggest(s, names))
}

// formList is a list of winning forms.
type formList struct{ dst *form.Forms }

func (formList) names() []string {
	var names []string
	for _, f := range form.Each() {
		names = append(names, f.String())
	}
	return names
}

func (v formList) fromJSON(raw json.RawMessage) *Error { return listFromJSON(v, "forms", raw) }

func (v formList) fromText(s string) *Error { return listFromText(v, "forms", s) }

func (v formList) set(names list) *Error {
	var forms form.Forms
	for _, n := range names.names {
		f, err := formByName(strings.TrimSpace(n.name))
		if err != nil {
			return err.on(n.place)
		}
		forms |= f
	}
	*v.dst = forms
	return nil
}

func formByName(s string) (form.Forms, *Error) {
	var known []string
	for _, f := range form.Each() {
		if f.String() == s {
			return f, nil
		}
		known = append(known, f.String())
	}
	return 0, fault(BadValue, "no form %s%s", quoted(s), Suggest(s, known))
}

// reds is how many red fives each suit has.
type reds struct{ dst **[3]uint8 }

func (reds) want() phrase.Text { return phrase.Of("three numbers from 0 to 4, for m, p and s") }

func (v reds) fromJSON(raw json.RawMessage) *Error {
	numbers, err := listIn("reds", raw, v.want())
	if err != nil {
		return err
	}
	return v.set(numbers)
}

func (v reds) fromText(s string) *Error { return v.set(split("reds", s)) }

func (v reds) set(numbers list) *Error {
	var reds [3]uint8
	all := numbers.names
	switch {
	case len(all) == 0: // an empty list is the default, as in every field
		*v.dst = nil
		return nil
	case len(all) != len(reds):
		at := append(numbers.places(), numbers.end)[min(len(reds), len(all))]
		return fault(BadValue, "must be %s, not %s", v.want(), phrase.Count(len(all), "number")).on(at)
	}
	for i, one := range all {
		n, err := strconv.Atoi(one.name)
		if err != nil || n < 0 || n > tile.Copies {
			return fault(BadValue, "must be %s, not %s", phrase.Of("a whole number from %d to %d", 0, tile.Copies), brief(one.name)).on(one.place)
		}
		reds[i] = uint8(n)
	}
	*v.dst = &reds
	return nil
}
