package corpus_test

import (
	"compress/gzip"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/tile"
)

// table returns rows as a file has them; | stands for a tab.
func table(rows ...string) string {
	const header = "id|src|rules|closed|melds|win|how|from|round|seat|flags|dora|ura|honba|sticks|yaku|fu|han|ykm|points|delta|engines\n"
	return strings.ReplaceAll(header+strings.Join(rows, "\n"), "|", "\t")
}

func TestRiichiRows(t *testing.T) {
	rows, err := corpus.RiichiRows(table(
		"x1|own|sanma+kiriage|3z|a1111z s5550pR p666zL p777zA|3z|R|A|S|W|sanma nuki2 riichi|0p 1z||2|1|dora:2 daisangen|||1|32000|0,-1,1|none",
		"x2|own|std|123m||4m|T|-|E|E||||0|0|NO_YAKU||||||",
	))
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
		"x|", "x||std|8z||1m|T|-|E|E||||0|0|||||||",
		"x||std|12||1m|T|-|E|E||||0|0|||||||",
		"x||std|1m|||T|-|E|E||||0|0|||||||",
		"x||std|1m||1m|T|-|E|Q||||0|0|||||||",
		"x||std|1m|p123mL|1m|T|-|E|E||||a|0|||||||",
		"x||std|1m|c123mR|1m|T|-|E|E||||0|0|||||||",
	} {
		if _, err := corpus.RiichiRows(table(tail)); err == nil {
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
		t.Skipf("the shared vectors are not here: %v", err)
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
