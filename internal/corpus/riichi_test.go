package corpus_test

import (
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"testing"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/tile"
)

const header = "id\tsrc\trules\tclosed\tmelds\twin\thow\tfrom\tround\tseat\tflags\tdora\tura\thonba\tsticks\tyaku\tfu\than\tykm\tpoints\tdelta\tengines\n"

func TestRiichiRows(t *testing.T) {
	rows, err := corpus.RiichiRows(header +
		"x1\town\tsanma+kiriage\t3z\ta1111z s5550pR p666zL p777zA\t3z\tR\tA\tS\tW\tsanma nuki2 riichi\t0p 1z\t\t2\t1\tdora:2 daisangen\t\t\t1\t32000\t0,-1,1\tnone\n" +
		"x2\town\tstd\t123m\t\t4m\tT\t-\tE\tE\t\t\t\t0\t0\tNO_YAKU\t\t\t\t\t\t\n")
	if err != nil {
		t.Fatal(err)
	}
	r := rows[0]
	if r.Rules != "sanma" || r.Switches[0] != "kiriage" || r.Players != 3 || r.Nukidora != 2 || !r.Has("riichi") || r.Has("sanma") {
		t.Errorf("rules or flags: %+v", r)
	}
	if r.From != hand.FromAcross || r.Seat != tile.West || r.Round != tile.South || r.SelfDraw || r.Win != tile.Tile(tile.West) {
		t.Errorf("win: %+v", r)
	}
	if m := r.Melds; m[0].Kind != hand.ClosedKan || !m[1].Call.IsAdded || m[1].Reds != 1 || m[2].Call.From != hand.FromLeft || m[3].Kind != hand.Pon {
		t.Errorf("melds: %+v", m)
	}
	if r.Yaku["dora"] != 2 || r.Yakuman != 1 || r.Points != 32000 || len(r.Delta) != 3 || r.Delta[1] != -1 || r.Dora[0] != tile.RedPin {
		t.Errorf("answer: %+v", r)
	}
	if !rows[1].NoYaku || rows[1].HasPoints || rows[1].Delta != nil {
		t.Errorf("row without yaku: %+v", rows[1])
	}
}

func TestRiichiRowsErrors(t *testing.T) {
	for _, tail := range []string{
		"x\t", "x\t\tstd\t8z\t\t1m\tT\t-\tE\tE\t\t\t\t0\t0\t\t\t\t\t\t\t",
		"x\t\tstd\t12\t\t1m\tT\t-\tE\tE\t\t\t\t0\t0\t\t\t\t\t\t\t",
		"x\t\tstd\t1m\t\t\tT\t-\tE\tE\t\t\t\t0\t0\t\t\t\t\t\t\t",
		"x\t\tstd\t1m\t\t1m\tT\t-\tE\tQ\t\t\t\t0\t0\t\t\t\t\t\t\t",
		"x\t\tstd\t1m\tp123mL\t1m\tT\t-\tE\tE\t\t\t\ta\t0\t\t\t\t\t\t\t",
		"x\t\tstd\t1m\tc123mR\t1m\tT\t-\tE\tE\t\t\t\t0\t0\t\t\t\t\t\t\t",
	} {
		if _, err := corpus.RiichiRows(header + tail); err == nil {
			t.Errorf("%q: no error", tail)
		}
	}
}

// TestRiichiFiles reads every row of the shared files, and makes every hand.
func TestRiichiFiles(t *testing.T) {
	for name, want := range map[string]int{"real": 12160, "random": 20000, "rules": 1822} {
		rows, err := corpus.RiichiRows(unzip(t, filepath.Join("../../../shared/vectors/riichi", name+".tsv.gz")))
		if err != nil {
			t.Fatal(err)
		}
		if len(rows) != want {
			t.Errorf("%s: %d rows, want %d", name, len(rows), want)
		}
		for i := range rows {
			if _, err := rows[i].Hand(); err != nil {
				t.Errorf("%s: %v", rows[i].ID, err)
			}
		}
	}
}

func unzip(t *testing.T, path string) string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Skip("no shared vectors here")
	}
	defer f.Close()
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

// TestWin makes random wins: each must be a hand of 14 tiles with the winning one.
func TestWin(t *testing.T) {
	rnd := corpus.New(4)
	for i := range 20000 {
		w := rnd.Win(4 - i%2)
		h, err := w.Hand()
		if err != nil {
			t.Fatalf("%+v: %v", w, err)
		}
		if got := h.Size() + 3*len(w.Melds); got != 14 {
			t.Fatalf("%+v: %d tiles", w, got)
		}
	}
}
