package api

import (
	"encoding/json"
	"fmt"
	"unicode"

	"mentsu/internal/phrase"
)

// place is where in a request something stands.
type place struct {
	field string // of a list in JSON one element, such as "flags[1]"
	at    int    // the 0-based byte of the text of field
}

// on says that e is about what stands at p.
func (e *Error) on(p place) *Error {
	e.Field = p.field
	return e.at(p.at)
}

// whole says that e is about the value of a field as a whole: it begins at byte 0.
func (e *Error) whole(field string) *Error { return e.on(place{field: field}) }

// element names an element of the list in a field.
func element(field string, i int) string { return fmt.Sprintf("%s[%d]", field, i) }

// listed is a name in a list, and where it stands.
type listed struct {
	name string
	place
}

// list is a list as a request has it: in JSON an array, in a flag a text with commas or
// blanks between the names.
type list struct {
	names []listed
	end   place // where one more name would stand
}

// places returns where the names stand.
func (l *list) places() []place {
	all := make([]place, len(l.names))
	for i := range l.names {
		all[i] = l.names[i].place
	}
	return all
}

// listIn reads an array of any values, the names being their JSON.
func listIn(field string, raw json.RawMessage, want phrase.Text) (list, *Error) {
	var all []json.RawMessage
	if err := decode(raw, &all, want); err != nil {
		return list{}, err.whole(field)
	}
	l := list{end: place{field: element(field, len(all))}}
	for i, one := range all {
		l.names = append(l.names, listed{string(one), place{field: element(field, i)}})
	}
	return l, nil
}

// namesIn reads an array of strings.
func namesIn(field string, raw json.RawMessage) (list, *Error) {
	l, err := listIn(field, raw, phrase.Of("a list of names"))
	for i := range l.names {
		n := &l.names[i]
		var s *string
		if json.Unmarshal([]byte(n.name), &s) != nil || s == nil {
			return l, fault(BadValue, "must be %s, not %s", phrase.Of("a string"), brief(n.name)).on(n.place)
		}
		n.name = *s
	}
	return l, err
}

// split reads a text with commas or blanks between the names.
func split(field, s string) list {
	l := list{end: place{field, len(s)}}
	from := -1 // of the name that is being read
	end := func(at int) {
		if from >= 0 {
			l.names = append(l.names, listed{s[from:at], place{field, from}})
		}
		from = -1
	}
	for i, c := range s {
		switch {
		case c == ',' || c == '，' || c == '、' || unicode.IsSpace(c):
			end(i)
		case from < 0:
			from = i
		}
	}
	end(len(s))
	return l
}

// nameList is a list of names in a request: in JSON a list, as a flag with commas between.
type nameList interface{ set(names list) *Error }

func listFromJSON(v nameList, field string, raw json.RawMessage) *Error {
	names, err := namesIn(field, raw)
	if err != nil {
		return err
	}
	return v.set(names)
}

func listFromText(v nameList, field, s string) *Error { return v.set(split(field, s)) }
