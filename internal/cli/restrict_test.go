package cli_test

import (
	"encoding/json"
	"strings"
	"testing"

	"mentsu/restrict"
)

// TestListHasMeanings demands a meaning of every name, in each language another one.
func TestListHasMeanings(t *testing.T) {
	lists := map[string][]string{}
	for _, lang := range []string{"en", "ja", "zh"} {
		for line := range strings.Lines(run(t, "restrict --list --json --lang "+lang)) {
			var row struct{ Name, Means string }
			if err := json.Unmarshal([]byte(line), &row); err != nil || row.Name == "" || row.Means == "" {
				t.Errorf("%s: %v", line, err)
			}
			lists[lang] = append(lists[lang], row.Means)
		}
	}
	names := restrict.Names()
	for lang, list := range lists {
		if len(list) != len(names) {
			t.Fatalf("%d names in %s, want %d", len(list), lang, len(names))
		}
	}
	for i, n := range names {
		if n.Means == "" && (lists["en"][i] == lists["ja"][i] || lists["en"][i] == lists["zh"][i]) {
			t.Errorf("%s means %q in every language", n.ID, lists["en"][i])
		}
	}
}

// TestYakuNamesAreRead asks for each yaku by the name that answers show in each language.
func TestYakuNamesAreRead(t *testing.T) {
	for _, y := range restrict.Yakus() {
		for _, lang := range []string{"en", "ja", "zh"} {
			out := run(t, "restrict 123m456p789s1145z --lang "+lang+" --only "+y.String())
			shown, _, _ := strings.Cut(strings.Split(out, "\n")[2], " ")
			if r, err := restrict.Parse(shown); err != nil || r.String() != y.String() {
				t.Errorf("%s is %s in %s: %v", y, shown, lang, err)
			}
		}
	}
}
