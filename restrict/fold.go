package restrict

import (
	"strings"
	"unicode/utf8"
)

// folded returns text with the ASCII twins of full-width forms in their place, and for each
// of its bytes, and for its end, the byte of text that it stands for; nil where nothing changes.
func folded(text string) (plain string, at []int) {
	if !strings.ContainsFunc(text, isWide) {
		return text, nil
	}
	var b strings.Builder
	for i, c := range text {
		size := utf8.RuneLen(c)
		switch {
		case c == 0x3000:
			c, size = ' ', 1
		case isWide(c):
			c, size = c-0xFEE0, 1
		case c == utf8.RuneError: // maybe one byte that is no text
			_, size = utf8.DecodeRuneInString(text[i:])
			b.WriteString(text[i:][:size])
		}
		if c != utf8.RuneError {
			b.WriteRune(c)
		}
		for j := range size {
			at = append(at, i+j)
		}
	}
	return b.String(), append(at, len(text))
}

// isWide reports whether c is the full-width form of an ASCII character.
func isWide(c rune) bool { return c >= 0xFF01 && c <= 0xFF5E || c == 0x3000 }
