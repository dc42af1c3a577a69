// Command load puts the service under load and prints what came out: requests at a steady
// rate over connections that stay open, with the time from when each was due; memory before
// and after; and a batch over HTTP beside the command batch. The service is a process of its
// own on this machine, which both share.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

func main() {
	perSecond := flag.Int("rate", 15_000, "requests a second")
	connections := flag.Int("connections", 32, "connections that stay open")
	requests := flag.Int("requests", 150_000, "requests in all")
	lines := flag.Int("lines", 1_000_000, "lines of the batch; 0 for none")
	op := flag.String("op", "shanten", "the operation")
	command := flag.String("command", "", "the command to start, such as one built earlier; built from here if none is named")
	body := flag.String("body", `{"hand":"123m0567p789s1145z"}`, "the request")
	flag.Parse()
	load := loader{path: "/v1/" + *op, body: *body, connections: *connections}
	report, err := run(load, *command, *perSecond, *requests, *lines)
	if err == nil {
		_, err = os.Stdout.WriteString(report)
	}
	if err != nil {
		log.Fatal(err)
	}
}

// run puts a service under load and returns what came out.
func run(load loader, command string, perSecond, requests, lines int) (report string, err error) {
	ctx := context.Background()
	dir, err := os.MkdirTemp("", "mentsu-load")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir) //nolint:errcheck // what is left is in the place for such things
	if command == "" {
		command = filepath.Join(dir, "mentsu")
		var out []byte
		if out, err = exec.CommandContext(ctx, "go", "build", "-o", command, "./cmd/mentsu").CombinedOutput(); err != nil { //nolint:gosec // in a directory of ours
			return "", fmt.Errorf("%w: %s", err, out)
		}
	}
	s, err := startService(ctx, command)
	if err != nil {
		return "", err
	}
	load.addr = s.addr
	if report, err = s.underLoad(load, perSecond, requests); err != nil {
		return "", err
	}
	if lines > 0 {
		row, err := compareBatch(ctx, command, dir, s.addr, lines)
		if err != nil {
			return "", err
		}
		report += row
	}
	return report, s.stop()
}

// underLoad sends requests and returns rows of the report.
func (s *service) underLoad(load loader, perSecond, requests int) (string, error) {
	_, err := load.run(5000, perSecond) // the first ones build tables and open connections
	if err != nil {
		return "", err
	}
	before, err := s.memory()
	if err != nil {
		return "", err
	}
	busy, err := s.processor()
	if err != nil {
		return "", err
	}
	begin := time.Now()
	times, err := load.run(requests, perSecond)
	if err != nil {
		return "", err
	}
	took := time.Since(begin)
	busyAfter, err := s.processor()
	if err != nil {
		return "", err
	}
	after, err := s.memory()
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("machine      %d cores for service and load, %s, load average %s\n", runtime.NumCPU(), runtime.Version(), loadAverage()) +
		fmt.Sprintf("requests     %d of %s over %d connections in %.1f s: %.0f a second, %d asked for\n",
			len(times), load.path, load.connections, took.Seconds(), float64(len(times))/took.Seconds(), perSecond) +
		fmt.Sprintf("latency ms   median %.2f, 90 %% %.2f, 99 %% %.2f, 99.9 %% %.2f, most %.2f, from when a request was due\n",
			at(times, 0.5), at(times, 0.9), at(times, 0.99), at(times, 0.999), at(times, 1)) +
		fmt.Sprintf("processor    %.1f us of the service for each request\n", (busyAfter-busy).Seconds()*1e6/float64(len(times))) +
		fmt.Sprintf("memory       %.1f MB resident before, %.1f MB after\n", before, after), nil
}

// at returns the time in milliseconds that a share of times, which are in order, does not
// exceed.
func at(times []time.Duration, share float64) float64 {
	i := min(int(share*float64(len(times))), len(times)-1)
	return float64(times[i].Microseconds()) / 1000
}

// loadAverage returns how busy the machine was in the last minute, "unknown" if it does not
// say.
func loadAverage() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	first, _, _ := strings.Cut(string(text), " ")
	return first
}
