package win_test

import (
	"bufio"
	"compress/gzip"
	"os"
	"strconv"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/tile"
	"mentsu/win"
)

// parse returns the hand of a text that is right.
func parse(text string, ctx hand.Context) *hand.Hand {
	h, err := notation.Hand(text, notation.Auto, ctx)
	if err != nil {
		panic(err)
	}
	return h
}

// rulesOf returns the rules of the standard form for hands of as many tiles.
func rulesOf(tiles int, copies form.JokerCopies) form.Rules {
	r := form.Rules{Forms: form.Standard, JokerCopies: copies}
	if tiles == 17 {
		r.Sets = 5
	}
	return r
}

// Hands that others have judged, under both copy rules.
func TestVectors(t *testing.T) {
	for name, want := range map[string]struct {
		lines int
		house win.House
	}{"hands": {6000, win.House{}}, "corr": {8000, win.House{}}, "h17": {400, win.House{}}, "h258": {3000, win.House{Pair258: true}}} {
		file, err := os.Open("testdata/" + name + ".txt.gz")
		if err != nil {
			t.Fatal(err)
		}
		unzip, err := gzip.NewReader(file)
		if err != nil {
			t.Fatal(err)
		}
		lines := 0
		for scan := bufio.NewScanner(unzip); scan.Scan(); lines++ {
			field := strings.Fields(scan.Text())
			jokers, err := strconv.Atoi(field[1])
			if err != nil {
				t.Fatal(err)
			}
			var tiles []tile.Tile
			for k, n := range field[2] {
				for range n - '0' {
					tiles = append(tiles, tile.Tile(k))
				}
			}
			for copies, verdict := range map[form.JokerCopies]string{form.JokerAny: field[3], form.JokerFour: field[4]} {
				h, err := hand.New(hand.Tiles{Concealed: tiles}, hand.Context{Jokers: jokers, Rules: rulesOf(len(tiles)+jokers, copies)})
				if err != nil {
					t.Fatal(err)
				}
				if got := win.Check(h, win.Query{House: want.house}).Win; got != (verdict == "1") {
					t.Errorf("%s: %s, rule %d: win %v", name, scan.Text(), copies, got)
				}
			}
		}
		if lines != want.lines {
			t.Errorf("%s: %d lines, want %d", name, lines, want.lines)
		}
	}
}

func TestCheck(t *testing.T) {
	one := 1
	five := form.Rules{Sets: 5}
	pairs := form.Rules{Forms: form.SevenPairs}
	for _, test := range []struct {
		name   string
		hand   string
		ctx    hand.Context
		query  win.Query
		want   bool
		copies form.JokerCopies
	}{
		{"an earlier suit must not take the pair", "266m77888899pjjj", hand.Context{}, win.Query{}, true, form.JokerAny},
		{"the same, four of a kind", "266m77888899pjjj", hand.Context{}, win.Query{}, true, form.JokerFour},
		{"two jokers alone", "jj", hand.Context{}, win.Query{}, true, form.JokerFour},
		{"fourteen jokers alone", "jjjjjjjjjjjjjj", hand.Context{}, win.Query{}, true, form.JokerFour},
		{"8 jokers", "37p77s44zjjjjjjjj", hand.Context{}, win.Query{}, true, form.JokerAny},
		{"9 jokers", "12345zjjjjjjjjj", hand.Context{}, win.Query{Forms: form.Standard}, true, form.JokerFour},
		{"fifth copy", "1111z2zjjjjjjjjj", hand.Context{}, win.Query{Forms: form.Standard}, true, form.JokerAny},
		{"no fifth copy", "1111z2zjjjjjjjjj", hand.Context{}, win.Query{Forms: form.Standard}, false, form.JokerFour},
		{"1111m and a joker", "1111mj", hand.Context{}, win.Query{}, true, form.JokerAny},
		{"1111m and a joker, four of a kind", "1111mj", hand.Context{}, win.Query{}, false, form.JokerFour},
		{"a meld holds the other three", "1m123p456s77zj[111m]", hand.Context{}, win.Query{}, false, form.JokerFour},
		{"counts 22442", "11223333444455m", hand.Context{}, win.Query{Forms: form.Standard}, true, form.JokerAny},
		{"no pair of 2, 5 or 8", "12345zjjjjjjjjj", hand.Context{}, win.Query{Forms: form.Standard, House: win.House{Pair258: true}}, false, form.JokerAny},
		{"a pair of 5", "111m11155p", hand.Context{}, win.Query{House: win.House{Pair258: true}}, true, form.JokerAny},
		{"a pair of 1", "111m55511p", hand.Context{}, win.Query{House: win.House{Pair258: true}}, false, form.JokerAny},
		{"winds are a run", "124z11m", hand.Context{}, win.Query{House: win.House{WindRuns: true}}, true, form.JokerAny},
		{"winds are none", "124z11m", hand.Context{}, win.Query{}, false, form.JokerAny},
		{"dragons are a run, four of a kind", "567z11m", hand.Context{}, win.Query{House: win.House{DragonRuns: true}}, true, form.JokerFour},
		{"each set needs a natural tile", "1mjjjj", hand.Context{}, win.Query{House: win.House{NaturalPerSet: true}}, false, form.JokerAny},
		{"each set has one", "1m5zjjj", hand.Context{}, win.Query{House: win.House{NaturalPerSet: true}}, true, form.JokerAny},
		{"pair of 2, 5 or 8 with a natural tile", "112mjj", hand.Context{}, win.Query{House: win.House{NaturalPerSet: true, Pair258: true}}, true, form.JokerAny},
		{"no natural tile for such a pair", "111mjj", hand.Context{}, win.Query{House: win.House{NaturalPerSet: true, Pair258: true}}, false, form.JokerAny},
		{"three players have no 2m and 3m", "1111m9mjjj", hand.Context{Rules: form.Rules{Players: 3}}, win.Query{}, false, form.JokerFour},
		{"void suit", "123m11p", hand.Context{}, win.Query{House: win.House{Void: 0x1ff}}, false, form.JokerAny},
		{"void suit kept", "123s11p", hand.Context{}, win.Query{House: win.House{Void: 0x1ff}}, true, form.JokerAny},
		{"instant win", "147m258p1479sjjj", hand.Context{}, win.Query{House: win.House{InstantWin: 3}}, true, form.JokerAny},
		{"one joker used, the others as they show", "12m777z", hand.Context{JokerKinds: tile.KindsOf(tile.Red)}, win.Query{House: win.House{MaxJokersUsed: &one}}, true, form.JokerAny},
		{"one joker used", "123m1z7z", hand.Context{JokerKinds: tile.KindsOf(tile.Red)}, win.Query{House: win.House{MaxJokersUsed: &one}}, true, form.JokerAny},
		{"two jokers used", "1m11z77z", hand.Context{JokerKinds: tile.KindsOf(tile.Red)}, win.Query{House: win.House{MaxJokersUsed: &one}}, false, form.JokerAny},
		{"two of two kinds, one used", "12m1z7z6z", hand.Context{JokerKinds: tile.KindsOf(tile.Red, tile.Green)}, win.Query{House: win.House{MaxJokersUsed: &one}}, false, form.JokerAny},
		{"a joker without a face must be used", "11m77zj", hand.Context{JokerKinds: tile.KindsOf(tile.Red)}, win.Query{House: win.House{MaxJokersUsed: &one}}, true, form.JokerAny},
		{"eight pairs and a tile", "1122334455667788m1z", hand.Context{Rules: five}, win.Query{Forms: form.SevenPairs}, true, form.JokerAny},
		{"seven pairs with jokers", "1122m3344p5566s1zj", hand.Context{Rules: pairs}, win.Query{}, true, form.JokerAny},
		{"three of a kind", "11122m3344p556sjj", hand.Context{Rules: pairs}, win.Query{}, false, form.JokerAny},
		{"three of a kind, four are two pairs", "11122m3344p556sjj", hand.Context{Rules: form.Rules{Forms: form.SevenPairs, FourAsTwoPairs: true}}, win.Query{}, true, form.JokerAny},
		{"orphans with jokers", "19m19p19s12345zjjj", hand.Context{}, win.Query{Forms: form.ThirteenOrphans}, true, form.JokerAny},
		{"orphans with a five", "159m19p19s1234zjjj", hand.Context{}, win.Query{Forms: form.ThirteenOrphans}, false, form.JokerAny},
	} {
		t.Run(test.name, func(t *testing.T) {
			test.ctx.Rules.JokerCopies = test.copies
			h, err := notation.Hand(test.hand, notation.Auto, test.ctx)
			if err != nil {
				t.Fatal(err)
			}
			if got := win.Check(h, test.query).Win; got != test.want {
				t.Errorf("%s: win %v, want %v", test.hand, got, test.want)
			}
		})
	}
}

// Options of a house that meet: proxies and jokers of one face, melds in a void suit, jokers
// that are natural because they show their face, a finished hand of at most four of a kind.
func TestHouses(t *testing.T) {
	none, two := 0, 2
	proxy := func(face tile.Kind) *win.Proxy { return &win.Proxy{Tile: tile.White, Face: face} }
	five, two2, north := tile.Man1+4, tile.Man1+1, tile.North
	four := form.Rules{JokerCopies: form.JokerFour}
	for _, test := range []struct {
		hand  string
		ctx   hand.Context
		house win.House
		want  bool
	}{
		{"5555m5555z1m11p", hand.Context{JokerKinds: tile.KindsOf(five)}, win.House{Proxy: proxy(five), MaxJokersUsed: &none}, false},
		{"22m555z", hand.Context{JokerKinds: tile.KindsOf(two2)}, win.House{Proxy: proxy(two2), MaxJokersUsed: &none}, true},
		{"33m5555z11p", hand.Context{JokerKinds: tile.KindsOf(two2 + 1)}, win.House{Proxy: proxy(two2 + 1), MaxJokersUsed: &none}, true},
		{"123m11p[123s]", hand.Context{}, win.House{Void: 0x1ff << 18}, false},
		{"44z", hand.Context{JokerKinds: tile.KindsOf(north)}, win.House{NaturalPerSet: true, MaxJokersUsed: &none}, true},
		{"44z", hand.Context{JokerKinds: tile.KindsOf(north)}, win.House{NaturalPerSet: true, MaxJokersUsed: &two}, true},
		{"555z11z[333m]", hand.Context{JokerKinds: tile.KindsOf(two2 + 1)}, win.House{Proxy: proxy(two2 + 1)}, true},
		{"555z11z[333m]", hand.Context{JokerKinds: tile.KindsOf(two2 + 1), Rules: four}, win.House{Proxy: proxy(two2 + 1)}, false},
	} {
		h, err := notation.Hand(test.hand, notation.Auto, test.ctx)
		if err != nil {
			t.Error(test.hand, err)
			continue
		}
		if got := win.Check(h, win.Query{Forms: form.Standard, House: test.house}).Win; got != test.want {
			t.Errorf("%s in %+v: win %v, want %v", test.hand, test.house, got, test.want)
		}
	}
	for _, test := range []struct {
		ctx  hand.Context
		want tile.Kinds
	}{
		{hand.Context{Rules: four}, 1 << (tile.Pin1 + 3)}, // without jokers the pool alone says what can be drawn
		{hand.Context{Rules: four, JokerKinds: 1 << north}, 0},
		{hand.Context{JokerKinds: 1 << north}, 1 << (tile.Pin1 + 3)},
	} {
		h := parse("4p123m[444p]", test.ctx)
		if w := win.Waits(h, win.Query{Pool: form.PoolHand}); w.Kinds != test.want {
			t.Errorf("beside three melded 4p, rules %+v, jokers %v: waits on %v, want %v", test.ctx.Rules, test.ctx.JokerKinds, w.Kinds, test.want)
		}
	}
}

// Which of two kinds of jokers completes a hand, where a joker may be the tile it shows.
func TestWaitsOnJokers(t *testing.T) {
	none, one := 0, 1
	kinds := tile.KindsOf(tile.Green, tile.Red)
	for _, test := range []struct {
		hand   string
		used   *int
		joker  bool
		jokers tile.Kinds
	}{
		{"12m17z", nil, true, kinds},                         // a joker is 3m, another 1z
		{"12m17z", &one, false, 0},                           // both would stand for others
		{"23m67z", &one, true, kinds},                        // two show the pair, the third is 1m
		{"123m6z", &none, false, tile.KindsOf(tile.Green)},   // the pair, both as themselves
		{"12m11667z", &one, false, tile.KindsOf(tile.Green)}, // a third 6z, and 7z is 3m
		{"12m11667z", nil, true, kinds},
		{"123m6666z", &none, false, 0},                       // no 6z is left, and 7z is no other
		{"123m456m6666z", nil, true, tile.KindsOf(tile.Red)}, // only 7z can be drawn
		{"1113m", nil, true, kinds},                          // without a joker yet
		{"1113m", &none, false, 0},
		{"111m456p5s", nil, true, kinds},
		{"111m456p7z", &none, false, tile.KindsOf(tile.Red)},
		{"111m456p7z", &one, true, kinds},
		{"111m456p6677z", &none, true, kinds},
	} {
		h := parse(test.hand, hand.Context{JokerKinds: kinds})
		w := win.Waits(h, win.Query{Forms: form.Standard, House: win.House{MaxJokersUsed: test.used}})
		if w.Joker != test.joker || w.Jokers != test.jokers {
			t.Errorf("%s, used %v: joker %v, jokers %v, want %v, %v", test.hand, test.used, w.Joker, w.Jokers, test.joker, test.jokers)
		}
	}
}

// The white dragon plays the face of the joker, 3m, all of whose own tiles are jokers.
func TestProxy(t *testing.T) {
	ctx := hand.Context{JokerKinds: tile.KindsOf(2)}
	q := win.Query{House: win.House{Proxy: &win.Proxy{Tile: tile.White, Face: 2}}}
	for text, want := range map[string]bool{
		"12m5z77p":     true,  // 123m and the pair
		"14m5z77p":     false, // no run
		"555z11m":      true,  // three of the face
		"13m5z77p":     true,  // a joker, the face and a 1
		"17m5z77p":     false,
		"123m55z11z1p": false, // two jokers fewer than it takes
	} {
		h, err := notation.Hand(text, notation.Auto, ctx)
		if err != nil {
			t.Fatal(err)
		}
		if got := win.Check(h, q).Win; got != want {
			t.Errorf("%s: win %v, want %v", text, got, want)
		}
	}
}

func TestWaits(t *testing.T) {
	all := tile.AllKinds.String()
	allBut2z := (tile.AllKinds &^ (1 << tile.South)).String()
	for _, test := range []struct {
		hand   string
		copies form.JokerCopies
		want   string
		any    bool
		joker  bool
	}{
		{"66zjjjjjjjj", form.JokerAny, all, true, true},
		{"66zjjjjjjjj", form.JokerFour, all, true, true},
		{"222z44zjjjjjjjj", form.JokerAny, all, true, true},
		{"222z44zjjjjjjjj", form.JokerFour, allBut2z, false, true},
		{"123m1z", form.JokerAny, "1z", false, true},
		{"123m1p2z", form.JokerAny, "", false, false},
		{"11m22p", form.JokerAny, "1m2p", false, true},
		{"12m11z", form.JokerAny, "3m", false, true},
		{"1111m", form.JokerAny, "", false, true},
		{"1111m", form.JokerFour, "", false, false},
	} {
		h, err := notation.Hand(test.hand, notation.Auto, hand.Context{Rules: form.Rules{Forms: form.Standard, JokerCopies: test.copies}})
		if err != nil {
			t.Fatal(err)
		}
		got := win.Waits(h, win.Query{})
		if got.Kinds.String() != test.want || got.Any != test.any || got.Joker != test.joker {
			t.Errorf("%s, rule %d: waits on %v, any %v, joker %v, want %s, %v, %v", test.hand, test.copies, got.Kinds, got.Any, got.Joker, test.want, test.any, test.joker)
		}
	}
}
