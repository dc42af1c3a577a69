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
		{"full flush", chinitsu, south, "112345678m4p9s14p", "2m", call.Question{}, "call bot:closer", 2},
		{"full flush, too few", chinitsu, south, "234568m12589p1s1z", "4m", call.Question{}, "pass gate:suit", 9},

		{"formal early", formal, south, "45m3567p46688s12z", "3m", call.Question{Turn: 10}, "pass gate:formal", 11},
		{"formal", formal, south, "45m3567p46688s12z", "3m", call.Question{Turn: 11}, "call bot:closer", 3},
		{"formal, ready", formal, south, "45m345678p45688s", "7p", call.Question{Turn: 17}, "pass gate:ready", 1},
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

// TestFirstPlan gives no target: the first plan whose conditions hold is taken.
func TestFirstPlan(t *testing.T) {
	south := restrict.Winds{Round: tile.East, Seat: tile.South}
	bot := adviser(t, call.Options{Profile: call.Bot, Winds: south})
	for _, test := range []struct {
		name, hand, tile string
		question         call.Question
		plan, target     string
		want             string
		bound            int // of A11
	}{
		{"tanyao before yakuhai", "45m3567p46688s12z", "3m", call.Question{Dora: []tile.Kind{2, 2}, Turn: 9}, "tanyao", "tanyao", "call bot:closer", 3},
		{"yakuhai", "45m3567p46688s55z", "5z", call.Question{Dora: []tile.Kind{2, 2}}, "yakuhai", "yakuhai", "call bot:closer", 7},
		{"yakuhai before honitsu", "1123567s9p4m3355z", "5z", call.Question{Dora: []tile.Kind{18, 18}}, "yakuhai", "yakuhai", "call bot:closer", 7},
		{"honitsu", "1123567s9p4m3355z", "4s", call.Question{}, "honitsu", "honitsu(s)", "call bot:closer", 4},
		{"honitsu in another suit", "1123567m9p4s3355z", "4m", call.Question{}, "honitsu", "honitsu(m)", "call bot:closer", 4},
		{"honitsu against useful tiles", "123567s49p46m155z", "4s", call.Question{}, "honitsu", "honitsu(s)", "call bot:frees", 4},
		{"chinitsu", "112345678m4p9s14p", "2m", call.Question{}, "chinitsu", "chinitsu(m)", "call bot:closer", 4},
		{"formal", "45m3567p4669s123z", "3m", call.Question{Turn: 11}, "formal", "std", "call bot:closer", 7},
		{"formal a turn too early", "45m3567p4669s123z", "3m", call.Question{Turn: 10}, "none", "", "pass bot:no_plan", 0},
		{"open", "45m34567p45688s8s", "3m", call.Question{Turn: 7, Expected: 3900}, "open", "open_yaku", "call bot:closer", 1},
		{"not worth it", "45m34567p45688s8s", "3m", call.Question{Turn: 7, Expected: 3899}, "none", "", "pass bot:no_plan", 0},
		{"none", "45m3567p46688s55z", "5z", call.Question{}, "none", "", "pass bot:no_plan", 0},
		{"an open hand is asked anew", "45m3567p4668s[222p]", "3m", call.Question{Dora: []tile.Kind{2, 2}, Turn: 9}, "tanyao", "tanyao", "call bot:closer", 3},
		{"win", "23m234567p45677s", "4m", call.Question{}, "none", "", "win " + "win", 0},
		{"nothing to call", "147m258p369s1234z", "4m", call.Question{From: hand.FromAcross}, "none", "", "pass none", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := decide(t, bot, test.hand, test.tile, test.question)
			target := ""
			if d.Options.Target != nil {
				target = restrict.Or(d.Options.Target).String()
			}
			if got := d.Action.String() + " " + d.Rule.String(); got != test.want || d.Plan.String() != test.plan || target != test.target || d.Options.MaxShanten != test.bound {
				t.Errorf("got %s, plan %v, target %s, A11 %d: %v", got, d.Plan, target, d.Options.MaxShanten, &d)
			}
			for _, g := range d.Gates {
				if g.Plan == d.Plan && !g.Holds {
					t.Errorf("the plan is taken, but its gate does not hold: %+v", g)
				}
			}
		})
	}
}

// TestPlanOfMelds holds that melds which the target does not admit rule a plan out.
func TestPlanOfMelds(t *testing.T) {
	bot := adviser(t, call.Options{Profile: call.Bot})
	d := decide(t, bot, "45m3567p4668s[789p]", "3m", call.Question{Dora: []tile.Kind{2, 2}, Turn: 9})
	if d.Gates[0] != (call.Gate{Plan: call.PlanTanyao, Rule: call.RuleG0}) {
		t.Errorf("got %+v", d.Gates[0])
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
