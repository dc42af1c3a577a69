package call_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mentsu/call"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

func parse(t testing.TB, text string) *hand.Hand {
	t.Helper()
	h, err := notation.Hand(text, notation.MPSZ, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

func parseTile(t testing.TB, text string) tile.Tile {
	t.Helper()
	tiles, _, err := notation.ParseTiles(text, notation.MPSZ)
	if err != nil || len(tiles) != 1 {
		t.Fatalf("%s: %v", text, err)
	}
	return tiles[0]
}

func adviser(t testing.TB, o call.Options) *call.Adviser {
	t.Helper()
	a, err := call.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func decide(t testing.TB, a *call.Adviser, text, called string, q call.Question) call.Decision {
	t.Helper()
	q.Tile = parseTile(t, called)
	if q.From == hand.FromUnknown {
		q.From = hand.FromLeft
	}
	d, err := a.Decide(parse(t, text), q)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// indicators returns dora indicators that make exactly n dora of a hand with the called
// tile, all of them simples; a hand without red fives has them.
func indicators(t testing.TB, text, called string, n int) []tile.Kind {
	t.Helper()
	h := parse(t, text)
	counts := h.Concealed()
	for k, m := range h.Melded() {
		counts[k] += m
	}
	counts[parseTile(t, called).Kind()]++
	for times := 1; times <= max(n, 1); times++ {
		for k := range tile.Simples.All() {
			if int(counts[k])*times == n {
				return slices.Repeat([]tile.Kind{k - 1}, times)
			}
		}
	}
	t.Fatalf("%s: no indicator makes %d dora", text, n)
	return nil
}

// numbers returns what a decision says in one line.
func numbers(d *call.Decision) string {
	c, ok := d.Best()
	if !ok {
		return fmt.Sprintf("%d,%d none", d.Before.Shanten, d.Before.Ukeire)
	}
	return fmt.Sprintf("%d,%d %v%s,%v %d,%d", d.Before.Shanten, d.Before.Ukeire, c.Meld.Kind, c.Meld.Set, c.Discard, c.After.Shanten, c.After.Ukeire)
}

// TestWorked holds the worked cases: hand, tile, numbers, and for each number of dora the
// rule and the first turn that calls, "-" if none does.
func TestWorked(t *testing.T) {
	published := adviser(t, call.Options{})
	for _, test := range []struct {
		hand, tile, numbers string
		dora                [3]string // rule and first turn at 0, 1, 2 dora
	}{
		{"345m33p33355567s", "4m", "0,7 chi345m,3p 1,35", [3]string{"R2 -", "R2 -", "R2 -"}},
		{"555m15678p34566s", "7s", "1,22 chi567s,1p 1,18", [3]string{"R3 -", "R3 -", "R4 -"}},
		{"456m244455567p1z", "7m", "1,13 chi567m,1z 1,30", [3]string{"R3 -", "R3 -", "R4 0"}},
		{"45m378p3336888s7z", "7s", "2,21 chi678s,7z 1,12", [3]string{"R7 11", "R5 8", "A2 0"}},
		{"334m1p22445888s4z", "5m", "3,35 chi345m,1p 2,31", [3]string{"R6 8", "R5 8", "A2 0"}},
		{"3445567m66777p8s", "5m", "1,33 chi345m,8s 0,6", [3]string{"R7 11", "A3 11", "A2 0"}},
		{"2244m3667p3377s7z", "6p", "3,21 pon666p,7z 2,12", [3]string{"R6 8", "R5 8", "A2 0"}},
		{"234m123456s3335p", "4s", "1,13 chi456s,1s 0,7", [3]string{"R7 11", "A3 11", "A2 0"}},
		{"234m123345s3335p", "4s", "1,9 chi345s,1s 0,7", [3]string{"R7 11", "A3 11", "A2 0"}},
	} {
		t.Run(test.hand, func(t *testing.T) {
			for dora, want := range test.dora {
				q := call.Question{Dora: indicators(t, test.hand, test.tile, dora)}
				rule, first := "", "-"
				for q.Turn = 0; q.Turn < 18; q.Turn++ {
					d := decide(t, published, test.hand, test.tile, q)
					rule = d.Rule.String()
					if got := strings.ReplaceAll(numbers(&d), "0chi", "chi"); got != numbersOf(test.numbers) {
						t.Fatalf("got %s, want %s", got, test.numbers)
					}
					if d.Dora != dora {
						t.Fatalf("got %d dora, want %d", d.Dora, dora)
					}
					if d.Action == call.Call {
						first = fmt.Sprint(q.Turn)
						break
					}
				}
				if got := rule + " " + first; got != want {
					t.Errorf("%d dora: got %s, want %s", dora, got, want)
				}
			}
		})
	}
}

// numbersOf writes the kinds of meld as numbers, which have no names of their own.
func numbersOf(text string) string {
	return strings.NewReplacer("chi", fmt.Sprint(hand.Chi), "pon", fmt.Sprint(hand.Pon), "kan", fmt.Sprint(hand.Kan)).Replace(text)
}

// TestOptions holds worked cases under the other values of the options.
func TestOptions(t *testing.T) {
	for _, test := range []struct {
		name       string
		options    call.Options
		hand, tile string
		dora, turn int
		want       string
	}{
		{"A1", call.Options{Gain: call.GainAlways}, "45m378p3336888s7z", "7s", 2, 17, "pass A1"},
		{"A1_R7", call.Options{Gain: call.GainAlways}, "45m378p3336888s7z", "7s", 0, 11, "call R7"},
		{"A1_by_30", call.Options{Gain: call.GainBy30}, "456m244455567p1z", "7m", 2, 0, "call R4"},
		{"A2", call.Options{ManyDora: call.AlwaysPass}, "45m378p3336888s7z", "7s", 2, 17, "pass A2"},
		{"A3_11", call.Options{}, "3445567m66777p8s", "5m", 1, 10, "pass A3"},
		{"A3_8", call.Options{OneDora: call.OneDoraAfter8}, "3445567m66777p8s", "5m", 1, 8, "call A3"},
		{"A3_call", call.Options{OneDora: call.OneDoraCall}, "3445567m66777p8s", "5m", 1, 0, "call A3"},
		{"A3_pass", call.Options{OneDora: call.OneDoraPass}, "3445567m66777p8s", "5m", 1, 17, "pass A3"},
		{"A4", call.Options{Ready: call.ReadyPass}, "345m33p33355567s", "4m", 0, 0, "pass A4"},
		{"A4_unusable", call.Options{Ready: call.ReadyUnusable}, "345m33p33355567s", "4m", 0, 0, "pass R2"},
		{"A5_pairs", call.Options{Measure: call.RestrictedPairs}, "2244m3667p3377s7z", "6p", 0, 17, "pass R2"},
		{"A5_ordinary", call.Options{Measure: call.Ordinary}, "234m123456s3335p", "4s", 2, 17, "pass R4"},
		{"A6", call.Options{After: call.TurnMoreThan}, "45m378p3336888s7z", "7s", 1, 8, "pass R5"},
		{"A6_later", call.Options{After: call.TurnMoreThan}, "45m378p3336888s7z", "7s", 1, 9, "call R5"},
		{"A8", call.Options{Far: call.FarAfter}, "45m378p3336888s7z", "7s", 1, 8, "pass A3"},
		{"A8_none", call.Options{Far: call.FarAfter}, "334m1p22445888s4z", "5m", 0, 8, "pass R7"},
		{"A9", call.Options{}, "234m123456s5p[333p]", "4s", 1, 0, "call O1"},
		{"A9_every", call.Options{OpenHand: call.OpenEvery}, "234m123456s5p[333p]", "4s", 1, 0, "pass A3"},
		{"A9_same", call.Options{}, "15678p34566s[555m]", "7s", 1, 0, "pass O2"},
		{"A9_grows", call.Options{}, "244455567p1z[456m]", "7p", 1, 0, "call O2"},
		{"A11", call.Options{MaxShanten: 1}, "334m1p22445888s4z", "5m", 0, 17, "pass A11"},
	} {
		t.Run(test.name, func(t *testing.T) {
			q := call.Question{Turn: test.turn, Dora: indicators(t, test.hand, test.tile, test.dora)}
			d := decide(t, adviser(t, test.options), test.hand, test.tile, q)
			if got := d.Action.String() + " " + d.Rule.String(); got != test.want {
				t.Errorf("got %s, want %s: %v", got, test.want, &d)
			}
		})
	}
	a := adviser(t, call.Options{Measure: call.RestrictedPairs})
	if d := decide(t, a, "2244m3667p3377s7z", "6p", call.Question{}); d.Before.Shanten != 1 {
		t.Errorf("A5 with seven pairs: got shanten %d before, want 1", d.Before.Shanten)
	}
}

// TestDoraAny counts dora that the target cannot use under A7 only.
func TestDoraAny(t *testing.T) {
	q := call.Question{Dora: []tile.Kind{tile.Green, tile.Green}, Turn: 7} // 7z twice
	for rule, want := range map[call.DoraRule]string{call.DoraCentral: "pass R7 0 2", call.DoraAny: "call A2 0 2"} {
		d := decide(t, adviser(t, call.Options{DoraOn: rule}), "45m378p3336888s7z", "7s", q)
		if got := fmt.Sprint(d.Action, d.Rule, d.Dora, d.OtherDora); got != want && got != strings.ReplaceAll(want, " ", "") {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// TestReported holds cases that others report of their programs.
func TestReported(t *testing.T) {
	t.Run("honitsu_sees_more", func(t *testing.T) {
		d := decide(t, adviser(t, call.Options{Target: restrict.Honitsu.In(tile.Man)}), "34556778m3p78s77z", "7z", call.Question{})
		if got, want := numbers(&d), numbersOf("3,"+fmt.Sprint(d.Before.Ukeire)+" pon777z,3p 2,"); !strings.HasPrefix(got, want) {
			t.Errorf("got %s, want %s", got, want)
		}
	})
	t.Run("restricted_discard", func(t *testing.T) {
		d := decide(t, adviser(t, call.Options{Target: restrict.Yakuhai}), "33123m456p789s77z", "3m", call.Question{})
		if c, ok := d.Best(); !ok || c.After.Shanten != 1 || c.Discard.Kind() == tile.Red {
			t.Errorf("got %+v, want shanten 1 and no discard of 7z", c)
		}
	})
	t.Run("no_call_without_gain", func(t *testing.T) {
		if d := decide(t, adviser(t, call.Options{}), "555m15678p34566s", "7s", call.Question{Turn: 17}); d.Action != call.Pass {
			t.Errorf("got %v", &d)
		}
	})
	t.Run("edge_call", func(t *testing.T) {
		a := adviser(t, call.Options{Target: restrict.Any})
		d := decide(t, a, "1234p113z", "1p", call.Question{})
		c, _ := d.Best()
		if d.Before.Shanten != 1 || c.After.Shanten != 1 || c.Meld.Set.String() != "123p" {
			t.Errorf("got %s, want shanten 1 before and after", numbers(&d))
		}
	})
	t.Run("melds_stay", func(t *testing.T) {
		a := adviser(t, call.Options{})
		if d := decide(t, a, "33344455m34567p", "2s", call.Question{}); d.Before.Shanten != 0 || d.Before.Ukeire != 11 {
			t.Errorf("got %v, want shanten 0, 2p 5p 8p = 11", &d)
		}
		if d := decide(t, a, "34m34567p[345m][345m]", "2s", call.Question{}); d.Before.Shanten != 1 || d.Before.Ukeire != 31 {
			t.Errorf("got %v, want shanten 1 and 31 tiles", &d)
		}
	})
	t.Run("no_pair_of_value_needed", func(t *testing.T) {
		d := decide(t, adviser(t, call.Options{Target: restrict.Honitsu.In(tile.Sou)}), "2m9p7z2355s[111z][789s]", "1s", call.Question{})
		if d.Before.Shanten != 2 || d.Before.Ukeire != 12 {
			t.Errorf("got %v, want shanten 2 and 1s 4s 5s 7z = 13, less the tile called", &d)
		}
	})
	t.Run("yakuless", func(t *testing.T) {
		d := decide(t, adviser(t, call.Options{}), "23m34567p55678s9s", "2p", call.Question{})
		c, _ := d.Best()
		if c.Waits.Valid != tile.KindsOf(3) || c.Waits.Yakuless != tile.KindsOf(0) {
			t.Errorf("got %+v of %v, want 4m valid and 1m yakuless", c.Waits, &d)
		}
	})
	t.Run("yakuless_only", func(t *testing.T) {
		d := decide(t, adviser(t, call.Options{Measure: call.Ordinary}), "12m34567p55678s9s", "2p", call.Question{})
		c, _ := d.Best()
		if c.After.Shanten != 0 || c.Waits.Valid != 0 || c.Waits.Yakuless != tile.KindsOf(2) {
			t.Errorf("got %+v of %v, want 3m yakuless", c.Waits, &d)
		}
	})
}

// TestWin holds that a win comes first, and that a hand without a yaku is none.
func TestWin(t *testing.T) {
	a := adviser(t, call.Options{})
	for _, test := range []struct {
		hand, tile string
		question   call.Question
		action     string
		rule       call.Rule
	}{
		{"345m33p33355567s", "5s", call.Question{}, "win", call.RuleWin},
		{"345m33p33355567s", "5s", call.Question{Furiten: true}, "pass", call.RuleR3},
		{"23m55p678s[234p][567p]", "4m", call.Question{}, "win", call.RuleWin},
		{"23m55p678s[234p][567p]", "1m", call.Question{}, "pass", call.RuleNone},
		{"13m55p678s234p567p", "2m", call.Question{}, "pass", call.RuleNone},
		{"13m55p678s234p567p", "2m", call.Question{Riichi: true}, "win", call.RuleWin},
		{"13m55p678s234p567p", "6s", call.Question{Riichi: true}, "pass", call.RuleRiichi},
		{"13m55p678s234p567p", "1z", call.Question{}, "pass", call.RuleNone},
	} {
		d := decide(t, a, test.hand, test.tile, test.question)
		if d.Action.String() != test.action || d.Rule != test.rule {
			t.Errorf("%s + %s: got %v, want %s %v", test.hand, test.tile, &d, test.action, test.rule)
		}
	}
	if d := decide(t, a, "2223334m[111z]1m55p", "5p", call.Question{}); d.Rule != call.RuleG0 || d.Before.Shanten != shanten.Impossible {
		t.Errorf("got %v, want G0", &d)
	}
}
