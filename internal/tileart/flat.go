package tileart

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// flat is a shape of a scene with its parts resolved: its path and where that lies.
type flat struct {
	fill role
	path string
	at   matrix
}

// flatten returns all shapes of a scene that lies at m.
func flatten(s scene, m matrix) []flat {
	var all []flat
	for i := range s {
		path, placed := s[i].outline(m)
		if s[i].kind == partKind {
			all = append(all, flatten(s[i].part.scene, placed)...)
			continue
		}
		all = append(all, flat{s[i].fill, path, placed})
	}
	return all
}

// piece is a flat shape, its segments where they lie.
type piece struct {
	segments []segment
	box      bounds
	area     float64 // of the polygon through its points; the sign says which way it goes around
}

func (f *flat) piece() piece {
	p := piece{box: noBounds()}
	var from point // the first of the closed part
	last := from
	for s := range segments(f.path) {
		placed := *s
		for i, q := range s.points() {
			q = f.at.apply(q)
			placed.p[i] = q
			p.box = p.box.with(q)
			if s.op == 'M' {
				from = q
			} else {
				p.area += last.x*q.y - last.y*q.x
			}
			last = q
		}
		if s.op == 'Z' {
			p.area += last.x*from.y - last.y*from.x
			last = from
		}
		p.segments = append(p.segments, placed)
	}
	return p
}

// layer is pieces of one colour that are painted as one path.
type layer struct {
	fill   role
	pieces []piece
}

// takes says whether p may be a part of the path: where it overlaps another, both must go
// around the same way, or the one would cut the other out.
func (l *layer) takes(p *piece) bool {
	for i := range l.pieces {
		if l.pieces[i].box.meets(p.box) && math.Signbit(l.pieces[i].area) != math.Signbit(p.area) {
			return false
		}
	}
	return true
}

// meets says whether p may lie on any of the pieces.
func (l *layer) meets(p *piece) bool {
	for i := range l.pieces {
		if l.pieces[i].box.meets(p.box) {
			return true
		}
	}
	return false
}

// layers puts the shapes of a scene together into as few paths as its colours need, from the
// back to the front. They must be opaque, as the art of all faces is.
func layers(s scene) []layer {
	var all []layer
	for _, f := range flatten(s, matrix{1, 0, 0, 1, 0, 0}) {
		p := f.piece()
		all = add(all, f.fill, &p)
	}
	return all
}

// add puts a shape into the layer furthest back that it can be a part of: there shapes that are
// drawn one after the other come together, such as the rings of all circles. If there is none it
// gets a layer of its own, as far back as what lies under it allows.
func add(all []layer, fill role, p *piece) []layer {
	floor := len(all) // what stands before it may lie under p
	for floor > 0 && !all[floor-1].meets(p) {
		floor--
	}
	for i := max(0, floor-1); i < len(all); i++ {
		if all[i].fill == fill && all[i].takes(p) {
			all[i].pieces = append(all[i].pieces, *p)
			return all
		}
	}
	return slices.Insert(all, floor, layer{fill, []piece{*p}})
}

// data returns the path of a layer, as SVG has it, in whole units: on the largest tile of the
// page that is a fifth of a pixel.
func (l *layer) data() string {
	w := pathWriter{}
	for i := range l.pieces {
		for k := range l.pieces[i].segments {
			w.segment(&l.pieces[i].segments[k])
		}
	}
	return w.b.String()
}

// place is a point in whole units.
type place struct{ x, y int }

func placeOf(p point) place { return place{int(math.Round(p.x)), int(math.Round(p.y))} }

// pathWriter writes path data with relative points, which repeat where shapes do and so pack well.
type pathWriter struct {
	b        strings.Builder
	at, from place // now, and where the closed part began
	number   bool  // what was written last is one
}

func (w *pathWriter) segment(s *segment) {
	points := s.points()
	if s.op == 'L' && placeOf(points[0]) == w.at {
		return
	}
	w.b.WriteByte(s.op | ' ') // the small letter
	w.number = false
	end := w.from // of Z
	for i := range points {
		end = placeOf(points[i])
		w.write(end.x - w.at.x)
		w.write(end.y - w.at.y)
	}
	w.at = end
	if s.op == 'M' {
		w.from = end
	}
}

// write writes a number, with a blank before it only where it needs one.
func (w *pathWriter) write(n int) {
	if w.number && n >= 0 {
		w.b.WriteByte(' ')
	}
	w.b.WriteString(strconv.Itoa(n))
	w.number = true
}
