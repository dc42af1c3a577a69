package batch_test

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"mentsu/internal/api"
	"mentsu/internal/batch"
)

// childFiles is the variable that makes the test binary a batch of its own: input and
// output, parted by a line end.
const childFiles = "BATCH_TEST_FILES"

func TestMain(m *testing.M) {
	if files := os.Getenv(childFiles); files != "" {
		in, out, _ := strings.Cut(files, "\n")
		if _, err := resumed(context.Background(), in, out, counting()); err != nil {
			_, _ = fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// resumed runs a batch from a file, and goes on where the output file ends.
func resumed(ctx context.Context, in, out string, o batch.Options) (batch.Stats, error) {
	input, err := os.Open(in)
	if err != nil {
		return batch.Stats{}, err
	}
	defer func() { _ = input.Close() }()
	output, rows, err := batch.Resume(out, &o)
	if err != nil {
		return batch.Stats{}, err
	}
	o.Skip = rows
	stats, err := batch.Run(ctx, batch.One(input), output, o)
	return stats, errors.Join(err, output.Close())
}

// counting returns options for the lines that writeCounting writes.
func counting() batch.Options {
	return batch.Options{Ask: &api.Request{Op: "shanten"}, Format: batch.TSV, Columns: []string{"hand", "shanten"}, Threads: 3}
}

// writeCounting writes n hands, of which no two neighbours are alike, and returns the hash of
// the rows of a run from end to end.
func writeCounting(t *testing.T, file string, n int) (sum [sha256.Size]byte) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	w := bufio.NewWriter(f)
	for i := range n {
		d := []byte("1111111") // i to the base of 9, with digits from 1
		for j := len(d) - 1; i > 0; j, i = j-1, i/9 {
			d[j] += byte(i % 9)
		}
		_, _ = fmt.Fprintf(w, "%sm%sp1234567z\n", d[:4], d[4:])
	}
	if err = errors.Join(w.Flush(), f.Close()); err != nil {
		t.Fatal(err)
	}
	input, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	hash := sha256.New()
	if stats, err := batch.Run(t.Context(), batch.One(input), hash, counting()); err != nil || stats.Rows != n {
		t.Fatal(stats, err)
	}
	_ = input.Close()
	return [sha256.Size]byte(hash.Sum(nil))
}

// TestKilledAndResumed answers a million hands in processes that are killed, and finds
// every row once and in its place.
func TestKilledAndResumed(t *testing.T) {
	lines := 1_000_000
	if testing.Short() {
		lines = 20_000
	}
	dir := t.TempDir()
	in, out := filepath.Join(dir, "hands.txt"), filepath.Join(dir, "rows.tsv")
	want := writeCounting(t, in, lines)
	kills := 0
	for size := int64(0); ; kills++ {
		size += int64(lines) * 3 // bytes, of 20 a row
		killed, err := childUntil(t, in, out, size)
		if err != nil {
			t.Fatal(err)
		}
		if !killed {
			break
		}
	}
	if kills == 0 {
		t.Error("no run was killed")
	}
	rows, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if got := sha256.Sum256(rows); got != want || bytes.Count(rows, []byte("\n")) != lines {
		t.Errorf("after %d kills %d rows of %d, or not the same", kills, bytes.Count(rows, []byte("\n")), lines)
	}
}

// childUntil runs a batch in a process of its own, and kills it when the output has more
// than size bytes. It reports whether the kill came before the end.
func childUntil(t *testing.T, in, out string, size int64) (killed bool, err error) {
	t.Helper()
	child := exec.CommandContext(t.Context(), os.Args[0])
	child.Env = append(os.Environ(), childFiles+"="+in+"\n"+out)
	child.Stderr = os.Stderr
	if err = child.Start(); err != nil {
		return false, err
	}
	ended := make(chan error, 1)
	go func() { ended <- child.Wait() }()
	for {
		select {
		case err = <-ended:
			return false, err
		case <-time.After(time.Millisecond):
		}
		if info, missing := os.Stat(out); missing == nil && info.Size() > size {
			break
		}
	}
	_ = child.Process.Kill() // too late if it has ended
	err = <-ended
	if exit, ok := errors.AsType[*exec.ExitError](err); ok && exit.ExitCode() == -1 {
		return true, nil
	}
	return false, err
}

// TestResumeAtEveryByte cuts the output of a run at every byte.
func TestResumeAtEveryByte(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in"), filepath.Join(dir, "out")
	if err := os.WriteFile(in, []byte("11m\nx\n\n123m1p\n5z"), 0o600); err != nil {
		t.Fatal(err)
	}
	tsv := ask("shanten")
	tsv.Format = batch.TSV
	for name, o := range map[string]batch.Options{"JSON": ask("shanten"), "TSV": tsv, "one column": counting()} {
		if _, err := resumed(t.Context(), in, out, o); err != nil {
			t.Fatal(err)
		}
		whole, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		for cut := range len(whole) + 1 {
			if err := os.WriteFile(out, whole[:cut], 0o600); err != nil {
				t.Fatal(err)
			}
			stats, err := resumed(t.Context(), in, out, o)
			if err != nil {
				t.Fatal(err)
			}
			got, _ := os.ReadFile(out)
			if left := 5 - bytes.Count(whole[:cut], []byte("\n")); !bytes.Equal(got, whole) || stats.Rows != left {
				t.Fatalf("%s, cut at %d: %+v\n%s", name, cut, stats, got)
			}
		}
		if err := os.Remove(out); err != nil {
			t.Fatal(err)
		}
	}
}

// TestResumeOfAnotherOperation gives rows of another batch, which stay as they are.
func TestResumeOfAnotherOperation(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rows")
	tsv := ask("shanten")
	tsv.Format = batch.TSV
	for _, c := range []struct {
		rows string
		o    batch.Options
		want string
	}{
		{`{"op":"useful"}` + "\n" + `{"op":"sha`, ask("shanten"), `its rows are answers of "useful", not of "shanten"`},
		{`{"op":"shanten"}` + "\n" + `{"op":"useful","hand":"` + strings.Repeat("1", 1<<17) + "\"}\n", ask("shanten"), `its rows are answers of "useful", not of "shanten"`},
		{`{"op":"shanten"}` + "\n{\n", ask("shanten"), "its last row is no JSON object"},
		{"1\t2\t3\t4\t5\t6\t7\n1\t2\n", tsv, "its rows have 2 columns, not the 7 of this batch"},
	} {
		if err := os.WriteFile(file, []byte(c.rows), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, err := batch.Resume(file, &c.o); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %s", err, c.want)
		}
		if now, _ := os.ReadFile(file); string(now) != c.rows {
			t.Errorf("%q became %q", c.rows, now)
		}
	}
}

func TestResumeOfMoreRowsThanLines(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in"), filepath.Join(dir, "out")
	before := []byte(strings.Repeat("{\"op\":\"shanten\"}\n", 3) + "{}")
	if err := errors.Join(os.WriteFile(in, []byte("11m\n"), 0o600), os.WriteFile(out, before, 0o600)); err != nil {
		t.Fatal(err)
	}
	if _, err := resumed(t.Context(), in, out, ask("shanten")); err == nil || !strings.Contains(err.Error(), "3 rows are written already, but the input has only 1 lines") {
		t.Errorf("error %v", err)
	}
}

// TestResumeLeavesOtherFilesAlone gives files that no batch has written.
func TestResumeLeavesOtherFilesAlone(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	tsv := ask("shanten")
	tsv.Format = batch.TSV
	for _, c := range []struct {
		text string
		o    batch.Options
	}{
		{"123m0567p789s114z\n11m", ask("shanten")},
		{"\n", ask("shanten")},
		{"\x1f\x8b\x08", ask("shanten")},
		{"{}\n", tsv},
		{"1\t2\t3\t4\t5\t6\t7\t8\n", tsv},
		{"1\t2\t3\t4\t5\t6\t7\t8", tsv},
	} {
		if err := os.WriteFile(file, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		if _, _, err := batch.Resume(file, &c.o); err == nil {
			t.Errorf("%q is resumed", c.text)
		}
		if now, _ := os.ReadFile(file); string(now) != c.text {
			t.Errorf("%q became %q", c.text, now)
		}
	}
	if _, _, err := batch.Resume(filepath.Join(file, "below"), &tsv); err == nil {
		t.Error("a file below a file")
	}
}
