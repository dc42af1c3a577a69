package reading_test

import (
	"bytes"
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/notation"
	"mentsu/reading"
	"mentsu/tile"
	"mentsu/win"
)

// TestKnitted holds the readings of hands near the forms with knitted tiles against all
// finished hands: those that hold the natural tiles, and no more jokers for others than the
// house allows.
func TestKnitted(t *testing.T) {
	finished := map[form.Forms][2][]tile.Counts{
		form.KnittedStraight:   {oracle.KnittedStraights(0), oracle.KnittedStraights(1)},
		form.HonoursAndKnitted: {nil, oracle.HonoursAndKnitted()},
	}
	r := corpus.New(65)
	found := map[form.Forms]int{}
	for i := range 1500 {
		tiles := 11 + 3*(i%2)
		d := r.Knitted(tiles, (4-tiles/3)*r.Below(2), 0)
		typed := d.Tiles()
		jokers := r.Below(6)
		for range jokers {
			at := r.Below(len(typed.Concealed))
			typed.Concealed = append(typed.Concealed[:at], typed.Concealed[at+1:]...)
		}
		rules := form.Rules{Forms: form.Knitted, JokerCopies: form.JokerCopies(i / 2 % 2)}
		ctx := hand.Context{Rules: rules, Jokers: jokers}
		q := reading.Query{}
		if i%5 == 0 { // the tiles of one kind act as jokers, and most of them are themselves
			limit := jokers + 1
			q.House.MaxJokersUsed = &limit
			ctx.JokerKinds = tile.KindsOf(typed.Concealed[0].Kind())
		}
		h, err := hand.New(typed, ctx)
		if err != nil {
			t.Fatal(err)
		}
		readings := reading.All(nil, h, q)
		if got, want := win.Check(h, win.Query{House: q.House}).Win, len(readings) > 0; got != want {
			t.Fatalf("%v: win %v, %d readings", show(h), got, len(readings))
		}
		for f, of := range finished {
			var got, want []tile.Counts
			for _, x := range readings {
				if x.Form == f {
					got = append(got, x.Tiles())
					checkKnitted(t, h, &x)
				}
			}
			for _, c := range of[h.FreeSets()-3] {
				if finishes(h, c, q.House.MaxJokersUsed) {
					want = append(want, c)
				}
			}
			byCounts := func(a, b tile.Counts) int { return bytes.Compare(a[:], b[:]) }
			slices.SortFunc(got, byCounts)
			slices.SortFunc(want, byCounts)
			if !slices.Equal(got, want) {
				t.Fatalf("%v as %v: %d readings, want %d", show(h), f, len(got), len(want))
			}
			found[f] += len(got)
		}
	}
	if found[form.KnittedStraight] < 500 || found[form.HonoursAndKnitted] < 1000 {
		t.Errorf("%v readings are too few to tell", found)
	}
}

// finishes reports whether c is a finished hand of h with at most so many jokers that stand
// for other tiles.
func finishes(h *hand.Hand, c tile.Counts, most *int) bool {
	held, faces := h.Concealed(), h.JokerTiles()
	caps, others := caps(h), 0
	for k, n := range c {
		if n < held[k] || n > caps[k] {
			return false
		}
		others += max(0, int(n)-int(held[k])-int(faces[k]))
	}
	return most == nil || others <= *most
}

// checkKnitted checks that the parts of a reading fit together, and that its codes say the
// same.
func checkKnitted(t *testing.T, h *hand.Hand, r *reading.Reading) {
	t.Helper()
	held, jokers := h.Concealed(), 0
	all, as := r.Tiles(), r.JokersAs()
	for k, n := range as {
		if all[k]-n != held[k] {
			t.Fatalf("%v: %v holds %d natural %v, the hand %d", show(h), r, all[k]-n, tile.Kind(k), held[k])
		}
		jokers += int(n)
	}
	if jokers != h.Jokers() {
		t.Fatalf("%v: %v has %d jokers", show(h), r, jokers)
	}
	melded := h.Melded()
	for k, n := range melded {
		all[k] += n
	}
	codes, ok := r.Codes()
	if !ok {
		if slices.Max(all[:]) <= tile.Copies {
			t.Fatalf("%v: %v has no codes", show(h), r)
		}
		return
	}
	var coded tile.Counts
	for s, c := range codes {
		if c == 0 {
			continue
		}
		p, err := reading.Decode(tile.Suit(s), c)
		if err != nil {
			t.Fatal(err)
		}
		if again, err := reading.Encode(p); err != nil || again != c {
			t.Fatalf("%v: code %d becomes %d, %v", r, c, again, err)
		}
		tiles := p.Tiles()
		for k, n := range tiles {
			coded[k] += n
		}
	}
	if coded != all {
		t.Fatalf("%v: codes hold %v, want %v", r, coded, all)
	}
}

func TestKnittedText(t *testing.T) {
	for _, c := range []struct {
		hand string
		want []string
	}{
		{"147m258p369s11122z", []string{"111z 22z 147m258p369s"}},
		{"147m258p369s11z[555z]", []string{"11z 147m258p369s [555z]"}},
		{"12447m258p369s55zj", []string{"2m3m*4m 55z 147m258p369s"}},
		{"147m258p36912344s", []string{"123s 44s 147m258p369s"}},
		{"147m258p369s12345z", []string{"147m258p369s12345z"}},
		{"47m258p369s12345zj", []string{
			"1m*47m258p369s12345z", "47m258p369s12345z6z*", "47m258p369s12345z7z*",
		}},
	} {
		h, err := notation.Hand(c.hand, notation.MPSZ, hand.Context{Rules: form.Rules{Forms: form.Knitted}})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for r := range reading.Each(h, reading.Query{}) {
			got = append(got, r.String())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.hand, got, c.want)
		}
	}
}

// A part of knitted tiles beside sets has a code that no fifth group has.
func TestKnittedCodes(t *testing.T) {
	for _, c := range []struct {
		part reading.Part
		code reading.Code
	}{
		{reading.Part{Suit: tile.Pin, Shape: reading.Knitted, NumKinds: 3, Kinds: [7]tile.Kind{9, 12, 15}}, 14417919},
		{reading.Part{Suit: tile.Sou, Shape: reading.SetsAndPair, NumKinds: 1, Kinds: [7]tile.Kind{20}, Beside: 3}, 3<<26 | 2<<22 | 0x7bdef<<2 | 1},
		{reading.Part{Suit: tile.Man, Shape: reading.SetsOnly, NumSets: 1, Sets: [5]form.Set{form.Run(0)}, Beside: 1}, 1<<26 | 15<<22 | 16<<17 | 0x3def<<2},
	} {
		if got, err := reading.Encode(c.part); err != nil || got != c.code {
			t.Errorf("%v: code %d, %v, want %d", &c.part, got, err, c.code)
		}
		if got, err := reading.Decode(c.part.Suit, c.code); err != nil || got != c.part {
			t.Errorf("code %d: %+v, %v, want %+v", c.code, got, err, c.part)
		}
	}
	for _, p := range []reading.Part{
		{Suit: tile.Man, Shape: reading.SetsAndPair, NumKinds: 1, Beside: 4},
		{Suit: tile.Honours, Shape: reading.SetsAndPair, NumKinds: 1, Kinds: [7]tile.Kind{tile.East}, Beside: 1},
		{Suit: tile.Man, Shape: reading.SetsOnly, Beside: 1},
		{Suit: tile.Man, Shape: reading.SetsOnly, NumSets: 2, Sets: [5]form.Set{0, 1}, Beside: 1},
		{Suit: tile.Man, Shape: reading.Knitted, NumKinds: 1, Beside: 1},
		{Suit: tile.Man, Shape: reading.SetsAndPair, NumSets: 1, NumKinds: 1, Beside: 1},
	} {
		if got, err := reading.Encode(p); err == nil {
			t.Errorf("%+v: code %d", p, got)
		}
	}
}
