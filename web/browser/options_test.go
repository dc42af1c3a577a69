//go:build browser

package browser_test

import "testing"

// TestOptions holds that the options of a rule set can be changed and reset, that the numbers
// follow and say so beside them, and that the address has them.
func TestOptions(t *testing.T) {
	p := openPage(t, desktop(), "?h=234m067p234s88s45s6s&flags=riichi&seat=S&round=E")
	p.says("#bill .bill-total", "7700")
	p.click(".options-head .more")
	p.until(`document.querySelectorAll(".option-row").length === 34`)
	p.after(func() { p.click(`[data-option="kiriage"]`) })
	p.says("#bill .bill-total", "Mangan", "8000")
	p.says("#bill .basis", "(kiriage): yes")
	p.says(".verdict .basis", "(kiriage): yes")
	p.after(func() { p.choose(`[data-option="kazoe"]`, "sanbaiman") })
	if got := p.asked("options"); got != "kazoe=sanbaiman,kiriage=true" {
		t.Errorf("the address says options=%s", got)
	}
	p.says(".options-head .badge", "2 changed")
	if n := p.count(".option-row.changed"); n != 2 {
		t.Errorf("%d options are marked", n)
	}
	p.after(func() { p.click(`.option-row.changed .reset`) })
	p.says("#bill .bill-total", "7700")
	p.after(func() { p.click(".reset-all") })
	if got := p.asked("options"); got != "" {
		t.Errorf("the address says options=%s", got)
	}
	p.run(evaluate("history.back()"))
	p.until(`new URLSearchParams(location.search).get("options") === "kazoe=sanbaiman"`)
}

// TestOptionsInLink holds that options of a link count and are named without being looked at,
// and that a number out of range is not taken.
func TestOptionsInLink(t *testing.T) {
	l := desktop()
	l.lang = "ja"
	p := openPage(t, l, "?h=123m456m789m12p99s3p&rules=mcr&options=min_points=20")
	p.until(`document.querySelector("#bill .basis").textContent.includes("20")`)
	p.click(".options-head .more")
	p.until(`document.querySelectorAll(".option-row").length === 7`)
	p.run(evaluate(`(() => { const box = document.querySelector('[data-option="min_points"]'); box.value = "99"; box.dispatchEvent(new Event("change", {bubbles: true})); })()`))
	if got := value[string](p, `document.querySelector('[data-option="min_points"]').value`); got != "20" || p.asked("options") != "min_points=20" {
		t.Errorf("the number is %s, the address says options=%s", got, p.asked("options"))
	}
}
