package tileart

import (
	"iter"
	"strconv"
	"strings"
)

// point is a place in a scene, y counted downwards.
type point struct{ x, y float64 }

// segment is a part of a path: its command as SVG has it, M L C or Z, with absolute points.
type segment struct {
	op byte
	p  [3]point
}

// points returns the points that the command takes.
func (s *segment) points() []point {
	switch s.op {
	case 'Z':
		return nil
	case 'C':
		return s.p[:]
	default:
		return s.p[:1]
	}
}

// segments reads path data: the commands M L C Z, l and c of SVG, which are all that the
// shapes of this package use. Data that cannot be read ends the path: tests read all there is.
func segments(data string) iter.Seq[*segment] {
	return func(yield func(*segment) bool) {
		r := pathReader{data: data}
		for r.data = strings.TrimLeft(r.data, " "); r.data != ""; r.data = strings.TrimLeft(r.data, " ") {
			s, ok := r.next()
			if !ok || !yield(s) {
				return
			}
		}
	}
}

// pathReader reads path data.
type pathReader struct {
	data string
	op   byte  // the last command
	at   point // where it ended
}

// next reads a segment: a command with its points, or only the points if it is the last one again.
func (r *pathReader) next() (*segment, bool) {
	if strings.IndexByte("MLClcZ", r.data[0]) >= 0 {
		r.op, r.data = r.data[0], r.data[1:]
	}
	s := &segment{op: r.op &^ ' '} // the capital
	points := s.points()
	for i := range points {
		x, afterX, okX := cutNumber(r.data)
		y, afterY, okY := cutNumber(afterX)
		if !okX || !okY {
			return nil, false
		}
		if r.op >= 'a' { // relative
			x, y = x+r.at.x, y+r.at.y
		}
		points[i], r.data = point{x, y}, afterY
	}
	if len(points) > 0 {
		r.at = points[len(points)-1]
	}
	return s, true
}

// cutNumber reads the number that data begins with.
func cutNumber(data string) (n float64, rest string, ok bool) {
	data = strings.TrimLeft(data, " ")
	end := 0
	for end < len(data) && (data[end] >= '0' && data[end] <= '9' || data[end] == '.' || end == 0 && data[end] == '-') {
		end++
	}
	n, err := strconv.ParseFloat(data[:end], 64)
	return n, data[end:], err == nil
}

// number writes a coordinate with two decimals at most.
func number(v float64) string {
	s := strconv.FormatFloat(v, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}

// fine writes a scale with four decimals.
func fine(v float64) string { return strconv.FormatFloat(v, 'f', 4, 64) }
