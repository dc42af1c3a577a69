// Package batch answers in bulk: lines in, exactly one row out for each, in the same order,
// on all cores and in bounded memory.
package batch

import (
	"context"
	"io"
	"iter"

	"mentsu/internal/api"
	"mentsu/tile"
)

// Format is the way rows are written.
type Format uint8

// The formats.
const (
	JSONLines Format = iota // the responses of package api, one a line
	TSV                     // columns parted by tabs; see Columns
)

// Options say what to do with the lines. The zero value reads JSON lines and writes them.
type Options struct {
	Ask         *api.Request // asked about each line, which is then a hand; nil: each line is a request as JSON
	Format      Format       // TSV needs Ask
	Columns     []string     // of TSV; nil means all that the operation has
	Threads     int          // workers; 0 or less means one for each core Go may use
	FlushEvery  int          // rows are written after that many, or sooner; 0 or less means 128
	ChunkHeader bool         // a line with the number of rows stands before as many lines, again and again
	Strict      bool         // stop after the first row that is an error
	Skip        int          // lines at the start that have been answered already
	Progress    func(Stats)  // called after each write, unless nil
	Lang        tile.Lang    // of requests that do not name their own

	Slots  chan struct{} // shared by batches that run side by side: as many rows are worked out at a time as it has room; nil: any number
	Limits api.Limits    // of each row; its Context is that of Run

	answer answerFunc // in place of the one that the options ask for; for tests
}

// Stats counts what a batch did, lines skipped apart.
type Stats struct {
	Rows   int // rows written
	Failed int // those that are errors
}

// Inputs are the readers of a batch, one after the other.
type Inputs = iter.Seq2[io.Reader, error]

// One returns the single reader r as Inputs.
func One(r io.Reader) Inputs {
	return func(yield func(io.Reader, error) bool) { yield(r, nil) }
}

// Run answers the lines of all inputs and writes one row for each to out, in order. Inputs
// that begin as gzip or zstd data are unpacked. No line is lost: one that is blank, broken
// or longer than api.MaxLine has an error row, which names it by its number, from 1 over all
// inputs. The last line of an input may lack its end.
//
// Rows are written whole, many at a time, and at once when no more input is there to read.
// At most some hundred lines a worker are held. The error is one of reading or writing, or
// the cause that ended ctx; what was answered in order before it is written, and counted in
// the Stats. After an error of writing, the end of ctx or a Strict stop a read of in may
// still be waiting when Run returns.
func Run(ctx context.Context, in Inputs, out io.Writer, o Options) (Stats, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	o.Limits.Context = ctx // rows that nobody gets are not worked out
	answers, err := o.answers()
	if err != nil {
		return Stats{}, err
	}
	p := newPipeline(&o)
	for range o.threads() {
		go p.work(ctx, answers())
	}
	go p.read(ctx, in)
	return p.write(ctx, out)
}
