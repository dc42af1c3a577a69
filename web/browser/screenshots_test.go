//go:build browser

package browser_test

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

var (
	pictures   = flag.String("screenshots", "", "directory for pictures of the page in all its states")
	documented = flag.String("pictures", "", "directory for the pictures of the document about the page")
)

// state is what the page can look like, by the name of a picture and the address, and what is
// done there first.
type state struct{ name, address, act string }

var states = []state{
	{name: "first", address: ""},
	{name: "empty", address: "?h="},
	{name: "error", address: "?h=123m45567p78x9s1"},
	{name: "13", address: "?h=340567m23456p88s"},
	{name: "14", address: "?h=124067p11233562s&seen=44z1p"},
	{name: "win", address: "?h=34m056677p88s[234s]2m&dora=1s"},
	{name: "no-yaku", address: "?h=123m456p99s[789s][111p]&seat=S"},
	{name: "jokers", address: "?h=12m456p77s7z22zj&joker_tiles=7z"},
	{name: "three-players", address: "?h=19m123p4569s11257z&players=3&rules=riichi/tenhou3"},
	{name: "mcr", address: "?h=123m456m789m123p99s&rules=mcr"},
}

// TestScreenshots writes a picture of every state in four sizes, two themes and three
// languages, for people to look at.
func TestScreenshots(t *testing.T) {
	if *pictures == "" {
		t.Skip("pictures are written where -screenshots says")
	}
	if err := os.MkdirAll(*pictures, 0o750); err != nil {
		t.Fatal(err)
	}
	web := serve(t)
	for size, l := range map[string]look{
		"phone":   phone(),
		"tablet":  {width: 820, height: 1100, touch: true, still: true},
		"laptop":  {width: 1280, height: 800, still: true},
		"desktop": {width: 1720, height: 1000, still: true},
	} {
		for _, dark := range []bool{false, true} {
			for _, lang := range []string{"en", "ja", "zh"} {
				l.dark, l.lang = dark, lang
				theme := map[bool]string{false: "light", true: "dark"}[dark]
				t.Run(size+"-"+theme+"-"+lang, func(t *testing.T) { pictureAll(t, web.URL, l, size+"-"+theme+"-"+lang) })
			}
		}
	}
}

// TestPictures writes the pictures of docs/page.md.
func TestPictures(t *testing.T) {
	if *documented == "" {
		t.Skip("pictures are written where -pictures says")
	}
	dark := phone()
	dark.dark, dark.lang = true, "ja"
	for _, c := range []struct {
		name, address string
		look          look
	}{
		{"page-discards", "", look{width: 1280, height: 860, lang: "en", still: true}},
		{"page-win", "?h=34m056677p88s[234s]2m&dora=1s", look{width: 1280, height: 860, lang: "en", still: true}},
		{"page-phone", "", dark},
	} {
		p := newTab(t, serve(t).URL, c.look)
		p.open(c.address)
		quality := int64(82)
		r := call(p, page.CaptureScreenshot, page.CaptureScreenshotParams{Format: page.CaptureScreenshotFormatWebp, Quality: &quality})
		if len(r.Data) > 200_000 {
			t.Errorf("%s has %d bytes", c.name, len(r.Data))
		}
		write(t, filepath.Join(*documented, c.name+".webp"), r.Data)
	}
}

// pictureAll writes pictures of all states as one look has them.
func pictureAll(t *testing.T, at string, l look, name string) {
	p := newTab(t, at, l)
	for _, s := range states {
		p.open(s.address)
		p.rests()
		p.until(bitmapTiles + ` > 0 && ` + vectorTiles + ` === 0`)
		write(t, filepath.Join(*pictures, s.name+"-"+name+".png"), p.whole(l))
	}
	if !l.touch {
		return
	}
	p.open("?h=124067p11233562s&seen=44z1p&dora=1s")
	p.rests()
	p.openSheet()
	p.until(bitmapTiles + ` > 0 && ` + vectorTiles + ` === 0`)
	write(t, filepath.Join(*pictures, "sheet-"+name+".png"), get(p, chromedp.CaptureScreenshot()))
}

// rests waits until all that comes after the first answer is there, so that the page has its height.
func (p *tab) rests() {
	p.t.Helper()
	p.until(`document.querySelector("#settings, #picker") !== null && document.querySelector(".waiting, .why-text:empty, .remedy:empty, .worth tbody:empty, .target-help:empty") === null &&
		(document.querySelector("#guide") !== null || document.querySelector("#groups") !== null)`)
}

// openSheet opens the sheet of tiles and waits until it stands.
func (p *tab) openSheet() {
	p.t.Helper()
	p.click(".bottom [aria-controls=picker]")
	p.until(`document.querySelector("#picker").getBoundingClientRect().bottom <= innerHeight + 1`)
}

// whole returns a picture of the page from its top to its end, in a window as high as that, so
// that what stands at the lower edge of the window is there.
func (p *tab) whole(l look) []byte {
	p.t.Helper()
	full := l
	full.height = max(l.height, value[int64](p, "document.documentElement.scrollHeight"))
	p.look(full)
	defer p.look(l)
	return get(p, chromedp.CaptureScreenshot())
}

func write(t testing.TB, file string, body []byte) {
	t.Helper()
	if err := os.WriteFile(file, body, 0o644); err != nil {
		t.Fatal(err)
	}
}
