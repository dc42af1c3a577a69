package batch

import (
	"context"
	"fmt"
	"io"
	"runtime"
)

// What bounds the memory of a batch.
const (
	chunkRows       = 128     // lines of a chunk, unless FlushEvery says less
	chunkText       = 1 << 16 // bytes of lines at which a chunk is full
	chunksPerThread = 4       // enough that a slow chunk does not stop the others
	keptBuffer      = 1 << 21 // greater buffers are not used again
)

// chunk is a run of lines and the rows that answer them.
type chunk struct {
	first  int    // number of the first line
	text   []byte // of all lines
	lines  []lineEnd
	rows   []byte
	count  Stats
	stop   bool          // Strict: the last of the rows is an error
	answer chan struct{} // gets a value when rows are there
}

// lineEnd says where the text of a line ends; it begins where the one before ends.
type lineEnd struct {
	end     int
	tooLong bool
}

// pipeline passes chunks in a circle: the reader fills free ones, the workers answer them,
// and the writer takes them in the order they were read. All channels have room for every
// chunk, so only the wait for a free one holds the reader back.
type pipeline struct {
	o       *Options
	free    chan *chunk
	unasked chan *chunk // for the workers
	ordered chan *chunk // for the writer
	readErr error       // set before ordered is closed
}

func (o *Options) threads() int {
	if o.Threads > 0 {
		return o.Threads
	}
	return runtime.GOMAXPROCS(0)
}

// rows returns how many rows a chunk has at most.
func (o *Options) rows() int {
	if o.FlushEvery > 0 {
		return min(o.FlushEvery, chunkRows)
	}
	return chunkRows
}

func newPipeline(o *Options) *pipeline {
	n := chunksPerThread * o.threads()
	p := &pipeline{o: o, free: make(chan *chunk, n), unasked: make(chan *chunk, n), ordered: make(chan *chunk, n)}
	for range n {
		p.free <- &chunk{answer: make(chan struct{}, 1)}
	}
	return p
}

// read fills chunks until the inputs end or ctx does.
func (p *pipeline) read(ctx context.Context, in Inputs) {
	f := &feed{pipeline: p, ctx: ctx, skip: p.o.Skip}
	p.readErr = f.all(in)
	close(p.unasked)
	close(p.ordered)
}

// work answers chunks until there are no more or ctx ends.
func (p *pipeline) work(ctx context.Context, answer answerFunc) {
	for {
		select {
		case c, ok := <-p.unasked:
			if !ok {
				return
			}
			if !p.take(ctx) {
				return
			}
			done := c.answerAll(ctx, answer, p)
			p.leave()
			if !done {
				return
			}
			c.answer <- struct{}{}
		case <-ctx.Done():
			return
		}
	}
}

// take takes one of the slots that batches share, when there is one. It does not if ctx ends.
func (p *pipeline) take(ctx context.Context) bool {
	if p.o.Slots == nil {
		return true
	}
	select {
	case p.o.Slots <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

// leave gives the slot back.
func (p *pipeline) leave() {
	if p.o.Slots != nil {
		<-p.o.Slots
	}
}

// rowsPerTurn is how many rows a worker makes before others that wait have their turn.
const rowsPerTurn = 8

// answerAll makes the rows of the chunk; the worker has a slot. It is not done if ctx ended
// on the way.
func (c *chunk) answerAll(ctx context.Context, answer answerFunc, p *pipeline) (done bool) {
	begin := 0
	for i, l := range c.lines {
		if ctx.Err() != nil {
			return false
		}
		if i%rowsPerTurn == rowsPerTurn-1 && p.o.Slots != nil {
			<-p.o.Slots
			p.o.Slots <- struct{}{} // whoever has one gives it back soon
		}
		var ok bool
		c.rows, ok = answer(c.rows, Line{c.text[begin:l.end], l.tooLong}, c.first+i)
		c.rows = append(c.rows, '\n')
		begin = l.end
		c.count.Rows++
		if !ok {
			c.count.Failed++
			if p.o.Strict {
				c.stop = true
				return true
			}
		}
	}
	return ctx.Err() == nil // or the last row may be one that was stopped
}

// write writes the rows of all chunks in order. A writer that keeps rows back is told to
// send them when no chunk follows yet.
func (p *pipeline) write(ctx context.Context, out io.Writer) (Stats, error) {
	var stats Stats
	keeps, _ := out.(interface{ Flush() error })
	for {
		if keeps != nil && stats.Rows > 0 && len(p.ordered) == 0 {
			if err := keeps.Flush(); err != nil {
				return stats, err
			}
		}
		c, err := p.next(ctx)
		if c == nil {
			return stats, err
		}
		if n, err := out.Write(c.rows); err != nil {
			return stats, err
		} else if n < len(c.rows) {
			return stats, fmt.Errorf("writing rows: %w", io.ErrShortWrite)
		}
		stats.Rows += c.count.Rows
		stats.Failed += c.count.Failed
		if p.o.Progress != nil {
			p.o.Progress(stats)
		}
		if c.stop {
			return stats, nil
		}
		c.clear()
		p.free <- c
	}
}

// next returns the next chunk in order, answered, or nil when there is none any more.
func (p *pipeline) next(ctx context.Context) (*chunk, error) {
	select {
	case c, ok := <-p.ordered:
		if !ok {
			return nil, p.readErr
		}
		select {
		case <-c.answer:
			return c, nil
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		}
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

// clear makes the chunk ready for other lines.
func (c *chunk) clear() {
	if cap(c.text) > keptBuffer {
		c.text = nil
	}
	if cap(c.rows) > keptBuffer {
		c.rows = nil
	}
	*c = chunk{text: c.text[:0], lines: c.lines[:0], rows: c.rows[:0], answer: c.answer}
}
