package api

import (
	"encoding/json"
	"strconv"
	"strings"
)

// Point returns the text that r holds in the field that e is about, for showing where in it
// the error lies, and the 0-based byte of that place, -1 if there is none. Of a field that
// holds JSON the place is found that e names, such as wins[1].hand. The text is "" if the
// field holds none.
func (r *Request) Point(e *Error) (text string, at int) {
	base, steps := stepsOf(e.Field)
	text, at = r.Text(base), -1
	if e.At != nil {
		at = *e.At
	}
	if len(steps) > 0 {
		at = within(text, steps, max(at, 0))
	}
	if at > len(text) {
		at = -1
	}
	return text, at
}

// Base returns the field of r that e is about, without the place in its value: wins of
// wins[1].hand.
func (e *Error) Base() string {
	base, _ := stepsOf(e.Field)
	return base
}

// OfTiles reports whether e is about a field that holds tiles as text.
func (e *Error) OfTiles() bool {
	f := fieldByName(e.Field)
	return f != nil && (f.Name == "hand" || f.Value == "TILE" || f.Value == "TILES" || f.Value == "MELDS")
}

// stepsOf splits the name of a place into the field and the way from there: keys of objects
// and numbers of elements.
func stepsOf(name string) (field string, steps []string) {
	parts := strings.FieldsFunc(name, func(c rune) bool { return c == '[' || c == ']' || c == '.' })
	if len(parts) == 0 {
		return name, nil
	}
	return parts[0], parts[1:]
}

// within returns the byte of a JSON text at which the byte at of the value stands that the
// steps lead to. Where they lead nowhere it is the beginning of the last value they lead to.
func within(text string, steps []string, at int) int {
	from := skip(text, 0)
	for _, step := range steps {
		next, ok := below(text[from:], step)
		if !ok {
			return from
		}
		from += next
	}
	if text[from] == '"' {
		return from + 1 + escaped(text[from+1:], at)
	}
	return from + at
}

// below returns where in a JSON text that begins with an object or an array the value of a
// key, or the element of a number, begins.
func below(text, step string) (at int, ok bool) {
	d := json.NewDecoder(strings.NewReader(text))
	opening, err := d.Token()
	if err != nil || opening != json.Delim('[') && opening != json.Delim('{') {
		return 0, false
	}
	for i := 0; d.More(); i++ {
		name := strconv.Itoa(i)
		if opening == json.Delim('{') {
			key, err := d.Token()
			if err != nil {
				return 0, false
			}
			name, _ = key.(string) // JSON has no other keys
		}
		at = skip(text, int(d.InputOffset()))
		var value json.RawMessage
		if d.Decode(&value) != nil {
			return 0, false
		}
		if name == step {
			return at, true
		}
	}
	return 0, false
}

// skip returns the byte of a JSON text at which the next value begins.
func skip[T string | []byte](text T, from int) int {
	for from < len(text) && strings.IndexByte(" \t\r\n,:", text[from]) >= 0 {
		from++
	}
	return from
}

// escaped returns the byte of a JSON string, without its first quote, from which the byte at
// of its value comes.
func escaped(s string, at int) int {
	i := 0
	for value := 0; value < at && i < len(s); {
		if s[i] != '\\' {
			i++
			value++
			continue
		}
		size := 2
		switch {
		case strings.HasPrefix(s[i:], `\ud`) && len(s) >= i+12 && s[i+6] == '\\': // two halves of one character
			size = 12
		case strings.HasPrefix(s[i:], `\u`):
			size = 6
		}
		var one string
		end := min(i+size, len(s))
		_ = json.Unmarshal([]byte(`"`+s[i:end]+`"`), &one) // what is no escape stands for nothing
		value += len(one)
		i = end
	}
	return i
}
