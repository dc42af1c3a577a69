//go:build browser

package browser_test

import (
	"strings"
	"testing"
)

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

// TestOffered holds that settings and picker offer what the rules allow, and that what an address has beyond it stays.
func TestOffered(t *testing.T) {
	offered := func(p *tab) string {
		return value[string](p, `[
			[...document.querySelectorAll("#settings [name=players]")].length,
			[...document.querySelectorAll("#settings .flags input")].map(e => e.ariaLabel).join(),
			document.querySelector("#settings select[aria-label='Red fives']") !== null,
			[...document.querySelectorAll("#picker .targets label")].map(e => e.textContent).join(),
		].join(" | ")`)
	}
	for _, c := range []struct{ address, want string }{
		{"?h=34m056677p88s[234s]2m", "2 | chankan,houtei | true | Hand,Seen,Dora,Chi,Pon,Kan,Closed"},
		{"?h=34m056677p88s[234s]2m&self_draw=true", "2 | haitei | true | Hand,Seen,Dora,Chi,Pon,Kan,Closed"},
		{"?h=34m056677p88s234s2m&options=ippatsu=false,renhou=mangan&flags=riichi", "2 | riichi,chankan,houtei | true | Hand,Seen,Dora,Chi,Pon,Kan,Closed"},
		{"?h=111m123p456s111z44z&rules=riichi/tenhou3&seat=E&self_draw=true", "0 | riichi,double riichi,haitei,tenhou | true | Hand,Seen,Dora,Pon,Kan,Closed"},
		{"?h=123m456m789m12p99s", "2 | riichi,double riichi,chankan,haitei,houtei,chiihou | true | Hand,Seen,Dora,Chi,Pon,Kan,Closed"},
		{"?h=123m456m789m123p99s&rules=mcr", "0 | last tile of the wall | false | Hand,Seen,Chi,Pon,Kan,Closed"},
		{"?h=456m789m123p99s123m&rules=mcr", "0 | last tile of its kind,last tile of the wall,after or robbing a kong | false | Hand,Seen,Chi,Pon,Kan,Closed"},
		{"?h=456m789m123p99s123m&rules=mcr&self_draw=true", "0 | last tile of its kind,last tile of the wall | false | Hand,Seen,Chi,Pon,Kan,Closed"},
		{"?h=456m789m123p99s123m&rules=mcr&flags=tenhou&seat=E&self_draw=true", "0 | Blessing of Heaven | false | Hand,Seen,Chi,Pon,Kan,Closed"},
	} {
		p := openPage(t, desktop(), c.address)
		p.until(`document.querySelector("#settings .flags") !== null`)
		if got := offered(p); got != c.want {
			t.Errorf("%s offers %s, want %s", c.address, got, c.want)
		}
	}
	p := openPage(t, desktop(), "?h=34m056677p88s234s2m")
	p.until(`document.querySelector("#settings .flags") !== null`)
	for _, c := range []struct{ click, want string }{
		{"riichi", "riichi,ippatsu,chankan,houtei"},
		{"ippatsu", "riichi,ippatsu,chankan,houtei"},
		{"riichi", "riichi,double riichi,ippatsu,chankan,houtei"}, // ippatsu is set, so it can be taken out
		{"ippatsu", "riichi,double riichi,chankan,houtei"},
	} {
		p.after(func() { p.click(`#settings .flags input[aria-label="` + c.click + `"]`) })
		if got := strings.Split(offered(p), " | ")[1]; got != c.want {
			t.Errorf("after %s there are %s, want %s", c.click, got, c.want)
		}
	}
	p = openPage(t, desktop(), "?h=111m123p456s111z44z&rules=mcr&players=3")
	p.until(`document.querySelector("#hand-note.bad") !== null && document.querySelectorAll("#settings [name=players]").length === 2`)
	if got := p.asked("players"); got != "3" {
		t.Errorf("the address says players=%s", got)
	}
	p.after(func() { p.click(`#settings label:has(> [name="players"]:not(:checked))`) })
	if got := p.asked("players"); got != "" {
		t.Errorf("the address says players=%s", got)
	}
}

// TestUnit holds that a win is worth what its rules count in.
func TestUnit(t *testing.T) {
	p := openPage(t, desktop(), "?h=123m456m789m123p99s&rules=zungjung")
	p.says("#verdict", "Complete: 50 points, the winner gets 150")
	p.until(`document.querySelectorAll("#bill .bill-line").length === 3`)
	p.says("#bill .bill-line .number", "40 points")
	p.says("#bill .bill-total strong", "50 points, the winner gets 150")
	p = openPage(t, desktop(), "?h=456m789m123p99s123m&rules=mcr&lang=zh")
	p.says("#verdict", "22番 46分")
	p.until(`document.querySelectorAll("#bill .bill-line").length > 3`)
	p.says("#bill .pays", "点炮者 30")
	p = openPage(t, desktop(), "?h=123m456m789m12p99s&rules=mcr&lang=zh")
	p.until(`document.querySelector("#yaku .near-name")?.innerText === "清龙"`)
	p.says("#yaku h2", "最近的番种")
}

// TestWonBy holds that how a win came about and the sticks are offered where there are points that they change, or where
// an address says them; and that the line under the verdict names what the rules leave to choose.
func TestWonBy(t *testing.T) {
	const offered = `["Won by", "Honba", "Riichi sticks"].filter(label => document.querySelector("#settings [aria-label='" + label + "']") !== null).join()`
	p := newTab(t, serve(t).URL, desktop())
	for _, c := range []struct{ address, offered, basis string }{
		{"?h=340567m23456p88s", "", "Riichi, standard · 4 players · red fives 1/1/1 · left: tiles not seen"},
		{"?h=340567m23456p88s&honba=1", "Honba,Riichi sticks", "Riichi, standard · 4 players · red fives 1/1/1 · left: tiles not seen"},
		{"?h=340567m23456p88s1p", "Won by,Honba,Riichi sticks", "Riichi, standard · 4 players · red fives 1/1/1 · left: tiles not seen"},
		{"?h=123m456m789m12p99s3p&rules=mcr", "Won by", "Chinese official (MCR) · left: tiles not seen"},
		{"?h=19m123p4569s11257z&rules=riichi/tenhou3", "", "Tenhou, three players · red fives 0/1/1 · left: tiles not seen"},
	} {
		p.open(c.address)
		p.until(`document.querySelector("#settings .setting") !== null`)
		if got := value[string](p, offered); got != c.offered {
			t.Errorf("%s: offered are %q, want %q", c.address, got, c.offered)
		}
		if got := p.text(".verdict .basis"); got != c.basis {
			t.Errorf("%s: %q, want %q", c.address, got, c.basis)
		}
	}
}

// TestTies holds that of discards that leave as many tiles that of the better shape is best, in the sentence and in the table.
func TestTies(t *testing.T) {
	p := openPage(t, desktop(), "?h=33345889m455677p")
	p.says("#verdict", "18 tiles")
	if got := value[string](p, `[...document.querySelectorAll("#verdict .tile, .verdict-note .tile")].map(e => e.getAttribute("aria-label")).join()`); got != "7 of dots,8 of characters,9 of characters,4 of dots" {
		t.Errorf("named are %s", got)
	}
	p.says(".verdict-note", "18 (shape 22%)")
	if got := value[string](p, `[...document.querySelectorAll("#discards tr.best")].map(e => e.dataset.out).join()`); got != "7p" {
		t.Errorf("best are %s", got)
	}
}
