package cli_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mentsu/internal/cli"
)

// run runs a command that must succeed and returns its output.
func run(t *testing.T, line string) string {
	t.Helper()
	var out, errOut bytes.Buffer
	if code := cli.Run(strings.Fields(line), strings.NewReader(""), &out, &errOut); code != 0 || errOut.Len() > 0 {
		t.Fatalf("%s: exit %d: %s", line, code, &errOut)
	}
	return out.String()
}

func TestCompletionScripts(t *testing.T) {
	for shell, says := range map[string]string{
		"bash":       "complete -o default -F __start_mentsu mentsu",
		"zsh":        "#compdef mentsu",
		"fish":       "complete -c mentsu",
		"powershell": "Register-ArgumentCompleter -CommandName 'mentsu'",
	} {
		if script := run(t, "completion "+shell); !strings.Contains(script, says) || !strings.Contains(script, "__complete") {
			t.Errorf("%s: %s", shell, script)
		}
	}
}

func TestManPages(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "man1")
	if out := run(t, "man -o "+dir); out != "" {
		t.Errorf("says %s", out)
	}
	pages, err := filepath.Glob(filepath.Join(dir, "*.1"))
	if err != nil {
		t.Fatal(err)
	}
	for _, page := range []string{"mentsu.1", "mentsu-discards.1", "mentsu-batch.1", "mentsu-man.1"} {
		text, err := os.ReadFile(filepath.Join(dir, page))
		if err != nil {
			t.Fatal(err)
		}
		name := strings.ToUpper(strings.TrimSuffix(page, ".1"))
		if !strings.HasPrefix(string(text), `.TH "`+name+`" 1`) || !strings.Contains(string(text), `\-\-lang`) {
			t.Errorf("%s: %s", page, text)
		}
	}
	if len(pages) < 10 {
		t.Errorf("only %v", pages)
	}
}

func TestBench(t *testing.T) {
	var report struct {
		OS, Arch, Go  string
		Cores, Rounds int
		Rows          []struct {
			Question  string
			Forms     []string
			Nanos     float64 `json:"ns_per_hand"`
			PerSecond float64 `json:"hands_per_second"`
		}
	}
	if err := json.Unmarshal([]byte(run(t, "bench --json --time 1ms")), &report); err != nil {
		t.Fatal(err)
	}
	if report.OS == "" || report.Arch == "" || report.Go == "" || report.Cores < 1 || report.Rounds < 1 || len(report.Rows) < 5 {
		t.Errorf("%+v", report)
	}
	for _, r := range report.Rows {
		if r.Question == "" || len(r.Forms) == 0 || r.Nanos <= 0 || r.PerSecond <= 0 {
			t.Errorf("%+v", r)
		}
	}
	for lang, says := range map[string]string{"en": " ns a hand ", "ja": " ns/手 ", "zh": "每秒 "} {
		if out := run(t, "bench --time 1ms --lang "+lang); strings.Count(out, says) != len(report.Rows) {
			t.Errorf("%s", out)
		}
	}
}
