package batch_test

import (
	"bytes"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/batch"
	"mentsu/tile"
)

// A line is answered in the language that it names, even if it is too broken to be read, or
// else in that of the batch.
func TestLangOfLines(t *testing.T) {
	const japanese, chinese = "オブジェクト", "对象"
	for _, c := range []struct{ line, says string }{
		{`{"op":"shanten","hand":"11m","lang":"ja"`, "JSON の途中"},
		{`{"op":"shanten" "lang" :  "ja"}`, "JSON"},
		{`shanten 11m`, chinese},
		{`"lang":"ja"`, japanese},
		{`"lang":ja`, chinese},
		{`"lang":"xx"`, chinese},
		{`"lang": "ja`, chinese},
		{`"lang" "ja"`, chinese},
		{`{"op":"shanten","lang":"en"`, "the line ends"},
		{`{"op":"shanten","hand":"1"}`, "花色"},
		{`{"op":"shanten","hand":"1","lang":"en"}`, "without a suit"},
		{strings.Repeat(" ", api.MaxLine+1), "字节"},
	} {
		var out bytes.Buffer
		if _, err := batch.Run(t.Context(), batch.One(strings.NewReader(c.line)), &out, batch.Options{Lang: tile.ZH}); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), c.says) {
			t.Errorf("%.60s: got %s, want %q in it", c.line, out.String(), c.says)
		}
	}
}
