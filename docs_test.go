package mentsu_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/cli"
	"mentsu/win"
)

var update = flag.Bool("update", false, "write into the documents what their commands print")

// documents returns the texts of the documents by file name.
func documents(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	for _, file := range append(files, "README.md", "CONTRIBUTING.md", "CHANGELOG.md") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		texts[file] = string(text)
	}
	return texts
}

// blocks returns the fenced blocks of a language in a document.
func blocks(text, language string) []string {
	var found []string
	for _, m := range regexp.MustCompile("(?ms)^```"+language+"\n(.*?)^```$").FindAllStringSubmatch(text, -1) {
		found = append(found, m[1])
	}
	return found
}

// TestConsole runs the commands of console blocks, which begin with "$ ", and compares
// what follows with what they print: standard output, then standard error.
func TestConsole(t *testing.T) {
	t.Setenv("CLICOLOR_FORCE", "")
	t.Setenv("MENTSU_LANG", "")
	for file, text := range documents(t) {
		now := text
		for _, block := range blocks(text, "console") {
			var answered strings.Builder
			for part := range strings.SplitSeq(strings.TrimPrefix(block, "$ "), "\n$ ") {
				command, _, _ := strings.Cut(part, "\n")
				answered.WriteString("$ " + command + "\n" + console(t, command))
			}
			if got := answered.String(); got != block && !*update {
				t.Errorf("%s\n got:\n%s\nwant:\n%s", file, got, block)
			}
			now = strings.Replace(now, block, answered.String(), 1)
		}
		if *update {
			if err := os.WriteFile(file, []byte(now), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// console runs a command as the documents show it: mentsu or go run ./cmd/mentsu, with
// quoted arguments and perhaps an echo before it.
func console(t *testing.T, command string) string {
	t.Helper()
	if command == "make test" { // this is it
		return ""
	}
	input := ""
	if echo, rest, ok := strings.Cut(command, " | "); ok {
		input, command = strings.Trim(strings.TrimPrefix(echo, "echo "), "'")+"\n", rest
	}
	args, ok := strings.CutPrefix(command, "mentsu")
	if !ok {
		if args, ok = strings.CutPrefix(command, "go run ./cmd/mentsu"); !ok {
			t.Fatalf("%q is no command of ours", command)
		}
	}
	var out, errOut bytes.Buffer
	cli.Run(split(args), strings.NewReader(input), &out, &errOut)
	return out.String() + errOut.String()
}

// split splits a command line at spaces outside single quotes.
func split(line string) []string {
	var args []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			args = append(args, part)
			continue
		}
		args = append(args, strings.Fields(part)...)
	}
	return args
}

// TestNamedFiles opens every file that a document names in backticks or links.
func TestNamedFiles(t *testing.T) {
	name := regexp.MustCompile("`([A-Za-z0-9_.-]+/[A-Za-z0-9_./-]+)`|\\]\\(([^):#]+)\\)|`([A-Za-z0-9_]+\\.(?:md|go))`")
	for file, text := range documents(t) {
		for _, m := range name.FindAllStringSubmatch(text, -1) {
			named := m[1] + m[2] + m[3]
			if named == "main.go" { // of the reader's own program
				continue
			}
			if m[2] != "" { // a link is seen from the document
				named = filepath.Join(filepath.Dir(file), m[2])
			}
			if _, err := os.Stat(named); err != nil {
				t.Errorf("%s names %s: %v", file, named, err)
			}
		}
	}
}

// TestProgram builds and runs the Go program of the README in a module of its own, with
// the recipe beside it and without a network, and compares its output.
func TestProgram(t *testing.T) {
	if testing.Short() {
		t.Skip("short: builds a program, which the tests without -short do")
	}
	readme := documents(t)["README.md"]
	programs, outputs, recipes := blocks(readme, "go"), blocks(readme, "text"), blocks(readme, "sh")
	if len(programs) != 1 || len(outputs) != 1 || len(recipes) != 1 {
		t.Fatal("the README has not one program with its output and recipe")
	}
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err = os.WriteFile(filepath.Join(dir, "main.go"), []byte(programs[0]), 0o600); err != nil {
		t.Fatal(err)
	}
	var out []byte
	for line := range strings.Lines(strings.ReplaceAll(recipes[0], "../mentsu", root)) {
		args := strings.Fields(line)
		cmd := exec.CommandContext(t.Context(), args[0], args[1:]...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOPROXY=off", "GOFLAGS=", "GOWORK=off")
		if out, err = cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", line, err, out)
		}
	}
	if string(out) != outputs[0] {
		t.Errorf("got %s, want %s", out, outputs[0])
	}
}

// TestSnippets builds and runs the Go of each page of docs as one program: blocks that
// begin with func as they are, the others as functions of their own. What each of these
// prints stands in the text block behind it.
func TestSnippets(t *testing.T) {
	if testing.Short() {
		t.Skip("short: builds a program, which the tests without -short do")
	}
	for file, text := range documents(t) {
		snippets, outputs := blocks(text, "go"), blocks(text, "text")
		if !strings.HasPrefix(file, "docs") || len(snippets) == 0 {
			continue
		}
		printed := strings.Split(runSnippets(t, snippets), "\x00")[1:]
		if len(printed) != len(outputs) {
			t.Fatalf("%s: %d outputs for %d snippets", file, len(outputs), len(printed))
		}
		for i, got := range printed {
			if got != outputs[i] && !*update {
				t.Errorf("%s: snippet %d\n got:\n%s\nwant:\n%s", file, i+1, got, outputs[i])
			}
		}
		if *update {
			if err := os.WriteFile(file, []byte(withOutputs(text, printed)), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// withOutputs returns a document with other text blocks.
func withOutputs(text string, outputs []string) string {
	return regexp.MustCompile("(?ms)^```text\n(.*?)^```$").ReplaceAllStringFunc(text, func(string) string {
		first := outputs[0]
		outputs = outputs[1:]
		return "```text\n" + first + "```"
	})
}

// runSnippets runs snippets as one program of this module. Each prints a zero byte first.
func runSnippets(t *testing.T, snippets []string) string {
	t.Helper()
	var program, calls strings.Builder
	for _, s := range snippets {
		if strings.HasPrefix(s, "func ") {
			program.WriteString(s + "\n")
			continue
		}
		calls.WriteString("func() {\nfmt.Print(\"\\x00\")\n" + s + "}()\n")
	}
	fmt.Fprintf(&program, "func main() {\n%s}\n", &calls)
	imports := ""
	for _, pkg := range []string{
		"cmp", "errors", "fmt", "log", "slices", "mentsu/call", "mentsu/form", "mentsu/hand", "mentsu/notation", "mentsu/odds",
		"mentsu/reading", "mentsu/restrict", "mentsu/rule", "mentsu/rules", "mentsu/shanten", "mentsu/tile", "mentsu/win",
	} {
		if strings.Contains(program.String(), path.Base(pkg)+".") {
			imports += fmt.Sprintf("import %q\n", pkg)
		}
	}
	source := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(source, []byte("package main\n"+imports+program.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), "go", "run", source)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// TestOperationsPage demands that the page names every operation and request field.
func TestOperationsPage(t *testing.T) {
	page := documents(t)[filepath.FromSlash("docs/operations.md")]
	named := regexp.MustCompile("`([a-z_]+)`").FindAllString(page, -1)
	for _, o := range api.Ops() {
		for _, f := range append(o.Fields(), api.Field{Name: o.Name}) {
			if !slices.Contains(named, "`"+f.Name+"`") {
				t.Errorf("docs/operations.md does not name %s", f.Name)
			}
		}
	}
}

// TestJokersPage demands that the page names every option of a house, and every preset
// with its source.
func TestJokersPage(t *testing.T) {
	page := documents(t)[filepath.FromSlash("docs/jokers.md")]
	for _, key := range api.HouseKeys() {
		if !strings.Contains(page, "`"+key+"`") {
			t.Errorf("docs/jokers.md does not name %s", key)
		}
	}
	for _, p := range win.Presets() {
		row := regexp.MustCompile("(?m)^\\| `" + p.Name + "` \\|.*\\| " + regexp.QuoteMeta(p.Source) + " \\|$")
		if !row.MatchString(page) {
			t.Errorf("docs/jokers.md has no row for %s, read from %s", p.Name, p.Source)
		}
	}
}
