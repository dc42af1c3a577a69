package rule

import (
	"errors"
	"fmt"
)

// The conditions under which a hand is not scored.
var (
	ErrNotComplete = errors.New("rule: the hand is not complete")
	ErrWinningTile = errors.New("rule: the winning tile is not among the concealed tiles")
	ErrTooDear     = errors.New("rule: more points than can be counted")
)

// DefinitionError is what Compile refuses a definition for, and where.
type DefinitionError struct {
	Kind    string // "pattern", "option", "fu", "limit", or "" for the rule set itself
	ID      string // of the pattern, option, fu rule or limit
	Field   string // of it, in lower case, such as "when"
	Offset  int    // the 0-based byte of the field that is at fault, if it is an expression
	Word    string // the unknown name, if the field is a list or is about another thing by its name
	Reason  string
	Nearest string // the known name that is most like an unknown one, "" if none is
	Err     error  // the fault below, or nil
}

// Error returns the reason with its place.
func (e *DefinitionError) Error() string {
	text := "rule: "
	if e.Kind != "" {
		text += fmt.Sprintf("%s %q, ", e.Kind, e.ID)
	}
	text += fmt.Sprintf("%s: %s", e.Field, e.Reason)
	if e.Nearest != "" {
		text += fmt.Sprintf("; the nearest name is %q", e.Nearest)
	}
	return text
}

// Unwrap returns the fault below, or nil.
func (e *DefinitionError) Unwrap() error { return e.Err }

// Contradiction says that two things about a win cannot both be.
type Contradiction struct { //nolint:errname // it is what the error is
	Fields [2]string // the two sides, as requests call them; flags by their names
	Reason string
	Index  int // of the indicator or the meld, where the first side is a list of them; -1 else
}

// Error returns the reason.
func (e *Contradiction) Error() string { return "rule: " + e.Reason }
