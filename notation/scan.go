package notation

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What characters mean before any notation looks at them.
const (
	bom     = "\uFEFF" // dropped at the start of a text
	invalid = rune(-1) // stands for a byte that is no UTF-8
)

// next returns the first character of text and its length in bytes. Full-width forms
// become their ASCII twins; the variation selectors that pick emoji or text style become
// spaces, for neither means anything.
func next(text string) (c rune, size int) {
	if b := text[0]; b < utf8.RuneSelf {
		return rune(b), 1
	}
	c, size = utf8.DecodeRuneInString(text)
	switch {
	case c == utf8.RuneError && size == 1:
		c = invalid
	case c >= 0xFF01 && c <= 0xFF5E:
		c -= 0xFEE0
	case c == 0x3000 || c == 0xFE0E || c == 0xFE0F:
		c = ' '
	}
	return c, size
}

// isBlank reports whether c is white space.
func isBlank(c rune) bool { return c == ' ' || c == '\t' || c == '\r' || c == '\n' }

// isSeparator reports whether c carries no meaning where digits, letters and brackets say
// all.
func isSeparator(c rune) bool { return isBlank(c) || c == '|' || c == ',' || c == '-' || c == '_' }

// start returns the offset of the first character that counts.
func start(text string) int {
	if strings.HasPrefix(text, bom) {
		return len(bom)
	}
	return 0
}

// unreadable says why c, which stands at the start of text, is no part of any notation.
func unreadable(c rune, text string) string {
	switch {
	case c == invalid:
		return fmt.Sprintf("byte 0x%02x is not valid UTF-8", text[0])
	case unicode.IsControl(c):
		return fmt.Sprintf("control character %U", c)
	case unicode.IsDigit(c) && c >= utf8.RuneSelf:
		return fmt.Sprintf("digit %q (%U): only 0 to 9 are read", c, c)
	case c < utf8.RuneSelf && unicode.IsLetter(c):
		return fmt.Sprintf("unknown letter %q", c)
	case unicode.IsPrint(c):
		return fmt.Sprintf("unknown character %q (%U)", c, c)
	default:
		return fmt.Sprintf("unknown character %U", c)
	}
}
