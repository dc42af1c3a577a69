//go:build browser

package browser_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestLongPress holds that a tile of the picker that is held is seen, and not taken.
func TestLongPress(t *testing.T) {
	p := openPage(t, phone(), "?h="+ready)
	touch := func(kind string) {
		p.run(evaluate(`document.querySelector('.pick[data-tile="2m"]').dispatchEvent(new PointerEvent("` + kind + `", {bubbles: true, pointerType: "touch"}))`))
	}
	p.click(".bottom [aria-controls=picker]")
	touch("pointerdown")
	p.until(`new URLSearchParams(location.search).get("seen") === "2m"`)
	touch("pointerup")
	p.run(evaluate(`document.querySelector('.pick[data-tile="2m"]').click()`))
	if got := p.asked("h"); got != ready {
		t.Errorf("the hand is %s", got)
	}
	p.after(func() { p.run(evaluate(`document.querySelector('.pick[data-tile="2m"]').click()`)) })
	if got := p.asked("h"); got != "1232m456p789s1122z" && !strings.HasSuffix(got, "2m") {
		t.Errorf("after a tap the hand is %s", got)
	}
}

// TestCopiesOut holds that a kind of which no copy is left is dimmed, and the target of the picker is explained.
func TestCopiesOut(t *testing.T) {
	p := openPage(t, desktop(), "?h=1111m")
	look := func(tile string) string {
		return value[string](p, `getComputedStyle(document.querySelector('.pick[data-tile="`+tile+`"] .tile')).opacity`)
	}
	if out, in := look("1m"), look("2m"); out != "0.4" || in != "1" {
		t.Errorf("a kind without copies is shown at %s, others at %s", out, in)
	}
	p.click(`.targets label:nth-child(4)`)
	p.until(`document.querySelector(".target-help").textContent.includes("lowest tile")`)
}

// rows returns the discards in the order shown.
func (p *tab) rows() []string {
	p.t.Helper()
	return value[[]string](p, `[...document.querySelectorAll("#discards tbody tr")].map(r => r.dataset.out)`)
}

// TestSorting holds that every column sorts the discards, either way, and gives up its order at the third click.
func TestSorting(t *testing.T) {
	p := openPage(t, desktop(), "")
	best := p.rows()
	for _, c := range []struct{ column, rows string }{
		{"tile", "1p 2p 4p 7p 5s 6s | 6s 5s 7p 4p 2p 1p"},
		{"shanten", "1p 4p 7p 2p 5s 6s 0p 6p 1s 2s 3s | 0p 6p 1s 2s 3s 1p 4p 7p 2p 5s 6s"},
		{"ukeire", "1p 4p 7p 2p 5s 6s | 5s 6s 2p 4p 7p 1p"},
		{"better", "5s 2p 6s 1p 7p 4p | 4p 7p 1p 6s 2p 5s"},
		{"good", "2p 1p 4p 7p 5s 6s | 4p 7p 5s 6s 1p 2p"},
		{"yaku", "1p 4p 7p 2p 5s 6s | 1p 4p 7p 2p 5s 6s"},
	} {
		column := c.column
		head := "#discards th.c-" + column
		p.click(head + " .sort")
		once := p.rows()
		first := value[string](p, `document.querySelector("`+head+`").getAttribute("aria-sort")`)
		p.click(head + " .sort")
		twice := p.rows()
		second := value[string](p, `document.querySelector("`+head+`").getAttribute("aria-sort")`)
		if first == second || first == "none" || second == "none" {
			t.Errorf("%s is sorted %s, then %s", column, first, second)
		}
		if got := strings.Join(once, " ") + " | " + strings.Join(twice, " "); got != c.rows {
			t.Errorf("by %s the order is %s", column, got)
		}
		p.click(head + " .sort")
		if last := p.rows(); !slices.Equal(last, best) {
			t.Errorf("after %s the order is %v, and was %v", column, last, best)
		}
	}
}

// TestRows holds that rows that lose shanten are folded away until they are asked for, and that a row pointed at or
// in focus shows its tile on the board and its useful tiles in the picker.
func TestRows(t *testing.T) {
	p := openPage(t, desktop(), "")
	kept := p.count("#discards tbody tr")
	p.run(evaluate(`document.querySelector("#discards .more").click()`)) // the pointer is to be nowhere
	if all := p.count("#discards tbody tr"); all <= kept || all != 11 {
		t.Errorf("%d rows, then %d", kept, all)
	}
	if n := value[int](p, `new Set([...document.querySelectorAll("#discards tbody tr:nth-child(-n+6) .c-shanten")].map(e => e.innerText)).size`); n != 1 {
		t.Errorf("%d shanten numbers among the best rows", n)
	}
	p.run(evaluate(`document.querySelector('[data-make="4p"]').focus()`))
	p.until(`document.querySelector(".board-tile.lifted")?.dataset.tile === "4p"`)
	marked := value[string](p, `[...document.querySelectorAll(".pick.useful")].map(e => e.dataset.tile).join(" ")`)
	row := value[string](p, `[...document.querySelectorAll('[data-out="4p"] [data-why]')].map(e => e.dataset.why).join(" ")`)
	if strings.Count(marked, " ") < strings.Count(row, " ") || marked == "" {
		t.Errorf("the picker marks %s, useful are %s", marked, row)
	}
	p.run(evaluate(`document.activeElement.blur()`))
	p.until(`document.querySelector(".board-tile.lifted") === null`)
}

// TestCopy holds what is copied as text, as a link and as a picture.
func TestCopy(t *testing.T) {
	p := openPage(t, desktop(), "?h=34m056677p88s[234s]2m&dora=1s&melds_from=left")
	p.run(evaluate(`Object.defineProperty(navigator, "clipboard", {value: {
		writeText: async text => { globalThis.copied = text; },
		write: async items => { globalThis.copied = (await items[0].getType("image/png")).size; },
	}})`))
	copied := func(n string) {
		p.click(".share button:nth-of-type(" + n + ")")
		p.until(`globalThis.copied !== undefined`)
	}
	copied("1")
	text := value[string](p, "globalThis.copied")
	for _, part := range []string{"234m056677p88s[234s]", "3 han 30 fu, 3900 points", "tanyao · dora · red fives", "Riichi, standard · 4 players · red fives 1/1/1 · left: tiles not seen"} {
		if !strings.Contains(text, part) {
			t.Errorf("without %q: %s", part, text)
		}
	}
	p.run(evaluate(`globalThis.copied = undefined`))
	copied("2")
	if got := value[string](p, "globalThis.copied"); got != p.at+"/?h=34m056677p88s[234s]2m&dora=1s&melds_from=left&seen=1s&lang=en" {
		t.Errorf("the link is %s", got)
	}
	p.run(evaluate(`globalThis.copied = undefined`))
	copied("3")
	if size := value[int](p, "globalThis.copied"); size < 5000 {
		t.Errorf("the picture has %d bytes", size)
	}
}

// TestRecent holds that hands are kept in the browser, and forgotten when that is asked.
func TestRecent(t *testing.T) {
	p := openPage(t, desktop(), "?h="+ready)
	p.until(`document.querySelectorAll("#recent li").length === 1`)
	p.run(chromedp.Reload())
	p.settled()
	p.says("#recent li", "Tenpai")
	p.click("#recent .card-head button")
	p.until(`document.querySelectorAll("#recent li").length === 0`)
	if got := value[string](p, `localStorage.getItem("mentsu.recent")`); got != "[]" {
		t.Errorf("still kept: %s", got)
	}
}

// TestStill holds that nothing moves for those who do not want it, and that it does for others.
func TestStill(t *testing.T) {
	p := openPage(t, desktop(), "")
	moves := `getComputedStyle(document.querySelector(".board-tile")).transitionDuration.split(", ").some(d => parseFloat(d) > 0)`
	if value[bool](p, moves) {
		t.Error("tiles move")
	}
	l := desktop()
	l.still = false
	p.look(l)
	p.until(moves)
}
