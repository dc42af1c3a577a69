package odds_test

import (
	"errors"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/odds"
	"mentsu/shanten"
	"mentsu/tile"
)

func TestErrors(t *testing.T) {
	counts := func(k tile.Kind, n uint8) (c tile.Counts) {
		c[k] = n
		return c
	}
	deck, five, many := counts(0, 3), counts(0, 5), counts(tile.East, 3)
	many[tile.South] = 4
	pon := hand.Meld{Kind: hand.Pon, Set: form.Triplet(tile.East)}
	deals := func(q odds.Question) error { _, err := odds.Deals(q); return err }
	waits := func(q odds.Question) error { _, err := odds.Waits(q); return err }
	complete := func(q odds.Question) error { _, err := odds.Complete(q); return err }
	sample := func(n int) func(odds.Question) error {
		return func(q odds.Question) error { _, err := odds.SampleWaits(t.Context(), q, n, 1); return err }
	}
	play := func(n int) func(odds.Question) error {
		return func(q odds.Question) error { _, err := odds.Simulate(t.Context(), q, n, 1); return err }
	}
	for _, c := range []struct {
		ask    func(odds.Question) error
		q      odds.Question
		err    error
		field  string
		reason string
	}{
		{deals, odds.Question{}, odds.ErrSize, "tiles", "0 tiles are no hand: it has 3n+1, such as 13, or 3n+2, such as 14"},
		{deals, odds.Question{Tiles: 12}, odds.ErrSize, "tiles", "12 tiles are no hand: it has 3n+1, such as 13, or 3n+2, such as 14"},
		{deals, odds.Question{Tiles: 16}, odds.ErrSize, "tiles", "16 tiles are too many: beside the melds there may be 14"},
		{deals, odds.Question{Tiles: 13, Melds: []hand.Meld{pon}}, odds.ErrSize, "tiles", "13 tiles are too many: beside the melds there may be 11"},
		{deals, odds.Question{Tiles: 1, Melds: []hand.Meld{pon, pon, pon, pon, pon}}, odds.ErrSize, "melds", "5 melds, where a hand has 4 sets"},
		{deals, odds.Question{Tiles: 2, Known: counts(0, 3)}, odds.ErrSize, "known", "3 tiles are known, more than the 2 of the hand"},
		{deals, odds.Question{Tiles: 4, Deck: &deck}, odds.ErrTooFew, "tiles", "4 tiles are to be dealt, and 3 are left"},
		{deals, odds.Question{Tiles: 4, Deck: &five}, odds.ErrCopies, "deck", "5 copies of 1m, where there can be 4"},
		{deals, odds.Question{Tiles: 4, Deck: &deck, Known: counts(0, 4)}, odds.ErrCopies, "known", "4 more of 1m, of which 3 are left"},
		{deals, odds.Question{Tiles: 4, Melds: []hand.Meld{pon, pon}}, odds.ErrCopies, "melds", "6 more of 1z, of which 4 are left"},
		{deals, odds.Question{Tiles: 4, Seen: counts(tile.East, 2), Melds: []hand.Meld{pon}}, odds.ErrCopies, "seen", "2 more of 1z, of which 1 are left"},
		{deals, odds.Question{Tiles: 4, Known: counts(1, 1), Rules: form.Rules{Players: 3}}, odds.ErrCopies, "known", "1 more of 2m, of which 0 are left"},
		{deals, odds.Question{Tiles: 4, WallJokers: 99}, odds.ErrTooMany, "wall_jokers", "99 jokers are too many: at most 34"},
		{deals, odds.Question{Tiles: 4, WallJokers: 3, JokerKinds: tile.Winds | tile.Dragons | 1}, odds.ErrTooMany, "joker_tiles", "35 jokers are too many: at most 34"},
		{deals, odds.Question{Tiles: 13, Jokers: 1, Only: program(t, "tanyao")}, odds.ErrUnsupported, "only", "restrictions of deals with jokers are not counted exactly"},
		{deals, odds.Question{Tiles: 13, Only: program(t, "pinfu")}, odds.ErrUnsupported, "only", "concealed triplets and waits are not counted exactly"},
		{deals, odds.Question{Tiles: 13, Jokers: 1, Seen: counts(tile.East, 3), Pool: form.PoolSeen}, odds.ErrUnsupported, "seen", "jokers beside tiles that are gone are not counted exactly"},
		{waits, odds.Question{Tiles: 14}, odds.ErrSize, "tiles", "14 tiles wait on nothing: waits are of 3n+1 tiles, such as 13"},
		{waits, odds.Question{Tiles: 13, WallJokers: 4}, odds.ErrUnsupported, "wall_jokers", "waits of deals with jokers are not counted"},
		{waits, odds.Question{Tiles: 13, Jokers: 1}, odds.ErrUnsupported, "known", "waits of deals with jokers are not counted"},
		{waits, odds.Question{Tiles: 13, Only: program(t, "honitsu")}, odds.ErrUnsupported, "only", "waits under a restriction of several clauses are not counted"},
		{waits, odds.Question{Tiles: 13, Only: program(t, "has(123m)")}, odds.ErrUnsupported, "only", "waits under a restriction that forces tiles are not counted"},
		{waits, odds.Question{Tiles: 13, Jokers: 1, Rules: chinese}, odds.ErrUnsupported, "known", "jokers are not counted exactly with the forms of knitted tiles"},
		{deals, odds.Question{Tiles: 13, WallJokers: 1, Rules: chinese}, odds.ErrUnsupported, "wall_jokers", "jokers are not counted exactly with the forms of knitted tiles"},
		{deals, odds.Question{Tiles: 13, Only: program(t, "tanyao"), Rules: chinese}, odds.ErrUnsupported, "only", "restrictions do not know the forms with knitted tiles"},
		{sample(9), odds.Question{Tiles: 14}, odds.ErrSize, "tiles", "14 tiles wait on nothing: waits are of 3n+1 tiles, such as 13"},
		{sample(0), odds.Question{Tiles: 13}, odds.ErrTooMany, "samples", "0 deals cannot be played: 1 to 100000000 can"},
		{sample(9), odds.Question{Tiles: 13, Rules: chinese}, odds.ErrUnsupported, "forms", "waits for the forms with knitted tiles are counted only, not drawn, and not with jokers"},
		{waits, odds.Question{Tiles: 12}, odds.ErrSize, "tiles", "12 tiles are no hand: it has 3n+1, such as 13, or 3n+2, such as 14"},
		{complete, odds.Question{Tiles: 13}, odds.ErrSize, "tiles", "13 tiles are never complete: 3n+2 can be, such as 14"},
		{complete, odds.Question{Tiles: 15}, odds.ErrSize, "tiles", "15 tiles are no hand: it has 3n+1, such as 13, or 3n+2, such as 14"},
		{play(0), odds.Question{Tiles: 13}, odds.ErrTooMany, "samples", "0 deals cannot be played: 1 to 100000000 can"},
		{play(9), odds.Question{Tiles: 13, Deck: &deck}, odds.ErrTooFew, "tiles", "13 tiles are to be dealt, and 3 are left"},
		{play(9), odds.Question{Tiles: 2, Deck: &deck, WallJokers: 1}, odds.ErrUnsupported, "deck", "a deck of its own with jokers is counted only, not played"},
		{play(9), odds.Question{Tiles: 2, Deck: &many, Melds: []hand.Meld{pon}, Pool: form.PoolHand}, odds.ErrUnsupported, "deck", "a deck of its own with melds that do not count as gone is counted only, not played"},
	} {
		err := c.ask(c.q)
		wrong, ok := errors.AsType[*odds.Error](err)
		if !ok || !errors.Is(err, c.err) || wrong.Field != c.field || wrong.Reason != c.reason || err.Error() != "odds: "+c.reason {
			t.Errorf("%+v: %v (%+v), want %s: %s", c.q, err, wrong, c.field, c.reason)
		}
	}
}

func TestDrawsErrors(t *testing.T) {
	h := parse(t, "123m0567p789s114z")
	if _, err := odds.Draws(h, shanten.Query{}, odds.Ahead{Draws: 21}); !errors.Is(err, odds.ErrTooMany) || err.Error() != "odds: 21 draws are too many: at most 20" {
		t.Error(err)
	}
	if _, err := odds.Play(t.Context(), h, shanten.Query{}, -1, 1, 1); !errors.Is(err, odds.ErrTooMany) {
		t.Error(err)
	}
	if _, err := odds.Play(t.Context(), h, shanten.Query{}, 1, 0, 1); !errors.Is(err, odds.ErrTooMany) || err.Error() != "odds: 0 games cannot be played: 1 to 10000000 can" {
		t.Error(err)
	}
}
