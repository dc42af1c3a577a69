package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"slices"
	"strconv"
	"strings"
	"time"
)

// loader sends requests over connections of its own. It speaks just enough HTTP, for what it
// needs of the processors the service lacks.
type loader struct {
	addr, path, body string
	connections      int
}

// run sends so many requests at a steady rate and returns how long each took from when it
// was due, in order.
func (l *loader) run(requests, perSecond int) ([]time.Duration, error) {
	each := requests / l.connections
	results, errs := make([][]time.Duration, l.connections), make(chan error, l.connections)
	begin := time.Now().Add(100 * time.Millisecond)
	step := time.Second * time.Duration(l.connections) / time.Duration(perSecond)
	for i := range l.connections {
		go func() {
			var err error
			results[i], err = l.connection(each, begin.Add(step*time.Duration(i)/time.Duration(l.connections)), step)
			errs <- err
		}()
	}
	var err error
	for range l.connections {
		err = errors.Join(err, <-errs)
	}
	times := slices.Concat(results...)
	slices.Sort(times)
	return times, err
}

// connection sends n requests over one connection, the first when it is due and then one in
// each step, or as soon as the one before is answered.
func (l *loader) connection(n int, due time.Time, step time.Duration) ([]time.Duration, error) {
	conn, err := net.Dial("tcp", l.addr) //nolint:noctx // the process ends with it
	if err != nil {
		return nil, err
	}
	defer conn.Close() //nolint:errcheck // everything is answered
	request := fmt.Appendf(nil, "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", l.path, l.addr, len(l.body), l.body)
	answers := bufio.NewReader(conn)
	times := make([]time.Duration, n)
	for i := range times {
		time.Sleep(time.Until(due))
		if _, err := conn.Write(request); err != nil {
			return nil, err
		}
		if err := skipAnswer(answers); err != nil {
			return nil, err
		}
		times[i] = time.Since(due)
		due = due.Add(step)
	}
	return times, nil
}

// skipAnswer reads an answer, which must be a good one that says its length.
func skipAnswer(r *bufio.Reader) error {
	status, err := r.ReadSlice('\n')
	if err != nil {
		return err
	}
	if !strings.HasPrefix(string(status), "HTTP/1.1 200 ") {
		return fmt.Errorf("answered %q", status)
	}
	length := -1
	for {
		var line []byte
		if line, err = r.ReadSlice('\n'); err != nil {
			return err
		}
		if len(line) == len("\r\n") {
			break
		}
		if text, ok := strings.CutPrefix(string(line), "Content-Length: "); ok {
			if length, err = strconv.Atoi(strings.TrimSpace(text)); err != nil {
				return err
			}
		}
	}
	if length < 0 {
		return errors.New("an answer without a length")
	}
	_, err = io.CopyN(io.Discard, r, int64(length))
	return err
}
