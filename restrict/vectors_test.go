package restrict_test

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// vector is a line of testdata/*.jsonl.gz; testdata/README.md explains it.
type vector struct {
	Restriction string   `json:"r"`
	Hand        string   `json:"hand"`
	Melds       []string `json:"melds"`
	Dead        string   `json:"dead"`
	Round       string   `json:"round"`
	Seat        string   `json:"seat"`
	Shanten     *int     `json:"shanten"`
	Ukeire      []string `json:"ukeire"`
	UkeireN     int      `json:"ukeire_n"`
	Keep        []string `json:"keep_discards"`
}

func TestVectors(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/*.jsonl.gz")
	if err != nil || len(files) != 36 {
		t.Fatalf("%d files of vectors, want 36: %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".jsonl.gz"), func(t *testing.T) {
			t.Parallel()
			vectorFile(t, file)
		})
	}
}

func vectorFile(t *testing.T, file string) {
	packed, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer packed.Close() //nolint:errcheck // only read
	text, err := gzip.NewReader(packed)
	if err != nil {
		t.Fatal(err)
	}
	compiler := new(restrict.Compiler)
	programs := map[restrict.Winds]*restrict.Program{}
	lines := 0
	scanner := bufio.NewScanner(text)
	for scanner.Scan() {
		lines++
		if testing.Short() && lines%8 != 1 {
			continue
		}
		var v vector
		if err := json.Unmarshal(scanner.Bytes(), &v); err != nil {
			t.Fatal(err)
		}
		w := restrict.Winds{Round: kindOf(t, v.Round), Seat: kindOf(t, v.Seat)}
		if programs[w] == nil {
			r, err := restrict.Parse(v.Restriction)
			if err != nil {
				t.Fatal(err)
			}
			if programs[w], err = compiler.Compile(r, w); err != nil {
				t.Fatal(err)
			}
		}
		v.check(t, programs[w])
	}
	want := 1200
	if strings.Contains(file, "suushii") {
		want = 1000
	}
	if err := scanner.Err(); err != nil || lines != want {
		t.Errorf("%d lines, want %d: %v", lines, want, err)
	}
}

func (v *vector) check(t *testing.T, p *restrict.Program) {
	t.Helper()
	h := v.hand(t)
	got, err := p.Of(h, form.PoolSeen)
	if err != nil {
		t.Fatal(err)
	}
	want := restrict.Answer{Shanten: shanten.Impossible}
	if v.Shanten != nil {
		want.Shanten = shanten.Number(*v.Shanten)
	}
	want.Useful, want.Keep = kindsOf(t, v.Ukeire), kindsOf(t, v.Keep)
	switch {
	case got.Shanten != want.Shanten:
		t.Errorf("%+v: shanten %d, want %d", v, got.Shanten, want.Shanten)
	case h.Waiting() && (got.Useful != want.Useful || shanten.Ukeire(h, got.Useful) != v.UkeireN):
		t.Errorf("%+v: useful %v, want %v", v, got.Useful, want.Useful)
	case !h.Waiting() && got.Keep != want.Keep:
		t.Errorf("%+v: keep %v, want %v", v, got.Keep, want.Keep)
	}
}

// hand returns the hand of the vector with its dead tiles seen.
func (v *vector) hand(t *testing.T) *hand.Hand {
	t.Helper()
	text := v.Hand
	for _, m := range v.Melds {
		how, tiles, _ := strings.Cut(m, ":")
		if how == "ankan" {
			text += "(" + tiles + ")"
		} else {
			text += "[" + tiles + "]"
		}
	}
	var seen []tile.Tile
	if v.Dead != "" {
		var err error
		if seen, _, err = notation.ParseTiles(v.Dead, notation.MPSZ); err != nil {
			t.Fatal(err)
		}
	}
	h, err := notation.Hand(text, notation.MPSZ, hand.Context{Seen: seen})
	if err != nil {
		t.Fatalf("%s, %s: %v", text, v.Dead, err)
	}
	return h
}

func kindOf(t *testing.T, text string) tile.Kind {
	t.Helper()
	k := slices.IndexFunc(slices.Collect(tile.AllKinds.All()), func(k tile.Kind) bool { return k.String() == text })
	if k < 0 {
		t.Fatalf("%q is no tile", text)
	}
	return tile.Kind(k)
}

func kindsOf(t *testing.T, list []string) tile.Kinds {
	t.Helper()
	var ks tile.Kinds
	for _, text := range list {
		ks = ks.With(kindOf(t, text))
	}
	return ks
}
