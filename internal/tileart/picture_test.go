package tileart

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden picture and the sprite")

func parse(t *testing.T, seq string) []Item {
	t.Helper()
	items, err := ParseSeq(seq)
	if err != nil {
		t.Fatal(err)
	}
	return items
}

// TestGolden compares a small picture byte for byte.
func TestGolden(t *testing.T) {
	golden(t, filepath.Join("testdata", "row.svg"), SVG(parse(t, "0p|_1s"), Options{Size: 30, Title: `0p|_1s <&>`}))
}

// TestPictureOfTheDocuments holds that the page about the command shows what it draws.
func TestPictureOfTheDocuments(t *testing.T) {
	golden(t, filepath.Join("..", "..", "docs", "melds.svg"), SVG(parse(t, "123m406p7z|_213m|5^55z"), Options{Title: "123m406p7z|_213m|5^55z"}))
}

func golden(t *testing.T, file, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s is another picture: look at it, and run go test ./internal/tileart -update", file)
	}
}

// TestSizes holds how large pictures are, in SVG and in PNG.
func TestSizes(t *testing.T) {
	for _, c := range []struct {
		seq           string
		size          int
		width, height string
		pixels        image.Point
	}{
		{"123m", 60, "180", "80", image.Pt(180, 80)},
		{"1_11z", 60, "200", "80", image.Pt(200, 80)},
		{"1^1z", 60, "140", "117.2", image.Pt(140, 118)},
		{"1m|1m", 70, "150", "93.33", image.Pt(150, 94)},
		{"1m", 0, "60", "80", image.Pt(60, 80)},
		{"1m", 1, "8", "10.67", image.Pt(8, 11)},
		{"1m", 9999, "512", "682.67", image.Pt(512, 683)},
	} {
		o := Options{Size: c.size}
		readXML(t, SVG(parse(t, c.seq), o), func(e xml.StartElement) {
			if e.Name.Local != "svg" {
				return
			}
			for _, a := range e.Attr {
				if a.Name.Local == "width" && a.Value != c.width || a.Name.Local == "height" && a.Value != c.height {
					t.Errorf("%s at %d: %s %s", c.seq, c.size, a.Name.Local, a.Value)
				}
			}
		})
		var b bytes.Buffer
		if err := PNG(&b, parse(t, c.seq), o); err != nil {
			t.Fatal(err)
		}
		picture, err := png.DecodeConfig(&b)
		if err != nil || picture.Width != c.pixels.X || picture.Height != c.pixels.Y {
			t.Errorf("%s at %d: %d by %d, %v", c.seq, c.size, picture.Width, picture.Height, err)
		}
	}
}

func TestTooLarge(t *testing.T) {
	err := PNG(io.Discard, parse(t, strings.Repeat("1", MaxItems)+"m"), Options{Size: MaxSize})
	if !errors.Is(err, ErrTooLarge) {
		t.Error(err)
	}
}

// at returns the colour at a place in units of an upright tile's art.
func at(t *testing.T, seq string, o Options, x, y float64) color.NRGBA {
	t.Helper()
	picture, err := paint(parse(t, seq), &o)
	if err != nil {
		t.Fatal(err)
	}
	c, _ := color.NRGBAModel.Convert(picture.At(int(x*o.scale()), int(y*o.scale()))).(color.NRGBA)
	return c
}

// TestPNGColours looks at places whose colours are known.
func TestPNGColours(t *testing.T) {
	bright, dim := fillsOf(light()), fillsOf(dark())
	for _, c := range []struct {
		seq  string
		o    Options
		x, y float64
		want color.NRGBA
	}{
		{"5z", Options{}, middleX, middleY, bright[faceRole]},
		{"5z", Options{}, 58, middleY, bright[blueRole]},
		{"5z", Options{Dark: true}, middleX, middleY, dim[faceRole]},
		{"0z", Options{}, 20, middleY, bright[backRole]},
		{"0z", Options{}, middleX, middleY, bright[latticeRole]},
		{"1p", Options{}, middleX, middleY, bright[blueRole]},
		{"0m", Options{}, width - margin - 25, top + 25, bright[redRole]},
		{"5m", Options{}, width - margin - 25, top + 25, bright[faceRole]},
		{"1m", Options{}, middleX, faceEnd + 8, bright[sideRole]},
		{"1m", Options{}, middleX, height - 9, bright[backRole]},
		{"1m", Options{}, 0, 0, color.NRGBA{}},
		{"_5z", Options{}, height / 2, height - width + (top+width-sideHeight)/2, bright[faceRole]},
	} {
		c.o.Size = 300
		if got := at(t, c.seq, c.o, c.x, c.y); got != c.want {
			t.Errorf("%s at %v, %v: %v, want %v", c.seq, c.x, c.y, got, c.want)
		}
	}
}

// TestFacesDiffer holds that no two faces look alike, even as small as they are shown.
func TestFacesDiffer(t *testing.T) {
	for _, size := range []int{20, 32} {
		var pictures []*image.RGBA
		for f := range Faces {
			picture, err := paint([]Item{{Face: f}}, &Options{Size: size})
			if err != nil {
				t.Fatal(err)
			}
			for other, p := range pictures {
				different := 0
				for i := 0; i < len(p.Pix); i += 4 {
					if farApart(p.Pix[i:i+3], picture.Pix[i:i+3]) {
						different++
					}
				}
				if different < 2*size {
					t.Errorf("at %d pixels %s and %s differ in %d places", size, Face(other).ID(), f.ID(), different)
				}
			}
			pictures = append(pictures, picture)
		}
	}
}

// farApart reports whether two colours are plainly different.
func farApart(a, b []byte) bool {
	sum := 0
	for i := range a {
		sum += max(int(a[i])-int(b[i]), int(b[i])-int(a[i]))
	}
	return sum > 90
}

// TestHonoursWeighTheSame holds that the share of the face that is painted is about the same
// for all winds and dragons.
func TestHonoursWeighTheSame(t *testing.T) {
	least, most := 1., 0.
	for f := Face(27); f < 34; f++ {
		picture, err := paint([]Item{{Face: f}}, &Options{Size: 120})
		if err != nil {
			t.Fatal(err)
		}
		inked, all := 0, 0
		for y := 8; y < 140; y++ {
			for x := 8; x < 112; x++ {
				all++
				c := picture.RGBAAt(x, y)
				if farApart([]byte{c.R, c.G, c.B}, []byte{0xfd, 0xf8, 0xea}) {
					inked++
				}
			}
		}
		share := float64(inked) / float64(all)
		t.Logf("%s: %.3f", f.ID(), share)
		least, most = min(least, share), max(most, share)
	}
	if most > 1.45*least {
		t.Errorf("from %.3f to %.3f", least, most)
	}
}

// TestSameBytes holds that pictures do not differ from time to time.
func TestSameBytes(t *testing.T) {
	items := parse(t, "123m406p7z|_213m|5^55z|v055s9z18f")
	var first, second bytes.Buffer
	for _, b := range []*bytes.Buffer{&first, &second} {
		if err := PNG(b, items, Options{Index: true}); err != nil {
			t.Fatal(err)
		}
		b.WriteString(SVG(items, Options{Index: true}))
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("they do")
	}
}
