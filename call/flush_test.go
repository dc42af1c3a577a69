package call_test

import (
	"testing"

	"mentsu/call"
	"mentsu/restrict"
	"mentsu/tile"
)

// TestFlushGates fails each gate of the plans for one suit alone, and holds it next to that.
func TestFlushGates(t *testing.T) {
	half, full := restrict.Honitsu, restrict.Chinitsu
	const threePin, fourPin = tile.Pin1 + 1, tile.Pin1 + 2 // what shows that 3p and 4p are dora
	const twoSou, threeMan = tile.Sou1, tile.Man1 + 1      // and 2s, 3m
	for _, test := range []struct {
		name       string
		target     restrict.Term
		hand, tile string
		dora       []tile.Kind
		turn       int
		fails      string // the gate that does, "" if all hold
		value      int
		bound      int
	}{
		{"value pair", half, "12567s147p9m155z4z", "4s", nil, 3, "", 0, 0},
		{"five others", half, "12567s147p29m55z4z", "4s", nil, 3, "gate:other_suits", 5, 4},
		{"no value, three others", half, "123567s49p3344z9m", "4s", nil, 3, "", 0, 0},
		{"no value, four others", half, "123567s49p3344z9m", "4m", nil, 3, "gate:other_suits", 4, 3},
		{"turn 11", half, "1123567s9p4m3355z", "1p", nil, 11, "", 0, 0},
		{"turn 12", half, "1123567s9p4m3355z", "1p", nil, 12, "gate:other_suits", 3, 2},
		{"one connected dora", half, "1235678s46p355z3z", "4s", []tile.Kind{fourPin}, 3, "", 0, 0},
		{"two connected dora", half, "1235678s46p355z3z", "4s", []tile.Kind{fourPin, fourPin}, 3, "gate:suit_dora", 2, 1},
		{"two dora apart", half, "1235678s49p355z3z", "4s", []tile.Kind{fourPin, fourPin}, 3, "", 0, 0},
		{"value triplet", half, "1235678s49p3555z", "4s", nil, 3, "", 0, 0},
		{"value triplet of dora", half, "1235678s49p3555z", "4s", []tile.Kind{tile.Red}, 3, "gate:value_dora", 1, 0},
		{"no pair of honours", half, "12345678s149p14z", "9s", []tile.Kind{twoSou}, 3, "gate:honours", 0, 1},
		{"a guest pair, eight tiles", half, "1245678s49p9m334z", "3s", nil, 3, "gate:honours", 1, 2},
		{"and dora", half, "1245678s49p9m334z", "3s", []tile.Kind{twoSou}, 3, "", 0, 0},
		{"seven tiles and dora", half, "125678s149p3345z", "3s", []tile.Kind{twoSou}, 3, "gate:honours", 1, 2},
		{"a guest pair, ten tiles", half, "124567899s49p33z", "3s", nil, 3, "", 0, 0},
		{"a guest pair of dora", half, "1245678s49p9m334z", "3s", []tile.Kind{tile.South}, 3, "", 0, 0},
		{"three apart", half, "12345678s149p33z", "9s", []tile.Kind{twoSou}, 3, "", 0, 0},
		{"three connected", half, "12345678s246p33z", "9s", []tile.Kind{twoSou}, 3, "gate:honours", 1, 2},
		{"guest winds to throw", half, "123456s246p3455z", "9s", nil, 3, "gate:honours", 1, 2},
		{"one to throw", half, "1234567s246p355z", "9s", nil, 3, "", 0, 0},
		{"one away, turn 8", half, "12345678s246p55z", "9s", nil, 8, "", 0, 0},
		{"one away, turn 9", half, "12345678s246p55z", "9s", nil, 9, "gate:connected", 3, 2},
		{"one away, honour dora", half, "12345678s246p55z", "9s", []tile.Kind{tile.Red}, 3, "gate:connected", 3, 2},
		{"a set, turn 8", half, "12356789s234p55z", "4s", nil, 8, "", 0, 0},
		{"a set, turn 9", half, "12356789s234p55z", "4s", nil, 9, "gate:suit_set", 1, 0},
		{"a set of dora", half, "12356789s234p55z", "4s", []tile.Kind{threePin}, 3, "gate:suit_dora", 1, 0},
		{"a set, one away", half, "1235679s234p355z", "4s", nil, 3, "gate:suit_set", 1, 0},

		{"nine", full, "112345678m149p1s", "2m", nil, 3, "", 0, 0},
		{"eight", full, "12345678s149p14m", "2s", nil, 3, "gate:suit", 8, 9},
		{"nine, one away", full, "123456788m46p99s", "2m", nil, 3, "gate:suit", 9, 10},
		{"ten, one away, turn 8", full, "1234567888m46p9s", "2m", nil, 8, "", 0, 0},
		{"ten, one away, turn 9", full, "1234567888m46p9s", "2m", nil, 9, "gate:suit", 10, 11},
		{"eleven and a guest pair", full, "12345678899m33z", "2m", nil, 3, "", 0, 0},
		{"ten and a guest pair", full, "1234567889m9p33z", "2m", nil, 3, "gate:suit", 10, 11},
		{"a guest pair, turn 9", full, "12345678899m33z", "2m", nil, 9, "gate:honour_pairs", 1, 0},
		{"a value pair", full, "12345678899m55z", "2m", nil, 3, "gate:honour_pairs", 1, 0},
		{"a pair of dora", full, "12345678899m33z", "2m", []tile.Kind{tile.South}, 3, "gate:honour_pairs", 1, 0},
		{"two pairs", full, "123456789m3344z", "2m", nil, 3, "gate:honour_pairs", 2, 1},
		{"two dora of another suit", full, "111357799m46p9s1z", "2m", []tile.Kind{fourPin, fourPin}, 3, "gate:suit_dora", 2, 1},
		{"and one of the suit", full, "111357799m46p9s1z", "2m", []tile.Kind{fourPin, fourPin, threeMan}, 3, "", 0, 0},
		{"three of another suit", full, "111357799m46p9s1z", "2m", []tile.Kind{fourPin, fourPin, fourPin, threeMan}, 3, "gate:suit_dora", 3, 2},
		{"two, turn 9", full, "111357799m46p9s1z", "2m", []tile.Kind{fourPin, fourPin, threeMan}, 9, "gate:suit_dora", 2, 1},
		{"another suit's set, turn 8", full, "1113577999m234p", "2m", nil, 8, "", 0, 0},
		{"another suit's set, turn 9", full, "1113577999m234p", "2m", nil, 9, "gate:suit_set", 1, 0},
		{"another suit's set of dora", full, "1113577999m234p", "2m", []tile.Kind{threePin}, 3, "gate:suit_dora", 1, 0},
		{"another suit's set, one away, turn 5", full, "1112468999m234p", "2m", nil, 5, "", 0, 0},
		{"another suit's set, one away, turn 6", full, "1112468999m234p", "2m", nil, 6, "gate:suit_set", 1, 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			bot := adviser(t, call.Options{Profile: call.Bot, Target: test.target, Winds: restrict.Winds{Round: tile.East, Seat: tile.South}})
			d := decide(t, bot, test.hand, test.tile, call.Question{Dora: test.dora, Turn: test.turn})
			fails := ""
			for _, g := range d.Gates {
				if g.Holds {
					continue
				}
				if fails += g.Rule.String(); g.Value != test.value || g.Bound != test.bound {
					t.Errorf("got %+v", g)
				}
			}
			if fails != test.fails {
				t.Errorf("got %q, want %q: %v, %+v", fails, test.fails, &d, d.Gates)
			}
		})
	}
}
