package cli_test

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mentsu/internal/cli"
)

// TestOddsChart writes a chart, which must be well formed and name every row.
func TestOddsChart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "chart.svg")
	var out, errOut strings.Builder
	if code := cli.Run([]string{"odds", "--tiles", "5", "--lang", "ja", "--svg", file}, strings.NewReader(""), &out, &errOut); code != 0 {
		t.Fatalf("exit %d: %s", code, errOut.String())
	}
	chart, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bars := 0
	for d := xml.NewDecoder(strings.NewReader(string(chart))); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%v in %s", err, chart)
		}
		if s, ok := token.(xml.StartElement); ok && s.Name.Local == "rect" {
			bars++
		}
	}
	if bars != 5 { // the ground, and -1 to 2
		t.Errorf("%d rectangles in %s", bars, chart)
	}
	for _, text := range []string{"5枚のすべての配牌", "和了", "聴牌", "1向聴", "2向聴", " %</text>"} {
		if !strings.Contains(string(chart), text) {
			t.Errorf("no %q in %s", text, chart)
		}
	}
	if !strings.Contains(out.String(), "配牌の数") {
		t.Errorf("no table in %s", out.String())
	}
}
