//go:build browser

package browser_test

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestBill holds that a yaku lights its tiles, that what is not paid has its reason, and that
// the seats say who pays once it is known who discarded.
func TestBill(t *testing.T) {
	p := openPage(t, desktop(), "?h=112233m067p11s44z4z&round=E&seat=W")
	p.until(`document.querySelectorAll("#bill .bill-line").length > 3`)
	line := `[...document.querySelectorAll("#bill .bill-line")].find(e => e.textContent.includes("double run"))`
	p.run(evaluate(line + `.focus()`))
	p.until(`document.querySelectorAll(".board-tile.lit").length === 6`)
	if n := p.count(".board-tile.unlit"); n != 8 {
		t.Errorf("%d tiles are unlit", n)
	}
	p.run(evaluate(`document.activeElement.blur()`))
	p.until(`document.querySelectorAll(".board-tile.lit").length === 0`)

	p.click("#bill .seat.left")
	p.until(`document.querySelector("#bill .seat.left .number").textContent.startsWith("−")`)
	if gain := p.text("#bill .seat.self .number"); !strings.HasPrefix(gain, "+") {
		t.Errorf("the winner gains %q", gain)
	}
	if from := p.asked("from"); from != "left" {
		t.Errorf("the address says from=%s", from)
	}
}

// TestRemedy holds that a win without a yaku says what would make it one.
func TestRemedy(t *testing.T) {
	p := openPage(t, desktop(), "?h=123m456p99s[789s][111p]&seat=S")
	p.says("#bill .bill-none", "No yaku")
	p.until(`document.querySelector("#bill .remedy").innerText === "It would be valid with houtei (the last discard)"`)
	if got := value[int](p, `document.querySelectorAll(".pick.useful").length`); got != 0 {
		t.Errorf("%d tiles are marked as useful to a complete hand", got)
	}
	if got := value[string](p, `[...document.querySelectorAll("#groups .block-name")].map(e => e.textContent).join()`); got != "set,set,meld,meld,pair" {
		t.Errorf("the grouping has %q", got)
	}
	if got := p.text("#groups .count"); !strings.Contains(got, "= −1") {
		t.Errorf("the count is %q", got)
	}
}

// TestWhy holds that the groupings say what a useful tile completes, by keyboard, too.
func TestWhy(t *testing.T) {
	p := openPage(t, desktop(), "?h=123m456p789s2344s")
	p.until(`document.querySelector("#groups .why-text p") !== null`)
	first := p.text("#groups .why-text")
	p.run(evaluate(`document.querySelector("#groups .choice [aria-pressed=true]").focus()`))
	p.keys(kb.ArrowRight)
	p.until(`document.querySelector("#groups .why-text").innerText !== ` + quoted(first))
	if sum := p.text("#groups .count"); !strings.Contains(sum, "= 0") {
		t.Errorf("the count is %q", sum)
	}
}

// TestCallTarget holds that the advice counts to what the hand aims at, and says so.
func TestCallTarget(t *testing.T) {
	p := openPage(t, desktop(), "?h=124067p1123355z&tile=6p&from=left#call")
	step := `(document.querySelector("#call .option-steps .step")?.textContent ?? "")`
	p.until(step + `.startsWith("8-shanten")`)
	p.says(`#call .from:nth-of-type(2) .on`, "tanyao")
	p.click(`#call .from:nth-of-type(2) label:last-child`)
	p.until(step + `.startsWith("2-shanten")`)
	if aim := p.asked("target"); aim != "any" {
		t.Errorf("the address says target=%s", aim)
	}
}

// TestWinds holds that yaku, points and advice are of the same winds where none are said.
func TestWinds(t *testing.T) {
	p := openPage(t, desktop(), "?h=123m456p789s1122z&tile=2z&from=left#call")
	p.until(`document.querySelector("#call .advice.win") !== null`)
	p.says("#worth .basis", "East round, South seat", "left: tiles not seen")
	p.says("#yaku .basis", "East round, South seat")
	p.run(evaluate(`{ const s = document.querySelector("#settings select[aria-label='Seat']"); s.value = "W"; s.dispatchEvent(new Event("change", { bubbles: true })); }`))
	p.until(`document.querySelector("#yaku .basis").textContent.includes("West seat")`)
	p.until(`document.querySelector("#call .advice.pass") !== null`)
	if seat := p.asked("seat"); seat != "W" {
		t.Errorf("the address says seat=%s", seat)
	}
}

// TestCallAdvice holds that a discard of another player is answered, and stands in the address.
func TestCallAdvice(t *testing.T) {
	p := openPage(t, desktop(), "?h=234067m2346p788s")
	p.click("#call .fold-button")
	p.until(`document.querySelector("#call .choice") !== null`)
	p.click(`#call .choice [aria-label="five of dots"], #call .choice button:nth-child(13)`)
	p.until(`document.querySelector("#call .advice-text") !== null`)
	if n := p.count("#call .option"); n == 0 {
		t.Error("no candidate is shown")
	}
	p.holds("the pool is named where waits are counted", `rects("#call .option-waits").length > 0 && rects("#call .basis").length === 1`)
	if p.asked("tile") == "" || p.asked("from") != "left" {
		t.Errorf("the address says tile=%s, from=%s", p.asked("tile"), p.asked("from"))
	}
}

// TestOdds holds that the chances are asked when their panel is opened, and not before.
func TestOdds(t *testing.T) {
	p := openPage(t, phone(), "?h=2340567m23456p88s")
	asked := `performance.getEntriesByType("resource").filter(e => e.name.endsWith("v1/odds")).length`
	if n := value[int](p, asked); n != 0 {
		t.Errorf("the odds were asked %d times unopened", n)
	}
	p.run(evaluate(`document.querySelector("#odds .fold-button").focus()`))
	p.keys(kb.Enter)
	p.until(`document.querySelectorAll("#odds .chances tbody tr").length === 10`)
	p.says("#odds .standing", "99.93%")
	if wide := value[int](p, `document.documentElement.scrollWidth`); wide > 360 {
		t.Errorf("the page is %d px wide on a phone", wide)
	}
}

// TestReach holds that under rules with a minimum the nearest hands that reach it are listed.
func TestReach(t *testing.T) {
	p := openPage(t, desktop(), "?h=123m456m789m12p99s3z&rules=mcr")
	p.until(`document.querySelectorAll("#reach .goal").length === 3`)
	p.click("#reach .more")
	p.until(`document.querySelectorAll("#reach .goal").length > 3`)
}

// TestJokers holds that a panel says what jokers become.
func TestJokers(t *testing.T) {
	p := openPage(t, desktop(), "?h=123m456p78s99sjj1z")
	p.until(`document.querySelectorAll("#jokers .as .as-joker").length > 0`)
}

// TestWhyTip holds that a useful tile says what it completes when it is pointed at, and when it
// has the focus, in a row of a discard and after the draw is still to come.
func TestWhyTip(t *testing.T) {
	p := openPage(t, desktop(), "?h=124067p11233562s")
	tile := `#discards tbody tr:first-child [data-why="3p"]`
	p.run(evaluate(`document.querySelector('#discards button.make').focus()`))
	p.keys(kb.ArrowRight)
	p.until(`document.querySelector("#why-tip") !== null && document.activeElement.getAttribute("aria-describedby") === "why-tip"`)
	p.says("#why-tip", "becomes", "Shanten then: 8 − 2 × ")
	p.keys(kb.ArrowDown)
	p.until(`document.querySelector("#why-tip") === null && document.activeElement.matches("tr:nth-child(2) .make")`)

	at := value[[]float64](p, `(() => { const r = document.querySelector('`+tile+`').getBoundingClientRect(); return [r.x + r.width / 2, r.y + 8]; })()`)
	p.run(evaluate(`document.activeElement.blur()`))
	p.run(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, at[0], at[1]))
	p.until(`document.querySelector("#why-tip")?.textContent.includes("becomes the set") === true`)
	p.run(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, 2, 2))
	p.until(`document.querySelector("#why-tip") === null`)

	p.open("?h=34567m067p22345s")
	p.run(evaluate(`document.querySelector("#useful .draw").focus()`))
	p.until(`document.querySelector("#why-tip")?.textContent.includes("= −1") === true`)
}

// TestYakuHelp holds that the name of a yaku says what it is, in the language of the page.
func TestYakuHelp(t *testing.T) {
	p := openPage(t, desktop(), "?h=234m067p234s88s45s6s&flags=riichi")
	line := `#bill .bill-line:nth-child(2) `
	p.until(`document.querySelector("` + line + `.tip") !== null`)
	p.run(evaluate(`document.querySelector("` + line + `").focus()`))
	p.until(`getComputedStyle(document.querySelector("` + line + `.tip")).visibility === "visible"`)
	p.says(line+".tip", "Four runs")
	p.after(func() { p.choose("#lang", "ja") })
	p.until(`document.querySelector("` + line + `.tip").innerText.includes("順子四つ")`)

	p.open("?h=124067p11233562s")
	p.until(`document.querySelector("#yaku .near-name .tip") !== null`)
	p.run(evaluate(`document.querySelector("#yaku .near-name .term").focus()`))
	p.until(`getComputedStyle(document.querySelector("#yaku .near-name .tip")).visibility === "visible"`)
}

// TestCountOfOtherForm holds that the count by sets and a pair is not taken for the shanten number of a hand that is
// nearer in another form.
func TestCountOfOtherForm(t *testing.T) {
	p := openPage(t, desktop(), "?h=1133m5577p2299s1z")
	p.says("#groups", "= 3", "By sets and a pair: 3-shanten. As seven pairs: Tenpai.")
	p.run(evaluate(`document.querySelector("#useful .draw").focus()`))
	p.until(`document.querySelector("#why-tip") !== null`)
	p.says("#why-tip", "becomes the pair", "Then: Complete")

	p.open("?h=19m19p19s123456z5m")
	p.says("#groups .grouping", "orphans", "loose")
	p.run(evaluate(`document.querySelector("#useful .draw").focus()`))
	p.until(`document.querySelector("#why-tip")?.textContent.includes("orphans") === true || document.querySelector("#why-tip")?.textContent.includes("pair") === true`)
}
