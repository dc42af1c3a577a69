package rule

import (
	"slices"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/tile"
)

// payTest is a definition with nothing but payments: pattern 0 is daisangen, 1 another
// yakuman, 2 rinshan, 3 suukantsu.
func payTest(players int) *Definition {
	return &Definition{
		Shape:    form.Rules{Players: players},
		Patterns: []Pattern{{ID: "daisangen"}, {ID: "tsuuiisou"}, {ID: "rinshan"}, {ID: "suukantsu"}},
		Pay: Payment{
			Style: "riichi", Unit: 100, Honba: 100, Stick: 1000,
			Liability: []Liability{
				{Flag: "rinshan", Option: "pao_rinshan", Melds: 1, Kans: true},
				{Pattern: "daisangen", Option: "pao_daisangen", Kinds: tile.Dragons, Melds: 3},
				{Pattern: "suukantsu", Option: "pao_suukantsu", Melds: 4, Kans: true},
			},
		},
	}
}

// options returns the look-up of options given by word; a switch that is on is "on".
func options(words map[string]string) func(string) (int, string, bool) {
	return func(id string) (int, string, bool) {
		w, ok := words[id]
		n := 0
		if w == "on" {
			n = 1
		}
		return n, w, ok || strings.HasPrefix(id, "pao_")
	}
}

// meld returns a triplet or kan of k.
func meld(t *testing.T, k tile.Kind, kind hand.MeldKind, call hand.Call) hand.Meld {
	t.Helper()
	m := hand.Meld{Kind: kind, Set: form.Triplet(k)}
	if call.From != hand.FromUnknown {
		call.Tile = tile.Tile(k)
		if call.IsAdded {
			call.Added = tile.Tile(k)
		}
	}
	m, err := m.With(call)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestPayments holds the worked examples of the rules: what each seat pays.
func TestPayments(t *testing.T) {
	const e, s, w, n = tile.East, tile.South, tile.West, tile.North
	liable := func(from hand.Direction) []hand.Meld {
		return []hand.Meld{
			meld(t, tile.White, hand.Pon, hand.Call{From: hand.FromAcross}), meld(t, tile.Green, hand.ClosedKan, hand.Call{}),
			meld(t, tile.Red, hand.Pon, hand.Call{From: from}),
		}
	}
	open := []hand.Meld{meld(t, 0, hand.Kan, hand.Call{From: hand.FromRight})}
	kans := func(last hand.Meld) []hand.Meld {
		return []hand.Meld{
			meld(t, 1, hand.ClosedKan, hand.Call{}), meld(t, 2, hand.Kan, hand.Call{From: hand.FromAcross}), meld(t, 3, hand.ClosedKan, hand.Call{}), last,
		}
	}
	both := []Item{{Pattern: 0, Value: 1, Count: 1}, {Pattern: 1, Value: 1, Count: 1}}
	portion := map[string]string{"pao_daisangen": "on", "pao_style": "portion", "pao_honba": "discarder"}
	total := map[string]string{"pao_daisangen": "on", "pao_style": "total", "pao_honba": "liable"}
	for _, c := range []struct {
		name    string
		options map[string]string
		seat    tile.Kind
		from    hand.Direction // FromUnknown: self-draw
		melds   []hand.Meld
		items   []Item
		base    int
		yakuman int
		flags   Flags
		honba   int
		sticks  int
		points  int
		want    []int
	}{
		{name: "ron 30 fu 3 han", seat: w, from: hand.FromLeft, base: 960, points: 3900, want: []int{0, -3900, 3900, 0}},
		{name: "ron, honba and sticks", seat: w, from: hand.FromRight, base: 320, honba: 1, sticks: 1, points: 1300, want: []int{0, 0, 2600, -1600}},
		{name: "dealer ron", seat: e, from: hand.FromAcross, base: 2000, points: 12000, want: []int{12000, 0, -12000, 0}},
		{name: "tsumo 20 fu 2 han", seat: s, base: 320, points: 1500, want: []int{-700, 1500, -400, -400}},
		{name: "dealer tsumo, honba", seat: e, base: 960, honba: 2, points: 6000, want: []int{6600, -2200, -2200, -2200}},
		{name: "honba of 500", options: map[string]string{"honba_per_payer": "500"}, seat: s, from: hand.FromLeft, base: 2000, honba: 1, points: 8000, want: []int{-9500, 9500, 0, 0}},

		{name: "sanma tsumo", seat: s, base: 2000, sticks: 1, points: 6000, want: []int{-4000, 7000, -2000}},
		{name: "sanma dealer ron", seat: e, from: hand.FromRight, base: 2000, sticks: 1, points: 12000, want: []int{13000, -12000, 0}},
		{name: "sanma dealer tsumo", seat: e, base: 3000, honba: 2, sticks: 1, points: 12000, want: []int{13400, -6200, -6200}},
		{name: "sanma tsumo, 3 honba", seat: w, base: 960, honba: 3, points: 3000, want: []int{-2300, -1300, 3600}},
		{name: "sanma ron from the left", seat: w, from: hand.FromLeft, base: 4000, points: 16000, want: []int{0, -16000, 16000}},
		{name: "sanma ron, honba", seat: w, from: hand.FromRight, base: 4000, honba: 1, sticks: 2, points: 16000, want: []int{-16200, 0, 18200}},
		{name: "bisect", options: map[string]string{"tsumo_loss": "bisect"}, seat: s, base: 2000, points: 8000, want: []int{-5000, 8000, -3000}},
		{name: "bisect, dealer", options: map[string]string{"tsumo_loss": "bisect"}, seat: e, base: 2000, points: 12000, want: []int{12000, -6000, -6000}},
		{name: "equal", options: map[string]string{"tsumo_loss": "equal"}, seat: s, base: 2000, points: 8000, want: []int{-4000, 8000, -4000}},
		{name: "equal, rounded", options: map[string]string{"tsumo_loss": "equal"}, seat: e, base: 640, points: 4000, want: []int{4000, -2000, -2000}},

		{name: "pao ron, portion", options: portion, seat: s, from: hand.FromRight, melds: liable(hand.FromAcross), items: both, base: 16000, yakuman: 2, points: 64000, want: []int{0, 64000, -48000, -16000}},
		{name: "pao ron, total", options: total, seat: s, from: hand.FromRight, melds: liable(hand.FromAcross), items: both, base: 16000, yakuman: 2, points: 64000, want: []int{0, 64000, -32000, -32000}},
		{name: "pao ron from who is liable", options: portion, seat: s, from: hand.FromRight, melds: liable(hand.FromRight), items: both, base: 16000, yakuman: 2, honba: 1, points: 64000, want: []int{0, 64300, -64300, 0}},
		{name: "pao tsumo, portion", options: portion, seat: s, melds: liable(hand.FromAcross), items: both, base: 16000, yakuman: 2, points: 64000, want: []int{-16000, 64000, -8000, -40000}},
		{name: "pao tsumo, portion, honba of each", options: portion, seat: s, melds: liable(hand.FromAcross), items: both, base: 16000, yakuman: 2, honba: 1, points: 64000, want: []int{-16100, 64300, -8100, -40100}},
		{name: "pao tsumo, total", options: total, seat: s, melds: liable(hand.FromAcross), items: both, base: 16000, yakuman: 2, points: 64000, want: []int{0, 64000, 0, -64000}},
		{name: "pao dealer tsumo, portion", options: portion, seat: e, melds: liable(hand.FromRight), items: both, base: 16000, yakuman: 2, points: 96000, want: []int{96000, -64000, -16000, -16000}},
		{name: "pao dealer ron, three, total", options: total, seat: e, from: hand.FromRight, melds: liable(hand.FromLeft), items: both, base: 24000, yakuman: 3, points: 144000, want: []int{144000, -72000, 0, -72000}},
		{name: "pao ron, honba of who is liable", options: total, seat: n, from: hand.FromAcross, melds: liable(hand.FromRight), items: both[:1], base: 8000, yakuman: 1, honba: 1, points: 32000, want: []int{-16300, -16000, 0, 32300}},
		{name: "pao ron, honba of the discarder", options: portion, seat: n, from: hand.FromAcross, melds: liable(hand.FromRight), items: both[:1], base: 8000, yakuman: 1, honba: 1, points: 32000, want: []int{-16000, -16300, 0, 32300}},
		{name: "pao off", options: map[string]string{"pao_style": "total"}, seat: s, melds: liable(hand.FromAcross), items: both, base: 16000, yakuman: 2, points: 64000, want: []int{-32000, 64000, -16000, -16000}},
		{name: "pao of one yakuman where more do not count", options: portion, seat: s, melds: liable(hand.FromAcross), items: both, base: 8000, yakuman: 1, honba: 1, points: 32000, want: []int{0, 32300, 0, -32300}},
		{name: "last dragon by closed kan", options: portion, seat: s, melds: append(liable(hand.FromAcross)[:1:1], meld(t, tile.Red, hand.Pon, hand.Call{From: hand.FromLeft}), meld(t, tile.Green, hand.ClosedKan, hand.Call{})), items: both[:1], base: 8000, yakuman: 1, points: 32000, want: []int{-16000, 32000, -8000, -8000}},
		{name: "last dragon by added kan", options: portion, seat: s, melds: append(liable(hand.FromAcross)[:2:2], meld(t, tile.Red, hand.Kan, hand.Call{From: hand.FromLeft, IsAdded: true})), items: both[:1], base: 8000, yakuman: 1, points: 32000, want: []int{-32000, 32000, 0, 0}},
		{name: "third dragon by ron", options: portion, seat: s, from: hand.FromRight, melds: liable(hand.FromAcross)[:2], items: both[:1], base: 8000, yakuman: 1, points: 32000, want: []int{0, 32000, -32000, 0}},
		{name: "rinshan after an open kan", options: map[string]string{"pao_rinshan": "on"}, seat: s, melds: open, flags: Rinshan, base: 960, honba: 1, points: 4000, want: []int{0, 4300, -4300, 0}},
		{name: "rinshan off", seat: s, melds: open, flags: Rinshan, base: 960, honba: 1, points: 4000, want: []int{-2100, 4300, -1100, -1100}},
		{name: "fourth kan open", options: map[string]string{"pao_suukantsu": "on"}, seat: s, melds: kans(meld(t, 4, hand.Kan, hand.Call{From: hand.FromLeft})), items: []Item{{Pattern: 3, Value: 1, Count: 1}}, base: 8000, yakuman: 1, points: 32000, want: []int{-32000, 32000, 0, 0}},
		{name: "fourth kan added", options: map[string]string{"pao_suukantsu": "on"}, seat: s, melds: kans(meld(t, 4, hand.Kan, hand.Call{From: hand.FromLeft, IsAdded: true})), items: []Item{{Pattern: 3, Value: 1, Count: 1}}, base: 8000, yakuman: 1, points: 32000, want: []int{-16000, 32000, -8000, -8000}},
	} {
		t.Run(c.name, func(t *testing.T) {
			players := len(c.want)
			p, err := newPayer(payTest(players), options(c.options))
			if err != nil {
				t.Fatal(err)
			}
			win := Win{Hand: payHand(t, c.melds), SelfDraw: c.from == hand.FromUnknown, From: c.from, Seat: c.seat, Flags: c.flags, Honba: c.honba, Sticks: c.sticks}
			r := Result{Base: c.base, Yakuman: c.yakuman, Items: c.items, Points: p.points(c.base, &win)}
			p.pay(&win, &r)
			if r.Points != c.points || !slices.Equal(r.Changes[:players], c.want) {
				t.Errorf("%d points, %v, want %d, %v", r.Points, r.Changes, c.points, c.want)
			}
			sum := 0
			for _, n := range r.Changes {
				sum += n
			}
			if sum != 1000*c.sticks {
				t.Errorf("the changes sum to %d, want the sticks alone", sum)
			}
		})
	}
}

// payHand returns a hand with the melds and any other tiles.
func payHand(t *testing.T, melds []hand.Meld) *hand.Hand {
	t.Helper()
	h, err := hand.New(hand.Tiles{Concealed: []tile.Tile{20, 20}, Melds: melds}, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// TestPaymentsUnknown: without a discarder there are no changes, and points all the same.
func TestPaymentsUnknown(t *testing.T) {
	p, err := newPayer(payTest(4), options(nil))
	if err != nil {
		t.Fatal(err)
	}
	r := Result{Base: 2000, Changes: [4]int{1, 2, 3, 4}}
	p.pay(&Win{Seat: tile.South, Hand: payHand(t, nil)}, &r)
	if r.HasPayer || r.Changes != [4]int{} {
		t.Errorf("%+v, want no changes", r)
	}
}

// TestLiabilityErrors: a liability must name what the rule set has.
func TestLiabilityErrors(t *testing.T) {
	for _, l := range []Liability{{Pattern: "nothing"}, {Flag: "nothing"}, {Pattern: "daisangen", Option: "other"}} {
		d := payTest(4)
		d.Pay.Liability = []Liability{l}
		if _, err := newPayer(d, options(nil)); err == nil {
			t.Errorf("%+v: no error", l)
		}
	}
}
