package cli

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/clipperhouse/displaywidth"

	"mentsu/internal/api"
)

// report says on the error output why a hand has no answer, and points to the place:
//
//	mentsu: hands.txt:2:5: a fifth 1m: there are four, counted over ...
//	  11111m
//	      ^
func (a *app) report(r *api.Request, e *api.Error, s source) {
	text, at := r.Point(e)
	where := s.at
	if where != "" {
		if e.At != nil && e.Field == "hand" && strings.Contains(where, ":") { // as compilers write it
			where += fmt.Sprintf(":%d", 1+utf8.RuneCountInString(text[:*e.At]))
		}
		where += ": "
	}
	reason := e.Message
	base := e.Base()
	if base != e.Field && !strings.HasPrefix(reason, e.Field) { // a place in the JSON of a flag
		reason = a.say("%s: %s", e.Field, reason)
	}
	if base != "" && base != "hand" {
		reason = a.say("%s: %s", "--"+flagName(base), reason)
	}
	a.complain("mentsu: %s%s\n", where, reason)
	if strings.TrimSpace(text) == "" || !e.OfTiles() && !tells(text, at) {
		return
	}
	shown, column := excerpt(text, at)
	a.complain("  %s\n", shown)
	if column >= 0 {
		a.complain("  %s^\n", strings.Repeat(" ", column))
	}
}

// tells reports whether it helps to point to a byte of a text: not where there is none, nor
// to the beginning of a single word, which the reason has.
func tells(text string, at int) bool {
	return at > 0 || at == 0 && strings.ContainsAny(text, " ,，、&|([{")
}

// excerpt returns the part of text around byte at that fits on a line, control characters
// escaped, and the column of at in it, counted in cells of the terminal; -1 if at is
// negative.
func excerpt(text string, at int) (shown string, column int) {
	const before, most = 40, 72 // characters
	start, left := 0, ""
	if n := utf8.RuneCountInString(text[:max(at, 0)]); n > before {
		for range n - before {
			_, size := utf8.DecodeRuneInString(text[start:])
			start += size
		}
		left = "..."
	}
	end, right := len(text), ""
	n := 0
	for i := range text[start:] {
		if n++; n > most {
			end, right = start+i, "..."
			break
		}
	}
	shown = left + printable(text[start:end]) + right
	if at < 0 {
		return shown, -1
	}
	return shown, displaywidth.String(left + printable(text[start:at]))
}

// printable escapes what a terminal would not show as a character.
func printable(s string) string {
	var b strings.Builder
	for i, c := range s {
		switch {
		case c == utf8.RuneError && !strings.HasPrefix(s[i:], "\uFFFD"):
			fmt.Fprintf(&b, `\x%02x`, s[i])
		case c == '\t':
			b.WriteByte(' ')
		case unicode.IsGraphic(c):
			b.WriteRune(c)
		default:
			b.WriteString(strings.Trim(fmt.Sprintf("%+q", c), "'"))
		}
	}
	return b.String()
}
