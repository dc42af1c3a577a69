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
	benchmark(b, wins, scoring(s))
}

func BenchmarkOfficialRandom(b *testing.B) {
	s := compiled(b, "mcr", nil)
	benchmark(b, randomWins(b, s), scoring(s))
}
