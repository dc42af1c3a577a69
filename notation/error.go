package notation

import (
	"errors"
	"fmt"
	"unicode/utf8"
)

// ErrTooLong is wrapped by the error for a text longer than MaxText bytes.
var ErrTooLong = errors.New("text too long")

// SyntaxError says what is wrong with a text, and where.
type SyntaxError struct {
	Text   string // the text as given
	Offset int    // the 0-based byte of Text that is at fault, up to len(Text)
	Reason string // what is wrong there
	Err    error  // the fault of the hand (*hand.Error) or the condition behind it, or nil

	reached int // how many bytes of Text had been read when the fault showed
}

// Error returns the reason with the offset in bytes.
func (e *SyntaxError) Error() string {
	return fmt.Sprintf("notation: %s at byte %d", e.Reason, e.Offset)
}

// Unwrap returns the error behind this one, or nil.
func (e *SyntaxError) Unwrap() error { return e.Err }

// Column returns the place of the fault counted in characters, the first of the text
// being 1.
func (e *SyntaxError) Column() int {
	return utf8.RuneCountInString(e.Text[:max(0, min(e.Offset, len(e.Text)))]) + 1
}
