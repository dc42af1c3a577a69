package tileart

import "slices"

//go:generate sh -c "go run ./sprite > ../../web/src/tiles.svg"
//go:generate sh -c "go run ./sprite learners > ../../web/src/learners.svg"

// Sprite returns one SVG that draws nothing and defines the faces as groups, 300 by 400, but
// for the flowers, of which the page shows none: t-ID, and ts-ID simplified for tiles less than
// 28 pixels wide, the IDs being those of Face. The ivory is the CSS variable --tile-face, which
// falls back to that of the light theme; the other colours are of that theme.
//
// A page shows hundreds of tiles, and a browser makes a copy of all that a reference leads to:
// so a face has a handful of paths in their places, and no references.
func Sprite() string {
	w := pageWriter()
	for f := range Spring {
		w.group("t-"+f.ID(), f)
	}
	for f := range Spring {
		w.small("ts-"+f.ID(), f)
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true"><defs>` + w.b.String() + "\n</defs></svg>\n"
}

// Learners returns what a page adds to the definitions of Sprite for those who want the index
// on tiles: ti-ID where a face has one. It refers to what is painted on the faces of Sprite.
func Learners() string {
	w := pageWriter()
	for f := range Spring {
		if f.index() != 0 {
			w.learner("ti-"+f.ID(), f)
		}
	}
	return w.b.String() + "\n"
}

// pageWriter writes in the colours of the page.
func pageWriter() *svgWriter {
	paints := light()
	paints[faceRole] = variables(paints)[faceRole]
	return newSVGWriter(paints)
}

// group writes an upright tile under an id, and what is painted on it as a part of that, which
// those for learners refer to.
func (w *svgWriter) group(id string, f Face) {
	w.b.WriteString("\n<g id=\"" + id + "\">")
	w.body(bodyOf(f, width, height).scene)
	w.b.WriteString("<g id=\"a" + id + "\">")
	w.layers(art(f, 0))
	w.b.WriteString("</g></g>")
}

// small writes an upright tile for small sizes under an id.
func (w *svgWriter) small(id string, f Face) {
	w.b.WriteString("\n<g id=\"" + id + "\">")
	w.body(slim(f))
	w.layers(art(f, simple))
	w.b.WriteString("</g>")
}

// body writes the shapes of a tile without its face, each by itself.
func (w *svgWriter) body(shapes scene) {
	for i := range shapes {
		w.scene(shapes[i : i+1])
	}
}

// slim returns a body for small sizes: without the outer shadow and the rim, which would be a
// fifth of a pixel.
func slim(f Face) scene {
	return slices.DeleteFunc(bodyOf(f, width, height).scene[1:], func(s shape) bool { return s.fill == rimRole })
}

// learner writes a tile with its index under an id: the art of t-ID smaller, and the index.
func (w *svgWriter) learner(id string, f Face) {
	w.b.WriteString("\n<g id=\"" + id + "\">")
	w.body(bodyOf(f, width, height).scene)
	s := painted(f, indexed).scene
	w.b.WriteString(`<use href="#at-` + f.ID() + `"` + transform(&s[0]) + "/>")
	w.layers(slices.Clone(s[1:]))
	w.b.WriteString("</g>")
}

// layers writes the shapes of a scene as few paths.
func (w *svgWriter) layers(s scene) {
	for _, l := range layers(s) {
		w.b.WriteString(`<path fill="` + w.paints[l.fill] + `" d="` + l.data() + `"/>`)
	}
}
