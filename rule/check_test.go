package rule_test

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/notation"
	"mentsu/rule"
	"mentsu/tile"
)

// TestContradictions wants every win of a table refused, with both sides named.
func TestContradictions(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile("testdata/contradictions.txt")
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" || line[0] == '#' {
			fmt.Fprintln(&out, line)
			continue
		}
		parts := strings.SplitN(line, ": ", 3)
		s := setText(t, parts[0])
		err := s.Check(winText(t, s, parts[1]))
		c, ok := errors.AsType[*rule.Contradiction](err)
		if !ok {
			t.Errorf("%s: passes", line)
			continue
		}
		got := strings.Join(c.Fields[:], ", ") + ": " + c.Reason
		if !*update && (len(parts) < 3 || got != parts[2]) {
			t.Errorf("%s\n got %s", line, got)
		}
		fmt.Fprintf(&out, "%s: %s: %s\n", parts[0], strings.TrimSuffix(parts[1], ":"), got)
	}
	if *update {
		if err := os.WriteFile("testdata/contradictions.txt", []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestContradictionsBeyondText refuses what the tables have no words for.
func TestContradictionsBeyondText(t *testing.T) {
	t.Parallel()
	s := compiled(t, "std", nil)
	good := winText(t, s, "123m123456p789s44z win=2p")
	if err := s.Check(good); err != nil {
		t.Fatal(err)
	}
	foreign := func(rules form.Rules, text string) *hand.Hand {
		h, err := notation.Hand(text, notation.Auto, hand.Context{Rules: rules})
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	for _, c := range []struct {
		change func(w *rule.Win)
		fields string
	}{
		{func(w *rule.Win) { w.Hand = nil }, "hand win"},
		{func(w *rule.Win) { w.Hand = foreign(form.Rules{Players: 3}, "19m123p123456s444z") }, "hand rules"},
		{func(w *rule.Win) { w.Hand = foreign(form.Rules{}, "123m456p44z") }, "hand melds"},
		{func(w *rule.Win) { w.Tile = 99 }, "win hand"},
		{func(w *rule.Win) { w.Tile = tile.Joker }, "win hand"},
		{func(w *rule.Win) { w.Seat = tile.White }, "seat rules"},
		{func(w *rule.Win) { w.Round = 200 }, "round rules"},
		{func(w *rule.Win) { w.From = 4 }, "from rules"},
		{func(w *rule.Win) { w.Honba = -1 }, "honba sticks"},
		{func(w *rule.Win) { w.Sticks = -1 }, "honba sticks"},
		{func(w *rule.Win) { w.Nukidora = -1 }, "nukidora rules"},
		{func(w *rule.Win) { w.Flags = 1 << 31 }, "2147483648 rules"},
		{func(w *rule.Win) { w.Dora = []tile.Tile{tile.Joker} }, "dora hand"},
	} {
		w := *good
		c.change(&w)
		err := s.Check(&w)
		got, ok := errors.AsType[*rule.Contradiction](err)
		if !ok || strings.Join(got.Fields[:], " ") != c.fields {
			t.Errorf("%v, want %s", err, c.fields)
		}
	}
}

// TestRedFivesOfTheRules refuses more red fives than the rule set has.
func TestRedFivesOfTheRules(t *testing.T) {
	t.Parallel()
	w := winText(t, compiled(t, "std", nil), "123m123406p789s44z win=2p")
	err := compiled(t, "ema", nil).Check(w)
	if got, want := fmt.Sprint(err), "rule: red five 0p: 1 in the hand, 0 in the rules"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestUnlikelyIsNoContradiction: what is rare, or only looks odd, is scored.
func TestUnlikelyIsNoContradiction(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"123m123456p789s44z win=2p riichi",
		"123m123456p789s44z win=2p riichi dora=1m",
		"123m123456p789s44z win=2p riichi ippatsu tsumo haitei dora=1m",
		"123m123456p789s44z win=2p riichi ippatsu houtei dora=1m ura=2m",
		"123m123p789s44z(2222s) win=2p double_riichi ippatsu tsumo dora=1m",
		"123m123p789s44z(2222s) win=2p riichi chankan dora=1m",
		"123m555p789s44z(2222s) win=7s riichi",
	} {
		s := compiled(t, "std", nil)
		if err := s.Check(winText(t, s, text)); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}
