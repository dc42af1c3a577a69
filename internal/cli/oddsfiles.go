package cli

import (
	"encoding/csv"
	"fmt"
	"html"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/vbauerster/mpb/v8"
	"github.com/vbauerster/mpb/v8/decor"

	"mentsu/internal/api"
	"mentsu/internal/phrase"
)

// oddsFlags adds the flags that odds has beside its fields.
func (a *app) oddsFlags(cmd *cobra.Command) {
	flags := cmd.Flags()
	flags.BoolVar(&a.csv, "csv", false, a.say("write the rows as comma-separated values"))
	flags.Var(wordFlag{&a.svg, "FILE", nil}, "svg", a.say("write a chart of the shares to this file, as SVG"))
}

// answerDeals answers a request about deals, without a hand.
func (a *app) answerDeals(request *api.Request) error {
	r := *request
	r.Lang = a.lang
	done := a.countProgress(&r)
	response, fail := api.Do(&r)
	done()
	if fail != nil {
		if a.json {
			a.view(&r).line(api.Refuse(&r, fail, 0))
		}
		a.report(&r, fail, source{})
		return exit(invalid)
	}
	return a.writeOdds(a.view(&r), &r, response)
}

// writeOdds writes an answer of odds in the form asked.
func (a *app) writeOdds(v *view, r *api.Request, response api.Response) error {
	answer, ok := response.(*api.OddsResponse)
	switch {
	case a.json:
		v.line(api.Marshal(response))
	case a.csv && ok:
		a.writeCSV(answer)
	default:
		v.response(r, response)
	}
	if a.svg == "" || !ok {
		return nil
	}
	if err := os.WriteFile(a.svg, []byte(v.chart(answer)), 0o600); err != nil {
		return problem{phrase.Of("the chart cannot be written: %s", err), err}
	}
	return nil
}

// settleOdds says which flags do not go together.
func (a *app) settleOdds(args []string) error {
	switch {
	case a.json && a.csv:
		return usageError{phrase.Of("--json does not go with --csv")}
	case a.svg != "" && len(args) > 1:
		return usageError{phrase.Of("--svg takes one hand, not %d", len(args))}
	default:
		return nil
	}
}

// writeCSV writes the rows of an answer, of a hand those of its draws.
func (a *app) writeCSV(r *api.OddsResponse) {
	w := csv.NewWriter(a.out)
	defer w.Flush() // an error shows when the output is flushed
	write := func(cells ...string) { _ = w.Write(cells) }
	float := func(x *float64) string {
		if x == nil {
			return ""
		}
		return strconv.FormatFloat(*x, 'g', -1, 64)
	}
	whole := func(n *int) string {
		if n == nil {
			return ""
		}
		return strconv.Itoa(*n)
	}
	if r.Draws != nil {
		write("draws", "advance", "ready", "win", "play_ready", "play_ready_error", "play_win", "play_win_error")
		for i := range r.Draws {
			d := &r.Draws[i]
			write(strconv.Itoa(d.Draws), float(&d.Advance), float(&d.Ready), float(&d.Win), float(d.PlayReady), float(d.PlayReadyError), float(d.PlayWin), float(d.PlayWinError))
		}
		return
	}
	write("forms", "shanten", "kinds", "tiles", "count", "probability", "one_in", "at_most", "standard_error")
	for i := range r.Rows {
		row := &r.Rows[i]
		write(strings.Join(row.Forms, "+"), whole(row.Shanten), whole(row.Kinds), whole(row.Tiles), row.Count, float(&row.Probability), float(row.OneIn), float(row.AtMost), float(row.StandardError))
	}
}

// The measures of a chart, in pixels.
const (
	chartNames = 220 // for the names on the left
	chartBars  = 420
	chartShare = 130 // for the shares on the right
	chartLine  = 24
	chartTop   = 44
)

// chart returns the shares of an answer as bars, in SVG.
func (v *view) chart(r *api.OddsResponse) string {
	rows := v.firstLot(r)
	most := 0.0
	for i := range rows {
		most = max(most, rows[i].Probability)
	}
	var b strings.Builder
	width, height := chartNames+chartBars+chartShare, chartTop+chartLine*len(rows)+10
	fmt.Fprintf(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"14\">\n", width, height, width, height)
	title := v.say("All deals of %s", phrase.Count(r.Tiles, "tile"))
	fmt.Fprintf(&b, "<title>%s</title>\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n", html.EscapeString(title))
	fmt.Fprintf(&b, "<text x=\"12\" y=\"26\" font-weight=\"bold\">%s</text>\n", html.EscapeString(title+": "+v.counted(r)))
	for i := range rows {
		y := chartTop + chartLine*i
		length := 0.0
		if most > 0 {
			length = chartBars * rows[i].Probability / most
		}
		fmt.Fprintf(&b, "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%s</text>", chartNames-8, y+16, html.EscapeString(v.oddsName(r, &rows[i])))
		fmt.Fprintf(&b, "<rect x=\"%d\" y=\"%d\" width=\"%.2f\" height=\"%d\" fill=\"#2a6f97\"/>", chartNames, y+3, length, chartLine-6)
		fmt.Fprintf(&b, "<text x=\"%.2f\" y=\"%d\">%s</text>\n", chartNames+length+6, y+16, percent(rows[i].Probability))
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// slow is how long a count takes before its progress is shown.
const slow = time.Second

// countProgress shows how far the count for r is, if it takes long and messages go to a
// terminal. The function it returns ends the display.
func (a *app) countProgress(r *api.Request) (done func()) {
	if !isTerminal(a.errOut) {
		return func() {}
	}
	const whole = 1000
	start := time.Now()
	var display *mpb.Progress
	var bar *mpb.Bar
	r.Progress = func(share float64) {
		if display == nil {
			if time.Since(start) < slow {
				return
			}
			display = mpb.New(mpb.WithOutput(a.errOut), mpb.WithWidth(40))
			bar = display.New(whole, mpb.BarStyle(), mpb.PrependDecorators(decor.Percentage()))
		}
		bar.SetCurrent(min(whole-1, int64(whole*share)))
	}
	return func() {
		if display != nil {
			bar.Abort(true)
			display.Wait()
		}
	}
}
