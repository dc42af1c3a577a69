package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"mentsu/form"
	"mentsu/internal/corpus"
)

// service is a running mentsu serve.
type service struct {
	cmd  *exec.Cmd
	addr string
}

// startService starts the service on a port that is free, and waits until it is ready.
func startService(ctx context.Context, binary string) (*service, error) {
	cmd := exec.CommandContext(ctx, binary, "serve", "--addr", "127.0.0.1:0", "--log", "text")
	pipe, err := cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	said := bufio.NewScanner(pipe)
	s := &service{cmd: cmd}
	for said.Scan() && !strings.Contains(said.Text(), "msg=ready") {
		if _, addr, ok := strings.Cut(said.Text(), "http://"); ok {
			s.addr = addr
		}
	}
	go func() {
		for said.Scan() { // or the log would stand in its way
		}
	}()
	if s.addr == "" {
		return nil, errors.New("the service does not say where it is")
	}
	return s, nil
}

// stop asks the service to end, and waits for it.
func (s *service) stop() error {
	return errors.Join(s.cmd.Process.Signal(syscall.SIGINT), s.cmd.Wait())
}

// memory returns what of the service is in memory, in MB.
func (s *service) memory() (float64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if kilobytes, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			n, err := strconv.ParseFloat(strings.Fields(kilobytes)[0], 64)
			return n / 1000, err
		}
	}
	return 0, errors.New("the system does not say what memory is used")
}

// tick is the unit in which the system tells the time of processes.
const tick = 10 * time.Millisecond

// processor returns the time that the service has used processors for.
func (s *service) processor() (time.Duration, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", s.cmd.Process.Pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(text), ") ") // behind the name
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0, errors.New("the system does not say what time is used")
	}
	user, err := strconv.Atoi(fields[11])
	if err != nil {
		return 0, err
	}
	system, err := strconv.Atoi(fields[12])
	return time.Duration(user+system) * tick, err
}

// batchRounds is how often each batch runs; the least time counts.
const batchRounds = 3

// compareBatch sends the same lines to the command batch and to the service, in turns, and
// returns a row of the report.
func compareBatch(ctx context.Context, binary, dir, addr string, lines int) (string, error) {
	name := filepath.Join(dir, "lines.jsonl")
	var text bytes.Buffer
	random := corpus.New(1)
	for range lines {
		h := random.Deal(corpus.Spec{Tiles: 14}).Hand(form.Rules{})
		text.WriteString(`{"op":"shanten","hand":"`)
		for _, t := range h.Tiles().Concealed {
			text.WriteString(t.String())
		}
		text.WriteString("\"}\n")
	}
	if err := os.WriteFile(name, text.Bytes(), 0o600); err != nil {
		return "", err
	}
	least := [2]time.Duration{1 << 62, 1 << 62}
	sizes := [2]int64{}
	for range batchRounds {
		for i, answer := range []func() (int64, error){
			func() (int64, error) { return batchByCommand(ctx, binary, name) },
			func() (int64, error) { return batchByHTTP(ctx, addr, name) },
		} {
			begin := time.Now()
			size, err := answer()
			if err != nil {
				return "", err
			}
			least[i], sizes[i] = min(least[i], time.Since(begin)), size
		}
	}
	if sizes[0] != sizes[1] {
		return "", fmt.Errorf("%d bytes of rows, but %d over HTTP", sizes[0], sizes[1])
	}
	return fmt.Sprintf("batch        %d lines: %.2f s by the command, %.2f s over HTTP (%+.0f %%), the least of %d rounds\n",
		lines, least[0].Seconds(), least[1].Seconds(), 100*(least[1].Seconds()/least[0].Seconds()-1), batchRounds), nil
}

// counter counts what is written.
type counter struct{ n int64 }

// Write counts.
func (c *counter) Write(b []byte) (int, error) {
	c.n += int64(len(b))
	return len(b), nil
}

func batchByCommand(ctx context.Context, binary, name string) (int64, error) {
	var out counter
	cmd := exec.CommandContext(ctx, binary, "batch", "--quiet", name) //nolint:gosec // what was just built
	cmd.Stdout, cmd.Stderr = &out, os.Stderr
	err := cmd.Run()
	return out.n, err
}

func batchByHTTP(ctx context.Context, addr, name string) (int64, error) {
	file, err := os.Open(name) //nolint:gosec // written above
	if err != nil {
		return 0, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://"+addr+"/v1/batch", file)
	if err != nil {
		return 0, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return 0, err
	}
	defer response.Body.Close() //nolint:errcheck // read to its end
	var out counter
	_, err = io.Copy(&out, response.Body)
	return out.n, err
}
