package call_test

import (
	"testing"

	"mentsu/call"
	"mentsu/hand"
)

func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		if _, err := call.New(call.Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecide(b *testing.B) {
	a := adviser(b, call.Options{})
	h := parse(b, "45m378p3336888s7z")
	q := call.Question{Tile: parseTile(b, "7s"), From: hand.FromLeft, Turn: 8}
	for b.Loop() {
		if _, err := a.Decide(h, q); err != nil {
			b.Fatal(err)
		}
	}
}
