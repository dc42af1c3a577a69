//go:build browser

package browser_test

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// TestTypedWithoutAnswer holds that what is typed stands on the board though its answer does not come.
func TestTypedWithoutAnswer(t *testing.T) {
	web, answer := serveSlow(t)
	p := newTab(t, web.URL, desktop())
	p.open("?h=")
	p.click("#hand-text")
	p.keys("19m")
	p.until(`document.querySelectorAll(".board-tile").length === 2`)
	if got := value[string](p, `document.querySelector("#hand-text").value`); got != "19m" {
		t.Errorf("the field has %q", got)
	}
	answer()
	p.shows("19m")
}

// typed puts text into the field and does something else in the same breath, before the page has
// drawn the text or has an answer to it.
func typed(text, then string) string {
	return `{
		const field = document.querySelector("#hand-text");
		field.value = ` + quoted(text) + `;
		field.dispatchEvent(new InputEvent("input", {bubbles: true}));
		` + then + `
	}`
}

// TestTypedIsKept holds that what follows a key at once finds what was typed.
func TestTypedIsKept(t *testing.T) {
	for name, c := range map[string]struct{ then, hand, back string }{
		"pick":    {`document.querySelector('.pick[data-tile="5z"]').click()`, "123m456p789s11225z", "123m456p789s1122z"},
		"discard": {`document.querySelector('.board-tile[data-tile="1m"]').click()`, "23m456p789s1122z", "123m456p789s1122z"},
		"type":    {`field.value += "5z"; field.dispatchEvent(new InputEvent("input", {bubbles: true}))`, "123m456p789s1122z5z", ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := newTab(t, serve(t).URL, desktop())
			p.open("?h=123m456p789s112z")
			p.run(evaluate(typed("123m456p789s1122z", c.then)))
			p.shows(c.hand)
			if got := value[string](p, `document.querySelector("#hand-text").value`); got != c.hand {
				t.Errorf("the field has %q, want %q", got, c.hand)
			}
			if c.back == "" {
				return
			}
			p.keys(kb.Escape)
			p.run(evaluate("history.back()"))
			p.shows(c.back)
		})
	}
}

// TestTypedLanguage holds that the text stays in the field while the page is drawn for another reason.
func TestTypedLanguage(t *testing.T) {
	p := newTab(t, serve(t).URL, desktop())
	p.open("?h=123m456p789s112z")
	p.choose("#lang", "ja")
	p.until(`document.documentElement.lang === "ja"`)
	p.run(evaluate(typed("123m456p789s1122z", `
		const lang = document.querySelector("#lang");
		lang.value = "en";
		lang.dispatchEvent(new Event("change", {bubbles: true}));
	`)))
	p.shows("123m456p789s1122z")
	p.says("#verdict", "Tenpai")
	if got := value[string](p, `document.querySelector("#hand-text").value`); got != "123m456p789s1122z" {
		t.Errorf("the field has %q", got)
	}
}

// TestMirror holds that the line under an error stands under what is wrong, in a text too long for the field, too, wherever
// it is scrolled to.
func TestMirror(t *testing.T) {
	const (
		scrolled = `document.querySelector("#hand-text").scrollLeft`
		mirrored = `document.querySelector(".mirror").scrollLeft`
		same     = scrolled + ` === ` + mirrored
		line     = `(() => {
			const mark = document.querySelector(".mirror mark").getBoundingClientRect(), field = document.querySelector("#hand-text").getBoundingClientRect();
			return mark.left >= field.left && mark.right <= field.right;
		})()`
	)
	p := newTab(t, serve(t).URL, phone())
	p.open("?h=")
	p.click("#hand-text")
	p.keys("1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z 2")
	p.keys("x")
	p.until(`document.querySelector(".mirror mark") !== null && ` + scrolled + ` > 50 && ` + same + ` && ` + line)
	p.keys(kb.Home)
	p.until(scrolled + ` === 0 && ` + same)
	p.keys(kb.End)
	p.until(scrolled + ` > 50 && ` + same + ` && ` + line)
}
