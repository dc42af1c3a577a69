package cli

import (
	"context"
	"errors"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"mentsu/internal/batch"
	"mentsu/internal/phrase"
)

// batch answers the lines of the files named.
func (a *app) batch(ctx context.Context, b *bulk, names []string) error {
	in, err := a.batchInput(names, b.resume)
	if err != nil {
		return err
	}
	out := a.rawOut
	if b.resume != "" {
		file, rows, failed := batch.Resume(b.resume, &b.options)
		if failed != nil {
			return failed
		}
		defer closeFile(file) // Write has told of every error: there is no buffer of ours
		out, b.options.Skip = file, rows
	}
	ctx, stop := untilSignal(ctx)
	defer stop()
	done := a.progress(b, in, out)
	stats, err := batch.Run(ctx, in.all(), out, b.options)
	done()
	return a.batchEnd(b, stats, err)
}

// batchEnd reports how a batch ended.
func (a *app) batchEnd(b *bulk, stats batch.Stats, err error) error {
	code, interrupted := errors.AsType[exit](err)
	say := func(format string, args ...any) {
		if !b.quiet {
			a.complain("mentsu: %s\n", a.say(format, args...))
		}
	}
	switch {
	case interrupted:
		say("interrupted after %s", phrase.Count(b.options.Skip+stats.Rows, "row"))
		return code
	case err != nil:
		return err
	case stats.Failed > 0 && b.options.Strict:
		say("line %d failed, its row says why; --strict stops there", b.options.Skip+stats.Rows)
		return exit(partial)
	case stats.Failed > 0:
		say("%d of %d lines failed; their rows say why", stats.Failed, stats.Rows)
		return exit(partial)
	case b.resume != "" && stats.Rows == 0:
		say("all %d lines are answered", b.options.Skip)
		return nil
	default:
		return nil
	}
}

// untilSignal returns a context that ends with an exit code when the process is asked to
// end. A second signal ends it at once.
func untilSignal(ctx context.Context) (context.Context, func()) {
	ctx, cancel := context.WithCancelCause(ctx)
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		select {
		case s := <-signals:
			code := exit(interrupt)
			if s == syscall.SIGTERM {
				code = terminate
			}
			signal.Stop(signals)
			cancel(code)
		case <-ctx.Done():
		}
	}()
	return ctx, func() {
		signal.Stop(signals)
		cancel(nil)
	}
}

// Exit codes of a batch that was asked to end: 128 and the number of the signal.
const (
	interrupt = 130
	terminate = 143
)

// batchInput is where the lines of a batch come from.
type batchInput struct {
	app   *app
	names []string // of files, - for standard input
	total int64    // bytes, 0 if not known
	read  counter  // bytes
}

// batchInput checks that the files named are there before anything is answered; output is
// the file that rows will be written to, if any.
func (a *app) batchInput(names []string, output string) (*batchInput, error) {
	in := &batchInput{app: a}
	into, _ := os.Stat(output) // one that does not exist yet is none of the inputs
	known := true
	for _, name := range names {
		if name != "-" {
			name = strings.TrimPrefix(name, "@")
			info, err := os.Stat(name)
			if err != nil {
				return nil, fileProblem(name, err)
			}
			if into != nil && os.SameFile(info, into) {
				return nil, usageError{phrase.Of("%s is input, so --resume cannot write to it", name)}
			}
			in.total += info.Size()
			known = known && info.Mode().IsRegular()
		} else {
			known = false
		}
		in.names = append(in.names, name)
	}
	if len(names) == 0 {
		in.names, known = []string{"-"}, false
	}
	if !known {
		in.total = 0
	}
	return in, nil
}

// all yields a reader for each file.
func (in *batchInput) all() batch.Inputs {
	return func(yield func(io.Reader, error) bool) {
		for _, name := range in.names {
			if !in.one(name, yield) {
				return
			}
		}
	}
}

func (in *batchInput) one(name string, yield func(io.Reader, error) bool) bool {
	if name == "-" {
		return yield(in.read.count(in.app.in), nil)
	}
	file, err := os.Open(name) //nolint:gosec // the file that the user names
	if err != nil {
		return yield(nil, fileProblem(name, err))
	}
	defer closeFile(file)
	return yield(in.read.count(file), nil)
}
