package tileart

import (
	"encoding/xml"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestSprite holds that the sprite has every symbol once, that every reference leads
// somewhere, and that it is small and always the same.
func TestSprite(t *testing.T) {
	sprite := Sprite()
	ids, symbols := map[string]bool{}, 0
	var references []string
	readXML(t, sprite, func(e xml.StartElement) {
		for _, a := range e.Attr {
			switch a.Name.Local {
			case "id":
				if ids[a.Value] {
					t.Errorf("%s twice", a.Value)
				}
				ids[a.Value] = true
			case "href":
				references = append(references, strings.TrimPrefix(a.Value, "#"))
			case "viewBox":
				if symbols++; a.Value != "0 0 300 400" {
					t.Errorf("viewBox %s", a.Value)
				}
			}
		}
	})
	for _, r := range references {
		if !ids[r] {
			t.Errorf("nothing is %s", r)
		}
	}
	var want []string
	for _, suit := range []string{"123456789m", "123456789p", "123456789s", "1234567z", "0m", "0p", "0s", "12345678f"} {
		letter := suit[len(suit)-1:]
		for _, digit := range suit[:len(suit)-1] {
			id := string(digit) + letter
			if letter == "f" {
				id = "f" + string(digit)
			} else {
				want = append(want, "ti-"+id)
			}
			want = append(want, "t-"+id, "ts-"+id)
		}
	}
	want = append(want, "t-back", "t-j", "t-q", "ts-back", "ts-j", "ts-q")
	for _, id := range want {
		if !ids[id] {
			t.Errorf("no %s", id)
		}
	}
	if symbols != len(want) {
		t.Errorf("%d symbols, want %d", symbols, len(want))
	}
	if len(sprite) > 200_000 {
		t.Errorf("%d bytes", len(sprite))
	}
	if sprite != Sprite() {
		t.Error("it differs from time to time")
	}
}

// TestNothingDrawsItself follows the references of pictures with everything in them: browsers
// leave out what comes back to itself.
func TestNothingDrawsItself(t *testing.T) {
	everything := parse(t, "123456789m123456789p123456789s1234567z0m0p0s089z12345678f_1s_5z^1pv0s_0z_9z_1f")
	for _, text := range []string{Sprite(), SVG(everything, Options{}), SVG(everything, Options{Size: 20}), SVG(everything, Options{Index: true})} {
		uses := map[string][]string{}
		for line := range strings.Lines(text) { // of which each defines one thing
			id := regexp.MustCompile(`^<[a-z]+ id="([^"]+)"`).FindStringSubmatch(line)
			for _, use := range regexp.MustCompile(`href="#([^"]+)"`).FindAllStringSubmatch(line, -1) {
				if id != nil {
					uses[id[1]] = append(uses[id[1]], use[1])
				}
			}
		}
		if len(uses) < 48 {
			t.Errorf("only %d definitions", len(uses))
		}
		var follow func(id string, depth int)
		follow = func(id string, depth int) {
			if depth > 6 {
				t.Fatalf("%s comes back to itself", id)
			}
			for _, next := range uses[id] {
				follow(next, depth+1)
			}
		}
		for id := range uses {
			follow(id, 0)
		}
	}
}

// TestSpriteOfThePage holds that the page has the sprite of this art.
func TestSpriteOfThePage(t *testing.T) {
	golden(t, filepath.Join("..", "..", "web", "src", "tiles.svg"), Sprite())
}
