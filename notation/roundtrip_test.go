package notation_test

import (
	"errors"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
)

// random is splitmix64 (Steele, Lea and Flood 2014): the same hands on every machine.
type random uint64

func (r *random) below(n int) int {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

// tiles returns a hand of any size in the order of a shuffled wall; copies are not
// counted, for text does not count them.
func (r *random) tiles() hand.Tiles {
	var h hand.Tiles
	for range 1 + r.below(hand.MaxTiles) {
		h.Concealed = append(h.Concealed, tile.Tile(r.below(tile.NumTiles)))
	}
	for range r.below(6) {
		m := hand.Meld{Kind: hand.MeldKind(r.below(4)), Set: form.Set(r.below(tile.NumKinds))}
		if m.Kind == hand.Chi {
			m.Set = form.Set(tile.NumKinds + r.below(form.NumSets-tile.NumKinds))
		}
		fives := 0
		for _, t := range m.Tiles() {
			if k := t.Kind(); !k.IsHonour() && k.Rank() == 5 {
				fives++
			}
		}
		m.Reds = uint8(r.below(fives + 1))
		h.Melds = append(h.Melds, m)
	}
	return h
}

func canonical(h hand.Tiles) hand.Tiles {
	h.Concealed = slices.Clone(h.Concealed)
	slices.SortFunc(h.Concealed, func(t, u tile.Tile) int {
		if t.Less(u) {
			return -1
		}
		return 1
	})
	return h
}

func plain(h hand.Tiles) hand.Tiles {
	h.Concealed, h.Melds = slices.Clone(h.Concealed), slices.Clone(h.Melds)
	for i, t := range h.Concealed {
		if t.IsRed() {
			h.Concealed[i] = tile.Tile(t.Kind())
		}
	}
	for i := range h.Melds {
		h.Melds[i].Reds = 0
	}
	return h
}

func same(a, b hand.Tiles) bool {
	return slices.Equal(a.Concealed, b.Concealed) && slices.Equal(a.Melds, b.Melds)
}

// TestRoundTrip checks that text read back is the same hand, as far as it can be said.
func TestRoundTrip(t *testing.T) {
	r := random(1)
	for range 5000 {
		h := r.tiles()
		for _, n := range []notation.Notation{notation.Auto, notation.MPSZ, notation.Unicode} {
			text, lossy := notation.Format(h, n)
			got, err := notation.Parse(text, n)
			if err != nil {
				t.Fatalf("%v: %v", n, err)
			}
			want := canonical(h)
			if lossy != (n == notation.Unicode && !same(h, plain(h))) {
				t.Fatalf("%v: %s: lossy %v", n, text, lossy)
			}
			if lossy {
				want = canonical(plain(h))
			}
			if !same(got.Tiles, want) {
				t.Fatalf("%v: %s reads as %v, want %v", n, text, got.Tiles, want)
			}
			if again, _ := notation.Format(got.Tiles, n); again != text {
				t.Fatalf("%v: %s is written %s again", n, text, again)
			}
			list, _ := notation.FormatTiles(h.Concealed, n)
			if back, _, err := notation.ParseTiles(list, n); err != nil || !slices.Equal(back, want.Concealed) {
				t.Fatalf("%v: list %s reads as %v, %v", n, list, back, err)
			}
		}
	}
}

// FuzzParse reads arbitrary text: it never panics, every error lies within the text, and
// what is read can be written, read back and written the same again.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"", "123m0567p789s111z", "1z[123m][055p](5555z)[1111s]", "１２３ｍ４５Ｓ", "🀇🀈🀉🀄\uFE0E🀪",
		"ESWNPFCJj", "1m[567m,2]", "m123p406s", "12\x00", "1m\xff", "\uFEFF 1|2,3-4_5 m\r\n", "123w", "٣m", "1m[12m", "(((", "0z",
	} {
		for n := range notation.Notation(3) {
			f.Add(text, uint8(n))
		}
	}
	f.Fuzz(func(t *testing.T, text string, n uint8) {
		style := notation.Notation(n)
		got, err := notation.Parse(text, style)
		if err != nil {
			fault, ok := errors.AsType[*notation.SyntaxError](err)
			if !ok || fault.Offset < 0 || fault.Offset > len(text) || fault.Reason == "" || fault.Column() < 1 {
				t.Fatalf("%q: error %#v", text, err)
			}
			return
		}
		checkOffsets(t, got)
		written, lossy := notation.Format(got.Tiles, style)
		again, err := notation.Parse(written, style)
		if err != nil && !errors.Is(err, notation.ErrTooLong) { // the glyphs of 1024 letters are longer
			t.Fatalf("%q is written %q: %v", text, written, err)
		}
		if err != nil {
			return
		}
		if !lossy && !same(again.Tiles, canonical(got.Tiles)) {
			t.Fatalf("%q is written %q, which reads as %v, want %v", text, written, again.Tiles, got.Tiles)
		}
		if stable, _ := notation.Format(again.Tiles, style); stable != written {
			t.Fatalf("%q is written %q, then %q", text, written, stable)
		}
		h, err := notation.Hand(text, style, hand.Context{})
		if (h == nil) != (err != nil) {
			t.Fatalf("%q: hand %v and error %v", text, h, err)
		}
	})
}

func checkOffsets(t *testing.T, text notation.Text) {
	t.Helper()
	if len(text.Offsets) != len(text.Concealed) || len(text.MeldOffsets) != len(text.Melds) {
		t.Fatalf("%q: %d and %d offsets", text.Source, len(text.Offsets), len(text.MeldOffsets))
	}
	for _, offsets := range [][]int{text.Offsets, text.MeldOffsets} {
		for i, at := range offsets {
			if at < 0 || at >= len(text.Source) || i > 0 && at <= offsets[i-1] {
				t.Fatalf("%q: offsets %v", text.Source, offsets)
			}
		}
	}
}
