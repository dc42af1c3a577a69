package cli_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"syscall"
	"testing"
	"testing/iotest"

	"mentsu/internal/cli"
)

// broken is a writer that always fails.
type broken struct{ err error }

func (b broken) Write([]byte) (int, error) { return 0, b.err }

func TestOutputThatCannotBeWritten(t *testing.T) {
	for name, c := range map[string]struct {
		err  error
		code int
		says string
	}{
		"closed pipe ends quietly": {syscall.EPIPE, 141, ""},
		"full disk is reported":    {syscall.ENOSPC, 1, "mentsu: no space left on device\n"},
	} {
		for _, line := range []string{"shanten 1m", "shanten 1m 2m 4x --json", "batch", "version", "--help"} {
			t.Run(name+"/"+line, func(t *testing.T) {
				var errOut bytes.Buffer
				in := strings.NewReader(strings.Repeat("{}\n", 10_000))
				if code := cli.Run(strings.Fields(line), in, broken{c.err}, &errOut); code != c.code {
					t.Errorf("exit %d, want %d", code, c.code)
				}
				if !strings.HasSuffix(errOut.String(), c.says) {
					t.Errorf("says %q, want %q", &errOut, c.says)
				}
			})
		}
	}
}

func TestInputThatCannotBeRead(t *testing.T) {
	for _, verb := range []string{"shanten -", "batch"} {
		var out, errOut bytes.Buffer
		in := io.MultiReader(strings.NewReader("11m\n"), iotest.ErrReader(errors.New("no such luck")))
		if code := cli.Run(strings.Fields(verb), in, &out, &errOut); code != 1 {
			t.Errorf("%s: exit %d", verb, code)
		}
		if out.Len() == 0 || !strings.Contains(errOut.String(), `reading line 2: the system says "no such luck"`) {
			t.Errorf("%s: %s%s", verb, &out, &errOut)
		}
	}
}

func TestColourIsNeverTheOnlySignal(t *testing.T) {
	for _, c := range []struct {
		name, flag, noColor, force string
		coloured                   bool
	}{
		{name: "no terminal"},
		{name: "always", flag: "always", coloured: true},
		{name: "always beats NO_COLOR", flag: "always", noColor: "1", coloured: true},
		{name: "forced", force: "1", coloured: true},
		{name: "never beats CLICOLOR_FORCE", flag: "never", force: "1"},
		{name: "NO_COLOR beats CLICOLOR_FORCE", noColor: "1", force: "1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Setenv("NO_COLOR", c.noColor)
			t.Setenv("CLICOLOR_FORCE", c.force)
			t.Setenv("TERM", "xterm-256color")
			args := []string{"analyze", "123m0567p789s1145z"}
			if c.flag != "" {
				args = append(args, "--color", c.flag)
			}
			var out, errOut bytes.Buffer
			if code := cli.Run(args, strings.NewReader(""), &out, &errOut); code != 0 {
				t.Fatalf("exit %d: %s", code, &errOut)
			}
			if got := strings.Contains(out.String(), "\x1b[32m"); got != c.coloured {
				t.Errorf("coloured: %v", got)
			}
			if !strings.Contains(out.String(), "* ") {
				t.Error("no sign marks the best discards")
			}
		})
	}
}

func TestVersion(t *testing.T) {
	var out, errOut bytes.Buffer
	if code := cli.Run([]string{"version", "--json"}, strings.NewReader(""), &out, &errOut); code != 0 {
		t.Fatalf("exit %d: %s", code, &errOut)
	}
	var got struct{ Version, Go string }
	if err := json.Unmarshal(out.Bytes(), &got); err != nil || got.Version == "" || got.Go == "" {
		t.Errorf("%s: %v", &out, err)
	}
	for _, arg := range []string{"version", "--version"} {
		out.Reset()
		cli.Run([]string{arg}, strings.NewReader(""), &out, &errOut)
		if !strings.HasPrefix(out.String(), "mentsu "+got.Version+", "+got.Go) {
			t.Errorf("%s: %s%s", arg, &out, &errOut)
		}
	}
}

// TestAnswersAndErrorsInOrder gives both outputs the same place.
func TestAnswersAndErrorsInOrder(t *testing.T) {
	var out bytes.Buffer
	cli.Run(strings.Fields("convert 11m 2x 3m"), strings.NewReader(""), &out, &out)
	want := "11m\nmentsu: hand 2: unknown letter 'x'\n  2x\n   ^\n3m\n"
	if out.String() != want {
		t.Errorf("%q, want %q", &out, want)
	}
}

func TestWithoutArgumentsHelps(t *testing.T) {
	var out, errOut bytes.Buffer
	if code := cli.Run(nil, strings.NewReader(""), &out, &errOut); code != 0 || !strings.Contains(out.String(), "Usage:") {
		t.Errorf("exit %d: %s%s", code, &out, &errOut)
	}
}
