package server

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"mentsu/internal/api"
)

// wait waits until a condition holds, for at most some seconds.
func wait(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(10 * time.Second); !holds(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("waited in vain until %s", what)
		}
	}
}

// openBatch sends the head of a batch and returns the connection.
func openBatch(t *testing.T, at, query string) net.Conn {
	t.Helper()
	conn, err := new(net.Dialer).DialContext(t.Context(), "tcp", strings.TrimPrefix(at, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = conn.Close() })
	if err := conn.SetDeadline(time.Now().Add(20 * time.Second)); err != nil {
		t.Fatal(err)
	}
	if _, err := fmt.Fprintf(conn, "POST /v1/batch%s HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", query); err != nil {
		t.Fatal(err)
	}
	return conn
}

// chunk sends text as one chunk of a body.
func chunk(w io.Writer, text string) error {
	_, err := fmt.Fprintf(w, "%x\r\n%s\r\n", len(text), text)
	return err
}

// TestBatchDialogue sends each line only when the row before has come.
func TestBatchDialogue(t *testing.T) {
	_, at := start(t, Options{})
	conn := openBatch(t, at, "")
	var rows *bufio.Reader
	for i, line := range []string{`{"op":"shanten","hand":"123m0567p789s1145z"}`, "x", `{"id":3,"op":"useful","hand":"4567m"}`} {
		if err := chunk(conn, line+"\n"); err != nil {
			t.Fatal(err)
		}
		if rows == nil {
			response, err := http.ReadResponse(bufio.NewReader(conn), nil)
			if err != nil {
				t.Fatal(err)
			}
			defer response.Body.Close() //nolint:errcheck // read as far as it goes
			if response.StatusCode != 200 || response.Header.Get("Content-Type") != linesKind {
				t.Fatalf("%+v", response)
			}
			rows = bufio.NewReader(response.Body)
		}
		got, err := rows.ReadString('\n')
		want := strings.Replace(row(t, line), `"line":1`, `"line":`+strconv.Itoa(i+1), 1)
		if err != nil || got != want {
			t.Fatalf("%q, want %q: %v", got, want, err)
		}
	}
	if _, err := io.WriteString(conn, "0\r\n\r\n"); err != nil {
		t.Fatal(err)
	}
	if rest, err := io.ReadAll(rows); err != nil || len(rest) > 0 {
		t.Errorf("%q after the rows: %v", rest, err)
	}
}

// TestBatchOptions reads the operation and its fields from the address.
func TestBatchOptions(t *testing.T) {
	s, at := start(t, Options{})
	for _, c := range []struct {
		query, body string
		status      int
		says        string
	}{
		{"?op=useful&pool=seen&seen=333p", "[111z]4445p\n", 200, `"op":"useful","hand":"4445p[111z]","drawn":null,"pool":"seen"`},
		{"?op=shanten", "x", 200, `"line":1}`},
		{"", "", 200, ""},
		{"?op=shantem", "1m\n", 404, `"unknown_op"`},
		{"?pool=seen", "1m\n", 404, `"unknown_op"`},
		{"?op=shanten&only=tanyao", "1m\n", 422, `"unknown_field"`},
		{"?op=shanten&hand=1m", "1m\n", 422, `"unknown_field"`},
		{"?op=%zz", "1m\n", 400, `"broken_request"`},
	} {
		got := ask(t, "POST", at+"/v1/batch"+c.query, c.body)
		if got.status != c.status || !strings.Contains(got.body, c.says) || (c.says == "") != (got.body == "") {
			t.Errorf("%s: %d %s", c.query, got.status, got.body)
		}
	}
	if ok, failed := value(t, s.metrics.rows), value(t, s.metrics.failedRows); ok != 1 || failed != 1 {
		t.Errorf("%v rows and %v failed", ok, failed)
	}
}

// TestBatchHangUp ends the work of a client that leaves, whether it was reading or not.
func TestBatchHangUp(t *testing.T) {
	s, at := start(t, Options{})
	for _, reads := range []bool{true, false} {
		conn := openBatch(t, at, "?op=analyze")
		if err := chunk(conn, strings.Repeat("123m0567p789s1145z\n", 100)); err != nil {
			t.Fatal(err)
		}
		if reads {
			if _, err := io.ReadFull(conn, make([]byte, 1<<16)); err != nil {
				t.Fatal(err)
			}
		}
		wait(t, "the batch is open", func() bool { return s.batches.inside() == 1 })
		if err := conn.Close(); err != nil {
			t.Fatal(err)
		}
		wait(t, "it is not", func() bool { return s.batches.inside() == 0 && s.metrics.inFlight.Load() == 0 })
	}
}

// TestBatchBackpressure sends and never reads: soon the service reads no more.
func TestBatchBackpressure(t *testing.T) {
	s, at := start(t, Options{})
	conn := openBatch(t, at, "?op=discards")
	lines := strings.Repeat("123m0567p789s1145z\n", 1000)
	sent := make(chan struct{})
	go func() {
		defer close(sent)
		for chunk(conn, lines) == nil {
		}
	}()
	rows := -1.0
	wait(t, "rows stand still", func() bool {
		before := rows
		rows = value(t, s.metrics.rows)
		time.Sleep(200 * time.Millisecond)
		return rows > 0 && rows == before
	})
	if err := conn.Close(); err != nil {
		t.Fatal(err)
	}
	<-sent
	wait(t, "the batch has ended", func() bool { return s.batches.inside() == 0 })
	if now := value(t, s.metrics.rows); now > rows+2000 {
		t.Errorf("%v rows, then %v", rows, now)
	}
}

// TestBatchBrokenOff expects no proper end of rows when the body breaks off in the middle.
func TestBatchBrokenOff(t *testing.T) {
	_, at := start(t, Options{Idle: 300 * time.Millisecond})
	for what, tail := range map[string]string{"nothing more comes": "", "a broken chunk": "zz\r\n"} {
		conn := openBatch(t, at, "")
		if err := chunk(conn, "x\n"); err != nil {
			t.Fatal(err)
		}
		response, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			t.Fatal(err)
		}
		if _, err = io.WriteString(conn, tail); err != nil {
			t.Fatal(err)
		}
		rows, err := io.ReadAll(response.Body)
		_ = response.Body.Close()
		if err == nil || !strings.Contains(string(rows), `"line":1`) {
			t.Errorf("%s: %q: %v", what, rows, err)
		}
	}
}

// TestManyBatches refuses those that are too many, and takes the next when one has ended.
func TestManyBatches(t *testing.T) {
	s, at := start(t, Options{Batches: 1})
	conn := openBatch(t, at, "")
	wait(t, "the batch is open", func() bool { return s.batches.inside() == 1 })
	got := ask(t, "POST", at+"/v1/batch", "x\n")
	if got.status != 503 || got.header.Get("Retry-After") != "1" || !strings.Contains(got.body, `"overloaded"`) {
		t.Errorf("%+v", got)
	}
	_ = conn.Close()
	wait(t, "it is not", func() bool { return s.batches.inside() == 0 })
	if got := ask(t, "POST", at+"/v1/batch", "x\n"); got.status != 200 {
		t.Errorf("%+v", got)
	}
}

// TestTurns holds the bound on answers at a time: who waits gets its turn or is told, and
// quick answers need none.
func TestTurns(t *testing.T) {
	s, at := start(t, Options{Concurrency: 1, Queue: 1, Timeout: 500 * time.Millisecond})
	if s.answers.enter(t.Context()) != passed {
		t.Fatal("no turn at all")
	}
	first := make(chan answered, 1)
	go func() { first <- ask(t, "POST", at+"/v1/explain", `{"hand":"1m"}`) }()
	wait(t, "one waits", func() bool { return s.answers.waiting.Load() == 1 })
	if got := ask(t, "POST", at+"/v1/explain", `{"hand":"1m"}`); got.status != 503 || !strings.Contains(got.body, `"overloaded"`) || got.header.Get("Retry-After") != "1" {
		t.Errorf("%+v", got)
	}
	if got := ask(t, "POST", at+"/v1/shanten", `{"hand":"1m"}`); got.status != 200 {
		t.Errorf("%+v", got)
	}
	if got := <-first; got.status != 503 || !strings.Contains(got.body, `"timeout"`) {
		t.Errorf("%+v", got)
	}
	go func() { first <- ask(t, "POST", at+"/v1/explain", `{"hand":"1m"}`) }()
	wait(t, "one waits", func() bool { return s.answers.waiting.Load() == 1 })
	s.answers.leave()
	if got := <-first; got.status != 200 {
		t.Errorf("%+v", got)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if s.answers.enter(t.Context()) != passed || s.answers.enter(ctx) != ended {
		t.Error("who has left waits on")
	}
}

// TestPanic ends one answer and not the service.
func TestPanic(t *testing.T) {
	s, at := start(t, Options{})
	s.mux.HandleFunc("/panic", s.handler(&route{path: "/panic", methods: []string{"GET"}, serve: func(*exchange) { panic("on purpose") }}))
	s.do = func(*api.Request) (api.Response, *api.Error) { panic("on purpose") }
	for _, path := range []string{"/panic", "/v1/explain?hand=1m", "/v1/odds"} {
		if got := ask(t, "GET", at+path, ""); got.status != 500 || !strings.Contains(got.body, `"internal"`) || strings.Contains(got.body, "purpose") {
			t.Errorf("%s: %+v", path, got)
		}
	}
	if s.answers.inside() != 0 || s.long.inside() != 0 || s.metrics.inFlight.Load() != 0 {
		t.Error("something is left behind")
	}
}
