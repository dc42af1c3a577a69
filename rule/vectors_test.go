package rule_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/rule"
	"mentsu/rules"
)

// vectors reads a file of scored wins, and skips the test if it is not there.
func vectors(t testing.TB, path string) []corpus.Riichi {
	t.Helper()
	packed, err := os.ReadFile(path)
	if err != nil {
		t.Skip("no file of scored wins: ", err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	rows, err := corpus.RiichiRows(string(text))
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// sets returns the rule set of each row of a file, compiled once for all rows under the same
// options.
type sets map[string]*rule.Set

func (all sets) of(t testing.TB, row *corpus.Riichi) *rule.Set {
	t.Helper()
	key := fmt.Sprint(row.Rules, row.Switches)
	if s, ok := all[key]; ok {
		return s
	}
	name := row.Rules
	if name == "sanma" {
		name = "mahjongsoul3"
	}
	options := map[string]string{}
	for _, s := range row.Switches {
		switch s {
		case "nokuitan":
			options["open_tanyao"] = "false"
		case "nodouble":
			for _, id := range []string{"double_kokushi13", "double_suuankou_tanki", "double_junsei_chuuren", "double_daisuushii"} {
				options[id] = "false"
			}
		case "nokazoe":
			options["kazoe"] = "sanbaiman"
		case "kiriage":
			options["kiriage"] = "true"
		case "renpuu2":
			options["double_wind_pair_fu"] = "2"
		default:
			t.Fatalf("unknown switch %s", s)
		}
	}
	all[key] = compiled(t, name, options)
	return all[key]
}

// compiled returns a rule set with options by word.
func compiled(t testing.TB, name string, options map[string]string) *rule.Set {
	t.Helper()
	d, err := rules.Load(name)
	if err != nil {
		t.Fatal(err)
	}
	values := map[string]int{}
	for id, word := range options {
		i := slices.IndexFunc(d.Options, func(o rule.Option) bool { return o.ID == id })
		if i < 0 {
			t.Fatalf("no option %s", id)
		}
		n, ok := rules.OptionValue(&d.Options[i], word)
		if !ok {
			t.Fatalf("option %s has no value %s", id, word)
		}
		values[id] = n
	}
	s, err := rule.Compile(d, values)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// winOf returns a row as a win.
func winOf(t testing.TB, row *corpus.Riichi) *rule.Win {
	t.Helper()
	h, err := row.Hand()
	if err != nil {
		t.Fatalf("%s: %v", row.ID, err)
	}
	return winWith(t, row, h)
}

// winWith returns a row as a win of a hand.
func winWith(t testing.TB, row *corpus.Riichi, h *hand.Hand) *rule.Win {
	t.Helper()
	w := &rule.Win{
		Hand: h, Tile: row.Win, SelfDraw: row.SelfDraw, From: row.From, Round: row.Round, Seat: row.Seat,
		Dora: row.Dora, Ura: row.Ura, Nukidora: row.Nukidora, Honba: row.Honba, Sticks: row.Sticks,
	}
	for _, name := range row.Flags {
		f, ok := rule.FlagByName(name)
		if !ok {
			t.Fatalf("%s: no flag %s", row.ID, name)
		}
		w.Flags |= f
	}
	return w
}

// summary writes what a win is worth as the rows do: patterns sorted, then fu, han,
// yakuman, points.
func summary(s *rule.Set, r *rule.Result) string {
	if !r.Valid {
		return "NO_YAKU"
	}
	var names []string
	for _, item := range r.Items {
		p := &s.Definition().Patterns[item.Pattern]
		name := p.ID
		if name == "nukidora" {
			name = "nuki"
		}
		if r.Yakuman == 0 {
			name += fmt.Sprintf(":%d", item.Value*item.Count)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return fmt.Sprintf("%s fu %d han %d yakuman %d points %d", strings.Join(names, " "), r.Fu, r.Total, r.Yakuman, r.Points)
}

// wanted writes what a row says, in the same way.
func wanted(row *corpus.Riichi) string {
	if row.NoYaku {
		return "NO_YAKU"
	}
	var names []string
	for name, han := range row.Yaku {
		if row.Yakuman == 0 {
			name += fmt.Sprintf(":%d", han)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return fmt.Sprintf("%s fu %d han %d yakuman %d points %d", strings.Join(names, " "), row.Fu, row.Han, row.Yakuman, row.Points)
}

// TestVectors holds Score and Points against wins that independent engines agree on: the
// patterns with their han, fu, han, yakuman, points and the change of every seat.
func TestVectors(t *testing.T) {
	t.Parallel()
	for _, file := range []string{
		"testdata/random-1.tsv.gz", "testdata/random-2.tsv.gz", "testdata/random-3.tsv.gz", "testdata/rules.tsv.gz",
		"../../shared/vectors/riichi/real.tsv.gz",
	} {
		t.Run(filepath.ToSlash(file), func(t *testing.T) {
			t.Parallel()
			all, faults := sets{}, 0
			var r rule.Result
			for _, row := range vectors(t, file) {
				s, w := all.of(t, &row), winOf(t, &row)
				if err := differs(s, w, &row, &r); err != "" {
					t.Errorf("%s: %s", row.ID, err)
					if faults++; faults > 20 {
						t.FailNow()
					}
				}
			}
		})
	}
}

// differs says how a win is scored other than its row says, "" if it is not.
func differs(s *rule.Set, w *rule.Win, row *corpus.Riichi, r *rule.Result) string {
	if err := s.Check(w); err != nil {
		return err.Error()
	}
	if err := s.Score(w, r); err != nil {
		return err.Error()
	}
	points, err := s.Points(w)
	if err != nil || points != r.Points {
		return fmt.Sprintf("Points %d, %v, Score %d", points, err, r.Points)
	}
	got, want := summary(s, r), wanted(row)
	if row.Rules == "sanma" { // the numbers beside the names mean nothing there
		got, want = withoutHan(got), withoutHan(want)
	}
	if !row.HasPoints && !row.NoYaku { // scored by engines that take another dora: points are not known
		got, _, _ = strings.Cut(got, " points")
		want, _, _ = strings.Cut(want, " points")
	}
	if got != want {
		return fmt.Sprintf("%s\nwant %s", got, want)
	}
	for seat, change := range row.Delta {
		if r.Changes[seat] != change {
			return fmt.Sprintf("changes %v, want %v", r.Changes, row.Delta)
		}
	}
	return ""
}

// withoutHan leaves out the han of the patterns of a summary.
func withoutHan(summary string) string {
	var words []string
	for word := range strings.FieldsSeq(summary) {
		name, _, _ := strings.Cut(word, ":")
		words = append(words, name)
	}
	return strings.Join(words, " ")
}
