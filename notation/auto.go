package notation

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// ErrAmbiguous is wrapped by the error for a text that more than one notation reads, each
// in its own way.
var ErrAmbiguous = errors.New("more than one notation reads the text")

// parseAuto reads a text as mpsz if it is that, else as the notation that reads it. Where
// several do and all read the same, the first of the table has it; where they differ, the
// notation must be named. A text of nothing but glyphs, which mpsz reads too, is unicode.
// What none reads gets the error of the notation that came furthest.
func parseAuto(text string) (Text, error) {
	t, err := parseMPSZ(text)
	if err == nil {
		t.Notation = max(t.Notation, MPSZ)
		return t, nil
	}
	furthest, _ := errors.AsType[*SyntaxError](err)
	var fits []Text
	for i := range numNotations {
		n := Notation(i)
		e := n.entry()
		if n == Auto || n == MPSZ || e.parse == nil || e.auto != "" && !strings.ContainsAny(text, e.auto) {
			continue
		}
		t, err := e.parse(text)
		fault, failed := errors.AsType[*SyntaxError](err)
		switch {
		case !failed:
			t.Notation = n
			fits = append(fits, t)
		case fault.further(furthest):
			fault.Reason = "read as " + e.name + ": " + fault.Reason
			furthest = fault
		}
	}
	if len(fits) == 0 {
		return Text{}, furthest
	}
	for _, t := range fits[1:] {
		if !slices.Equal(t.Concealed, fits[0].Concealed) || !slices.Equal(t.Melds, fits[0].Melds) {
			return Text{}, ambiguous(text, fits)
		}
	}
	return fits[0], nil
}

// further reports whether the reader that found e came further in the text than that of f.
func (e *SyntaxError) further(f *SyntaxError) bool {
	return e.reached > f.reached || e.reached == f.reached && e.Offset > f.Offset
}

// ambiguous returns the error for a text that can be read in different ways.
func ambiguous(text string, fits []Text) error {
	var ways []string
	for _, t := range fits {
		hand, _ := Format(t.Tiles, MPSZ)
		ways = append(ways, fmt.Sprintf("%v reads %s", t.Notation, hand))
	}
	reason := "more than one notation fits: " + strings.Join(ways, ", ") + ": name the one meant"
	return &SyntaxError{Text: text, Offset: start(text), Reason: reason, Err: ErrAmbiguous}
}
