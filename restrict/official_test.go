package restrict_test

import (
	"errors"
	"testing"

	"mentsu/form"
	"mentsu/hand"
	"mentsu/internal/corpus"
	"mentsu/restrict"
	"mentsu/shanten"
	"mentsu/tile"
)

// officialGame is the shape of hands under the Chinese official rules.
var officialGame = form.Rules{Forms: form.ChineseOfficial, FourAsTwoPairs: true}

// officialDeals calls check with hands of the Chinese official game, some near knitted tiles.
func officialDeals(seed uint64, each int, check func(h *hand.Hand)) {
	r := corpus.New(seed)
	for i := range each {
		melds := max(0, r.Below(6)-3)
		check(r.Knitted(13-3*min(melds, 1)+i%2, min(melds, 1), 20*(i%3)).Hand(officialGame))
		for _, class := range corpus.Classes() {
			d := r.Deal(corpus.Spec{Class: class, Tiles: 13 - 3*melds + i%2, Melds: melds, Seen: 20 * (i % 3)})
			if len(d.Melds) == melds {
				check(d.Hand(officialGame))
			}
		}
	}
}

// officialTexts are the fans, and some of them joined to others.
var officialTexts = []string{
	"any", "closed", "within(123456789m12345s1234567z)", "big_three_winds", "two_dragons_pungs", "nine_gates", "seven_shifted_pairs", "pure_terminal_chows", "three_suited_terminal_chows",
	"quadruple_chow", "pure_triple_chow", "four_pure_shifted_pungs", "pure_shifted_pungs", "mixed_shifted_pungs", "four_pure_shifted_chows", "pure_shifted_chows",
	"mixed_shifted_chows", "mixed_straight", "all_terminals_and_honors", "all_even_pungs", "upper_tiles", "middle_tiles", "lower_tiles", "upper_four", "lower_four",
	"reversible_tiles", "all_five", "half_flush", "all_types", "knitted_straight", "lesser_honors_and_knitted_tiles", "greater_honors_and_knitted_tiles",
	"all_types & mixed_straight", "all_types & conc(2)", "all_types & pair(1z)", "all_types & seven_pairs", "all_types & chanta", "all_types & all_pungs",
	"knitted_straight & all_types", "knitted_straight & lesser_honors_and_knitted_tiles", "nine_gates & ittsu(m)", "seven_shifted_pairs & chinitsu",
	"half_flush & ittsu", "half_flush & seven_pairs", "half_flush & yakuhai(7z)", "lesser_honors_and_knitted_tiles & within(123456789mps123456z)",
}

// TestOfficialSteps: just the useful tiles bring a hand nearer, and by one; just the discards
// that keep the number do so.
func TestOfficialSteps(t *testing.T) {
	t.Parallel()
	programs := map[string]*restrict.Program{}
	for _, text := range officialTexts {
		programs[text] = mustCompile(t, text)
	}
	steps := 0
	officialDeals(81, 3, func(h *hand.Hand) {
		for text, p := range programs {
			a := ask(t, p, h, form.PoolHand)
			if a.Shanten == shanten.Impossible || a.Shanten < 0 {
				continue
			}
			held, melded := h.Concealed(), h.Melded()
			for k := range tile.AllKinds.All() {
				c := held
				if h.Waiting() {
					if held[k]+melded[k] == tile.Copies {
						continue
					}
					c[k]++
				} else {
					if held[k] == 0 {
						continue
					}
					c[k]--
				}
				steps++
				after := ask(t, p, corpus.Deal{Concealed: c, Melds: h.Melds()}.Hand(officialGame), form.PoolHand)
				switch {
				case h.Waiting() && a.Useful.Has(k) && after.Shanten != a.Shanten-1 && !lastMatters(text, a):
					t.Errorf("%s of %v %v, draw of %v: %d, then %d", text, held, h.Melds(), k, a.Shanten, after.Shanten)
				case h.Waiting() && !a.Useful.Has(k) && after.Shanten != a.Shanten:
					t.Errorf("%s of %v %v, draw of %v, which is not useful: %d, then %d", text, held, h.Melds(), k, a.Shanten, after.Shanten)
				case !h.Waiting() && a.Keep.Has(k) != (after.Shanten == a.Shanten):
					t.Errorf("%s of %v %v, discard of %v: %d, then %d, keep %v", text, held, h.Melds(), k, a.Shanten, after.Shanten, a.Keep)
				}
			}
		}
	})
	if steps < 1000 {
		t.Errorf("%d steps: too few", steps)
	}
}

// lastMatters reports whether it is not the tiles alone that complete a hand: a deal has no
// drawn tile but its highest.
func lastMatters(text string, a restrict.Answer) bool {
	return a.Shanten == 0 && (text == "nine_gates" || text == "nine_gates & ittsu(m)")
}

// TestOfficialJoins: a hand is not nearer to two fans at once than to each.
func TestOfficialJoins(t *testing.T) {
	t.Parallel()
	type pair struct{ a, b, both *restrict.Program }
	var pairs []pair
	for _, a := range []string{"all_types", "half_flush", "knitted_straight", "nine_gates", "seven_shifted_pairs", "any"} {
		for _, b := range []string{"all_five", "seven_pairs", "mixed_straight", "toitoi", "within(19mps1234567z)", "closed", "chanta"} {
			pairs = append(pairs, pair{mustCompile(t, a), mustCompile(t, b), mustCompile(t, a+" & "+b)})
		}
	}
	every := mustCompile(t, "any")
	officialDeals(82, 12, func(h *hand.Hand) {
		for _, p := range pairs {
			a, b, both := ask(t, p.a, h, form.PoolSeen), ask(t, p.b, h, form.PoolSeen), ask(t, p.both, h, form.PoolSeen)
			if far := max(uint8(a.Shanten+1), uint8(b.Shanten+1)); uint8(both.Shanten+1) < far {
				t.Errorf("%v of %v %v: %d, alone %d and %d", p.both.Restriction(), h.Concealed(), h.Melds(), both.Shanten, a.Shanten, b.Shanten)
			}
		}
		if got, want := ask(t, every, h, form.PoolSeen).Shanten, shanten.Of(h, shanten.Query{Pool: form.PoolSeen}).Shanten; got != want {
			t.Errorf("any of %v %v: %d, want %d", h.Concealed(), h.Melds(), got, want)
		}
	})
}

// TestOfficialRefused asks what is not known for jokers and for games of five sets.
func TestOfficialRefused(t *testing.T) {
	t.Parallel()
	joker := hand.Tiles{Concealed: []tile.Tile{0, 1, 2, 3, tile.Joker}}
	knitted, err := hand.New(joker, hand.Context{Rules: officialGame})
	if err != nil {
		t.Fatal(err)
	}
	ordinary, err := hand.New(joker, hand.Context{})
	if err != nil {
		t.Fatal(err)
	}
	five, err := hand.New(hand.Tiles{Concealed: joker.Concealed[:4]}, hand.Context{Rules: form.Rules{Sets: 5}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		text string
		hand *hand.Hand
		want error
	}{
		{"all_types", ordinary, restrict.ErrJokers},
		{"half_flush", ordinary, restrict.ErrJokers},
		{"any", ordinary, nil},
		{"any", knitted, restrict.ErrJokers},
		{"toitoi", knitted, nil},
		{"all_types", five, restrict.ErrSets},
		{"half_flush", five, nil},
	} {
		p := mustCompile(t, c.text)
		if _, err := p.Of(c.hand, form.PoolMelds); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", c.text, err, c.want)
		}
		if _, err := restrict.Compare(c.hand, form.PoolMelds, []*restrict.Program{p}); !errors.Is(err, c.want) {
			t.Errorf("%s compared: %v, want %v", c.text, err, c.want)
		}
	}
}
