package tileart

import "fmt"

// Options say how a row is drawn.
type Options struct {
	Size  int    // width of an upright tile in pixels, MinSize..MaxSize; 0 for 60
	Dark  bool   // dimmed, for a dark page
	Index bool   // with rank or letter in a corner, for learners
	Title string // what a screen reader says; SVG only
}

// Sizes of tiles, in pixels.
const (
	MinSize     = 8
	MaxSize     = 512
	defaultSize = 60
	simpleBelow = 28 // smaller tiles have simpler faces
)

func (o *Options) size() int {
	if o.Size == 0 {
		return defaultSize
	}
	return max(MinSize, min(MaxSize, o.Size))
}

func (o *Options) style() (st style) {
	if o.size() < simpleBelow {
		st |= simple
	}
	if o.Index {
		st |= indexed
	}
	return st
}

// scale is pixels to the unit.
func (o *Options) scale() float64 { return float64(o.size()) / width }

func (o *Options) colours() colours {
	if o.Dark {
		return dark()
	}
	return light()
}

// overlap is how far an upper tile covers the lower one, so that they touch.
const overlap = 14.

// row returns the tiles side by side, standing on one line, and the size of the whole.
func row(items []Item, o *Options) (s scene, w, h float64) {
	h = height
	for _, item := range items {
		if item.Pose == Stacked {
			h = 2*width - overlap
		}
	}
	st := o.style()
	for _, item := range items {
		switch item.Pose {
		case Gap:
			w += width / 7
		case Upright:
			s.use(upright(item.Face, st), w, h-height, 1, 1, 0)
			w += width
		case Sideways, Stacked:
			s.use(turned(item.Face, st), w, h-width, 1, 1, 0)
			if item.Pose == Stacked {
				s.use(turned(item.Upper, st), w, 0, 1, 1, 0)
			}
			w += height
		}
	}
	return s, w, h
}

// upright returns a tile, 300 by 400.
func upright(f Face, st style) *part {
	var s scene
	s.use(bodyOf(f, width, height), 0, 0, 1, 1, 0)
	s.use(painted(f, st), 0, 0, 1, 1, 0)
	return &part{f.ID() + st.name(), s}
}

// turned returns a tile that lies on its side, 400 by 300: its face a little smaller, so that
// the edge below has room.
func turned(f Face, st style) *part {
	const shrink = (width - sideHeight - top) / (width - 2*margin)
	var s scene
	s.use(bodyOf(f, height, width), 0, 0, 1, 1, 0)
	s.use(painted(f, st), height/2-shrink*middleY, (top+width-sideHeight)/2+shrink*middleX, shrink, shrink, -90)
	return &part{f.ID() + st.name() + "-turned", s}
}

// painted returns what is painted on f: its art, with an index somewhat smaller and beside it.
func painted(f Face, st style) *part {
	face := &part{"art-" + f.ID() + (st &^ indexed).name(), art(f, st&^indexed)}
	if !st.has(indexed) || f.index() == 0 {
		return face
	}
	const shrink = 0.84
	var s scene
	s.use(face, middleX*(1-shrink)+20, middleY*(1-shrink)+21, shrink, shrink, 0)
	s.write(inkRole, f.index(), 42, 46, 44, 56)
	return &part{"art-" + f.ID() + st.name(), s}
}

// SVG returns a row of tiles as one SVG that stands for itself.
func SVG(items []Item, o Options) string {
	s, w, h := row(items, &o)
	out := newSVGWriter(o.colours())
	out.scene(s)
	scale := o.scale()
	head := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s" role="img">`,
		number(w), number(h), number(w*scale), number(h*scale))
	if o.Title != "" {
		head += "<title>" + escape(o.Title) + "</title>"
	}
	return head + out.definitions() + "\n" + out.b.String() + "\n</svg>\n"
}
