package cli_test

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mentsu/internal/tileart"
)

// TestRender draws hands in several notations, and expects the picture of the row in the
// notation of mahgen.
func TestRender(t *testing.T) {
	for line, want := range map[string]struct {
		seq string
		o   tileart.Options
	}{
		"123m0567p789s1145z":                   {"123m0567p789s114z|5z", tileart.Options{Title: "123m0567p789s1145z"}},
		"5z4z1z1z789s0567p123m":                {"12m0567p789s1145z|3m", tileart.Options{Title: "123m0567p789s1145z"}},
		"19m22p1sjj":                           {"19m22p1s99z", tileart.Options{Title: "19m22p1sjj"}},
		"m123p456z11,z222+ --size 24":          {"123m456p1z|1z|22_2z", tileart.Options{Title: "123m456p11z[222z]", Size: 24}},
		"123m406p7z|_213m|5^55z --dark":        {"123m406p7z|_213m|5^55z", tileart.Options{Title: "123m406p7z|_213m|5^55z", Dark: true}},
		"_123m":                                {"_123m", tileart.Options{Title: "_123m"}},
		"1_11s":                                {"1_11s", tileart.Options{Title: "1_11s"}},
		"777_7p":                               {"777_7p", tileart.Options{Title: "777_7p"}},
		"77^7z":                                {"77^7z", tileart.Options{Title: "77^7z"}},
		"321m|1p":                              {"321m|1p", tileart.Options{Title: "321m|1p"}},
		"3m_21m_":                              {"123m", tileart.Options{Title: "123m"}},
		"3_21m --notation mpsz":                {"123m", tileart.Options{Title: "123m"}},
		"2m|11m3p1s --drawn 2m":                {"11m3p1s|2m", tileart.Options{Title: "112m3p1s"}},
		"0z11p0z --index":                      {"0z11p0z", tileart.Options{Title: "0z11p0z", Index: true}},
		"321m -o -":                            {"123m", tileart.Options{Title: "123m"}},
		"13m18f":                               {"13m18f", tileart.Options{Title: "13m18f"}},
		"0,4,8,13,14 --notation t34 --lang ja": {"159m5p|6p", tileart.Options{Title: "159m56p"}},
		"11223m --drawn 1m --format svg":       {"1223m|1m", tileart.Options{Title: "11223m"}},
	} {
		items, err := tileart.ParseSeq(want.seq)
		if err != nil {
			t.Fatal(err)
		}
		if got := run(t, "render "+line); got != tileart.SVG(items, want.o) {
			t.Errorf("%s: %.300s", line, got[:min(300, len(got))])
		}
	}
}

// TestRenderFiles writes pictures into files.
func TestRenderFiles(t *testing.T) {
	dir := t.TempDir()
	svg, png32 := filepath.Join(dir, "hand.SVG"), filepath.Join(dir, "hand.png")
	for _, line := range []string{"render 123m0567p789s1145z -o " + svg, "render 123m0567p789s1145z --size 32 -o " + png32} {
		if out := run(t, line); out != "" {
			t.Errorf("%s says %s", line, out)
		}
	}
	if text, err := os.ReadFile(svg); err != nil || string(text) != run(t, "render 123m0567p789s1145z") || !strings.HasPrefix(string(text), "<svg ") {
		t.Errorf("%.100s, %v", text, err)
	}
	file, err := os.Open(png32)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close() //nolint:errcheck // only read
	picture, err := png.DecodeConfig(file)
	if err != nil || picture.Width != 14*32+5 || picture.Height != 43 { // a gap is a seventh of a tile
		t.Errorf("%d by %d, %v", picture.Width, picture.Height, err)
	}
	if got := run(t, "render 123m0567p789s1145z --size 32 --format png"); !strings.HasPrefix(got, "\x89PNG") {
		t.Errorf("%.20q", got)
	}
}
