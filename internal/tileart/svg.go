package tileart

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// colours are the fills of the roles.
type colours [roles]string

// light and dark are the colours of the two themes. Dark keeps the ivory, dimmed.
func light() colours {
	return colours{
		faceRole: "#fdf8ea", sideRole: "#e3d6b4", backRole: "#2f7d5b", latticeRole: "#8fc4a6", rimRole: "#d5c8a6", shadowRole: "#000000",
		inkRole: "#1c2733", redRole: "#c3202b", greenRole: "#0f7040", blueRole: "#1d4b8f", goldRole: "#8f5d08", jokerRole: "#7b3294",
	}
}

func dark() colours {
	return colours{
		faceRole: "#cfc7b2", sideRole: "#a59a7d", backRole: "#235c44", latticeRole: "#6fa087", rimRole: "#978c70", shadowRole: "#000000",
		inkRole: "#141b24", redRole: "#a3141f", greenRole: "#0a5a32", blueRole: "#153d7a", goldRole: "#6a4404", jokerRole: "#642679",
	}
}

// names are the CSS variables of the roles.
func names() [roles]string {
	return [roles]string{
		faceRole: "face", sideRole: "side", backRole: "back", latticeRole: "lattice", rimRole: "rim", shadowRole: "shadow",
		inkRole: "ink", redRole: "red", greenRole: "green", blueRole: "blue", goldRole: "gold", jokerRole: "joker",
	}
}

// shade is how opaque a shadow is.
const shade = 0.1

// variables returns for each role a CSS variable that falls back to its colour.
func variables(c colours) colours {
	for r, name := range names() {
		c[r] = "var(--tile-" + name + "," + c[r] + ")"
	}
	return c
}

// svgWriter writes shapes as SVG. Outlines of characters and parts stand once, in the
// definitions, under an id.
type svgWriter struct {
	b      strings.Builder
	paints colours
	parts  map[string]string // what parts are, by their ids
	glyphs map[rune]bool
}

func newSVGWriter(c colours) *svgWriter {
	return &svgWriter{paints: c, parts: map[string]string{}, glyphs: map[rune]bool{}}
}

// scene writes shapes, those of one colour that follow one another in a group.
func (w *svgWriter) scene(shapes scene) {
	for i := 0; i < len(shapes); {
		end := i + 1
		for end < len(shapes) && shapes[i].kind != partKind && shapes[end].kind != partKind && shapes[end].fill == shapes[i].fill {
			end++
		}
		fill := ` fill="` + w.paints[shapes[i].fill] + `"`
		if shapes[i].fill == shadowRole {
			fill += ` fill-opacity="` + number(shade) + `"`
		}
		if end-i == 1 {
			w.shape(&shapes[i], fill)
		} else {
			w.b.WriteString("<g" + fill + ">")
			for k := i; k < end; k++ {
				w.shape(&shapes[k], "")
			}
			w.b.WriteString("</g>")
		}
		i = end
	}
}

func (w *svgWriter) shape(s *shape, fill string) {
	switch s.kind {
	case circleKind:
		fmt.Fprintf(&w.b, `<circle%s cx="%s" cy="%s" r="%s"`, fill, number(s.x), number(s.y), number(s.w))
	case rectKind:
		fmt.Fprintf(&w.b, `<rect%s x="%s" y="%s" width="%s" height="%s" rx="%s"`, fill, number(s.x), number(s.y), number(s.w), number(s.h), number(s.r))
	case pathKind:
		w.b.WriteString("<path" + fill + ` d="` + s.path + `"` + transform(s))
	case glyphKind:
		w.glyphs[s.glyph] = true
		w.b.WriteString("<use" + fill + ` href="#` + glyphID(s.glyph) + `"` + transform(s))
	case partKind:
		w.define(s.part)
		w.b.WriteString(`<use href="#p-` + s.part.id + `"` + transform(s))
	}
	w.b.WriteString("/>")
}

// define keeps what a part is, unless that is known.
func (w *svgWriter) define(p *part) {
	if _, known := w.parts[p.id]; known {
		return
	}
	own := svgWriter{paints: w.paints, parts: w.parts, glyphs: w.glyphs}
	own.scene(p.scene)
	w.parts[p.id] = own.b.String()
}

// definitions returns what the shapes written refer to.
func (w *svgWriter) definitions() string {
	var b strings.Builder
	b.WriteString("<defs>")
	for _, r := range slices.Sorted(maps.Keys(w.glyphs)) {
		b.WriteString("\n<path id=\"" + glyphID(r) + "\" d=\"" + outlineOf(r) + "\"/>")
	}
	for _, id := range slices.Sorted(maps.Keys(w.parts)) {
		b.WriteString("\n<g id=\"p-" + id + "\">" + w.parts[id] + "</g>")
	}
	b.WriteString("\n</defs>")
	return b.String()
}

// escape makes a text fit for SVG.
func escape(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(s)
}

// glyphID returns the id of the outline of a character.
func glyphID(r rune) string { return "g-" + strconv.FormatInt(int64(r), 16) }

// transform returns the attribute that moves a shape to its place, "" if it is there.
func transform(s *shape) string {
	var steps []string
	if s.x != 0 || s.y != 0 {
		steps = append(steps, "translate("+number(s.x)+" "+number(s.y)+")")
	}
	if s.turn != 0 {
		steps = append(steps, "rotate("+number(s.turn)+")")
	}
	if s.sx != 1 || s.sy != 1 {
		steps = append(steps, "scale("+fine(s.sx)+" "+fine(s.sy)+")")
	}
	if steps == nil {
		return ""
	}
	return ` transform="` + strings.Join(steps, "") + `"`
}
