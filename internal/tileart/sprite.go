package tileart

//go:generate sh -c "go run ./sprite > ../../web/src/tiles.svg"

// Sprite returns one SVG that draws nothing and defines every face as a symbol, 300 by 400:
// t-ID, ts-ID simplified for tiles less than 28 pixels wide, and ti-ID with the index for
// learners where a face has one, the IDs being those of Face. Colours are CSS variables such
// as --tile-face, --tile-ink and --tile-red, which fall back to those of the light theme.
func Sprite() string {
	w := newSVGWriter(variables(light()))
	for f := range Faces {
		w.symbol("t-"+f.ID(), upright(f, 0))
		w.symbol("ts-"+f.ID(), upright(f, simple))
		if f.index() != 0 {
			w.symbol("ti-"+f.ID(), upright(f, indexed))
		}
	}
	return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">` + w.definitions() + w.b.String() + "\n</svg>\n"
}

func (w *svgWriter) symbol(id string, tile *part) {
	w.b.WriteString("\n<symbol id=\"" + id + "\" viewBox=\"0 0 300 400\">")
	w.scene(tile.scene)
	w.b.WriteString("</symbol>")
}
