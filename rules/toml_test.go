package rules_test

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"mentsu/rules"
)

// TestEndOfText: what ends too early has the place of its last character. Of texts that
// end with a line testdata/faults.txt has a case for each kind of fault.
func TestEndOfText(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"name":                         "1:4: broken TOML: = is missing after a key",
		"name =":                       "1:6: broken TOML: a value is missing",
		"name = ":                      "1:7: broken TOML: a value is missing",
		"names.":                       "1:6: broken TOML: a key is missing",
		"[names":                       "1:6: broken TOML: ] is missing after the name of a table",
		"[[fu":                         "1:4: broken TOML: ]] is missing after the name of a list of tables",
		"[":                            "1:1: broken TOML: a key is missing",
		"reds = [":                     "1:8: broken TOML: a list is not closed: ] is missing",
		"shape = {":                    "1:9: broken TOML: a table is not closed: } is missing",
		`name = "x`:                    "1:9: broken TOML: a text is not closed: a quote is missing",
		`name = 'x`:                    "1:9: broken TOML: a text is not closed: a quote is missing",
		`name = "x\`:                   `1:10: broken TOML: a character is missing after \`,
		`name = "\u1`:                  "1:9: broken TOML: an escape with too few digits",
		"minimum = +":                  "1:11: broken TOML: a number is missing after its sign",
		"name = \"x\rextends = 'y'":    "1:10: broken TOML: a text does not end in its line: a quote is missing",
		"name = '''x\ry'''":            "1:12: broken TOML: a carriage return without a new line",
		"# x\ry":                       "1:4: broken TOML: a carriage return without a new line",
		"name = 'x'\ry":                "1:11: broken TOML: a new line is expected, not U+000D",
		"name = Straße":                "1:8: broken TOML: a text needs quotes, unlike a number, true and false",
		"# 麻雀\nname = 麻雀":              "2:8: broken TOML: a text needs quotes, unlike a number, true and false",
		"# 麻雀\n名前 = 1":                 "2:1: broken TOML: no key begins with '名'",
		"name = 'x'\nminimum = 1e9999": "2:11: minimum: broken TOML: the number cannot be read",
	} {
		_, err := rules.Parse([]byte(text), "house.toml")
		if err == nil || err.Error() != "rules: house.toml:"+want {
			t.Errorf("%q:\n got %v\nwant rules: house.toml:%s", text, err, want)
		}
	}
}

// TestUnknownReason: a reason that the library did not give so far stays in quotes.
func TestUnknownReason(t *testing.T) {
	t.Parallel()
	const want = `broken TOML: "the moon is \"full\""`
	if got := rules.TOMLReason(`the moon is "full"`, 'x'); got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// noFaults begin the messages of the library that no text of a rule set gives: they are about
// Go types that rule files do not have, about wrong calls, and about bugs of its own.
var noFaults = regexp.MustCompile(`^(unsupported |array of size |cannot reach |cannot (decode|parse|set|store) |float value |integer value |negative |decoding |internal |map key |error unmarshaling |unexpected expression |invalid base |Key\(\) |Kind\.|%s|%w)`)

// TestEveryReasonOfTheLibrary reads the sources of the library and wants our own words for
// every message that a text can bring about, so that a new version of it shows what is new.
func TestEveryReasonOfTheLibrary(t *testing.T) {
	t.Parallel()
	self, _ := runtime.FuncForPC(reflect.ValueOf(toml.Unmarshal).Pointer()).FileLine(0)
	dir := filepath.Dir(self)
	if _, err := os.Stat(dir); err != nil {
		t.Skip("the sources of the library are not known to a program built with -trimpath")
	}
	message := regexp.MustCompile("(?:NewParserError\\(.*?|Errorf\\()(?:\"((?:[^\"\\\\]|\\\\.)*)\"|`([^`]*)`)")
	verb := strings.NewReplacer("%#U", "U+0040 '@'", "%q", `"x"`, "%s", "x", "%d", "1", `\"`, `"`, `\\`, `\`)
	var found int
	for _, pattern := range []string{"*.go", "unstable/*.go", "internal/tracker/*.go"} {
		files, _ := filepath.Glob(filepath.Join(dir, pattern))
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if name := filepath.Base(file); strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "marshaler") {
				continue // writing is not ours
			}
			for _, m := range message.FindAllStringSubmatch(string(source), -1) {
				said := strings.TrimPrefix(m[1]+m[2], "toml: ")
				if noFaults.MatchString(said) {
					continue
				}
				found++
				said = verb.Replace(said)
				if got := rules.TOMLReason(said, '@'); strings.HasSuffix(got, `"`) {
					t.Errorf("%s: %q is %s", filepath.Base(file), said, got)
				}
			}
		}
	}
	if found < 100 {
		t.Errorf("%d messages found in %s", found, dir)
	}
}
