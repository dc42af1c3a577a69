package call_test

import (
	"testing"

	"mentsu/call"
	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/tile"
)

// TestPlans holds the conditions of profile Bot for targets other than tanyao.
func TestPlans(t *testing.T) {
	yakuhai, honitsu, chinitsu := restrict.Yakuhai, restrict.Honitsu, restrict.Chinitsu.In(tile.Man)
	formal, open, toitoi := restrict.Standard, restrict.OpenYaku, restrict.Toitoi
	south := restrict.Winds{Round: tile.East, Seat: tile.South}
	dealer := restrict.Winds{Round: tile.East, Seat: tile.East}
	for _, test := range []struct {
		name       string
		target     restrict.Term
		winds      restrict.Winds
		hand, tile string
		question   call.Question
		want       string
		bound      int
	}{
		{"no value tile", yakuhai, south, "45m3567p46688s44z", "4z", call.Question{Dora: []tile.Kind{3, 3}}, "pass gate:value", 1},
		{"no reason", yakuhai, south, "45m3567p46688s55z", "5z", call.Question{}, "pass gate:reasons", 1},
		{"two dora", yakuhai, south, "45m3567p46688s55z", "5z", call.Question{Dora: []tile.Kind{3, 3}}, "call bot:closer", 2},
		{"one dora early", yakuhai, south, "45m3567p46688s55z", "5z", call.Question{Dora: []tile.Kind{2}, Turn: 5}, "pass gate:reasons", 1},
		{"one dora late", yakuhai, south, "45m3567p46688s55z", "5z", call.Question{Dora: []tile.Kind{2}, Turn: 6}, "call bot:closer", 2},
		{"double east", yakuhai, dealer, "45m3567p46688s11z", "1z", call.Question{}, "call bot:closer", 2},
		{"two pairs of the dealer", yakuhai, dealer, "45m3567p466s55z66z", "5z", call.Question{}, "call bot:closer", 2},
		{"two pairs without dora", yakuhai, south, "45m3567p466s55z66z", "5z", call.Question{}, "pass gate:reasons", 1},
		{"two pairs, one dora", yakuhai, south, "45m3567p466s55z66z", "5z", call.Question{Dora: []tile.Kind{2}}, "call bot:closer", 2},
		{"held three times", yakuhai, south, "45m3567p4668s555z", "3m", call.Question{Dora: []tile.Kind{2, 2}}, "call bot:closer", 2},

		{"half flush", honitsu, south, "1112345678s557z", "5z", call.Question{}, "call bot:closer", 1},
		{"full flush", chinitsu, south, "234568m12589p1s1z", "4m", call.Question{}, "call bot:closer", 3},

		{"formal early", formal, south, "45m3567p46688s12z", "3m", call.Question{Turn: 10}, "pass gate:formal", 11},
		{"formal", formal, south, "45m3567p46688s12z", "3m", call.Question{Turn: 11}, "call bot:closer", 3},
		{"formal, one from ready", formal, south, "45m34567p45688s1z", "3m", call.Question{Turn: 11}, "pass gate:formal", 12},
		{"formal, one from ready, dora", formal, south, "45m34567p45688s1z", "3m", call.Question{Turn: 13, Dora: []tile.Kind{2, 2}}, "pass gate:formal", 14},

		{"open far", open, south, "45m3567p46688s12z", "3m", call.Question{Expected: 8000}, "pass gate:one_away", 1},
		{"open early", open, south, "45m34567p45688s8s", "3m", call.Question{Expected: 7699, Turn: 6}, "pass gate:worth", 7700},
		{"open dealer", open, dealer, "45m34567p45688s8s", "3m", call.Question{Expected: 5799, Turn: 12}, "pass gate:worth", 5800},
		{"open", open, south, "45m34567p45688s8s", "3m", call.Question{Expected: 3900, Turn: 12}, "call bot:closer", 1},
		{"open late", open, south, "45m34567p45688s8s", "3m", call.Question{Turn: 13}, "call bot:closer", 1},

		{"triplets", toitoi, south, "113m557799p1s22z4z", "1m", call.Question{}, "call bot:closer", 3},
	} {
		t.Run(test.name, func(t *testing.T) {
			bot := adviser(t, call.Options{Profile: call.Bot, Target: test.target, Winds: test.winds})
			test.question.From = hand.FromLeft
			d := decide(t, bot, test.hand, test.tile, test.question)
			if got := d.Action.String() + " " + d.Rule.String(); got != test.want || d.Because.Bound != test.bound {
				t.Errorf("got %s against %d, want %s against %d: %v, gates %+v", got, d.Because.Bound, test.want, test.bound, &d, d.Gates)
			}
		})
	}
}

// TestPlanBounds holds how far from ready a plan may leave the hand.
func TestPlanBounds(t *testing.T) {
	for text, want := range map[string]int{
		"tanyao": 3, "tanyao & std": 3, "honitsu": 4, "honitsu(s)": 4, "chinitsu(m)": 4, "open_yaku": 1, "yakuhai": 7, "std": 7, "toitoi": 7, "sanshoku | ittsu": 7,
	} {
		r, err := restrict.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		bot := adviser(t, call.Options{Profile: call.Bot, Target: r})
		d := decide(t, bot, "45m3567p46688s12z", "3m", call.Question{From: hand.FromLeft})
		if d.Options.MaxShanten != want {
			t.Errorf("%s: %d, want %d", text, d.Options.MaxShanten, want)
		}
	}
}
