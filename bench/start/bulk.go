//go:build unix

package main

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/notation"
)

// What is measured in bulk.
const (
	bulkLines  = 1_000_000
	bulkRounds = 7
)

// bulk is a batch on one core with the least of its times.
type bulk struct {
	name, file, line string // line is the format of a line by its hand
	args             []string
	cpu              time.Duration
}

// measureBulk runs batches of random hands of 14 tiles in turns, each on one core, and prints
// how many lines they answer in a second of it.
func measureBulk(dir, mentsu string) error {
	list := []*bulk{
		{name: "`mentsu batch --op shanten`, plain text", file: "hands.txt", line: "%s\n", args: []string{"--op", "shanten"}},
		{name: "`mentsu batch`, JSON lines", file: "hands.jsonl", line: "{\"op\":\"shanten\",\"hand\":\"%s\"}\n"},
	}
	for _, b := range list {
		b.file = filepath.Join(dir, b.file)
		if err := b.write(); err != nil {
			return err
		}
	}
	for range bulkRounds {
		for _, b := range list {
			if err := b.run(mentsu); err != nil {
				return err
			}
		}
	}
	fmt.Printf("\n| in bulk, one core, %d random hands of 14 tiles, start and exit included | million lines a second |\n|---|---|\n", bulkLines)
	for _, b := range list {
		fmt.Printf("| %s | %.2f |\n", b.name, bulkLines/b.cpu.Seconds()/1e6)
	}
	return nil
}

// write writes the lines.
func (b *bulk) write() error {
	file, err := os.Create(b.file)
	if err != nil {
		return err
	}
	defer func() { _ = file.Close() }()
	w := bufio.NewWriter(file)
	hands := corpus.New(1)
	for range bulkLines {
		text, _ := notation.Format(hands.Deal(corpus.Spec{Tiles: 14}).Hand(form.Rules{}).Tiles(), notation.MPSZ)
		if _, err := fmt.Fprintf(w, b.line, text); err != nil {
			return err
		}
	}
	return w.Flush()
}

// run answers the lines once.
func (b *bulk) run(mentsu string) error {
	cmd := exec.CommandContext(context.Background(), mentsu, append(append([]string{"batch", "--quiet"}, b.args...), b.file)...) //nolint:gosec // names of ours
	cmd.Env = append(os.Environ(), "GOMAXPROCS=1")
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s: %w", b.name, err)
	}
	cpu := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if b.cpu == 0 || cpu < b.cpu {
		b.cpu = cpu
	}
	return nil
}
