//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
)

// TestFaces holds that a tile narrower than 28 px has the simple face and no other has it, on screens of
// every size.
func TestFaces(t *testing.T) {
	const wrong = `[...document.querySelectorAll("svg.tile")].flatMap(tile => {
		const box = tile.getBoundingClientRect(); // a turned tile lies on its side
		const width = Math.min(box.width, box.height);
		return [...tile.querySelectorAll("use")].filter(use => width > 0 && getComputedStyle(use).display !== "none" &&
			use.getAttribute("href").startsWith("#ts-") !== width < 27.95).map(use => use.getAttribute("href") + " of " + width.toFixed(1) + " px in " + tile.parentElement.className);
	}).slice(0, 5)`
	p := newTab(t, serve(t).URL, phone())
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: vectorsOnly})
	for _, width := range []int64{320, 360, 390, 412, 480, 699, 820, 1100, 1280, 1720} {
		l := look{width: width, height: 900, lang: "en-US", still: true, touch: width < 1000}
		p.look(l)
		for _, address := range []string{"", "?h=34567m067p22345s", "?h=123m456p99s[789s][111p]&seat=S&seen=12z", "?h=11m(2222p)(3333p)[4444s][5505s]", "?h="} {
			p.open(address)
			p.until(`new Set([...document.querySelectorAll("svg.tile use")].map(use => use.getAttribute("href")[2])).size > 1 || ` + fmt.Sprint(address == "?h="))
			if got := value[[]string](p, wrong); len(got) > 0 {
				t.Errorf("on %d px %q has the wrong faces: %v", width, address, got)
			}
		}
	}
}

// TestDoraLink holds that the indicators of a link are seen: the picker, the tables and what the waits are worth
// count the same copies, and the tray has the indicator, which can be taken out.
func TestDoraLink(t *testing.T) {
	p := openPage(t, desktop(), "?h=34567m067p22345s&dora=2m")
	p.until(`document.querySelector("#worth tbody tr") !== null`)
	for what, left := range map[string]string{
		"the picker": `document.querySelector('.pick[data-tile="2m"] .left').textContent`,
		"the waits":  `document.querySelector('#useful [data-why="2m"] .number').textContent`,
		"the worth":  `document.querySelector("#worth tbody tr .left").textContent`,
	} {
		if got := strings.TrimPrefix(value[string](p, left), "×"); got != "3" {
			t.Errorf("%s says that %s copies of 2m are left", what, got)
		}
	}
	p.says("#verdict", "10 tiles")
	p.after(func() { p.click(".seen .tray button") })
	p.until(`document.querySelector('.pick[data-tile="2m"] .left').textContent === "4"`)
	if dora, seen := p.asked("dora"), p.asked("seen"); dora != "" || seen != "" {
		t.Errorf("the address says dora=%s, seen=%s", dora, seen)
	}
}

// TestNotRead holds that what cannot be read of a text stands on the board, is said below it, and is kept when a
// tile is added.
func TestNotRead(t *testing.T) {
	p := openPage(t, desktop(), "?h=123m45567p78x9s1")
	rest := `[...document.querySelectorAll(".board .rest")].map(e => e.textContent).join()`
	p.until(rest + ` === "78x,1"`)
	if n := p.count(".board-tile"); n != 9 {
		t.Errorf("%d tiles on the board", n)
	}
	p.says(".board-foot", "9 tiles", "not read: 78x, 1")
	p.says("#hand-note", "Unknown letter 'x', at character 13")
	if got := p.text(".mirror mark"); got != "x" {
		t.Errorf("the error is at %q", got)
	}
	p.after(func() { p.click(`.pick[data-tile="2z"]`) })
	if got := p.asked("h"); got != "123m45567p9s2z78x1" {
		t.Errorf("a tile more makes it %s", got)
	}
	for _, h := range []string{"123m45567p9s2z78x", "123m45567p9s2z78"} {
		p.after(func() { p.click(`#picker .tools button:nth-child(2)`) })
		if got := p.asked("h"); got != h {
			t.Errorf("a letter less makes it %s, not %s", got, h)
		}
	}
	p.says("#hand-note", "78: its suit comes next")
	p.types("78")
	p.until(rest + ` === "78"`)
	if n := p.count(".board-empty"); n != 0 {
		t.Error("the board says that there are no tiles")
	}
	p.types("78p")
	p.until(rest + ` === "" && document.querySelectorAll(".board-tile").length === 2`)
}

// TestNarrowLines holds that on phones the heads of the discards stand in one row, and that no line of what the
// numbers hold for begins or ends with a dot.
func TestNarrowLines(t *testing.T) {
	for _, lang := range []string{"en", "ja", "zh"} {
		for _, width := range []int64{320, 360, 390} {
			l := phone()
			l.width = width
			p := openPage(t, l, "?h=124067p11233562s&lang="+lang)
			if rows := value[int](p, `new Set([...document.querySelectorAll("#discards thead .sort")].map(e => e.getBoundingClientRect().top)).size`); rows != 1 {
				t.Errorf("%s, %d px: the heads stand in %d rows", lang, width, rows)
			}
			if beyond := value[bool](p, `[...document.querySelectorAll("#discards thead .sort")].some(e => e.getBoundingClientRect().right > innerWidth - 20)`); beyond {
				t.Errorf("%s, %d px: the heads are wider than their card", lang, width)
			}
			dots := value[[]string](p, `[...document.querySelectorAll(".verdict-foot .basis .dot")].map(dot => {
				const at = dot.getBoundingClientRect(), room = dot.closest(".basis-room").getBoundingClientRect(), piece = dot.parentElement.getBoundingClientRect();
				const before = dot.parentElement.previousElementSibling.getBoundingClientRect();
				return at.left < room.left - 1 ? at.right <= room.left + 1 ? "cut" : "half" : before.top === piece.top && before.right <= at.left + 1 ? "between" : "lone";
			})`)
			if len(dots) != 3 || strings.Contains(strings.Join(dots, " "), "lone") || strings.Contains(strings.Join(dots, " "), "half") {
				t.Errorf("%s, %d px: the dots are %v", lang, width, dots)
			}
		}
	}
}

// TestGuide holds that where there is no answer the page says how a hand is written.
func TestGuide(t *testing.T) {
	p := openPage(t, desktop(), "?h=")
	p.until(`[...document.querySelectorAll("#guide dt")].filter(e => e.textContent).length === 10`)
	p.types("1x")
	p.until(`document.querySelector("#guide") !== null && document.querySelector("#hand-note.bad") !== null`)
	p.types(ready)
	p.until(`document.querySelector("#guide") === null`)
	p.keys("x") // the answer before is still there
	p.until(`document.querySelector("main.old") !== null`)
	if p.count("#guide") != 0 {
		t.Error("the guide stands beside an answer")
	}
}

// TestRedReceipt holds that the sets of a receipt, in its yaku and its fu, have the red fives of the hand.
func TestRedReceipt(t *testing.T) {
	p := newTab(t, serve(t).URL, desktop())
	for _, c := range []struct{ address, line, faces string }{
		{"?h=223344m340p0567s5s&self_draw=true", "pinfu", "2m 3m 4m 2m 3m 4m 3p 4p 0p 0s 6s 7s 5s 5s"},
		{"?h=055678m234p456s99s&flags=riichi", "triplet", "0m 5m 5m"},
		{"?h=34p678s99s[055m][666z]5p&seat=S", "triplet", "0m 5m 5m"},
	} {
		p.open(c.address)
		line := `[...document.querySelectorAll("#bill .bill-line")].find(e => e.querySelector(".bill-name").textContent.startsWith(` + quoted(c.line) + `))`
		p.until(line + ` !== undefined`)
		if got := p.faces(line, ".bill-tiles .tile"); got != c.faces {
			t.Errorf("%s: %s has %s, not %s", c.address, c.line, got, c.faces)
		}
	}
}

// TestYakuLines holds that every yaku of a receipt, paid or not, of what waits are worth and of the nearest hands
// has its line, under rules of all kinds, and so have the options of local yaku.
func TestYakuLines(t *testing.T) {
	p := newTab(t, serve(t).URL, desktop())
	for address, names := range map[string]string{
		"?h=111222333m555z77p&rules=zungjung&seat=S":                                     "#bill .bill:first-child .bill-name, #bill .whynot dt",
		"?h=111222333m555z77p&rules=mcr&seat=S":                                          "#bill .bill:first-child .bill-name, #bill .whynot dt",
		"?h=222333444m67p88s5p&rules=riichi/local&options=sanrenkou=true&self_draw=true": "#bill .bill:first-child .bill-name, #bill .whynot dt",
		"?h=34567m067p22345s":                                                            "#worth tbody .worth-yaku",
		"?h=123m456m789m12p99s3z&rules=mcr":                                              "#reach .goal-items, #worth tbody .worth-yaku",
	} {
		p.open(address)
		p.until(`document.querySelectorAll(` + quoted(names) + `).length > 0 && document.querySelector(".term .tip") !== null`)
		p.until(`[...document.querySelectorAll(` + quoted(names) + `)].every(e => e.querySelector(".term .tip")?.textContent)`)
	}
	p.open("?rules=riichi/local")
	p.click(".options-head .more")
	p.until(`document.querySelector('.option-row:has([data-option="golden_gate"]) .tip')?.textContent === "123, 345, 567 and 789 of one suit."`)
	without := value[[]string](p, `[...document.querySelectorAll(".option-row")].slice([...document.querySelectorAll(".option-row")].findIndex(e => e.querySelector('[data-option="shiiaru_raotai"]'))).filter(e => !e.querySelector(".tip")).map(e => e.textContent)`)
	if len(without) > 0 {
		t.Errorf("without a line: %v", without)
	}
}

// tap touches what a selector finds with a finger.
func (p *tab) tap(selector string) {
	p.t.Helper()
	at := value[[]float64](p, `(() => { const e = document.querySelector(`+quoted(selector)+`); e.scrollIntoView({ block: "center" }); const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()`)
	call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: at[0], Y: at[1]}}})
	call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}})
}

// TestTap holds that a finger's first tap on a useful tile explains it, that the second or the button draws it, and
// that a click of a mouse and a key draw at once.
func TestTap(t *testing.T) {
	const hand = "34567m067p22345s"
	p := openPage(t, phone(), "?h="+hand)
	tile := `#useful [data-why="5m"]`
	p.tap(tile)
	p.until(`document.querySelector("#why-tip.tapped .button") !== null && document.querySelector("#why-tip").textContent.includes("= −1")`)
	p.tap(`#useful [data-why="8m"]`)
	p.until(`document.querySelector("#why-tip.tapped")?.textContent.includes("= −1") && document.querySelector('#useful [data-why="8m"]').getAttribute("aria-describedby") === "why-tip"`)
	if got := p.asked("h"); got != hand {
		t.Fatalf("a tap makes it %s", got)
	}
	p.after(func() { p.tap(`#useful [data-why="8m"]`) })
	if got := p.asked("h"); got != hand+"8m" {
		t.Errorf("a second tap makes it %s", got)
	}
	p.after(func() { p.run(evaluate(`history.back()`)) })
	p.tap(tile)
	p.until(`document.querySelector("#why-tip.tapped .button") !== null`)
	p.after(func() { p.tap("#why-tip .button") })
	if got := p.asked("h"); got != hand+"5m" {
		t.Errorf("the button makes it %s", got)
	}
	p.until(`document.querySelector("#why-tip") === null`)

	p.open("?h=13m456p789s1122z6m")
	p.open("?h=13m456p789s11225z")
	p.until(`document.querySelector("#useful [data-note]") !== null`)
	p.tap("#useful [data-note]")
	p.until(`document.querySelector("#why-tip.tapped")?.textContent.includes("useful tiles") === true`)

	p.look(desktop())
	p.open("?h=" + hand)
	p.after(func() { p.click(tile) })
	if got := p.asked("h"); got != hand+"5m" {
		t.Errorf("a click makes it %s", got)
	}
}
