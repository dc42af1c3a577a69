package notation_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"mentsu/hand"
	"mentsu/notation"
)

// TestParse gives for each text the canonical one and the bytes its tiles begin at.
func TestParse(t *testing.T) {
	for _, c := range []struct {
		name, text, want string
		offsets, melds   []int
	}{
		{"plain", "123m", "123m", []int{0, 1, 2}, nil},
		{"suit after each digit", "1m2m3m", "123m", []int{0, 2, 4}, nil},
		{"unsorted groups", "3m 12m", "123m", []int{0, 3, 4}, nil},
		{"repeated suits", "12m3p4m", "124m3p", []int{0, 1, 3, 5}, nil},
		{"all suits", "1z9s8p7m", "7m8p9s1z", []int{0, 2, 4, 6}, nil},
		{"red five", "123m0567p789s111z", "123m0567p789s111z", []int{0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 13, 14, 15}, nil},
		{"red five is sorted before plain ones", "655504m3m", "3405556m", []int{0, 1, 2, 3, 4, 5, 7}, nil},
		{"space", "12 3m", "123m", []int{0, 1, 3}, nil},
		{"every separator", "\t1|2,3-4_5 m\r\n", "12345m", []int{1, 3, 5, 7, 9}, nil},
		{"CRLF", "123m\r\n", "123m", []int{0, 1, 2}, nil},
		{"full width", "１２３ｍ　４５Ｓ", "123m45s", []int{0, 3, 6, 15, 18}, nil},
		{"full width brackets", "１ｚ［１２３ｍ］（２２２２ｐ）", "1z[123m](2222p)", []int{0}, []int{6, 24}},
		{"capital suits after digits", "123M45P67S1Z", "123m45p67s1z", []int{0, 1, 2, 4, 5, 7, 8, 10}, nil},
		{"honour letters", "ESWNPFC", "1234567z", []int{0, 1, 2, 3, 4, 5, 6}, nil},
		{"S is both", "1SS2P P", "2p1s25z", []int{0, 2, 3, 6}, nil},
		{"jokers", "19m22p1sjJ", "19m22p1sjj", []int{0, 1, 3, 4, 6, 8, 9}, nil},
		{"joker glyph", "J🀪1m", "1mjj", []int{0, 1, 5}, nil},
		{"glyphs", "🀇🀈🀉", "123m", []int{0, 4, 8}, nil},
		{"glyph with variation selector", "🀄\uFE0E🀅\uFE0F", "67z", []int{0, 7}, nil},
		{"glyphs mixed in", "1m🀙2m[🀀E1z]", "12m1p[111z]", []int{0, 2, 6}, []int{8}},
		{"byte order mark", "\uFEFF1m", "1m", []int{3}, nil},
		{"chi", "1z[231m]", "1z[123m]", []int{0}, []int{2}},
		{"chi with red", "1z[460m]", "1z[406m]", []int{0}, []int{2}},
		{"pon with red", "1z[550m]", "1z[055m]", []int{0}, []int{2}},
		{"kans", "1z[5505s](9999p)", "1z[0555s](9999p)", []int{0}, []int{2, 9}},
		{"melds keep their order", "[777z]1m[123m]2m(1111z)", "12m[777z][123m](1111z)", []int{6, 14}, []int{0, 8, 16}},
		{"separators in brackets", "1z [ 1-2-3 m ]", "1z[123m]", []int{0}, []int{3}},
		{"commas between digits in brackets", "1z[1,2,3m]", "1z[123m]", []int{0}, []int{2}},
		{"two groups in brackets", "1z[1m23m]", "1z[123m]", []int{0}, []int{2}},
		{"melds only", "[123m]", "[123m]", nil, []int{0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, n := range []notation.Notation{notation.Auto, notation.MPSZ} {
				got, err := notation.Parse(c.text, n)
				if err != nil {
					t.Fatal(err)
				}
				if text, loss := notation.Format(got.Tiles, n); text != c.want || loss != 0 {
					t.Errorf("reads as %s, loss %b, want %s", text, loss, c.want)
				}
				if !slices.Equal(got.Offsets, c.offsets) || !slices.Equal(got.MeldOffsets, c.melds) {
					t.Errorf("offsets %v and %v, want %v and %v", got.Offsets, got.MeldOffsets, c.offsets, c.melds)
				}
				if got.Source != c.text {
					t.Errorf("source %q, want %q", got.Source, c.text)
				}
			}
		})
	}
}

// TestParseKeepsOrder checks that tiles come as typed: the last one may be the drawn one.
func TestParseKeepsOrder(t *testing.T) {
	got, err := notation.Parse("9p1z[123m]0s2m", notation.MPSZ)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, x := range got.Concealed {
		b.WriteString(x.String())
	}
	if b.String() != "9p1z0s2m" {
		t.Errorf("got %s", b.String())
	}
}

func TestParseFaults(t *testing.T) {
	const noSuit = "digits without a suit"
	const noDigits = "suit without digits"
	const other = noDigits + ": a text that begins with a suit letter is in another notation"
	const neither = "a meld that is neither a run nor three or four of a kind"
	for _, c := range []struct {
		name, text string
		at         int
		reason     string
	}{
		{"empty", "", 0, "empty hand"},
		{"separators only", " \t|,-_\r\n　\uFE0F", 0, "empty hand"},
		{"byte order mark only", "\uFEFF", 0, "empty hand"},
		{"digits at the end", "123m45", 4, noSuit},
		{"digits before an honour", "1m23E", 2, noSuit},
		{"digits before a joker", "1m23j", 2, noSuit},
		{"digits before a glyph", "1m23🀀", 2, noSuit},
		{"digits before an opening bracket", "1m23[123m]", 2, noSuit},
		{"digits before a closing bracket", "1m[23]", 3, noSuit},
		{"digits across a bracket", "1m[23", 3, noSuit},
		{"capital suit first", "M123", 0, other},
		{"suit twice", "123mm", 4, noDigits},
		{"suit after honour", "Em", 1, noDigits},
		{"suit first in brackets", "1m[z]", 3, noDigits},
		{"capital suit without digits", "1mZ", 2, noDigits},
		{"0z", "10z", 1, "0z is no tile: honours are 1z to 7z"},
		{"8z", "18z", 1, "8z is no tile: honours are 1z to 7z"},
		{"9z", "7 9z", 2, "9z is no tile: honours are 1z to 7z"},
		{"unknown letter", "1mx", 2, "unknown letter 'x'"},
		{"small honour letter", "1me", 2, "unknown letter 'e'"},
		{"unknown letter after digits", "12x", 2, "unknown letter 'x'"},
		{"w", "123w", 3, "unknown letter 'w': characters are written m"},
		{"t", "123t", 3, "unknown letter 't': bamboo is written s"},
		{"T", "123T", 3, "unknown letter 'T': bamboo is written s"},
		{"b", "123b", 3, "unknown letter 'b': it means dots to some and bamboo to others, which are written p and s"},
		{"punctuation", "1m+2m", 2, "unknown character '+' (U+002B)"},
		{"question mark", "1m?", 2, "unknown character '?' (U+003F)"},
		{"other script", "1m一", 2, "unknown character '一' (U+4E00)"},
		{"accented letter", "1mé", 2, "unknown character 'é' (U+00E9)"},
		{"full width letter", "１ｍｘ", 6, "unknown letter 'x'"},
		{"Arabic-Indic digit", "1m٣m", 2, "digit '٣' (U+0663): only 0 to 9 are read"},
		{"Devanagari digit", "३m", 0, "digit '३' (U+0969): only 0 to 9 are read"},
		{"NUL", "1m\x00", 2, "control character U+0000"},
		{"escape", "1\x1bm", 1, "control character U+001B"},
		{"delete", "1m\x7f", 2, "control character U+007F"},
		{"C1 control", "1m\u0085", 2, "control character U+0085"},
		{"vertical tab", "1m\v2m", 2, "control character U+000B"},
		{"zero width space", "1m\u200b", 2, "unknown character U+200B"},
		{"no-break space", "1m\u00a0", 2, "unknown character U+00A0"},
		{"late byte order mark", "1m\uFEFF", 2, "unknown character U+FEFF"},
		{"invalid UTF-8", "1m\xff", 2, "byte 0xff is not valid UTF-8"},
		{"half a glyph", "1m\xf0\x9f\x80", 2, "byte 0xf0 is not valid UTF-8"},
		{"replacement character", "1m\uFFFD", 2, "unknown character '�' (U+FFFD)"},
		{"not closed", "1m[123m", 2, "bracket '[' is not closed"},
		{"round, not closed", "1m(1111m", 2, "bracket '(' is not closed"},
		{"not opened", "1m]", 2, "bracket ']' was not opened"},
		{"round, not opened", "123m)", 4, "bracket ')' was not opened"},
		{"nested", "1m[12m[3m]]", 6, "bracket '[' inside another"},
		{"round nested", "1m[(1111m)]", 3, "bracket '(' inside another"},
		{"mismatched", "1m[123m)", 7, "bracket '[' is closed by ')'"},
		{"round mismatched", "1m(1111m]", 8, "bracket '(' is closed by ']'"},
		{"curly", "1m{123m}", 2, "unknown character '{' (U+007B)"},
		{"empty meld", "1m[]", 2, "empty meld"},
		{"meld of separators", "1m( - )", 2, "empty meld"},
		{"short meld", "1m[12m]", 2, "a meld has 3 or 4 tiles, not 2"},
		{"long meld", "1m[11111m]", 2, "a meld has 3 or 4 tiles, not 5"},
		{"no set", "1m[124m]", 2, neither},
		{"no set across suits", "1m[12m3p]", 2, neither},
		{"run of honours", "1m[567z]", 2, neither},
		{"round run", "1m(123m)", 2, "round brackets hold a closed kan, four of a kind"},
		{"round pon", "1m(111m)", 2, "round brackets hold a closed kan, four of a kind"},
		{"joker in a meld", "1m[11mj]", 6, "a joker cannot be part of a meld"},
		{"joker glyph in a meld", "1m[11m🀪]", 6, "a joker cannot be part of a meld"},
		{"flower", "1m🀢", 2, "unsupported glyph U+1F022: flowers and seasons are no part of a hand"},
		{"season", "1m🀩", 2, "unsupported glyph U+1F029: flowers and seasons are no part of a hand"},
		{"back", "1m🀫", 2, "unsupported glyph U+1F02B: the back of a tile does not say which it is"},
		{"beyond the block", "1m\U0001F02C", 2, "unknown character U+1F02C"},
		{"too long", strings.Repeat("1m", 512) + " ", 1024, "text longer than 1024 bytes"},
	} {
		t.Run(c.name, func(t *testing.T) {
			for _, n := range []notation.Notation{notation.Auto, notation.MPSZ} {
				_, err := notation.Parse(c.text, n)
				checkSyntax(t, err, c.text, c.at, c.reason)
			}
		})
	}
}

// TestMPSZFaults gives faults of mpsz alone: with auto another notation reads the text.
func TestMPSZFaults(t *testing.T) {
	const claim = "digits without a suit: a digit that names the claimed tile belongs to the mcr notation"
	const other = "suit without digits: a text that begins with a suit letter is in another notation"
	for _, c := range []struct {
		name, text string
		at         int
		reason     string
	}{
		{"suit first", "m123", 0, other},
		{"suit first after separators", " p123", 1, other},
		{"claimed tile", "1z[567m,2]", 8, claim},
		{"claimed tile without comma", "1z[567m2]", 7, claim},
		{"claimed tile of honours", "1z[EEE,1]", 7, claim},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := notation.Parse(c.text, notation.MPSZ)
			checkSyntax(t, err, c.text, c.at, c.reason)
			if got, err := notation.Parse(c.text, notation.Auto); err != nil || got.Notation == notation.MPSZ {
				t.Errorf("auto reads %v, %v", got.Notation, err)
			}
		})
	}
}

// checkSyntax checks that err says reason at byte at of text.
func checkSyntax(t *testing.T, err error, text string, at int, reason string) {
	t.Helper()
	got, ok := errors.AsType[*notation.SyntaxError](err)
	if !ok {
		t.Fatalf("error %v, want a *SyntaxError", err)
	}
	if got.Offset != at || got.Reason != reason || got.Text != text {
		t.Errorf("%q: %q at byte %d, want %q at byte %d", got.Text, got.Reason, got.Offset, reason, at)
	}
}

func TestParseTooLong(t *testing.T) {
	longest := strings.Repeat(" ", notation.MaxText-2) + "1m"
	if _, err := notation.Parse(longest, notation.MPSZ); err != nil {
		t.Errorf("%d bytes: %v", len(longest), err)
	}
	for _, n := range []notation.Notation{notation.Auto, notation.MPSZ, notation.Unicode} {
		_, err := notation.Parse(" "+longest, n)
		_, _, listErr := notation.ParseTiles(" "+longest, n)
		if !errors.Is(err, notation.ErrTooLong) || !errors.Is(listErr, notation.ErrTooLong) {
			t.Errorf("%v: %v, %v, want ErrTooLong", n, err, listErr)
		}
	}
}

func TestMeldFaultIsWrapped(t *testing.T) {
	_, err := notation.Parse("1m[124m]", notation.MPSZ)
	if !errors.Is(err, hand.ErrNoSet) {
		t.Errorf("%v does not wrap ErrNoSet", err)
	}
}
