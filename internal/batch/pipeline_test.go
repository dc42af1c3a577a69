package batch

import (
	"bytes"
	"context"
	"errors"
	"io"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"mentsu/internal/corpus"
)

// number answers a line with its number, slowly at random.
func number(delay func() time.Duration) answerFunc {
	return func(dst []byte, _ Line, n int) ([]byte, bool) {
		if d := delay(); d > 0 {
			time.Sleep(d)
		}
		return strconv.AppendInt(dst, int64(n), 10), true
	}
}

// TestOrderWithSlowWorkers lets workers overtake each other.
func TestOrderWithSlowWorkers(t *testing.T) {
	var seed atomic.Uint64
	delay := func() time.Duration { return time.Duration(corpus.New(seed.Add(1)).Below(300)) * time.Microsecond }
	const lines = 3000
	var out bytes.Buffer
	o := Options{Threads: 16, FlushEvery: 3, answer: number(delay)}
	stats, err := Run(t.Context(), One(strings.NewReader(strings.Repeat("x\n", lines))), &out, o)
	if err != nil || stats.Rows != lines {
		t.Fatal(stats, err)
	}
	for i, row := range strings.Fields(out.String()) {
		if row != strconv.Itoa(i+1) {
			t.Fatalf("row %d is %s", i+1, row)
		}
	}
}

// endless is an input without end, which counts the lines taken from it.
type endless struct{ lines atomic.Int64 }

func (e *endless) Read(p []byte) (int, error) {
	n := len(p) / 2
	for i := range n {
		p[2*i], p[2*i+1] = 'x', '\n'
	}
	e.lines.Add(int64(n))
	return 2 * n, nil
}

// gate is an output that takes nothing until it is opened, and then fails.
type gate struct{ open chan struct{} }

func (g gate) Write([]byte) (int, error) {
	<-g.open
	return 0, syscall.EPIPE
}

// TestMemoryIsBounded lets the output stand still: the input must, too.
func TestMemoryIsBounded(t *testing.T) {
	const threads = 4
	in, out := &endless{}, gate{make(chan struct{})}
	ended := make(chan error)
	go func() {
		_, err := Run(t.Context(), One(in), out, Options{Threads: threads, answer: number(func() time.Duration { return 0 })})
		ended <- err
	}()
	var before, now int64 = -1, 0
	for now == 0 || now != before {
		before = now
		time.Sleep(20 * time.Millisecond)
		now = in.lines.Load()
	}
	const buffered = 2 * 1 << 16 / 2 // lines in the buffers of the reader
	if most := int64(chunksPerThread*threads*chunkRows + buffered); now > most {
		t.Errorf("%d lines read ahead, want %d at most", now, most)
	}
	close(out.open)
	if err := <-ended; !errors.Is(err, syscall.EPIPE) {
		t.Errorf("error %v", err)
	}
}

// TestNothingIsLeftBehind holds that all goroutines end, however a batch ends.
func TestNothingIsLeftBehind(t *testing.T) {
	before := runtime.NumGoroutine()
	cancelled, cancel := context.WithCancelCause(t.Context())
	cause := errors.New("enough")
	open := gate{make(chan struct{})}
	close(open.open)
	for range 20 {
		if _, err := Run(t.Context(), One(&endless{}), open, Options{Threads: 3}); !errors.Is(err, syscall.EPIPE) {
			t.Fatal(err)
		}
		if stats, err := Run(t.Context(), One(&endless{}), io.Discard, Options{Strict: true}); err != nil || stats.Rows != 1 {
			t.Fatal(stats, err)
		}
	}
	o := Options{Progress: func(s Stats) {
		if s.Rows > 10_000 {
			cancel(cause)
		}
	}}
	if _, err := Run(cancelled, One(&endless{}), io.Discard, o); !errors.Is(err, cause) {
		t.Fatal(err)
	}
	for range 100 {
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Errorf("%d goroutines, %d before", runtime.NumGoroutine(), before)
}

// whole is an output that demands whole rows of every write.
type whole struct {
	t    *testing.T
	rows int
}

func (w *whole) Write(p []byte) (int, error) {
	if !bytes.HasSuffix(p, []byte("\n")) {
		w.t.Errorf("a write ends within a row: %q", p)
	}
	w.rows += bytes.Count(p, []byte("\n"))
	return len(p), nil
}

// TestInterruptedWritesWholeRows ends a batch at any time: the rows written are whole, and
// those counted.
func TestInterruptedWritesWholeRows(t *testing.T) {
	for i := range 20 {
		ctx, cancel := context.WithTimeout(t.Context(), time.Duration(i)*200*time.Microsecond)
		out := &whole{t: t}
		stats, err := Run(ctx, One(&endless{}), out, Options{Threads: 2, FlushEvery: 5})
		cancel()
		if !errors.Is(err, context.DeadlineExceeded) || out.rows != stats.Rows {
			t.Errorf("%d rows written, %+v, %v", out.rows, stats, err)
		}
	}
}

// TestSlots holds the bound on rows at a time, over two batches that share it, and that no
// row is lost for it.
func TestSlots(t *testing.T) {
	var now, most atomic.Int64
	answer := func(dst []byte, line Line, _ int) (row []byte, ok bool) {
		most.Store(max(most.Load(), now.Add(1)))
		runtime.Gosched()
		now.Add(-1)
		return append(dst, line.Text...), true
	}
	text := strings.Repeat("a\nb\nc\n", 500)
	slots := make(chan struct{}, 1)
	var batches sync.WaitGroup
	for range 2 {
		batches.Go(func() {
			var out bytes.Buffer
			if _, err := Run(t.Context(), One(strings.NewReader(text)), &out, Options{answer: answer, Threads: 3, Slots: slots}); err != nil || out.String() != text {
				t.Errorf("%d bytes, %v", out.Len(), err)
			}
		})
	}
	batches.Wait()
	if most.Load() != 1 || len(slots) != 0 {
		t.Errorf("%d rows at a time, and %d slots are not given back", most.Load(), len(slots))
	}
}

// TestRowsAfterTheEnd works out no rows of a chunk when nobody waits for them any more, and
// writes none of those that it has.
func TestRowsAfterTheEnd(t *testing.T) {
	ctx, end := context.WithCancel(t.Context())
	asked := make(chan int, 100)
	answer := func(dst []byte, _ Line, number int) (row []byte, ok bool) {
		asked <- number
		if number == 3 {
			end()
		}
		return dst, true
	}
	var out bytes.Buffer
	_, err := Run(ctx, One(strings.NewReader(strings.Repeat("x\n", 100))), &out, Options{answer: answer, Threads: 1})
	if !errors.Is(err, context.Canceled) || out.Len() != 0 {
		t.Errorf("%q, %v", out.String(), err)
	}
	if len(asked) != 3 {
		t.Errorf("%d rows", len(asked))
	}
}
