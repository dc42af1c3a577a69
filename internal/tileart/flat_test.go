package tileart

import (
	"image"
	"math"
	"slices"
	"testing"
)

// TestLayersLookAlike paints every face from its shapes and from its layers: only at edges, of
// which a layer has whole coordinates, may a pixel differ, and only a little.
func TestLayersLookAlike(t *testing.T) {
	const scale = 0.5 // larger than any tile of the page
	size := image.Rect(0, 0, width*scale, height*scale)
	place := matrix{scale, 0, 0, scale, 0, 0}
	for f := range Faces {
		for _, st := range []style{0, simple} {
			one := painter{image: image.NewRGBA(size), fills: fillsOf(light())}
			two := painter{image: image.NewRGBA(size), fills: one.fills}
			for _, p := range []*painter{&one, &two} {
				p.scene(bodyOf(f, width, height).scene, place)
			}
			one.scene(art(f, st), place)
			for _, l := range layers(art(f, st)) {
				two.fill(l.absolute(), l.fill, place)
			}
			sum, far := 0., 0
			for i := range one.image.Pix {
				d := math.Abs(float64(one.image.Pix[i]) - float64(two.image.Pix[i]))
				sum += d
				if d > 128 {
					far++
				}
			}
			if mean := sum / float64(len(one.image.Pix)); mean > 2 || far > 8 {
				t.Errorf("%s%s: %.2f of 255 on average, %d far", f.ID(), st.name(), mean, far)
			}
		}
	}
}

// absolute returns the path of a layer in whole coordinates, as this package reads paths.
func (l *layer) absolute() string {
	var parts []any
	for _, p := range l.pieces {
		for _, s := range p.segments {
			parts = append(parts, string(s.op))
			for _, q := range s.points() {
				at := placeOf(q)
				parts = append(parts, float64(at.x), float64(at.y))
			}
		}
	}
	return join(parts...)
}

// TestLayers holds what comes together: shapes of one colour with nothing of another between
// them, and none that would cut another out.
func TestLayers(t *testing.T) {
	const there, back = "M0 0L10 0L10 10L0 10Z", "M0 0L0 10L10 10L10 0Z"
	for name, c := range map[string]struct {
		scene scene
		want  []int // pieces of each layer
	}{
		"apart":          {scene{at0(redRole, there, 0), at0(inkRole, there, 20), at0(redRole, there, 40)}, []int{1, 2}},
		"beneath":        {scene{at0(redRole, there, 0), at0(inkRole, there, 5), at0(redRole, there, 9)}, []int{1, 1, 1}},
		"one on another": {scene{at0(redRole, there, 0), at0(redRole, there, 5)}, []int{2}},
		"against it":     {scene{at0(redRole, there, 0), at0(redRole, back, 5)}, []int{1, 1}},
		"against, apart": {scene{at0(redRole, there, 0), at0(redRole, back, 10)}, []int{2}},
		"furthest back":  {scene{at0(redRole, there, 0), at0(inkRole, there, 0), at0(redRole, there, 2), at0(redRole, there, 20)}, []int{2, 1, 1}},
	} {
		var got []int
		for _, l := range layers(c.scene) {
			got = append(got, len(l.pieces))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// at0 is a path moved to the right.
func at0(fill role, path string, x float64) shape {
	return shape{kind: pathKind, fill: fill, path: path, x: x, sx: 1, sy: 1}
}

// TestLayerData holds how a path is written.
func TestLayerData(t *testing.T) {
	var s scene
	s.draw(inkRole, "M10 20L15.4 20L15.4 20.2C16 21 17 22 18 10Z")
	s.draw(inkRole, "M100 20L105 30L100 30Z")
	all := layers(s)
	if len(all) != 1 {
		t.Fatalf("%d layers", len(all))
	}
	if got, want := all[0].data(), "m10 20l5 0c1 1 2 2 3-10zm90 0l5 10l-5 0z"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
