package oracle_test

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"os"
	"testing"

	"mentsu/internal/corpus"
	"mentsu/internal/oracle"
	"mentsu/tile"
)

// jokerHand is a line of the joker vectors: a hand, and whether it is complete where a
// joker may be a fifth copy and where it may not.
type jokerHand struct {
	label     string
	jokers    int
	counts    tile.Counts
	any, four bool
}

// sets returns the number of sets in the finished hand.
func (h *jokerHand) sets() int { return (h.counts.Total() + h.jokers) / 3 }

// jokerHands reads every line of one of the files of joker vectors; of a short test, every
// fifth.
func jokerHands(tb testing.TB, name string) []jokerHand {
	tb.Helper()
	file, err := os.Open("../../win/testdata/" + name + ".txt.gz")
	if err != nil {
		tb.Fatal(err)
	}
	defer func() {
		if closing := file.Close(); closing != nil {
			tb.Error(closing)
		}
	}()
	text, err := gzip.NewReader(file)
	if err != nil {
		tb.Fatal(err)
	}
	var hands []jokerHand
	lines := bufio.NewScanner(text)
	for n := 0; lines.Scan(); n++ {
		if testing.Short() && n%5 > 0 {
			continue
		}
		var h jokerHand
		var digits string
		var complete [2]int
		if _, err := fmt.Sscan(lines.Text(), &h.label, &h.jokers, &digits, &complete[0], &complete[1]); err != nil {
			tb.Fatalf("%s: line %d: %v", name, n+1, err)
		}
		for k := range h.counts {
			h.counts[k] = digits[k] - '0'
		}
		h.any, h.four = complete[0] == 1, complete[1] == 1
		hands = append(hands, h)
	}
	if err := lines.Err(); err != nil {
		tb.Fatal(err)
	}
	return hands
}

func rank258(k tile.Kind) bool { return !k.IsHonour() && k.Rank()%3 == 2 }

func TestJokerVectors(t *testing.T) {
	for _, test := range []struct {
		name              string
		lines, twoVerdict int
		allowed           oracle.Allowed
	}{
		{"hands", 6000, 0, oracle.Allowed{}},
		{"corr", 8000, 489, oracle.Allowed{}},
		{"h17", 400, 0, oracle.Allowed{}},
		{"h258", 3000, 141, oracle.Allowed{Pair: rank258}},
	} {
		t.Run(test.name, func(t *testing.T) {
			hands := jokerHands(t, test.name)
			twoVerdict := 0
			for _, h := range hands {
				gotAny := oracle.WinAny(h.counts, h.jokers, h.sets(), test.allowed)
				gotFour := oracle.WinFour(h.counts, four(), h.jokers, h.sets(), test.allowed)
				if gotAny != h.any || gotFour != h.four {
					t.Errorf("%v + %d: any %v, four %v, want %v, %v", h.counts, h.jokers, gotAny, gotFour, h.any, h.four)
				}
				if h.any != h.four {
					twoVerdict++
				}
			}
			if !testing.Short() && (len(hands) != test.lines || twoVerdict != test.twoVerdict) {
				t.Errorf("%d lines, %d with two verdicts, want %d, %d", len(hands), twoVerdict, test.lines, test.twoVerdict)
			}
		})
	}
}

// The distance says the same: complete is to lack no more tiles than there are jokers.
func TestJokerDistanceVectors(t *testing.T) {
	for _, name := range []string{"hands", "corr", "h17"} {
		hands := jokerHands(t, name)
		for i := 0; i < len(hands); i += 9 {
			h := hands[i]
			for _, rule := range []struct {
				hard tile.Counts
				want bool
			}{{oracle.Unlimited(), h.any}, {four(), h.four}} {
				d, possible := oracle.JokerDistance(h.counts, rule.hard, four(), h.jokers, h.sets(), oracle.Allowed{})
				if !possible || d <= h.jokers != rule.want {
					t.Errorf("%v + %d: distance %d, %v, complete is %v", h.counts, h.jokers, d, possible, rule.want)
				}
			}
		}
	}
}

func TestJokerDistance(t *testing.T) {
	for _, test := range []struct {
		hand                     string
		jokers, any, four, mixed int // shanten by the three rules
	}{
		{"111122223333z", 2, 0, 2, 1},
		{"5555m4444p999p777z", 0, 0, 1, 1},
		{"123m", 2, -1, -1, -1},
		{"", 5, -1, -1, -1},
		{"1111m", 1, -1, 0, -1},
	} {
		h := counts(t, test.hand)
		for _, rule := range []struct {
			name       string
			hard, soft tile.Counts
			want       int
		}{
			{"any", oracle.Unlimited(), oracle.Unlimited(), test.any},
			{"four", four(), four(), test.four},
			{"mixed", oracle.Unlimited(), four(), test.mixed},
		} {
			d, possible := oracle.JokerDistance(h, rule.hard, rule.soft, test.jokers, (h.Total()+test.jokers)/3, oracle.Allowed{})
			if got := max(-1, d-1-test.jokers); got != rule.want || !possible {
				t.Errorf("%s + %d, %s: shanten %d, %v, want %d", test.hand, test.jokers, rule.name, got, possible, rule.want)
			}
		}
	}
	var none tile.Counts
	if d, possible := oracle.JokerDistance(none, none, none, 5, 1, oracle.Allowed{}); possible {
		t.Errorf("no kind may be in the hand: distance %d", d)
	}
}

// Without jokers the distance is the plain one.
func TestJokerDistanceWithout(t *testing.T) {
	r := corpus.New(2)
	for range 200 {
		d := r.Deal(corpus.Spec{Class: corpus.FewKinds, Tiles: 13, Seen: 20})
		caps := four()
		caps.Sub(&d.Seen)
		want, possible := oracle.Distance(d.Concealed, caps, 4, nil, nil)
		got, possible2 := oracle.JokerDistance(d.Concealed, oracle.Unlimited(), caps, 0, 4, oracle.Allowed{})
		if got != want || possible != possible2 {
			t.Errorf("%v: %d, %v, want %d, %v", d, got, possible2, want, possible)
		}
	}
}
