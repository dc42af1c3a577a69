package need

import (
	"testing"

	"mentsu/internal/corpus"
	"mentsu/tile"
)

// The walk of words says what the walk of the definition says, for each suit and the honours,
// whatever is held and gone, and after every draw.
func TestCapped(t *testing.T) {
	tables, program := Load(), Standard()
	r := corpus.New(7)
	for range 20000 {
		var counts, caps tile.Counts
		for k := range counts {
			counts[k] = uint8(r.Below(5))
			if r.Below(3) > 0 {
				counts[k] = uint8(r.Below(2))
			}
			caps[k] = counts[k] + uint8(r.Below(5-int(counts[k])))
		}
		for s := range tile.Suit(tile.NumSuits) {
			held, limits := heldOf(&counts, s), heldOf(&caps, s)
			want := func() word { return wordOf(program.parts[s].Vec(held, limits)) }
			var w capped
			if tables.walk(&w, 0, held, limits); w.made != want() {
				t.Fatalf("suit %d, held %v, caps %v: %x, want %x", s, held, limits, w.made, want())
			}
			for k := range held {
				if held[k] == limits[k] {
					continue
				}
				got := tables.drawn(&w, k, held, limits)
				held[k]++
				if got != want() {
					t.Fatalf("suit %d, held %v, caps %v, after a draw: %x, want %x", s, held, limits, got, want())
				}
				held[k]--
			}
		}
	}
}

// Words do what the vectors of the definition do.
func TestWords(t *testing.T) {
	tables := Load()
	for a := range NumClasses {
		v, w := tables.vecs[a], tables.words[a]
		for b := range NumClasses {
			u, x := tables.vecs[b], tables.words[b]
			if got, want := merge(w, x), wordOf(Merge(v, u)); got != want {
				t.Fatalf("classes %d and %d merged: %x, want %x", a, b, got, want)
			}
			for sets := range 5 {
				sum := w + matching(x, sets)
				d := Last(v, u, sets)
				if sum.least() != d || !sum.reaches(d) || sum.reaches(d-1) {
					t.Fatalf("classes %d and %d, %d sets: %d, want %d", a, b, sets, sum.least(), d)
				}
			}
		}
		if got := merge(w, nothing); got != w {
			t.Fatalf("class %d beside nothing: %x, want %x", a, got, w)
		}
	}
}

func BenchmarkCapped(b *testing.B) {
	tables, w := Load(), new(capped)
	held, limits := []uint8{1, 0, 2, 0, 0, 1, 1, 0, 1}, []uint8{3, 3, 4, 2, 3, 4, 2, 3, 3}
	b.Run("walk", func(b *testing.B) {
		for b.Loop() {
			tables.walk(w, 0, held, limits)
		}
	})
	b.Run("drawn", func(b *testing.B) {
		for b.Loop() {
			tables.drawn(w, 4, held, limits)
		}
	})
}
