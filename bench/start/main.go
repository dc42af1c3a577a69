//go:build unix

// Command start measures how long one run of the command takes, from start to exit, beside a
// program that prints one line: all in turns, the shortest and the median of many. Then it
// measures how many lines a second batches answer. It is a
// program of its own because the system counts the memory of whoever starts a program to that
// program's, so that the starter must be small.
package main

import (
	"cmp"
	"context"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"time"
)

// runs is how often each command runs.
const runs = 60

const hand = "123m0567p789s1145z"

const hello = `package main

import "os"

func main() { _, _ = os.Stdout.WriteString("hello\n") }
`

// command is one command line with its times.
type command struct {
	args     []string
	wall     []time.Duration
	cpu      []time.Duration
	resident int64 // most kilobytes
}

func main() {
	dir, err := os.MkdirTemp("", "start")
	if err != nil {
		log.Fatal(err)
	}
	err = cmp.Or(measure(dir), os.RemoveAll(dir))
	if err != nil {
		log.Fatal(err)
	}
}

// measure builds the programs in dir, runs them in turns and prints their times.
func measure(dir string) error {
	plain, mentsu := filepath.Join(dir, "hello"), filepath.Join(dir, "mentsu")
	if err := os.WriteFile(plain+".go", []byte(hello), 0o600); err != nil {
		return err
	}
	if err := cmp.Or(build(plain, plain+".go"), build(mentsu, "./cmd/mentsu")); err != nil {
		return err
	}
	list := []*command{{args: []string{plain}}, {args: []string{mentsu, "version"}}}
	for _, verb := range []string{"shanten", "discards", "win", "analyze"} {
		list = append(list, &command{args: []string{mentsu, verb, hand}})
	}
	list = append(list, &command{args: []string{mentsu, "restrict", hand, "--only", "tanyao"}})
	for range runs {
		for _, c := range list {
			if err := c.run(); err != nil {
				return err
			}
		}
	}
	fmt.Printf("| command, %d runs in turns | ms, least | median | ms of CPU, least | MB resident |\n|---|---|---|---|---|\n", runs)
	for _, c := range list {
		c.print()
	}
	return measureBulk(dir, mentsu)
}

// build builds a package without cgo, with which the loader of shared libraries would run
// before the program.
func build(out, pkg string) error {
	cmd := exec.CommandContext(context.Background(), "go", "build", "-o", out, pkg) //nolint:gosec // names of ours
	cmd.Env, cmd.Stderr = append(os.Environ(), "CGO_ENABLED=0"), os.Stderr
	return cmd.Run()
}

// run runs the command once, whatever its exit code.
func (c *command) run() error {
	cmd := exec.CommandContext(context.Background(), c.args[0], c.args[1:]...) //nolint:gosec // names of ours
	start := time.Now()
	if err := cmd.Start(); err != nil {
		return err
	}
	_ = cmd.Wait() // the exit code is part of the answer
	c.wall = append(c.wall, time.Since(start))
	c.cpu = append(c.cpu, cmd.ProcessState.UserTime()+cmd.ProcessState.SystemTime())
	if usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage); ok {
		c.resident = max(c.resident, int64(usage.Maxrss)) //nolint:unconvert // 32 bits elsewhere
	}
	return nil
}

func (c *command) print() {
	slices.Sort(c.wall)
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	args := slices.Concat([]string{filepath.Base(c.args[0])}, c.args[1:])
	fmt.Printf("| `%s` | %.1f | %.1f | %.1f | %.1f |\n", strings.Join(args, " "), ms(c.wall[0]), ms(c.wall[len(c.wall)/2]), ms(slices.Min(c.cpu)), float64(c.resident)/1024)
}
