//go:build browser

package browser_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// answerAt is when the frame with the last answer was made, in milliseconds since the page was opened.
const answerAt = `performance.getEntriesByName("mentsu-answer").at(-1).startTime`

// BenchmarkFirstAnswer measures from the request for the page to its first answer: with an
// empty cache and again, with a server and without, for who comes without a hand and for a link to one.
func BenchmarkFirstAnswer(b *testing.B) {
	static, _ := serveStatic(b)
	served := serve(b)
	for _, c := range []struct{ name, at, address string }{
		{"served", served.URL, ""},
		{"served-link", served.URL, "?h=" + waiting},
		{"static", static.URL, ""},
		{"static-link", static.URL, "?h=" + waiting},
	} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				var first, later []float64
				for range 5 {
					p := newTab(b, c.at, desktop())
					p.open(c.address)
					first = append(first, value[float64](p, answerAt))
					p.kept()
					p.run(chromedp.Reload())
					p.settled()
					later = append(later, value[float64](p, answerAt))
					p.run(chromedp.Sleep(2 * time.Second)) // until that tab has nothing left to do beside the next
				}
				b.ReportMetric(median(first), "ms/first")
				b.ReportMetric(median(later), "ms/again")
			}
		})
	}
}

// watchKeys notes how long each key takes: from the time that the browser gives the event of the
// key to the mark that the page makes behind the frame with the answer. All of it is measured in
// the page, by its clock: what the browser and this program have to say to one another is no part
// of it, and nothing asks the page for its state meanwhile, which would cost it frames.
const watchKeys = `
	globalThis.took = [];
	let pressed = 0, answered;
	addEventListener("keydown", event => pressed = event.timeStamp, true);
	new PerformanceObserver(list => {
		const mark = list.getEntriesByName("mentsu-answer").at(-1);
		if (!pressed || !mark || mark.startTime < pressed) return;
		took.push(mark.startTime - pressed);
		pressed = 0;
		answered?.();
	}).observe({type: "mark"});
	globalThis.answeredKeys = n => new Promise(resolve => {
		answered = () => took.length >= n && resolve(took.length);
		answered();
	});
`

// BenchmarkInput measures from a key to the frame that shows the answer to it.
func BenchmarkInput(b *testing.B) {
	static, _ := serveStatic(b)
	for _, c := range []struct{ name, at string }{{"served", serve(b).URL}, {"static", static.URL}} {
		b.Run(c.name, func(b *testing.B) {
			p := newTab(b, c.at, desktop())
			p.open("?h=124067p1123356s")
			p.click("#hand-text")
			p.keys(kb.End)
			p.run(evaluate(watchKeys))
			for b.Loop() {
				p.run(evaluate("took.length = 0"))
				for i := range 80 {
					p.keys([]string{"2", "s", kb.Backspace, kb.Backspace}[i%4])
					value[int](p, fmt.Sprintf("answeredKeys(%d)", i+1))
					p.run(chromedp.Sleep(100 * time.Millisecond)) // as a quick typist would
				}
				times := value[[]float64](p, "took")
				b.ReportMetric(median(times), "ms/median")
				b.ReportMetric(times[len(times)*95/100], "ms/p95") // median has sorted them
			}
		})
	}
}

func median(times []float64) float64 {
	slices.Sort(times)
	return times[len(times)/2]
}
