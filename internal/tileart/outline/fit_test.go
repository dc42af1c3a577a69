package main

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"math"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// ring returns n points on a circle.
func ring(n int, r float64) []vec {
	points := make([]vec, n)
	for i := range points {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		points[i] = vec{500 + r*cos, 500 + r*sin}
	}
	return points
}

// TestCircle draws a circle anew: few curves, all within the tolerance.
func TestCircle(t *testing.T) {
	curves := refit(ring(300, 200))
	if len(curves) == 0 || len(curves) > 6 {
		t.Errorf("%d curves", len(curves))
	}
	for _, c := range curves {
		for k := range 21 {
			if d := math.Abs(c.at(float64(k)/20).distance(vec{500, 500}) - 200); d > tolerance {
				t.Errorf("off by %v", d)
			}
		}
	}
}

// TestSquare holds that corners stay: four straight curves.
func TestSquare(t *testing.T) {
	var points []vec
	for _, side := range [][2]vec{{{0, 0}, {100, 0}}, {{100, 0}, {100, 100}}, {{100, 100}, {0, 100}}, {{0, 100}, {0, 0}}} {
		for k := range 25 {
			points = append(points, side[0].add(side[1].sub(side[0]).mul(float64(k)/25)))
		}
	}
	curves := refit(points)
	if len(curves) != 4 {
		t.Fatalf("%d curves", len(curves))
	}
	for i, c := range curves {
		if c[0] != points[25*i] || c[3] != points[(25*i+25)%100] {
			t.Errorf("from %v to %v", c[0], c[3])
		}
	}
	if a := area(points); a != 10000 {
		t.Errorf("area %v", a)
	}
}

// TestPathOf writes a triangle, and leaves out a speck.
func TestPathOf(t *testing.T) {
	at := func(x, y int) [3]fixed.Point26_6 { return [3]fixed.Point26_6{fixed.P(x, y)} }
	path := pathOf(sfnt.Segments{
		{Op: sfnt.SegmentOpMoveTo, Args: at(100, 0)},
		{Op: sfnt.SegmentOpLineTo, Args: at(300, 0)},
		{Op: sfnt.SegmentOpLineTo, Args: at(200, -200)},
		{Op: sfnt.SegmentOpLineTo, Args: at(100, 0)},
		{Op: sfnt.SegmentOpMoveTo, Args: at(0, 0)},
		{Op: sfnt.SegmentOpLineTo, Args: at(10, 0)},
		{Op: sfnt.SegmentOpLineTo, Args: at(10, -10)},
		{Op: sfnt.SegmentOpLineTo, Args: at(0, 0)},
	})
	if !strings.HasPrefix(path, "M100 880c") || strings.Count(path, "M") != 1 || !strings.HasSuffix(path, "Z") {
		t.Error(path)
	}
}

// TestUnpack packs a table into a WOFF file and takes it out.
func TestUnpack(t *testing.T) {
	table := bytes.Repeat([]byte("outline "), 100)
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	if _, err := z.Write(table); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	woff := make([]byte, woffHeader+woffEntry)
	copy(woff, "wOFF\x00\x01\x00\x00")
	binary.BigEndian.PutUint16(woff[12:], 1)
	copy(woff[woffHeader:], "glyf")
	for i, v := range []int{woffHeader + woffEntry, packed.Len(), len(table)} {
		binary.BigEndian.PutUint32(woff[woffHeader+4+4*i:], uint32(v))
	}
	woff = slices.Concat(woff, packed.Bytes())
	font, err := unpack(woff)
	if err != nil || string(font[:4]) != "\x00\x01\x00\x00" || string(font[12:16]) != "glyf" || !bytes.Equal(font[28:], table) {
		t.Errorf("%v: %q", err, font[:min(40, len(font))])
	}
	for _, broken := range [][]byte{nil, woff[:50], woff[:len(woff)-5]} {
		if _, err := unpack(broken); !errors.Is(err, errWOFF) {
			t.Errorf("%d bytes: %v", len(broken), err)
		}
	}
}

// TestRunRefuses names files that are no fonts.
func TestRunRefuses(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"main.go"}, &out); err == nil || out.Len() > 0 {
		t.Errorf("%v, %d bytes", err, out.Len())
	}
	if err := run(nil, &out); !errors.Is(err, errMissing) {
		t.Error(err)
	}
}
