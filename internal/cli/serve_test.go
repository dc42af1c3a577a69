//go:build !noserve

package cli_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"mentsu/internal/cli"
)

// spoken is where a command writes while a test reads.
type spoken struct {
	io.Writer

	lines chan string
}

func newSpoken() *spoken {
	r, w := io.Pipe()
	b := &spoken{w, make(chan string, 1000)}
	go func() {
		for s := bufio.NewScanner(r); s.Scan(); {
			b.lines <- s.Text()
		}
	}()
	return b
}

// serve runs a command that serves at a socket, and returns a client and what waits for the end.
func serve(t *testing.T, line string) (client *http.Client, said *spoken, end func() int) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "s")
	said = newSpoken()
	code := make(chan int, 1)
	go func() {
		code <- cli.Run(strings.Fields("serve --addr unix:"+file+" "+line), strings.NewReader(""), io.Discard, said)
	}()
	if first := <-said.lines; !strings.HasPrefix(first, "mentsu: serving at unix:"+file) {
		t.Fatal(first)
	}
	client = &http.Client{Transport: &http.Transport{DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "unix", file)
	}}}
	return client, said, func() int {
		select {
		case c := <-code:
			return c
		case <-time.After(20 * time.Second):
			t.Fatal("the command does not end")
			return 0
		}
	}
}

func get(t *testing.T, client *http.Client, url string) (status int, body string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), "GET", url, http.NoBody)
	if err != nil {
		t.Fatal(err)
	}
	response, err := client.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close() //nolint:errcheck // read to its end
	text, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return response.StatusCode, string(text)
}

// TestServe serves at a socket until it is asked to end: the answers and the version are
// those of the other verbs, and the exit code says that nothing was lost.
func TestServe(t *testing.T) {
	client, said, end := serve(t, "--base-path /m/ --log json --drain-delay 300ms")
	want := run(t, "shanten 123m0567p789s1145z --json")
	if status, body := get(t, client, "http://x/m/v1/shanten?hand=123m0567p789s1145z"); status != 200 || body != want {
		t.Errorf("%d %s, want %s", status, body, want)
	}
	if status, body := get(t, client, "http://x/m/version"); status != 200 || body != run(t, "version --json") {
		t.Errorf("%d %s", status, body)
	}
	if err := syscall.Kill(os.Getpid(), syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	for { // until the signal has come through
		if status, body := get(t, client, "http://x/m/readyz"); status == 503 && body == "draining\n" {
			break
		}
	}
	if code := end(); code != 0 {
		t.Errorf("exit %d", code)
	}
	for messages := ""; !strings.Contains(messages, "stopped"); {
		var line struct{ Msg string }
		text := <-said.lines
		if err := json.Unmarshal([]byte(text), &line); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		messages += line.Msg
	}
}

// TestServeHurries leaves out the delay when a person ends it.
func TestServeHurries(t *testing.T) {
	_, _, end := serve(t, "--log off --drain-delay 1h")
	if err := syscall.Kill(os.Getpid(), syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	if code := end(); code != 0 {
		t.Errorf("exit %d", code)
	}
}

// TestServeRefuses says what is wrong with flags and environment before anybody listens.
func TestServeRefuses(t *testing.T) {
	for _, c := range []struct {
		env, line string
		code      int
		says      string
	}{
		{"", "--base-path m", 1, "the base path must look like /mahjong"},
		{"", "--rate 0", 2, "--rate: must be a number above 0"},
		{"", "--rate x", 2, "--rate: must be a number above 0"},
		{"", "--trust-proxy 10.0.0.0/99", 2, "--trust-proxy: must be networks such as 10.0.0.0/8"},
		{"", "--log xml", 2, "must be one of json, text, off"},
		{"MENTSU_LOG=xml", "", 2, "MENTSU_LOG: must be one of json, text, off"},
		{"MENTSU_ADDR=unix:/none/socket", "", 1, "cannot listen at unix:/none/socket"},
		{"", "--timeout 0s", 2, "must be a length of time"},
		{"", "--concurrency 0", 2, "must be a whole number from 1"},
		{"", "extra", 2, "serve goes without arguments"},
	} {
		t.Setenv("MENTSU_LOG", "")
		t.Setenv("MENTSU_ADDR", "unix:/none/other")
		if name, value, ok := strings.Cut(c.env, "="); ok {
			t.Setenv(name, value)
		}
		var out, errOut bytes.Buffer
		code := cli.Run(append([]string{"serve"}, strings.Fields(c.line)...), strings.NewReader(""), &out, &errOut)
		if code != c.code || out.Len() > 0 || !strings.Contains(errOut.String(), c.says) {
			t.Errorf("%s %s: exit %d, %s", c.env, c.line, code, &errOut)
		}
	}
}
