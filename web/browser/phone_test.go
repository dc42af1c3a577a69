//go:build browser

package browser_test

import "testing"

// TestPhone holds that on a phone nothing is wider than the screen, all tiles are in one row
// and what is touched is large enough.
func TestPhone(t *testing.T) {
	p := openPage(t, phone(), "?h="+waiting)
	if got := value[float64](p, "document.documentElement.scrollWidth"); got > 360 {
		t.Errorf("the page is %v wide", got)
	}
	if got := value[int](p, `new Set([...document.querySelectorAll(".board-tile:not(.apart)")].map(b => Math.round(b.getBoundingClientRect().top))).size`); got != 1 {
		t.Errorf("the tiles are in %d rows", got)
	}
	out := value[[]string](p, `[...document.querySelectorAll("main *")].filter(e => e.getClientRects().length && e.getBoundingClientRect().right > 361 && !e.closest(".examples, .visually-hidden, .tip")).map(e => e.tagName + "." + e.className).slice(0, 5)`)
	if len(out) > 0 {
		t.Errorf("beyond the right edge: %v", out)
	}
	p.touchable()
	p.click(".bottom [aria-controls=picker]")
	p.until(`document.querySelector("#picker").getBoundingClientRect().top < innerHeight - 100`)
	p.click(".suit-tabs button:last-child")
	p.after(func() { p.click(`.pick[data-tile="6z"]`) })
}

// touchable holds that all that is touched is 44 px high.
func (p *tab) touchable() {
	p.t.Helper()
	if !value[bool](p, `matchMedia("(pointer: coarse)").matches`) {
		p.t.Error("this is no screen to touch")
	}
	small := value[[]string](p, `[...document.querySelectorAll("button, select, input, a[href]")].filter(e => {
		const room = e.type === "checkbox" ? e.closest("label") ?? document.querySelector('label[for="' + e.id + '"]') : e.type === "radio" ? e.closest("label") : e;
		const r = room.getBoundingClientRect();
		return r.width > 0 && r.height < 43.5 && !e.closest(".visually-hidden, li p");
	}).map(e => e.tagName + "." + e.className + " " + Math.round(e.getBoundingClientRect().height)).slice(0, 8)`)
	if len(small) > 0 {
		p.t.Errorf("too low to touch: %v", small)
	}
}

// TestTouch holds that fingers have room on screens of every size, with everything open.
func TestTouch(t *testing.T) {
	p := openPage(t, phone(), "?h=123m456p99s[789s][111p]&flags=riichi#call")
	for _, width := range []int64{360, 820, 1280} {
		p.look(look{width: width, height: 1000, lang: "en-US", still: true, touch: true})
		if p.count(".option-row") == 0 {
			p.run(evaluate(`document.querySelector(".options-head .more").click(), document.querySelector(".meld").click()`))
			p.until(`document.querySelector(".option-row") !== null && document.querySelector(".meld-menu") !== null`)
		}
		p.touchable()
		if wide := value[int64](p, `document.documentElement.scrollWidth`); wide > width {
			t.Errorf("the page is %d px wide on a screen of %d", wide, width)
		}
	}
}
