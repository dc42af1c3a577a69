//go:build browser

package browser_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// A hand before its draw, which waits on one kind, and after a draw that leaves it so.
const (
	ready   = "123m456p789s1122z"
	waiting = "123m456p789s1122z5z"
)

// openPage opens the page with the engine behind it.
func openPage(t *testing.T, l look, address string) *tab {
	t.Helper()
	p := newTab(t, serve(t).URL, l)
	p.open(address)
	return p
}

// says holds that what a selector finds contains all of the texts.
func (p *tab) says(selector string, texts ...string) {
	p.t.Helper()
	got := p.text(selector)
	for _, text := range texts {
		if !strings.Contains(got, text) {
			p.t.Errorf("%s says %q, without %q", selector, got, text)
		}
	}
}

// types replaces the text of the field, key by key.
func (p *tab) types(text string) {
	p.t.Helper()
	p.click("#hand-text")
	p.run(evaluate(`document.querySelector("#hand-text").select()`))
	p.keys(kb.Backspace + text)
	p.shows(text)
}

// shows waits until the page shows the answer to a hand.
func (p *tab) shows(hand string) {
	p.t.Helper()
	p.until(`document.documentElement.dataset.hand === ` + quoted(hand))
}

// asked returns a field of the question in the address.
func (p *tab) asked(field string) string {
	p.t.Helper()
	return value[string](p, `new URLSearchParams(location.search).get(`+quoted(field)+`) ?? ""`)
}

// TestFirstVisit holds that the page answers at once, and what it says of its example.
func TestFirstVisit(t *testing.T) {
	p := openPage(t, desktop(), "")
	p.says("#verdict", "1-shanten", "best discard", "8 kinds, 27 tiles")
	if n := p.count(".examples a"); n != 3 {
		t.Errorf("%d examples", n)
	}
	for i := range 3 {
		p.after(func() { p.click(".examples a:nth-child(" + string(rune('1'+i)) + ")") })
		if got := p.text("#hand-note"); p.count("#hand-note.bad") != 0 || p.count("main.old") != 0 {
			t.Errorf("example %d is wrong: %s", i+1, got)
		}
	}
}

// TestTyping types a hand, with an error on the way.
func TestTyping(t *testing.T) {
	p := openPage(t, desktop(), "")
	p.types(ready)
	p.says("#verdict", "Tenpai")
	if n := p.count(".board-tile"); n != 13 {
		t.Errorf("%d tiles on the board", n)
	}
	p.types("123m456p789s1x22z5z")
	if got := p.text(".mirror mark"); got != "1" && got != "x" && got != "1x" {
		t.Errorf("the error is at %q", got)
	}
	if p.count("#hand-note.bad") != 1 || p.text("#hand-note") == "" {
		t.Error("nothing says what is wrong")
	}
	if got := value[string](p, `document.querySelector("#hand-text").getAttribute("aria-invalid")`); got != "true" {
		t.Errorf("aria-invalid is %q", got)
	}
	p.types("22222m")
	p.says("#hand-note", "A fifth 2m")
	p.types(waiting)
	p.says("#verdict", "Tenpai by discarding")
	p.types("１２３ｍ４５６ｐ７８９ｓ１１２２ｚ")
	p.says("#verdict", "Tenpai")
}

// TestDiscarding makes a discard on the board and one in the table, draws, and takes all back.
func TestDiscarding(t *testing.T) {
	p := openPage(t, desktop(), "?h="+waiting)
	p.click(`.board-tile[data-tile="5z"]`)
	p.shows(ready)
	if got := p.asked("seen"); got != "5z" {
		t.Errorf("seen %q", got)
	}
	p.press("d")
	p.until(`document.querySelectorAll(".board-tile").length === 14`)
	drawn := p.asked("h")
	p.until(`document.documentElement.dataset.hand === ` + quoted(drawn))
	p.until(`document.querySelector("#discards button.make") !== null`)
	p.click("#discards button.make")
	p.until(`document.querySelectorAll(".board-tile").length === 13`)
	for _, before := range []string{drawn, ready, waiting} {
		p.run(evaluate("history.back()"))
		p.shows(before)
		if got := p.asked("h"); got != before {
			t.Errorf("back at %q, want %q", got, before)
		}
	}
	if got := p.asked("seen"); got != "" {
		t.Errorf("still seen: %q", got)
	}
	p.run(evaluate("history.forward()"))
	p.shows(ready)
}

// TestPicker adds tiles from the picker, to the hand and to those seen.
func TestPicker(t *testing.T) {
	p := openPage(t, desktop(), "?h=")
	pick := func(tile string) string { return `.pick[data-tile="` + tile + `"]` }
	for range 4 {
		p.after(func() { p.click(pick("1m")) })
	}
	if got := p.asked("h"); got != "1111m" {
		t.Errorf("the hand is %q", got)
	}
	if got := value[string](p, `document.querySelector('`+pick("1m")+`').getAttribute("aria-disabled")`); got != "true" {
		t.Error("a fifth tile may be taken")
	}
	p.click(pick("1m"))
	p.after(func() {
		p.run(evaluate(`document.querySelector('` + pick("2m") + `').dispatchEvent(new MouseEvent("contextmenu", {bubbles: true, cancelable: true}))`))
	})
	if p.asked("h") != "1111m" || p.asked("seen") != "2m" {
		t.Errorf("the hand is %q, seen %q", p.asked("h"), p.asked("seen"))
	}
	p.says(pick("2m"), "3")
	p.run(evaluate(`document.activeElement.blur()`))
	p.after(func() { p.keys(kb.Backspace) })
	if p.asked("h") != "111m" {
		t.Errorf("the hand is %q", p.asked("h"))
	}
}

// TestLinks holds that all of a question can be in the address, in our form and in that of
// other pages.
func TestLinks(t *testing.T) {
	p := openPage(t, desktop(), "?q=123m456p789s1122z")
	p.says("#verdict", "Tenpai")
	p.open("?h=19m123p45699s1125z&rules=riichi/tenhou3&seen=4z&lang=en")
	p.says(".basis", "Tenhou, three players")
	if n := p.count(".tray button"); n != 1 {
		t.Errorf("%d tiles seen", n)
	}
	before := p.text("#verdict")
	p.run(chromedp.Reload())
	p.settled()
	if got := p.text("#verdict"); got != before {
		t.Errorf("%q becomes %q", before, got)
	}
}

// TestLanguages holds that the page speaks the language of the browser, and that which is
// chosen, names from the engine too.
func TestLanguages(t *testing.T) {
	for lang, says := range map[string]string{"en-US": "1-shanten", "ja-JP": "向聴", "zh-CN": "向听"} {
		l := desktop()
		l.lang = lang
		p := openPage(t, l, "")
		p.says("#verdict", says)
	}
	p := openPage(t, desktop(), "?h=123m45p")
	for lang, tag := range map[string]string{"ja": "ja", "zh": "zh-Hans", "en": "en"} {
		p.after(func() { p.choose("#lang", lang) })
		if got := value[string](p, "document.documentElement.lang"); got != tag {
			t.Errorf("the page is in %q, not %q", got, tag)
		}
	}
}

// choose chooses an option of what a selector finds.
func (p *tab) choose(selector, option string) {
	p.t.Helper()
	p.run(evaluate(`(() => {
		const box = document.querySelector(` + quoted(selector) + `);
		box.value = ` + quoted(option) + `;
		box.dispatchEvent(new Event("change", {bubbles: true}));
	})()`))
}

// TestThemes holds that the page follows the system, and what is chosen instead of it, and
// remembers that.
func TestThemes(t *testing.T) {
	brightness := `(() => {
		const c = getComputedStyle(document.documentElement).backgroundColor.match(/[\d.]+/g).map(Number);
		return (c[0] + c[1] + c[2]) / 3;
	})()`
	dark := desktop()
	dark.dark = true
	p := openPage(t, dark, "")
	if got := value[float64](p, brightness); got > 70 {
		t.Errorf("the dark page is %v bright", got)
	}
	p.choose("#theme", "light")
	p.until(brightness + " > 200")
	p.run(chromedp.Reload())
	p.settled()
	if got := value[float64](p, brightness); got < 200 {
		t.Errorf("the light page is %v bright", got)
	}
	p.choose("#theme", "auto")
	p.until(brightness + " < 70")
	p.look(desktop())
	p.until(brightness + " > 200")
}

// TestKeyboard does with keys alone what the mouse does.
func TestKeyboard(t *testing.T) {
	p := openPage(t, desktop(), "?h="+waiting)
	p.press("/")
	if got := value[string](p, "document.activeElement.id"); got != "hand-text" {
		t.Fatalf("the focus is at %q", got)
	}
	for range 40 { // with Tab to the board
		p.keys(kb.Tab)
		if value[bool](p, `document.activeElement.matches(".board-tile")`) {
			break
		}
	}
	p.keys(kb.End)
	if got := value[string](p, `document.activeElement.dataset.tile ?? ""`); got != "5z" {
		t.Fatalf("the focus is at %q", got)
	}
	if value[string](p, `getComputedStyle(document.activeElement).outlineStyle + getComputedStyle(document.activeElement).boxShadow`) == "nonenone" {
		t.Error("the focus cannot be seen")
	}
	p.keys(kb.Enter)
	p.shows(ready)
	p.run(evaluate(`document.activeElement.blur()`))
	p.after(func() { p.press("z") })
	p.shows(waiting)
	for range 60 { // on to the table
		p.keys(kb.Tab)
		if value[bool](p, `document.activeElement.matches("#discards button.make")`) {
			break
		}
	}
	if !value[bool](p, `document.activeElement.matches("#discards button.make")`) {
		t.Fatal("Tab does not lead to the discards")
	}
}

// evaluate does something in JavaScript.
func evaluate(script string) chromedp.Action[chromedp.Void] {
	return chromedp.Evaluate[chromedp.Void](script)
}
