package expr

import (
	"fmt"
	"unicode/utf8"
)

// SyntaxError says what is wrong with the text of an expression, and where. Packages that
// give names a meaning use it for their own faults too.
type SyntaxError struct {
	Text    string // the text as given
	Offset  int    // the 0-based byte of Text that is at fault, up to len(Text)
	Reason  string // what is wrong there
	Nearest string // the known name that is most like an unknown one, "" if none is
	Err     error  // the condition behind the fault, or nil
}

// Error returns the reason with the offset in bytes and the nearest name. No package stands
// in front: who knows what the expression is for adds that.
func (e *SyntaxError) Error() string {
	text := fmt.Sprintf("%s at byte %d", e.Reason, e.Offset)
	if e.Nearest != "" {
		text += fmt.Sprintf("; the nearest name is %q", e.Nearest)
	}
	return text
}

// Unwrap returns the condition behind the fault, or nil.
func (e *SyntaxError) Unwrap() error { return e.Err }

// Column returns the place of the fault counted in characters, the first of the text being 1.
func (e *SyntaxError) Column() int { return utf8.RuneCountInString(e.Text[:e.Offset]) + 1 }
