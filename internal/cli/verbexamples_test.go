package cli

import (
	"bytes"
	"strings"
	"testing"
)

// Each operation shows examples, and each of them has an answer.
func TestVerbExamples(t *testing.T) {
	for _, o := range verbs() {
		examples := verbExamples[o.Name]
		if examples == "" {
			t.Errorf("%s has no example", o.Name)
		}
		for line := range strings.Lines(examples) {
			args := strings.Fields(line)
			if len(args) < 2 || args[0] != "mentsu" || args[1] != o.Name {
				t.Errorf("an example of %s: %s", o.Name, line)
				continue
			}
			line = strings.TrimSpace(line)
			var out, errOut bytes.Buffer
			if code := Run(splitQuoted(line)[1:], strings.NewReader(""), &out, &errOut); code != done || errOut.Len() > 0 {
				t.Errorf("%s: exit code %d, %s", line, code, errOut.String())
			}
		}
	}
	if len(verbExamples) != len(verbs()) {
		t.Errorf("examples of %d verbs, of which there are %d", len(verbExamples), len(verbs()))
	}
}

// splitQuoted splits a command line at its blanks but for those between single quotes.
func splitQuoted(line string) []string {
	var words []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			words = append(words, part)
			continue
		}
		words = append(words, strings.Fields(part)...)
	}
	return words
}
