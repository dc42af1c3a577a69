package cli

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/api"
	"mentsu/internal/corpus"
	"mentsu/internal/phrase"
	"mentsu/shanten"
)

const (
	benchHands  = 1024 // of each row: too many for the processor to learn by heart
	benchRounds = 9    // an odd number, for the median
	benchTime   = 2 * time.Second
)

// benchHelp says what is measured.
const benchHelp = "bench measures on this machine how long the engine takes to answer questions about\n" +
	"random hands, always the same ones, on one core. A row is the median of several rounds."

// benchReport is what bench finds, as JSON.
type benchReport struct {
	build

	OS     string     `json:"os"`
	Arch   string     `json:"arch"`
	CPU    string     `json:"cpu"`    // "" if the system does not say
	Cores  int        `json:"cores"`  // that Go may use; the rows use one
	Hands  int        `json:"hands"`  // of each row
	Rounds int        `json:"rounds"` // of which a row is the median
	Rows   []benchRow `json:"rows"`
}

// benchRow is one question with its hands and the time it takes.
type benchRow struct {
	Question  string   `json:"question"` // an operation
	Forms     []string `json:"forms"`
	Pool      string   `json:"pool"`
	Tiles     int      `json:"tiles"` // concealed
	Seen      int      `json:"seen"`  // tiles seen elsewhere
	Nanos     float64  `json:"ns_per_hand"`
	PerSecond float64  `json:"hands_per_second"`

	text  phrase.Text
	query shanten.Query
	ask   func(h *hand.Hand, q shanten.Query) int
}

// benchRows returns the questions.
func benchRows() []benchRow {
	of := func(h *hand.Hand, q shanten.Query) int { return int(shanten.Of(h, q).Shanten) }
	useful := func(h *hand.Hand, q shanten.Query) int { return shanten.UsefulTiles(h, q).Tiles.Len() }
	room := make([]shanten.Discard, 0, hand.MaxTiles)
	discards := func(h *hand.Hand, q shanten.Query) int { return len(shanten.Discards(room, h, q)) }
	row := func(question string, forms form.Forms, tiles, seen int, text phrase.Text, ask func(*hand.Hand, shanten.Query) int) benchRow {
		q := shanten.Query{Pool: form.PoolHand, Forms: forms}
		if seen > 0 {
			q.Pool = form.PoolSeen
		}
		r := benchRow{Question: question, Pool: q.Pool.String(), Tiles: tiles, Seen: seen, text: text, query: q, ask: ask}
		for _, f := range form.Each() {
			if forms.Has(f) {
				r.Forms = append(r.Forms, f.String())
			}
		}
		return r
	}
	all := form.Standard | form.SevenPairs | form.ThirteenOrphans
	return []benchRow{
		row("shanten", form.Standard, 14, 0, phrase.Of("shanten, standard form"), of),
		row("shanten", all, 14, 0, phrase.Of("shanten, least of three forms"), of),
		row("useful", all, 13, 0, phrase.Of("useful tiles"), useful),
		row("discards", all, 14, 0, phrase.Of("every discard with its useful tiles"), discards),
		row("shanten", all, 14, 30, phrase.Of("shanten, least of three forms"), of),
		row("useful", all, 13, 30, phrase.Of("useful tiles"), useful),
		row("discards", all, 14, 30, phrase.Of("every discard with its useful tiles"), discards),
	}
}

// measure fills in the times of r, and spends about as much time as given.
func (r *benchRow) measure(spend time.Duration) {
	random := corpus.New(1)
	hands := make([]*hand.Hand, benchHands)
	for i := range hands {
		hands[i] = random.Deal(corpus.Spec{Tiles: r.Tiles, Seen: r.Seen}).Hand(form.Rules{})
	}
	sum := 0 // so that no call is left out
	pass := func(times int) time.Duration {
		begin := time.Now()
		for range times {
			for _, h := range hands {
				sum += r.ask(h, r.query)
			}
		}
		return time.Since(begin)
	}
	pass(1) // builds the tables
	times := max(1, int(spend/(benchRounds+2)/max(pass(1), 1)))
	rounds := make([]float64, benchRounds)
	for i := range rounds {
		rounds[i] = float64(pass(times).Nanoseconds()) / float64(times*benchHands)
	}
	slices.Sort(rounds)
	r.Nanos = rounds[benchRounds/2]
	r.PerSecond = 1e9 / r.Nanos
	runtime.KeepAlive(sum)
}

// benchVerb returns the command that measures the engine.
func (a *app) benchVerb() *cobra.Command {
	spend := benchTime
	cmd := &cobra.Command{
		Use:               "bench",
		Short:             a.say("Measure the engine on this machine"),
		Long:              a.say(benchHelp),
		Args:              atMost(0),
		ValidArgsFunction: noFiles,
		RunE: func(*cobra.Command, []string) error {
			report := benchReport{
				build: buildInfo(), OS: runtime.GOOS, Arch: runtime.GOARCH, CPU: cpuName(), Cores: runtime.GOMAXPROCS(0),
				Hands: benchHands, Rounds: benchRounds, Rows: benchRows(),
			}
			for i := range report.Rows {
				report.Rows[i].measure(spend / time.Duration(len(report.Rows)))
			}
			if a.json {
				_, err := fmt.Fprintf(a.out, "%s\n", api.Marshal(report))
				return err
			}
			a.showBench(&report)
			return nil
		},
	}
	cmd.Flags().Var(timeFlag{&spend}, "time", a.say("time to spend in all (default %s)", benchTime))
	cmd.Flags().BoolVar(&a.json, "json", false, a.say("write it as a line of JSON"))
	return cmd
}

// timeFlag is a flag that takes a length of time.
type timeFlag struct{ dst *time.Duration }

// String returns nothing: help has the default in words.
func (timeFlag) String() string { return "" }

// Type names the value in help.
func (timeFlag) Type() string { return "TIME" }

// Set takes a positive length of time.
func (f timeFlag) Set(s string) error {
	d, err := time.ParseDuration(s)
	if err != nil || d <= 0 {
		return usageError{phrase.Of("must be %s, not %s", phrase.Of("a length of time such as 2s or 500ms"), strconv.Quote(s))}
	}
	*f.dst = d
	return nil
}

// showBench writes the report for people to read.
func (a *app) showBench(report *benchReport) {
	v := a.view(&api.Request{})
	v.title(v.say("Speed of the engine"), v.say("one core, %s, median of %s", phrase.Count(report.Hands, "hand"), phrase.Count(report.Rounds, "round")))
	var rows [][]string
	for _, r := range report.Rows {
		seen := ""
		if r.Seen > 0 {
			seen = v.say("%s seen elsewhere", phrase.Count(r.Seen, "tile"))
		}
		rows = append(rows, []string{
			"", r.text.In(a.lang), v.count(r.Tiles, "tile"), seen,
			v.say("%s ns a hand", fmt.Sprintf("%7.1f", r.Nanos)), v.say("%s hands a second", fmt.Sprintf("%11s", thousands(r.PerSecond))),
		})
	}
	v.table(nil, rows)
	machine := []string{report.OS + "/" + report.Arch}
	if report.CPU != "" {
		machine = append(machine, report.CPU)
	}
	machine = append(machine, v.count(report.Cores, "core"), report.String())
	v.printf("\n%s", v.paint(v.say("Measured on: %s.", strings.Join(machine, v.say("; "))), aside))
}

// thousands shows n with three digits that count, its thousands apart.
func thousands(n float64) string {
	unit := 1.0
	for n/unit >= 1000 {
		unit *= 10
	}
	s := fmt.Sprintf("%.0f", float64(int64(n/unit+0.5))*unit)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// cpuName returns the name of the processor, where the system has it in a file.
func cpuName() string {
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return ""
	}
	for line := range strings.Lines(string(text)) {
		if key, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(key) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return ""
}
