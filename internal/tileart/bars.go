package tileart

import "strings"

// bar returns the path of a rectangle around the origin with rounded corners.
func bar(w, h, r float64) string { return barAt(0, w, h, r) }

// barAt returns a bar with its middle y below the origin.
func barAt(y, w, h, r float64) string {
	const round = 0.5523 // of a quarter of a circle, by a cubic curve
	x0, x1, y0, y1, k := -w/2, w/2, y-h/2, y+h/2, r*(1-round)
	return join("M", x0+r, y0, "L", x1-r, y0, "C", x1-k, y0, x1, y0+k, x1, y0+r, "L", x1, y1-r, "C", x1, y1-k, x1-k, y1, x1-r, y1,
		"L", x0+r, y1, "C", x0+k, y1, x0, y1-k, x0, y1-r, "L", x0, y0+r, "C", x0, y0+k, x0+k, y0, x0+r, y0, "Z")
}

// join writes path data from commands and numbers.
func join(parts ...any) string {
	var b strings.Builder
	last := byte(0)
	for _, part := range parts {
		switch p := part.(type) {
		case string:
			b.WriteString(p)
			last = 0
		case float64:
			if last != 0 {
				b.WriteByte(' ')
			}
			b.WriteString(number(p))
			last = ' '
		}
	}
	return b.String()
}
