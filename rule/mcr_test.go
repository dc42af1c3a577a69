package rule_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/tile"
)

// official is a hand of the vectors of the Chinese official rules.
type official struct {
	ID    int
	GB    string
	Total int
	Class string
	Fans  json.RawMessage
	Alt   *struct {
		Total int             `json:"total_gb"`
		Fans  json.RawMessage `json:"fans_gb"`
	}
}

// officials reads a file of scored hands, and skips the test if it is not there.
func officials(t testing.TB, path string) []official {
	t.Helper()
	packed, err := os.ReadFile(path)
	if err != nil {
		t.Skip("no file of scored hands: ", err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	var rows []official
	for line := range bytes.Lines(text) {
		var row official
		if err := json.Unmarshal(line, &row); err != nil {
			t.Fatal(err)
		}
		rows = append(rows, row)
	}
	return rows
}

// officialWin reads a hand such as [345m,2]23678sPP4s4s|NW0000|3: melds, tiles, the winning
// one last, then round, seat, four flags and the flowers.
func officialWin(t testing.TB, s *rule.Set, text string) *rule.Win {
	t.Helper()
	parts := strings.Split(text, "|")
	reds := [3]uint8{}
	h, err := notation.Hand(parts[0], notation.MCR, hand.Context{Rules: s.Definition().Shape, Reds: &reds})
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	wind := func(at int) tile.Kind { return tile.East + tile.Kind(strings.IndexByte("ESWN", parts[1][at])) }
	w := &rule.Win{Hand: h, Round: wind(0), Seat: wind(1), SelfDraw: parts[1][2] == '1'}
	w.Tile, _ = h.Drawn()
	for i, f := range []rule.Flags{rule.LastTile, rule.WallLast, rule.Kong} {
		if parts[1][3+i] == '1' {
			w.Flags |= f
		}
	}
	if _, err := fmt.Sscan(parts[2], &w.Flowers); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return w
}

// fansOf writes the fans of a list of the vectors: [name, English, points, count], or a
// name with its count.
func fansOf(t testing.TB, list json.RawMessage) string {
	t.Helper()
	var rows [][4]any
	var counts map[string]int
	var all []string
	if err := json.Unmarshal(list, &rows); err != nil {
		if err = json.Unmarshal(list, &counts); err != nil {
			t.Fatal(err)
		}
	}
	for _, row := range rows {
		all = append(all, fmt.Sprintf("%s x%v", row[0], row[3]))
	}
	for name, n := range counts {
		all = append(all, fmt.Sprintf("%s x%d", name, n))
	}
	slices.Sort(all)
	return strings.Join(all, ", ")
}

// fans writes the fans that a win is paid, in the same way.
func fans(s *rule.Set, r *rule.Result) string {
	var all []string
	for _, item := range r.Items {
		all = append(all, fmt.Sprintf("%s x%d", s.Definition().Patterns[item.Pattern].Names[tile.ZH], item.Count))
	}
	slices.Sort(all)
	return strings.Join(all, ", ")
}

// TestOfficial holds totals and lists against hands that independent engines agree on.
func TestOfficial(t *testing.T) {
	t.Parallel()
	s := compiled(t, "mcr", nil)
	for _, name := range []string{"agreed", "rare", "hard", "ties", "examples"} {
		for _, dir := range []string{"testdata/mcr", "../../shared/vectors/mcr"} {
			file := filepath.Join(dir, name+".jsonl.gz")
			t.Run(filepath.ToSlash(file), func(t *testing.T) {
				t.Parallel()
				faults, n := 0, 0
				var r rule.Result
				for _, row := range officials(t, file) {
					w := officialWin(t, s, row.GB)
					err := s.Check(w)
					if err == nil {
						err = s.Score(w, &r)
					}
					if want := fansOf(t, row.Fans); err != nil || r.Total != row.Total || fans(s, &r) != want {
						t.Errorf("%d %s: %v\n got %d %s\nwant %d %s", row.ID, row.GB, err, r.Total, fans(s, &r), row.Total, want)
						if faults++; faults > 20000 {
							t.FailNow()
						}
					}
					n++
				}
				t.Log(n, "hands")
			})
		}
	}
}

// TestOfficialOptions scores hands that an option decides, under both of its values.
func TestOfficialOptions(t *testing.T) {
	t.Parallel()
	standard := compiled(t, "mcr", nil)
	other := map[string]*rule.Set{
		"rule-option knitted_body_wait":        compiled(t, "mcr", map[string]string{"knitted_body_wait": "false"}),
		"rule-option exhausted_tile_is_a_wait": compiled(t, "mcr", map[string]string{"exhausted_tile_is_a_wait": "false"}),
	}
	for _, dir := range []string{"testdata/mcr", "../../shared/vectors/mcr"} {
		t.Run(dir, func(t *testing.T) {
			t.Parallel()
			var r rule.Result
			for _, row := range officials(t, filepath.Join(dir, "rule_options.jsonl.gz")) {
				w := officialWin(t, standard, row.GB)
				if err := standard.Score(w, &r); err != nil || r.Total != row.Total || fans(standard, &r) != fansOf(t, row.Fans) {
					t.Errorf("%s: %v: %d %s, want %d %s", row.GB, err, r.Total, fans(standard, &r), row.Total, fansOf(t, row.Fans))
				}
				s := other[row.Class]
				if err := s.Score(w, &r); err != nil || r.Total != row.Alt.Total {
					t.Errorf("%s under the other %s: %v: %d %s, want %d", row.GB, row.Class, err, r.Total, fans(s, &r), row.Alt.Total)
				}
				if row.Alt.Fans == nil { // the files here have totals only
					continue
				}
				if got, want := sameWaits(fans(s, &r)), sameWaits(fansOf(t, row.Alt.Fans)); got != want {
					t.Errorf("%s under the other %s: %s, want %s", row.GB, row.Class, got, want)
				}
			}
		})
	}
}

// sameWaits returns a list of fans with all single waits called the same: which of two that
// the winning tile makes is named is a tie.
func sameWaits(fans string) string {
	all := strings.Split(strings.NewReplacer("嵌张", "单钓", "边张", "单钓").Replace(fans), ", ")
	slices.Sort(all)
	return strings.Join(all, ", ")
}
