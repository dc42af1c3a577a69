//go:build browser

package browser_test

import (
	"testing"

	"github.com/chromedp/cdproto/page"
)

// slowGuide keeps the texts of the guide back until come is called.
const slowGuide = `
	const fetched = globalThis.fetch;
	const waiting = new Promise(done => globalThis.come = done);
	globalThis.fetch = async (...args) => {
		if (String(args[0]).endsWith("guide.json")) await waiting;
		return fetched(...args);
	};
`

// TestGuidePlace holds that what says how a hand is written has its place before it is there, on screens of every size.
func TestGuidePlace(t *testing.T) {
	p := newTab(t, serve(t).URL, phone())
	call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: slowGuide})
	for _, width := range []int64{320, 360, 390, 820, 1280, 1720} {
		for _, lang := range []string{"en", "ja", "zh"} {
			p.look(look{width: width, height: 900, lang: "en-US", still: true, touch: width < 1000})
			p.open("?h=&lang=" + lang)
			p.until(`document.querySelectorAll("#guide dl > div").length === 10 && document.querySelector("#settings .setting") !== null`)
			const height = `document.querySelector("#guide").getBoundingClientRect().height`
			before := value[float64](p, height)
			p.run(evaluate(`come()`))
			p.until(`[...document.querySelectorAll("#guide dt")].filter(e => e.textContent).length === 10`)
			if after := value[float64](p, height); after != before {
				t.Errorf("%s, %d px: the guide grows from %g to %g", lang, width, before, after)
			}
			if got := p.faces("document", "#guide .turned .tile"); got != "2s" {
				t.Errorf("turned are %q", got)
			}
		}
	}
}
