package mentsu_test

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"mentsu/notation"
)

// TestNotationsPage holds the table of notations in docs/operations.md against what is
// written, and read back.
func TestNotationsPage(t *testing.T) {
	page := documents(t)[filepath.FromSlash("docs/operations.md")]
	texts := map[string]string{}
	for _, m := range regexp.MustCompile("(?m)^\\| `([a-z0-9]+)` \\| `(.*?)` \\| ").FindAllStringSubmatch(page, -1) {
		texts[m[1]] = strings.ReplaceAll(m[2], `\|`, "|")
	}
	all, err := notation.Parse(texts["kobalab"], notation.Kobalab)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range notation.Names() {
		n, _ := notation.ByName(name)
		if n == notation.Auto {
			continue
		}
		if got, _ := notation.Format(all.Tiles, n); got != texts[name] {
			t.Errorf("%s: the page has %q, written is %q", name, texts[name], got)
		}
		if !n.IsRead() {
			continue
		}
		text, err := notation.Parse(texts[name], n)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got, _ := notation.Format(text.Tiles, n); got != texts[name] {
			t.Errorf("%s: %s is written %s again", name, texts[name], got)
		}
	}
}
