package server

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"mentsu/internal/api"
)

// run serves as the command does, on a free port, until the test ends.
func run(t *testing.T, o Options) (s *Server, addr string) {
	t.Helper()
	if o.Addr == "" {
		o.Addr = "127.0.0.1:0"
	}
	s, err := New(o)
	if err != nil {
		t.Fatal(err)
	}
	at, done := make(chan net.Addr, 1), make(chan error, 1)
	go func() { done <- s.Run(t.Context(), func(public, _ net.Addr) { at <- public }) }()
	t.Cleanup(func() {
		if err := <-done; err != nil {
			t.Error(err)
		}
	})
	select {
	case a := <-at:
		return s, a.String()
	case err := <-done:
		done <- nil
		t.Fatal(err)
		return nil, ""
	}
}

func dial(t *testing.T, addr string) net.Conn {
	t.Helper()
	conn, err := new(net.Dialer).DialContext(t.Context(), "tcp", addr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	return conn
}

// TestHostileBodies expects an answer that says why, and nothing else, to bodies that mean harm.
func TestHostileBodies(t *testing.T) {
	_, at := start(t, Options{})
	for name, c := range map[string]struct {
		body   string
		status int
		code   api.Code
	}{
		"huge":            {`{"hand":"` + strings.Repeat("1m", api.MaxLine/2) + `"}`, 413, api.TooLarge},
		"100,000 tiles":   {`{"hand":"` + strings.Repeat("1", 100_000) + `m"}`, 413, api.TooLarge},
		"100,000 seen":    {`{"hand":"1m","seen":"` + strings.Repeat("1", 100_000) + `m"}`, 413, api.TooLarge},
		"deep":            {`{"hand":"1m","id":` + strings.Repeat("[", 200_000) + strings.Repeat("]", 200_000) + `}`, 400, api.BadJSON},
		"deep and open":   {`{"id":` + strings.Repeat(`{"a":`, 100_000), 400, api.BadJSON},
		"not UTF-8":       {"{\"hand\":\"1m\xff\"}", 400, api.BadJSON},
		"half a letter":   {"{\"hand\":\"1m\xe7\x8b\"}", 400, api.BadJSON},
		"twice":           {`{"hand":"1m","hand":"2m"}`, 400, api.BadJSON},
		"twice, escaped":  {`{"hand":"1m","h\u0061nd":"2m"}`, 400, api.BadJSON},
		"other case":      {`{"Hand":"1m"}`, 422, api.UnknownField},
		"two objects":     {`{"hand":"1m"}{"hand":"1m"}`, 400, api.BadJSON},
		"zero bytes":      {strings.Repeat("\x00", 1000), 400, api.BadJSON},
		"huge number":     {`{"hand":"1m","jokers":1e999}`, 422, api.BadValue},
		"long rules":      {`{"hand":"1m","rules_toml":"` + strings.Repeat(`include=[\"a\",\"a\"]\n`, 4000) + `"}`, 413, api.TooLarge},
		"much that means": {`{"hand":"1m"` + strings.Repeat(" ", 900_000) + `}`, 200, ""},
	} {
		begin := time.Now()
		got := ask(t, "POST", at+"/v1/shanten", c.body)
		if got.status != c.status || c.code != "" && !strings.Contains(got.body, `"code":"`+string(c.code)+`"`) || len(got.body) > 2000 {
			t.Errorf("%s: %d %.300s", name, got.status, got.body)
		}
		if took := time.Since(begin); took > 5*time.Second {
			t.Errorf("%s took %s", name, took)
		}
	}
}

// TestRulesThatInclude asks with rules that name other files: a service opens none, so they
// can include nothing, least of all themselves.
func TestRulesThatInclude(t *testing.T) {
	_, at := start(t, Options{})
	for _, rules := range []string{`include = [\"/etc/passwd\"]`, `extends = \"../x.toml\"`, strings.Repeat(`[[include]]\nfile=\"a\"\n`, 2000)} {
		if got := ask(t, "POST", at+"/v1/shanten", `{"hand":"1m","rules_toml":"`+rules+`"}`); got.status != 422 || !strings.Contains(got.body, `"field":"rules_toml"`) {
			t.Errorf("%.40s: %d %s", rules, got.status, got.body)
		}
	}
}

// TestLongBodyStops does not take in what is over the limit, declared or not.
func TestLongBodyStops(t *testing.T) {
	_, addr := run(t, Options{})
	conn := dial(t, addr)
	if _, err := fmt.Fprintf(conn, "POST /v1/shanten HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000000\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	sent := int64(0)
	go func() {
		for block := make([]byte, 1<<16); sent < 1<<30; sent += 1 << 16 {
			if _, err := conn.Write(block); err != nil {
				return
			}
		}
	}()
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	_ = response.Body.Close()
	if response.StatusCode != 413 || !response.Close {
		t.Errorf("%+v", response)
	}
}

// TestSlowHeaders ends connections that send a byte of a header now and then.
func TestSlowHeaders(t *testing.T) {
	s, err := New(Options{})
	if err != nil {
		t.Fatal(err)
	}
	listener, err := new(net.ListenConfig).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	web := s.httpServer(s)
	if web.ReadHeaderTimeout != headerTime || web.ReadTimeout != bodyTime || web.MaxHeaderBytes != headerBytes || web.IdleTimeout != keepTime {
		t.Error("the limits are not set")
	}
	web.ReadHeaderTimeout = 300 * time.Millisecond // the test need not take as long as the service
	go func() { _ = web.Serve(listener) }()
	t.Cleanup(func() { _ = web.Close() })
	conn := dial(t, listener.Addr().String())
	ended := make(chan struct{})
	go func() {
		_, _ = io.ReadAll(conn) // how it ends does not matter
		close(ended)
	}()
	if _, err := io.WriteString(conn, "GET /healthz HTTP/1.1\r\nX-Slow: "); err != nil {
		t.Fatal(err)
	}
	begin := time.Now()
	for {
		select {
		case <-ended:
			return
		case <-time.After(50 * time.Millisecond):
			_, _ = io.WriteString(conn, "x") // it may be closed already
		}
		if time.Since(begin) > 10*time.Second {
			t.Fatal("the connection is still there")
		}
	}
}

// TestLongHeaders refuses more headers than are taken.
func TestLongHeaders(t *testing.T) {
	_, addr := run(t, Options{})
	conn := dial(t, addr)
	go func() {
		_, _ = io.WriteString(conn, "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: "+strings.Repeat("x", 1<<20)+"\r\n\r\n") // it may be closed on the way
	}()
	response, err := http.ReadResponse(bufio.NewReader(conn), nil)
	if err != nil {
		t.Fatal(err)
	}
	_ = response.Body.Close()
	if response.StatusCode != http.StatusRequestHeaderFieldsTooLarge {
		t.Errorf("%+v", response)
	}
}

// idleConnections is how many connections say nothing.
const idleConnections = 10_000

// TestIdleConnections is served beside ten thousand connections that say nothing. They are of
// another process, so that each needs one file in this one.
func TestIdleConnections(t *testing.T) {
	if testing.Short() {
		t.Skip("short: opens ten thousand connections, which the tests without -short do")
	}
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	if limit.Cur < idleConnections+200 { // Go has raised it to what may be
		t.Skipf("the system allows a process %d files only", limit.Cur)
	}
	s, addr := run(t, Options{})
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestIdleClient$")
	cmd.Env = append(os.Environ(), "MENTSU_TEST_IDLE="+addr)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if said, err := bufio.NewReader(out).ReadString('\n'); err != nil || said != "open\n" {
		t.Fatalf("%q: %v", said, err)
	}
	begin := time.Now()
	for range 20 {
		if got := ask(t, "POST", "http://"+addr+"/v1/analyze", `{"hand":"123m0567p789s1145z"}`); got.status != 200 {
			t.Fatalf("%+v", got)
		}
	}
	if took := time.Since(begin); took > 10*time.Second {
		t.Errorf("20 requests took %s", took)
	}
	wait(t, "no request is in flight", func() bool { return s.metrics.inFlight.Load() == 0 })
	if err := errors.Join(in.Close(), cmd.Wait()); err != nil {
		t.Error(err)
	}
}

// TestIdleClient is the other process: it opens the connections and waits for its input to
// end.
func TestIdleClient(t *testing.T) {
	addr := os.Getenv("MENTSU_TEST_IDLE")
	if addr == "" {
		t.Skip("is started by TestIdleConnections")
	}
	for range idleConnections {
		dial(t, addr)
	}
	if _, err := fmt.Fprintln(os.Stdout, "open"); err != nil {
		t.Fatal(err)
	}
	_, _ = io.Copy(io.Discard, os.Stdin) // until it ends
}

// TestSocket serves at a socket, takes the place of one left behind, but not of a service or
// another file.
func TestSocket(t *testing.T) {
	dir := t.TempDir()
	file := dir + "/socket"
	old, err := new(net.ListenConfig).Listen(t.Context(), "unix", file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = listen(t.Context(), "unix:"+file); err == nil || err.Error() != "the address unix:"+file+" is in use" {
		t.Errorf("beside a service: %v", err)
	}
	if u, ok := old.(*net.UnixListener); ok {
		u.SetUnlinkOnClose(false)
	}
	if err = old.Close(); err != nil {
		t.Fatal(err)
	}
	_, addr := run(t, Options{Addr: "unix:" + file})
	conn, err := new(net.Dialer).DialContext(t.Context(), "unix", addr)
	if err != nil {
		t.Fatal(err)
	}
	if _, err = io.WriteString(conn, "GET /v1/shanten?hand=1m HTTP/1.0\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(conn)
	if want := row(t, `{"op":"shanten","hand":"1m"}`); err != nil || !strings.HasSuffix(string(text), want) {
		t.Errorf("%s, want %s: %v", text, want, err)
	}
	plain := dir + "/plain"
	if err := os.WriteFile(plain, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := listen(t.Context(), "unix:"+plain); err == nil {
		t.Error("a file is taken for a socket")
	}
	if text, err := os.ReadFile(plain); err != nil || string(text) != "x" {
		t.Errorf("the file is %q: %v", text, err)
	}
}
