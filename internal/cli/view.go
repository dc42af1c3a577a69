package cli

import (
	"fmt"
	"slices"
	"strings"

	"github.com/clipperhouse/displaywidth"

	"mentsu/hand"
	"mentsu/internal/api"
	"mentsu/notation"
	"mentsu/tile"
)

// view writes answers to one request's hands for people to read.
type view struct {
	app     *app
	req     *api.Request
	colored bool
	shown   int // answers written

	compared bool // the answer has been compared with yaku
	valued   bool // the answer says what wins are worth
}

// view returns the view of the answers to r.
func (a *app) view(r *api.Request) *view { return &view{app: a, req: r, colored: a.colored()} }

// style is a way to stress text on a terminal. Each also has a sign or a place of its own:
// colour alone tells nothing.
type style string

const (
	heading style = "\x1b[1m"  // bold
	best    style = "\x1b[32m" // green
	aside   style = "\x1b[2m"  // faint
)

// paint returns s in a style, if the output is coloured.
func (v *view) paint(s string, with style) string {
	if !v.colored || s == "" {
		return s
	}
	return string(with) + s + "\x1b[0m"
}

// line writes a line. An error shows when the output is flushed.
func (v *view) line(s []byte) { _, _ = v.app.out.Write(append(s, '\n')) }

func (v *view) printf(format string, args ...any) {
	v.line(fmt.Appendf(nil, format, args...))
}

// title writes the heading of a section with what explains it.
func (v *view) title(name, what string) {
	v.printf("%s  %s", v.paint(name, heading), v.paint(what, aside))
}

// table writes rows with their columns and numbers aligned, two cells of the terminal apart; columns
// without any text below the header are left out. The first column is for the sign of the best rows: it
// stands in the margin. The header may be nil; one without rows below it is "none".
func (v *view) table(header []string, rows [][]string) {
	if header != nil && len(rows) == 0 {
		v.printf("    %s", v.say("none"))
		return
	}
	rows = numbersAligned(rows)
	all := rows
	if header != nil {
		all = slices.Insert(slices.Clone(rows), 0, header)
	}
	widths := columnWidths(rows, len(header))
	for column, s := range header {
		if widths[column] > 0 {
			widths[column] = max(widths[column], displaywidth.String(s))
		}
	}
	for i, row := range all {
		var b strings.Builder
		for column, s := range row {
			switch {
			case column == 0:
				b.WriteString("  " + s + strings.Repeat(" ", 2-len(s)))
			case widths[column] > 0:
				b.WriteString(s + strings.Repeat(" ", widths[column]-displaywidth.String(s)+2))
			}
		}
		line := strings.TrimRight(b.String(), " ")
		switch {
		case header != nil && i == 0:
			line = v.paint(line, aside)
		case row[0] != "":
			line = v.paint(line, best)
		}
		v.printf("%s", line)
	}
}

// columnWidths returns the width of each column, of which there are so many at least, in
// cells of the terminal.
func columnWidths(rows [][]string, columns int) []int {
	for _, row := range rows {
		columns = max(columns, len(row))
	}
	widths := make([]int, columns)
	for _, row := range rows {
		for column, s := range row {
			widths[column] = max(widths[column], displaywidth.String(s))
		}
	}
	return widths
}

// hand shows the text of a hand, or of any tiles, in the notation asked.
func (v *view) hand(text string) string {
	if !v.app.unicode {
		return text
	}
	t, err := notation.Parse(text, v.req.Print)
	if err != nil {
		return text
	}
	var b strings.Builder
	v.write(&b, t.Concealed)
	for _, m := range t.Melds {
		mark := "[]"
		if m.Kind == hand.ClosedKan {
			mark = "()"
		}
		b.WriteByte(mark[0])
		v.write(&b, m.Tiles())
		b.WriteByte(mark[1])
	}
	return b.String()
}

// write writes tiles as glyphs; a red five, for which there is none, has an r behind it.
func (v *view) write(b *strings.Builder, tiles []tile.Tile) {
	for _, t := range tiles {
		s, _ := notation.FormatTiles([]tile.Tile{t}, notation.Unicode)
		b.WriteString(s)
		if t.IsRed() {
			b.WriteByte('r')
		}
	}
}

// list shows several texts of tiles as one list.
func (v *view) list(texts []string) string {
	tiles, _, err := notation.ParseTiles(strings.Join(texts, " "), v.req.Print)
	if err != nil {
		return strings.Join(texts, " ")
	}
	s, _ := notation.FormatTiles(tiles, v.req.Print)
	return v.hand(s)
}

// red shows the red five of the kind in text.
func (v *view) red(text string) string {
	tiles, _, err := notation.ParseTiles(text, v.req.Print)
	if err != nil || len(tiles) != 1 {
		return text
	}
	s, _ := notation.FormatTiles([]tile.Tile{tile.RedFive(tiles[0].Kind().Suit())}, v.req.Print)
	return s
}

// say returns a text in the language of the run.
func (v *view) say(format string, args ...any) string { return v.app.say(format, args...) }

// count returns n with its unit.
func (v *view) count(n int, unit string) string { return v.app.count(n, unit) }

// distance says a shanten number in words.
func (v *view) distance(n api.Shanten) string {
	switch {
	case n == nil:
		return v.say("impossible")
	case *n < 0:
		return v.say("complete")
	case *n == 0:
		return v.say("ready (tenpai)")
	default:
		return v.say("%d from ready", *n)
	}
}

// number shows a shanten number as the number it is.
func (v *view) number(n api.Shanten) string {
	if n == nil {
		return v.say("no shanten")
	}
	return v.say("shanten %d", *n)
}
