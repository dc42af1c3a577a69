package oracle_test

import (
	"compress/gzip"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
)

// riichiRules returns the rules that a row of scored wins was made under.
func riichiRules(t *testing.T, row *corpus.Riichi) oracle.RiichiRules {
	t.Helper()
	r := oracle.RiichiStd()
	noDouble := func() {
		r.DoubleKokushi13, r.DoubleSuuankouTanki, r.DoubleChuuren9, r.DoubleDaisuushii = false, false, false, false
	}
	switch row.Rules {
	case "std":
	case "tenhou":
		noDouble()
		r.PaoStyle, r.PaoHonba = "total", "liable"
	case "sanma":
		r.Players = 3
	default:
		t.Fatalf("%s: rules %q", row.ID, row.Rules)
	}
	for _, s := range row.Switches {
		switch s {
		case "nokuitan":
			r.OpenTanyao = false
		case "nodouble":
			noDouble()
		case "nokazoe":
			r.Kazoe = "sanbaiman"
		case "kiriage":
			r.Kiriage = true
		case "renpuu2":
			r.DoubleWindPairFu = 2
		default:
			t.Fatalf("%s: switch %q", row.ID, s)
		}
	}
	return r
}

// riichiWin returns the win of a row.
func riichiWin(row *corpus.Riichi) oracle.RiichiWin {
	w := oracle.RiichiWin{
		Concealed: row.Closed, Melds: row.Melds, Win: row.Win, SelfDraw: row.SelfDraw, From: row.From,
		Round: row.Round, Seat: row.Seat, Flags: row.Flags, Dora: row.Dora, Ura: row.Ura,
		Nukidora: row.Nukidora, Honba: row.Honba, Sticks: row.Sticks,
	}
	if row.NoHonba {
		w.Honba = 0
	}
	return w
}

// TestRiichiVectors compares the slow scorer with every scored win, also those of the
// shared files where they are there: yaku with han, fu, han, yakuman, points, payments.
func TestRiichiVectors(t *testing.T) {
	for _, file := range []string{
		"../../rule/testdata/random-1.tsv.gz", "../../rule/testdata/random-2.tsv.gz", "../../rule/testdata/random-3.tsv.gz",
		"../../rule/testdata/rules.tsv.gz", "../../../shared/vectors/riichi/real.tsv.gz",
	} {
		t.Run(file, func(t *testing.T) {
			rows, err := corpus.RiichiRows(unzipped(t, file))
			if err != nil {
				t.Fatal(err)
			}
			wrong := 0
			for i := range rows {
				if wrong < 10 && !checkRiichi(t, &rows[i]) {
					wrong++
				}
			}
		})
	}
}

func checkRiichi(t *testing.T, row *corpus.Riichi) bool {
	t.Helper()
	got := oracle.Riichi(riichiWin(row), riichiRules(t, row))
	if !got.Complete || got.Valid == row.NoYaku {
		t.Errorf("%s: %+v, want no yaku %t", row.ID, got, row.NoYaku)
		return false
	}
	if row.NoYaku {
		return true
	}
	want := maps.Clone(row.Yaku)
	if row.Yakuman > 0 { // the rows do not say how many each counts
		for name := range want {
			want[name] = got.Yaku[name]
		}
	}
	if row.Source == "RiichiEnv/agari_3p" { // its numbers are always 1
		for name := range want {
			want[name] = got.Yaku[name]
		}
	}
	if !maps.Equal(got.Yaku, want) || got.Fu != row.Fu && row.Yakuman == 0 || got.Han != row.Han || got.Yakuman != row.Yakuman {
		t.Errorf("%s: %v han %d fu %d yakuman %d, want %+v", row.ID, got.Yaku, got.Han, got.Fu, got.Yakuman, row)
		return false
	}
	if row.HasPoints && got.Points != row.Points {
		t.Errorf("%s: %d points, want %d", row.ID, got.Points, row.Points)
		return false
	}
	if row.Delta != nil && !slices.Equal(got.Delta, row.Delta) {
		t.Errorf("%s: changes %v, want %v", row.ID, got.Delta, row.Delta)
		return false
	}
	return true
}

func unzipped(t *testing.T, path string) string {
	t.Helper()
	f, err := os.Open(filepath.FromSlash(path))
	if os.IsNotExist(err) {
		t.Skipf("the shared vectors are not here: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = f.Close() }()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	text, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
