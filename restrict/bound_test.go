package restrict_test

import (
	"testing"

	"mentsu/form"
	"mentsu/internal/corpus"
	"mentsu/shanten"
	"mentsu/tile"
)

// TestUnusable: a hand of sets and a pair within some kinds is at least as far as the
// concealed tiles of other kinds are many, less one that may be discarded.
func TestUnusable(t *testing.T) {
	t.Parallel()
	for text, kinds := range map[string]tile.Kinds{
		"tanyao & std":      tile.Simples,
		"honitsu(p) & std":  0x1ff<<9 | tile.AllHonours,
		"chinitsu(s) & std": 0x1ff << 18,
		"honroutou & std":   tile.Orphans,
		"tsuuiisou & std":   tile.AllHonours,
	} {
		p := mustCompile(t, text)
		deals(88, 20, func(d corpus.Deal, g game) {
			h := d.Hand(g.rules)
			least := -1
			if h.Waiting() {
				least = 0
			}
			for k, n := range d.Concealed {
				if !kinds.Has(tile.Kind(k)) {
					least += int(n)
				}
			}
			if got := ask(t, p, h, g.pool).Shanten; int(got) < least {
				t.Errorf("%s, %+v: %d, but %d tiles are unusable", text, d, got, least)
			}
		})
	}
}

// TestJokersHelp: a tile turned into a joker never hurts, whatever is asked for; where a
// joker may be a fifth copy it gains one at most.
func TestJokersHelp(t *testing.T) {
	t.Parallel()
	r := corpus.New(89)
	for i, text := range texts {
		p := mustCompile(t, text)
		for range 3 {
			rules := form.Rules{Sets: 4 + i%2, JokerCopies: form.JokerCopies(r.Below(2))}
			d := r.Deal(corpus.Spec{Class: corpus.Classes()[r.Below(6)], Tiles: 3*rules.Sets + 1})
			before := ask(t, p, withJokers(t, d, rules, 0), form.PoolHand).Shanten
			for jokers := 1; jokers < 4; jokers++ {
				k := tile.Kind(r.Below(tile.NumKinds))
				for d.Concealed[k] == 0 {
					k = (k + 1) % tile.NumKinds
				}
				d.Concealed[k]--
				after := ask(t, p, withJokers(t, d, rules, jokers), form.PoolHand).Shanten
				if after > before || before != shanten.Impossible && rules.JokerCopies == form.JokerAny && after < before-1 {
					t.Errorf("%s, %+v: shanten %d, with joker %d it is %d", text, d, before, jokers, after)
				}
				before = after
			}
		}
	}
}
