package tileart

import (
	"math"
	"strings"
)

// role is what a colour is for.
type role uint8

const (
	faceRole    role = iota // ivory
	sideRole                // the edge of the ivory, in the shade
	backRole                // the other half of the tile, and its back
	latticeRole             // the pattern of the back
	rimRole                 // around the face
	shadowRole              // under the tile
	inkRole
	redRole
	greenRole
	blueRole
	goldRole
	jokerRole
	roles // how many there are
)

// shape is one filled area. Its own coordinates are scaled, turned around their origin, and
// moved, in this order.
type shape struct {
	kind   kind
	fill   role
	x, y   float64 // where the origin lies
	sx, sy float64 // scale
	turn   float64 // degrees, clockwise
	w, h   float64 // of a rectangle; w is the radius of a circle
	r      float64 // of the corners of a rectangle
	path   string  // path data, of a path
	glyph  rune    // the character, of a glyph
	part   *part   // what is drawn, of a part
}

// part is a scene of its own that is drawn many times. Parts with the same id are equal.
type part struct {
	id string
	scene
}

// kind says what a shape is.
type kind uint8

const (
	circleKind kind = iota
	rectKind        // from x, y, not turned
	pathKind
	glyphKind
	partKind
)

// scene collects shapes, from the back to the front.
type scene []shape

func (s *scene) circle(fill role, x, y, r float64) {
	*s = append(*s, shape{kind: circleKind, fill: fill, x: x, y: y, w: r, sx: 1, sy: 1})
}

func (s *scene) rect(fill role, x, y, w, h, r float64) {
	*s = append(*s, shape{kind: rectKind, fill: fill, x: x, y: y, w: w, h: h, r: r, sx: 1, sy: 1})
}

// draw adds a path in absolute coordinates.
func (s *scene) draw(fill role, path string) {
	*s = append(*s, shape{kind: pathKind, fill: fill, path: path, sx: 1, sy: 1})
}

// place adds a path around its origin, turned and moved.
func (s *scene) place(fill role, path string, x, y, turn float64) {
	*s = append(*s, shape{kind: pathKind, fill: fill, path: path, x: x, y: y, turn: turn, sx: 1, sy: 1})
}

// use adds a part, scaled and turned around its origin, and moved.
func (s *scene) use(p *part, x, y, sx, sy, turn float64) {
	*s = append(*s, shape{kind: partKind, part: p, x: x, y: y, sx: sx, sy: sy, turn: turn})
}

// write adds a character so that it fills the width and height around x, y as well as it
// can: it may become taller or wider than it was by a quarter, as on real tiles.
func (s *scene) write(fill role, character rune, x, y, w, h float64) {
	const stretch = 1.25
	b := boundsOf(outlineOf(character))
	sx, sy := w/(b.x1-b.x0), h/(b.y1-b.y0)
	sx, sy = min(sx, sy*stretch), min(sy, sx*stretch)
	s.writeScaled(fill, character, x, y, sx, sy)
}

// writeScaled adds a character with the middle of its outline at x, y.
func (s *scene) writeScaled(fill role, character rune, x, y, sx, sy float64) {
	b := boundsOf(outlineOf(character))
	*s = append(*s, shape{
		kind: glyphKind, fill: fill, glyph: character, sx: sx, sy: sy,
		x: x - sx*(b.x0+b.x1)/2, y: y - sy*(b.y0+b.y1)/2,
	})
}

// bounds is the smallest rectangle around the points of a path.
type bounds struct{ x0, y0, x1, y1 float64 }

func noBounds() bounds { return bounds{math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)} }

// with returns the bounds of b and p.
func (b bounds) with(p point) bounds {
	return bounds{min(b.x0, p.x), min(b.y0, p.y), max(b.x1, p.x), max(b.y1, p.y)}
}

// meets says whether two bounds have more than an edge in common.
func (b bounds) meets(c bounds) bool { return b.x0 < c.x1 && c.x0 < b.x1 && b.y0 < c.y1 && c.y0 < b.y1 }

func boundsOf(path string) bounds {
	b := noBounds()
	for s := range segments(path) {
		for _, p := range s.points() {
			b = b.with(p)
		}
	}
	return b
}

// petal returns the path of a leaf from the origin up to height h, w wide.
func petal(w, h float64) string {
	var b strings.Builder
	b.WriteString("M0 0C")
	for i, v := range [...]float64{-w * .75, -h * .35, -w * .55, -h * .85, 0, -h, w * .55, -h * .85, w * .75, -h * .35, 0, 0} {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(number(v))
	}
	return b.String() + "Z"
}
