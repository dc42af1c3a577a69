package batch_test

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
	"testing"

	"mentsu/internal/batch"
)

// dialogue is a batch at the other end of two pipes.
type dialogue struct {
	t     *testing.T
	in    *io.PipeWriter
	rows  *bufio.Scanner
	ended chan error
}

func converse(t *testing.T, o batch.Options) *dialogue {
	t.Helper()
	in, toBatch := io.Pipe()
	fromBatch, out := io.Pipe()
	d := &dialogue{t, toBatch, bufio.NewScanner(fromBatch), make(chan error, 1)}
	go func() {
		_, err := batch.Run(t.Context(), batch.One(in), out, o)
		_ = out.Close()
		d.ended <- err
	}()
	return d
}

// say sends text, and demands rows before anything more is said.
func (d *dialogue) say(text string, rows ...string) {
	d.t.Helper()
	if _, err := io.WriteString(d.in, text); err != nil {
		d.t.Fatal(err)
	}
	for _, want := range rows {
		if !d.rows.Scan() {
			d.t.Fatalf("after %q: no row, want %s", text, want)
		}
		if got := d.rows.Text(); got != want {
			d.t.Errorf("after %q: %s, want %s", text, got, want)
		}
	}
}

// end closes the input and returns how the batch ended.
func (d *dialogue) end() error {
	d.t.Helper()
	_ = d.in.Close()
	if d.rows.Scan() {
		d.t.Errorf("one more row: %s", d.rows.Text())
	}
	return <-d.ended
}

func texts() batch.Options {
	o := ask("convert")
	o.Format, o.Columns = batch.TSV, []string{"text"}
	return o
}

// TestAnswersDoNotWait sends the next line only when the last one is answered.
func TestAnswersDoNotWait(t *testing.T) {
	d := converse(t, texts())
	d.say("1m\n", "1m") // shorter than what tells a packed input
	d.say("2m\n3m\n", "2m", "3m")
	d.say("4")
	d.say("4m\n5m\n6", "44m", "5m")
	d.say("m\n", "6m")
	d.say("(1111z)\n", "(1111z)") // begins as zstd data does
	if err := d.end(); err != nil {
		t.Error(err)
	}
}

// TestChunkHeaders talks as an executable pool of ClickHouse does with send_chunk_header.
func TestChunkHeaders(t *testing.T) {
	o := texts()
	o.ChunkHeader = true
	d := converse(t, o)
	d.say("1\n11m\n", "11m")
	d.say("3\n11m\nx\n22m\n", "11m", `\N`, "22m")
	d.say("0\n")
	d.say("2\r\n1m\n2m\r\n", "1m", "2m")
	if err := d.end(); err != nil {
		t.Error(err)
	}
}

func TestBrokenChunks(t *testing.T) {
	o := texts()
	o.ChunkHeader = true
	for in, want := range map[string]struct{ rows, says string }{
		"":            {"", ""},
		"2\n1m\n2m\n": {"1m\n2m\n", ""},
		"2\n1m\n2m":   {"1m\n2m\n", ""},
		"2\n1m\n":     {"1m\n", "the input ends after 1 of the 2 rows of a chunk"},
		"1\n1m\n2m\n": {"1m\n", `after row 1: "2m" is no number of rows`},
		"-1\n":        {"", `"-1" is no number of rows`},
		"\n":          {"", `"" is no number of rows`},
		"999999999":   {"", "the input ends after 0 of"},
	} {
		var out strings.Builder
		_, err := batch.Run(t.Context(), batch.One(strings.NewReader(in)), &out, o)
		says := ""
		if err != nil {
			says = err.Error()
		}
		if out.String() != want.rows || !strings.Contains(says, want.says) || (want.says == "") != (err == nil) {
			t.Errorf("%q: rows %q, error %v, want %q, %q", in, &out, err, want.rows, want.says)
		}
	}
}

// TestLongChunks sends chunks that are longer than what is written at once.
func TestLongChunks(t *testing.T) {
	o := texts()
	o.ChunkHeader = true
	in := strings.Repeat("1000\n"+strings.Repeat("1m\n", 1000), 3)
	out, stats := text(t, in, o)
	if stats.Rows != 3000 || out != strings.Repeat("1m\n", 3000) {
		t.Errorf("%+v", stats)
	}
}

// TestFlushEvery counts the rows of each write.
func TestFlushEvery(t *testing.T) {
	for every, want := range map[int]int{1: 1, 10: 10, 0: 128, 1000: 128} {
		o := texts()
		o.FlushEvery = every
		most := 0
		out := writer(func(p []byte) {
			most = max(most, strings.Count(string(p), "\n"))
		})
		if _, err := batch.Run(t.Context(), batch.One(strings.NewReader(strings.Repeat("1m\n", 2000))), out, o); err != nil {
			t.Fatal(err)
		}
		if most != want {
			t.Errorf("every %d rows: %d at once", every, most)
		}
	}
}

type writer func(p []byte)

func (w writer) Write(p []byte) (int, error) {
	w(p)
	return len(p), nil
}

// TestInterruptedWhileWaiting ends a batch that waits for input.
func TestInterruptedWhileWaiting(t *testing.T) {
	in, toBatch := io.Pipe()
	defer func() { _ = toBatch.Close() }()
	enough := errors.New("enough")
	ctx, cancel := context.WithCancelCause(t.Context())
	o := texts()
	o.Progress = func(batch.Stats) { cancel(enough) }
	go func() { _, _ = io.WriteString(toBatch, "1m\n") }()
	var out strings.Builder
	stats, err := batch.Run(ctx, batch.One(in), &out, o)
	if !errors.Is(err, enough) || stats.Rows != 1 || out.String() != "1m\n" {
		t.Errorf("%+v, %v, %q", stats, err, &out)
	}
}
