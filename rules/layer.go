package rules

import (
	"bytes"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"
)

// layer is one file of a rule set, which others may extend.
type layer struct {
	*source
	id   string // of the rule set
	file file
}

// readLayer reads a text into the keys that a rule file has.
func readLayer(name, text string) (*layer, error) {
	switch {
	case len(text) > MaxText:
		return nil, &Error{File: name, Reason: fmt.Sprintf("longer than %d bytes", MaxText), Err: ErrTooLarge}
	case !utf8.ValidString(text):
		e := &Error{File: name, Reason: "not valid UTF-8"}
		e.put(text, invalid(text))
		return nil, e
	}
	id := path.Base(strings.ReplaceAll(name, `\`, "/"))
	l := &layer{source: newSource(name, text), id: strings.TrimSuffix(id, ending)}
	d := toml.NewDecoder(bytes.NewReader(readable(text)))
	d.DisallowUnknownFields()
	if err := d.Decode(&l.file); err != nil {
		return nil, l.brokenTOML(err)
	}
	for _, k := range l.keys { // the library takes a key in capitals for the same
		if small := strings.ToLower(k); k != small && !isKey(k) && isKey(small) {
			e := l.fail(k, "unknown key")
			e.Nearest = nearestKey(small)
			return nil, e
		}
	}
	return l, nil
}

// byteOrder is the mark that some editors put before a text, which is no part of it.
const byteOrder = "\uFEFF"

// readable returns a text as the TOML library reads it, each byte in its place.
func readable(text string) []byte {
	if rest, ok := strings.CutPrefix(text, byteOrder); ok {
		text = strings.Repeat(" ", len(byteOrder)) + rest
	}
	return []byte(text)
}

// invalid returns the first byte of a text that is not UTF-8.
func invalid(text string) int {
	for i, r := range text {
		if r == utf8.RuneError && !strings.HasPrefix(text[i:], string(utf8.RuneError)) {
			return i
		}
	}
	return len(text)
}

// build reads a text and the rule sets below it, which open knows, and checks all of it.
func build(name, text string, open func(string) (*layer, error)) (*builder, error) {
	l, err := readLayer(name, text)
	if err != nil {
		return nil, err
	}
	b, err := buildOn(l, open)
	if err != nil {
		return nil, err
	}
	return b, b.compile()
}

// buildOn puts a layer on those that it extends. Its expressions are not checked.
func buildOn(leaf *layer, open func(string) (*layer, error)) (*builder, error) {
	layers := []*layer{leaf}
	for l := leaf; l.file.Extends != ""; {
		parent, err := open(l.file.Extends)
		if unknown, ok := errors.AsType[*Error](err); ok && unknown.Row == 0 {
			e := l.fail("extends", "%s %q", unknown.Reason, l.file.Extends)
			e.Nearest = unknown.Nearest
			return nil, e
		}
		if err != nil {
			return nil, err
		}
		if i := slices.IndexFunc(layers, func(x *layer) bool { return x.name == parent.name }); i >= 0 {
			var way []string
			for _, x := range append(layers[i:], parent) {
				way = append(way, x.name)
			}
			return nil, l.fail("extends", "a cycle: %s", strings.Join(way, " extends "))
		}
		layers = append(layers, parent)
		l = parent
	}
	slices.Reverse(layers)
	b := newBuilder(layers)
	if err := b.make(); err != nil {
		return nil, err
	}
	return b, nil
}
