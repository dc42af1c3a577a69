package cli_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"mentsu/internal/cli"
)

var update = flag.Bool("update", false, "rewrite the golden files with what the command answers")

// TestGolden runs the cases of testdata/*.txt. A case is a command as a shell would read
// it, then the input if there is any, then ---- and what came out: standard output,
// standard error after a line "stderr:", and the exit code if it is not 0. Variables of the
// environment may stand before the command. Cases are parted by a line of ====. In commands and input, \xNN and \u{N} stand for bytes
// and characters that a text file cannot hold, {N*TEXT} for TEXT N times.
func TestGolden(t *testing.T) {
	t.Setenv("NO_COLOR", "")
	t.Setenv("CLICOLOR_FORCE", "")
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) { golden(t, file) })
	}
}

func golden(t *testing.T, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	const between = "\n====\n"
	var now []string
	for c := range strings.SplitSeq(strings.TrimSuffix(string(text), "\n"), between) {
		question, want, _ := strings.Cut(c+"\n", "\n----\n")
		question = strings.TrimSuffix(question, "\n")
		command, input, _ := strings.Cut(strings.TrimLeft(question, "\n"), "\n")
		got := answer(t, command, input)
		if got != want && !*update {
			t.Errorf("%s\n got:\n%s\nwant:\n%s", command, got, want)
		}
		now = append(now, question+"\n----\n"+got)
	}
	if *update {
		if err := os.WriteFile(file, []byte(strings.TrimSuffix(strings.Join(now, strings.TrimPrefix(between, "\n")), "\n")+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// answer runs a command line and returns what a case holds after its ----.
func answer(t *testing.T, command, input string) string {
	t.Helper()
	args := split(expand(command))
	t.Setenv("MENTSU_LANG", "")
	t.Setenv("MENTSU_THREADS", "")
	for len(args) > 0 && strings.HasPrefix(args[0], "MENTSU_") {
		name, value, _ := strings.Cut(args[0], "=")
		t.Setenv(name, value)
		args = args[1:]
	}
	if len(args) == 0 || args[0] != "mentsu" {
		t.Fatalf("%q is no command of mentsu", command)
	}
	if input != "" {
		input += "\n"
	}
	var out, errOut bytes.Buffer
	code := cli.Run(args[1:], strings.NewReader(expand(input)), &out, &errOut)
	got := out.String()
	if errOut.Len() > 0 {
		got += "stderr:\n" + errOut.String()
	}
	if code != 0 {
		got += fmt.Sprintf("exit %d\n", code)
	}
	return got
}

// expand replaces the escapes of a case.
func expand(s string) string {
	s = regexp.MustCompile(`\{(\d+)\*([^}]*)\}`).ReplaceAllStringFunc(s, func(m string) string {
		n, text, _ := strings.Cut(m[1:len(m)-1], "*")
		count, _ := strconv.Atoi(n)
		return strings.Repeat(text, count)
	})
	return regexp.MustCompile(`\\x[0-9a-f]{2}|\\u\{[0-9a-f]+\}`).ReplaceAllStringFunc(s, func(m string) string {
		n, _ := strconv.ParseInt(strings.Trim(m[2:], "{}"), 16, 32)
		if m[1] == 'x' {
			return string([]byte{byte(n)})
		}
		return string(rune(n))
	})
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
