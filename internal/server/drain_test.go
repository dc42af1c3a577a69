package server

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// TestDrainLosesNothing ends the service under load. Every request that it has begun must
// be answered in full; a client sees no more than that nobody listens any more.
func TestDrainLosesNothing(t *testing.T) {
	s, err := New(Options{Addr: "127.0.0.1:0", DrainDelay: 300 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	at, done := make(chan net.Addr, 1), make(chan error, 1)
	go func() { done <- s.Run(ctx, func(public, _ net.Addr) { at <- public }) }()
	addr := (<-at).String()
	var answers, notReady atomic.Int64
	var clients sync.WaitGroup
	for i := range 16 {
		clients.Go(func() {
			for {
				conn, err := new(net.Dialer).DialContext(t.Context(), "tcp", addr)
				if err != nil {
					return // nobody listens any more
				}
				path := []string{"/v1/analyze", "/v1/shanten", "/readyz"}[i%3]
				askUntilClosed(conn, path, &answers, &notReady)
			}
		})
	}
	wait(t, "there is load", func() bool { return answers.Load() > 500 && s.warm.done.Load() })
	stop()
	if err := <-done; err != nil {
		t.Error(err)
	}
	clients.Wait()
	begun := int64(0)
	for _, f := range gathered(t, s) {
		if f.GetName() != "mentsu_http_requests_total" {
			continue
		}
		for _, m := range f.GetMetric() {
			begun += int64(m.GetCounter().GetValue())
		}
	}
	if answers.Load() != begun || begun < 500 {
		t.Errorf("%d answers to %d requests", answers.Load(), begun)
	}
	if notReady.Load() == 0 {
		t.Error("nobody was told that the service goes down")
	}
}

// askUntilClosed asks again and again over a connection and counts the answers.
func askUntilClosed(conn net.Conn, path string, answers, notReady *atomic.Int64) {
	defer conn.Close() //nolint:errcheck // no more is asked
	r := bufio.NewReader(conn)
	for {
		method, body := "POST", `{"hand":"123m0567p789s1145z"}`
		if path == "/readyz" {
			method, body = "GET", ""
		}
		if _, err := fmt.Fprintf(conn, "%s %s HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n%s", method, path, len(body), body); err != nil {
			return
		}
		response, err := http.ReadResponse(r, nil)
		if err != nil {
			return
		}
		_, err = io.Copy(io.Discard, response.Body)
		_ = response.Body.Close()
		if err != nil {
			return
		}
		answers.Add(1)
		if response.StatusCode == http.StatusServiceUnavailable {
			notReady.Add(1)
		}
		if response.Close {
			return
		}
	}
}

// TestDrainDeadline breaks off what does not end in time, and says so.
func TestDrainDeadline(t *testing.T) {
	s, err := New(Options{Addr: "127.0.0.1:0", Admin: "127.0.0.1:0", DrainDelay: time.Hour, DrainTimeout: 50 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	at, done := make(chan net.Addr, 1), make(chan error, 1)
	go func() { done <- s.Run(ctx, func(public, _ net.Addr) { at <- public }) }()
	conn := openBatch(t, (<-at).String(), "")
	wait(t, "the batch is open", func() bool { return s.batches.inside() == 1 })
	s.Hurry() // or the test takes an hour
	stop()
	if err := <-done; err == nil || !strings.Contains(err.Error(), "1 request broken off after 50ms of waiting") {
		t.Errorf("%v", err)
	}
	if _, err := io.ReadAll(conn); err == nil {
		t.Log("the connection ended in good order") // both are fine: no row was due
	}
}

// TestRunRefuses says in words why a service cannot begin.
func TestRunRefuses(t *testing.T) {
	_, addr := run(t, Options{})
	for _, o := range []Options{{Addr: addr}, {Addr: "127.0.0.1:0", Admin: addr}, {Addr: "nowhere"}, {Addr: "unix:/none/socket"}} {
		s, err := New(o)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Run(t.Context(), func(net.Addr, net.Addr) { t.Error("it listens") }); err == nil {
			t.Errorf("%+v: no error", o)
		}
	}
}
