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

func TestNames(t *testing.T) {
	want := []string{"auto", "mpsz", "mjai", "mcr", "botzone", "kobalab", "unicode", "t34", "t136", "mahgen"}
	if got := notation.Names(); !slices.Equal(got, want) {
		t.Errorf("Names() = %v, want %v", got, want)
	}
	for i, name := range want {
		n, ok := notation.ByName(name)
		if !ok || int(n) != i || n.String() != name {
			t.Errorf("ByName(%q) = %v, %v", name, n, ok)
		}
	}
	for _, name := range []string{"", "MPSZ", "latin"} {
		if n, ok := notation.ByName(name); ok || n != notation.Auto {
			t.Errorf("ByName(%q) = %v, %v, want auto, false", name, n, ok)
		}
	}
	if got := notation.Notation(200).String(); got != "auto" {
		t.Errorf("Notation(200) is called %q", got)
	}
}

func TestParseTiles(t *testing.T) {
	for _, c := range []struct {
		text, want string
		offsets    []int
	}{
		{"", "", nil},
		{" | ", "", nil},
		{"3p12m", "12m3p", []int{0, 2, 3}},
		{"EEEEE 0m0m", "00m11111z", []int{0, 1, 2, 3, 4, 6, 8}},
	} {
		tiles, offsets, err := notation.ParseTiles(c.text, notation.MPSZ)
		if err != nil {
			t.Errorf("%q: %v", c.text, err)
			continue
		}
		if got, _ := notation.FormatTiles(tiles, notation.MPSZ); got != c.want || !slices.Equal(offsets, c.offsets) {
			t.Errorf("%q reads as %s at %v, want %s at %v", c.text, got, offsets, c.want, c.offsets)
		}
	}
	for _, c := range []struct {
		text   string
		n      notation.Notation
		at     int
		reason string
	}{
		{"1m[123m]", notation.MPSZ, 2, "a meld in a list of single tiles"},
		{"🀀🀀🀀🀀(🀀🀀🀀🀀)", notation.Unicode, 16, "a meld in a list of single tiles"},
		{"1m2", notation.Auto, 2, "digits without a suit"},
	} {
		tiles, offsets, err := notation.ParseTiles(c.text, c.n)
		checkSyntax(t, err, c.text, c.at, c.reason)
		if tiles != nil || offsets != nil {
			t.Errorf("%q: tiles %v beside an error", c.text, tiles)
		}
	}
}

// TestHandFaults checks where the faults lie that only the whole hand shows.
func TestHandFaults(t *testing.T) {
	for _, c := range []struct {
		name, text string
		ctx        hand.Context
		at         int
		err        error
		reason     string
	}{
		{
			"five concealed", "１m 1m,111m",
			hand.Context{},
			10, hand.ErrFiveOfAKind,
			"a fifth 1m: there are four, counted over the hand, its melds and the tiles seen",
		},
		{
			"fifth after a meld", "11z[🀀E1z]",
			hand.Context{},
			3, hand.ErrFiveOfAKind,
			"a fifth 1z: there are four, counted over the hand, its melds and the tiles seen",
		},
		{
			"meld first in the text", "[123m]111m1m",
			hand.Context{},
			0, hand.ErrFiveOfAKind,
			"a fifth 1m: there are four, counted over the hand, its melds and the tiles seen",
		},
		{
			"two reds", "1z 00p",
			hand.Context{},
			4, hand.ErrReds,
			"one red five 0p too many: the rules have 1",
		},
		{
			"red in the second meld", "0p[123p][055p]",
			hand.Context{},
			8, hand.ErrReds,
			"one red five 0p too many: the rules have 1",
		},
		{
			"three players", "1m5m",
			hand.Context{Rules: form.Rules{Players: 3}},
			2, hand.ErrAbsent,
			"5m is not in the three-player game",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := notation.Hand(c.text, notation.Auto, c.ctx)
			checkSyntax(t, err, c.text, c.at, c.reason)
			fault, ok := errors.AsType[*hand.Error](err)
			if !errors.Is(err, c.err) || !ok || fault.Reason != c.reason {
				t.Errorf("%v does not wrap %v", err, c.err)
			}
		})
	}
}

// TestHandFaultsElsewhere checks that a fault without a place in the text stays as it is.
func TestHandFaultsElsewhere(t *testing.T) {
	east := tile.Tile(tile.East)
	for _, c := range []struct {
		name, text string
		ctx        hand.Context
		place      hand.Place
		err        error
	}{
		{"size", "123m", hand.Context{}, hand.InConcealed, hand.ErrSize},
		{"seen", "1111z", hand.Context{Seen: []tile.Tile{east}}, hand.InSeen, hand.ErrFiveOfAKind},
		{"drawn added", "1111z", hand.Context{Drawn: &east}, hand.InDrawn, hand.ErrFiveOfAKind},
		{"drawn missing", "12m", hand.Context{Drawn: &east}, hand.InDrawn, hand.ErrDrawn},
		{"jokers", "12m", hand.Context{Jokers: 99}, hand.InJokers, hand.ErrJokers},
	} {
		t.Run(c.name, func(t *testing.T) {
			h, err := notation.Hand(c.text, notation.MPSZ, c.ctx)
			fault, ok := errors.AsType[*hand.Error](err)
			if h != nil || !ok || !errors.Is(err, c.err) || fault.Place != c.place {
				t.Errorf("Hand(%q) = %v, %v, want %v in place %d", c.text, h, err, c.err, c.place)
			}
			if _, ok := errors.AsType[*notation.SyntaxError](err); ok {
				t.Errorf("%v has a place in the text", err)
			}
		})
	}
}

func TestHandIsChecked(t *testing.T) {
	h, err := notation.Hand("3m1m 2m 1z1z [456p]", notation.MPSZ, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	if drawn, ok := h.Drawn(); !ok || drawn != tile.Tile(tile.East) || h.Size() != 5 || len(h.Melds()) != 1 {
		t.Errorf("drawn %v, size %d, melds %v", drawn, h.Size(), h.Melds())
	}
	if _, err = notation.Hand("12", notation.MPSZ, hand.Context{}); err == nil {
		t.Error("digits without a suit are a hand")
	}
}

func TestLocate(t *testing.T) {
	text, err := notation.Parse("1m 🀇[123m] 2m(1111z)", notation.MPSZ)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		err error
		at  int
		ok  bool
	}{
		{&hand.Error{Place: hand.InConcealed, Index: 0}, 0, true},
		{&hand.Error{Place: hand.InConcealed, Index: 1}, 3, true},
		{&hand.Error{Place: hand.InConcealed, Index: 2}, 14, true},
		{&hand.Error{Place: hand.InConcealed, Index: 3}, 0, false},
		{&hand.Error{Place: hand.InConcealed, Index: -1}, 0, false},
		{&hand.Error{Place: hand.InMelds, Index: 0}, 7, true},
		{&hand.Error{Place: hand.InMelds, Index: 1}, 16, true},
		{&hand.Error{Place: hand.InMelds, Index: 2}, 0, false},
		{&hand.Error{Place: hand.InSeen, Index: 0}, 0, false},
		{&hand.Error{Place: hand.InDrawn, Index: 0}, 0, false},
		{&hand.Error{Place: hand.InJokers, Index: -1}, 0, false},
		{&notation.SyntaxError{Offset: 3, Err: &hand.Error{Place: hand.InConcealed, Index: 1}}, 3, true},
		{errors.New("another"), 0, false},
		{nil, 0, false},
	} {
		if at, ok := text.Locate(c.err); at != c.at || ok != c.ok {
			t.Errorf("Locate(%+v) = %d, %v, want %d, %v", c.err, at, ok, c.at, c.ok)
		}
	}
}

func TestSyntaxError(t *testing.T) {
	const text = "１m😀2"
	for at, want := range map[int]int{0: 1, 3: 2, 4: 3, 8: 4, 9: 5} {
		e := &notation.SyntaxError{Text: text, Offset: at, Reason: "bad"}
		if got := e.Column(); got != want {
			t.Errorf("byte %d is in column %d, want %d", at, got, want)
		}
	}
	e := &notation.SyntaxError{Text: text, Offset: 4, Reason: "bad", Err: hand.ErrReds}
	if got, want := e.Error(), "notation: bad at byte 4"; got != want {
		t.Errorf("Error() = %q, want %q", got, want)
	}
	if !errors.Is(e, hand.ErrReds) {
		t.Error("the error behind is lost")
	}
}
