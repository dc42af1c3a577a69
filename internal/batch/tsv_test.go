package batch_test

import (
	"io"
	"strings"
	"testing"

	"mentsu/internal/api"
	"mentsu/internal/batch"
	"mentsu/notation"
	"mentsu/tile"
)

func TestCells(t *testing.T) {
	for _, c := range []struct{ op, hand, want string }{
		{"shanten", "2m1m45m", `1245m|\N|1|1|\N|\N|\N`},
		{"shanten", "147m147p147s1234z", `147m147p147s1234z|\N|6|8|6|6|\N`},
		{"shanten", "1x", `\N|\N|\N|\N|\N|\N|invalid_hand: hand: unknown letter 'x' at byte 1`},
		{"shanten", "1\t\\", `\N|\N|\N|\N|\N|\N|invalid_hand: hand: unknown character '\\\\' (U+005C) at byte 2`},
		{"shanten", "", `\N|\N|\N|\N|\N|\N|invalid_hand: hand: empty hand at byte 0`},
		{"useful", "46m", `\N|\N|\N|\N|\N|wrong_size: hand: useful takes a hand before its draw (3n+1 tiles, such as 13); this one has 2 and discards first: use discards`},
		{"useful", "4067m", `4067m|\N|0|47m|6|\N`},
		{"discards", "4067m5p", `4067m5p|5p|0|5p|47m|6|5p:0:6,4m:0:3,7m:0:3,0m:1:16,6m:1:16|\N`},
		{"discards", "4067m5p[111z]", `4067m5p[111z]|5p|0|5p|47m|6|5p:0:6,4m:0:3,7m:0:3,0m:1:16,6m:1:16|\N`},
		{"explain", "11m", `11m|1m|-1|[{"form":"standard","sets":[],"partials":[],"pair":"11m","loose":"","missing":0}]|\N`},
		{"win", "11m", `11m|1m|true|standard||\N`},
		{"win", "12m", `12m|2m|false|\N|\N|\N`},
		{"win", "1mj", `1mj|j|true|standard|1m|\N`},
		{"win", "1m", `\N|\N|\N|\N|\N|wrong_size: hand: win takes a hand after its draw (3n+2 tiles, such as 14); this one has 1 and draws first: use waits`},
		{"waits", "23m11p11z[555s]", `\N|\N|\N|\N|\N|invalid_hand: hand: 6 concealed tiles: a hand has 3n+1 before its draw and 3n+2 after it, such as 13 and 14, or 10 and 11`},
		{"waits", "2311m", `1123m|\N|14m|false|\N|\N`},
		{"waits", "147m1z", `147m1z|\N||false|\N|\N`},
		{"waits", "12m1zj", `12m1zj|\N|3m1z j|false|\N|\N`},
		{"waits", "11m", `11m|1m|\N|\N|1m:1m|\N`},
		{"waits", "12m11zj", `12m11zj|j|\N|\N|1m:1234m1z j,2m:123m1z j,1z:3m1z j|\N`},
		{"convert", "0m[111z]", `0m[111z]|0m[111z]|mpsz|false|\N`},
		{"analyze", "4067m", `4067m|\N|0|0|\N|\N|\N|47m|6|\N`},
		{"improve", "4567m", `4567m|\N|0|\N|6|\N||\N`},
		{"improve", "24m15p", `24m15p|\N|1|\N|10|0|2m:3:36,4m:3:32,4p:4:24,6p:4:24,2p:4:20,3p:4:20,7p:4:20,5m:4:17,6m:4:17,1m:4:13|\N`},
		{"improve", "12m", `12m|2m|0|1m|3|\N||\N`},
		{"analyze", "4067m5p", `4067m5p|5p|0|0|\N|\N|5p|47m|6|\N`},
	} {
		o := ask(c.op)
		o.Format = batch.TSV
		got, _ := text(t, c.hand+"\n", o)
		if want := strings.ReplaceAll(c.want, "|", "\t") + "\n"; got != want {
			t.Errorf("%s of %q: %q, want %q", c.op, c.hand, got, want)
		}
		if names := batch.Columns(c.op); len(names) != strings.Count(got, "\t")+1 {
			t.Errorf("%s has columns %v, but answers %q", c.op, names, got)
		}
	}
}

// TestRestrictedCells asks about restrictions.
func TestRestrictedCells(t *testing.T) {
	for _, c := range []struct{ op, only, hand, want string }{
		{"restrict", "tanyao", "23m77s[234p][456p][456s]", `23m77s[234p][456p][456s]|\N|true|0|4m|4|\N|4m|1m|||\N`},
		{"restrict", "tanyao", "23m234567p45677s", `23m234567p45677s|\N|true|0|4m|4|\N|4m|1m|||\N`},
		{"restrict", "tanyao", "234567m234567p99s", `234567m234567p99s|9s|true|1|2345678m2345678p2345678s|72|9s|\N|\N|\N|\N|\N`},
		{"restrict", "tanyao", "23m[111p]", `23m[111p]|3m|false|\N||0||\N|\N|\N|\N|\N`},
		{"compare", "tanyao, has(123m, 456p)", "23m234567p45677s", `23m234567p45677s|\N|tanyao|0|4m|4|tanyao:0:4;has(123m, 456p):1:11|\N`},
	} {
		o := ask(c.op)
		o.Format = batch.TSV
		for _, op := range api.Ops() {
			for _, f := range op.Fields() {
				if f.Name == "only" && op.Name == c.op {
					if err := f.SetText(o.Ask, c.only); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		got, _ := text(t, c.hand+"\n", o)
		if want := strings.ReplaceAll(c.want, "|", "\t") + "\n"; got != want {
			t.Errorf("%s of %q: %q, want %q", c.op, c.hand, got, want)
		}
	}
}

func TestCellsInOtherNotations(t *testing.T) {
	o := batch.Options{Ask: &api.Request{Op: "useful", Print: notation.Unicode}, Format: batch.TSV, Columns: []string{"useful", "hand"}}
	if got, _ := text(t, "4567m", o); got != "🀊 🀍\t🀊🀋🀌🀍\n" {
		t.Errorf("%q", got)
	}
}

// TestEveryOperationHasCells demands of each operation a row with the same number of cells
// whether the hand has an answer or not.
func TestEveryOperationHasCells(t *testing.T) {
	for _, op := range append(api.Ops(), api.Op{Name: "none"}) {
		o := ask(op.Name)
		o.Format = batch.TSV
		got, stats := text(t, "123m0567p789s114z\n9p123m0567p789s114z\n[123m]1p\nx\n\n", o)
		for row := range strings.Lines(got) {
			if n := strings.Count(row, "\t") + 1; n != len(batch.Columns(op.Name)) {
				t.Errorf("%s: %d cells in %q", op.Name, n, row)
			}
		}
		if stats.Rows != 5 || stats.Failed < 2 {
			t.Errorf("%s: %+v", op.Name, stats)
		}
	}
}

func TestColumnsChosen(t *testing.T) {
	o := ask("shanten")
	o.Format, o.Columns = batch.TSV, []string{"shanten", "hand", "shanten"}
	if got, _ := text(t, "21m\nx", o); got != "0\t12m\t0\n\\N\t\\N\t\\N\n" {
		t.Errorf("%q", got)
	}
	for want, columns := range map[string][]string{
		`shanten has no column "shantn", but hand, drawn, shanten, standard, seven_pairs, thirteen_orphans, error; did you mean "shanten"?`: {"shantn"},
		`shanten has no column "ukeire"`: {"hand", "ukeire"},
		`shanten has no column ""`:       {""},
	} {
		o.Columns = columns
		if err := o.Check(); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v: %v", columns, err)
		}
	}
	o = batch.Options{Format: batch.TSV}
	if _, err := batch.Run(t.Context(), batch.One(strings.NewReader("x")), io.Discard, o); err == nil {
		t.Error("columns without an operation")
	}
}

// An error cell is in one language, to its end.
func TestErrorCellsInAllLanguages(t *testing.T) {
	for lang, want := range map[tile.Lang]string{
		tile.EN: "invalid_hand: hand: unknown letter 'x' at byte 1",
		tile.JA: "invalid_hand: hand: 読めない文字 'x'（バイト位置 1）",
		tile.ZH: "invalid_hand: hand: 无法识别的字母 'x'（字节位置 1）",
	} {
		o := ask("shanten")
		o.Format, o.Columns, o.Ask.Lang = batch.TSV, []string{"error"}, lang
		if got, _ := text(t, "1x\n", o); got != want+"\n" {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
