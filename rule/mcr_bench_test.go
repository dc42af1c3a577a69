package rule_test

import (
	"testing"

	"mentsu/rule"
)

// BenchmarkOfficial scores the hands of the vectors of the Chinese official rules.
func BenchmarkOfficial(b *testing.B) {
	s := compiled(b, "mcr", nil)
	var wins []*rule.Win
	for _, row := range officials(b, "testdata/mcr/agreed.jsonl.gz") {
		if w := officialWin(b, s, row.GB); s.Score(w, &rule.Result{}) == nil {
			wins = append(wins, w)
		}
	}
	var r rule.Result
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		if err := s.Score(wins[i], &r); err != nil {
			b.Fatal(err)
		}
		sink += r.Total
		if i++; i == len(wins) {
			i = 0
		}
	}
}
