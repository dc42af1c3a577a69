package batch_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mentsu/internal/batch"
)

// Rows in columns of one operation are not taken for those of another with as many columns.
func TestResumeTellsOperationsApart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rows")
	const hands = "123m456p1147z5s\n23m456p11z5s\n" // one row is an answer of any operation
	for _, c := range [][2]string{
		{"explain", "convert"}, {"convert", "explain"}, {"discards", "improve"}, {"discards", "compare"}, {"explain", "explain"}, {"convert", "convert"},
	} {
		wrote, next := ask(c[0]), ask(c[1])
		wrote.Format, next.Format = batch.TSV, batch.TSV
		var rows bytes.Buffer
		if _, err := batch.Run(t.Context(), batch.One(strings.NewReader(hands)), &rows, wrote); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, rows.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		f, n, err := batch.Resume(file, &next)
		if err == nil {
			_ = f.Close()
		}
		if same := c[0] == c[1]; same && (err != nil || n != 2) || !same && err == nil {
			t.Errorf("rows of %s go on as %s: %d rows, %v\n%s", c[0], c[1], n, err, rows.String())
		}
	}
}

// Two operations may stand in as many columns, and yet every column holds what it should.
func TestResumeNamesTheCell(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rows")
	o := ask("explain")
	o.Format = batch.TSV
	text := "1m\t\\N\t0\t[]\t\\N\n" + strings.Repeat("1m\t\\N\t0\t[]\t\\N\n", 1<<12) + "1m\t1m\tmpsz\tfalse\t\\N\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := batch.Resume(file, &o); err == nil || !strings.Contains(err.Error(), `its column "shanten" holds "mpsz", which this batch does not write`) {
		t.Errorf("error %v", err)
	}
}
