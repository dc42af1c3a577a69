// Package batch answers requests in bulk: JSON lines in, exactly one line out for each, in
// the same order.
package batch

import (
	"bufio"
	"errors"
	"fmt"
	"io"

	"mentsu/internal/api"
)

// Stats counts what a batch did.
type Stats struct {
	Rows   int // lines read, and rows written
	Failed int // rows that are errors
}

// Run reads requests from in, one JSON object a line, and writes their answers to out, one
// line each, in order. No line is lost: one that is blank, broken or longer than
// api.MaxLine has an error row, which names it by number. The last line may lack its line
// end. The error is one of reading or writing; rows answered before it are written.
func Run(in io.Reader, out io.Writer) (Stats, error) {
	var stats Stats
	lines := NewLines(in)
	w := bufio.NewWriterSize(out, 1<<16)
	for {
		line, err := lines.Next()
		if errors.Is(err, io.EOF) {
			return stats, w.Flush()
		}
		if err != nil {
			return stats, errors.Join(fmt.Errorf("reading line %d: %w", stats.Rows+1, err), w.Flush())
		}
		stats.Rows++
		row, ok := answer(line, stats.Rows)
		if !ok {
			stats.Failed++
		}
		if _, err := w.Write(append(row, '\n')); err != nil {
			return stats, err
		}
	}
}

// answer returns the row of a line.
func answer(line Line, number int) (row []byte, ok bool) {
	if line.TooLong {
		e := &api.Error{Code: api.TooLarge, Message: fmt.Sprintf("the line is longer than %d bytes", api.MaxLine)}
		return api.Refuse(&api.Request{}, e, number), false
	}
	return api.Answer(line.Text, number)
}
