package main

import (
	"bytes"
	"os"
	"testing"
)

// TestFresh holds the names that are checked in against those of the engine.
func TestFresh(t *testing.T) {
	want, err := names()
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../src/names.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("web/src/names.json is stale: go generate ./web/names")
	}
}
