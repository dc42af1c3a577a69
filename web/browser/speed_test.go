//go:build browser

package browser_test

import (
	"slices"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// answerAt is when the last answer stood on the page, in milliseconds since it was opened.
const answerAt = `performance.getEntriesByName("mentsu-answer").at(-1).startTime`

// BenchmarkFirstAnswer measures from the request for the page to its first answer: with an
// empty cache, again, and without a server.
func BenchmarkFirstAnswer(b *testing.B) {
	static, _ := serveStatic(b)
	for _, c := range []struct{ name, at string }{{"served", serve(b).URL}, {"static", static.URL}} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				var first, later []float64
				for range 5 {
					p := newTab(b, c.at, desktop())
					p.open("")
					first = append(first, value[float64](p, answerAt))
					p.kept()
					p.run(chromedp.Reload())
					p.settled()
					later = append(later, value[float64](p, answerAt))
				}
				b.ReportMetric(median(first), "ms/first")
				b.ReportMetric(median(later), "ms/again")
			}
		})
	}
}

// BenchmarkInput measures from a key to the answer to it on the page.
func BenchmarkInput(b *testing.B) {
	static, _ := serveStatic(b)
	for _, c := range []struct{ name, at string }{{"served", serve(b).URL}, {"static", static.URL}} {
		b.Run(c.name, func(b *testing.B) {
			p := newTab(b, c.at, desktop())
			p.open("?h=124067p1123356s")
			p.click("#hand-text")
			p.keys(kb.End)
			p.run(evaluate(`addEventListener("input", () => performance.mark("mentsu-input"), true)`))
			for b.Loop() {
				var times []float64
				for i := range 60 {
					key := []string{"2", "s", kb.Backspace, kb.Backspace}[i%4]
					p.after(func() { p.keys(key) })
					times = append(times, value[float64](p, answerAt+` - performance.getEntriesByName("mentsu-input").at(-1).startTime`))
					p.run(chromedp.Sleep(20 * time.Millisecond))
				}
				b.ReportMetric(median(times), "ms/median")
				slices.Sort(times)
				b.ReportMetric(times[len(times)*95/100], "ms/p95")
			}
		})
	}
}

func median(times []float64) float64 {
	slices.Sort(times)
	return times[len(times)/2]
}
