package tileart

import (
	"image"
	"image/color"
	"testing"
)

// blots returns how many pixels each coloured spot of a face has, as small as a phone shows it: spots that touch are one.
func blots(t *testing.T, f Face, size int) (sizes []int) {
	t.Helper()
	picture, err := paint([]Item{{Face: f}}, &Options{Size: size})
	if err != nil {
		t.Fatal(err)
	}
	const edge = margin + 6. // the rim of the tile is no spot
	scale := float64(size) / width
	inside := image.Rect(int(edge*scale)+1, int(edge*scale)+1, int((width-edge)*scale), int((faceEnd-6)*scale))
	face := fillsOf(light())[faceRole]
	seen := map[image.Point]bool{}
	var grow func(p image.Point) int
	grow = func(p image.Point) int {
		c := picture.RGBAAt(p.X, p.Y)
		if !p.In(inside) || seen[p] || !covered(c, face) {
			return 0
		}
		seen[p] = true
		return 1 + grow(p.Add(image.Pt(1, 0))) + grow(p.Add(image.Pt(-1, 0))) + grow(p.Add(image.Pt(0, 1))) + grow(p.Add(image.Pt(0, -1)))
	}
	for y := inside.Min.Y; y < inside.Max.Y; y++ {
		for x := inside.Min.X; x < inside.Max.X; x++ {
			if n := grow(image.Pt(x, y)); n > 0 {
				sizes = append(sizes, n)
			}
		}
	}
	return sizes
}

// covered reports whether a pixel is more than half painted, by any of the colours.
func covered(c color.RGBA, face color.NRGBA) bool {
	return int(face.R)-int(c.R)+int(face.G)-int(c.G)+int(face.B)-int(c.B) > 240
}

// TestSmallSpotsStandApart holds that on small tiles circles do not run into each other, nor the mark of a red five
// into what stands beside it.
func TestSmallSpotsStandApart(t *testing.T) {
	spots := map[Face]int{RedPin: 6, RedSou: 6}
	for rank := 2; rank <= 9; rank++ {
		spots[Face(9+rank-1)] = rank
	}
	for f, want := range spots {
		for size := 22; size <= 27; size++ {
			if got := blots(t, f, size); len(got) != want {
				t.Errorf("%s at %d px has %d spots of %v pixels, want %d", f.ID(), size, len(got), got, want)
			}
		}
	}
}
