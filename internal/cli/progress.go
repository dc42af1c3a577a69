package cli

import (
	"io"
	"sync/atomic"
	"time"

	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"mentsu/internal/batch"
)

// counter counts the bytes of readers.
type counter struct{ n atomic.Int64 }

// count returns r, counted.
func (c *counter) count(r io.Reader) io.Reader { return counted{r, c} }

type counted struct {
	io.Reader

	counter *counter
}

// Read reads from the reader beneath.
func (c counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.counter.n.Add(int64(n))
	return n, err
}

// progress shows how far a batch is, if messages go to a terminal that the rows do not go
// to as well. The function it returns ends the display.
func (a *app) progress(b *bulk, in *batchInput, out io.Writer) (done func()) {
	if b.quiet || !isTerminal(a.errOut) || isTerminal(out) {
		return func() {}
	}
	var rows atomic.Int64
	start := time.Now()
	display := mpb.New(mpb.WithOutput(a.errOut), mpb.WithWidth(40))
	speed := mpb.AppendDecorators(decor.Any(func(decor.Statistics) string {
		n := rows.Load()
		return a.say("%d rows, %.0f a second", n, float64(n)/time.Since(start).Seconds())
	}))
	style, options := mpb.NopStyle(), []mpb.BarOption{speed}
	if in.total > 0 {
		style, options = mpb.BarStyle(), []mpb.BarOption{mpb.PrependDecorators(decor.Percentage()), speed}
	}
	bar := display.New(in.total, style, options...)
	b.options.Progress = func(stats batch.Stats) {
		rows.Store(int64(stats.Rows))
		bar.SetCurrent(min(in.read.n.Load(), max(0, in.total-1))) // at the total it would be done too soon
	}
	return func() {
		bar.Abort(true)
		display.Wait()
	}
}
