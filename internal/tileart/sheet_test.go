package tileart

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

var sheetFile = flag.String("sheet", "", "write the contact sheet to this file, to look at it")

// TestContactSheet draws every face at four sizes in both themes on one sheet, and a row with
// melds. Look at it after each change of the art:
//
//	go test ./internal/tileart -run ContactSheet -sheet sheet.png
func TestContactSheet(t *testing.T) {
	var faces []Item
	for f := range Faces {
		faces = append(faces, Item{Face: f})
	}
	melds, err := ParseSeq("123m406p57s1z|5z|_213m|1_11z|^777z|v055s|0z11p0z")
	if err != nil {
		t.Fatal(err)
	}
	const w, most = 1600, 128
	sheet := image.NewRGBA(image.Rect(0, 0, w, 2500))
	y := 0
	for _, theme := range []struct {
		o      Options
		ground color.Color
	}{
		{Options{}, color.RGBA{0xe9, 0xe6, 0xdc, 255}},
		{Options{Dark: true}, color.RGBA{0x1b, 0x22, 0x1f, 255}},
	} {
		from := y
		draw.Draw(sheet, image.Rect(0, from, w, from+sheet.Bounds().Dy()/2), image.NewUniform(theme.ground), image.Point{}, draw.Src)
		y += 8
		for _, size := range []int{20, 32, 64, most} {
			o := theme.o
			o.Size = size
			y = drawRows(t, sheet, faces, y, &o)
		}
		o := theme.o
		o.Size = 44
		y = drawRows(t, sheet, melds, y, &o)
		o.Index = true
		drawRows(t, sheet, faces, y, &o)
		y = from + sheet.Bounds().Dy()/2
	}
	var b bytes.Buffer
	if err := png.Encode(&b, sheet); err != nil {
		t.Fatal(err)
	}
	name := *sheetFile
	if name == "" {
		name = filepath.Join(t.TempDir(), "sheet.png")
	}
	if err := os.WriteFile(name, b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
}

// drawRows draws items in rows as long as the sheet is wide, from y on, and returns where the
// next row may begin.
func drawRows(t *testing.T, sheet *image.RGBA, items []Item, y int, o *Options) int {
	t.Helper()
	perRow := (sheet.Bounds().Dx() - 16) / o.Size
	for len(items) > 0 {
		n := min(perRow, len(items))
		picture, err := paint(items[:n], o)
		if err != nil {
			t.Fatal(err)
		}
		draw.Draw(sheet, picture.Bounds().Add(image.Pt(8, y)), picture, image.Point{}, draw.Over)
		y += picture.Bounds().Dy() + 4
		items = items[n:]
	}
	return y + 6
}
