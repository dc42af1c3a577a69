//go:build browser

package browser_test

import (
	"testing"
	"time"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// watchShifts adds up what the browser counts as cumulative layout shift, from before the
// page begins.
const watchShifts = `
	globalThis.shifted = 0;
	globalThis.shifts = [];
	new PerformanceObserver(list => {
		for (const e of list.getEntries()) {
			if (e.hadRecentInput) continue;
			shifted += e.value;
			shifts.push(e.value.toFixed(4) + ": " + e.sources.map(s => (s.node?.className || s.node?.nodeName) + " from " + s.previousRect.y + " to " + s.currentRect.y).join(", "));
		}
	}).observe({type: "layout-shift", buffered: true});
`

// mostShift is how much of the layout may move, as the browser counts it.
const mostShift = 0.02

// TestLayoutShift loads the page in all its states, and types a tile and takes it back: the
// page may say more or less then, but where it says it stands still.
func TestLayoutShift(t *testing.T) {
	for name, l := range map[string]look{"desktop": desktop(), "phone": phone()} {
		t.Run(name, func(t *testing.T) {
			web := serve(t)
			p := newTab(t, web.URL, l)
			call(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: watchShifts})
			for _, s := range states {
				p.open(s.address)
				p.steady(t, "loading "+s.name)
			}
			p.open("?h=" + ready)
			p.click("#hand-text")
			p.keys(kb.End)
			places := p.places()
			for range 3 {
				p.keys("5z")
				p.shows(ready + "5z")
				p.keys(kb.Backspace + kb.Backspace)
				p.shows(ready)
				if now := p.places(); now != places {
					t.Errorf("typing moves %s to %s", places, now)
				}
			}
		})
	}
}

// places says where the parts of the page are that stand while one types.
func (p *tab) places() string {
	p.t.Helper()
	return value[string](p, `[".field", ".examples", ".board", "#verdict", "main .card"].map(s => s + " at " + Math.round(document.querySelector(s).getBoundingClientRect().top)).join(", ")`)
}

// steady holds that the layout did not move.
func (p *tab) steady(t *testing.T, when string) {
	t.Helper()
	p.run(chromedp.Sleep(200 * time.Millisecond)) // the browser says so a little later
	if got := value[float64](p, "shifted"); got >= mostShift {
		t.Errorf("%s moves the layout by %.4f", when, got)
		for _, shift := range value[[]string](p, "shifts") {
			t.Log(shift)
		}
	}
}
