package hand_test

import (
	"errors"
	"fmt"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// fault is what New is expected to say.
type fault struct {
	err    error
	place  hand.Place
	index  int
	tile   string // "" where the fault is no single tile
	reason string
}

func TestNewFaults(t *testing.T) {
	const fifth = "a fifth %s: there are four, counted over the hand, its melds and the tiles seen"
	sanma := form.Rules{Players: 3}
	noReds := &[3]uint8{}
	for _, c := range []struct {
		name, text, seen, drawn string
		ctx                     hand.Context
		want                    fault
	}{
		{"five concealed", "1112m1m1m", "", "", hand.Context{}, fault{hand.ErrFiveOfAKind, hand.InConcealed, 5, "1m", ""}},
		{"red is the fifth", "55550m", "", "", hand.Context{}, fault{hand.ErrFiveOfAKind, hand.InConcealed, 4, "0m", ""}},
		{"fifth after red", "05555m", "", "", hand.Context{}, fault{hand.ErrFiveOfAKind, hand.InConcealed, 4, "5m", ""}},
		{"fifth in a meld", "1123m[789s][111m]", "", "", hand.Context{}, fault{hand.ErrFiveOfAKind, hand.InMelds, 1, "1m", ""}},
		{"fifth in a run", "1111z[789s]9999s", "", "", hand.Context{}, fault{hand.ErrFiveOfAKind, hand.InMelds, 0, "9s", ""}},
		{"fifth seen", "11m[111z]", "5p1m1m1m", "", hand.Context{}, fault{hand.ErrFiveOfAKind, hand.InSeen, 3, "1m", ""}},
		{"fifth drawn", "1111m", "", "1m", hand.Context{}, fault{hand.ErrFiveOfAKind, hand.InDrawn, 0, "1m", ""}},
		{"drawn before melds", "1m[111m]", "", "1m", hand.Context{}, fault{hand.ErrFiveOfAKind, hand.InMelds, 0, "1m", ""}},
		{"joker kind is counted", "55555z", "", "", hand.Context{JokerKinds: tile.Dragons}, fault{hand.ErrFiveOfAKind, hand.InConcealed, 4, "5z", ""}},
		{"two reds", "00m", "", "", hand.Context{}, fault{hand.ErrReds, hand.InConcealed, 1, "0m", "one red five 0m too many: the rules have 1"}},
		{"red in hand and meld", "0p[055p]", "", "", hand.Context{}, fault{hand.ErrReds, hand.InMelds, 0, "0p", "one red five 0p too many: the rules have 1"}},
		{"red seen again", "0s", "1m0s", "", hand.Context{}, fault{hand.ErrReds, hand.InSeen, 1, "0s", "one red five 0s too many: the rules have 1"}},
		{"red drawn again", "0s", "", "0s", hand.Context{}, fault{hand.ErrReds, hand.InDrawn, 0, "0s", "one red five 0s too many: the rules have 1"}},
		{"three of two reds", "000p", "", "", hand.Context{Reds: &[3]uint8{1, 2, 1}}, fault{hand.ErrReds, hand.InConcealed, 2, "0p", "one red five 0p too many: the rules have 2"}},
		{"no reds", "10m", "", "", hand.Context{Reds: noReds}, fault{hand.ErrReds, hand.InConcealed, 1, "0m", "red five 0m: the rules have none, a plain five is 5m"}},
		{"sanma", "19m8m", "", "", hand.Context{Rules: sanma}, fault{hand.ErrAbsent, hand.InConcealed, 2, "8m", "8m is not in the three-player game"}},
		{"sanma red", "0m", "", "", hand.Context{Rules: sanma}, fault{hand.ErrAbsent, hand.InConcealed, 0, "0m", "0m is not in the three-player game"}},
		{"sanma meld", "1z[111p][234m]", "", "", hand.Context{Rules: sanma}, fault{hand.ErrAbsent, hand.InMelds, 1, "2m", "2m is not in the three-player game"}},
		{"sanma seen", "1z", "1m2m", "", hand.Context{Rules: sanma}, fault{hand.ErrAbsent, hand.InSeen, 1, "2m", "2m is not in the three-player game"}},
		{"joker seen", "1z", "1mj", "", hand.Context{}, fault{hand.ErrJokers, hand.InSeen, 1, "j", "jokers are not counted among the tiles seen"}},
		{"drawn missing", "1123m4p", "", "5p", hand.Context{}, fault{hand.ErrDrawn, hand.InDrawn, 0, "5p", "the drawn tile 5p is not among the concealed tiles"}},
		{"drawn only in a meld", "12m[111z]", "", "1z", hand.Context{}, fault{hand.ErrDrawn, hand.InDrawn, 0, "1z", "the drawn tile 1z is not among the concealed tiles"}},
		{"drawn red, plain held", "55m", "", "0m", hand.Context{}, fault{hand.ErrDrawn, hand.InDrawn, 0, "0m", "the drawn tile 0m is not among the concealed tiles"}},
		{"drawn plain, red held", "01m", "", "5m", hand.Context{}, fault{hand.ErrDrawn, hand.InDrawn, 0, "5m", "the drawn tile 5m is not among the concealed tiles"}},
		{"drawn joker, none held", "12m", "", "j", hand.Context{}, fault{hand.ErrDrawn, hand.InDrawn, 0, "j", "the drawn tile j is not among the concealed tiles"}},
		{"negative jokers", "1m", "", "", hand.Context{Jokers: -1}, fault{hand.ErrJokers, hand.InJokers, -1, "", "-1 jokers: 0 to 17 are possible"}},
		{"too many jokers", "1m", "", "", hand.Context{Jokers: 18}, fault{hand.ErrJokers, hand.InJokers, -1, "", "18 jokers: 0 to 17 are possible"}},
		{"six sets", "1m", "", "", hand.Context{Rules: form.Rules{Sets: 6}}, fault{hand.ErrRules, hand.InRules, -1, "", "6 sets in a finished hand: 4 or 5 are possible"}},
		{"joker copies", "1m", "", "", hand.Context{Rules: form.Rules{JokerCopies: 2}}, fault{hand.ErrRules, hand.InRules, -1, "", "rule 2 for the copies that jokers may be: 0 and 1 are possible"}},
		{"no form", "1m", "", "", hand.Context{Rules: form.Rules{Forms: 1 << form.NumForms}}, fault{hand.ErrRules, hand.InRules, -1, "", "winning forms 32: there are no others than those of 31"}},
		{"no kind as joker", "1m", "", "", hand.Context{JokerKinds: 1 << 34}, fault{hand.ErrJokers, hand.InJokerKinds, -1, "", "kind 34 as joker: 0 to 33 are possible"}},
		{"sanma joker", "1m", "", "", hand.Context{Rules: sanma, JokerKinds: tile.KindsOf(1, 31)}, fault{hand.ErrAbsent, hand.InJokerKinds, -1, "", "2m as joker is not in the three-player game"}},
		{"two players", "1m", "", "", hand.Context{Rules: form.Rules{Players: 2}}, fault{hand.ErrRules, hand.InRules, -1, "", "2 players: 3 or 4 are possible"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.ctx.Seen, c.ctx.Drawn = list(t, c.seen), one(t, c.drawn)
			if c.want.reason == "" { // the fifth copy
				c.want.reason = fmt.Sprintf(fifth, one(t, c.want.tile).Kind())
			}
			_, err := hand.New(read(t, c.text), c.ctx)
			checkFault(t, err, c.want)
		})
	}
}

func TestNewSizes(t *testing.T) {
	const triple = " concealed tiles: a hand has 3n+1 before its draw and 3n+2 after it, such as 13 and 14, or 10 and 11"
	for _, c := range []struct {
		name, text, drawn string
		ctx               hand.Context
		reason            string
	}{
		{"none", "[123m]", "", hand.Context{}, "no concealed tiles"},
		{"three", "123m", "", hand.Context{}, "3" + triple},
		{"three with a drawn tile", "123m", "5p", hand.Context{}, "3" + triple},
		{"twelve", "123456789m123p", "", hand.Context{}, "12" + triple},
		{"twelve with a joker", "123456789m12pj", "", hand.Context{}, "12" + triple},
		{"thirteen and two jokers", "123456789m1234p", "", hand.Context{Jokers: 2}, "15" + triple},
		{"sixteen", "123456789m1234567p", "", hand.Context{}, "too many tiles: 16 concealed, where a finished hand has 4 sets and a pair"},
		{"nineteen", "123456789m123456789p1z", "", hand.Context{Rules: form.Rules{Sets: 5}}, "too many tiles: 19 concealed, where a finished hand has 5 sets and a pair"},
		{"thirteen and a meld", "123456789m1234p[111z]", "", hand.Context{}, "too many tiles: 13 concealed and 1 meld, where a finished hand has 4 sets and a pair"},
		{"one and five melds", "1z[123m][456m][789m][123p][456p]", "", hand.Context{}, "too many tiles: 1 concealed and 5 melds, where a finished hand has 4 sets and a pair"},
	} {
		t.Run(c.name, func(t *testing.T) {
			c.ctx.Drawn = one(t, c.drawn)
			_, err := hand.New(read(t, c.text), c.ctx)
			checkFault(t, err, fault{hand.ErrSize, hand.InConcealed, -1, "", c.reason})
		})
	}
}

// TestNewValues checks values that no text gives, but a caller could.
func TestNewValues(t *testing.T) {
	plain := list(t, "1m")
	for _, c := range []struct {
		name  string
		tiles hand.Tiles
		ctx   hand.Context
		want  fault
	}{
		{"concealed", hand.Tiles{Concealed: []tile.Tile{0, 200}}, hand.Context{}, fault{hand.ErrAbsent, hand.InConcealed, 1, "?", "tile value 200 is no tile of a kind"}},
		{"seen", hand.Tiles{Concealed: plain}, hand.Context{Seen: []tile.Tile{38}}, fault{hand.ErrAbsent, hand.InSeen, 0, "?", "tile value 38 is no tile of a kind"}},
		{"drawn", hand.Tiles{Concealed: plain}, hand.Context{Drawn: new(tile.Tile(99))}, fault{hand.ErrAbsent, hand.InDrawn, 0, "?", "tile value 99 is no tile of a kind"}},
		{"meld set", hand.Tiles{Concealed: plain, Melds: []hand.Meld{{Kind: hand.Chi, Set: 55}}}, hand.Context{}, fault{hand.ErrNoSet, hand.InMelds, 0, "", "a meld that NewMeld does not make"}},
		{"meld kind", hand.Tiles{Concealed: plain, Melds: []hand.Meld{{Kind: 4}}}, hand.Context{}, fault{hand.ErrNoSet, hand.InMelds, 0, "", "a meld that NewMeld does not make"}},
		{"chi of a triplet", hand.Tiles{Concealed: plain, Melds: []hand.Meld{{Kind: hand.Chi, Set: 3}}}, hand.Context{}, fault{hand.ErrNoSet, hand.InMelds, 0, "", "a meld that NewMeld does not make"}},
		{"kan of a run", hand.Tiles{Concealed: plain, Melds: []hand.Meld{{Kind: hand.Kan, Set: 40}}}, hand.Context{}, fault{hand.ErrNoSet, hand.InMelds, 0, "", "a meld that NewMeld does not make"}},
		{"red east", hand.Tiles{Concealed: plain, Melds: []hand.Meld{{Kind: hand.Pon, Set: 27, Reds: 1}}}, hand.Context{}, fault{hand.ErrNoSet, hand.InMelds, 0, "", "a meld that NewMeld does not make"}},
		{"red without five", hand.Tiles{Concealed: plain, Melds: []hand.Meld{{Kind: hand.Chi, Set: form.Run(5), Reds: 1}}}, hand.Context{}, fault{hand.ErrNoSet, hand.InMelds, 0, "", "a meld that NewMeld does not make"}},
		{"four reds in a pon", hand.Tiles{Concealed: plain, Melds: []hand.Meld{{Kind: hand.Pon, Set: 4, Reds: 4}}}, hand.Context{}, fault{hand.ErrNoSet, hand.InMelds, 0, "", "a meld that NewMeld does not make"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := hand.New(c.tiles, c.ctx)
			checkFault(t, err, c.want)
		})
	}
}

func checkFault(t *testing.T, err error, want fault) {
	t.Helper()
	got, ok := errors.AsType[*hand.Error](err)
	if !ok {
		t.Fatalf("error %v, want %+v", err, want)
	}
	if !errors.Is(err, want.err) || got.Place != want.place || got.Index != want.index {
		t.Errorf("%v in place %d at %d, want %v, %d, %d", got.Err, got.Place, got.Index, want.err, want.place, want.index)
	}
	if want.tile != "" && got.Tile.String() != want.tile {
		t.Errorf("tile %v, want %s", got.Tile, want.tile)
	}
	if got.Reason != want.reason || got.Error() != "hand: "+want.reason {
		t.Errorf("reason %q, want %q", got.Reason, want.reason)
	}
}

// FuzzHand makes hands of arbitrary values: none may panic, and one that is accepted
// keeps every promise of its questions.
func FuzzHand(f *testing.F) {
	f.Add([]byte{0, 1, 2, 3, 4, 34, 37}, []byte{2, 4, 1}, []byte{5, 5}, uint8(0), uint8(4), uint8(4))
	f.Add([]byte{31, 31, 31, 31, 31}, []byte{}, []byte{37}, uint8(3), uint8(0), uint8(3))
	f.Add([]byte{9, 9, 9, 10}, []byte{0, 40, 0, 3, 27, 0}, []byte{200}, uint8(17), uint8(5), uint8(2))
	f.Fuzz(func(t *testing.T, concealed, melds, seen []byte, jokers, sets, players uint8) {
		tiles := hand.Tiles{}
		for _, b := range concealed {
			tiles.Concealed = append(tiles.Concealed, tile.Tile(b))
		}
		for ; len(melds) >= 3; melds = melds[3:] {
			tiles.Melds = append(tiles.Melds, hand.Meld{Kind: hand.MeldKind(melds[0]), Set: form.Set(melds[1]), Reds: melds[2]})
		}
		ctx := hand.Context{Rules: form.Rules{Sets: int(sets), Players: int(players)}, Jokers: int(jokers)}
		for _, b := range seen {
			ctx.Seen = append(ctx.Seen, tile.Tile(b))
		}
		h, err := hand.New(tiles, ctx)
		if err != nil {
			if _, ok := errors.AsType[*hand.Error](err); !ok {
				t.Fatalf("error %T", err)
			}
			return
		}
		checkHand(t, h)
		again, err := hand.New(h.Tiles(), hand.Context{Rules: h.Rules(), Seen: ctx.Seen})
		if err != nil {
			t.Fatal(err)
		}
		if again.Concealed() != h.Concealed() || again.Melded() != h.Melded() || again.Jokers() != h.Jokers() {
			t.Fatalf("%v is read back as %v", h.Tiles(), again.Tiles())
		}
	})
}

func checkHand(t *testing.T, h *hand.Hand) {
	t.Helper()
	concealed, melded, seen, left := h.Concealed(), h.Melded(), h.Seen(), h.Left()
	for k := range concealed {
		sum := concealed[k] + melded[k] + seen[k] + left[k]
		if gone := h.Rules().Players == 3 && tile.SanmaGone.Has(tile.Kind(k)); gone && sum != 0 || !gone && sum != 4 {
			t.Errorf("%d copies of %v", sum, tile.Kind(k))
		}
	}
	if n := h.Size(); n%3 == 0 || n != concealed.Total()+h.Jokers() {
		t.Errorf("size %d", n)
	}
	if h.ImpliedMelds() < 0 || h.FreeSets()+len(h.Melds())+h.ImpliedMelds() != h.Rules().Sets {
		t.Errorf("%d free sets, %d melds, %d implied", h.FreeSets(), len(h.Melds()), h.ImpliedMelds())
	}
	if _, ok := h.Drawn(); ok == h.Waiting() {
		t.Errorf("waiting %v, drawn %v", h.Waiting(), ok)
	}
}
