package main

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"mentsu/restrict"
	"mentsu/rules"
)

// TestYaku holds that there is a line of help, in all languages, for every yaku that the page compares and for
// what any rule set pays, local yaku that are off among them; and none for what nobody pays.
func TestYaku(t *testing.T) {
	text, err := os.ReadFile("../src/yaku.json")
	if err != nil {
		t.Fatal(err)
	}
	var lines map[string]inAll
	if err = json.Unmarshal(text, &lines); err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, name := range rules.Names() {
		d, wrong := rules.Load(name)
		if wrong != nil {
			t.Fatal(wrong)
		}
		for i := range d.Patterns {
			known[d.Patterns[i].ID] = true
		}
	}
	for _, y := range restrict.Yakus() {
		known[y.String()] = true
	}
	for id := range known {
		for i, l := range languages() {
			if lines[id][i] == "" {
				t.Errorf("nothing says in %s what %s is", l, id)
			}
		}
	}
	for id := range lines {
		if !known[id] {
			t.Errorf("no rule set knows %s", id)
		}
	}
}

// TestFresh holds what is checked in against the engine.
func TestFresh(t *testing.T) {
	for file, made := range map[string]func() ([]byte, error){"names.json": names, "options.json": options} {
		want, err := made()
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile("../src/" + file)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("web/src/%s is stale: go generate ./web/names", file)
		}
	}
}
