package notation_test

import (
	"errors"
	"testing"

	"mentsu/hand"
	"mentsu/notation"
)

func FuzzParse(f *testing.F)        { fuzz(f, notation.Auto) }
func FuzzParseMPSZ(f *testing.F)    { fuzz(f, notation.MPSZ) }
func FuzzParseMjai(f *testing.F)    { fuzz(f, notation.Mjai) }
func FuzzParseMCR(f *testing.F)     { fuzz(f, notation.MCR) }
func FuzzParseBotzone(f *testing.F) { fuzz(f, notation.Botzone) }
func FuzzParseKobalab(f *testing.F) { fuzz(f, notation.Kobalab) }
func FuzzParseUnicode(f *testing.F) { fuzz(f, notation.Unicode) }
func FuzzParseT34(f *testing.F)     { fuzz(f, notation.T34) }
func FuzzParseT136(f *testing.F)    { fuzz(f, notation.T136) }

// fuzz reads arbitrary text as n: it never panics, every error lies within the text, and
// what is read can be written, read back and written the same again.
func fuzz(f *testing.F, n notation.Notation) {
	for _, text := range []string{
		"", "123m0567p789s111z", "1z[123m][055p](5555z)[1111s]", "１２３ｍ４５Ｓ", "🀇🀈🀉🀄\uFE0E🀪",
		"ESWNPFCJj", "1m[567m,2]", "m123p406s", "12\x00", "1m\xff", "\uFEFF 1|2,3-4_5 m\r\n", "123w", "٣m", "1m[12m", "(((", "0z",
		"1m 5mr E [1s 2s 3s] (9p 9p 9p 9p)", `["1m","5sr","?"]`, "123m567zE[999s,3][SSSS][8888p,1][1111s7]", "1m|EE0000|abc",
		"W1 T9 B5 F4 J1 (PENG,W5,1) ('CHI',\"T2\",3) (GANG,J3,0)j", "m340z1*,z111+1,m4-56,m5505-,s2222,", "_m1", "0,4,8,j[9,10,11](27,27,27,27)", "16,17,52,135[1,2,3]", "-1",
	} {
		f.Add(text)
	}
	r := random(7)
	for range 20 {
		text, _ := notation.Format(r.tiles(), n)
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := notation.Parse(text, n)
		if err != nil {
			fault, ok := errors.AsType[*notation.SyntaxError](err)
			if !ok || fault.Offset < 0 || fault.Offset > len(text) || fault.Reason == "" || fault.Text != text || fault.Column() < 1 {
				t.Fatalf("%q: error %#v", text, err)
			}
			return
		}
		if got.Notation == notation.Auto || n != notation.Auto && got.Notation != n {
			t.Fatalf("%q is read as %v", text, got.Notation)
		}
		checkOffsets(t, got)
		written, loss := notation.Format(got.Tiles, got.Notation)
		again, err := notation.Parse(written, got.Notation)
		if errors.Is(err, notation.ErrTooLong) { // what is written may be longer
			return
		}
		if err != nil {
			t.Fatalf("%q is written %q: %v", text, written, err)
		}
		if want, wantLoss := sayable(got.Tiles, got.Notation); !same(again.Tiles, want) || loss != wantLoss {
			t.Fatalf("%q is written %q, which reads as %v, want %v; loss %b, want %b", text, written, again.Tiles, want, loss, wantLoss)
		}
		if stable, _ := notation.Format(again.Tiles, got.Notation); stable != written {
			t.Fatalf("%q is written %q, then %q", text, written, stable)
		}
		h, err := notation.Hand(text, n, hand.Context{})
		if (h == nil) != (err != nil) {
			t.Fatalf("%q: hand %v and error %v", text, h, err)
		}
	})
}

func checkOffsets(t *testing.T, text notation.Text) {
	t.Helper()
	if len(text.Offsets) != len(text.Concealed) || len(text.MeldOffsets) != len(text.Melds) {
		t.Fatalf("%q: %d and %d offsets", text.Source, len(text.Offsets), len(text.MeldOffsets))
	}
	for _, offsets := range [][]int{text.Offsets, text.MeldOffsets} {
		for i, at := range offsets {
			if at < 0 || at >= len(text.Source) || i > 0 && at <= offsets[i-1] {
				t.Fatalf("%q: offsets %v", text.Source, offsets)
			}
		}
	}
}
