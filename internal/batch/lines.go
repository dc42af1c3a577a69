package batch

import (
	"bufio"
	"bytes"
	"errors"
	"io"

	"mentsu/internal/api"
)

// Line is a line of input, without its line end.
type Line struct {
	Text    []byte // valid until the next line is read
	TooLong bool   // longer than api.MaxLine: Text holds only its beginning
}

// Lines reads lines that end in LF or CR LF; the last may lack its end. Lines longer than
// api.MaxLine are read to their end but not kept.
type Lines struct {
	r   *bufio.Reader
	buf []byte // of a line that does not lie in the buffer of r as a whole
}

// NewLines returns the lines of r.
func NewLines(r io.Reader) *Lines { return &Lines{r: bufio.NewReaderSize(r, 1<<16)} }

// Idle reports whether the end of the next line is still to come from the reader beneath,
// so that somebody may be waiting for what was answered so far.
func (l *Lines) Idle() bool {
	ahead, _ := l.r.Peek(l.r.Buffered()) // no more than there is
	return bytes.IndexByte(ahead, '\n') < 0
}

// Next reads a line. The error is io.EOF if there is none any more.
func (l *Lines) Next() (Line, error) {
	part, err := l.r.ReadSlice('\n')
	if err == nil {
		return line(part, len(part)), nil
	}
	l.buf = l.buf[:0]
	read := 0
	for {
		read += len(part)
		l.buf = append(l.buf, part[:min(len(part), api.MaxLine+2-len(l.buf))]...)
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			part, err = l.r.ReadSlice('\n')
		case err == nil, errors.Is(err, io.EOF) && read > 0:
			return line(l.buf, read), nil
		default:
			return Line{}, err
		}
	}
}

// line returns the line of which read bytes were read and kept is the beginning.
func line(kept []byte, read int) Line {
	if read > len(kept) {
		return Line{Text: kept[:api.MaxLine], TooLong: true}
	}
	text := bytes.TrimSuffix(bytes.TrimSuffix(kept, []byte("\n")), []byte("\r"))
	return Line{Text: text, TooLong: len(text) > api.MaxLine}
}
