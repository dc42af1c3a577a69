//go:build browser

package browser_test

import (
	"bytes"
	"image"
	"image/png"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// vectorsOnly is a page that cannot draw bitmaps.
const vectorsOnly = `HTMLCanvasElement.prototype.getContext = () => null;`

// wrongPixels is a page that is given other pixels than it has drawn, as some browsers do.
const wrongPixels = `
	const real = CanvasRenderingContext2D.prototype.getImageData;
	CanvasRenderingContext2D.prototype.getImageData = function (...at) {
		globalThis.asked = true;
		const got = real.apply(this, at);
		got.data.fill(255);
		return got;
	};
`

// mostOff is how far bitmaps may look from vectors: less than a wrong tile, or the right one 2 px aside.
const mostOff = 4

const (
	bitmapTiles = `document.querySelectorAll(".bitmap").length`
	pickBitmap  = `getComputedStyle(document.querySelector(".pick-tile")).backgroundImage`
	vectorTiles = `document.querySelectorAll("main svg.tile:is(.row-tile, .pick-tile, .tiny)").length`
)

// TestBitmaps holds that tiles become bitmaps that look as the vectors do, also in the other
// colours and in a window of another height, and that they stay vectors where bitmaps cannot be had.
func TestBitmaps(t *testing.T) {
	const hand = "?h=1240m678p11s56z[555z]&seen=9s"
	for _, dark := range []bool{false, true} {
		l := desktop()
		l.dark = dark
		vectors := newTab(t, serve(t).URL, l)
		call(vectors, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: vectorsOnly})
		vectors.open(hand)
		bitmaps := newTab(t, serve(t).URL, l)
		bitmaps.open(hand)
		bitmaps.until(bitmapTiles + ` > 40 && ` + vectorTiles + ` === 0`)
		if vectors.count(".bitmap") != 0 {
			t.Error("a page without bitmaps shows some")
		}
		l.height = 2000
		vectors.look(l)
		bitmaps.look(l)
		for _, part := range []string{"#picker .faces", ".discards .make", ".discards .tiles"} {
			if d := difference(vectors.picture(part), bitmaps.picture(part)); d > mostOff {
				t.Errorf("dark %v: %s is %.1f of 255 off", dark, part, d)
			}
		}
	}
}

// TestBitmapFaces holds that tiles narrower than 28 px, and no others, have the simple face as bitmaps, too.
func TestBitmapFaces(t *testing.T) {
	const wrong = `(() => {
		return [...document.querySelectorAll(".bitmap")].filter(tile => {
			const box = tile.getBoundingClientRect(); // a turned tile lies on its side
			const width = Math.min(box.width, box.height);
			return width > 0 && /\bsmall-/.test(tile.className) !== width < 27.95;
		}).map(tile => tile.className + " in " + tile.parentElement.className).slice(0, 5);
	})()`
	p := newTab(t, serve(t).URL, phone())
	for _, width := range []int64{320, 480, 820, 1280} {
		p.look(look{width: width, height: 900, lang: "en-US", still: true, touch: width < 1000})
		for _, address := range []string{"?h=34567m067p22345s", "?h=123m456p99s[789s][111p]&seat=S&seen=12z"} {
			p.open(address)
			p.until(bitmapTiles + ` > 10 && ` + vectorTiles + ` === 0`)
			if got := value[[]string](p, wrong); len(got) > 0 {
				t.Errorf("on %d px %q has the wrong faces: %v", width, address, got)
			}
		}
	}
}

// TestBitmapsOfTheme holds that the bitmaps follow the colours of the page.
func TestBitmapsOfTheme(t *testing.T) {
	const pickerBitmaps = `document.querySelectorAll("#picker .bitmap").length > 30`
	p := newTab(t, serve(t).URL, desktop())
	p.open("?h=" + waiting)
	p.until(pickerBitmaps)
	light := p.picture("#picker .faces")
	for _, theme := range []string{"dark", "light"} {
		before := value[string](p, pickBitmap)
		p.choose("#theme", theme)
		p.until(pickBitmap + ` !== ` + quoted(before))
		if d := difference(light, p.picture("#picker .faces")); (d == 0) != (theme == "light") {
			t.Errorf("%s is %.1f of 255 off light", theme, d)
		}
	}
}

// TestWrongPixels holds that tiles stay vectors where a page cannot trust what it draws.
func TestWrongPixels(t *testing.T) {
	p := newTab(t, serve(t).URL, desktop())
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: wrongPixels})
	p.open("?h=" + waiting)
	p.until(`globalThis.asked`)
	p.kept()
	if n := value[int](p, bitmapTiles); n != 0 {
		t.Errorf("%d bitmaps", n)
	}
}

// faces returns the names of the tiles that a selector finds in a JavaScript expression, vectors or bitmaps.
func (p *tab) faces(within, selector string) string {
	p.t.Helper()
	const name = `tile => tile.querySelector("use")?.getAttribute("href").replace(/^#\w+-/, "") ?? /bitmap \w+-(\w+)/.exec(tile.className)[1]`
	return value[string](p, `[...`+within+`.querySelectorAll(`+quoted(selector)+`)].map(`+name+`).join(" ")`)
}

// picture returns how a part of the page looks.
func (p *tab) picture(selector string) image.Image {
	p.t.Helper()
	box := value[[]float64](p, `(r => [r.x + scrollX, r.y + scrollY, r.width, r.height])(document.querySelector(`+quoted(selector)+`).getBoundingClientRect())`)
	shot := call(p, page.CaptureScreenshot, page.CaptureScreenshotParams{
		CaptureBeyondViewport: new(true), Clip: &page.Viewport{X: box[0], Y: box[1], Width: box[2], Height: box[3], Scale: 1},
	})
	picture, err := png.Decode(bytes.NewReader(shot.Data))
	if err != nil {
		p.t.Fatal(err)
	}
	return picture
}

// difference returns how far two pictures are apart, as the mean over colours of 0 to 255, where
// edges need not be the same: it is that of blocks. Pictures of other sizes are as far as can be.
func difference(a, b image.Image) float64 {
	if a.Bounds() != b.Bounds() {
		return 255
	}
	const block = 4
	sum, n := 0, 0
	for y := a.Bounds().Min.Y; y+block <= a.Bounds().Max.Y; y += block {
		for x := a.Bounds().Min.X; x+block <= a.Bounds().Max.X; x += block {
			at := image.Rect(x, y, x+block, y+block)
			one, other := mean(a, at), mean(b, at)
			for c := range one {
				sum += max(one[c]-other[c], other[c]-one[c])
				n++
			}
		}
	}
	return float64(sum) / float64(n)
}

// mean returns the mean of red, green and blue in a part of a picture.
func mean(p image.Image, part image.Rectangle) (colours [3]int) {
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			r, g, b, _ := p.At(x, y).RGBA()
			for c, v := range []uint32{r, g, b} {
				colours[c] += int(v >> 8)
			}
		}
	}
	for c := range colours {
		colours[c] /= part.Dx() * part.Dy()
	}
	return colours
}

// TestLearners holds that tiles have their rank in a corner where that is wanted, and when the page is opened again.
func TestLearners(t *testing.T) {
	const (
		wanted = `#settings input[aria-label="Numbers on tiles"]`
		ranked = `document.querySelectorAll('.board-tile use[href^="#ti-"]').length`
	)
	p := newTab(t, serve(t).URL, desktop())
	p.open("?h=" + waiting)
	if p.count("#ti-1m") != 0 {
		t.Error("faces with ranks are loaded before they are wanted")
	}
	before := p.picture(".board .line")
	p.click(wanted)
	p.until(ranked + ` > 10 && document.querySelector("#ti-1m") !== null`)
	if d := difference(before, p.picture(".board .line")); d == 0 {
		t.Error("the ranks do not show")
	}
	p.run(chromedp.Reload())
	p.until(ranked + ` > 10`)
	p.click(wanted)
	p.until(ranked + ` === 0`)
}
