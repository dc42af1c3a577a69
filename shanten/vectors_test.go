package shanten_test

import (
	"bufio"
	"compress/gzip"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/shanten"
	"mentsu/tile"
)

// The lines of testdata/*.txt.gz; testdata/README.md explains them.
//
// In {random,flush,halfflush,nonsimple,fewkinds}_{13,14} a line is
//
//	hand standard sevenpairs orphans
//
// hand is 34 digits, the count of each kind; the others are shanten numbers where all four
// copies of each kind are there.
func TestVectorsForms(t *testing.T) {
	for _, class := range []string{"random", "flush", "halfflush", "nonsimple", "fewkinds"} {
		for _, n := range []string{"13", "14"} {
			eachVector(t, class+"_"+n, 4000, func(t *testing.T, fields []string) {
				h := corpus.Deal{Concealed: digits(t, fields[0])}.Hand(form.Rules{})
				want := vectorAnswer(t, fields[1:])
				if got := shanten.Of(h, shanten.Query{Pool: form.PoolHand}); got != want {
					t.Errorf("%s: %+v, want %+v", fields[0], got, want)
				}
			})
		}
	}
}

// In std_small_{1,2,4,5,7,8,10,11} a line is
//
//	hand standard
//
// for a hand of so many tiles.
func TestVectorsSmall(t *testing.T) {
	for _, n := range []string{"1", "2", "4", "5", "7", "8", "10", "11"} {
		eachVector(t, "std_small_"+n, 1250, func(t *testing.T, fields []string) {
			h := corpus.Deal{Concealed: digits(t, fields[0])}.Hand(form.Rules{})
			want := vectorAnswer(t, []string{fields[1], "99", "99"})
			q := shanten.Query{Pool: form.PoolHand, Forms: form.Standard}
			if got := shanten.Of(h, q); got != want {
				t.Errorf("%s: %+v, want %+v", fields[0], got, want)
			}
		})
	}
}

// In limits_{13,14} a line is
//
//	hand limits standard sevenpairs orphans
//
// limits is 34 digits too: how many tiles of each kind a finished hand may hold. 99 stands
// for impossible.
func TestVectorsLimits(t *testing.T) {
	for _, n := range []string{"13", "14"} {
		eachVector(t, "limits_"+n, 2000, func(t *testing.T, fields []string) {
			d := corpus.Deal{Concealed: digits(t, fields[0])}
			for k, limit := range digits(t, fields[1]) {
				d.Seen[k] = tile.Copies - limit
			}
			want := vectorAnswer(t, fields[2:])
			if got := shanten.Of(d.Hand(form.Rules{}), shanten.Query{Pool: form.PoolSeen}); got != want {
				t.Errorf("%s, limits %s: %+v, want %+v", fields[0], fields[1], got, want)
			}
		})
	}
}

// In uke_{random,flush,halfflush,nonsimple,fewkinds}_14 a line is
//
//	hand d:shanten:mask ...
//
// with one item for each different discard d, a kind in decimal: the least shanten of the
// three forms after it, and the useful kinds as nine hex digits, bit i for kind i.
func TestVectorsDiscards(t *testing.T) {
	for _, class := range []string{"random", "flush", "halfflush", "nonsimple", "fewkinds"} {
		eachVector(t, "uke_"+class+"_14", 500, func(t *testing.T, fields []string) {
			h := corpus.Deal{Concealed: digits(t, fields[0])}.Hand(form.Rules{})
			got := map[tile.Kind]shanten.Useful{}
			list := shanten.Discards(nil, h, shanten.Query{Pool: form.PoolHand})
			for _, d := range list {
				got[d.Kind] = d.Useful
			}
			if len(list) != len(fields)-1 || len(got) != len(list) {
				t.Errorf("%s: %d discards of %d kinds, want %d", fields[0], len(list), len(got), len(fields)-1)
			}
			for _, item := range fields[1:] {
				k, want := vectorDiscard(t, item)
				if got[k] != want {
					t.Errorf("%s, discard %v: %+v, want %+v", fields[0], k, got[k], want)
				}
			}
		})
	}
}

// eachVector runs check, as a subtest, on the fields of every line of a file that
// has so many lines. It stops after the first line that fails.
func eachVector(t *testing.T, name string, lines int, check func(t *testing.T, fields []string)) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		file, err := os.Open(filepath.Join("testdata", name+".txt.gz"))
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close() //nolint:errcheck // only read
		text, err := gzip.NewReader(file)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		scanner := bufio.NewScanner(text)
		for scanner.Scan() && !t.Failed() {
			n++
			check(t, strings.Fields(scanner.Text()))
		}
		if err := scanner.Err(); err != nil {
			t.Fatal(err)
		}
		if n != lines && !t.Failed() {
			t.Errorf("%d lines, want %d", n, lines)
		}
	})
}

// digits reads 34 counts.
func digits(t *testing.T, text string) tile.Counts {
	t.Helper()
	var counts tile.Counts
	if len(text) != len(counts) {
		t.Fatalf("%q has %d digits, want %d", text, len(text), len(counts))
	}
	for i := range counts {
		counts[i] = text[i] - '0'
	}
	return counts
}

// vectorAnswer reads the shanten numbers of the three forms.
func vectorAnswer(t *testing.T, fields []string) shanten.Answer {
	t.Helper()
	if len(fields) != 3 {
		t.Fatalf("%d shanten numbers, want 3", len(fields))
	}
	a := shanten.ImpossibleAnswer()
	a.Standard, a.SevenPairs, a.ThirteenOrphans = vectorNumber(t, fields[0]), vectorNumber(t, fields[1]), vectorNumber(t, fields[2])
	a.Shanten = min(a.Standard, a.SevenPairs, a.ThirteenOrphans)
	return a
}

func vectorNumber(t *testing.T, text string) shanten.Number {
	t.Helper()
	n, err := strconv.ParseInt(text, 10, 8)
	if err != nil {
		t.Fatal(err)
	}
	if n == 99 {
		return shanten.Impossible
	}
	return shanten.Number(n)
}

// vectorDiscard reads an item d:shanten:mask.
func vectorDiscard(t *testing.T, item string) (tile.Kind, shanten.Useful) {
	t.Helper()
	part := strings.Split(item, ":")
	if len(part) != 3 {
		t.Fatalf("%q: want d:shanten:mask", item)
	}
	kind, err := strconv.ParseUint(part[0], 10, 8)
	if err != nil {
		t.Fatal(err)
	}
	mask, err := strconv.ParseUint(part[2], 16, tile.NumKinds)
	if err != nil {
		t.Fatal(err)
	}
	return tile.Kind(kind), shanten.Useful{Shanten: vectorNumber(t, part[1]), Tiles: tile.Kinds(mask)}
}
