package tileart

import (
	"encoding/xml"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestSprite holds that the sprite has every face once, that every reference leads somewhere,
// and that it is small and always the same.
func TestSprite(t *testing.T) {
	sprite := Sprite() + Learners()
	ids := map[string]bool{}
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
			}
		}
	})
	for _, r := range references {
		if !ids[r] {
			t.Errorf("nothing is %s", r)
		}
	}
	want := []string{"t-back", "t-j", "t-q", "ts-back", "ts-j", "ts-q"}
	for _, suit := range []string{"123456789m", "123456789p", "123456789s", "1234567z", "0m", "0p", "0s"} {
		letter := suit[len(suit)-1:]
		for _, digit := range suit[:len(suit)-1] {
			id := string(digit) + letter
			want = append(want, "t-"+id, "ts-"+id, "ti-"+id)
		}
	}
	for _, id := range want {
		if !ids[id] {
			t.Errorf("no %s", id)
		}
	}
	if arts := 40; len(ids) != len(want)+arts { // a-ID is what is painted on ID
		t.Errorf("%d ids, want %d", len(ids), len(want)+arts)
	}
	if len(sprite) > 200_000 {
		t.Errorf("%d bytes", len(sprite))
	}
	if sprite != Sprite()+Learners() {
		t.Error("it differs from time to time")
	}
}

// TestSpriteIsShallow holds that a browser has few elements to make for a tile: at most
// twenty, and none through a reference but for learners.
func TestSpriteIsShallow(t *testing.T) {
	for line := range strings.Lines(Sprite() + Learners()) {
		id := regexp.MustCompile(`^<g id="(t[is]?)-`).FindStringSubmatch(line)
		if id == nil {
			continue
		}
		if n := len(regexp.MustCompile(`<[a-z]`).FindAllString(line, -1)); n > 20 {
			t.Errorf("%d elements: %.40s", n, line)
		}
		if strings.Contains(line, "<use") != (id[1] == "ti") {
			t.Errorf("references: %.40s", line)
		}
	}
}

// TestNothingDrawsItself follows the references of pictures with everything in them: browsers
// leave out what comes back to itself.
func TestNothingDrawsItself(t *testing.T) {
	everything := parse(t, "123456789m123456789p123456789s1234567z0m0p0s089z12345678f_1s_5z^1pv0s_0z_9z_1f")
	for _, text := range []string{Sprite() + Learners(), SVG(everything, Options{}), SVG(everything, Options{Size: 20}), SVG(everything, Options{Index: true})} {
		uses := map[string][]string{}
		for line := range strings.Lines(text) { // of which each defines one thing
			id := regexp.MustCompile(`^<[a-z]+ id="([^"]+)"`).FindStringSubmatch(line)
			for _, use := range regexp.MustCompile(`href="#([^"]+)"`).FindAllStringSubmatch(line, -1) {
				if id != nil {
					uses[id[1]] = append(uses[id[1]], use[1])
				}
			}
		}
		if text != Sprite()+Learners() && len(uses) < 48 {
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

// TestSpriteOfThePage holds that the page has the sprite of this art, and with it what learners see.
func TestSpriteOfThePage(t *testing.T) {
	golden(t, filepath.Join("..", "..", "web", "src", "tiles.svg"), Sprite())
	golden(t, filepath.Join("..", "..", "web", "src", "learners.svg"), Learners())
}
