package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mentsu/internal/api"
)

// TestRuleFilesEverywhere: wherever --rules takes the name of a rule set it takes a file, too.
// A file that changes nothing but the name has the answers of the set that it extends.
func TestRuleFilesEverywhere(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := func(base string) string {
		name := filepath.Join(dir, strings.ReplaceAll(base, "/", "-")+"-copy.toml")
		if err := os.WriteFile(name, []byte("extends = '"+base+"'\nname = 'A copy'\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		return name
	}
	alike := func(base, stdin string, args ...string) {
		t.Helper()
		of := func(rules string) string {
			words := append([]string{}, args...)
			for i, w := range words {
				if w == "RULES" {
					words[i] = rules
				}
			}
			var out, errOut bytes.Buffer
			if code := Run(words, strings.NewReader(stdin), &out, &errOut); code != done {
				t.Errorf("%v: exit code %d: %s", words, code, errOut.String())
			}
			return out.String()
		}
		name := file(base)
		want := strings.ReplaceAll(of(base), base, strings.TrimSuffix(filepath.Base(name), ".toml"))
		if got := of(name); got != want || got == "" {
			t.Errorf("%v with a file answers\n%s\nand with the name\n%s", args, got, want)
		}
	}
	for _, o := range verbs() {
		base := "riichi/tenhou"
		if o.Name == "reach" {
			base = "mcr" // it takes rules that add up points
		}
		line, _, _ := strings.Cut(strings.TrimSpace(verbExamples[o.Name]), "\n")
		args := splitQuoted(line)[1:]
		for i, w := range args {
			if w == "--rules" {
				args = append(args[:i:i], args[i+2:]...)
				break
			}
		}
		alike(base, "", append(args, "--rules", "RULES")...)
		alike(base, "", append(args, "--rules", "RULES", "--json")...)
	}
	alike("riichi/tenhou", "", "123m067p789s11444z", "--rules", "RULES")
	for _, op := range api.Ops() {
		if op.Name == "score" || op.Name == "win" || op.Name == "analyze" || op.Name == "shanten" {
			alike("riichi/tenhou", "123m067p789s11444z\n", "batch", "--op", op.Name, "--rules", "RULES")
		}
	}
}
