package tileart

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

var whole = matrix{1, 0, 0, 1, 0, 0}

// TestBody holds the shape of a tile: 3 to 4, with corners of 8 %.
func TestBody(t *testing.T) {
	if width*4 != height*3 || radius != 24 {
		t.Errorf("%v by %v, radius %v", width, height, radius)
	}
	for _, size := range []point{{width, height}, {height, width}} {
		for _, s := range bodyOf(0, size.x, size.y).scene {
			if s.x < 0 || s.y < 0 || s.x+s.w > size.x || s.y+s.h > size.y {
				t.Errorf("%+v lies outside of %v", s, size)
			}
			if s.fill == backRole || s.fill == sideRole || s.fill == rimRole {
				if s.r != radius {
					t.Errorf("radius %v", s.r)
				}
			}
		}
	}
}

// TestArtStaysOnFace holds that nothing is painted over the edge of the face.
func TestArtStaysOnFace(t *testing.T) {
	for f := range Faces {
		for st := range (simple | indexed) + 1 {
			for _, s := range flatten(painted(f, st).scene, whole) {
				for segment := range segments(s.path) {
					for _, p := range segment.points() {
						if p = s.at.apply(p); p.x < margin || p.x > width-margin || p.y < top || p.y > faceEnd {
							t.Errorf("%s%s: %v", f.ID(), st.name(), p)
						}
					}
				}
			}
		}
	}
}

// TestPathsAreReadWhole compares the numbers of each path with the points read.
func TestPathsAreReadWhole(t *testing.T) {
	numbers := regexp.MustCompile(`-?[0-9.]+`)
	seen := map[string]bool{}
	for f := range Faces {
		for st := range simple + 1 {
			for _, s := range flatten(upright(f, st|indexed).scene, whole) {
				if seen[s.path] {
					continue
				}
				seen[s.path] = true
				points, ends := 0, 0
				for segment := range segments(s.path) {
					points += len(segment.points())
					if segment.op == 'Z' {
						ends++
					}
				}
				if want := len(numbers.FindAllString(s.path, -1)); 2*points != want || points == 0 || ends != strings.Count(s.path, "M") {
					t.Errorf("%s: %d points and %d ends of %d numbers: %.80s", f.ID(), points, ends, want, s.path)
				}
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("only %d paths", len(seen))
	}
}

// TestRedFives holds that a red five is all red and has a mark that the plain one has not.
func TestRedFives(t *testing.T) {
	for i, plain := range []Face{4, 13, 22} {
		red := RedMan + Face(i)
		for st := range simple + 1 {
			for _, s := range art(red, st) {
				for _, inner := range flatten(scene{s}, whole) {
					if inner.fill != redRole && inner.fill != faceRole {
						t.Errorf("%s has role %d", red.ID(), inner.fill)
					}
				}
			}
			if a, b := len(art(red, st)), len(art(plain, st)); a != b+2 {
				t.Errorf("%s has %d shapes, %s %d", red.ID(), a, plain.ID(), b)
			}
		}
	}
}

// TestCounts holds that a tile shows as many circles or sticks as its rank says.
func TestCounts(t *testing.T) {
	for f := Face(9); f < 27; f++ {
		suit, rank, _ := f.suit()
		if rank == 1 {
			continue
		}
		for st := range simple + 1 {
			if n := len(art(f, st)); n != rank {
				t.Errorf("%d%c shows %d", rank, suit, n)
			}
		}
	}
	pins, r := pinsOf(7)
	for i := 1; i < 3; i++ {
		if pins[i].x-pins[i-1].x < 2*r || pins[i].y-pins[i-1].y != pins[2].y-pins[1].y || pins[i].y <= pins[i-1].y {
			t.Errorf("7p does not slant: %v", pins[:3])
		}
	}
}

// luminance returns the relative luminance of a colour such as #1c2733, as WCAG defines it.
func luminance(t *testing.T, colour string) float64 {
	t.Helper()
	if !regexp.MustCompile(`^#[0-9a-f]{6}$`).MatchString(colour) {
		t.Fatalf("colour %q", colour)
	}
	sum := 0.
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		n, err := strconv.ParseUint(colour[1+2*i:3+2*i], 16, 8)
		if err != nil {
			t.Fatal(err)
		}
		c := float64(n) / 255
		if c <= 0.04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+0.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}

// TestContrast holds that all that is painted stands out from the ivory by 4.5, in both themes,
// and that dark ivory is dimmed, not dark.
func TestContrast(t *testing.T) {
	for i, c := range []colours{light(), dark()} {
		face := luminance(t, c[faceRole])
		for _, r := range []role{inkRole, redRole, greenRole, blueRole, goldRole, jokerRole} {
			if ratio := (face + 0.05) / (luminance(t, c[r]) + 0.05); ratio < 4.5 {
				t.Errorf("theme %d, role %d: contrast %.2f", i, r, ratio)
			}
		}
	}
	if l, d := luminance(t, light()[faceRole]), luminance(t, dark()[faceRole]); d >= l || d < l/2 {
		t.Errorf("ivory %.2f, dimmed %.2f", l, d)
	}
}
