package batch_test

import (
	"fmt"
	"io"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/api"
	"mentsu/internal/batch"
	"mentsu/internal/corpus"
	"mentsu/notation"
)

// hands returns the texts of n random hands of 14 tiles without melds.
func hands(n int) []string {
	r := corpus.New(1)
	texts := make([]string, n)
	for i := range texts {
		h := r.Deal(corpus.Spec{Tiles: 14}).Hand(form.Rules{})
		texts[i], _ = notation.Format(h.Tiles(), notation.MPSZ)
	}
	return texts
}

// BenchmarkLines measures whole batches with one worker; run it with -cpu 1 for the work of
// one core.
func BenchmarkLines(b *testing.B) {
	texts := hands(10_000)
	var plain, requests, melds strings.Builder
	for i, s := range texts {
		plain.WriteString(s + "\n")
		fmt.Fprintf(&requests, "{\"id\":%d,\"op\":\"shanten\",\"hand\":\"%s\"}\n", i, s)
		melds.WriteString("123m0p5p[111z]\n")
	}
	one := func(op string) batch.Options { return batch.Options{Ask: &api.Request{Op: op}, Threads: 1} }
	tsv := one("shanten")
	tsv.Format = batch.TSV
	for _, c := range []struct {
		name, in string
		o        batch.Options
	}{
		{"plain shanten", plain.String(), one("shanten")},
		{"plain shanten tsv", plain.String(), tsv},
		{"plain discards", plain.String(), one("discards")},
		{"JSON shanten", requests.String(), batch.Options{Threads: 1}},
		{"plain with melds, general path", melds.String(), one("shanten")},
		{"JSON general path", strings.ReplaceAll(requests.String(), `"shanten"`, `"sha\u006eten"`), batch.Options{Threads: 1}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.SetBytes(int64(len(c.in)))
			b.ReportAllocs()
			rows := 0
			for b.Loop() {
				stats, err := batch.Run(b.Context(), batch.One(strings.NewReader(c.in)), io.Discard, c.o)
				if err != nil || stats.Failed > 0 {
					b.Fatal(stats, err)
				}
				rows += stats.Rows
			}
			b.ReportMetric(float64(rows)/b.Elapsed().Seconds(), "lines/s")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(rows), "ns/line")
		})
	}
}
