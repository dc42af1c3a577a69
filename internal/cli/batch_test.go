package cli_test

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/klauspost/compress/gzip"

	"mentsu/internal/cli"
)

// runBatch runs a command line in-process.
func runBatch(t *testing.T, line, in string) (code int, out, errOut string) {
	t.Helper()
	var o, e bytes.Buffer
	code = cli.Run(strings.Fields(line), strings.NewReader(in), &o, &e)
	return code, o.String(), e.String()
}

func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestBatchResumes breaks a run off by a line that fails, and goes on twice.
func TestBatchResumes(t *testing.T) {
	in, out := write(t, "hands.txt", "1m\n2m\nx\n3m\n"), filepath.Join(t.TempDir(), "rows")
	line := "batch --op convert --format tsv --columns text --strict --resume " + out + " " + in
	for _, want := range []struct {
		code      int
		rows, say string
	}{
		{4, "1m\n2m\n\\N\n", "mentsu: line 3 failed, its row says why; --strict stops there\n"},
		{0, "1m\n2m\n\\N\n3m\n", ""},
		{0, "1m\n2m\n\\N\n3m\n", "mentsu: all 4 lines are answered\n"},
	} {
		code, stdout, say := runBatch(t, line, "")
		rows, err := os.ReadFile(out)
		if err != nil {
			t.Fatal(err)
		}
		if code != want.code || string(rows) != want.rows || say != want.say || stdout != "" {
			t.Errorf("exit %d, rows %q, says %q, output %q, want %+v", code, rows, say, stdout, want)
		}
	}
	if code, _, say := runBatch(t, "batch --op shanten --resume "+in+" "+in, ""); code != 2 || !strings.Contains(say, "is input, so --resume cannot write to it") {
		t.Errorf("exit %d, says %q", code, say)
	}
	if code, _, say := runBatch(t, "batch --op shanten --resume "+in, "1m\n"); code != 1 || !strings.Contains(say, "does not hold rows of this batch") {
		t.Errorf("exit %d, says %q", code, say)
	}
}

// TestBatchReadsFiles gives files, packed and plain, and standard input between them.
func TestBatchReadsFiles(t *testing.T) {
	var gz bytes.Buffer
	w := gzip.NewWriter(&gz)
	if _, err := io.WriteString(w, "1m\n2m"); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	packed, plain := write(t, "packed.txt", gz.String()), write(t, "plain.txt.gz", "4m\n")
	code, out, say := runBatch(t, "batch --op convert --format tsv --columns text "+packed+" - @"+plain, "3m")
	if code != 0 || out != "1m\n2m\n3m\n4m\n" {
		t.Errorf("exit %d: %q, %s", code, out, say)
	}
	if code, out, _ := runBatch(t, "batch --op convert "+plain+" "+plain+".none", ""); code != 1 || out != "" {
		t.Errorf("exit %d, rows %q although a file is missing", code, out)
	}
}

func TestBatchThreads(t *testing.T) {
	for _, c := range []struct {
		env, flag string
		code      int
	}{
		{"", "", 0}, {"2", "", 0}, {"none", "", 2}, {"0", "", 2}, {"none", "--threads=3", 0}, {"", "--threads=0", 2}, {"2", "--threads=-1", 2},
	} {
		t.Setenv("MENTSU_THREADS", c.env)
		if code, out, say := runBatch(t, "batch --op shanten "+c.flag, "1m\n"); code != c.code || (code == 0) != (out != "") {
			t.Errorf("%+v: exit %d, %s", c, code, say)
		}
	}
}

// TestBatchIsQuiet asks for no summary.
func TestBatchIsQuiet(t *testing.T) {
	if code, out, say := runBatch(t, "batch --op shanten --quiet", "x\n"); code != 4 || out == "" || say != "" {
		t.Errorf("exit %d: %s%s", code, out, say)
	}
}

// TestBatchInterrupted sends the process the signals that end a batch, while it waits for
// more input.
func TestBatchInterrupted(t *testing.T) {
	for sig, want := range map[syscall.Signal]int{syscall.SIGINT: 130, syscall.SIGTERM: 143} {
		in, toBatch := io.Pipe()
		fromBatch, out := io.Pipe()
		rows := bufio.NewReader(fromBatch)
		var say bytes.Buffer
		ended := make(chan int, 1)
		go func() { ended <- cli.Run([]string{"batch", "--op", "shanten"}, in, out, &say) }()
		if _, err := io.WriteString(toBatch, "1m\n2m\n3"); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			if row, err := rows.ReadString('\n'); err != nil || !strings.HasPrefix(row, "{") {
				t.Fatalf("%q, %v", row, err)
			}
		}
		if err := syscall.Kill(os.Getpid(), sig); err != nil {
			t.Fatal(err)
		}
		if code := <-ended; code != want || say.String() != "mentsu: interrupted after 2 rows\n" {
			t.Errorf("%s: exit %d, %s", sig, code, &say)
		}
		_ = toBatch.Close()
	}
}

// TestBatchChunks answers a chunk while the input stays open.
func TestBatchChunks(t *testing.T) {
	in, toBatch := io.Pipe()
	fromBatch, out := io.Pipe()
	rows := bufio.NewReader(fromBatch)
	ended := make(chan int, 1)
	go func() {
		ended <- cli.Run(strings.Fields("batch --op shanten --format tsv --columns shanten --chunk-header"), in, out, io.Discard)
	}()
	for chunk, want := range map[string]string{"1\n19m\n": "0\n", "2\n11m\n147m1p\n": "-1\n"} {
		if _, err := io.WriteString(toBatch, chunk); err != nil {
			t.Fatal(err)
		}
		for range strings.Count(chunk, "\n") - 1 {
			row, err := rows.ReadString('\n')
			if err != nil || want != "" && row != want {
				t.Errorf("%q: %q, %v, want %q", chunk, row, err, want)
			}
			want = ""
		}
	}
	_ = toBatch.Close()
	if code := <-ended; code != 0 {
		t.Errorf("exit %d", code)
	}
}
