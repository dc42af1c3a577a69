package tileart

import (
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"
)

// wordsOf says what items are, one word each, in a way that shows all of them.
func wordsOf(items []Item) string {
	var words []string
	for _, i := range items {
		switch i.Pose {
		case Upright:
			words = append(words, i.Face.ID())
		case Sideways:
			words = append(words, "_"+i.Face.ID())
		case Stacked:
			words = append(words, i.Face.ID()+"^"+i.Upper.ID())
		case Gap:
			words = append(words, "|")
		}
	}
	return strings.Join(words, " ")
}

func TestParseSeq(t *testing.T) {
	for text, want := range map[string]string{
		"123m":           "1m 2m 3m",
		"3m1m2m":         "3m 1m 2m",
		"0m0p0s5p":       "0m 0p 0s 5p",
		"17z0z8z9z":      "1z 7z back q j",
		"18f":            "f1 f8",
		"_123m":          "_1m 2m 3m",
		"1_11s":          "1s _1s 1s",
		"777_7p":         "7p 7p 7p _7p",
		"0z11p0z":        "back 1p 1p back",
		"77^7z":          "7z 7z 7z^7z",
		"v055m":          "0m^5m 5m 5m",
		"v5s":            "5s^0s",
		"^0p":            "0p^0p",
		"||1m|":          "| | 1m |",
		"_0z":            "_back",
		"9m9m9m9m9m9m9m": "9m 9m 9m 9m 9m 9m 9m",
	} {
		items, err := ParseSeq(text)
		if got := wordsOf(items); err != nil || got != want {
			t.Errorf("%s: %s, %v, want %s", text, got, err, want)
		}
	}
}

func TestParseSeqRefuses(t *testing.T) {
	for text, want := range map[string]struct {
		at     int
		reason string
	}{
		"":                               {0, "no tiles"},
		"12":                             {2, "no suit follows the digits: m, p, s, z or f"},
		"1m2|3p":                         {3, "no suit follows the digits: m, p, s, z or f"},
		"m":                              {0, `no digits stand before "m"`},
		"1mz":                            {2, `no digits stand before "z"`},
		"1x":                             {1, `"x" is neither a digit, a suit nor one of _ ^ v |`},
		"1m 2m":                          {2, `" " is neither a digit, a suit nor one of _ ^ v |`},
		"1萬":                             {1, `"萬" is neither a digit, a suit nor one of _ ^ v |`},
		"1m\xff":                         {2, "\"\uFFFD\" is neither a digit, a suit nor one of _ ^ v |"},
		"1m_":                            {3, `a digit must follow "_"`},
		"1^m":                            {2, `a digit must follow "^"`},
		"__1m":                           {1, `a digit must follow "_"`},
		"v4m":                            {1, "v stands before 0 or 5 of m, p or s, not 4m"},
		"v5z":                            {1, "v stands before 0 or 5 of m, p or s, not 5z"},
		"9f":                             {0, "there is no tile 9f"},
		"10f":                            {1, "there is no tile 0f"},
		strings.Repeat("1", 513):         {512, "longer than 512 bytes"},
		strings.Repeat("1", 200) + "m":   {144, "more than 144 tiles"},
		strings.Repeat("|", MaxItems+1):  {144, "more than 144 tiles"},
		strings.Repeat("1m", MaxItems+1): {288, "more than 144 tiles"},
	} {
		_, err := ParseSeq(text)
		wrong, ok := errors.AsType[*SyntaxError](err)
		if !ok || wrong.Offset != want.at || wrong.Error() != want.reason {
			t.Errorf("%q: %#v, want %v", text, err, want)
		}
		if ok && wrong.TooLong != (len(text) > 144) {
			t.Errorf("%q: too long %v", text, wrong.TooLong)
		}
	}
}

// TestLongestSeq holds that all tiles of a game are drawn.
func TestLongestSeq(t *testing.T) {
	if items, err := ParseSeq(strings.Repeat("1m", MaxItems)); err != nil || len(items) != MaxItems {
		t.Errorf("%d items, %v", len(items), err)
	}
}

// readXML reads a document to its end and calls see for each element that begins.
func readXML(t *testing.T, text string, see func(xml.StartElement)) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("%.200s: %v", text, err)
		}
		if e, ok := token.(xml.StartElement); ok {
			see(e)
		}
	}
}

func FuzzParseSeq(f *testing.F) {
	for _, text := range []string{"123m406p7z|_213m|5^55z", "v0s", "0z11p0z", "1", "_", "|", "18f9z", "\xff", "1m\x00"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		items, err := ParseSeq(text)
		if wrong, ok := errors.AsType[*SyntaxError](err); ok {
			if wrong.Offset < 0 || wrong.Offset > len(text) || wrong.Error() == "" {
				t.Errorf("%q: %#v", text, wrong)
			}
			return
		}
		if err != nil || len(items) == 0 || len(items) > MaxItems {
			t.Fatalf("%q: %d items, %v", text, len(items), err)
		}
		tiles := 0
		readXML(t, SVG(items, Options{Size: 20, Title: text}), func(e xml.StartElement) {
			if e.Name.Local == "svg" {
				tiles++
			}
		})
		if tiles != 1 {
			t.Errorf("%q: %d pictures", text, tiles)
		}
	})
}
