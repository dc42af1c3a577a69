package rules_test

import (
	"errors"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"mentsu/rule"
	"mentsu/rules"
)

// FuzzParse wants of every text a definition that compiles, the same each time, or an error
// with a place inside the text.
func FuzzParse(f *testing.F) {
	text, err := os.ReadFile("testdata/faults.txt")
	if err != nil {
		f.Fatal(err)
	}
	for c := range strings.SplitSeq(string(text), "====\n") {
		rules1, _, _ := strings.Cut(c, "----\n")
		f.Add(rules1)
	}
	for _, name := range rules.Names() {
		if text, err := os.ReadFile(name + ".toml"); err == nil {
			f.Add(string(text))
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := rules.Parse([]byte(text), "fuzz.toml")
		_, again := rules.Parse([]byte(text), "fuzz.toml")
		if (err == nil) != (again == nil) || err != nil && err.Error() != again.Error() {
			t.Fatalf("first %v, then %v", err, again)
		}
		if err == nil {
			if _, wrong := rule.Compile(d, nil); wrong != nil {
				t.Fatalf("is right, but %v", wrong)
			}
			return
		}
		wrong, ok := errors.AsType[*rules.Error](err)
		if !ok || wrong.Reason == "" {
			t.Fatalf("%T %v", err, err)
		}
		lines := strings.Split(text, "\n")
		if wrong.File != "fuzz.toml" || wrong.Row == 0 {
			return
		}
		if wrong.Row > len(lines) || wrong.Column < 1 || wrong.Column > utf8.RuneCountInString(lines[wrong.Row-1])+1 || wrong.Offset > len(text) {
			t.Fatalf("%v has no such place", err)
		}
	})
}
