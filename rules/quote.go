package rules

import (
	"strconv"
	"strings"
)

// unquoted returns the byte of a TOML string, quotes and escapes included, that the byte
// at of its value comes from.
func unquoted(raw string, at int) int {
	quote, basic := opening(raw)
	i := len(quote)
	if len(quote) == 3 { // a line end right behind it is no part of the value
		i += len(raw[i:]) - len(strings.TrimPrefix(strings.TrimPrefix(raw[i:], "\r"), "\n"))
	}
	for value := 0; value < at && i < len(raw)-len(quote); {
		if !basic || raw[i] != '\\' {
			i++
			value++
			continue
		}
		read, gave := escape(raw[i:])
		i += read
		value += gave
	}
	return min(i, len(raw))
}

// opening returns the quotes that a TOML string begins with, and whether it has escapes.
func opening(raw string) (quote string, basic bool) {
	for _, q := range []string{`"""`, "'''", `"`, "'"} {
		if strings.HasPrefix(raw, q) {
			return q, q[0] == '"'
		}
	}
	return "", false
}

// escape returns the bytes that an escape takes and the bytes that it stands for.
func escape(s string) (read, gave int) {
	digits := map[byte]int{'x': 2, 'u': 4, 'U': 8}
	if len(s) < 2 {
		return len(s), 1
	}
	if strings.IndexByte(" \t\r\n", s[1]) >= 0 { // a line that goes on behind its blanks
		return len(s) - len(strings.TrimLeft(s[1:], " \t\r\n")), 0
	}
	n := digits[s[1]]
	if n == 0 || len(s) < 2+n {
		return 2, 1
	}
	code, _ := strconv.ParseUint(s[2:2+n], 16, 32)
	return 2 + n, len(string(rune(code)))
}

func itoa(n int) string { return strconv.Itoa(n) }
