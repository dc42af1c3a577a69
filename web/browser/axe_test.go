//go:build browser

package browser_test

import (
	"os"
	"strings"
	"testing"
)

// TestAccessible has axe look at every state of the page, and at some in every language and
// theme and on a phone: it must find nothing that is serious.
func TestAccessible(t *testing.T) {
	axe, err := os.ReadFile("../node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatal("axe-core is not installed: make web-check")
	}
	web := serve(t)
	narrow := phone()
	narrow.dark = true
	for i, l := range []look{
		{width: 1280, height: 900, lang: "en", still: true},
		{width: 1280, height: 900, lang: "ja", dark: true, still: true},
		{width: 820, height: 1100, lang: "zh", still: true},
		narrow,
	} {
		p := newTab(t, web.URL, l)
		for _, s := range states {
			if i > 0 && s.name != "14" && s.name != "error" && s.name != "win" {
				continue
			}
			p.open(s.address)
			p.run(evaluate(string(axe)))
			for _, fault := range value[[]string](p, `axe.run(document, {resultTypes: ["violations"]}).then(r => r.violations
				.filter(v => v.impact === "serious" || v.impact === "critical")
				.map(v => v.id + ": " + v.help + ": " + v.nodes.slice(0, 3).map(n => n.target.join(" ") + " " + (n.any[0]?.message ?? "")).join("; ")))`) {
				t.Errorf("look %d (%s, dark %v), state %s: %s", i, l.lang, l.dark, s.name, fault)
			}
		}
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
