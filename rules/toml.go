package rules

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"
)

// tomlFaults are the reasons of the TOML library, %s standing for what differs, and what we
// say in their place. The texts of ours are short, and have translations.
//
//nolint:gochecknoglobals // a table, never changed
var tomlFaults = []struct{ theirs, ours string }{
	{"key %s is already defined", "the key %s stands twice"},
	{"key %s already exists as a value", "the key %s has a value already"},
	{"key %s should be a table, not a %s", "the key %s has a value already"},
	{"key %s already exists as a %s, but should be an array table", "the key %s is there already, and is no list of tables"},
	{"table %s already exists", "the table %s stands twice"},
	{"table %s already exists as defined by a dotted key", "the table %s is there already, by a key with dots"},
	{"table %s already exists as an array of tables", "the table %s is there already, as a list of tables"},

	{"expected '=' after key", "= is missing after a key"},
	{"expected ']' to close table name", "] is missing after the name of a table"},
	{"expected ']]' to close array table name", "]] is missing after the name of a list of tables"},
	{"expected key but reached end of input", "a key is missing"},
	{"invalid character at start of key: U+000A", "a key is missing"},
	{"invalid character at start of key: U+000D", "a key is missing"},
	{"invalid character at start of key: %s", "no key begins with %s"},
	{"expected newline but got %s", "a new line is expected, not %s"},

	{"expected value, not end of input", "a value is missing"},
	{"unexpected character U+000A at start of value", "a value is missing"},
	{"unexpected character U+000D at start of value", "a value is missing"},
	{"unexpected character U+0023 '#' at start of value", "a value is missing"},
	{"unexpected character %s at start of value", noValue},
	{"expected value but got %s", "a value is expected, not %s"},
	{"expected keyword %s", noQuotes},
	{`expected "%s"`, noQuotes}, // inf or nan
	{"strings must be quoted", noQuotes},

	{"array is incomplete", "a list is not closed: ] is missing"},
	{"expected ',' or ']' after array value", "a comma or ] is missing in a list"},
	{"inline table is incomplete", "a table is not closed: } is missing"},
	{"expected ',' or '}' after inline table key-value", "a comma or } is missing in a table"},
	{"unexpected comma in inline table", "a comma too many in a table"},
	{"arrays and inline tables are nested more than the maximum of %s levels deep", "lists and tables lie more than %s deep in each other"},

	{"unterminated basic string", "a text is not closed: a quote is missing"},
	{"unterminated literal string", "a text is not closed: a quote is missing"},
	{"basic strings cannot have new lines", openText},
	{"literal strings cannot have new lines", openText},
	{`multiline basic string not terminated by """`, `a text is not closed: """ is missing`},
	{"multiline literal string not terminated by '''", "a text is not closed: ''' is missing"},
	{"too many quotes at the end of a multiline %s string", "too many quotes at the end of a text"},
	{"%s strings cannot have control characters", "a control character stands in a text"},
	{"carriage returns must be followed by a newline character", "a carriage return without a new line"},
	{"carriage returns are not allowed in comments", "a carriage return without a new line"},
	{"control characters are not allowed in comments", "a control character stands in a comment"},
	{"invalid UTF-8 character in %s", "not valid UTF-8"},
	{`need a character after \`, `a character is missing after \`},
	{"invalid escape character U+000A", openText},
	{"invalid escape character %s", `\ cannot stand before %s`},
	{"unicode escape sequence is too short", "an escape with too few digits"},
	{"invalid hexadecimal digit in unicode escape sequence", "a digit of an escape must be 0 to 9 or a to f"},
	{"escape sequence is not a valid unicode code point", "an escape that is no character"},

	{"%s number is too large to fit in a 64-bit signed integer", "the number is too large"},
	{"integer value %s cannot be stored in %s", "the number is too large"},
	{"number must have at least one digit between underscores", "_ must stand between digits"},
	{"expected number after sign", noNumber},
	{"expected digit but got U+000A", noNumber},
	{"expected digit but got U+000D", noNumber},
	{"expected digit but got %s", "a digit is expected, not %s"},
	{"sign is not allowed on numbers with a radix prefix", "no sign may stand before 0x, 0o or 0b"},
	{"radix prefix must be followed by at least one digit", "a digit is missing after 0x, 0o or 0b"},
	{"integers cannot have leading zeroes", "a number must not begin with 0"},
	{"decimal point must be followed by a digit", "a digit is missing after the decimal point"},
	{"exponent must contain at least one digit", "a digit is missing in the exponent"},
	{"unable to parse float: %s", "the number cannot be read"},

	{"dates are expected to have the format %s", noDate},
	{"impossible date", noDate},
	{"expected digit (0-9)", noDate},
	{"times are expected to have the format %s", noDate},
	{"local datetimes are expected to have the format %s", noDate},
	{"datetime separator is expected to be T or a space", noDate},
	{"hour cannot be greater 23", noDate},
	{"minutes cannot be greater 59", noDate},
	{"seconds cannot be greater than 59", noDate},
	{"incomplete seconds", noDate},
	{"expecting colon between hours and minutes", noDate},
	{"need at least one digit after fraction point", noDate},
	{"date-time is missing timezone", noDate},
	{"invalid date-time timezone", noDate},
	{"invalid timezone offset %s", noDate},
	{"expected a : separator", noDate},
	{"extra bytes at the end of the timezone", noDate},
	{"extra characters at the end of a local %s", noDate},
}

// Reasons that stand for several of theirs.
const (
	noDate   = "this is no date or time" // but is written like one
	noValue  = "no value begins with %s"
	noNumber = "a number is missing after its sign"
	noQuotes = "a text needs quotes, unlike a number, true and false"
	openText = "a text does not end in its line: a quote is missing"
)

// brokenTOML translates an error of the TOML library.
func (s *source) brokenTOML(err error) *Error {
	strict, isStrict := errors.AsType[*toml.StrictMissingError](err)
	decode, isDecode := errors.AsType[*toml.DecodeError](err)
	e := &Error{File: s.name, Err: err}
	switch {
	case isStrict:
		decode = &strict.Errors[0]
	case !isDecode:
		e.Reason = tomlReason(strings.TrimPrefix(err.Error(), "toml: "), utf8.RuneError)
		return e
	}
	row, column := decode.Position()
	at := offset(s.text, row, column)
	e.put(s.text, at)
	e.Key = strings.Join(decode.Key(), ".")
	if key, ok := s.at(at); ok && (!isKey(key) || !strings.HasPrefix(e.Key, key+".")) {
		e.Key = key
	}
	if isStrict {
		e.Reason, e.Nearest = "unknown key", nearestKey(e.Key)
		return e
	}
	here, _ := utf8.DecodeRuneInString(strings.TrimPrefix(s.text[at:], `\`))
	e.Reason = tomlReason(strings.TrimPrefix(decode.Error(), "toml: "), here)
	return e
}

// tomlReason says in our words what the TOML library does of a place at which the character
// here stands. What it did not say when this was written stays as it is, in quotes.
func tomlReason(theirs string, here rune) string {
	if is, wants, ok := mismatch(theirs); ok {
		return wrongType(is, wants)
	}
	for _, f := range tomlFaults {
		values, ok := filled(f.theirs, theirs)
		switch {
		case !ok:
			continue
		case f.ours == noValue && unicode.IsLetter(here):
			return "broken TOML: " + noQuotes
		case !strings.Contains(f.ours, "%s"):
			return "broken TOML: " + f.ours
		case strings.HasPrefix(values[0], "U+") && unicode.IsGraphic(here): // of more bytes it names the first
			return "broken TOML: " + fmt.Sprintf(f.ours, strconv.QuoteRune(here))
		default:
			return "broken TOML: " + fmt.Sprintf(f.ours, values[0])
		}
	}
	return fmt.Sprintf("broken TOML: %q", theirs)
}

// filled reports whether s is format with something in place of each %s, and returns what.
func filled(format, s string) (values []string, ok bool) {
	pieces := strings.Split(format, "%s")
	s, ok = strings.CutPrefix(s, pieces[0])
	for i, piece := range pieces[1:] {
		at := strings.Index(s, piece)
		if i+2 == len(pieces) {
			at = len(s) - len(piece)
		}
		if !ok || at < 0 || s[at:] != piece && i+2 == len(pieces) {
			return nil, false
		}
		values = append(values, s[:at])
		s = s[at+len(piece):]
	}
	return values, ok && s == ""
}

// mismatch returns which kind of TOML value stands where a Go value of another kind is wanted,
// if that is the reason.
func mismatch(reason string) (is, wants string, ok bool) {
	for _, f := range []struct{ format, is string }{
		{"cannot decode TOML %s into %s", ""},
		{"cannot store a table in a %s", "table"},
		{"cannot store an array table in a %s", "array"},
	} {
		values, ok := filled(f.format, reason)
		if !ok {
			continue
		}
		wants = values[len(values)-1] // such as "struct field rules.file.Extends of type string"
		wants = wants[strings.LastIndexByte(wants, ' ')+1:]
		if f.is == "" {
			return values[0], wants, true
		}
		return f.is, wants, true
	}
	return "", "", false
}

// wrongType says in words of people that a value has another type than its key wants.
func wrongType(is, wants string) string {
	expected := "a table"
	switch {
	case wants == "string":
		expected = "a text"
	case wants == "bool":
		expected = "true or false"
	case wants == "int":
		expected = "a whole number"
	case wants == "slice" || strings.HasPrefix(wants, "[]"):
		expected = "a list"
	}
	return fmt.Sprintf("%s where %s is expected", kindOf(is), expected)
}

// kindOf returns what people call a kind of TOML value.
func kindOf(kind string) string {
	switch kind {
	case "string":
		return "a text"
	case "integer", "float":
		return "a number"
	case "boolean":
		return "a truth value"
	case "array":
		return "a list"
	case "table", "inline table":
		return "a table"
	default:
		return "a date or time"
	}
}
