package batch

import (
	"bytes"
	"context"
	"errors"
	"io"
	"strconv"

	"mentsu/internal/phrase"
)

// feed turns inputs into chunks.
type feed struct {
	*pipeline

	ctx    context.Context //nolint:containedctx // of the one run that the feed belongs to
	number int             // of the line read last
	skip   int             // lines still to skip
	now    *chunk          // being filled, or nil
}

// all reads all inputs to their ends.
func (f *feed) all(in Inputs) error {
	for r, err := range in {
		if err != nil {
			return errors.Join(err, f.send())
		}
		if err = f.input(r); err != nil {
			return errors.Join(err, f.send())
		}
	}
	if f.skip > 0 {
		return stop(phrase.Of("%d rows are written already, but the input has only %d lines", f.number+f.skip, f.number))
	}
	return f.send()
}

// input reads one input.
func (f *feed) input(r io.Reader) error {
	r, closeInput, err := unpack(r)
	if err != nil {
		return f.failed(err)
	}
	defer closeInput()
	lines := NewLines(r)
	if f.o.ChunkHeader {
		return f.headed(lines)
	}
	for {
		line, err := lines.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return f.failed(err)
		}
		if err := f.add(line); err != nil {
			return err
		}
		if lines.Idle() {
			if err := f.send(); err != nil {
				return err
			}
		}
	}
}

// headed reads chunks of lines that each begin with a line that holds their number.
func (f *feed) headed(lines *Lines) error {
	for {
		header, err := lines.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return f.failed(err)
		}
		n, err := strconv.Atoi(string(bytes.TrimSpace(header.Text)))
		if err != nil || n < 0 {
			return stop(phrase.Of("after row %d: %.40q is no number of rows, where the header of a chunk must stand", f.number, header.Text))
		}
		if err := f.some(lines, n); err != nil {
			return err
		}
	}
}

// some reads the n lines of a chunk with a header.
func (f *feed) some(lines *Lines, n int) error {
	for i := range n {
		line, err := lines.Next()
		if errors.Is(err, io.EOF) {
			return &StopError{phrase.Of("the input ends after %d of the %d rows of a chunk", i, n), io.ErrUnexpectedEOF}
		}
		if err != nil {
			return f.failed(err)
		}
		if err := f.add(line); err != nil {
			return err
		}
	}
	return f.send()
}

// failed says at which line reading failed.
func (f *feed) failed(err error) error {
	return &StopError{phrase.Of("reading line %d: %s", f.number+1, phrase.Failure(err)), err}
}

// add takes a line into the chunk, and sends the chunk if it is full.
func (f *feed) add(line Line) error {
	f.number++
	if f.skip > 0 {
		f.skip--
		return nil
	}
	if f.now == nil {
		select {
		case f.now = <-f.free:
			f.now.first = f.number
		case <-f.ctx.Done():
			return context.Cause(f.ctx)
		}
	}
	c := f.now
	if !line.TooLong {
		c.text = append(c.text, line.Text...)
	}
	c.lines = append(c.lines, lineEnd{len(c.text), line.TooLong})
	if len(c.lines) >= f.o.rows() || len(c.text) >= chunkText {
		return f.send()
	}
	return nil
}

// send passes the chunk on, if there is one.
func (f *feed) send() error {
	if f.now == nil {
		return nil
	}
	f.ordered <- f.now
	f.unasked <- f.now
	f.now = nil
	return context.Cause(f.ctx)
}
