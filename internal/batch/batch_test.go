package batch_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"mentsu/internal/api"
	"mentsu/internal/batch"
)

// row is what the tests look at in an output line.
type row struct {
	ID    int
	Text  string
	Line  int
	Error *api.Error
}

func run(t *testing.T, in io.Reader) ([]row, batch.Stats) {
	t.Helper()
	var out bytes.Buffer
	stats, err := batch.Run(in, &out)
	if err != nil {
		t.Fatal(err)
	}
	var rows []row
	for line := range strings.Lines(out.String()) {
		var r row
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatalf("output line %d is no JSON: %v: %s", len(rows)+1, err, line)
		}
		rows = append(rows, r)
	}
	if stats.Rows != len(rows) {
		t.Errorf("%d rows counted, %d written", stats.Rows, len(rows))
	}
	return rows, stats
}

func request(id int) string {
	return fmt.Sprintf(`{"op":"convert","id":%d,"hand":"321m55z"}`, id)
}

func TestOneRowForEachLine(t *testing.T) {
	for name, in := range map[string]struct {
		text  string
		codes []api.Code // "" is an answer
	}{
		"nothing":             {"", nil},
		"last without end":    {request(0) + "\n" + request(1), []api.Code{"", ""}},
		"CR LF":               {request(0) + "\r\n" + request(1) + "\r\n", []api.Code{"", ""}},
		"blank lines":         {"\n" + request(1) + "\n \n\n", []api.Code{api.BadJSON, "", api.BadJSON, api.BadJSON}},
		"broken lines":        {"{\n" + request(1) + "\n[]\n\x00\n", []api.Code{api.BadJSON, "", api.BadJSON, api.BadJSON}},
		"bad hand":            {`{"op":"convert","hand":"12"}`, []api.Code{api.InvalidHand}},
		"CR LF to the limit":  {padded(api.MaxLine) + "\r\n" + request(1), []api.Code{"", ""}},
		"too long":            {padded(api.MaxLine+1) + "\n" + request(1), []api.Code{api.TooLarge, ""}},
		"much too long":       {padded(3*api.MaxLine) + "\n" + request(1) + "\n", []api.Code{api.TooLarge, ""}},
		"too long at the end": {request(0) + "\n" + padded(2*api.MaxLine), []api.Code{"", api.TooLarge}},
	} {
		t.Run(name, func(t *testing.T) {
			rows, stats := run(t, strings.NewReader(in.text))
			if len(rows) != len(in.codes) {
				t.Fatalf("%d rows, want %d", len(rows), len(in.codes))
			}
			failed := 0
			for i, r := range rows {
				got, line := api.Code(""), 0
				if r.Error != nil {
					got, line = r.Error.Code, i+1
					failed++
				}
				if got != in.codes[i] || r.Line != line {
					t.Errorf("row %d: code %q line %d, want %q line %d", i, got, r.Line, in.codes[i], line)
				}
			}
			if stats.Failed != failed {
				t.Errorf("%d failed, want %d", stats.Failed, failed)
			}
		})
	}
}

// padded returns a request of n bytes.
func padded(n int) string {
	r := request(0)
	return r[:len(r)-1] + strings.Repeat(" ", n-len(r)) + "}"
}

func TestOrderIsKept(t *testing.T) {
	var in strings.Builder
	const n = 10_000
	for i := range n {
		in.WriteString(request(i) + "\n")
	}
	rows, stats := run(t, iotest.HalfReader(strings.NewReader(in.String())))
	if len(rows) != n || stats.Failed != 0 {
		t.Fatalf("%d rows, %d failed", len(rows), stats.Failed)
	}
	for i, r := range rows {
		if r.ID != i || r.Text != "123m55z" {
			t.Fatalf("row %d is %+v", i, r)
		}
	}
}

func TestBrokenInputKeepsTheRowsBefore(t *testing.T) {
	broken := errors.New("broken")
	var out bytes.Buffer
	stats, err := batch.Run(io.MultiReader(strings.NewReader(request(0)+"\n"), iotest.ErrReader(broken)), &out)
	if !errors.Is(err, broken) {
		t.Errorf("error %v", err)
	}
	if stats.Rows != 1 || strings.Count(out.String(), "\n") != 1 {
		t.Errorf("%d rows: %s", stats.Rows, &out)
	}
}
