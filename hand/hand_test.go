package hand_test

import (
	"slices"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
)

// read returns the tiles of text, a text of the test itself.
func read(t testing.TB, text string) hand.Tiles {
	t.Helper()
	got, err := notation.Parse(text, notation.MPSZ)
	if err != nil {
		t.Fatal(err)
	}
	return got.Tiles
}

// list returns the tiles of text, none for an empty one.
func list(t testing.TB, text string) []tile.Tile {
	t.Helper()
	tiles, _, err := notation.ParseTiles(text, notation.MPSZ)
	if err != nil {
		t.Fatal(err)
	}
	return tiles
}

// one returns the tile of text, nil for an empty one.
func one(t testing.TB, text string) *tile.Tile {
	t.Helper()
	tiles := list(t, text)
	if len(tiles) == 0 {
		return nil
	}
	return &tiles[0]
}

func counts(tiles []tile.Tile) tile.Counts {
	var c tile.Counts
	for _, t := range tiles {
		c[t.Kind()]++
	}
	return c
}

// mustNew returns the hand of text, which must be one.
func mustNew(t testing.TB, text string, ctx hand.Context) *hand.Hand {
	t.Helper()
	h, err := hand.New(read(t, text), ctx)
	if err != nil {
		t.Fatalf("New(%q): %v", text, err)
	}
	return h
}

// TestQuestions asks hands of every size what they are.
func TestQuestions(t *testing.T) {
	five := form.Rules{Sets: 5}
	for _, c := range []struct {
		text    string
		ctx     hand.Context
		size    int
		free    int
		implied int
		waiting bool
		closed  bool
		drawn   string
	}{
		{"1m", hand.Context{}, 1, 0, 4, true, false, ""},
		{"12m", hand.Context{}, 2, 0, 4, false, false, "2m"},
		{"1m[123p][456p][789p][111s]", hand.Context{}, 1, 0, 0, true, false, ""},
		{"1123m", hand.Context{}, 4, 1, 3, true, false, ""},
		{"1123m[123p]", hand.Context{}, 4, 1, 2, true, false, ""},
		{"123456789m1234p", hand.Context{}, 13, 4, 0, true, true, ""},
		{"123456789m12344p", hand.Context{}, 14, 4, 0, false, true, "4p"},
		{"4p123456789m1234p", hand.Context{}, 14, 4, 0, false, true, "4p"},
		{"123456789m1234p", hand.Context{Rules: five}, 13, 4, 1, true, false, ""},
		{"123456789m1234567p", hand.Context{Rules: five}, 16, 5, 0, true, true, ""},
		{"123456789m12345678p", hand.Context{Rules: five}, 17, 5, 0, false, true, "8p"},
		{"1234m(1111z)[2222z]", hand.Context{}, 4, 1, 1, true, false, ""},
		{"123456789mjjjj", hand.Context{}, 13, 4, 0, true, true, ""},
		{"123456789mjjjj", hand.Context{Jokers: 1}, 14, 4, 0, false, true, "j"},
		{"jj", hand.Context{}, 2, 0, 4, false, false, "j"},
	} {
		h := mustNew(t, c.text, c.ctx)
		if h.Size() != c.size || h.FreeSets() != c.free || h.ImpliedMelds() != c.implied {
			t.Errorf("%s: size %d, free sets %d, implied melds %d, want %d, %d, %d",
				c.text, h.Size(), h.FreeSets(), h.ImpliedMelds(), c.size, c.free, c.implied)
		}
		if h.Waiting() != c.waiting || h.Closed() != c.closed {
			t.Errorf("%s: waiting %v, closed %v, want %v, %v", c.text, h.Waiting(), h.Closed(), c.waiting, c.closed)
		}
		drawn, ok := h.Drawn()
		if ok == c.waiting || ok && drawn.String() != c.drawn {
			t.Errorf("%s: drawn %v, %v, want %q", c.text, drawn, ok, c.drawn)
		}
	}
}

func TestDrawn(t *testing.T) {
	for _, c := range []struct {
		name, text, drawn string
		ctx               hand.Context
		want, tiles       string
	}{
		{"last of 3n+2", "1m4p123m", "", hand.Context{}, "3m", "1123m4p"},
		{"added to 3n+1", "1123m", "4p", hand.Context{}, "4p", "1123m4p"},
		{"found in 3n+2", "4p1123m", "4p", hand.Context{}, "4p", "1123m4p"},
		{"red found", "50m111p", "0m", hand.Context{}, "0m", "05m111p"},
		{"plain beside red", "50m111p", "5m", hand.Context{}, "5m", "05m111p"},
		{"red added", "5m111p", "0m", hand.Context{}, "0m", "05m111p"},
		{"joker typed", "j1123m", "j", hand.Context{}, "j", "1123mj"},
		{"joker counted", "1123m", "j", hand.Context{Jokers: 1}, "j", "1123mj"},
		{"last natural beside counted jokers", "1123m", "", hand.Context{Jokers: 1}, "3m", "1123mj"},
		{"added joker", "1123m", "j", hand.Context{}, "j", "1123mj"},
		{"only counted jokers", "", "", hand.Context{Jokers: 2}, "j", "jj"},
		{"last acts as joker", "1123m5z", "", hand.Context{JokerKinds: tile.KindsOf(tile.White)}, "j", "1123mj"},
		{"found acts as joker", "5z1123m", "5z", hand.Context{JokerKinds: tile.KindsOf(tile.White)}, "j", "1123mj"},
		{"added acts as joker", "1123m", "5z", hand.Context{JokerKinds: tile.KindsOf(tile.White)}, "j", "1123mj"},
		{"joker for one that acts so", "5z1123m", "j", hand.Context{JokerKinds: tile.KindsOf(tile.White)}, "j", "1123mj"},
	} {
		t.Run(c.name, func(t *testing.T) {
			ctx := c.ctx
			ctx.Drawn = one(t, c.drawn)
			h, err := hand.New(hand.Tiles{Concealed: list(t, c.text)}, ctx)
			if err != nil {
				t.Fatal(err)
			}
			if got, ok := h.Drawn(); !ok || got.String() != c.want {
				t.Errorf("Drawn() = %v, %v, want %s", got, ok, c.want)
			}
			if got, _ := notation.Format(h.Tiles(), notation.MPSZ); got != c.tiles {
				t.Errorf("tiles %s, want %s", got, c.tiles)
			}
		})
	}
}

func TestCounts(t *testing.T) {
	h := mustNew(t, "1105mjj55p[340m](7777z)", hand.Context{
		Seen:  list(t, "1m5505s"),
		Reds:  &[3]uint8{2, 1, 1},
		Rules: form.Rules{Sets: 5},
	})
	if got, want := h.Concealed(), counts(list(t, "1155m55p")); got != want {
		t.Errorf("Concealed() = %v, want %v", got, want)
	}
	if got, want := h.Melded(), counts(list(t, "345m7777z")); got != want {
		t.Errorf("Melded() = %v, want %v", got, want)
	}
	if got, want := h.Seen(), counts(list(t, "1m5555s")); got != want {
		t.Errorf("Seen() = %v, want %v", got, want)
	}
	if h.Jokers() != 2 || len(h.Melds()) != 2 || h.Rules().Sets != 5 || h.Rules().Players != 4 {
		t.Errorf("jokers %d, melds %v, rules %+v", h.Jokers(), h.Melds(), h.Rules())
	}
	left := h.Left()
	for text, want := range map[string]uint8{"1m": 1, "3m": 3, "5m": 1, "5p": 2, "5s": 0, "7z": 0, "1z": 4} {
		if got := left[one(t, text).Kind()]; got != want {
			t.Errorf("left of %s = %d, want %d", text, got, want)
		}
	}
	for text, want := range map[string]int{"5m": 0, "5p": 1, "5s": 0, "4p": 0, "5z": 0} {
		if got := h.RedLeft(one(t, text).Kind()); got != want {
			t.Errorf("RedLeft(%s) = %d, want %d", text, got, want)
		}
	}
}

// TestRedLeft checks that no more red fives are left than fives.
func TestRedLeft(t *testing.T) {
	h := mustNew(t, "5m", hand.Context{Reds: &[3]uint8{4, 0, 2}, Seen: list(t, "55m555s")})
	for i, want := range []int{1, 0, 1} {
		if got := h.RedLeft(tile.Kind(9*i + 4)); got != want {
			t.Errorf("RedLeft of suit %d = %d, want %d", i, got, want)
		}
	}
}

func TestCaps(t *testing.T) {
	h := mustNew(t, "1m[111z]", hand.Context{Seen: list(t, "1m1z"), Rules: form.Rules{Players: 3}})
	for _, pool := range []form.Pool{form.PoolMelds, form.PoolHand, form.PoolSeen} {
		melded, seen := h.Melded(), h.Seen()
		if got, want := h.Caps(pool), pool.Caps(&melded, &seen, 3); got != want {
			t.Errorf("Caps(%v) = %v, want %v", pool, got, want)
		}
	}
	if got := h.Left(); got[tile.Man1] != 2 || got[tile.Man1+1] != 0 || got[tile.East] != 0 {
		t.Errorf("Left() = %v", got)
	}
}

// TestWhole checks that a pool is whole exactly where it leaves four copies of all kinds.
func TestWhole(t *testing.T) {
	for _, ctx := range []hand.Context{{}, {Seen: list(t, "9s")}, {Rules: form.Rules{Players: 3}}, {Rules: form.Rules{Sets: 5}}} {
		for _, text := range []string{"1m", "1z[111p]"} {
			h := mustNew(t, text, ctx)
			for _, pool := range []form.Pool{form.PoolMelds, form.PoolHand, form.PoolSeen} {
				if got, want := h.Whole(pool), h.Caps(pool) == tile.AllCopies(); got != want {
					t.Errorf("%s, %d seen, rules %+v: Whole(%v) = %v, want %v", text, len(ctx.Seen), ctx.Rules, pool, got, want)
				}
			}
		}
	}
}

func TestNatural(t *testing.T) {
	white := hand.Context{JokerKinds: tile.KindsOf(tile.White)}
	for _, c := range []struct {
		text string
		ctx  hand.Context
		want bool
	}{
		{"1123m", hand.Context{}, true},
		{"112mj", hand.Context{}, false},
		{"1123m", hand.Context{Jokers: 1}, false},
		{"1123m", white, false},
		{"112m5z", white, false},
	} {
		if got := mustNew(t, c.text, c.ctx).Natural(); got != c.want {
			t.Errorf("%s, %+v: Natural() = %v", c.text, c.ctx, got)
		}
	}
}

// TestJokerKinds checks that a tile that acts as joker is a joker where it is concealed,
// still one of its four copies, and an ordinary tile elsewhere.
func TestJokerKinds(t *testing.T) {
	h := mustNew(t, "12305m5zj[555z]", hand.Context{JokerKinds: tile.KindsOf(tile.White, tile.Man1+4)})
	if got, want := h.Concealed(), counts(list(t, "123m")); got != want || h.Jokers() != 4 {
		t.Errorf("Concealed() = %v, jokers %d, want %v, 4", got, h.Jokers(), want)
	}
	if got := h.Melded()[tile.White]; got != 3 {
		t.Errorf("%d white dragons melded, want 3", got)
	}
	left := h.Left()
	if left[tile.White] != 0 || left[tile.Man1+4] != 2 || h.RedLeft(tile.Man1+4) != 0 {
		t.Errorf("left 5z %d, 5m %d, red %d, want 0, 2, 0", left[tile.White], left[tile.Man1+4], h.RedLeft(tile.Man1+4))
	}
	if got, _ := notation.Format(h.Tiles(), notation.MPSZ); got != "123mjjjj[555z]" {
		t.Errorf("tiles %s", got)
	}
}

func TestDiscard(t *testing.T) {
	h := mustNew(t, "05m0p55s1234z", hand.Context{Rules: form.Rules{Sets: 5}, Jokers: 1})
	for text, want := range map[string]string{"5m": "5m", "5p": "0p", "5s": "5s", "1z": "1z"} {
		if got := h.Discard(one(t, text).Kind()); got.String() != want {
			t.Errorf("Discard(%s) = %v, want %s", text, got, want)
		}
	}
}

// TestUnchanged checks that a hand shares nothing with what it was made from.
func TestUnchanged(t *testing.T) {
	tiles := read(t, "1123m[111z]")
	h, err := hand.New(tiles, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	got := h.Tiles()
	if !slices.Equal(got.Concealed, tiles.Concealed) || !slices.Equal(got.Melds, tiles.Melds) {
		t.Errorf("Tiles() = %v, want %v", got, tiles)
	}
	tiles.Melds[0].Kind, got.Melds[0].Kind = hand.Kan, hand.ClosedKan
	if h.Melds()[0].Kind != hand.Pon {
		t.Errorf("the meld of the hand is now %v", h.Melds()[0])
	}
}
