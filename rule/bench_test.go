package rule_test

import (
	"testing"

	"mentsu/internal/corpus"
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

// randomWins returns random wins, of which dear ones are common.
func randomWins(b *testing.B, s *rule.Set) []*rule.Win {
	r := corpus.New(5)
	var wins []*rule.Win
	for len(wins) < 1024 {
		row := r.Win(4)
		w := winOf(b, &row)
		if s.Definition().Unit != "han" {
			w.Flags, w.Dora, w.Ura, w.Honba, w.Sticks = 0, nil, nil, 0, 0
		}
		if s.Check(w) == nil {
			wins = append(wins, w)
		}
	}
	return wins
}

// sink keeps the compiler from leaving out what is measured.
var sink int

// benchmark asks about one win after the other.
func benchmark(b *testing.B, wins []*rule.Win, ask func(w *rule.Win) (int, error)) {
	b.Helper()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		n, err := ask(wins[i])
		if err != nil {
			b.Fatal(err)
		}
		sink += n
		if i++; i == len(wins) {
			i = 0
		}
	}
}

// scoring returns the question what wins are worth, with all that is paid.
func scoring(s *rule.Set) func(w *rule.Win) (int, error) {
	var r rule.Result
	return func(w *rule.Win) (int, error) {
		err := s.Score(w, &r)
		return r.Points, err
	}
}

func BenchmarkPoints(b *testing.B) {
	s, wins := realWins(b)
	benchmark(b, wins, s.Points)
}

func BenchmarkPointsRandom(b *testing.B) {
	s, _ := realWins(b)
	benchmark(b, randomWins(b, s), s.Points)
}

func BenchmarkScore(b *testing.B) {
	s, wins := realWins(b)
	benchmark(b, wins, scoring(s))
}

func BenchmarkScoreRandom(b *testing.B) {
	s, _ := realWins(b)
	benchmark(b, randomWins(b, s), scoring(s))
}

// BenchmarkReadings cuts the same hands: what scoring cannot do without.
func BenchmarkReadings(b *testing.B) {
	_, wins := realWins(b)
	room := make([]reading.Reading, 0, 8)
	benchmark(b, wins, func(w *rule.Win) (int, error) { return len(reading.All(room, w.Hand, reading.Query{})), nil })
}
