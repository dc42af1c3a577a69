package call_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"mentsu/call"
	"mentsu/form"
	"mentsu/hand"
	"mentsu/restrict"
	"mentsu/tile"
)

// TestGates fails each gate of profile Bot alone.
func TestGates(t *testing.T) {
	bot := adviser(t, call.Options{Profile: call.Bot, Target: restrict.Tanyao, Winds: restrict.Winds{Round: tile.East, Seat: tile.South}})
	for _, test := range []struct {
		name, hand, tile string
		dora             []tile.Kind
		turn             int
		rule             call.Rule
		value, bound     int
	}{
		{"orphans", "45m358p668s1z2z3z4z5z", "3m", []tile.Kind{2, 2, 2}, 9, call.GateOrphans, 5, 4},
		{"triplet", "45m358p4668s111z9p", "3m", []tile.Kind{2, 2, 2}, 9, call.GateTriplet, 1, 0},
		{"value_pair", "45m3578p4668s22z9s", "3m", []tile.Kind{2, 2, 2}, 9, call.GateValuePair, 1, 0},
		{"guest_pair", "45m3578p46688s33z", "3m", []tile.Kind{2, 2, 2}, 9, call.BotDiscard, 2, 0},
		{"pairs", "45m3578p468s33z44z", "3m", []tile.Kind{2, 2, 2}, 9, call.GatePairs, 2, 1},
		{"shapes", "45m13567p134689s", "3m", []tile.Kind{2, 2, 2}, 9, call.GateShapes, 3, 2},
		{"edge_run", "45m123p33668s8p46s", "3m", []tile.Kind{2, 2, 2}, 9, call.GateEdgeRun, 1, 0},
		{"other_dora", "45m3567p46688s99m", "3m", []tile.Kind{2, 2, 2, 7}, 9, call.GateOtherDora, 2, 1},
		{"dora", "45m3567p46688s12z", "3m", []tile.Kind{2}, 9, call.GateDora, 1, 2},
		{"early", "45m3567p46688s12z", "3m", []tile.Kind{2, 2}, 4, call.GateEarly, 4, 5},
		{"three_dora", "45m3567p46688s12z", "3m", []tile.Kind{2, 2, 2}, 0, call.BotCloser, 2, 3},
		{"turn_5", "45m3567p46688s12z", "3m", []tile.Kind{2, 2}, 5, call.BotCloser, 2, 3},
	} {
		t.Run(test.name, func(t *testing.T) {
			d := decide(t, bot, test.hand, test.tile, call.Question{Dora: test.dora, Turn: test.turn})
			if d.Rule != test.rule || d.Because.Value != test.value || d.Because.Bound != test.bound {
				t.Errorf("got %v %+v, want %v %d against %d: %v", d.Rule, d.Because, test.rule, test.value, test.bound, &d)
			}
			for _, g := range d.Gates {
				if !g.Holds && g.Rule != test.rule {
					t.Errorf("gate %v fails, too: %+v", g.Rule, g)
				}
			}
			if len(d.Gates) != 9 {
				t.Errorf("got %d gates", len(d.Gates))
			}
		})
	}
}

// TestBot holds the rules of profile Bot for single melds.
func TestBot(t *testing.T) {
	bot := adviser(t, call.Options{Profile: call.Bot, Target: restrict.Tanyao})
	for _, test := range []struct {
		name, hand, tile string
		threats          []int
		want             string
	}{
		{"ready_stays", "234m123456s3335p", "4s", nil, "pass gate:edge_run"},
		{"closer", "45m378p3336888s7z", "7s", nil, "call bot:closer"},
		{"not_closer", "555m35678p34566s", "4s", nil, "pass bot:not_closer"},
		{"gain", "456m244455567p1z", "7m", nil, "call bot:gain"},
		{"no_gain", "555m15678p34566s", "7s", nil, "pass bot:gain"},
		{"farther", "23479p34555678s", "8s", nil, "pass bot:farther"},
		{"open", "15678p34566s[555m]", "7s", nil, "call bot:open"},
		{"open_usable", "35678p34566s[555m]", "4s", nil, "pass bot:not_closer"},
		{"threat_1", "45m378p3336888s7z", "7s", []int{12000, 12000}, "call bot:closer"},
		{"threat_2", "45m3567p46688s12z", "3m", []int{7700}, "pass bot:threat"},
		{"threat_2_small", "45m3567p46688s12z", "3m", []int{7699}, "call bot:closer"},
		{"threats", "45m3567p46688s12z", "3m", []int{5200, 8000}, "pass bot:threat"},
		{"threats_small", "45m3567p46688s12z", "3m", []int{5199, 8000}, "call bot:closer"},
		{"threat_3", "45m258p25899s27p3z", "3m", []int{1000}, "pass bot:threat_far"},
		{"too_far", "45m2258p258s1234z", "3m", nil, "pass A11"},
	} {
		t.Run(test.name, func(t *testing.T) {
			k := parseTile(t, test.tile).Kind()
			q := call.Question{Dora: slices.Repeat([]tile.Kind{k - 1}, 3), Turn: 9, Threats: test.threats}
			d := decide(t, bot, test.hand, test.tile, q)
			if got := d.Action.String() + " " + d.Rule.String(); got != test.want {
				t.Errorf("got %s, want %s: %v", got, test.want, &d)
			}
		})
	}
}

// TestKan holds that a kan is offered only on demand, and is looked at before its draw.
func TestKan(t *testing.T) {
	for _, kans := range []bool{false, true} {
		a := adviser(t, call.Options{Rules: call.Rules{Kans: kans}})
		d := decide(t, a, "444m23567p34688s", "4m", call.Question{From: hand.FromAcross})
		var kinds []hand.MeldKind
		for _, c := range d.Candidates {
			kinds = append(kinds, c.Meld.Kind)
			if c.Meld.IsKan() && (c.HasDiscard || c.Forbidden != 0 || c.After.Shanten != 1) {
				t.Errorf("got %+v", c)
			}
		}
		want := []hand.MeldKind{hand.Pon}
		if kans {
			want = append(want, hand.Kan)
		}
		if !slices.Equal(kinds, want) {
			t.Errorf("kans %v: got %v, want %v", kans, kinds, want)
		}
	}
}

// TestLost holds why candidates are not called.
func TestLost(t *testing.T) {
	a := adviser(t, call.Options{})
	for _, test := range []struct {
		hand, tile string
		turn       int
		want       string
	}{
		{"3445567m66777p8s", "5m", 0, "555m shanten; 345m rule; 456m ukeire; 567m order; "},
		{"3445567m66777p8s", "5m", 11, "555m shanten; 345m not_lost; 456m ukeire; 567m order; "},
		{"1234m[222p][333s][444p]", "1m", 0, "123m illegal; "},
		{"23m55p678s[234p][567p]", "1m", 0, "123m impossible; "},
	} {
		d := decide(t, a, test.hand, test.tile, call.Question{Turn: test.turn})
		got := ""
		for _, c := range d.Candidates {
			got += fmt.Sprintf("%v %v; ", c.Meld.Set, c.Lost)
		}
		if got != test.want {
			t.Errorf("%s + %s: got %q, want %q", test.hand, test.tile, got, test.want)
		}
	}
}

// TestLastRound holds when profile Bot does not call for too few points.
func TestLastRound(t *testing.T) {
	bot := adviser(t, call.Options{Profile: call.Bot, Target: restrict.Tanyao})
	for _, test := range []struct {
		hand             string
		needed, expected int
		want             call.Rule
	}{
		{"45m378p3336888s7z", 8000, 3999, call.BotLastRound},
		{"45m378p3336888s7z", 8000, 4000, call.BotCloser},
		{"45m378p3336888s7z", 1000, 0, call.BotCloser},
		{"45m378p6888s7z[333s]", 8000, 0, call.BotCloser},
	} {
		q := call.Question{Dora: []tile.Kind{23, 23, 23}, Turn: 9, Needed: test.needed, Expected: test.expected}
		if d := decide(t, bot, test.hand, "7s", q); d.Rule != test.want {
			t.Errorf("%+v: got %v", test, &d)
		}
	}
}

// TestBotComplete holds that profile Bot does not call into a hand that is complete.
func TestBotComplete(t *testing.T) {
	bot := adviser(t, call.Options{Profile: call.Bot, Target: restrict.Tanyao})
	q := call.Question{Dora: []tile.Kind{21, 21}, Turn: 9, Furiten: true}
	if d := decide(t, bot, "345m33p33355567s", "5s", q); d.Rule != call.RuleA4 {
		t.Errorf("got %v", &d)
	}
}

// TestSymmetry holds that the suits do not matter.
func TestSymmetry(t *testing.T) {
	a := adviser(t, call.Options{})
	pairs := [][2][2]string{
		{{"345m33p33355567s", "4m"}, {"33355567m345p33s", "4p"}},
		{{"45m378p3336888s7z", "7s"}, {"3336888m45p378s7z", "7m"}},
		{{"334m1p22445888s4z", "5m"}, {"22445888m334p1s4z", "5p"}},
	}
	for _, p := range pairs {
		x := decide(t, a, p[0][0], p[0][1], call.Question{Turn: 9})
		y := decide(t, a, p[1][0], p[1][1], call.Question{Turn: 9})
		if x.Verdict != y.Verdict || len(x.Candidates) != len(y.Candidates) {
			t.Errorf("%v: got %+v and %+v", p, x.Verdict, y.Verdict)
		}
	}
}

// TestErrors holds each condition that is refused.
func TestErrors(t *testing.T) {
	pool := form.Pool(9)
	for name, o := range map[string]call.Options{
		"profile": {Profile: 2}, "kuikae": {Rules: call.Rules{Kuikae: 3}}, "pool": {Pool: &pool},
		"A1": {Gain: 3}, "A9": {OpenHand: 2}, "A11": {MaxShanten: -1},
	} {
		if _, err := call.New(o); !errors.Is(err, call.ErrValue) {
			t.Errorf("%s: got %v", name, err)
		}
	}
	a := adviser(t, call.Options{})
	hands := map[string]*hand.Hand{}
	for _, text := range []string{"2222m34567p5678s", "2222m34567p56788s", "2222m34567p567sj"} {
		hands[text] = parse(t, text)
	}
	for _, test := range []struct {
		hand     string
		question call.Question
		want     error
	}{
		{"2222m34567p5678s", call.Question{Tile: 3}, call.ErrFrom},
		{"2222m34567p5678s", call.Question{Tile: 3, From: 9}, call.ErrFrom},
		{"2222m34567p5678s", call.Question{Tile: tile.Joker, From: hand.FromLeft}, call.ErrTile},
		{"2222m34567p5678s", call.Question{Tile: 3, From: hand.FromLeft, Turn: -1}, call.ErrTurn},
		{"2222m34567p5678s", call.Question{Tile: 1, From: hand.FromLeft}, hand.ErrFiveOfAKind},
		{"2222m34567p56788s", call.Question{Tile: 3, From: hand.FromLeft}, call.ErrSize},
		{"2222m34567p567sj", call.Question{Tile: 3, From: hand.FromLeft}, restrict.ErrJokers},
	} {
		if _, err := a.Decide(hands[test.hand], test.question); !errors.Is(err, test.want) {
			t.Errorf("%s, %+v: got %v, want %v", test.hand, test.question, err, test.want)
		}
	}
}
