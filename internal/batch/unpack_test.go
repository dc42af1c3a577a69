package batch_test

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"

	"mentsu/internal/batch"
)

// packed returns text packed as gzip and as zstd data, each in two parts.
func packed(t *testing.T, parts ...string) (gz, zst []byte) {
	t.Helper()
	var g, z bytes.Buffer
	for _, text := range parts {
		gw := gzip.NewWriter(&g)
		zw, err := zstd.NewWriter(&z)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range []io.WriteCloser{gw, zw} {
			if _, err := io.WriteString(w, text); err != nil {
				t.Fatal(err)
			}
			if err := w.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
	return g.Bytes(), z.Bytes()
}

func TestPackedInput(t *testing.T) {
	lines := strings.Join(hands(2000), "\n")
	want, _ := text(t, lines, ask("shanten"))
	gz, zst := packed(t, lines[:len(lines)/3], lines[len(lines)/3:])
	for name, in := range map[string][]byte{"plain": []byte(lines), "gzip": gz, "zstd": zst} {
		for _, slow := range []bool{false, true} {
			r := io.Reader(bytes.NewReader(in))
			if slow {
				r = iotest.OneByteReader(r)
			}
			var out strings.Builder
			if _, err := batch.Run(t.Context(), batch.One(r), &out, ask("shanten")); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			if out.String() != want {
				t.Errorf("%s, slow %v: other rows", name, slow)
			}
		}
	}
	mixed := func(yield func(io.Reader, error) bool) {
		_ = yield(bytes.NewReader(gz), nil) && yield(strings.NewReader("11m\n"), nil) && yield(bytes.NewReader(zst), nil)
	}
	stats, err := batch.Run(t.Context(), mixed, io.Discard, ask("shanten"))
	if err != nil || stats != (batch.Stats{Rows: 4001}) {
		t.Errorf("%+v, %v", stats, err)
	}
}

// TestPackedInputThatIsBroken holds that what was read before the fault is answered.
func TestPackedInputThatIsBroken(t *testing.T) {
	gz, zst := packed(t, strings.Join(hands(20_000), "\n")+"\n")
	for name, in := range map[string][]byte{
		"gzip cut": gz[:len(gz)-100], "zstd cut": zst[:len(zst)-100], "gzip head": gz[:5], "zstd head": zst[:5],
		"gzip changed": append(bytes.Clone(gz[:len(gz)-8]), 1, 2, 3, 4, 5, 6, 7, 8),
	} {
		var out strings.Builder
		stats, err := batch.Run(t.Context(), batch.One(bytes.NewReader(in)), &out, ask("shanten"))
		if err == nil || !strings.Contains(err.Error(), "reading line") {
			t.Errorf("%s: error %v", name, err)
		}
		if strings.Count(out.String(), "\n") != stats.Rows || stats.Failed > 0 || len(in) > 100 && stats.Rows == 0 {
			t.Errorf("%s: %+v", name, stats)
		}
	}
}

func TestTextThatBeginsLikePackedData(t *testing.T) {
	for _, in := range []string{"(", "(1111z)", "\x1f", "\x1fx\n1m", "\x28\xb5\x2f", "\x28\xb5\x2f\n1m\n"} {
		out, stats := text(t, in, ask("convert"))
		if n := strings.Count(strings.TrimSuffix(in, "\n"), "\n") + 1; stats.Rows != n || strings.Count(out, "\n") != n {
			t.Errorf("%q: %+v %s", in, stats, out)
		}
	}
}

// TestEndIsAskedOnce holds that a terminal whose user ended the input is not read again.
func TestEndIsAskedOnce(t *testing.T) {
	for _, first := range []string{"", "1m", "1m\n"} {
		r := &terminal{first: first}
		if _, err := batch.Run(t.Context(), batch.One(r), io.Discard, ask("convert")); err != nil {
			t.Fatal(err)
		}
		if r.ends != 1 {
			t.Errorf("%q: the end was read %d times", first, r.ends)
		}
	}
}

// terminal yields first, and then ends as often as it is read.
type terminal struct {
	first string
	ends  int
}

func (r *terminal) Read(p []byte) (int, error) {
	if r.first == "" {
		r.ends++
		if r.ends > 1 {
			return 0, errors.New("read again")
		}
		return 0, io.EOF
	}
	n := copy(p, r.first)
	r.first = r.first[n:]
	return n, nil
}
