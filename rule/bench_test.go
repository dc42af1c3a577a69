package rule_test

import (
	"testing"

	"mentsu/reading"
	"mentsu/rule"
)

// realWins returns the wins of real games, or of the random file where those are not there.
func realWins(b *testing.B) (*rule.Set, []*rule.Win) {
	all := sets{}
	var wins []*rule.Win
	rows := vectors(b, "../../shared/vectors/riichi/real.tsv.gz")
	for i := range rows {
		if row := &rows[i]; row.Rules == "std" && len(row.Switches) == 0 {
			wins = append(wins, winOf(b, row))
		}
	}
	return all.of(b, &rows[0]), wins
}

// sink keeps the compiler from leaving out what is measured.
var sink int

func BenchmarkPoints(b *testing.B) {
	s, wins := realWins(b)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		n, err := s.Points(wins[i])
		if err != nil {
			b.Fatal(err)
		}
		sink += n
		if i++; i == len(wins) {
			i = 0
		}
	}
}

func BenchmarkScore(b *testing.B) {
	s, wins := realWins(b)
	var r rule.Result
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		if err := s.Score(wins[i], &r); err != nil {
			b.Fatal(err)
		}
		sink += r.Points
		if i++; i == len(wins) {
			i = 0
		}
	}
}

// BenchmarkReadings cuts the same hands: what scoring cannot do without.
func BenchmarkReadings(b *testing.B) {
	_, wins := realWins(b)
	room := make([]reading.Reading, 0, 8)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		sink += len(reading.All(room, wins[i].Hand, reading.Query{}))
		if i++; i == len(wins) {
			i = 0
		}
	}
}
