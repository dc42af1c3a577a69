// Command bench measures the questions of the engine and prints them as a table, each
// beside the slow second answer of internal/oracle where there is one. Rows are measured
// in turns, round after round, so that a noisy machine disturbs all of them alike; a row
// shows the median of its rounds, and the least, which noise disturbs less, in CPU time where the
// system tells it. Command bench/start measures how long one run of the command takes.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"
)

// rounds is how often each row is measured; a measurement takes about roundTime.
const (
	rounds    = 15
	roundTime = 20 * time.Millisecond
)

// row is one question. Ask answers it for the hand of index i, and is nil if the row is
// measured already or cannot be; budget is in nanoseconds, 0 for none.
type row struct {
	name   string
	budget float64
	ask    func(i int) int
	times  []float64 // nanoseconds a hand, by round
	sum    int       // of the answers, so that the compiler leaves none out
}

func main() {
	rows, empty := rows(), row{ask: func(i int) int { return i }}
	for range rounds {
		call := empty.measure(0)
		for i := range rows {
			if rows[i].ask == nil {
				continue
			}
			rows[i].times = append(rows[i].times, rows[i].measure(call))
		}
	}
	jokers, err := jokerTable()
	if err != nil {
		log.Fatal(err)
	}
	if _, err := os.Stdout.WriteString(table(rows) + "\n" + jokers); err != nil {
		log.Fatal(err)
	}
}

// measure returns the nanoseconds a hand of one round, less what the call itself costs.
func (r *row) measure(call float64) float64 {
	n := 0
	start := clock()
	elapsed := time.Duration(0)
	for step := 1; elapsed < roundTime; step *= 2 {
		for range step {
			r.sum += r.ask(n & (hands - 1))
			n++
		}
		elapsed = clock() - start
	}
	return float64(elapsed.Nanoseconds())/float64(n) - call
}

// median returns the middle round.
func (r *row) median() float64 {
	slices.Sort(r.times)
	return r.times[len(r.times)/2]
}

// least returns the shortest round.
func (r *row) least() float64 { return slices.Min(r.times) }

// table returns the rows as a table, with the machine and the commit above it.
func table(rows []row) string {
	var b strings.Builder
	oracle := rows[0].median()
	fmt.Fprintf(&b, "%s, %s, %s/%s, commit %s, CPU time, %d rounds in turns:\n\n", cpu(), runtime.Version(), runtime.GOOS, runtime.GOARCH, commit(), rounds)
	b.WriteString("| question | ns a hand, median | least | budget | least / budget | oracle / this |\n|---|---|---|---|---|---|\n")
	for i := range rows {
		r := &rows[i]
		if len(r.times) == 0 {
			fmt.Fprintf(&b, "| %s | - | - | %.0f | - | - |\n", r.name, r.budget)
			continue
		}
		budget, share := "-", "-"
		if r.budget > 0 {
			budget, share = fmt.Sprintf("%.0f", r.budget), fmt.Sprintf("%.2f", r.least()/r.budget)
		}
		fmt.Fprintf(&b, "| %s | %.1f | %.1f | %s | %s | %s |\n", r.name, r.median(), r.least(), budget, share, ratio(oracle/r.median()))
	}
	return b.String()
}

// ratio writes a ratio without digits that mean nothing.
func ratio(x float64) string {
	if x >= 10 {
		return fmt.Sprintf("%.0f", x)
	}
	return fmt.Sprintf("%.2g", x)
}

// cpu returns the name of the processor where the system tells it.
func cpu() string {
	info, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return "unknown processor"
	}
	for line := range strings.Lines(string(info)) {
		if name, ok := strings.CutPrefix(line, "model name"); ok {
			return fmt.Sprintf("%s, %d cores", strings.TrimSpace(strings.TrimLeft(name, "\t :")), runtime.NumCPU())
		}
	}
	return "unknown processor"
}

// commit returns the checked-out commit.
func commit() string {
	out, err := exec.CommandContext(context.Background(), "git", "describe", "--always", "--dirty").Output()
	if err != nil {
		return "unknown"
	}
	return strings.TrimSpace(string(out))
}
