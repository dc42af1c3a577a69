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

func run(t *testing.T, in io.Reader, o batch.Options) ([]row, batch.Stats) {
	t.Helper()
	var out bytes.Buffer
	stats, err := batch.Run(t.Context(), batch.One(in), &out, o)
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
			rows, stats := run(t, strings.NewReader(in.text), batch.Options{})
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
	rows, stats := run(t, iotest.HalfReader(strings.NewReader(in.String())), batch.Options{Threads: 3})
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
	stats, err := batch.Run(t.Context(), batch.One(io.MultiReader(strings.NewReader(request(0)+"\n"), iotest.ErrReader(broken))), &out, batch.Options{})
	if !errors.Is(err, broken) || !strings.Contains(err.Error(), "line 2") {
		t.Errorf("error %v", err)
	}
	if stats.Rows != 1 || strings.Count(out.String(), "\n") != 1 {
		t.Errorf("%d rows: %s", stats.Rows, &out)
	}
}

// ask returns options for lines that are hands.
func ask(op string) batch.Options { return batch.Options{Ask: &api.Request{Op: op}, Threads: 2} }

// text returns what a batch writes.
func text(t *testing.T, in string, o batch.Options) (string, batch.Stats) {
	t.Helper()
	var out strings.Builder
	stats, err := batch.Run(t.Context(), batch.One(strings.NewReader(in)), &out, o)
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), stats
}

func TestLinesOfHands(t *testing.T) {
	in := "11m\r\n\n 1 1 m \n12x\n[111z]11m\n" + strings.Repeat("1", 2000) + "\n" + strings.Repeat("1", api.MaxLine+1) + "\n22m"
	rows, stats := run(t, strings.NewReader(in), ask("convert"))
	want := []row{
		{Text: "11m"}, {Line: 2}, {Text: "11m"}, {Line: 4}, {Text: "11m[111z]"}, {Line: 6}, {Line: 7}, {Text: "22m"},
	}
	codes := []api.Code{"", api.InvalidHand, "", api.InvalidHand, "", api.TooLarge, api.TooLarge, ""}
	if len(rows) != len(want) || stats != (batch.Stats{Rows: 8, Failed: 4}) {
		t.Fatalf("%+v, %+v", rows, stats)
	}
	for i, r := range rows {
		code := api.Code("")
		if r.Error != nil {
			code = r.Error.Code
		}
		if r.Text != want[i].Text || r.Line != want[i].Line || code != codes[i] {
			t.Errorf("row %d: %+v, want %+v with code %q", i, r, want[i], codes[i])
		}
	}
}

// TestEveryOperation sends hands to each operation as lines and as requests.
func TestEveryOperation(t *testing.T) {
	for _, o := range api.Ops() {
		for _, hand := range []string{"123m0567p789s114z", "9p123m0567p789s114z", "123m0567p[888s]", "12", ""} {
			plain, _ := text(t, hand+"\n", ask(o.Name))
			request, _ := text(t, fmt.Sprintf("{\"op\":%q,\"hand\":%q}\n", o.Name, hand), batch.Options{})
			if plain != request {
				t.Errorf("%s of %q:\n%s as a hand\n%s as a request", o.Name, hand, plain, request)
			}
		}
	}
}

func TestStrictStopsAtTheFirstFailure(t *testing.T) {
	for fail := range 600 { // over the border of a chunk
		if fail%97 != 0 {
			continue
		}
		in := strings.Repeat("11m\n", fail) + "x\n" + strings.Repeat("11m\nx\n", 300)
		o := ask("shanten")
		o.Strict = true
		out, stats := text(t, in, o)
		lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
		if stats != (batch.Stats{Rows: fail + 1, Failed: 1}) || len(lines) != fail+1 {
			t.Fatalf("%+v, %d rows, want %d", stats, len(lines), fail+1)
		}
		if last := lines[fail]; !strings.Contains(last, fmt.Sprintf(`"line":%d}`, fail+1)) {
			t.Errorf("last row is %s", last)
		}
	}
}

// TestThreadsDoNotShow asks with many numbers of workers and sizes of writes.
func TestThreadsDoNotShow(t *testing.T) {
	var in strings.Builder
	for i, s := range hands(3000) {
		in.WriteString(s + "\n")
		if i%100 == 0 {
			in.WriteString("\n[123m]\n")
		}
	}
	for _, format := range []batch.Format{batch.JSONLines, batch.TSV} {
		want := ""
		for _, threads := range []int{1, 2, 3, 8, 0} {
			for _, every := range []int{0, 1, 7, 100_000} {
				o := ask("shanten")
				o.Threads, o.FlushEvery, o.Format = threads, every, format
				got, _ := text(t, in.String(), o)
				if want == "" {
					want = got
				}
				if got != want {
					t.Errorf("%d threads, %d rows at a time: other rows", threads, every)
				}
			}
		}
	}
}

func TestSeveralInputs(t *testing.T) {
	in := func(yield func(io.Reader, error) bool) {
		for _, s := range []string{"11m\n22m", "", "\n", "33m\n"} {
			if !yield(strings.NewReader(s), nil) {
				return
			}
		}
	}
	for skip, want := range map[int]string{0: "11m 22m  33m", 1: "22m  33m", 2: " 33m", 3: "33m", 4: ""} {
		o := ask("convert")
		o.Format, o.Columns, o.Skip = batch.TSV, []string{"text"}, skip
		var out strings.Builder
		if _, err := batch.Run(t.Context(), in, &out, o); err != nil {
			t.Fatal(err)
		}
		got := strings.ReplaceAll(strings.TrimSuffix(strings.ReplaceAll(out.String(), `\N`, ""), "\n"), "\n", " ")
		if got != want {
			t.Errorf("after %d lines: %q, want %q", skip, got, want)
		}
	}
	o := ask("convert")
	o.Skip = 5
	if _, err := batch.Run(t.Context(), in, io.Discard, o); err == nil || !strings.Contains(err.Error(), "5 rows are written already, but the input has only 4 lines") {
		t.Errorf("error %v", err)
	}
	broken := errors.New("broken")
	if stats, err := batch.Run(t.Context(), func(yield func(io.Reader, error) bool) {
		_ = yield(strings.NewReader("1m\n2m"), nil) && yield(nil, broken)
	}, io.Discard, ask("convert")); !errors.Is(err, broken) || stats.Rows != 2 {
		t.Errorf("%+v, error %v", stats, err)
	}
}
