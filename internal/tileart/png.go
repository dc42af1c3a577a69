package tileart

import (
	"errors"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"strconv"

	"golang.org/x/image/vector"
)

// MaxPixels is the size of the largest PNG.
const MaxPixels = 1 << 24

// ErrTooLarge is that a PNG would have more than MaxPixels.
var ErrTooLarge = errors.New("the picture would be too large")

// PNG writes a row of tiles as a PNG with a transparent ground. The error is ErrTooLarge, or
// that of w.
func PNG(w io.Writer, items []Item, o Options) error {
	picture, err := paint(items, &o)
	if err != nil {
		return err
	}
	return png.Encode(w, picture)
}

// paint draws a row of tiles.
func paint(items []Item, o *Options) (*image.RGBA, error) {
	s, wide, high := row(items, o)
	scale := o.scale()
	size := image.Rect(0, 0, pixels(wide*scale), pixels(high*scale))
	if size.Dx()*size.Dy() > MaxPixels {
		return nil, ErrTooLarge
	}
	p := painter{image: image.NewRGBA(size), fills: fillsOf(o.colours())}
	p.scene(s, matrix{scale, 0, 0, scale, 0, 0})
	return p.image, nil
}

// pixels returns how many pixels hold a length.
func pixels(length float64) int { return int(math.Ceil(length - 1e-6)) }

// fillsOf returns the colours of the roles.
func fillsOf(c colours) (fills [roles]color.NRGBA) {
	for r, text := range c {
		n, _ := strconv.ParseUint(text[1:], 16, 32) // tests read all of them
		fills[r] = color.NRGBA{uint8(n >> 16), uint8(n >> 8), uint8(n), 255}
	}
	fills[shadowRole].A = uint8(math.Round(255 * shade))
	return fills
}

// matrix turns a point x, y into a*x + c*y + e, b*x + d*y + f.
type matrix struct{ a, b, c, d, e, f float64 }

func (m matrix) apply(p point) point {
	return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f}
}

// of returns the matrix that applies n, then m.
func (m matrix) of(n matrix) matrix {
	return matrix{
		m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b, m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f,
	}
}

// place returns the matrix that puts a shape where it belongs.
func (s *shape) place() matrix {
	sin, cos := math.Sincos(s.turn * math.Pi / 180)
	return matrix{cos * s.sx, sin * s.sx, -sin * s.sy, cos * s.sy, s.x, s.y}
}

// painter paints shapes on an image.
type painter struct {
	image *image.RGBA
	fills [roles]color.NRGBA
	pen   vector.Rasterizer
}

func (p *painter) scene(s scene, m matrix) {
	for i := range s {
		path, placed := s[i].outline(m)
		if s[i].kind == partKind {
			p.scene(s[i].part.scene, placed)
			continue
		}
		p.fill(path, s[i].fill, placed)
	}
}

// outline returns the path of a shape and where it lies, in a scene that lies at m; of a part
// only where it lies.
func (s *shape) outline(m matrix) (string, matrix) {
	m = m.of(s.place())
	switch s.kind {
	case circleKind:
		return bar(2*s.w, 2*s.w, s.w), m
	case rectKind:
		return bar(s.w, s.h, s.r), m.of(matrix{1, 0, 0, 1, s.w / 2, s.h / 2})
	case glyphKind:
		return outlineOf(s.glyph), m
	case pathKind, partKind:
	}
	return s.path, m
}

// fill fills the area of a path.
func (p *painter) fill(path string, fill role, m matrix) {
	box := image.Rectangle{}
	for s := range segments(path) { // the part of the image that it lies in
		for _, q := range s.points() {
			q = m.apply(q)
			at := image.Pt(int(math.Floor(q.x)), int(math.Floor(q.y)))
			box = box.Union(image.Rectangle{at, at.Add(image.Pt(2, 2))})
		}
	}
	box = box.Intersect(p.image.Bounds())
	if box.Empty() {
		return
	}
	p.pen.Reset(box.Dx(), box.Dy())
	m.e, m.f = m.e-float64(box.Min.X), m.f-float64(box.Min.Y)
	for s := range segments(path) {
		var c [6]float32
		for i, q := range s.points() {
			q = m.apply(q)
			c[2*i], c[2*i+1] = float32(q.x), float32(q.y)
		}
		switch s.op {
		case 'M':
			p.pen.MoveTo(c[0], c[1])
		case 'L':
			p.pen.LineTo(c[0], c[1])
		case 'C':
			p.pen.CubeTo(c[0], c[1], c[2], c[3], c[4], c[5])
		case 'Z':
			p.pen.ClosePath()
		}
	}
	p.pen.Draw(p.image, box, image.NewUniform(p.fills[fill]), image.Point{})
}
