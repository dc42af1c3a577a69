//go:build browser

package browser_test

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// turned says which tile of a meld lies across, from 0.
func (p *tab) turned(meld string) int {
	p.t.Helper()
	return value[int](p, `[...document.querySelectorAll('.meld[data-meld="`+meld+`"] > span')].findIndex(s => s.classList.contains("turned"))`)
}

// TestMelds holds that a meld says whom it was called from, by mouse and by keyboard, that the
// turned tile shows it, that it stands in the address, is sent, and can be taken back.
func TestMelds(t *testing.T) {
	p := openPage(t, desktop(), "?h=123m456p9s[789s][111p]")
	pon, menu := `.meld[data-meld="1"]`, ".meld-menu"
	p.click(pon)
	p.until(`document.activeElement.matches(".meld-menu input")`)
	if n := p.count(menu + " input"); n != 3 {
		t.Errorf("%d players to choose from", n)
	}
	p.after(func() { p.run(evaluate(`document.querySelector(".meld-menu [data-caller=across]").click()`)) })
	if got := p.asked("melds_from"); got != "left,across" {
		t.Errorf("the address says melds_from=%s", got)
	}
	if p.turned("0") != 0 || p.turned("1") != 1 {
		t.Errorf("turned are %d and %d", p.turned("0"), p.turned("1"))
	}
	p.run(evaluate(`document.querySelector(".meld-menu input:checked").focus()`))
	p.after(func() { p.keys(kb.ArrowRight) })
	if got := p.asked("melds_from"); got != "left,right" || p.turned("1") != 2 {
		t.Errorf("the address says melds_from=%s, turned is %d", got, p.turned("1"))
	}
	p.keys(kb.Escape)
	p.until(`document.querySelector(".meld-menu") === null && document.activeElement.matches('` + pon + `')`)
	if got := value[string](p, `document.activeElement.getAttribute("aria-label")`); got != "Meld 1 of dots 1 of dots 1 of dots, called from the right" {
		t.Errorf("the meld is called %q", got)
	}
	p.run(evaluate("history.back()"))
	p.until(`new URLSearchParams(location.search).get("melds_from") === "left,across"`)
	p.until(`document.querySelectorAll(".meld .turned").length === 2`)

	p.click(`.meld[data-meld="0"]`)
	p.until(`document.querySelectorAll(".meld-menu input").length === 1`)
	p.after(func() { p.click(".meld-remove") })
	if p.asked("h") != "123m456p9s[111p]" || p.asked("melds_from") != "across" {
		t.Errorf("the address says h=%s, melds_from=%s", p.asked("h"), p.asked("melds_from"))
	}
	p.run(evaluate(`document.querySelector('.meld').focus()`))
	p.after(func() { p.keys(kb.Backspace) })
	if p.asked("h") != "123m456p9s" || p.asked("melds_from") != "" {
		t.Errorf("the address says h=%s, melds_from=%s", p.asked("h"), p.asked("melds_from"))
	}
}

// TestQuads holds that a quad can be concealed, and that the drawn tile stays what it was.
func TestQuads(t *testing.T) {
	p := openPage(t, phone(), "?h=123m456p99s789s[1111z]&drawn=3m&rules=riichi/tenhou")
	p.click(".meld")
	p.until(`document.querySelectorAll(".meld-menu input").length === 4`)
	p.after(func() { p.run(evaluate(`document.querySelector(".meld-menu [data-caller=self]").click()`)) })
	if p.asked("h") != "123m456p99789s(1111z)" && p.asked("h") != "123m456p99s789s(1111z)" {
		t.Errorf("the hand is %s", p.asked("h"))
	}
	if got := value[string](p, `document.querySelector(".board-tile.apart").dataset.tile`); got != "3m" || p.asked("melds_from") != "self" {
		t.Errorf("drawn is %s, melds_from=%s", got, p.asked("melds_from"))
	}
	if n := p.count(".meld .turned"); n != 0 {
		t.Errorf("%d tiles of a concealed quad lie across", n)
	}
	if right := value[float64](p, `document.querySelector(".meld-menu").getBoundingClientRect().right`); right > 360 {
		t.Errorf("the choices end at %v", right)
	}
}

// TestLiable holds that whom melds were called from decides who pays.
func TestLiable(t *testing.T) {
	p := openPage(t, desktop(), "?h=23m99s[555z][666z][777z]1m&self_draw=true&round=E&seat=S")
	p.until(`document.querySelector("#bill .table") !== null`)
	p.until(`[...document.querySelectorAll(".verdict .note")].some(e => e.textContent.includes("melds_from"))`)
	p.click(`.meld[data-meld="2"]`)
	p.after(func() { p.run(evaluate(`document.querySelector(".meld-menu [data-caller=across]").click()`)) })
	if n, pays := p.count("#bill .seat .loss"), p.text("#bill .seat.across .loss"); n != 1 || pays != "−32000" {
		t.Errorf("%d players pay, the one across %s", n, pays)
	}
}

// TestMeldsLight holds that a line of the receipt lights its melds, and no tile of the hand that is like them.
func TestMeldsLight(t *testing.T) {
	p := openPage(t, desktop(), "?h=13m678s99s[111z][555z]2m&round=E&seat=S&dora=4z")
	p.until(`document.querySelectorAll("#bill .bill-line").length > 2`)
	line := func(text string) string {
		return `[...document.querySelectorAll("#bill .bill-line")].find(e => e.textContent.includes("` + text + `"))`
	}
	p.run(evaluate(line("White dragon") + `.focus()`))
	p.until(`document.querySelectorAll('.meld[data-meld="1"] > .lit').length === 3`)
	if lit, unlit := p.count(".meld > .lit, .board-tile.lit"), p.count(".meld > .unlit, .board-tile.unlit"); lit != 3 || unlit != 11 {
		t.Errorf("%d tiles are lit, %d are not", lit, unlit)
	}
	p.run(evaluate(line("dora") + `.focus()`))
	p.until(`document.querySelectorAll('.meld[data-meld="0"] > .lit').length === 3`)
}
