//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"
)

// tablet is a look between a phone and a desk.
func tablet() look {
	return look{width: 820, height: 1100, lang: "en-US", still: true, touch: true}
}

// laptop is a look with two columns.
func laptop() look { return look{width: 1280, height: 800, lang: "en-US", still: true} }

// rects is script that returns the boxes of what a selector finds and is shown.
const rects = `const rects = s => [...document.querySelectorAll(s)].map(e => e.getBoundingClientRect()).filter(r => r.width > 0);`

// holds tests a condition in the page, which may use rects.
func (p *tab) holds(what, condition string) {
	p.t.Helper()
	if !value[bool](p, `(() => { `+rects+` return `+condition+`; })()`) {
		p.t.Errorf("%s: not so: %s", what, condition)
	}
}

// TestHeadOfDiscards holds that the heads of the columns have one size and stand on one line, and that the edge of a
// best row is as long as the row.
func TestHeadOfDiscards(t *testing.T) {
	p := openPage(t, phone(), "")
	for _, l := range []look{phone(), tablet(), laptop()} {
		p.look(l)
		heads := fmt.Sprintf("%d px", l.width)
		p.holds(heads, `new Set([...document.querySelectorAll("#discards thead th")].map(e => getComputedStyle(e).fontSize)).size === 1`)
		p.holds(heads, `new Set(rects("#discards thead .sort").map(r => Math.round(r.top))).size === 1`)
		p.holds(heads, `[...document.querySelectorAll("#discards tr.best, #discards tr.best th")].some(e => getComputedStyle(e).boxShadow !== "none" && e.offsetHeight >= document.querySelector("#discards tr.best").offsetHeight - 1)`)
		p.holds(heads, `rects("#discards tbody tr")[0].left === rects("#discards table")[0].left`)
	}
}

// TestSeenInSight holds that where the picker is out of sight the board says what is seen, without being higher, and
// that the tray has every tile once.
func TestSeenInSight(t *testing.T) {
	const board = `document.querySelector(".board").offsetHeight`
	p := openPage(t, phone(), "?h=124067p11233562s")
	for _, l := range []look{phone(), tablet()} {
		p.look(l)
		p.open("?h=124067p11233562s")
		p.holds("nothing seen", `rects(".seen-part").length === 0`)
		high := value[int](p, board)
		p.open("?h=124067p11233562s&seen=44z1p&dora=1s")
		if got := p.text(".board-foot"); got != "14 tiles Indicator Seen 3" {
			t.Errorf("the foot of the board says %q", got)
		}
		p.holds("tiles seen", `rects(".seen-tiles .tile").length === 4 && rects(".seen-tiles .tile").every(r => r.bottom <= rects(".board")[0].bottom)`)
		p.open("?h=124067p11233562s&dora=1s&seen=111222333444555666777z")
		p.holds("many", `rects(".seen-part.few .tile").every(r => r.right < rects(".seen-part.few + .seen-part")[0].left)`)
		p.holds("many", `rects(".seen-part").every(r => r.right <= innerWidth) && document.documentElement.scrollWidth <= innerWidth`)
		p.holds("many", `rects(".seen-tiles .tile").filter(r => r.bottom <= rects(".seen-tiles")[0].bottom).length > 6`)
		if got := value[int](p, board); got != high {
			t.Errorf("with tiles seen the board is %d px high, else %d", got, high)
		}
	}
	p.look(desktop())
	p.open("?h=124067p11233562s&seen=44z1p&dora=1s")
	p.until(`document.querySelector("#picker") !== null`)
	p.holds("the tray is in sight", `rects(".seen-part").length === 0`)
	if n := p.count(".seen .tray button"); n != 4 {
		t.Errorf("%d tiles in the tray", n)
	}
	p.after(func() { p.click(`.seen .tray[aria-label="Dora indicators"] button`) })
	if dora, seen := p.asked("dora"), p.asked("seen"); dora != "" || seen != "44z1p" {
		t.Errorf("the address says dora=%s, seen=%s", dora, seen)
	}
}

// TestJokerDot holds that a tile that acts as a joker has a dot and a legend, and that groupings draw all that is counted.
func TestJokerDot(t *testing.T) {
	p := openPage(t, desktop(), "?h=12m456p77s7z22zj&joker_tiles=7z")
	p.until(`document.querySelector("#groups .block") !== null && document.querySelector("#jokers .as") !== null`)
	if got := value[string](p, `[...document.querySelectorAll(".board-tile:has(.as-joker)")].map(e => e.dataset.tile + " " + e.getAttribute("aria-label")).join()`); got != "7z Discard red dragon (joker)" {
		t.Errorf("dots on %q", got)
	}
	p.says(".board-foot", "joker")
	p.says("#jokers .joker-legend", "joker")
	p.says("#jokers .as p", "Jokers as")
	names := `[...document.querySelectorAll("#groups .grouping:first-child .block")].map(e => e.querySelectorAll(".tile").length + " " + e.textContent).join(" / ")`
	if got := value[string](p, names); got != "3 set / 3 meld / 2 partial / 2 pair / 2 pair / 2 jokers" {
		t.Errorf("the grouping has %q", got)
	}
	p.holds("dots are in the corners of their tiles", `[...document.querySelectorAll("main .as-joker")].map(e => getComputedStyle(e, "::before")).every(dot => parseFloat(dot.top) >= 0 && parseFloat(dot.right) >= 0)`)
	p.open("?h=123m456p789s22z7z1z4z&joker_tiles=7z")
	p.until(`document.querySelectorAll("#worth tbody tr").length === 2`)
	p.open("?h=123m456p78s99sj1z1z")
	p.until(`document.querySelector("#groups .block") !== null`)
	p.holds("a joker is plain", `document.querySelector(".board .as-joker, .board-foot .joker-legend") === null`)
}

// TestGroupingsAgree holds that the first groupings go with the best discard.
func TestGroupingsAgree(t *testing.T) {
	p := openPage(t, desktop(), "")
	p.until(`document.querySelectorAll("#groups > .groupings .grouping").length === 3`)
	loose := value[[]string](p, `[...document.querySelectorAll("#groups > .groupings .loose .row")].map(e => e.getAttribute("aria-label"))`)
	for _, tiles := range loose {
		if !strings.Contains(tiles, "1 of dots") {
			t.Errorf("%s are loose: 1p is not", tiles)
		}
	}
}

// TestPoolNamed holds that the pool is named where counts are, also on a phone, and nowhere else.
func TestPoolNamed(t *testing.T) {
	p := openPage(t, phone(), "")
	p.until(`document.querySelector("#groups .basis") !== null`)
	p.holds("counts of discards", `rects("#discards .basis").length === 1`)
	p.says("#discards .basis", "left: tiles not seen")
	p.open("?h=34m056677p88s[234s]2m")
	p.until(`document.querySelector("#groups .block") !== null && document.querySelector("#bill .basis") !== null`)
	named := `[...document.querySelectorAll("main .card")].filter(e => e.textContent.includes("left: tiles")).map(e => e.id).join()`
	if got := value[string](p, named); got != "" {
		t.Errorf("a win has counts in %s", got)
	}
	p.click("#discards .more")
	p.until(named + ` === "discards"`)
}

// TestWhole holds that in every language flags and what stands below the board on a phone are whole, each in a line.
func TestWhole(t *testing.T) {
	for _, lang := range []string{"en", "ja", "zh"} {
		l := phone()
		l.lang = lang
		p := openPage(t, l, "?h=12m456p77s7z22zj&joker_tiles=7z")
		p.holds(lang+": a meld elsewhere", `(e => e.textContent !== "" && e.scrollWidth <= e.clientWidth)(document.querySelector(".board-note"))`)
		l.width = 320
		p.look(l)
		p.open("?h=124067p11233562s&dora=23456s&seen=111222333z")
		p.holds(lang+": indicators", `rects(".seen-part").length === 2 && rects(".seen-part.few .tile").every(r => r.right < rects(".seen-part.few + .seen-part")[0].left) && document.documentElement.scrollWidth <= innerWidth`)
		p.open("?h=123m456m789m123p99s&rules=mcr")
		p.until(`document.querySelector(".flags label") !== null`)
		for _, width := range []int64{360, 820, 1280} {
			l.width = width
			p.look(l)
			p.holds(fmt.Sprintf("%s: flags at %d px", lang, width), `[...document.querySelectorAll(".flags label")].every(e => { const r = new Range(); r.selectNode([...e.childNodes].find(n => n.nodeType === Node.TEXT_NODE)); return r.getClientRects().length === 1; })`)
		}
	}
}

// TestReceiptLines holds that reasons stay within the bill and that every payment has a line.
func TestReceiptLines(t *testing.T) {
	p := openPage(t, phone(), "?h=123m456m789m123p99s&rules=mcr")
	for _, l := range []look{phone(), tablet(), laptop()} {
		p.look(l)
		at := fmt.Sprintf("%d px", l.width)
		p.holds(at, `rects(".pays li").length === 2 && rects(".pays li")[1].top >= rects(".pays li")[0].bottom`)
		p.holds(at, `rects(".whynot dd").length > 1 && rects(".whynot dd").every(r => Math.abs(r.right - rects(".bill-line .number")[0].right) < 1)`)
	}
}

// TestEven holds that what stands side by side, or in a row, lines up.
func TestEven(t *testing.T) {
	p := openPage(t, laptop(), "?h=123m456p99s[789s][111p]&seat=S")
	for _, l := range []look{laptop(), phone()} {
		p.look(l)
		// Where the ivory ends: of an upright tile 11 of 300 above its lower edge, of a turned one 6.
		p.holds("turned tiles", `rects(".meld .turned .tile").every(r => { const u = rects(".meld span:not(.turned) .tile")[0]; return Math.abs((r.bottom - u.width * 6 / 300) - (u.bottom - u.width * 11 / 300)) < 0.4; })`)
	}
	p.open("?h=123m45567p78x9s1")
	p.holds("what is not read", `rects(".board .rest").length === 2 && rects(".board .rest").every(r => Math.abs(r.bottom - rects(".board-tile .tile")[0].bottom) < 1)`)
	p.open("?h=")
	p.holds("no tiles", `(r => Math.abs(r.top + r.bottom - rects(".board")[0].top - rects(".board")[0].bottom) < 2)((() => { const r = new Range(); r.selectNodeContents(document.querySelector(".board-empty")); return r.getBoundingClientRect(); })())`)
	p.open("?h=123m456m789m123p99s&rules=mcr")
	p.holds("tiles on the board", `Math.abs((rects(".board-tile .tile")[0].top - rects(".board")[0].top) - (rects(".board-foot")[0].top - rects(".board-tile .tile")[0].bottom)) <= 4`)
	p.holds("the verdict and its line", `rects(".verdict-note")[0].top - (() => { const r = new Range(); r.selectNodeContents(document.querySelector("#verdict")); return r.getBoundingClientRect().bottom; })() <= 12`)
	p.holds("the examples", `new Set(rects(".chip").map(r => Math.round(r.width))).size === 1`)
	p.until(`document.querySelector("#settings") !== null && document.querySelector("#groups") !== null`)
	gaps := `(() => { const c = rects("main .card:not(#picker)").sort((a, b) => a.top - b.top); return c.slice(1).map((r, i) => Math.round(r.top - c[i].bottom)); })()`
	p.holds("gaps between cards", `new Set(`+gaps+`).size === 1`)

	p.look(tablet())
	p.holds("the buttons at the bottom", `rects(".bottom button").length === 4 && Math.abs(rects(".bottom button")[0].left - rects(".board")[0].left) < 1 && Math.abs(rects(".bottom button")[3].right - rects(".board")[0].right) < 1`)
	p.holds("a screen to touch has no keys", `rects(".keys dl").length === 0 && rects(".keys a").length === 1`)
	p.look(laptop())
	p.holds("a desk has keys", `rects(".keys dl").length === 1`)
}
