//go:build browser

package browser_test

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestAccessible has axe look at every state of the page in every look and language: it must
// find nothing that is serious. A state is loaded once, and then shown in other ways. What
// colours do not touch is looked at in the light; they are the same in all languages, so that
// of the others every second look is enough.
func TestAccessible(t *testing.T) {
	t.Parallel()
	axe, err := os.ReadFile("../node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatal("axe-core is not installed: make web-check")
	}
	web := serve(t)
	for i, s := range accessible() {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			p := newTab(t, web.URL, desktop())
			p.open(s.address)
			p.run(evaluate(string(axe)))
			if s.act != "" {
				p.run(evaluate(s.act))
			}
			for j, lang := range []string{"en", "ja", "zh"} {
				p.speak(lang)
				for k, l := range looks() {
					p.look(l)
					if j == 0 || (i+j+k)%2 == 0 {
						p.unserious(lang, l, `runOnly: ["color-contrast", "link-in-text-block"]`)
					}
					if !l.dark {
						p.unserious(lang, l, `rules: {"color-contrast": {enabled: false}, "link-in-text-block": {enabled: false}}`)
					}
				}
			}
		})
	}
}

// looks are those that axe looks at.
func looks() []look {
	wide, narrow := desktop(), phone()
	list := []look{wide, narrow, wide, narrow}
	list[2].dark, list[3].dark = true, true
	return list
}

// accessible are the states to look at, and what is done in them first.
func accessible() []state {
	list := slices.Clone(states)
	return append(list,
		state{name: "melds", address: "?h=123m456p9s[789s][111p]&melds_from=left,across", act: `document.querySelector('.meld[data-meld="1"]').click()`},
		state{name: "options", address: "?h=234m067p234s88s45s6s&flags=riichi&options=kiriage=true", act: `document.querySelector(".options-head .more").click()`},
		state{name: "calls", address: "?h=234067m2346p788s#call"},
	)
}

// speak changes the language of the page.
func (p *tab) speak(lang string) {
	p.t.Helper()
	p.choose("#lang", lang)
	p.until(`document.documentElement.lang.startsWith(` + quoted(lang) + `)`)
}

// unserious holds that axe finds nothing that is serious or worse by some of its rules.
func (p *tab) unserious(lang string, l look, rules string) {
	p.t.Helper()
	for _, fault := range value[[]string](p, `axe.run(document, {resultTypes: ["violations"], preload: false, `+rules+`}).then(r => r.violations
		.filter(v => v.impact === "serious" || v.impact === "critical")
		.map(v => v.id + ": " + v.help + ": " + v.nodes.slice(0, 3).map(n => n.target.join(" ") + " " + (n.any[0]?.message ?? "")).join("; ")))`) {
		p.t.Errorf("%s, dark %v, %d px: %s", lang, l.dark, l.width, fault)
	}
}

// TestLabels holds that every control has a name, and that the verdict is said once, when
// nothing has changed for a while.
func TestLabels(t *testing.T) {
	p := openPage(t, desktop(), "?h="+waiting)
	nameless := value[[]string](p, `[...document.querySelectorAll("button, select, input, a[href]")].filter(e =>
		!(e.getAttribute("aria-label") || e.labels?.length || e.innerText?.trim() || e.title)).map(e => e.outerHTML.slice(0, 80))`)
	if len(nameless) > 0 {
		t.Errorf("without a name: %s", strings.Join(nameless, "\n"))
	}
	if n := p.count("[aria-live]"); n != 1 {
		t.Errorf("%d places are read out", n)
	}
	p.until(`document.querySelector("[aria-live]").textContent.includes("Tenpai")`)
}
