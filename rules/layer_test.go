package rules

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"
)

// TestKeys compares the keys that the nearest one is looked for among with those that the
// loader reads.
func TestKeys(t *testing.T) {
	t.Parallel()
	var read []string
	var walk func(path string, typ reflect.Type)
	walk = func(path string, typ reflect.Type) {
		if kind := typ.Kind(); (kind == reflect.Map || kind == reflect.Slice) && typ.Elem().Kind() == reflect.Struct {
			walk(join(path, "*"), typ.Elem())
		}
		if typ.Kind() != reflect.Struct {
			return
		}
		for f := range typ.Fields() {
			key := join(path, f.Tag.Get("toml"))
			read = append(read, key)
			walk(key, f.Type)
		}
	}
	walk("", reflect.TypeFor[file]())
	slices.Sort(read)
	if known := allowed(); !slices.Equal(known, read) {
		t.Errorf("allowed: %v\nread:    %v", known, read)
	}
}

// TestCycle has rule sets extend one another in a ring.
func TestCycle(t *testing.T) {
	t.Parallel()
	texts := map[string]string{"a": "extends = 'b'\nname = 'a'", "b": "extends = 'c'\nname = 'b'", "c": "extends = 'b'\nname = 'c'", "self": "\nextends = 'self'\nname = 'a'"}
	open := func(name string) (*layer, error) { return readLayer(name, texts[name]) }
	for name, want := range map[string]string{
		"a":    "rules: c:1:11: extends: a cycle: b extends c extends b",
		"self": "rules: self:2:11: extends: a cycle: self extends self",
	} {
		if _, err := build(name, texts[name], open); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
}

// TestFaultBelow extends a text that is broken, and wants the place in it.
func TestFaultBelow(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"name = ":                          "rules: base:1:7: broken TOML: a value is missing",
		"name = 'b'\n[patterns.x]\nva = 1": "rules: base:3:1: patterns.x.va: unknown key",
	} {
		open := func(name string) (*layer, error) { return readLayer(name, text) }
		if _, err := build("house", "extends = 'base'\nname = 'a'", open); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestUnquoted looks for each byte of a string in every way to write it.
func TestUnquoted(t *testing.T) {
	t.Parallel()
	for _, raw := range []string{
		`'ab& c'`, `"ab& c"`, `"\u0061b\U00000026 c"`, "'''\nab& c'''", "'''\r\nab& c'''", "\"\"\"\nab& \\\n   c\"\"\"", "\"\"\"ab\\u0026\\\n \n c\"\"\"", `"断么 \t\"&"`, `'断么&'`, `""`,
	} {
		var v struct{ X string }
		if err := toml.Unmarshal([]byte("x = "+raw), &v); err != nil {
			t.Fatalf("%s: %v", raw, err)
		}
		if at := strings.IndexByte(v.X, '&'); at >= 0 {
			rest := raw[unquoted(raw, at):]
			if !strings.HasPrefix(rest, "&") && !strings.HasPrefix(rest, `\u0026`) && !strings.HasPrefix(rest, `\U00000026`) {
				t.Errorf("%s: byte %d is at %q", raw, at, rest)
			}
		}
		if got := unquoted(raw, len(v.X)); !strings.HasPrefix(raw[got:], raw[len(raw)-1:]) {
			t.Errorf("%s: the end is at %d", raw, got)
		}
	}
}

// TestSize refuses what is too long before it is read.
func TestSize(t *testing.T) {
	t.Parallel()
	fits := "extends = 'std'\nname = 'x'\n#"
	fits += strings.Repeat("x", MaxText-len(fits))
	if _, err := Parse([]byte(fits), "a"); err != nil {
		t.Error(err)
	}
	const want = "rules: a: longer than 65536 bytes"
	if _, err := Parse([]byte(fits+"x"), "a"); err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
	const invalid = "rules: a:2:9: not valid UTF-8"
	if _, err := Parse([]byte("extends = 'std'\nname = '\xff'"), "a"); err == nil || err.Error() != invalid {
		t.Errorf("%v, want %s", err, invalid)
	}
}
